import CLDRTables
import ReferenceMatching
import TestSupport
import Testing

@testable import LocaleCanonicalization
@testable import LocaleMatching

/// Compares the tables and the walk over bytes with a canonicalizer that goes through CLDR's rows one by one.
@Suite struct CanonicalAgreementTests {
  static let seed: UInt64 = 20_261_121

  /// Whether a text is an identifier in canonical form, letter by letter.
  private func isCanonical(_ text: String) -> Bool {
    LocaleIdentifier(text).map { $0.isCanonical && $0.description.elementsEqual(text) } ?? false
  }

  @Test func randomIdentifiersAgree() throws {
    let facts = try TestData.facts.get()
    let parser = ReferenceIdentifierParser(facts: facts)
    let reference = ReferenceCanonicalizer(facts: facts)
    var random = RandomLocaleIdentifiers(facts, seed: Self.seed)
    var canonical = 0
    var changed = 0
    let count = TestSize.count(60_000, sample: 1_500)
    for _ in 0..<count {
      let text = random.next()
      // Both reject the same texts.
      guard let parsed = try? parser.parse(text) else {
        #expect(LocaleIdentifier(text) == nil, "\(text), seed \(Self.seed)")
        #expect(!isCanonical(text), "\(text), seed \(Self.seed)")
        continue
      }
      guard let identifier = LocaleIdentifier(text) else {
        Issue.record("\(text) is refused, seed \(Self.seed)")
        continue
      }
      let expected = reference.canonicalized(parsed).text
      let answer = identifier.canonicalized
      guard answer.description == expected else {
        Issue.record("\(text): reference \(expected), here \(answer), seed \(Self.seed)")
        continue
      }
      // Idempotent, recognised, and read back the same.
      #expect(answer.isCanonical, "\(text), seed \(Self.seed)")
      #expect(answer.canonicalized == answer, "\(text), seed \(Self.seed)")
      let again = LocaleIdentifier(expected, syntax: .strict)
      #expect(again == answer, "\(text), seed \(Self.seed)")
      #expect(again?.languageIdentifier == answer.languageIdentifier, "\(text), seed \(Self.seed)")
      #expect(LocaleIdentifier(answer.cldrIdentifier) == answer, "\(text), seed \(Self.seed)")
      #expect(identifier.isCanonical == (identifier.description == expected), "\(text), seed \(Self.seed)")
      #expect(isCanonical(expected), "\(expected), seed \(Self.seed)")
      #expect(isCanonical(text) == text.elementsEqual(expected), "\(text), seed \(Self.seed)")
      canonical += identifier.isCanonical ? 1 : 0
      changed += identifier.isCanonical ? 0 : 1
    }
    #expect(canonical > count / 12, "\(canonical)")
    #expect(changed > count / 3, "\(changed)")
  }

  /// Every language and region that CLDR lists, in plain forms and in similar forms.
  @Test func plainTextsAgree() throws {
    let facts = try TestData.facts.get()
    let parser = ReferenceIdentifierParser(facts: facts)
    let reference = ReferenceCanonicalizer(facts: facts)
    let languages = facts.validity.filter { $0.type == .language }.flatMap(\.identifiers)
    let regions = facts.validity.filter { $0.type == .region }.flatMap(\.identifiers)
    let tails = [
      "", "-Latn", "-US", "-419", "-Latn-US", "-Qaai", "-DD", "-Latn-DD", "-DE-1901", "-u-nu-latn", "-x-a", "-latn",
      "-LATN", "-us", "-Us", "_US", "-", "-Latn-", "-Latn_US", "-US-Latn", "-4I9", "-41", "-Lat1", "-Latn-US1",
    ]
    var (compared, canonical) = (0, 0)
    func compare(_ text: String) {
      compared += 1
      let expected = (try? parser.parse(text)).map { reference.canonicalized($0).text }
      let isCanonical = isCanonical(text)
      #expect(isCanonical == (expected?.elementsEqual(text) == true), "\(text)")
      canonical += isCanonical ? 1 : 0
    }
    for language in TestSize.part(of: Array(languages.indices), oneIn: 10) {
      // All tails of some languages, some tails of all.
      for tail in tails.indices where language % 97 == 0 || (language + tail) % 4 == 0 {
        compare(languages[language] + tails[tail])
      }
    }
    for region in TestSize.part(of: regions, oneIn: 4) {
      for language in ["en", "und", "sgn", "hy", "sh"] { compare("\(language)-\(region)") }
    }
    for text in ["", "e", "en", "EN", "eN", "engl", "en1", "e1", "und", "root", "ünd", "en-Ünit", "und-und"] {
      compare(text)
    }
    #expect(canonical > compared / 10, "\(canonical) of \(compared)")
  }

  /// Each of CLDR's aliases, alone and with other subtags.
  @Test func everyAliasRowIsApplied() throws {
    let facts = try TestData.facts.get()
    let parser = ReferenceIdentifierParser(facts: facts)
    let reference = ReferenceCanonicalizer(facts: facts)
    var applied = 0
    func compare(_ text: String, isApplied: Bool = true) throws {
      let expected = reference.canonicalized(try parser.parse(text))
      let identifier = try LocaleIdentifier(validating: text)
      #expect(identifier.canonicalized.description == expected.text, "\(text)")
      if isApplied {
        if identifier.isCanonical { #expect(!identifier.description.elementsEqual(text), "\(text)") }
        applied += 1
      }
    }
    for alias in facts.aliases {
      let type = alias.type.replacing("_", with: "-")
      switch alias.kind {
      case .language:
        try compare(type)
        if (try? parser.parse("\(type)-Cyrl-BA-fonipa")) != nil {
          try compare("\(type)-Cyrl-BA-fonipa", isApplied: false)
        }
        if LocaleIdentifier("en-t-\(type)") != nil { try compare("en-t-\(type)-m0-names", isApplied: false) }
      case .script: try compare("und-\(type)")
      case .territory where type.utf8.count == 2 || type.utf8.first.map { $0 < 0x3A } == true:
        for language in ["und", "en", "hy", "uk", "ar", "sr-Latn", "bs", "und-Armn", "qaa"] {
          try compare("\(language)-\(type)")
        }
      case .variant: try compare("el-\(type)")
      case .subdivision:
        try compare("und-u-rg-\(type)")
        try compare("en-GB-u-sd-\(type)")
      case .territory, .zone: break
      }
    }
    // Two aliases, one after the other: `zh_guoyu_hakka`. With hyphens the first is a legacy tag.
    let types = facts.aliases.filter { $0.kind == .language }.map { $0.type.split(separator: "_").map(String.init) }
    for one in types where one.count == 2 && one[0] != "i" && one[1].utf8.count > 4 {
      for other in types where other.count == 2 && other[0] == one[0] && other[1].utf8.count > 4 && other != one {
        try compare("\(one[0])_\(one[1])_\(other[1])")
      }
    }
    for key in facts.bcp47Keys where !key.name.isEmpty {
      for type in key.types {
        for alias in type.aliases + [type.name] {
          let text = "und-\(key.extensionSingleton)-\(key.name)-\(alias)"
          // Long names of time zones and similar names are not subtags.
          if LocaleIdentifier(text, syntax: .strict) != nil { try compare(text, isApplied: false) }
        }
      }
    }
    #expect(applied > 3_500, "\(applied)")
  }
}
