/// The localization that an app falls back to (`CFBundleDevelopmentRegion`).
package enum DevelopmentRegion: Hashable, Sendable {
  /// As it is written: `en-GB`, `en_GB`, `English`.
  case localization(String)
  /// `$(DEVELOPMENT_LANGUAGE)`: Xcode puts the project's development region in its place when it builds. In a built app
  /// it is a mistake, and no language.
  case buildVariable(String)

  /// Reads the value of the key; nil where it is empty.
  package init?(_ text: String) {
    let inner = text.hasSuffix(")") ? "$(" : text.hasSuffix("}") ? "${" : ""
    if !inner.isEmpty, text.hasPrefix(inner), text.utf8.count > 3 {
      self = .buildVariable(String(text.dropFirst(2).dropLast()))
    } else if text.isEmpty {
      return nil
    } else {
      self = .localization(text)
    }
  }

  /// The localization, nil for a variable.
  package var localization: String? { if case .localization(let name) = self { name } else { nil } }
}
