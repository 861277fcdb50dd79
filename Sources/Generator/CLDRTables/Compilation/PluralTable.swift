import LocaleCore

/// Packs the plural rules: words that languages share, sets of them, and the sets of each locale, with parents taken into
/// account; and the categories of ranges of numbers.
struct PluralTable {
  /// A locale with rules or ranges that truncation does not find, and the numbers of its sets.
  private struct Row {
    var locale: LSR
    var cardinal: Int
    var ordinal: Int
    var ranges = 0
  }

  /// One more than the greatest number that a rule may name: a word has 20 bits for it.
  private static let valueLimit = 1 << 20

  private var rows: [Row] = []
  /// Where the words of each set start, and a bit for each of its categories, `zero` lowest.
  private var sets: [(start: Int, categories: Int)] = []
  /// The category for each category of the start and of the end, by set. In the first every range is `other`.
  private var rangeSets = [[Int]](repeating: Array(repeating: 5, count: 36), count: 1)
  private var words: [PluralWord] = []
  /// The moduli; the first means none.
  private var moduli: [UInt32] = [0]

  /// - Throws: an error if a number in a rule does not fit its field, or the tables cannot hold a locale.
  init(_ facts: CLDRFacts) throws {
    var different: [[String]] = []
    var indexes: [PluralRulesFact: Int] = [:]
    for fact in facts.pluralRules {
      let known = different.firstIndex(of: fact.conditions)
      indexes[fact] = known ?? different.count
      if known == nil { different.append(fact.conditions) }
    }
    rows = try Self.rows(facts, indexes)
    for fact in facts.pluralRanges { addRanges(fact) }

    let firsts = different.indices.compactMap { index in facts.pluralRules.first { indexes[$0] == index } }
    var words: [[PluralWord]] = []
    for fact in firsts { words.append(try self.words(of: fact)) }
    // The longest first: a shorter set may be the end of a longer one; that of root always is.
    var starts = [Int](repeating: 0, count: words.count)
    for index in words.indices.sorted(by: { (words[$1].count, $0) < (words[$0].count, $1) }) {
      starts[index] = self.words.place(of: words[index])
    }
    for (fact, start) in zip(firsts, starts) {
      sets.append((start, fact.rules.reduce(0) { $0 | 1 << Self.code(of: $1.category) }))
    }
  }

  private static func rows(
    _ facts: CLDRFacts, _ indexes: [PluralRulesFact: Int]
  ) throws(InputDiagnostic) -> [Row] {
    let inheritance = PluralInheritance(facts)
    func row(_ locale: String, _ fields: LSR) -> Row {
      func set(_ kind: PluralRulesFact.Kind) -> Int { inheritance.rules(kind, of: locale).flatMap { indexes[$0] } ?? 0 }
      return Row(locale: fields, cardinal: set(.cardinal), ordinal: set(.ordinal))
    }
    var rows: [Row] = []
    let aliases = try AliasTables.languages(facts.aliases)
    for locale in inheritance.locales {
      let fields = LocaleForm.reading(locale).lsr
      // An alias is replaced before its rules are looked up.
      if aliases[fields.language] != nil { continue }
      let own = row(locale, fields)
      let around = row(PluralInheritance.truncated(locale), fields)
      // Truncation finds these without a row.
      let isLikeThat = (own.cardinal, own.ordinal) == (around.cardinal, around.ordinal)
      if locale.contains("_") || !inheritance.hasOwn(locale), isLikeThat { continue }
      rows.append(own)
    }
    rows.sort { $0.locale.rawValue < $1.locale.rawValue }
    let languages = Set(rows.filter { $0.locale.scriptAndRegion == 0 }.map(\.locale.language))
    for row in rows where !languages.contains(row.locale.language) {
      throw InputDiagnostic(
        "plural rules for a locale but not for its language", at: SourceLocation(file: CLDRFilePath.plurals),
        hint: "add rules for the language: its row leads to its locales")
    }
    return rows
  }

  private mutating func addRanges(_ fact: PluralRangesFact) {
    var set = rangeSets[0]
    for range in fact.ranges {
      set[Self.code(of: range.start) * 6 + Self.code(of: range.end)] = Self.code(of: range.result)
    }
    let index = rangeSets.firstIndex(of: set) ?? rangeSets.count
    if index == rangeSets.count { rangeSets.append(set) }
    for locale in fact.$locales {
      for place in rows.indices where rows[place].locale.language == locale.lsr.language { rows[place].ranges = index }
    }
  }

