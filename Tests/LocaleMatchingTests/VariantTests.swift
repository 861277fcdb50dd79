import LocaleMatching
import TestSupport
import Testing

/// UTS #35 compares language, script and region and leaves ties open. Among equals at distance zero the identifier with
/// the same text wins, else the one without variants and private use.
@Suite struct VariantTests {
  @Test(arguments: [
    ("ca,ca-valencia", "ca-valencia", "ca-valencia"), ("ca-valencia,ca", "ca", "ca"),
    ("ca-valencia,ca", "CA_Valencia", "ca-valencia"),
    ("en-US,en-x-pirate", "en", "en-US"), ("en-x-pirate,en-US", "en", "en-US"), ("en-x-pirate", "en", "en-x-pirate"),
    ("de-1901,de", "de", "de"), ("de-1901,de", "de-1901", "de-1901"), ("de-1901,de-1996", "de", "de-1901"),
    ("de-1901,de-1996", "de-1996", "de-1996"), ("en-US,en-GB,ca-ES,ca-valencia", "ca", "ca-ES"),
    ("art-x-klingon,art-x-elvish", "art-x-elvish", "art-x-elvish"), ("sl-rozaj,sl", "sl-nedis", "sl"),
    ("en,en-u-hc-h12", "en-u-hc-h12", "en-u-hc-h12"), ("en-u-hc-h12,en", "en", "en"),
    ("en,en-US,en-US-posix", "en-US", "en-US"),
    ("en-US-posix,en", "en-US", "en"),
    // Explicit subtags count last, and only within one language, script and region.
    ("en-u-hc-h12,en-US", "en", "en-US"), ("en-US,en-u-hc-h12", "en", "en-US"),
    // A likely subtag, or another keyword, takes nothing away.
    ("ca,ca-valencia", "ca-ES-valencia", "ca-valencia"),
    ("de-1996,de-1901", "de-DE-1901", "de-1901"), ("de-1996,de-1901", "de-Latn-1996", "de-1996"),
    ("be,be-tarask", "be-BY-tarask", "be-tarask"), ("sr,sr-ijekavsk", "sr-RS-ijekavsk", "sr-ijekavsk"),
    ("ar-u-nu-arab,ar-u-nu-latn", "ar-EG-u-nu-latn", "ar-u-nu-latn"),
    ("zh-Hant-x-a,zh-Hant-x-b", "zh-TW-x-b", "zh-Hant-x-b"),
    ("en-GB,en-GB-oxendict", "en-GB-oxendict-u-ca-gregory", "en-GB-oxendict"),
    ("ca-ES,ca-ES-valencia", "ca-valencia", "ca-ES-valencia"), ("sl-rozaj-biske,sl", "sl-IT-nedis", "sl"),
    // Nor does a distance: CLDR has 4 from Austria to Germany.
    ("de,de-1901", "de-AT-1901", "de-1901"), ("de-1901,de", "de-AT", "de"),
    ("ca,ca-valencia", "ca-AD-valencia", "ca-valencia"),
    ("sl-rozaj,sl-nedis", "sl-IT-nedis", "sl-nedis"), ("no-x-a,no", "da", "no"),
    ("en-GB,en-x-pirate", "en", "en-x-pirate"), ("en-x-pirate,en-GB", "en", "en-x-pirate"),
  ])
  func equalsAtDistanceZero(supported: String, desired: String, expected: String) throws {
    let matcher = LocaleMatcher(supported: supported.split(separator: ",").map(String.init))
    #expect(matcher.bestMatch(for: desired)?.identifier == expected)
    #expect(matcher.bestMatch(for: [desired])?.identifier == expected)
    #expect(matcher.bestMatch(for: AcceptLanguage(desired))?.identifier == expected)
    #expect(matcher.rankedMatches(for: desired).first?.identifier == expected)
    #expect(matcher.explanation(for: desired).match?.identifier == expected)
    #expect(matcher.bestMatch(for: try #require(LocaleIdentifier(desired)))?.identifier == expected)
  }

  /// Below one eighth only what is written alike matches, whatever has variants.
  @Test func theThresholdHoldsAmongEquals() {
    let options = LocaleMatcher.Options(threshold: .below(0), default: .noDefault)
    for supported in [["en-x-a", "en-US"], ["en-US", "en-x-a"]] {
      let match = LocaleMatcher(supported: supported, options: options).bestMatch(for: "en")
      #expect(match?.identifier == "en-x-a")
      #expect(match?.distance == 0)
    }
    #expect(LocaleMatcher(supported: ["en-US-x-a"], options: options).bestMatch(for: "en") == nil)
  }

