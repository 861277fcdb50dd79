import Foundation
import LocaleCanonicalization
import LocaleValidity
import TestSupport
import Testing

@testable import LocaleAliases
@testable import LocaleMatching

/// Both types of identifiers have equal properties, and are coded as text that can be read back.
@Suite struct IdentifierFamilyTests {
  private static let heads = [
    "en", "zh-TW", "zh-Hant-TW", "sr-Latn", "az-Arab-IR", "es-AR", "und", "und-419", "iw", "sh-CS", "english", "aaa-ZZ",
  ]
  private static let tails = ["", "-1996-fonipa", "-u-ca-roc", "-t-und-cyrl-a-foo-x-bar", "-x-private"]

  @Test(arguments: heads) func bothTypesHaveTheSameProperties(head: String) throws {
    let short = try #require(LanguageIdentifier(head))
    for tail in Self.tails {
      let long = try #require(LocaleIdentifier(head + tail))
      #expect(long.maximized.description == short.maximized.description + tail)
      #expect(long.minimized.description == short.minimized.description + tail)
      #expect(long.withoutLikelyScript.description == short.withoutLikelyScript.description + tail)
      #expect(long.writingDirection == short.writingDirection)
      // An identifier that was changed part by part equals the one that its text is read as.
      let read = try #require(LocaleIdentifier(long.maximized.description))
      #expect(long.maximized == read)
      #expect(long.maximized.hashValue == read.hashValue)
      #expect(long.maximized.variants == read.variants && long.maximized.privateUse == read.privateUse)
      #expect(long.maximized.languageIdentifier == read.languageIdentifier)
    }
    let whole = LocaleIdentifier(short)
    #expect((short.canonicalized == short) == whole.isCanonical)
    #expect(LocaleIdentifier(short.canonicalized) == whole.canonicalized)
    #expect(whole.fallbackChain().map(\.description) == short.fallbackChain().map(\.description))
  }

  /// `canonicalized` of language, script and region loses nothing: no alias of CLDR adds variants.
  @Test func canonicalFormsHaveNoVariants() throws {
    let facts = try TestData.facts.get()
    for language in facts.aliases.filter({ $0.kind == .language }).map(\.type) + ["en", "sgn", "und"] {
      for ending in ["", "-Latn", "-YU", "-SU", "-172", "-Cyrl-SU", "-BR"] {
        guard let identifier = LocaleIdentifier(language + ending), identifier.variants.isEmpty else { continue }
        #expect(identifier.canonicalized.variants.isEmpty, "\(identifier)")
      }
    }
  }

  @Test func partsCanBeSet() throws {
    var identifier = try #require(LocaleIdentifier("de-CH-1996-u-co-phonebk"))
    identifier.region = "AT"
    #expect(identifier.description == "de-AT-1996-u-co-phonebk")
    identifier.script = "Latf"
    identifier.region = nil
    #expect(identifier.description == "de-Latf-1996-u-co-phonebk")
    identifier.language = "gsw"
    #expect(identifier.description == "gsw-Latf-1996-u-co-phonebk")
    #expect(identifier.keyword("co") == "phonebk")
    #expect(Array(identifier.variants) == ["1996"])
  }

  private struct Settings: Codable, Equatable {
    var language: LanguageIdentifier
    var locale: LocaleIdentifier
  }

  @Test func codedAsText() throws {
    let json = """
      {"language":"zh-Hant-TW","locale":"en-GB-u-ca-buddhist"}
      """
    let settings = try JSONDecoder().decode(Settings.self, from: Data(json.utf8))
    #expect(settings.language == LanguageIdentifier("zh_hant_tw"))
    #expect(settings.locale.keyword("ca") == "buddhist")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(settings), as: UTF8.self) == json)
  }

  private struct Answer: Codable, Equatable {
    var header: AcceptLanguage
    var match: LocaleMatch?

