import LocaleMatching

/// What a client writes besides the generated enum.
enum Spoken: String, SupportedLocale { case en, ja }

struct Account: LocalePreference {
  var language: String

  func withPreferenceContent<Result>(_ body: (LocalePreferenceContent) -> Result) -> Result {
    language.withPreferenceContent(body)
  }
}

func answers() -> [String] {
  [
    AppLocale.bestLocale(for: "en-IT").rawValue, Spoken.bestLocale(for: Account(language: "ja-JP")).rawValue,
    LocaleMatcher(Spoken.self).best(of: ["English", "日本語"], for: AcceptLanguage("ja")) ?? "",
  ]
}