  /// Categories as numbers, as in `PluralCategory` of the runtime.
  private static func code(of category: String) -> Int {
    PluralRuleFact.categories.firstIndex(of: category) ?? PluralRuleFact.categories.count - 1
  }

  private mutating func words(of fact: PluralRulesFact) throws -> [PluralWord] {
    var words: [PluralWord] = []
    for rule in fact.rules {
      let code = Self.code(of: rule.category)
      if rule.condition.alternatives.isEmpty {
        words.append(
          try PluralWord(
            category: code, next: .rule, isNegated: false, operand: .n, modulus: 0, skip: 0, rest: 0, values: 0...0))
      }
      for (place, relations) in rule.condition.alternatives.enumerated() {
        let isLast = place + 1 == rule.condition.alternatives.count
        var skip = relations.reduce(0) { $0 + $1.ranges.count }
        for (index, relation) in relations.enumerated() {
          let modulus = try modulus(of: relation, at: rule.location)
          var rest = relation.ranges.count
          for values in relation.ranges {
            guard values.upperBound < Self.valueLimit else {
              throw InputDiagnostic(
                "a number that the tables cannot express", at: rule.location, text: relation.description,
                hint: "use numbers below \(Self.valueLimit)")
            }
            rest -= 1
            words.append(
              try PluralWord(
                category: code, next: index + 1 < relations.count ? .and : isLast ? .rule : .or,
                isNegated: relation.isNegated, operand: relation.operand, modulus: modulus, skip: skip, rest: rest,
                values: values))
            skip -= 1
          }
        }
      }
    }
    return words
  }

  /// The index of a relation's modulus.
  private mutating func modulus(of relation: PluralRelation, at location: SourceLocation) throws(InputDiagnostic) -> Int
  {
    guard let modulus = relation.modulus else { return 0 }
    // A number of more than 18 digits is stored as its remainder by this.
    guard 1_000_000_000_000_000_000 % UInt64(modulus) == 0, let modulus = UInt32(exactly: modulus) else {
      throw InputDiagnostic(
        "a modulus that the tables cannot express", at: location, text: relation.description,
        hint: "use one below 2^32 that divides 10^18: long numbers are reduced by that")
    }
    if let known = moduli.firstIndex(of: modulus) { return known }
    moduli.append(modulus)
    return moduli.count - 1
  }

  /// - Throws: an error if there are more sets or words than a column can number.
  func file() throws(InputDiagnostic) -> CompiledFile {
    var file = CompiledFile(
      "PluralTable", "Plural rules for cardinals and ordinals, and categories of ranges of numbers.",
      from: CLDRFilePath.plurals)
    file.add(
      "locales", .words64(rows.map(\.locale.rawValue)),
      "Locales whose rules truncation does not find, sorted; the first is root. See LSR.")
    try file.add("cardinals", column: rows.map(\.cardinal), bits: 8, "The set of each locale for cardinals.")
    try file.add("ordinals", column: rows.map(\.ordinal), bits: 8, "The set of each locale for ordinals.")
    try file.add("ranges", column: rows.map(\.ranges), bits: 8, "The set of each locale for ranges; 0 has none.")
    try file.add("starts", column: sets.map(\.start), "The index of the first word of each set.")
    try file.add(
      "categories", column: sets.map(\.categories), bits: 8,
      "The categories of each set, a bit for each, zero lowest.")
    try file.add(
      "rangeCategories", column: rangeSets.joined(), bits: 8, rows: rangeSets.count,
      "For each set of ranges the category for each of six at the start and six at the end.")
    file.add(
      "words", .words64(words.map(\.rawValue)), "The rules, a word for each range of a relation. See PluralWord.")
    file.add(
      // One for each index that a word can hold, so that the runtime needs no check of bounds.
      "moduli", .words32(moduli + Array(repeating: 0, count: PluralWord.modulusLimit - moduli.count)),
      rows: moduli.count - 1, "The divisors of remainders in rules, from 1 on.")
    return file
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
