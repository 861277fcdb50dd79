import LocaleCore
import Testing

@testable import CLDRTables

/// `plurals.xml` and `ordinals.xml`: what is read, what is refused and where, and what the tables contain.
@Suite struct PluralRulesTests {
  private let path = CLDRFilePath.plurals
  private let one = "i = 1 and v = 0 @integer 1"
  private var oneLine: Int { 7 }

  private func plurals(_ rule: String) -> String { ReadingFixture.plurals.replacing(one, with: rule) }

  @Test func conditionsAndSamplesAreRead() throws {
    let facts = try ReadingFixture.facts(path, ReadingFixture.plurals)
    #expect(facts.pluralRules.map(\.kind) == [.cardinal, .cardinal, .cardinal, .ordinal])
    #expect(facts.pluralRules.map(\.locales) == [["root", "zh"], ["en"], ["fr"], ["root"]])
    let many = try #require(facts.pluralRules[2].rules.dropFirst().first)
    #expect(many.category == "many")
    #expect(many.location.line == 12)
    #expect(many.condition.alternatives.map(\.count) == [4, 1])
    let last = try #require(many.condition.alternatives.last?.first)
    #expect(last == PluralRelation(operand: .e, modulus: nil, isNegated: true, ranges: [0...5]))
    #expect(many.condition.alternatives[0][2].modulus == 1_000_000)
    #expect(many.samples.map(\.text) == ["1000000", "1c6", "1.1c6"])
  }

  /// White space is ignored, and the resulting text is CLDR's.
  @Test(arguments: [
    ("n=1", "n = 1"), ("n  %  10=2..4 , 9 and\n n%100!=12 .. 14", "n % 10 = 2..4,9 and n % 100 != 12..14"),
    ("v = 0 or w = 1 or f = 2 or t = 3 or c = 4 or e = 5", "v = 0 or w = 1 or f = 2 or t = 3 or c = 4 or e = 5"),
    ("", ""), ("i = 999999999", "i = 999999999"),
  ])
  func conditions(_ row: (String, String)) throws {
    var parser = PluralRuleParser(row.0)
    #expect(try parser.condition().description == row.1)
    #expect(parser.samples().0.isEmpty)
  }

  /// Words and signs, those of the samples too, up to the limit.
  @Test func theLongestRule() throws {
    var parser = PluralRuleParser("i = 1" + String(repeating: ",1", count: 997) + " @integer 1")
    #expect(try parser.condition().alternatives.first?.first?.ranges.count == 998)
  }

  /// A list of samples may end in `…` or `...` (UTS #35 part 3, Plural Rules Syntax).
  @Test(arguments: ["…", "..."])
  func listsWithoutEnd(sign: String) throws {
    var parser = PluralRuleParser("n = 1..3 @integer 1, 2~3, \(sign) @decimal 1.0, \(sign)")
    #expect(try parser.condition().description == "n = 1..3")
    #expect(parser.samples().0.map(\.text) == ["1", "2", "3", "1.0"])
  }

