import AppLocalization
import LocaleCanonicalization
import LocaleMatching
import LocalePlurals
import PathKit
import ReferencePlurals
import TestSupport
import Testing

/// Compares the plural rules of this build with CLDR's own text and samples, which are read by regular expressions, and
/// with a reference that reads the rules word by word.
@Suite struct PluralRulesTests {
  private static let file = Result { try ReferencePluralFile.languages(of: (TestData.root + "CLDR").string) }

  private func languages() throws -> [ReferencePluralFile.Language] { try Self.file.get() }

  /// One language for each different text of rules.
  private func differingLanguages() throws -> [ReferencePluralFile.Language] {
    Dictionary(grouping: try languages(), by: \.text).values.compactMap(\.first)
  }

  private func rules(_ language: ReferencePluralFile.Language) -> PluralRules {
    PluralRules(language.tag, language.isOrdinal ? .ordinal : .cardinal)
  }

  @Test func everySampleHasItsCategory() throws {
    var count = 0
    for language in try differingLanguages() {
      let rules = rules(language)
      for (number, category) in language.samples {
        count += 1
        #expect(try rules.category(for: number).rawValue == category, "\(language.locale) \(number)")
        if let integer = Int(number) {
          #expect(rules.category(for: integer).rawValue == category, "\(language.locale) \(number)")
        }
      }
    }
    #expect(count > 2_000)
  }