    static func == (left: Answer, right: Answer) -> Bool {
      left.header.header == right.header.header && left.match == right.match
    }
  }

  /// What a service logs of its decisions, and reads again.
  @Test func answersAreCoded() throws {
    let header = AcceptLanguage("fr;q=0.2, en-AU")
    let matcher = LocaleMatcher(supported: ["en", "en-GB"])
    let json = """
      {"header":"fr;q=0.2, en-AU","match":{"desiredIndex":1,"distance":3,"identifier":"en-GB","supportedIndex":1}}
      """
    let answer = Answer(header: header, match: matcher.bestMatch(for: header))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(answer), as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(Answer.self, from: Data(json.utf8)) == answer)
    let distances = try JSONDecoder().decode([LocaleDistance].self, from: Data("[0, 0.125, 3, 100]".utf8))
    #expect(distances.map(\.eighths) == [0, 1, 24, 800])
    for wrong in ["-1", "0.1", "100.125", "1e300", "\"3\""] {
      #expect(throws: DecodingError.self, "\(wrong)") {
        try JSONDecoder().decode([LocaleDistance].self, from: Data("[\(wrong)]".utf8))
      }
    }
    #expect(LocaleMatch("en", supportedIndex: 1 << 33).element(of: [1, 2]) == nil)
  }

  /// The description of every identifier, however it was made, is read as an equal identifier; so is its coded form.
  @Test func legacyTagsReadBack() throws {
    var locales: [LocaleIdentifier] = []
    for line in LegacyTagTable.lines.description.split(separator: "\n") {
      let tag = String(line.prefix { $0 != " " })
      for text in Self.spellings(of: tag) {
        for tail in ["", "-Latn", "_fonipa", "-u-ca-roc", "_u_ca_roc", "-x-a"] {
          locales += [text + tail, (text + tail).uppercased()].flatMap { text in
            [LocaleIdentifier.Syntax.strict, .standard, .lenient].compactMap { LocaleIdentifier(text, syntax: $0) }
          }
        }
      }
    }
    let sign: LanguageSubtag = "sgn"
    let letters = (0x41...0x5A as ClosedRange<UInt8>).map { String(UnicodeScalar($0)) }
    let regions = letters.flatMap { first in letters.compactMap { RegionSubtag(first + $0) } }
    let made = regions.map { LanguageIdentifier(language: sign, region: $0) }
    locales += made.map { LocaleIdentifier($0) }
    #expect(locales.count { $0.description.contains("_") } > 100, "nothing would be a legacy tag with hyphens")
    for locale in locales {
      #expect(LocaleIdentifier(locale.description) == locale)
      #expect(LocaleIdentifier(locale.cldrIdentifier) == locale)
      for step in locale.fallbackChain() {
        #expect(LocaleIdentifier(step.description) == step, "\(locale): \(step)")
      }
    }
    let languages = locales.map(\.languageIdentifier) + made
    for language in languages {
      #expect(LanguageIdentifier(language.description) == language)
    }
    #expect(try JSONDecoder().decode([LocaleIdentifier].self, from: JSONEncoder().encode(locales)) == locales)
    #expect(try JSONDecoder().decode([LanguageIdentifier].self, from: JSONEncoder().encode(languages)) == languages)
  }

  /// A tag with each choice of separators.
  private static func spellings(of tag: String) -> [String] {
    tag.split(separator: "-").reduce(into: []) { texts, subtag in
      texts = texts.isEmpty ? [String(subtag)] : texts.flatMap { ["\($0)-\(subtag)", "\($0)_\(subtag)"] }
    }
  }

  @Test func illFormedTextIsRefused() {
    let texts = [#"["en--US"]"#, #"["?"]"#, "[7]"]
    for text in texts {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode([LocaleIdentifier].self, from: Data(text.utf8)) }
      #expect(throws: DecodingError.self) { try JSONDecoder().decode([LanguageIdentifier].self, from: Data(text.utf8)) }
    }
  }
}
