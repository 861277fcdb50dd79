import LocaleCore

/// Packs the plural rules: words that languages share, what the rules say of integers, and which locale has which set.
struct PluralTable {
  private let locales: PluralLocales
  private var sets: [PluralRuleSet] = []
  private var words: [PluralWord] = []
  private var integers = PluralIntegerRows()

  /// - Throws: where a rule has a number that its field has no room for, or a locale is none that the tables can hold.
  init(_ facts: CLDRFacts) throws(CLDRDiagnostic) {
    var different: [[Rule]] = []
    var indexes: [PluralRulesFact: Int] = [:]
    for fact in facts.pluralRules {
      let rules = fact.rules.map { Rule(category: $0.category, condition: $0.condition) }
      let known = different.firstIndex(of: rules)
      indexes[fact] = known ?? different.count
      if known == nil { different.append(rules) }
    }
    guard different.count <= PluralSets.limit else {
      throw CLDRDiagnostic(
        "key wider than its field: \(different.count) different sets of plural rules",
        at: SourceLocation(file: CLDRFilePath.plurals, line: 0), hint: "an index has seven bits; see PluralSets")
    }
    locales = try PluralLocales(facts, indexes)

    let firsts = different.indices.compactMap { index in facts.pluralRules.first { indexes[$0] == index } }
    var words: [[PluralWord]] = []
    for fact in firsts { words.append(try Self.words(of: fact)) }
    // The longest first: the words of a shorter set may be the last of a longer one, those of root always are.
    var starts = [Int](repeating: 0, count: words.count)
    for index in words.indices.sorted(by: { (words[$1].count, $0) < (words[$0].count, $1) }) {
      starts[index] = self.words.place(of: words[index])
    }
    for (index, fact) in firsts.enumerated() {
      sets.append(try set(of: fact, start: starts[index]))
    }
  }

  /// What makes two sets of rules the same: their samples and places do not.
  private struct Rule: Equatable {
    var category: String
    var condition: PluralCondition
  }

  private static func words(of fact: PluralRulesFact) throws(CLDRDiagnostic) -> [PluralWord] {
    var words: [PluralWord] = []
    for rule in fact.rules {
      let category = UInt64(PluralCategoryCode.code(of: rule.category))
      if rule.condition.alternatives.isEmpty {
        words.append(
          PluralWord(category: category, next: .rule, isNegated: false, operand: .n, first: 0, span: 0, modulus: 0))
      }
      for (place, relations) in rule.condition.alternatives.enumerated() {
        let isLast = place + 1 == rule.condition.alternatives.count
        for (index, relation) in relations.enumerated() {
          let next: PluralWord.Next = index + 1 < relations.count ? .and : isLast ? .rule : .or
          words += try self.words(of: relation, category, next: next, at: rule.location)
        }
      }
    }
    return words
  }

  private static func words(
    of relation: PluralRelation, _ category: UInt64, next: PluralWord.Next, at location: SourceLocation
  ) throws(CLDRDiagnostic) -> [PluralWord] {
    var words: [PluralWord] = []
    for (index, range) in relation.ranges.enumerated() {
      let first = UInt64(range.lowerBound)
      let span = UInt64(range.upperBound - range.lowerBound)
      let modulus = UInt64(relation.modulus ?? 0)
      guard first < PluralWord.valueLimit, span < PluralWord.spanLimit, modulus < PluralWord.valueLimit else {
        throw CLDRDiagnostic(
          "number wider than its field in a plural rule", at: location, text: relation.description,
          hint: "see PluralWord: values and moduli have 20 bits, ranges 15")
      }
      // A number of more than 18 digits is kept as its remainder by this.
      guard modulus == 0 || 1_000_000_000_000_000_000 % modulus == 0 else {
        throw CLDRDiagnostic(
          "a modulus that the tables cannot express", at: location, text: relation.description,
          hint: "the runtime keeps remainders of long numbers by powers of ten")
      }
      words.append(
        PluralWord(
          category: category, next: index + 1 < relation.ranges.count ? .range : next, isNegated: relation.isNegated,
          operand: operand(relation.operand), first: first, span: span, modulus: modulus))
    }
    return words
  }

  private static func operand(_ operand: PluralRelation.Operand) -> PluralWord.Operand {
    switch operand {
    case .n: .n
    case .i: .i
    case .v: .v
    case .w: .w
    case .f: .f
    case .t: .t
    case .c: .c
    case .e: .e
    }
  }

  private mutating func set(of fact: PluralRulesFact, start: Int) throws(CLDRDiagnostic) -> PluralRuleSet {
    let integers = integers.index(of: fact)
    guard start < PluralRuleSet.startLimit, integers < PluralRuleSet.integersLimit, self.integers.isInBounds else {
      throw CLDRDiagnostic(
        "key wider than its field: \(words.count) words of plural rules", at: fact.location,
        hint: "see PluralRuleSet")
    }
    return PluralRuleSet(
      start: UInt32(start),
      categories: fact.rules.reduce(0) { $0 | 1 << PluralCategoryCode.code(of: $1.category) },
      integers: UInt32(integers),
      wholeDecimals: PluralCategoryCode.code(of: fact.category(of: DecimalNumbers(hasFraction: false))),
      decimals: PluralCategoryCode.code(of: fact.category(of: DecimalNumbers(hasFraction: true))))
  }

