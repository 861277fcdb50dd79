import Foundation

/// The localizations that a target's own files name: `.lproj` folders and string catalogs.
struct LocalizationFolder {
  /// In the order of their identifiers, each once.
  private(set) var localizations: [AppLocaleInput.Localization] = []
  /// The language that catalogs are written in.
  private(set) var sourceLanguage: String?

  /// Legacy names of folders, which are no identifiers.
  private static let legacyNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es", "Dutch": "nl",
    "Korean": "ko", "Portuguese": "pt", "Russian": "ru", "Swedish": "sv", "Danish": "da", "Finnish": "fi",
  ]

  /// - Parameter files: below the folder, with paths as they are to be shown.
  init(_ files: [(url: URL, name: String)]) throws(InputDiagnostic) {
    var found: [String: AppLocaleInput.Localization] = [:]
    for (url, name) in files.sorted(by: { $0.name < $1.name }) {
      for component in name.split(separator: "/") where component.hasSuffix(".lproj") {
        let identifier = String(component.dropLast(6))
        // Resources of the development language: no localization of their own.
        if identifier == "Base" { continue }
        let folder = name.range(of: component).map { String(name[..<$0.upperBound]) } ?? name
        if let modern = Self.legacyNames[identifier] {
          throw InputDiagnostic(
            "'\(identifier)' is a legacy name of a localization", file: folder, hint: "call the folder \(modern).lproj")
        }
        found[identifier] = found[identifier] ?? .init(identifier: identifier, file: folder, line: 0)
      }
      if name.hasSuffix(".xcstrings") { try read(JSONFile(url, name: name), &found) }
    }
    localizations = found.values.sorted { $0.identifier < $1.identifier }
  }

  private mutating func read(
    _ json: JSONFile, _ found: inout [String: AppLocaleInput.Localization]
  ) throws(InputDiagnostic) {
    guard let source = json.root["sourceLanguage"]?.string, case .object(let strings) = json.root["strings"] else {
      throw InputDiagnostic(
        "is no string catalog", file: json.name, line: 1, hint: "it needs \"sourceLanguage\" and \"strings\"")
    }
    if let other = sourceLanguage, other != source {
      throw json.fault(
        "the source language is '\(source)', another catalog's is '\(other)'", at: "sourceLanguage",
        hint: "let both have the same, or name the default in locales.json")
    }
    sourceLanguage = source
    var identifiers: Set = [source]
    for case .object(let entry) in strings.values {
      if case .object(let localizations) = entry["localizations"] { identifiers.formUnion(localizations.keys) }
    }
    for identifier in identifiers where found[identifier] == nil {
      found[identifier] = .init(identifier: identifier, file: json.name, line: json.line(of: identifier))
    }
  }
}
