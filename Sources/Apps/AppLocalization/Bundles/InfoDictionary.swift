/// An app's info dictionary (`Info.plist`), with properties for the keys that decide about languages.
public struct InfoDictionary: Sendable {
  /// All entries.
  package let values: PropertyListDictionary
  /// The dictionary without entries.
  package static let empty = InfoDictionary(values: PropertyListDictionary())

  package init(values: PropertyListDictionary) { self.values = values }

  /// Reads a file: XML, binary or old-style. If that fails, the result is an empty dictionary and a diagnostic.
  package static func read(
    _ bytes: [UInt8], path: String? = nil, limits: ReadingLimits = .standard
  ) -> (dictionary: InfoDictionary, diagnostics: [LocalizationDiagnostic]) {
    do throws(LocalizationDiagnostic) {
      let list = try PropertyListDocument(bytes, path: path, limits: limits)
      guard case .dictionary(let values) = list.value else {
        let message = "the property list is \(list.value.kind), not a dictionary"
        return (.empty, [LocalizationDiagnostic(.error, "info.wrongType", message, path: path)])
      }
      let dictionary = InfoDictionary(values: values)
      let warnings = list.warnings.filter { $0.code == "plist.controlCharacter" }.map { $0.at(path: path) }
      return (dictionary, warnings + dictionary.diagnostics(path: path))
    } catch {
      return (.empty, [error])
    }
  }

  /// The text of any key; nil if there is none, or if its value is not text.
  public subscript(key: String) -> String? { values[key]?.string }

  /// `CFBundleDevelopmentRegion`: the localization that an app falls back to, as it is written: `en-GB`, `English`. Nil
  /// for an empty text, and for a variable that Xcode replaces in a build, `$(DEVELOPMENT_LANGUAGE)`.
  package var developmentRegion: String? {
    values[Key.developmentRegion]?.string.flatMap { $0.isEmpty || $0.isBuildVariable ? nil : $0 }
  }

  /// `CFBundleLocalizations`: localizations that do not need a folder. As in Core Foundation, only strings that are not
  /// empty.
  public var localizations: [String] {
    (values[Key.localizations]?.array ?? []).compactMap(\.string).filter { !$0.isEmpty }
  }

  /// `CFBundleAllowMixedLocalizations`: frameworks and bundles choose their own localizations, instead of the app's.
  public var allowsMixedLocalizations: Bool { values[Key.allowMixed]?.flag ?? false }

  /// `CFBundleFollowParentLocalization`: an extension uses the languages of the app that contains it.
  public var followsParentLocalization: Bool { values[Key.followParent]?.flag ?? false }

  /// Whether this describes an app extension, which also uses the languages of the app that contains it.
  package var isExtension: Bool { values[Key.appExtension]?.dictionary != nil }

  /// `UIPrefersShowingLanguageSettings`: the language menu is shown to people with a single preferred language too.
  public var prefersShowingLanguageSettings: Bool { values[Key.showsLanguageSettings]?.flag ?? false }

  /// The keys that decide about languages.
  package enum Key {
    package static let developmentRegion = "CFBundleDevelopmentRegion"
    package static let localizations = "CFBundleLocalizations"
    package static let allowMixed = "CFBundleAllowMixedLocalizations"
    package static let followParent = "CFBundleFollowParentLocalization"
    package static let appExtension = "NSExtension"
    package static let showsLanguageSettings = "UIPrefersShowingLanguageSettings"
  }

  /// The problems in the keys that decide about languages. Core Foundation ignores them silently.
  func diagnostics(path: String?) -> [LocalizationDiagnostic] {
    var found: [LocalizationDiagnostic] = []
    func report(_ severity: LocalizationDiagnostic.Severity, _ code: LocalizationDiagnostic.Code, _ message: String) {
      found.append(LocalizationDiagnostic(severity, code, message, path: path))
    }
    if let value = values[Key.developmentRegion] {
      switch value.string {
      case nil: report(.error, "info.wrongType", "\(Key.developmentRegion) is \(value.kind), not a string")
      case ""?: report(.warning, "info.wrongType", "\(Key.developmentRegion) is empty")
      case let text? where text.isBuildVariable:
        let name = text.dropFirst(2).dropLast()
        let message = "\(Key.developmentRegion) is '\(name)', a variable that Xcode's build should have replaced"
        report(.warning, "info.unresolvedBuildVariable", message)
      default: break
      }
    }
    if let value = values[Key.localizations] {
      if let elements = value.array {
        for element in elements where element.string == nil {
          report(.error, "info.wrongType", "\(Key.localizations) has an entry that is \(element.kind)")
        }
        if elements.contains(where: { $0.string?.isEmpty == true }) {
          report(.warning, "info.wrongType", "\(Key.localizations) has an empty entry")
        }
      } else {
        report(.error, "info.wrongType", "\(Key.localizations) is \(value.kind), not an array")
      }
    }
    for key in [Key.allowMixed, Key.followParent, Key.showsLanguageSettings] {
      if let value = values[key], value.flag == nil {
        report(.error, "info.wrongType", "\(key) is \(value.kind), not a boolean")
      }
    }
    return found
  }
}

extension String {
  /// Whether it is a variable of Xcode's build, `$(NAME)` or `${NAME}`. In a built app that is a mistake.
  fileprivate var isBuildVariable: Bool {
    utf8.count > 3 && (hasPrefix("$(") && hasSuffix(")") || hasPrefix("${") && hasSuffix("}"))
  }
}

/// An app's info dictionary in one language: `InfoPlist.strings`, or a string catalog `InfoPlist.xcstrings`, overrides
/// `Info.plist`.
public struct LocalizedInfoDictionary: Sendable {
  /// `Info.plist`.
  package let unlocalized: InfoDictionary
  /// The texts of the table `InfoPlist`, by key.
  package let localized: [String: String]
  /// The place of that table; nil if there is none.
  public let place: TablePlace?

  /// The text of any key, such as `NSCameraUsageDescription`: the localized one, else the text in `Info.plist`.
  public subscript(key: String) -> String? { localized[key] ?? unlocalized[key] }

  /// `CFBundleDisplayName`: the name below the icon. If there is none, the system shows `CFBundleName`.
  public var displayName: String? { self["CFBundleDisplayName"] }
}
