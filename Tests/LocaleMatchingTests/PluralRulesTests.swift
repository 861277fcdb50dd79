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
}
