/// The names of folders that were given before there were tags: `English.lproj`.
package enum LegacyFolderName {
  /// The tag of a name, in any case; nil for every other name. There are no others: `Hebrew` names nothing.
  package static func tag(of name: String) -> String? { tags[name.lowercased()] }

  private static let tags: [String: String] = [
    "arabic": "ar", "chinese": "zh_Hans", "danish": "da", "dutch": "nl", "english": "en", "finnish": "fi",
    "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "korean": "ko", "norwegian": "nb",
    "polish": "pl", "portuguese": "pt", "russian": "ru", "spanish": "es", "swedish": "sv", "thai": "th",
    "turkish": "tr",
  ]
}
