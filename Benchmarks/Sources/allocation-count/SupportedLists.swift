/// Supported lists for the checks, made up from subtags.
enum SupportedLists {
  static let small = ["en", "en-IN", "en-IE", "en-GB", "de", "it", "it-CH"]

  /// Private use, and languages of more than three letters.
  static let names = ["x-bork", "x-A-Private-Use-Identifier-of-Some-Length", "abcde", "abcdefgh-Latn-001", "en-XA"]

  /// Eight hundred: forty languages in twenty regions each, some of the languages with region rules.
  static let large: [String] = {
    let languages = [
      "en", "es", "pt", "zh-Hant", "zh-Hans", "ar", "fr", "de", "it", "nl", "nb", "nn", "sv", "da", "fi", "is", "ru",
      "uk",
      "pl", "cs", "sk", "sl", "hr", "sr", "sr-Latn", "bs", "hu", "ro", "bg", "el", "tr", "he", "fa", "hi", "bn", "ta",
      "th",
      "vi", "ja", "ko",
    ]
    let regions = [
      "US", "GB", "IE", "IN", "AU", "NZ", "ZA", "CA", "MX", "ES", "BR", "PT", "HK", "TW", "CN", "DE", "CH", "AT", "FR",
      "419",
    ]
    return languages.flatMap { language in regions.map { "\(language)-\($0)" } }
  }()
}
