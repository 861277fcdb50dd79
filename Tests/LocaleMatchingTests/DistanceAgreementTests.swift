import CLDRTables
import ReferenceMatching
import TestSupport
import Testing

@testable import LocaleMatching

/// Compares the packed tables with the naive reading of CLDR's XML, for every pair.
@Suite struct DistanceAgreementTests {
  /// An identifier as both sides see it.
  private struct Both {
    var text: String
    var fast: MatchingForm
    var naive: ReferenceMaximized
  }

  private func both(_ texts: [String]) throws -> [Both] {
    let reference = try TestData.reference.get()
    return try texts.map { text in
      let identifier = try reference.parser.parse(text)
      let form = try #require(InternedNames.form(of: text))
      return Both(text: text, fast: form, naive: reference.likelySubtags.maximizedForMatching(identifier))
    }
  }

  /// Compares all ordered pairs and returns those that differ, with both distances, or with the rules of some that are told
  /// to give them.
  private func disagreements(_ wanted: [Both], _ identifiers: [Both]) throws -> [String] {
    let distance = try TestData.reference.get().distance
    var found: [String] = []
    for (number, desired) in wanted.enumerated() {
      let pair = CLDRDistance(from: desired.fast, favorsScript: false)
      for (other, supported) in identifiers.enumerated() {
        let fast = pair.eighths(to: supported.fast.lsr)
        let naive = distance.breakdown(desired: desired.naive, supported: supported.naive)
        if fast != naive.eighths {
          found.append("\(desired.text) → \(supported.text): \(fast), by the rules \(naive.eighths)")
        }
        guard (number + other) % 4 == 0 else { continue }
        let told = DistanceExplanation(
          pair, desired: desired.text, to: supported.fast.lsr, supported: supported.text)
        let levels = [(told.language, naive.language), (told.script, naive.script), (told.region, naive.region)]
        if !levels.allSatisfy({ $0.distance == $1.distance && $0.rule?.number == $1.rule }) {
          found.append("\(desired.text) → \(supported.text) is explained by other rules: \(told)")
        }
      }
    }
    return found
  }

  private func expectAgreement(_ texts: [String], with others: [String]? = nil) throws {
    let found = try disagreements(both(texts), both(others ?? texts))
    #expect(found.isEmpty, "\(found.count) pairs: \(found.prefix(8).joined(separator: "; "))")
  }

  @Test func everyPairOfCLDRsLocales() throws {
    let locales = try TestData.vectors("locales.txt")
    #expect(locales.count == 801)
    try expectAgreement(TestSize.part(of: locales, oneIn: 5))
  }

  /// The subjects of the rules: languages, languages in scripts, and languages in regions inside and outside each
  /// variable.
  @Test func everyPairOfSubtagsThatARuleNames() throws {
    let facts = try TestData.facts.get()
    var languages: Set<String> = []
    var others: Set<String> = []
    for rule in facts.languageMatching.rules {
      for side in [rule.desired, rule.supported] where !side.hasPrefix("*") {
        let fields = side.split(separator: "_").map(String.init)
        languages.insert(fields[0])
        if fields.count > 1, fields[1] != "*" { others.insert("\(fields[0])-\(fields[1])") }
      }
    }
    #expect(languages.count > 200)
    #expect(others.count > 50)
    try expectAgreement(TestSize.part(of: languages.sorted(), oneIn: 2))
    try expectAgreement(others.sorted())
  }

  /// Every region and macro-region that CLDR knows, in the languages that have region rules.
  @Test(arguments: ["en", "es", "pt", "ar", "zh-Hant", "zh-Hans", "de"])
  func everyPairOfRegions(language: String) throws {
    let facts = try TestData.facts.get()
    let regions = Set(facts.territoryContainment.flatMap { [$0.type] + $0.contains })
    #expect(regions.count > 280)
    try expectAgreement(TestSize.part(of: regions.sorted(), oneIn: 8).map { "\(language)-\($0)" })
    // Each of them on both sides, with a region in no variable and one that no group contains.
    let (all, few) = (regions.sorted().map { "\(language)-\($0)" }, ["\(language)-AQ", "\(language)-AA"])
    try expectAgreement(few, with: all)
    try expectAgreement(all, with: few)
  }

  /// Uses the public function, which also distinguishes names that do not fit packed subtags.
  @Test func oddIdentifiers() throws {
    let reference = try TestData.reference.get()
    let odd = [
      "und", "root", "und-ZZ", "und-Zzzz", "und-US", "und-Latn", "und-Latn-KH", "und-Cpmn", "und-419", "en-ZZ",
      "en-Zzzz-GB", "en-001", "en-150", "en-EU", "en-UK", "ru-SU", "en-840", "x-bork", "qaa", "qaa-Cyrl", "qaa-TW",
      "qaa-Latn-KH", "iw", "sh", "prs", "no-bok", "i-klingon", "zh-min-nan", "sgn-BE-FR", "en-XA", "fr-XA",
      "en-Latn-XA", "en-XB", "en-PSACCENT", "en-GB-PSACCENT", "de-fonipa-PSACCENT", "en-XC", "bh", "bho", "english",
      "mo", "tl", "fil", "zh-Hani", "zh-Latn", "ja-Hira", "ko-Jamo", "nb", "no", "nn", "da",
      // Names are equal in any case, with either separator, and to their last letter.
      "x-bark", "X_Bork", "x-bork-a", "germanic", "English-GB",
      // CLDR has rules between these scripts of Arabic and Serbian, not of their pseudo-locales.
      "ar-Arab-XA", "ar-Latn", "sr-Cyrl-XA", "sr-Latn",
    ]
    for desired in odd {
      for supported in odd {
        let one = reference.likelySubtags.maximizedForMatching(try reference.parser.parse(desired))
        let other = reference.likelySubtags.maximizedForMatching(try reference.parser.parse(supported))
        let naive = reference.distance.breakdown(desired: one, supported: other)
        let fast = LocaleDistance.between(desired: desired, supported: supported)
        #expect(fast?.eighths == naive.eighths, "\(desired) → \(supported)")
        let inScript = reference.distance.breakdown(desired: one, supported: other, favor: .script)
        let told = DistanceExplanation(desired: desired, supported: supported, favor: .script)
        #expect(told?.distance.eighths == inScript.eighths, "\(desired) → \(supported), favoring the script")
      }
    }
  }
}

extension InternedNames {
  /// The form of an identifier without a matcher.
  static func form(of text: String) -> MatchingForm? {
    text.withPreferenceContent { MatchingForm.pair($0, $0)?.desired }
  }
}
