import LocaleCore

/// Packs the plural rules: words that languages share, the categories of integers, and the set of each locale.
struct PluralTable {
  private let locales: PluralLocales
  private var sets: [PluralRuleSet] = []
  private var words: [PluralWord] = []
  /// The moduli; the first means none.
  private var moduli: [UInt32] = [0]
  private var integers = PluralIntegerRows()

  /// - Throws: an error if a number in a rule does not fit its field, or the tables cannot hold a locale.
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
      throw .tooWide(
        "\(different.count) different sets of plural rules", at: SourceLocation(file: CLDRFilePath.plurals, line: 0),
        for: PluralSets.self, room: "\(PluralSets.limit)")
    }
    locales = try PluralLocales(facts, indexes)

    let firsts = different.indices.compactMap { index in facts.pluralRules.first { indexes[$0] == index } }
    var words: [[PluralWord]] = []
    for fact in firsts { words.append(try self.words(of: fact)) }
    for fact in firsts {
      let subjects = IntegersAbove.all.filter { fact.category(of: $0) == nil }
      words.append(try self.words(of: Self.undecided(fact, for: subjects)))
    }
    for (index, fact) in firsts.enumerated() {
      let short = try self.words(of: Self.undecided(fact, for: [DecimalNumbers(hasFraction: true)]))
      let isNeeded = Self.decimals(of: fact) == PluralRuleSet.unknown && words[index].count >= Self.longRules
      words.append(isNeeded ? short : words[index])
    }
    // The longest first: a shorter set may be the end of a longer one; that of root always is.
    var starts = [Int](repeating: 0, count: words.count)
    for index in words.indices.sorted(by: { (words[$1].count, $0) < (words[$0].count, $1) }) {
      starts[index] = self.words.place(of: words[index])
    }
    for (index, fact) in firsts.enumerated() {
      sets.append(
        try set(
          of: fact, start: starts[index], integerStart: starts[firsts.count + index],
          fractionStart: starts[2 * firsts.count + index]))
    }
  }

  /// The rules without everything that the known part of a number decides. Relations that all such numbers satisfy, and
  /// alternatives that none satisfies, are left out; ranges that no such number distinguishes are joined.
  private static func undecided(_ fact: PluralRulesFact, for subjects: [some NumberClass]) -> PluralRulesFact {
    var rest = fact
    rest.rules = fact.rules.compactMap { rule in
      if rule.condition.alternatives.isEmpty { return rule }
      let alternatives = rule.condition.alternatives.filter { alternative in
        subjects.contains { PluralCondition(alternatives: [alternative]).holds(for: $0) != false }
      }
      if alternatives.isEmpty { return nil }
      var rule = rule
      rule.condition.alternatives = alternatives.map { relations in
        let undecided = relations.filter { relation in subjects.contains { $0.satisfies(relation) != true } }
        // An alternative that always holds keeps one relation, so that it is not empty.
        return (undecided.isEmpty ? Array(relations.prefix(1)) : undecided)
          .map { joiningRanges(of: $0, for: subjects) }.enumerated()
          .sorted { (chance(of: $0.element), $0.offset) < (chance(of: $1.element), $1.offset) }.map(\.element)
      }
      return rule
    }
    return rest
  }

  /// How many of all numbers a relation holds for: the rarest comes first, so that an alternative ends early.
  private static func chance(of relation: PluralRelation) -> Double {
    guard let modulus = relation.modulus else { return 0.5 }
    let held = Double(relation.ranges.reduce(0) { $0 + $1.count }) / Double(modulus)
    return relation.isNegated ? 1 - held : held
  }

  /// `i % 1000 = 100,200,300` is `i % 1000 = 100..300` where only multiples of a hundred ask.
  private static func joiningRanges(of relation: PluralRelation, for subjects: [some NumberClass]) -> PluralRelation {
    var joined = relation
    joined.ranges = []
    for range in relation.ranges {
      if let last = joined.ranges.last, last.upperBound < range.lowerBound {
        let between = last.upperBound + 1..<range.lowerBound
        if between.allSatisfy({ value in !subjects.contains { $0.canHave(value, for: relation) } }) {
          joined.ranges[joined.ranges.count - 1] = last.lowerBound...range.upperBound
          continue
        }
      }
      joined.ranges.append(range)
    }
    return joined
  }

  /// Rules of their own for numbers with a fraction take room: only sets of so many words and more have them.
  private static let longRules = 8

  /// The parts that make two sets of rules equal: not their samples and places.
  private struct Rule: Equatable {
    var category: String
    var condition: PluralCondition
  }

  private mutating func words(of fact: PluralRulesFact) throws(CLDRDiagnostic) -> [PluralWord] {
    var words: [PluralWord] = []
    for rule in fact.rules {
      let category = PluralCategoryCode.code(of: rule.category)
      if rule.condition.alternatives.isEmpty {
        words.append(
          PluralWord(category: category, next: .rule, isNegated: false, operand: .n, modulus: 0, first: 0, span: 0))
      }
      for (place, relations) in rule.condition.alternatives.enumerated() {
        let isLast = place + 1 == rule.condition.alternatives.count
        var alternative: [PluralWord] = []
        for (index, relation) in relations.enumerated() {
          let next: PluralWord.Next = index + 1 < relations.count ? .and : isLast ? .rule : .or
          alternative += try self.words(of: relation, category, next: next, at: rule.location)
        }
        guard alternative.count < PluralWord.skipLimit else {
          throw .tooWide(
            "\(alternative.count) relations in one alternative of a plural rule", at: rule.location,
            text: rule.condition.description, for: PluralWord.self, room: "\(PluralWord.skipLimit - 1)")
        }
        for (index, word) in alternative.enumerated() {
          words.append(word.with(skip: UInt64(alternative.count - index)))
        }
      }
    }
    return words
  }

  private mutating func words(
    of relation: PluralRelation, _ category: UInt64, next: PluralWord.Next, at location: SourceLocation
  ) throws(CLDRDiagnostic) -> [PluralWord] {
    let modulus = try modulus(of: relation, at: location)
    guard relation.ranges.count <= PluralWord.restLimit else {
      throw .tooWide(
        "\(relation.ranges.count) ranges in one relation of a plural rule", at: location, text: relation.description,
        for: PluralWord.self, room: "\(PluralWord.restLimit)")
    }
    var words: [PluralWord] = []
    for (index, range) in relation.ranges.enumerated() {
      let first = UInt64(range.lowerBound)
      let span = UInt64(range.upperBound - range.lowerBound)
      guard first < PluralWord.valueLimit, span < PluralWord.valueLimit else {
        throw .tooWide(
          "a number of a plural rule", at: location, text: relation.description, for: PluralWord.self,
          room: "numbers below \(PluralWord.valueLimit)")
      }
      let rest = relation.ranges[(index + 1)...]
      words.append(
        PluralWord(
          category: category, next: next, isNegated: relation.isNegated, operand: Self.operand(relation.operand),
          modulus: modulus, first: first, span: span
        ).with(rest: UInt64(rest.count), isLowest: rest.allSatisfy { $0.lowerBound > range.lowerBound }))
    }
    return words
  }

  /// The index of a relation's modulus.
  private mutating func modulus(
    of relation: PluralRelation, at location: SourceLocation
  ) throws(CLDRDiagnostic) -> UInt64 {
    guard let modulus = relation.modulus else { return 0 }
    // A number of more than 18 digits is stored as its remainder by this.
    guard 1_000_000_000_000_000_000 % modulus == 0, let modulus = UInt32(exactly: modulus) else {
      throw CLDRDiagnostic(
        "a modulus that the tables cannot express", at: location, text: relation.description,
        hint: "use one of 32 bits that divides 10^18, or teach the runtime to reduce long numbers by it")
    }
    if let known = moduli.firstIndex(of: modulus) { return UInt64(known) }
    guard moduli.count < PluralWord.modulusLimit else {
      throw .tooWide(
        "\(moduli.count + 1) different moduli", at: location, text: relation.description, for: PluralWord.self,
        room: "\(PluralWord.modulusLimit)")
    }
    moduli.append(modulus)
    return UInt64(moduli.count - 1)
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

  private mutating func set(
    of fact: PluralRulesFact, start: Int, integerStart: Int, fractionStart: Int
  ) throws(CLDRDiagnostic) -> PluralRuleSet {
    let small = integers.index(
      of: (0..<100).map { PluralCategoryCode.code(of: fact.category(of: SmallInteger(value: $0))) })
    let large = integers.index(
      of: (0..<100).map { PluralCategoryCode.code(of: fact.category(of: IntegersAbove(remainder: $0))) })
    guard words.count <= PluralRuleSet.startLimit, max(small, large) < PluralRuleSet.rowsLimit, integers.isInBounds
    else {
      throw .tooWide(
        "\(words.count) words of plural rules", at: fact.location, for: PluralRuleSet.self,
        room: "\(PluralRuleSet.startLimit) words and \(PluralRuleSet.rowsLimit) rows of whole numbers")
    }
    return PluralRuleSet(
      start: UInt64(start), integerStart: UInt64(integerStart), fractionStart: UInt64(fractionStart),
      small: UInt64(small), large: UInt64(large),
      categories: fact.rules.reduce(0) { $0 | 1 << PluralCategoryCode.code(of: $1.category) },
      // Only `v` tests a visible zero, and a number without an exponent has no other.
      wholeDecimals: Self.operands(of: fact).contains(.v)
        ? PluralCategoryCode.code(of: fact.category(of: DecimalNumbers(hasFraction: false))) : PluralRuleSet.ofInteger,
      decimals: Self.decimals(of: fact))
  }

  /// The relations that are known for numbers with a fraction that is not zero.
  private static func decimals(of fact: PluralRulesFact) -> UInt64 {
    operands(of: fact).isSubset(of: [.i, .c, .e])
      ? PluralRuleSet.ofInteger : PluralCategoryCode.code(of: fact.category(of: DecimalNumbers(hasFraction: true)))
  }

  private static func operands(of fact: PluralRulesFact) -> Set<PluralRelation.Operand> {
    Set(fact.rules.flatMap { $0.condition.alternatives.joined() }.map(\.operand))
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
          "sets", .words64(sets.map(\.rawValue)), rows: sets.count,
          comment: "Sets of rules, each for all locales that have the same. See PluralRuleSet."),
        CompiledConstant(
          "words", .words64(words.map(\.rawValue)), rows: words.count,
          comment: "The rules, a word for each range of a relation. See PluralWord."),
        CompiledConstant(
          // One for each index that a word can hold, so that the runtime needs no check of bounds.
          "moduli", .words32(moduli + Array(repeating: 0, count: PluralWord.modulusLimit - moduli.count)),
          rows: moduli.count - 1, comment: "What rules take remainders by, from 1 on."),
        CompiledConstant(
          "integers", .bytes(integers.indexes), rows: integers.indexes.count / PluralIntegers.rowCount,
          comment: "What rules say of a hundred integers: their ten rows. See PluralIntegers."),
        CompiledConstant(
          "integerRows", .words32(integers.rows), rows: integers.rows.count,
          comment: "Categories of ten neighbouring integers. See PluralIntegers."),
      ])
  }
}

/// Categories as numbers, as in `PluralCategory` of the runtime.
private enum PluralCategoryCode {
  static func code(of category: String?) -> UInt64 {
    guard let category, let code = PluralRuleFact.categories.firstIndex(of: category) else {
      return PluralRuleSet.unknown
    }
    return UInt64(code)
  }
}

extension [PluralWord] {
  /// The position of the words in this array; they are appended if they are not in it.
  fileprivate mutating func place(of words: [PluralWord]) -> Int {
    for start in indices where count - start >= words.count && self[start..<start + words.count].elementsEqual(words) {
      return start
    }
    append(contentsOf: words)
    return count - words.count
  }
}

/// The categories of integers, in rows that the sets share.
private struct PluralIntegerRows {
  private(set) var rows: [UInt32] = []
  private(set) var indexes: [UInt8] = []
  private(set) var isInBounds = true

  /// - Parameter categories: the categories of a hundred integers.
  mutating func index(of categories: [UInt64]) -> Int {
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
