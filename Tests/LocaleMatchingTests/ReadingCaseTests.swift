import AppLocalization
import TestSupport
import Testing

@testable import LocaleCanonicalization
@testable import LocaleMatching
@testable import LocalePlurals
@testable import LocaleValidity

/// The rows of `Tests/Fixtures/ReadingCases/locales.txt`: a text, and what is read in it.
@Suite struct ReadingCaseTests {
  static let list = ReadingCase.all("locales", questions)

  @Test(arguments: list.cases)
  func isReadSo(one: ReadingCase) { one.check(Self.questions) }

  @Test func thereAreCases() { #expect(ReadingCase.areWhole(Self.list, Self.questions, moreThan: 450)) }

  // MARK: - Questions
  private static let questions: ReadingCase.Questions = [
    "reads": { text in
      let read = try LocaleIdentifier(validating: text).languageIdentifier
      #expect(LanguageIdentifier(languageOf: text) == read && LanguageIdentifier(read.description) == read)
      return read.description
    },
    "is no language": { text in
      #expect(LanguageIdentifier(text) == nil)
      return LanguageIdentifier(languageOf: text)?.description
    },
    "refuses": { text in
      #expect(LanguageIdentifier(text) == nil)
      return error(text, .standard) { "\($0.offset) \(name(of: $0.reason))" }
    },
    "refuses strictly": { text in error(text, .strict) { "\($0.offset) \(name(of: $0.reason))" } },
    "refuses leniently": { text in error(text, .lenient) { "\($0.offset) \(name(of: $0.reason))" } },
    "refuses in words": { text in
      error(text, .standard) { $0.description(in: text).replacing("\($0.reason)", with: name(of: $0.reason)) }
    },
    "canonical": { LocaleIdentifier($0)?.canonicalized.description },
    "standard": { text in
      #expect(LocaleIdentifier(text, syntax: .strict) == nil)
      return LocaleIdentifier(text)?.description
    },
    "lenient": { LocaleIdentifier($0, syntax: .lenient)?.description },
    "maximized": { LocaleIdentifier($0)?.maximized.description },
    "likely": { text in
      LanguageIdentifier(languageOf: text).map {
        "\($0.maximized) \($0.minimized) \($0.minimized(keepsScript: true))"
      }
    },
    "compared as": { text in
      let desired = DistanceExplanation(desired: text, supported: "fr")?.maximizedDesired
      #expect(DistanceExplanation(desired: "fr", supported: text)?.maximizedSupported == desired)
      return desired
    },
    "chain": { try chain($0, .main) },
    "chain collations": { try chain($0, .collations) },
    "chain plurals": { try chain($0, .plurals) },
    "whole chain": { LocaleIdentifier($0)?.fallbackChain().map(\.description).joined(separator: " ") },
    "resolved": { text in
      let sides = text.components(separatedBy: " | ")
      return LocaleMatcher(supported: [sides[0]]).bestMatch(for: sides[1])?.resolved(for: sides[1])?.description
    },
    "direction": { "\(try LocaleIdentifier(validating: $0).languageIdentifier.writingDirection)" },
    "name": { EnvironmentLocales.identifier(ofName: $0) },
    "names nothing": { text in
      #expect(AcceptLanguage(text).ranges.isEmpty && PluralRules(text).locale == "root")
      #expect(LocaleMatcher(supported: ["en", "zh", "de"]).bestMatch(for: text) == nil)
      return EnvironmentLocales.identifier(ofName: text)
    },
    "environment": { text in environment(text, namesPOSIX: false) },
    "environment with POSIX": { text in environment(text, namesPOSIX: true) },
    "means": means,
    "plural rules": { PluralRules($0).locale },
    "operands": { text in
      let operands = try PluralOperands(text)
      let made = PluralOperands(integer: operands.i, fraction: operands.f, fractionDigitCount: operands.v)
      #expect(operands.c != 0 || made == operands)
      return "\(operands.i) \(operands.v) \(operands.w) \(operands.f) \(operands.t) \(operands.c)"
    },
    "exponent": { "\(try PluralOperands($0).c)" },
    "category": { text in
      let words = text.split(separator: " ").map(String.init)
      return try PluralRules(words[0]).category(for: words[1]).rawValue
    },
    "category of a range": { text in
      let (words, rules) = (text.split(separator: " ").map(String.init), PluralRules("\(text.prefix { $0 != " " })"))
      let category = try rules.category(from: words[1], to: words[2])
      if let start = Int(words[1]), let end = Int(words[2]) {
        #expect(rules.category(from: start, to: end) == category)
      }
      #expect(throws: PluralNumberError(offset: 0, reason: .empty)) { try rules.category(from: "1", to: "") }
      return category.rawValue
    },
    "refuses a number": { text in
      let error = #expect(throws: PluralNumberError.self) { try PluralRules("en").category(for: text) }
      let reasons: KeyValuePairs<String, PluralNumberError.Reason> = [
        "empty": .empty, "invalidCharacter": .invalidCharacter, "comma": .comma, "missingDigits": .missingDigits,
      ]
      return error.map { error in "\(error.offset) \(reasons.first { $0.value == error.reason }?.key ?? "")" }
    },
    "status": { text in
      let identifier = try #require(LocaleIdentifier(text))
      return "\(try #require(identifier.validity.last))" + (identifier.isValid ? "" : "; not valid")
    },
    "header": { text in
      AcceptLanguage(text).ranges.map { "\($0.text):\($0.thousandths)@\($0.index)" }.joined(separator: " ")
    },
    "told of a header": { text in
      AcceptLanguage(text).diagnostics
        .map { "\(String(decoding: Array(text.utf8)[$0.bytes], as: UTF8.self)): \($0.reason)" }.joined(separator: " | ")
    },
    "header of preferences": { AcceptLanguage(preferences: list($0)).header },
    "header with languages": { text in
      AcceptLanguage(preferences: list(text), addingLanguages: true).ranges.map(\.text).joined(separator: ",")
    },
  ]

  private static func list(_ text: String) -> [String] {
    text.isEmpty ? [] : text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  private static func error(
    _ text: String, _ syntax: LocaleIdentifier.Syntax, _ shown: (IdentifierError) -> String
  ) -> String? {
    #expect(throws: IdentifierError.self) { try LocaleIdentifier(validating: text, syntax: syntax) }.map(shown)
  }

  private static func name(of reason: IdentifierError.Reason) -> String {
    let names: KeyValuePairs<String, IdentifierError.Reason> = [
      "emptySubtag": .emptySubtag, "invalidCharacter": .invalidCharacter, "subtagTooLong": .subtagTooLong,
      "invalidLanguage": .invalidLanguage, "extendedLanguage": .extendedLanguage, "invalidRegion": .invalidRegion,
      "invalidSubtag": .invalidSubtag, "repeatedVariant": .repeatedVariant, "repeatedSingleton": .repeatedSingleton,
      "emptyExtension": .emptyExtension, "invalidExtension": .invalidExtension, "invalidModifier": .invalidModifier,
      "invalidKeyword": .invalidKeyword,
    ]
    return names.first { $0.value == reason }?.key ?? "\(reason)"
  }

  private static func chain(_ text: String, _ component: LocaleComponent) throws -> String {
    try LocaleIdentifier(validating: text).languageIdentifier.fallbackChain(for: component).map(\.description)
      .joined(separator: " ")
  }

  /// `LC_ALL=de_DE; LANG=it` is `de-DE by lcAll`.
  private static func environment(_ text: String, namesPOSIX: Bool) -> String {
    let pairs = text.components(separatedBy: "; ").map { $0.components(separatedBy: "=") }
    let values = Dictionary(pairs.map { ($0[0], $0[1]) }, uniquingKeysWith: { $1 })
    let found = EnvironmentLocales(
      language: values["LANGUAGE"], lcAll: values["LC_ALL"], lcMessages: values["LC_MESSAGES"], lang: values["LANG"],
      namesPOSIX: namesPOSIX)
    if !namesPOSIX { #expect(EnvironmentLocales(values) == found) }
    return (found.identifiers + ["by \(found.variable.map { "\($0)" } ?? "-")"]).joined(separator: " ")
  }

  /// The language that the beginning of a text names; `text | language` where the two are compared.
  @Sendable private static func means(_ text: String) -> String? {
    let sides = text.components(separatedBy: " | ")
    let (text, meant) = (sides[0], sides.count > 1 ? sides[1] : nil)
    let supported = [
      "en", "zh", "de", "sr", "sr-Latn", "az", "uz", "uz-Cyrl", "tr", "es", "fr", "it", "arz", "zh-Hant", "hak", "ase",
    ]
    let matcher = LocaleMatcher(supported: supported, options: .init(default: .noDefault))
    func best(_ text: String) -> String? { matcher.bestMatch(for: text)?.identifier }
    let answer = best(text)
    #expect(answer == meant.flatMap(best) && matcher.explanation(for: text).match?.identifier == answer)
    // A comma or a semicolon ends a range of a header.
    if !text.contains(","), !text.contains(";") {
      #expect(matcher.bestMatch(for: AcceptLanguage(text))?.identifier == answer)
    }
    if let meant {
      if !text.contains(";") { #expect(AcceptLanguage(text).ranges.first.map { best($0.identifier) } == best(meant)) }
      #expect(PluralRules(text) == PluralRules(meant))
    }
    // Who asks for an identifier gets none.
    return LocaleIdentifier(text)?.description
  }
}
