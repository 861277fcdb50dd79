import Foundation

/// What a language is called in English, as far as Foundation knows.
enum LanguageName {
  private static let english = Locale(identifier: "en")

  static func of(_ language: String) -> String {
    english.localizedString(forLanguageCode: language) ?? language
  }
}
