import LocalizationEngines

extension LocalizationName {
  /// The folder of resources in the development language that storyboards and nibs share. It is not a language.
  package static let base = "Base"

  /// A name with hyphens between its subtags: `zh_Hans` is `zh-Hans`.
  package static func hyphenated(_ name: String) -> String { String(name.map { $0 == "_" ? "-" : $0 }) }

  /// The usual spelling of a folder's name in lower case: `en-gb` is `en-GB`, `zh_hans` is `zh_Hans`.
  ///
  /// SwiftPM lower-cases the names of folders on Linux, and Foundation then does not find them. A name with a capital
  /// letter is unchanged, and also a name that is not an identifier.
  package static func repaired(_ name: String) -> String {
    if name.lowercased() == base.lowercased() { return base }
    guard let identifier = LocaleIdentifier(name) else { return name }
    let usual = name.contains("_") ? identifier.cldrIdentifier : identifier.description
    // Equal only for a name without capitals. A legacy tag may become another identifier, which is more than another
    // spelling.
    return usual.lowercased() == name ? usual : name
  }
}
