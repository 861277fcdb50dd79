import Foundation
import LocaleMatching
import LocaleValidity

/// What an app supports and how its matcher decides, from whatever files say so.
package struct LocaleEnumInput: Hashable, Sendable {
  /// An identifier, and the place that names it.
  package struct Localization: Hashable, Sendable {
    /// As it is written there.
    package var identifier: String
    /// The file or folder that names it.
    package var file: String
    /// The line, from 1; zero where the whole file or folder is meant.
    package var line: Int
  }

  /// What the app supports, in the order that breaks ties.
  package var localizations: [Localization]
  /// How the matcher decides.
  package var options: LocaleMatcher.Options
  /// The name of the enum.
  package var name: String
  /// Who may use the enum.
  package var access: Access
  /// The file that options come from, for errors; else one that names a localization.
  package var file: String
  /// What the target's own folders and string catalogs are in, where a list says what the app supports.
  var ownLocalizations: Set<String> = []

  /// The access levels that a generated enum can have.
  package enum Access: String, CaseIterable, Hashable, Sendable {
    case `internal`, `package`, `public`
  }

  /// The table, and the cases that go with it.
  ///
  /// - Throws: what is wrong, at the line that says so.
  package func compile() throws(InputDiagnostic) -> CompiledAppTable {
    do throws(AppTableError) {
      return try AppTableCompiler(supported: localizations.map(\.identifier), options: options).compile()
    } catch {
      throw diagnostic(error)
    }
  }

  private func diagnostic(_ error: AppTableError) -> InputDiagnostic {
    switch error {
    case .nothingSupported:
      return InputDiagnostic(
        "no localization is named", file: file,
        hint: "name them in \"supported\", or add a folder such as en.lproj or a string catalog to the target")
    case .illFormed(let position, let error):
      let place = localizations[position]
      return InputDiagnostic(
        "'\(place.identifier)' is no locale identifier: \(error)", file: place.file, line: place.line,
        hint: "write it as BCP 47 does: en, en-GB, zh-Hant, es-419")
    case .repeated(let position):
      let place = localizations[position]
      return InputDiagnostic(
        "'\(place.identifier)' is named twice", file: place.file, line: place.line, hint: "remove one")
    case .unsupportedDefault(let identifier):
      return InputDiagnostic(
        "the default '\(identifier)' is not among the localizations", file: file,
        hint: "write it as it is written there, one of: \(localizations.map(\.identifier).joined(separator: ", "))")
    case .tooLarge(let count):
      return InputDiagnostic(
        "the table does not fit its format, it would have \(count) entries", file: file,
        hint: "name fewer localizations, leave \"favor\", \"direction\" and \"threshold\" at their defaults, or use "
          + "LocaleMatcher at run time")
    }
  }
}

extension LocaleEnumInput {
  /// Reads a target's folder: `locales.json`, and where that names no list the `.lproj` folders and string catalogs.
  ///
  /// The default is what `locales.json` says; else the first of its list; else the catalogs' source language; else `en`
  /// where the app has it.
  ///
  /// - Throws: what is wrong, at the file and line that say so. Paths are relative to the folder, which comes first.
  package init(folder: URL) throws(InputDiagnostic) {
    let files = Self.files(below: folder)
    let lists = files.filter { $0.url.lastPathComponent == LocalesFile.fileName }
    guard lists.count < 2 else {
      throw InputDiagnostic("is a second list of localizations", file: lists[1].name, hint: "keep \(lists[0].name)")
    }
    var list: LocalesFile?
    if let file = lists.first { list = try LocalesFile(file.url, name: file.name) }
    options = list?.options ?? .init()
    name = list?.name ?? "AppLocale"
    access = list?.access ?? .internal
    if let list, let supported = list.supported {
      localizations = supported
      file = list.file
      // What is wrong with folders that nobody asked for stops no build.
      ownLocalizations = Set(((try? LocalizationFolder(files))?.localizations ?? []).map(\.identifier))
      return
    }
    let own = try LocalizationFolder(files)
    localizations = own.localizations
    file = list?.file ?? localizations.first?.file ?? folder.path
    if list?.hasDefault == true || localizations.isEmpty { return }
    let standard = own.sourceLanguage ?? "en"
    guard localizations.contains(where: { $0.identifier == standard }) else {
      throw InputDiagnostic(
        "nothing says which localization stands in where none matches", file: file,
        hint: "add \(LocalesFile.fileName) with { \"default\": \"\(localizations[0].identifier)\" }")
    }
    options.defaultLocale = .identifier(standard)
  }

  /// Regular files below a folder, hidden ones and build products left out.
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

extension LocaleEnumInput {
  /// What can be built and is hardly meant: localizations that CLDR does not know, that nobody can be given, or that have
  /// no folder although others do. In the order of the list; ill-formed identifiers are errors, and not told here.
  package var warnings: [InputDiagnostic] {
    let matcher = LocaleMatcher(supported: localizations.map(\.identifier), options: options)
    let folders = Set(ownLocalizations.map(Self.folded))
    let hasFolders = localizations.contains { folders.contains(Self.folded($0.identifier)) }
    return localizations.enumerated().flatMap { position, place -> [InputDiagnostic] in
      guard let identifier = LocaleIdentifier(place.identifier) else { return [] }
      var found = identifier.validity.filter { !$0.isValid }.map { fault in
        Self.warning(
          "CLDR does not know '\(place.identifier)': \(fault)", place,
          hint: "write an identifier that people's devices have")
      }
      if let other = Self.isAlwaysGivenInstead(of: position, identifier, matcher) {
        found.append(
          Self.warning(
            "nobody can be given '\(place.identifier)': who asks for it gets '\(localizations[other].identifier)'",
            place,
            hint: "keep one of them"))
      }
      if hasFolders, !folders.contains(Self.folded(place.identifier)) {
        found.append(
          Self.warning(
            "'\(place.identifier)' has no folder, and others have", place,
            hint: "add \(place.identifier).lproj to the target, or take it from the list"))
      }
      return found
    }
  }

  /// Which other localization those get who ask for one by any of its names. Two that maximise alike are at the same
  /// distance from everybody, so that the matcher takes the same one always.
  private static func isAlwaysGivenInstead(
    of position: Int, _ identifier: LocaleIdentifier, _ matcher: LocaleMatcher
  ) -> Int? {
    let plain = identifier.languageIdentifier
    let names = [plain.maximized.description, plain.minimized.description, identifier.description]
    let winners = names.map { matcher.bestMatch(for: $0)?.supportedIndex }
    return winners.contains(position) ? nil : winners.last ?? nil
  }

  /// Folders are found in any case, with either separator.
  private static func folded(_ identifier: String) -> String {
    String(identifier.lowercased().map { $0 == "_" ? "-" : $0 })
  }

  private static func warning(_ message: String, _ place: Localization, hint: String) -> InputDiagnostic {
    InputDiagnostic(message, file: place.file, line: place.line, hint: hint, isWarning: true)
  }
}
