import LocaleMatching

/// How folders of localizations are named, and what is meant.
enum LocalizationName {
  /// What holds the resources of the development language that are not localized further. No language.
  static let base = "Base"

  /// The usual spelling of a name that was lower-cased: `en-gb` is `en-GB`, `zh_hans` is `zh_Hans`.
  ///
  /// SwiftPM lower-cases the names of folders on Linux, and Foundation then does not find them (apple.md, §6). A name with
  /// a capital is taken as it is, and so is one that is no identifier.
  static func repaired(_ name: String) -> String {
    if name.lowercased() == base.lowercased() { return base }
    guard name == name.lowercased(), let identifier = LocaleIdentifier(name) else { return name }
    let usual = name.contains("_") ? identifier.underscored : identifier.description
    // Legacy tags may come out as another identifier, which would be more than a spelling.
    return usual.lowercased() == name ? usual : name
  }

  /// What two spellings of one name have in common: `en_GB` and `en-gb`.
  static func folded(_ name: String) -> String { String(name.lowercased().map { $0 == "_" ? "-" : $0 }) }
}

extension LocalizationName {
  /// Whether Core Foundation takes one of the names for this region: the same but for case and separator, or the old
  /// English name of the same language (`English` and `en`).
  static func contains(_ names: [String], _ region: String) -> Bool {
    let wanted = comparable(region)
    return names.contains { comparable($0) == wanted }
  }

  /// What all spellings of one localization have in common: `en` for `English`, `zh-hant` for `zh-Hant`, `he` for `iw`.
  static func comparable(_ name: String) -> String {
    let folded = folded(name)
    if let language = oldNames[folded] { return language }
    return LocaleIdentifier(folded)?.canonicalized.description.lowercased() ?? folded
  }

  /// The names that folders had before there were tags, which Apple's platforms still read (ICU, ualoc.cpp).
  static let oldNames: [String: String] = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "spanish": "es", "dutch": "nl",
    "korean": "ko", "arabic": "ar", "chinese": "zh-hans", "danish": "da", "finnish": "fi", "norwegian": "nb",
    "polish": "pl", "portuguese": "pt", "russian": "ru", "swedish": "sv", "thai": "th", "turkish": "tr",
  ]
}
