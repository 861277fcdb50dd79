import LocaleMatching
import TestSupport
import Testing

/// UTS #35 compares language, script and region and leaves ties open. Among equals at distance zero the identifier with
/// the same text wins, else the one without variants and private use.
@Suite struct VariantTests {
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
