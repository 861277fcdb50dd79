import LocaleMatching

/// An identifier with and without its likely subtags, as ICU 76.1 has them (`icu maximize`, `icu minimize` of Tests/Oracle).
struct LikelyExpectation {
  let short: String
  let long: String

  static let all = [
    LikelyExpectation(short: "zh-TW", long: "zh-Hant-TW"),
    LikelyExpectation(short: "sr-ME", long: "sr-Latn-ME"),
    LikelyExpectation(short: "en", long: "en-Latn-US"),
    LikelyExpectation(short: "pt-PT", long: "pt-Latn-PT"),
  ]

  /// Whether each form is made from the other. If not, prints the result.
  var holds: Bool {
    guard let short = LanguageIdentifier(short), let long = LanguageIdentifier(long) else {
      print("wrong: \(self.short) or \(self.long) is refused")
      return false
    }
    if short.maximized == long, long.minimized == short { return true }
    print("wrong: \(self.short) and \(self.long) give \(short.maximized.description), \(long.minimized.description)")
    return false
  }
}
