import AppLocalization
import Foundation
import LocaleMatching
import LocaleValidity
import SystemAccess

/// An app's localizations and the options of its matcher, from the files that define them.
package struct AppLocaleInput: Hashable, Sendable {
  /// An identifier, and its place in a file.
  package struct Localization: Hashable, Sendable {
    package var identifier: String
    /// The place that names it, in a file, or a folder.
    package var location: SourceLocation
  }

  /// The localizations, in the order that breaks ties.
  package var localizations: [Localization]
  package var options: LocaleMatcher.Options
  package var name: String
  package var access: Access
  /// The file with the options, for errors; else one that names a localization.
  package var file: String
  /// The line of the default in that file, from 1; zero if it is not there.
  var defaultLine = 0
  /// The localizations of the target's folders and string catalogs, if a list names the app's localizations.
  var ownLocalizations: Set<String> = []

  /// The access levels that a generated enum can have.
  package enum Access: String, CaseIterable, Hashable, Sendable {
    case `internal`, `package`, `public`
  }

  /// The position of the default; nil if it is not among the localizations.
  var defaultPosition: Int? {
    switch options.default {
    case .identifier(let identifier): localizations.firstIndex { $0.identifier == identifier }
    default: localizations.isEmpty ? nil : 0
    }
  }

  /// - Throws: an error in the list, with its line.
  func check() throws(InputDiagnostic) {
    if localizations.isEmpty {
      throw InputDiagnostic(
        "no localization is named", at: SourceLocation(file: file),
        hint: "name them in \"supported\", or add a folder such as en.lproj or a string catalog to the target")
    }
    for place in localizations {
      do throws(IdentifierError) {
        let identifier = try ReadableName.identifier(of: place.identifier)
        if ReadableName.hasShortLanguage(identifier) { continue }
      } catch {
        throw InputDiagnostic(
          "'\(place.identifier)' is not a locale identifier: \(error)", at: place.location,
          hint: "write it as BCP 47 does: en, en-GB, zh-Hant, es-419")
      }
      throw InputDiagnostic(
        "'\(place.identifier)' has no language of two or three letters, and no case can be made of it",
        at: place.location, hint: "remove it, or use LocaleMatcher at run time")
    }
    var seen: Set<String> = []
    for place in localizations {
      if !seen.insert(place.identifier).inserted {
        throw InputDiagnostic(
          "'\(place.identifier)' is named twice", at: place.location, hint: "remove one")
      }
    }
    guard defaultPosition != nil else {
      throw InputDiagnostic(
        "the default '\(options.default)' is not among the localizations",
        at: SourceLocation(file: file, line: defaultLine),
        hint: "write it as in the list, one of: \(localizations.map(\.identifier).joined(separator: ", "))")
    }
  }
}

extension AppLocaleInput {
  /// Reads a target's folder: `locales.json`, and if that has no list, the `.lproj` folders and string catalogs.
  ///
  /// The default is that of `locales.json`; else the first of its list; else the catalogs' source language; else `en`
  /// if the app has it.
  ///
  /// - Throws: an error with file and line. Paths begin with the folder.
  package init(folder: URL) throws(InputDiagnostic) {
    let files = Self.files(below: folder)
    let lists = files.filter { $0.url.lastPathComponent == LocalesFile.fileName }
    guard lists.count < 2 else {
      throw InputDiagnostic(
        "is a second list of localizations", at: SourceLocation(file: lists[1].name), hint: "keep \(lists[0].name)")
    }
    var list: LocalesFile?
    if let file = lists.first { list = try LocalesFile(file.url, name: file.name) }
    options = list?.options ?? .init()
    defaultLine = list?.defaultLine ?? 0
    name = list?.name ?? "AppLocale"
    access = list?.access ?? .internal
    if let list, let supported = list.supported {
      localizations = supported
      file = list.file
      // Folders that are not used must not stop a build.
      ownLocalizations = Set(((try? OwnLocalizations(files))?.localizations ?? []).map(\.identifier))
      return
    }
    let own = try OwnLocalizations(files)
    localizations = own.localizations
    file = list?.file ?? localizations.first?.location.file ?? folder.path
    if options.default != .first || localizations.isEmpty { return }
    let standard = own.sourceLanguage ?? "en"
    guard localizations.contains(where: { $0.identifier == standard }) else {
      throw InputDiagnostic(
        "no default localization is named", at: SourceLocation(file: file),
        hint: "add \(LocalesFile.fileName) with { \"default\": \"\(localizations[0].identifier)\" }")
    }
    options.default = .identifier(standard)
  }

  /// The regular files below a folder, without hidden files and build products.
  private static func files(below folder: URL) -> [(url: URL, name: String)] {
    let keys: [URLResourceKey] = [.isRegularFileKey]
    guard let found = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    return found.compactMap { $0 as? String }.filter { path in
      !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }.map { (folder.appendingPathComponent($0), "\(folder.path)/\($0)") }.filter { url, name in
      name.hasSuffix(".lproj") || (try? url.resourceValues(forKeys: Set(keys)).isRegularFile) == true
    }
  }
}

extension AppLocaleInput {
  /// Warnings for localizations that are probably mistakes: CLDR does not know them, or they have no folder although others
  /// have one. In the order of the list. Ill-formed identifiers are errors and not included.
  package var warnings: [InputDiagnostic] {
    let folders = Set(ownLocalizations.map(LocalizationName.folded))
    let hasFolders = localizations.contains { folders.contains(LocalizationName.folded($0.identifier)) }
    return localizations.flatMap { place -> [InputDiagnostic] in
      guard let identifier = try? ReadableName.identifier(of: place.identifier) else { return [] }
      var found = identifier.validity.filter { !$0.isValid }.map { fault in
        Self.warning(
          "CLDR does not know '\(place.identifier)': \(fault)", place,
          hint: "write an identifier that devices use")
      }
      if hasFolders, !folders.contains(LocalizationName.folded(place.identifier)) {
        found.append(
          Self.warning(
            "'\(place.identifier)' has no folder, but others have one", place,
            hint: "add \(place.identifier).lproj to the target, or remove it from the list"))
      }
      return found
    }
  }

  private static func warning(_ message: String, _ place: Localization, hint: String) -> InputDiagnostic {
    InputDiagnostic(message, at: place.location, hint: hint, severity: .warning)
  }
}
