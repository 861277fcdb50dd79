import LocalizedStrings
import SystemAccess

/// An app's info dictionary in one language: `InfoPlist.strings` overrides `Info.plist`.
public struct LocalizedInfoDictionary: Hashable, Sendable {
  /// `Info.plist`.
  public let unlocalized: InfoDictionary
  /// The entries of `InfoPlist.strings`, by key.
  public let localized: [String: String]
  /// The place of that file; nil if there is none.
  public let place: TablePlace?
  /// The problems in that file.
  public let diagnostics: [LocalizationDiagnostic]

  /// The value of any key: the localized one, else the value in `Info.plist`.
  public subscript(key: String) -> PropertyListValue? {
    localized[key].map(PropertyListValue.string) ?? unlocalized[key]
  }

  /// `CFBundleDisplayName`: the name below the icon. If there is none, the system shows `name`.
  public var displayName: String? { self[InfoPlistKey.displayName.rawValue]?.string }
  /// `CFBundleName`: the short name.
  public var name: String? { self[InfoPlistKey.name.rawValue]?.string }
  /// `CFBundleShortVersionString`.
  public var shortVersion: String? { self[InfoPlistKey.shortVersion.rawValue]?.string }
  /// `NSHumanReadableCopyright`.
  public var copyright: String? { self[InfoPlistKey.copyright.rawValue]?.string }
}

extension LocalizedBundle {
  /// The info dictionary for a user with this search list. Reads one file, which is found like any resource.
  ///
  /// A string catalog `InfoPlist.xcstrings` replaces the file in each of its languages.
  public func localizedInfo(searchList: [String]) -> LocalizedInfoDictionary {
    for place in places(searchList) {
      let relative = place.folder.appendingPath("InfoPlist.strings")
      if case .file = FileKind(at: path(of: relative)) {
        switch FileBytes.read(path(of: relative), limits) {
        case .failure(let problem): return info(nil, [:], [problem.diagnostic(path(of: relative))])
        case .success(let bytes):
          let reading = StringsTable.read(bytes, path: path(of: relative), limits: limits)
          var strings: [String: String] = [:]
          for entry in reading.table.entries { strings[entry.key] = entry.text }
          return info(place.place, strings, reading.diagnostics)
        }
      }
    }
    let catalogs = catalogs.filter { $0.table == "InfoPlist" }
    for language in searchList {
      for catalog in catalogs where LocalizationName.contains(catalog.localizations, language) {
        return info(of: catalog, language)
      }
    }
    return info(nil, [:], [])
  }

  private func info(of summary: CatalogSummary, _ language: String) -> LocalizedInfoDictionary {
    let file = path(of: summary.path)
    guard case .success(let bytes) = FileBytes.read(file, limits) else { return info(nil, [:], []) }
    let reading = StringCatalog.read(bytes, path: file, limits: limits)
    var strings: [String: String] = [:]
    let wanted = LocalizationName.comparable(language)
    for key in reading.catalog?.keys ?? [] {
      let entry = reading.catalog?[key]
      let name = entry?.languages.first { LocalizationName.comparable($0) == wanted }
      strings[key] = name.flatMap { entry?[language: $0]?.stringUnit?.value }
    }
    return info(.localization(language), strings, reading.diagnostics)
  }

  private func info(
    _ place: TablePlace?, _ strings: [String: String], _ diagnostics: [LocalizationDiagnostic]
  ) -> LocalizedInfoDictionary {
    LocalizedInfoDictionary(unlocalized: info, localized: strings, place: place, diagnostics: diagnostics)
  }
}

/// The keys of `InfoPlist.strings` that an app's users see.
package enum InfoPlistKey: String, Hashable, Sendable, CaseIterable {
  /// The name under the icon.
  case displayName = "CFBundleDisplayName"
  /// The short name, in the menu bar.
  case name = "CFBundleName"
  case shortVersion = "CFBundleShortVersionString"
  case copyright = "NSHumanReadableCopyright"
}

extension StringLookup {
  /// The localized value of a key of `Info.plist`: its entry in the table `InfoPlist`, else the value in `Info.plist`;
  /// nil if neither has it.
  ///
  /// - Parameters:
  ///   - key: a key that Apple's systems localize.
  ///   - value: the value in `Info.plist`.
  package func info(_ key: InfoPlistKey, value: String?) -> StringAnswer? {
    info(key.rawValue, value: value)
  }

  /// The localized value of any key, such as `NSCameraUsageDescription`.
  package func info(_ key: String, value: String?) -> StringAnswer? {
    var answer = string(key, table: "InfoPlist")
    if answer.place != nil { return answer }
    guard let value else { return nil }
    answer.text = value
    answer.origin = .givenValue
    return answer
  }
}
