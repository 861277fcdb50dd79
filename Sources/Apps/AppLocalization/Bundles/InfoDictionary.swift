import Foundation
import LocalizedStrings

/// What an app says of itself (`Info.plist`): every key, and those that decide about languages by name.
public struct InfoDictionary: Hashable, Sendable {
  /// Every entry.
  public let values: PropertyListDictionary
  /// The form the file had, nil where there was none.
  public let format: PropertyListFormat?

  /// Entries that were read elsewhere.
  package init(values: PropertyListDictionary, format: PropertyListFormat? = nil) {
    self.values = values
    self.format = format
  }

  /// No entry.
  package static let empty = InfoDictionary(values: PropertyListDictionary())

  /// Reads a file: XML, binary or old-style. An empty dictionary and a diagnostic where that fails.
  ///
  /// - Parameters:
  ///   - data: the whole file.
  ///   - path: what diagnostics name.
  ///   - limits: how large it may be, and how deep.
  public static func read(
    _ data: Data, path: String? = nil, limits: ReadingLimits = .standard
  ) -> (dictionary: InfoDictionary, diagnostics: [LocalizationDiagnostic]) {
    do throws(LocalizationDiagnostic) {
      let list = try PropertyListDocument(data, path: path, limits: limits)
      guard case .dictionary(let values) = list.value else {
        let message = "the property list is \(list.value.kind) and no dictionary"
        return (.empty, [LocalizationDiagnostic(.error, .wrongType, message, path: path)])
      }
      let dictionary = InfoDictionary(values: values, format: list.format)
      return (dictionary, dictionary.diagnostics(path: path))
    } catch {
      return (.empty, [error])
    }
  }

  /// The entry of any key.
  public subscript(key: String) -> PropertyListValue? { values[key] }

  /// `CFBundleDevelopmentRegion`.
  package var developmentRegion: DevelopmentRegion? {
    values[Key.developmentRegion]?.string.flatMap(DevelopmentRegion.init)
  }

  /// `CFBundleLocalizations`: localizations for which no folder need exist. As Core Foundation reads it: strings only,
  /// empty ones left out.
  public var localizations: [String] {
    (values[Key.localizations]?.array ?? []).compactMap(\.string).filter { !$0.isEmpty }
  }

  /// `CFBundleAllowMixedLocalizations`: frameworks and bundles choose for themselves instead of following the app.
  public var allowsMixedLocalizations: Bool { values[Key.allowMixed]?.flag ?? false }

  /// `CFBundleFollowParentLocalization`: an extension follows the app that it is in.
  public var followsParentLocalization: Bool { values[Key.followParent]?.flag ?? false }

  /// Whether this describes an app extension, which follows the app that it is in too.
  package var isExtension: Bool { values[Key.appExtension]?.dictionary != nil }

  /// `UIPrefersShowingLanguageSettings`: the language menu is shown to people with a single preferred language too.
  public var prefersShowingLanguageSettings: Bool { values[Key.showsLanguageSettings]?.flag ?? false }

  /// Keys that decide about languages. Those that are usually localized are in ``InfoPlistKey``.
  package enum Key {
    /// The localization that an app falls back to.
    package static let developmentRegion = "CFBundleDevelopmentRegion"
    /// Localizations for which no folder need exist.
    package static let localizations = "CFBundleLocalizations"
    /// Whether frameworks and bundles choose for themselves.
    package static let allowMixed = "CFBundleAllowMixedLocalizations"
    /// Whether an extension follows the app that it is in.
    package static let followParent = "CFBundleFollowParentLocalization"
    /// What an app extension extends.
    package static let appExtension = "NSExtension"
    /// Whether the language menu is shown to everybody.
    package static let showsLanguageSettings = "UIPrefersShowingLanguageSettings"
  }

  /// What is wrong with the keys that decide about languages. Core Foundation passes over all of it in silence.
  func diagnostics(path: String?) -> [LocalizationDiagnostic] {
    var found: [LocalizationDiagnostic] = []
    func report(_ severity: LocalizationDiagnostic.Severity, _ code: LocalizationDiagnostic.Code, _ message: String) {
      found.append(LocalizationDiagnostic(severity, code, message, path: path))
    }
    if let value = values[Key.developmentRegion] {
      switch value.string.map(DevelopmentRegion.init) {
      case nil: report(.error, .wrongType, "\(Key.developmentRegion) is \(value.kind) and no string")
      case .some(nil): report(.warning, .wrongType, "\(Key.developmentRegion) is empty")
      case .some(.buildVariable(let name)?):
        let message = "\(Key.developmentRegion) is '\(name)', a variable of Xcode's build that nothing has replaced"
        report(.warning, .unresolvedBuildVariable, message)
      case .some(.localization?): break
      }
    }
    if let value = values[Key.localizations] {
      if let elements = value.array {
        for element in elements where element.string == nil {
          report(.error, .wrongType, "\(Key.localizations) has an entry that is \(element.kind)")
        }
        if elements.contains(where: { $0.string?.isEmpty == true }) {
          report(.warning, .wrongType, "\(Key.localizations) has an empty entry")
        }
      } else {
        report(.error, .wrongType, "\(Key.localizations) is \(value.kind) and no array")
      }
    }
    for key in [Key.allowMixed, Key.followParent, Key.showsLanguageSettings] {
      if let value = values[key], value.flag == nil {
        report(.error, .wrongType, "\(key) is \(value.kind) and no boolean")
      }
    }
    return found
  }
}

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
