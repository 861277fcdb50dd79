/// The locales that an app of the widest reach has texts for: the languages that Apple's systems themselves come in.
///
/// A changelog cannot list every decision that moves; it lists those that move for such an app.
package enum MostUsedLocales {
  package static let all = [
    "en", "en-AU", "en-GB", "ar", "ca", "cs", "da", "de", "el", "es", "es-419", "fi", "fr", "fr-CA", "he", "hi", "hr",
    "hu", "id", "it", "ja", "ko", "ms", "nb", "nl", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk", "sv", "th", "tr", "uk",
    "vi", "zh-Hans", "zh-Hant", "zh-HK",
  ]
}
