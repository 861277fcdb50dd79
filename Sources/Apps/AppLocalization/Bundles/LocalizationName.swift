import LocaleMatching

/// How folders of localizations are named, and what is meant.
package enum LocalizationName {
  /// What holds the resources of the development language that are not localized further. No language.
  package static let base = "Base"

  /// The usual spelling of a name that was lower-cased: `en-gb` is `en-GB`, `zh_hans` is `zh_Hans`.
  ///
  /// SwiftPM lower-cases the names of folders on Linux, and Foundation then does not find them. A name with
  /// a capital is taken as it is, and so is one that is no identifier.
  package static func repaired(_ name: String) -> String {
    if name.lowercased() == base.lowercased() { return base }
    guard name == name.lowercased(), let identifier = LocaleIdentifier(name) else { return name }
    let usual = name.contains("_") ? identifier.underscored : identifier.description
    // Legacy tags may come out as another identifier, which would be more than a spelling.
    return usual.lowercased() == name ? usual : name
  }

  /// What two spellings of one name have in common: `en_GB` and `en-gb`.
  package static func folded(_ name: String) -> String { String(name.lowercased().map { $0 == "_" ? "-" : $0 }) }
}

extension LocalizationName {
  /// Whether one of the names is another spelling of this one, as Core Foundation sees it: the same but for case and
  /// separator, or once legacy names are replaced.
  package static func contains(_ names: [String], _ region: String) -> Bool {
    let wanted = comparable(region)
    return names.contains { comparable($0) == wanted }
  }

  /// What all spellings of one localization have in common: `en` for `English`, `zh_hant_tw` for `zh-TW`.
  package static func comparable(_ name: String) -> String {
    let identifier = AppleIdentifier(name)
    return identifier.base == nil ? folded(name) : identifier.normalized.lowercased()
  }
}
