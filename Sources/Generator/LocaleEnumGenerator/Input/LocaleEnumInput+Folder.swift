import Foundation
import LocaleMatching

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