  func file() -> CompiledFile {
    CompiledFile(
      name: "PluralTable", summary: "Plural rules for cardinals and ordinals.",
      constants: [
        CompiledConstant(
          "languages", .words32(locales.languages.map(\.rawValue)), rows: locales.languages.count,
          comment: "Languages with rules of their own, sorted. See PluralLanguageRow."),
        CompiledConstant(
          "locales", .words64(locales.locales.map(\.rawValue)), rows: locales.locales.count,
          comment: "Locales whose rules are not their language's. See PluralLocaleRow."),
        CompiledConstant(
          "sets", .words32(sets.map(\.rawValue)), rows: sets.count,
          comment: "Sets of rules, each for all locales that have the same. See PluralRuleSet."),
        CompiledConstant(
          "words", .words64(words.map(\.rawValue)), rows: words.count,
          comment: "The rules, a word for each range of a relation. See PluralWord."),
        CompiledConstant(
          "integers", .bytes(integers.indexes), rows: integers.indexes.count / PluralIntegers.rowCount,
          comment: "What rules say of integers: the rows of 0 to 99, then those of remainders. See PluralIntegers."),
        CompiledConstant(
          "integerRows", .words32(integers.rows), rows: integers.rows.count,
          comment: "Categories of ten neighbouring integers. See PluralIntegers."),
      ])
  }
}

/// Categories as numbers, as in `PluralCategory` of the runtime.
private enum PluralCategoryCode {
  static func code(of category: String?) -> UInt32 {
    guard let category, let code = PluralRuleFact.categories.firstIndex(of: category) else {
      return PluralRuleSet.unknown
    }
    return UInt32(code)
  }
}

extension [PluralWord] {
  /// Where the words stand in this, which they are added to where they do not.
  fileprivate mutating func place(of words: [PluralWord]) -> Int {
    for start in indices where count - start >= words.count && self[start..<start + words.count].elementsEqual(words) {
      return start
    }
    append(contentsOf: words)
    return count - words.count
  }
}

/// What the rules say of integers, in rows that the sets share.
private struct PluralIntegerRows {
  private(set) var rows: [UInt32] = []
  private(set) var indexes: [UInt8] = []
  private(set) var isInBounds = true

  mutating func index(of fact: PluralRulesFact) -> Int {
    let numbers = (0..<100).map { PluralCategoryCode.code(of: fact.category(of: SmallInteger(value: $0))) }
    let remainders = (0..<100).map { PluralCategoryCode.code(of: fact.category(of: IntegersAbove(remainder: $0))) }
    let categories = numbers + remainders
    let own = stride(from: 0, to: categories.count, by: 10).map { place in
      row(PluralIntegers.row(categories[place..<place + 10]))
    }
    for start in stride(from: 0, to: indexes.count, by: PluralIntegers.rowCount)
    where indexes[start..<start + PluralIntegers.rowCount].elementsEqual(own) {
      return start / PluralIntegers.rowCount
    }
    indexes += own
    return indexes.count / PluralIntegers.rowCount - 1
  }

  private mutating func row(_ row: UInt32) -> UInt8 {
    if let known = rows.firstIndex(of: row) { return UInt8(truncatingIfNeeded: known) }
    rows.append(row)
    if rows.count > 0x100 { isInBounds = false }
    return UInt8(truncatingIfNeeded: rows.count - 1)
  }
}

/// One integer below the period.
private struct SmallInteger: PluralSubject {
  var value: Int

  func satisfies(_ relation: PluralRelation) -> Bool? {
    switch relation.operand {
    case .n, .i: relation.holds(for: value)
    case .v, .w, .f, .t, .c, .e: relation.holds(for: 0)
    }
  }
}

/// All integers from the period on that have a remainder by it.
private struct IntegersAbove: PluralSubject {
  private static let period = Int(PluralIntegers.period)
  var remainder: Int

  func satisfies(_ relation: PluralRelation) -> Bool? {
    switch relation.operand {
    case .v, .w, .f, .t, .c, .e: return relation.holds(for: 0)
    case .n, .i: break
    }
    if let modulus = relation.modulus, Self.period % modulus == 0 { return relation.holds(for: remainder) }
    // A modulus that the period divides leaves the remainder as it is, and any hundreds before it.
    if let modulus = relation.modulus, modulus % Self.period != 0 { return nil }
    let lowest = relation.modulus == nil ? Self.period : 0
    let isPossible = relation.ranges.contains { range in
      let low = max(range.lowerBound, lowest)
      let next = low + (remainder - low % Self.period + Self.period) % Self.period
      return next <= range.upperBound
    }
    return isPossible ? nil : relation.isNegated
  }
}

/// All numbers with visible fraction digits and without an exponent.
private struct DecimalNumbers: PluralSubject {
  /// Whether the digits are not all zero.
  var hasFraction: Bool

  func satisfies(_ relation: PluralRelation) -> Bool? {
    switch relation.operand {
    case .n: return hasFraction ? relation.isNegated : nil
    case .i: return nil
    case .c, .e: return relation.holds(for: 0)
    case .v: return atLeastOne(relation)
    case .w, .f, .t: return hasFraction ? atLeastOne(relation) : relation.holds(for: 0)
    }
  }

  /// Decides where the relation is about nothing but zero.
  private func atLeastOne(_ relation: PluralRelation) -> Bool? {
    relation.modulus == nil && relation.ranges.allSatisfy { $0.upperBound == 0 } ? relation.isNegated : nil
  }
}
