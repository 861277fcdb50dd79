import LocaleMatching

/// The names of localizations' folders, and their spellings.
package enum LocalizationName {
  /// The folder of resources in the development language that storyboards and nibs share. It is not a language.
  package static let base = "Base"

  /// The usual spelling of a name in lower case: `en-gb` is `en-GB`, `zh_hans` is `zh_Hans`.
  ///
  /// SwiftPM lower-cases the names of folders on Linux, and Foundation then does not find them. A name with a capital
  /// letter is unchanged, and also a name that is not an identifier.
  package static func repaired(_ name: String) -> String {
    if name.lowercased() == base.lowercased() { return base }
    guard let identifier = LocaleIdentifier(name) else { return name }
    let usual = name.contains("_") ? identifier.underscored : identifier.description
    // Equal only for a name without capitals. A legacy tag may become another identifier, which is more than another
    // spelling.
    return usual.lowercased() == name ? usual : name
  }

  /// The form that all spellings of one name have in common, such as `en_GB` and `en-gb`.
  package static func folded(_ name: String) -> String { String(name.lowercased().map { $0 == "_" ? "-" : $0 }) }
}

extension LocalizationName {
  /// Whether one of the names is another spelling of this one for Core Foundation: equal except for case and
  /// separators, or after legacy names are replaced.
  package static func contains(_ names: [String], _ region: String) -> Bool {
    first(of: names, region) != nil
  }

  /// The first of the names that is another spelling of this one.
  package static func first(of names: [String], _ region: String) -> String? {
    let wanted = comparable(region)
    return names.first { comparable($0) == wanted }
  }

  /// The form that all spellings of one localization have in common: `en` for `English`, `zh_hant_tw` for `zh-TW`.
  package static func comparable(_ name: String) -> String {
    let identifier = AppleIdentifier(name)
    return identifier.base == nil ? folded(name) : identifier.normalized.lowercased()
  }
}

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
