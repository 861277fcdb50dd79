/// Settings of a device, and the language in which the app should greet.
struct Scenario {
  /// The setting Preferred Languages, as a person chooses them: a dialect with its region, other languages without one.
  let languages: [String]
  /// The setting Region.
  let region: String
  /// The preferred languages that apps get.
  let preferredLanguages: [String]
  /// The localization in which the app is shown.
  let shown: String
  /// Whether the localization matches a preference; if not, it is only the default.
  let isMatch: Bool
}

extension Scenario {
  /// The scenarios of the article "Which Locale?" on how iOS picks the language of an app.
  static let all = [
    Scenario(languages: ["en-GB"], region: "GB", preferredLanguages: ["en-GB"], shown: "en-GB", isMatch: true),
    Scenario(languages: ["en-GB"], region: "IT", preferredLanguages: ["en-GB"], shown: "en-GB", isMatch: true),
    Scenario(languages: ["en"], region: "IE", preferredLanguages: ["en-IE"], shown: "en-IE", isMatch: true),
    Scenario(languages: ["en"], region: "IT", preferredLanguages: ["en-IT"], shown: "en-GB", isMatch: true),
    Scenario(
      languages: ["fr", "it"], region: "FR", preferredLanguages: ["fr-FR", "it-FR"], shown: "it", isMatch: true),
    Scenario(languages: ["fr"], region: "FR", preferredLanguages: ["fr-FR"], shown: "en-GB", isMatch: false),
    Scenario(languages: ["fr"], region: "CH", preferredLanguages: ["fr-CH"], shown: "en-GB", isMatch: false),
    Scenario(languages: ["en"], region: "IN", preferredLanguages: ["en-IN"], shown: "en-IN", isMatch: true),
  ]
}
