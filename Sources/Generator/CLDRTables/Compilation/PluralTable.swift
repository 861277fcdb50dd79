import LocaleCore

/// Packs the plural rules: words that languages share, and the set of each locale.
struct PluralTable {
  private let locales: PluralLocales
  private var sets: [PluralRuleSet] = []
  private var words: [PluralWord] = []
  /// The moduli; the first means none.
  private var moduli: [UInt32] = [0]

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
        "\(different.count) different sets of plural rules", at: SourceLocation(file: CLDRFilePath.plurals),
        for: PluralSets.self, room: "\(PluralSets.limit)")
    }
    locales = try PluralLocales(facts, indexes)

    let firsts = different.indices.compactMap { index in facts.pluralRules.first { indexes[$0] == index } }
    var words: [[PluralWord]] = []
    for fact in firsts { words.append(try self.words(of: fact)) }
    // The longest first: a shorter set may be the end of a longer one; that of root always is.
    var starts = [Int](repeating: 0, count: words.count)
    for index in words.indices.sorted(by: { (words[$1].count, $0) < (words[$0].count, $1) }) {
      starts[index] = self.words.place(of: words[index])
    }
    for (fact, start) in zip(firsts, starts) {
      guard self.words.count <= PluralRuleSet.startLimit else {
        throw .tooWide(
          "\(self.words.count) words of plural rules", at: fact.location, for: PluralRuleSet.self,
          room: "\(PluralRuleSet.startLimit)")
      }
      let categories = fact.rules.reduce(0 as UInt32) { $0 | 1 << UInt32(Self.code(of: $1.category)) }
      sets.append(PluralRuleSet(start: start, categories: categories))
    }
  }

  /// Categories as numbers, as in `PluralCategory` of the runtime.
  private static func code(of category: String) -> UInt64 {
    UInt64(PluralRuleFact.categories.firstIndex(of: category) ?? PluralRuleFact.categories.count - 1)
  }

  /// The parts of a rule that count for equality: not its samples and place.
  private struct Rule: Equatable {
    var category: String
    var condition: PluralCondition
  }

  private mutating func words(of fact: PluralRulesFact) throws(CLDRDiagnostic) -> [PluralWord] {
    var words: [PluralWord] = []
    for rule in fact.rules {
      let category = Self.code(of: rule.category)
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
      words.append(
        PluralWord(
          category: category, next: next, isNegated: relation.isNegated, operand: relation.operand,
          modulus: modulus, first: first, span: span
        ).with(rest: UInt64(relation.ranges.count - index - 1)))
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
          // One for each index that a word can hold, so that the runtime needs no check of bounds.
          "moduli", .words32(moduli + Array(repeating: 0, count: PluralWord.modulusLimit - moduli.count)),
          rows: moduli.count - 1, comment: "The divisors of remainders in rules, from 1 on."),
      ])
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
