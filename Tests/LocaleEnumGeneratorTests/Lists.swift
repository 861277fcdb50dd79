import AppTableProof
import Foundation
import TestSupport

/// The supported lists for which the documents state sizes, and the folder of the clone.
enum Lists {
  static let small = ["en", "en-IN", "en-IE", "en-GB", "de", "it", "it-CH"]
  static let medium = [
    "en", "en-AU", "en-CA", "en-GB", "en-IN", "ar", "ca", "cs", "da", "de", "el", "es", "es-419", "es-MX", "fi", "fr",
    "fr-CA", "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "ms", "nb", "nl", "pl", "pt-BR", "pt-PT", "ro", "ru", "sr",
    "sr-Latn", "sv", "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant", "zh-HK",
  ]

  static let root = URL(fileURLWithPath: Surroundings.package)

  static let space: Result<IdentifierSpace, any Error> = Result {
    try IdentifierSpace(folder: root.appendingPathComponent("CLDR/common"))
  }
}
