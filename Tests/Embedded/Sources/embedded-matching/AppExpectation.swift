import LocaleMatching

/// One question to the enum that `generate-app-locale` made of locales.json, and the answer of ICU 76.1 in the Swift
/// toolchain for that list; the default where ICU has none.
struct AppExpectation {
  let desired: [String]
  let locale: AppLocale

  static let all = [
    AppExpectation(desired: ["en-IT"], locale: .enGB),
    AppExpectation(desired: ["fr-CH", "it-CH"], locale: .itCH),
    AppExpectation(desired: ["zh-TW"], locale: .zhHant),
    AppExpectation(desired: ["gsw-CH"], locale: .de),
    AppExpectation(desired: ["xx"], locale: .de),
  ]

  /// Whether the enum gives this answer. If not, prints the answer.
  var holds: Bool {
    let found = AppLocale.bestLocale(for: desired)
    if found == locale { return true }
    print("wrong: \(desired[0]) gets \(found.rawValue)")
    return false
  }
}
