/// The names of folders from the time before language tags: `English.lproj`.
package enum LegacyFolderName {
  /// The tag of a name, regardless of case; nil for any other name. The list is complete: `Hebrew` is not such a name.
  package static func tag(of name: String) -> String? { tags[name.lowercased()] }

  private static let tags: [String: String] = [
    "arabic": "ar", "chinese": "zh_Hans", "danish": "da", "dutch": "nl", "english": "en", "finnish": "fi",
    "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "korean": "ko", "norwegian": "nb",
    "polish": "pl", "portuguese": "pt", "russian": "ru", "spanish": "es", "swedish": "sv", "thai": "th",
    "turkish": "tr",
  ]
}
