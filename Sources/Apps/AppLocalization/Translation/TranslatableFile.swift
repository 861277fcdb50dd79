import LocalizedStrings

/// A file of strings of a bundle, and the existing or future file of its translation.
struct TranslatableFile {
  let source: TableFile
  /// The path of the translation, relative to the bundle. A catalog contains its translation.
  let target: String
  /// The language of the translation, as the catalog spells it.
  let language: String

  /// The contents of a file.
  enum Texts {
    case strings(StringsReading)
    case dictionary(StringsDictionaryReading)
    case catalog(StringCatalogReading)

    var diagnostics: [LocalizationDiagnostic] {
      switch self {
      case .strings(let reading): reading.diagnostics
      case .dictionary(let reading): reading.diagnostics
      case .catalog(let reading): reading.diagnostics
      }
    }

    /// Whether replacing the file would lose data.
    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  /// Reads the source or the translation; nil if the file does not exist yet.
  func read(_ relative: String, of bundle: LocalizedBundle) -> Result<(texts: Texts, bytes: [UInt8])?, FileProblem> {
    let path = bundle.path(of: relative)
    switch FileBytes.read(path, bundle.limits) {
    case .failure(.missing): return .success(nil)
    case .failure(let problem): return .failure(problem)
    case .success(let bytes):
      switch source.format {
      case .strings: return .success((.strings(StringsTable.read(bytes, path: path, limits: bundle.limits)), bytes))
      case .stringsDictionary:
        return .success((.dictionary(StringsDictionary.read(bytes, path: path, limits: bundle.limits)), bytes))
      case .catalog: return .success((.catalog(StringCatalog.read(bytes, path: path, limits: bundle.limits)), bytes))
      }
    }
  }
}

extension LocalizedBundle {
  /// The files of one localization with their places in another: the folder of that language beside the source's
  /// folder, in any spelling, else a new folder. Empty if the language cannot be the name of a folder.
  func translatableFiles(from source: String?, to language: String) -> [TranslatableFile] {
    guard ResourcePath.components(language)?.count == 1, !language.contains("/") else { return [] }
    let (wanted, target) = (
      (source ?? developmentRegion).map(LocalizationName.comparable), LocalizationName.comparable(language)
    )
    var catalogsSeen: Set<String> = []
    return tableFiles.compactMap { file in
      if file.format == .catalog {
        guard catalogsSeen.insert(file.path).inserted else { return nil }
        let names = catalogs.first { $0.path == file.path }?.localizations ?? []
        let name = names.first { LocalizationName.comparable($0) == target } ?? language
        return TranslatableFile(source: file, target: file.path, language: name)
      }
      guard case .localization(let name) = file.place, LocalizationName.comparable(name) == wanted else { return nil }
      let existing = folders.first {
        !$0.isBase && LocalizationName.comparable($0.localization) == target && $0.path.parentPath == file.root
      }
      let folder = existing?.path ?? file.root.appendingPath(language + ".lproj")
      return TranslatableFile(
        source: file, target: folder.appendingPath(file.path.lastPathComponent), language: language)
    }
  }
}

extension LocalizationDiagnostic.Code {
  static let damagedTranslation: Self = "translation.damagedFile"
  static let outsideBundle: Self = "translation.outsideBundle"
  static let unknownFile: Self = "translation.unknownFile"
  static let missingFileOfTranslation: Self = "translation.missingFile"
}
