import AppLocalization
import Foundation
import SystemAccess

/// The localizations that a target's own files name: `.lproj` folders and string catalogs.
struct OwnLocalizations {
  /// The localizations in the order of their identifiers, each once.
  private(set) var localizations: [AppLocaleInput.Localization] = []
  /// The source language of the catalogs.
  private(set) var sourceLanguage: String?

  /// - Parameter files: the files below the folder, with paths as they are shown.
  init(_ files: [(url: URL, name: String)]) throws(InputDiagnostic) {
    var found: [String: AppLocaleInput.Localization] = [:]
    for (url, name) in files.sorted(by: { $0.name < $1.name }) {
      for component in name.split(separator: "/") {
        guard let folder = LocalizationFolder(String(component)), !folder.isBase else { continue }
        let identifier = folder.nameOnDisk
        let place = SourceLocation(file: name.range(of: component).map { String(name[..<$0.upperBound]) } ?? name)
        if let tag = folder.modernTag {
          throw InputDiagnostic(
            "'\(identifier)' is a legacy name of a localization", at: place, hint: "rename it to \(tag).lproj")
        }
        found[identifier] = found[identifier] ?? .init(identifier: identifier, location: place)
      }
      if name.hasSuffix(".xcstrings") { try readCatalog(url, name, &found) }
    }
    localizations = found.values.sorted { $0.identifier < $1.identifier }
  }

  private mutating func readCatalog(
    _ url: URL, _ name: String, _ found: inout [String: AppLocaleInput.Localization]
  ) throws(InputDiagnostic) {
    let reading = StringCatalog.read(try JSONFile.contents(of: url, name: name))
    guard let catalog = reading.catalog, let source = catalog.sourceLanguage,
      let strings = catalog.fields["strings"]?.object
    else {
      let problem = reading.diagnostics.first { $0.severity == .error }
      throw InputDiagnostic(
        "is not a string catalog" + (problem.map { ": \($0.message)" } ?? ""),
        at: SourceLocation(file: name, line: problem?.line ?? 1),
        hint: "it needs \"sourceLanguage\" and \"strings\"")
    }
    let sourceLine = catalog.fields.member("sourceLanguage")?.position?.line ?? 0
    if let other = sourceLanguage, other != source {
      throw InputDiagnostic(
        "the source language is '\(source)', another catalog's is '\(other)'",
        at: SourceLocation(file: name, line: sourceLine),
        hint: "use one source language for both, or name the default in locales.json")
    }
    sourceLanguage = source
    if found[source] == nil {
      found[source] = .init(identifier: source, location: SourceLocation(file: name, line: sourceLine))
    }
    for entry in strings.members {
      for member in entry.value.object?["localizations"]?.object?.members ?? [] where found[member.key] == nil {
        found[member.key] = .init(
          identifier: member.key, location: SourceLocation(file: name, line: member.position?.line ?? 0))
      }
    }
  }
}
