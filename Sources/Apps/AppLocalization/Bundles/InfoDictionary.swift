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
}
