import LocaleMatching

/// One question to a matcher, and the answer of ICU 76.1 in the Swift toolchain (`icu match` of Tests/Oracle).
struct Expectation {
  let desired: [String]
  let supported: [String]
  /// Nil if nothing is near enough.
  let supportedIndex: Int?
  var desiredIndex = 0

  static let all = [
    Expectation(desired: ["en-IT"], supported: ["en", "en-GB"], supportedIndex: 1),
    Expectation(
      desired: ["fr-FR", "it"], supported: ["en", "en-GB", "en-IE", "de", "it", "it-CH"], supportedIndex: 4,
      desiredIndex: 1),
    Expectation(desired: ["es-MX"], supported: ["en", "es", "es-419"], supportedIndex: 2),
    Expectation(desired: ["zh-HK"], supported: ["en", "zh-Hans", "zh-Hant"], supportedIndex: 2),
    Expectation(desired: ["pt-AO"], supported: ["en", "pt", "pt-PT"], supportedIndex: 2),
    Expectation(desired: ["gsw"], supported: ["en", "de"], supportedIndex: 1),
    Expectation(desired: ["no"], supported: ["en", "nb"], supportedIndex: 1),
    Expectation(desired: ["sr-Latn-BA"], supported: ["en", "sr", "sr-Latn"], supportedIndex: 2),
    Expectation(desired: ["iw-IL"], supported: ["en", "he"], supportedIndex: 1),
    Expectation(desired: ["is"], supported: ["de", "en"], supportedIndex: 1),
    Expectation(desired: ["xx", "de-AT"], supported: ["en", "de", "fr"], supportedIndex: 1, desiredIndex: 1),
    Expectation(desired: ["ja"], supported: ["en", "fr"], supportedIndex: nil),
    Expectation(desired: ["uk"], supported: ["de", "ru"], supportedIndex: nil),
  ]

  /// Whether the matcher gives this answer. If not, prints the answer.
  var holds: Bool {
    let match = LocaleMatcher(supported: supported).bestMatch(for: desired)
    if match?.supportedIndex == supportedIndex, supportedIndex == nil || match?.desiredIndex == desiredIndex {
      return true
    }
    print("wrong: \(desired[0]) gets \(match?.supportedIndex ?? -1), preference \(match?.desiredIndex ?? -1)")
    return false
  }
}