  @Test func agreesWithTheReference() throws {
    var generator = SeededGenerator(seed: 17)
    let random = RandomDecimals { generator.next() >> 8 }
    let decimals = (0..<TestSize.count(300, sample: 60)).map { _ in random.decimal(hasExponent: true) }
    for language in try differingLanguages() {
      let (reference, rules) = (language.reference, rules(language))
      for number in Array(0..<TestSize.count(250, sample: 120)) + [
        800, 899, 1000, 20_000, 40_000, 100_000, 1_000_000, 3_000_000, 12_345_678,
      ] {
        #expect(
          rules.category(for: number).rawValue == reference.category(of: "\(number)"), "\(language.locale) \(number)")
      }
      for number in decimals {
        #expect(
          try rules.category(for: number).rawValue == reference.category(of: number), "\(language.locale) \(number)")
      }
    }
  }

  /// The forms of a caller's own text, with a form `zero` where Apple's rule holds, and where only CLDR's does.
  @Test func formsOfATextFollowTheRules() throws {
    for language in try differingLanguages() where !language.isOrdinal {
      for isApples in [true, false] {
        let forms = PluralCategory.allCases.filter { form in
          form != .zero || isApples || language.rules.contains { $0.category == "zero" }
        }
        let text = LocalizedFormat.plural(Dictionary(uniqueKeysWithValues: forms.map { ($0, "\($0) %(count)lld") }))
        let localizer = BundleTables(texts: [language.tag: ["Localizable": ["n": text]]]).localizer(for: language.tag)
        for number in [0, 1, 2, 3, 5, 10, 11, 12, 21, 100, 101, 1_000_000] {
          let expected = isApples && number == 0 ? "zero" : language.reference.category(of: "\(number)")
          let shown = localizer.string("n", arguments: ["count": number])
          #expect(String(shown.prefix { $0 != " " }) == expected, "\(language.locale) \(number): \(shown)")
        }
      }
    }
  }

  /// The text is made again from packed words; it differs from CLDR's only in white space.
  @Test func rulesReadAsCLDRWritesThem() throws {
    for language in try languages() {
      let rules = rules(language)
      for (category, text) in language.rules {
        let written = text.prefix { $0 != "@" }.split { $0.isWhitespace }.joined(separator: " ")
        #expect(PluralCategory(rawValue: category).flatMap(rules.rule) == written, "\(language.locale) \(category)")
      }
      #expect(rules.categories.map(\.rawValue).sorted() == language.rules.map(\.category).sorted())
      // An alias has the rules of what replaces it.
      let canonical = try #require(LanguageIdentifier(language.tag)).canonicalized.language.description
      #expect([language.tag, canonical, "kok"].contains(rules.locale))
      for category in PluralCategory.allCases where !rules.categories.contains(category) {
        #expect(rules.rule(for: category) == nil)
      }
    }
  }

  /// UTS #35 part 3, Plural Operand Meanings: the table of examples, with i v w f t c.
  @Test(arguments: [
    ("1", [1, 0, 0, 0, 0, 0]), ("1.0", [1, 1, 0, 0, 0, 0]), ("1.00", [1, 2, 0, 0, 0, 0]), ("1.3", [1, 1, 1, 3, 3, 0]),
    ("1.30", [1, 2, 1, 30, 3, 0]), ("1.03", [1, 2, 2, 3, 3, 0]), ("1.230", [1, 3, 2, 230, 23, 0]),
    ("1200000", [1_200_000, 0, 0, 0, 0, 0]), ("1.2c6", [1_200_000, 0, 0, 0, 0, 6]),
    ("123c6", [123_000_000, 0, 0, 0, 0, 6]), ("123c5", [12_300_000, 0, 0, 0, 0, 5]),
    ("1200.50", [1200, 2, 1, 50, 5, 0]), ("1.20050c3", [1200, 2, 1, 50, 5, 3]),
  ])
  func operandsOfTheStandard(text: String, expected: [UInt64]) throws {
    let operands = try PluralOperands(text)
    let (v, w, c) = (UInt64(operands.v), UInt64(operands.w), UInt64(operands.c))
    #expect([operands.i, v, w, operands.f, operands.t, c] == expected)
    if c == 0 {
      #expect(PluralOperands(integer: operands.i, fraction: operands.f, fractionDigitCount: operands.v) == operands)
    }
  }

  /// The last eighteen digits count, and the exponent up to a million, as the documentation says.
  @Test(arguments: [
    "99999999999999999999", "1234567890123456789012345", "18446744073709551616", "1000000000000000000",
    "999999999999999999", "20000000000000000001", "199999999999999999999999999999999999999",
  ])
  func moreDigitsThanAWordHolds(text: String) throws {
    let last = try #require(UInt64(text.suffix(18)))
    let isLong = text.count > 18
    #expect(try PluralOperands(text).i == (isLong ? 1_000_000_000_000_000_000 : 0) + last)
    #expect(try PluralOperands("0." + text).f == (isLong ? 1_000_000_000_000_000_000 : 0) + last)
  }

  @Test(arguments: [
    ("1c250000", 250_000), ("1c1000000", 1_000_000), ("1e9999999", 1_000_000), ("1c99999999999999999999", 1_000_000),
  ])
  func greatExponents(text: String, expected: Int) throws {
    #expect(try PluralOperands(text).c == expected)
  }

  @Test func operandsThatContradictEachOther() {
    #expect(PluralOperands(integer: 1, fraction: 50, fractionDigitCount: 1) == nil)
    #expect(PluralOperands(integer: 1, fraction: 0, fractionDigitCount: -1) == nil)
    #expect(PluralOperands(integer: 1, fraction: 5, fractionDigitCount: 2)?.f == 5)
  }

  @Test func everyIntegerTypeAndNegativeNumbers() {
    let rules = PluralRules("ar")
    #expect(rules.category(for: Int8(3)) == .few)
    #expect(rules.category(for: UInt16(11)) == .many)
    #expect(rules.category(for: UInt64(2)) == .two)
    #expect(rules.category(for: Int32(100)) == .other)
    #expect(rules.category(for: -3) == .few)
    // 128 % 100 = 28; of the numbers …807 and …615 the rules see 7 and 15.
    #expect(rules.category(for: Int8.min) == .many)
    #expect(rules.category(for: Int.min) == .few)
    #expect(rules.category(for: Int.max) == .few)
    #expect(rules.category(for: UInt64.max) == .many)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
  @Test func integersWiderThanAWord() throws {
    for text in ["100000000000000000003", "-170141183460469231731687303715884105728", "20000000000000000011"] {
      let number = try #require(Int128(text))
      for locale in ["ar", "ru", "fr", "kw"] {
        let rules = PluralRules(locale)
        #expect(rules.category(for: number) == (try rules.category(for: text)), "\(locale) \(text)")
      }
    }
    #expect(PluralRules("ar").category(for: try #require(Int128("100000000000000000003"))) == .few)
    #expect(PluralRules("fr").category(for: try #require(Int128("100000000000000000000"))) == .many)
  }

  /// More digits than any integer type has: rules test only the last ones.
  @Test(arguments: [
    ("ru", "1000000000000000000000000021", "one"), ("ru", "1000000000000000000000000011", "many"),
    ("fr", "1000000000000000000000000000", "many"), ("fr", "1000000000000000000000000001", "other"),
    ("pl", "0000000000000000000000000002", "few"), ("lv", "0.10000000000000000000000011", "one"),
    ("is", "0.10000000000000000000000000", "one"), ("fr", "1c30", "many"), ("en", "0.0000000000000000000001c22", "one"),
  ])
  func longNumbers(_ row: (String, String, String)) throws {
    #expect(try PluralRules(row.0).category(for: row.1).rawValue == row.2)
  }

  @Test(
    arguments: [
      ("", 0, .empty), ("-", 1, .missingDigits), ("1.", 2, .missingDigits), ("1c", 2, .missingDigits),
      ("x", 0, .invalidCharacter), (".5", 0, .invalidCharacter), ("1,5", 1, .comma),
      ("1.5x", 3, .invalidCharacter), ("1c-3", 2, .invalidCharacter), ("1 000", 1, .invalidCharacter),
      ("--1", 1, .invalidCharacter), ("٣", 0, .invalidCharacter), ("1.2.3", 3, .invalidCharacter),
      ("1c6.0", 3, .invalidCharacter), ("nan", 0, .invalidCharacter),
    ] as [(String, Int, PluralNumberError.Reason)])
  func illFormedNumbers(text: String, offset: Int, reason: PluralNumberError.Reason) {
    #expect(throws: PluralNumberError(offset: offset, reason: reason)) { try PluralRules("en").category(for: text) }
  }

  /// A deprecated language without rules of its own has those of what CLDR's aliases replace it by.
  @Test func deprecatedLanguages() throws {
    let known = Set(try languages().map(\.tag))
    var count = 0
    for alias in try TestData.facts.get().aliases where alias.kind == .language && !alias.type.contains("_") {
      guard !known.contains(alias.type), let replacement = alias.replacements.first else { continue }
      count += 1
      #expect(PluralRules(alias.type).locale == PluralRules(replacement).locale, "\(alias.type)")
    }
    #expect(count > 300)
  }

  /// CLDR gives Portugal its own rules. Every other region has the rules of its language, an alias those of what replaces
  /// it, and `und` those of root.
  @Test(arguments: [
    ("pt-PT", "pt-PT"), ("pt_pt", "pt-PT"), ("PT-PT-ao1990", "pt-PT"), ("pt-PT-u-nu-latn", "pt-PT"), ("pt", "pt"),
    ("pt-BR", "pt"), ("pt-AO", "pt"), ("pt-620", "pt-PT"), ("hy-arevmda", "root"), ("zh-min-nan", "root"),
    ("zh-Hant-HK", "zh"), ("sr-Latn-RS", "sr"), ("es-419", "es"), ("iw", "he"),
    ("he-IL", "he"), ("und", "root"), ("root", "root"), ("", "root"), ("tlh", "root"), ("x-y", "root"), ("p l", "root"),
    ("polski", "root"), ("en-US-POSIX", "en"),
  ])
  func parents(_ row: (String, String)) {
    #expect(PluralRules(row.0).locale == row.1)
  }
}