  @Test func whatIsNotADuplicateIsRanked() {
    let matcher = LocaleMatcher(supported: ["ca", "ca-valencia", "CA", "ca-ES"])
    #expect(matcher.rankedMatches(for: "ca-valencia").map(\.identifier) == ["ca-valencia", "ca", "ca-ES"])
    // Alike is another spelling of one text; another variant, and another name of one language, are not.
    for (supported, ranked) in [
      (["ca", "ca-valencia", "CA_VALENCIA", "ca-1996"], ["ca", "ca-valencia", "ca-1996"]),
      (["iw", "he", "iw-x-a", "he-x-a"], ["iw", "he", "iw-x-a", "he-x-a"]),
    ] {
      #expect(LocaleMatcher(supported: supported).rankedMatches(for: supported[0]).map(\.identifier) == ranked)
    }
  }

  /// Adding an unrelated keyword, private use or a likely subtag to a preference never changes which variants it gets, and the
  /// order of the list changes nothing but between identifiers that are written alike.
  @Test func whatIsAddedTakesNoVariantAway() throws {
    var random = SeededGenerator(seed: 1901)
    func pick(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }
    let languages = [
      ("de", "Latn", "DE", ["1901", "1996"]), ("ca", "Latn", "ES", ["valencia", "fonipa"]),
      ("sl", "Latn", "SI", ["rozaj", "nedis"]),
      ("be", "Cyrl", "BY", ["tarask", "1959acad"]), ("sr", "Cyrl", "RS", ["ijekavsk", "ekavsk"]),
      ("en", "Latn", "US", ["oxendict", "scouse"]),
    ]
    var withVariants = 0
    for _ in 0..<TestSize.count(20_000, sample: 2_000) {
      guard let (language, script, region, variants) = languages.randomElement(using: &random) else { continue }
      func head() -> String { language + pick(["", "-\(script)"]) + pick(["", "-\(region)", "-\(region)"]) }
      func tail() -> String { pick(["", "", "-u-nu-latn", "-u-ca-gregory", "-x-a"]) }
      let supported = Set(
        (0..<Int.random(in: 2...6, using: &random)).map { _ in
          head() + pick(["", "-\(variants[0])", "-\(variants[1])"]) + tail()
        }
      ).sorted()
      let variant = pick(["", "-\(variants[0])", "-\(variants[1])"])
      func got(_ preference: String, _ list: [String]) throws -> LocaleIdentifier? {
        try LocaleMatcher(supported: list, options: .init(default: .noDefault)).bestMatch(for: preference)
          .map { try LocaleIdentifier(validating: $0.identifier) }
      }
      let plain = try got(language + variant, supported)
      let kinds = try supported.map { try LocaleIdentifier(validating: $0).variants.map(String.init) }
      // The same variants, else none, else others.
      let wanted = variant.isEmpty ? [] : [String(variant.dropFirst())]
      let expected = kinds.contains(wanted) ? wanted : kinds.contains([]) ? [] : nil
      if let expected {
        #expect(plain?.variants.map(String.init) == expected, "\(language + variant) in \(supported)")
        for added in ["-u-ca-buddhist", "-u-nu-thai-rg-uszzzz", "-x-other"] {
          let preference = head() + variant + added
          #expect(
            try got(preference, supported)?.variants.map(String.init) == expected, "\(preference) in \(supported)")
        }
        if !expected.isEmpty { withVariants += 1 }
      }
      let preference = head() + variant + tail()
      // Others than those that are asked for are equals, however they differ.
      func rank(_ identifier: LocaleIdentifier?) throws -> [String] {
        let asked = try LocaleIdentifier(validating: preference)
        guard let identifier else { return [] }
        let (variants, tails) = (
          [asked, identifier].map { $0.variants.joined() },
          [asked, identifier].map { "\($0.extensions)\($0.privateUse)" }
        )
        let parts = [variants, tails].map {
          $0[0] == $0[1] ? "same" : $0[1].isEmpty || $0[1] == "[][]" ? "none" : "other"
        }
        return parts + ["\(identifier.script != nil) \(identifier.region != nil)"]
      }
      let shuffled = supported.shuffled(using: &random)
      let answers = try [supported, shuffled].map { try rank(got(preference, $0)) }
      #expect(answers[0] == answers[1], "\(preference) in \(shuffled)")
    }
    #expect(withVariants > TestSize.count(20_000, sample: 2_000) / 5)
  }
}