  /// Of `i = 1,1,…` every second word is a number: so is the 2001st, the first beyond the limit. A long rule is cut.
  @Test func rulesThatAreTooLong() {
    let rule = "i = 1" + String(repeating: ",1", count: 1000)
    let found = ReadingFixture.errorMessages(path, plurals(rule))
    #expect(
      found.count == 1 && found[0].hasPrefix("\(path):\(oneLine): error: malformed plural rule, at '1'"), "\(found)")
    #expect(
      found.allSatisfy {
        $0.contains(": '\(rule.prefix(300))' (expected") && $0.contains("2000 words and signs at most")
      }, "\(found)")
  }

  /// The categories of a language's rules are known, each there once, in CLDR's order, and `other` is the last of them.
  @Test(arguments: [
    ("other", ""), ("zero one two few many other", ""), ("one few other", ""),
    ("one one other", "second rule for a category of a language"), ("few one other", "plural rule out of order"),
    ("other one", "plural rule out of order"), ("zero one", "plural rules without 'other'"),
  ])
  func categoriesOfALanguage(categories: String, fault: String) throws {
    var parser = PluralRuleParser("n = 1")
    let condition = try parser.condition()
    let rules = categories.split(separator: " ").map { category in
      PluralRuleFact(
        category: String(category), condition: category == "other" ? PluralCondition(alternatives: []) : condition,
        samples: [], location: MadeFacts.place)
    }
    var facts = CLDRFacts(version: CLDRVersion(major: 48))
    facts.pluralRules = [PluralRulesFact(kind: .cardinal, locales: ["root"], rules: rules, location: MadeFacts.place)]
    let found = CLDRFactsChecker(facts).illFormedPluralRules(in: facts)
    #expect(found.map(\.message) == (fault.isEmpty ? [] : [fault]))
  }

  @Test func numbersThatNoWordCanHold() throws {
    let wide = [
      ("n % 7 = 1", "a modulus that the tables cannot express: 'n % 7 = 1'"),
      ("n = 1048576", "a number that the tables cannot express: 'n = 1048576' (use numbers below 1048576)"),
      ("n = 0..2000000", "a number that the tables cannot express: 'n = 0..2000000'"),
    ]
    for (rule, message) in wide {
      let facts = try ReadingFixture.facts(path, plurals(rule))
      let error = #expect(throws: InputDiagnostic.self) { try PluralTable(facts) }
      #expect(
        error?.description.contains("\(path):\(oneLine): error: \(message)") == true, "\(error?.description ?? "")")
    }
  }

  @Test func rulesOfALocaleNeedThoseOfItsLanguage() throws {
    let facts = try ReadingFixture.facts(
      path, ReadingFixture.plurals.replacing("locales=\"fr\"", with: "locales=\"fr_CA\""))
    let error = #expect(throws: InputDiagnostic.self) { try PluralTable(facts) }
    #expect(error?.description.hasPrefix("\(path): error: plural rules for a locale but not for its language") == true)
  }

  /// If CLDR has no section of parents for plurals, the section for everything is used: a locale that no rule names
  /// then has its parent's rules.
  @Test func parentsGiveRulesToLocalesThatNoRuleNames() throws {
    let parents = ReadingFixture.supplementalData.replacing(
      #"<parentLocale parent="en_001" locales="en_GB en_150"/>"#,
      with: #"<parentLocale parent="fr" locales="en_QC"/>"#)
    let section = parents.replacing(
      "</parentLocales>", with: #"</parentLocales><parentLocales component="segmentations plurals"></parentLocales>"#)
    func locales(_ data: String) throws -> [String] {
      try Self.locales(of: ReadingFixture.facts(CLDRFilePath.supplementalData, data))
    }
    #expect(try locales(parents) == ["root", "en", "en-QC", "fr", "zh"])
    #expect(try locales(section) == ["root", "en", "fr", "zh"])
  }

  /// A locale loses its last subtag first: one with its script's rules needs no row of its own.
  @Test func localesInheritFromTheirScripts() throws {
    let text = ReadingFixture.plurals.replacing("locales=\"fr\"", with: "locales=\"fr en_Hant en_Hant_TW\"")
    #expect(try Self.locales(of: ReadingFixture.facts(path, text)) == ["root", "en", "en-Hant", "fr", "zh"])
  }

  /// The locales with rows, in the order of their texts, root first.
  private static func locales(of facts: CLDRFacts) throws -> [String] {
    let column = try PluralTable(facts).file().constants.first { $0.name == "locales" }
    guard case .words64(let words)? = column?.value else { return [] }
    return words.map { word in
      let lsr = LSR(rawValue: word)
      var text = IdentifierBuffer()
      text.append(language: lsr.language, script: lsr.script, region: lsr.region)
      return word == 0 ? "root" : text.text
    }.sorted { ($0 == "root" ? "" : $0) < ($1 == "root" ? "" : $1) }
  }

  /// A sample is digits, with a point and digits, with an exponent (UTS #35 part 3, Samples); fifteen digits at most.
  @Test(arguments: [
    ("1", true), ("1.50", true), ("1.2c6", true), ("1e15", true), ("1c16", false), ("12c14", true), ("12c15", false),
    ("1.23456789012345c15", true), ("1c2c3", false), ("1.x", false), ("1.", false),
    (".5", false), ("1c", false), ("1cx", false), ("", false), ("-1", false), ("1.2.3", false),
    ("123456789012345", true), ("1234567890123456", false), ("12345678901234.5", true), ("123456789012345.6", false),
  ])
  func samples(text: String, isSample: Bool) {
    #expect((PluralSample(text) != nil) == isSample)
  }

  /// The table of UTS #35 part 3, Plural Operand Meanings: i, v, w, f, t, e of numbers. Their n is i, or has a fraction.
  @Test(
    arguments: [
      ("1", [1, 0, 0, 0, 0, 0]), ("1.0", [1, 1, 0, 0, 0, 0]), ("1.00", [1, 2, 0, 0, 0, 0]),
      ("1.3", [1, 1, 1, 3, 3, 0]),
      ("1.30", [1, 2, 1, 30, 3, 0]), ("1.03", [1, 2, 2, 3, 3, 0]), ("1.230", [1, 3, 2, 230, 23, 0]),
      ("1200000", [1_200_000, 0, 0, 0, 0, 0]), ("1.2c6", [1_200_000, 0, 0, 0, 0, 6]),
      ("123c6", [123_000_000, 0, 0, 0, 0, 6]),
      ("123c5", [12_300_000, 0, 0, 0, 0, 5]), ("1200.50", [1200, 2, 1, 50, 5, 0]),
      ("1.20050c3", [1200, 2, 1, 50, 5, 3]),
    ] as [(String, [Int])])
  func operands(text: String, values: [Int]) throws {
    func holds(_ rule: String) throws -> Bool {
      var parser = PluralRuleParser(rule)
      let one = PluralRuleFact(
        category: "one", condition: try parser.condition(), samples: [], location: MadeFacts.place)
      let set = PluralRulesFact(kind: .cardinal, locales: ["root"], rules: [one], location: MadeFacts.place)
      return set.reference.category(of: text) == "one"
    }
    for (operand, value) in zip(["i", "v", "w", "f", "t", "e", "c"], values + values.suffix(1)) {
      #expect(try holds("\(operand) = \(value)"), "\(operand)")
      #expect(try !holds("\(operand) != \(value)"), "\(operand)")
      #expect(try !holds("\(operand) = \(value + 1)..999999999"), "\(operand)")
      #expect(try holds("\(operand) % 7 = \(value % 7)"), "\(operand)")
    }
    let hasFraction = values[4] > 0
    #expect(try holds("n = \(values[0])") == !hasFraction)
    #expect(try holds("n != \(values[0])") == hasFraction)
    #expect(try holds("n % 7 = 0..6") == !hasFraction)
  }

  /// Every number of a range, by steps of its last digit.
  @Test(
    arguments: [
      ("2~4", "2 3 4"), ("5~5", "5"), ("0.8~1.1", "0.8 0.9 1.0 1.1"), ("0.08~0.11", "0.08 0.09 0.10 0.11"),
      ("9.98~10.01", "9.98 9.99 10.00 10.01"), ("1~2.0", nil), ("1c3~1c4", nil), ("1~2c3", nil), ("1c3~2", nil),
      ("2~1", nil),
    ] as [(String, String?)])
  func ranges(text: String, expected: String?) throws {
    let ends = text.split(separator: "~").compactMap { PluralSample(String($0)) }
    try #require(ends.count == 2)
    #expect(ends[0].numbers(through: ends[1])?.map(\.text).joined(separator: " ") == expected)
  }

  /// A range of examples has at most ten thousand steps.
  @Test func longRanges() throws {
    let first = try #require(PluralSample("7"))
    #expect(try first.numbers(through: #require(PluralSample("10007")))?.count == 10_001)
    #expect(try first.numbers(through: #require(PluralSample("10008"))) == nil)
  }
}
