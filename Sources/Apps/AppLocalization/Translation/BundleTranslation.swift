import Foundation
import LocalizedStrings
import SystemAccess

/// The new contents of a bundle's files with the translations of one language. The caller writes them.
public struct BundleTranslation: Sendable {
  /// A file of the translation.
  public struct File: Sendable {
    /// The path, relative to the bundle. Its folder may not exist yet.
    public let path: String
    /// The new contents, in the file's previous form and encoding.
    public let contents: [UInt8]
    /// Whether the contents differ from the file's, or the file does not exist. False if nothing was translated.
    public let isChanged: Bool
    /// The contents when the file was read; nil if there was none. Before writing, check that they have not changed.
    package let replaced: [UInt8]?
    /// The report on the import of this file.
    public let report: TranslationReport
  }

  /// The files that the document has translations for.
  public let files: [File]
  /// Problems that concern whole files: files of the document that are not in the bundle, files of the bundle that are
  /// not in the document, and damaged files, which are not replaced.
  public let diagnostics: [LocalizationDiagnostic]

  /// Whether there is no problem that a person has to look at.
  public var isClean: Bool { diagnostics.allSatisfy { $0.severity == .note } && files.allSatisfy(\.report.isClean) }
}

extension LocalizedBundle {
  /// Imports the document that a translator of one localization has returned.
  ///
  /// A file of the document belongs to the bundle's file with its path, or with its name if the name is unique, because
  /// a translator's tools may change paths. Several parts of one file are merged. Paths never lead out of the bundle.
  /// Translations that are not in the document are kept. A file that cannot be read completely is not changed, and is
  /// reported. Each file of the bundle is read once.
  ///
  /// - Parameters:
  ///   - document: the document from the translator.
  ///   - language: the language of the translation.
  ///   - source: the developer's language; nil for the development region.
  public func importing(
    _ document: TranslationDocument, to language: String, from source: String? = nil
  ) -> BundleTranslation {
    let known = translatableFiles(from: source, to: language)
    let wanted = LocalizationName.comparable(language)
    let byPath = Dictionary(known.indices.map { (known[$0].source.path, $0) }) { first, _ in first }
    let byName = Dictionary(grouping: known.indices) { known[$0].source.path.lastPathComponent }
    var parts: [Int: [TranslationFile]] = [:]
    var order: [Int] = []
    var files: [BundleTranslation.File] = []
    var diagnostics: [LocalizationDiagnostic] = []
    for file in document.files where LocalizationName.comparable(file.targetLanguage) == wanted {
      let named = byName[file.original.lastPathComponent] ?? []
      guard let index = byPath[file.original] ?? (named.count == 1 ? named.first : nil) else {
        let message = "'\(file.original.shown)' of the document is not a localized file of the bundle"
        diagnostics.append(LocalizationDiagnostic(.warning, .unknownFile, message, path: path))
        continue
      }
      if parts[index] == nil { order.append(index) }
      parts[index, default: []].append(file)
    }
    for index in order {
      guard let file = TranslationFile(joining: parts[index] ?? []) else { continue }
      do throws(LocalizationDiagnostic) {
        files.append(try imported(file, known[index]))
      } catch {
        diagnostics.append(error)
      }
    }
    for (index, file) in known.enumerated() where parts[index] == nil && !isComplete(file) {
      let message = "the document has nothing for '\(file.source.path)'"
      diagnostics.append(LocalizationDiagnostic(.warning, .missingFileOfTranslation, message, path: path))
    }
    return BundleTranslation(files: files, diagnostics: diagnostics)
  }

  /// Whether a file has nothing to translate, so that an export leaves it out.
  private func isComplete(_ file: TranslatableFile) -> Bool {
    guard case .success(let read?) = file.read(file.source.path, of: self) else { return false }
    switch read.texts {
    case .strings(let reading): return reading.table.entries.isEmpty
    case .dictionary(let reading): return reading.dictionary?.keys.isEmpty ?? false
    case .catalog(let reading):
      return reading.catalog.map { $0.sourceLanguage == file.language || $0.keys.isEmpty } ?? false
    }
  }

  private func imported(
    _ file: TranslationFile, _ place: TranslatableFile
  ) throws(LocalizationDiagnostic) -> BundleTranslation.File {
    guard let source = try texts(place.source.path, place, isWritten: place.source.path == place.target) else {
      throw FileProblem.missing.diagnostic(path(of: place.source.path))
    }
    try refuseLinkOutside(place.target)
    let old = try texts(place.target, place, isWritten: true)
    let contents: [UInt8]
    let report: TranslationReport
    switch source.texts {
    case .strings(let reading):
      var target: StringsReading?
      if case .strings(let found)? = old?.texts { target = found }
      let table: StringsTable
      (table, report) = file.importing(
        into: target?.table, source: completed(reading.table, of: place.source))
      contents = try table.bytes(rewriting: old?.bytes, limits: limits)
    case .dictionary(let reading):
      var target: StringsDictionary?
      if case .dictionary(let found)? = old?.texts { target = found.dictionary }
      let dictionary: StringsDictionary
      (dictionary, report) = file.importing(into: target, source: reading.dictionary ?? StringsDictionary())
      contents = try dictionary.bytes(rewriting: old?.bytes, limits: limits)
    case .catalog(let reading):
      guard let catalog = reading.catalog else { throw damaged(place.source.path) }
      var translated = file
      translated.targetLanguage = place.language
      let result: StringCatalog
      (result, report) = translated.importing(into: catalog)
      contents = result.bytes(rewriting: source.bytes, limits: limits)
    }
    // Nothing is new: the file is not changed, even if it would be formatted differently. An empty file is not created:
    // it would hide the developer's texts, which users see while the file is missing.
    if report.changed.isEmpty {
      return BundleTranslation.File(
        path: place.target, contents: old?.bytes ?? [], isChanged: false, replaced: old?.bytes, report: report)
    }
    return BundleTranslation.File(
      path: place.target, contents: contents, isChanged: old?.bytes != contents, replaced: old?.bytes, report: report)
  }

  /// Refuses a path out of the bundle: a folder or file of the bundle may be a symbolic link to a foreign file.
  private func refuseLinkOutside(_ relative: String) throws(LocalizationDiagnostic) {
    let root = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    var place = URL(fileURLWithPath: path(of: relative))
    // A file that does not exist yet leads where its folder leads.
    while FileKind(at: place.path) == nil, place.pathComponents.count > 1 { place.deleteLastPathComponent() }
    let real = place.resolvingSymlinksInPath().path
    if real == root || real.hasPrefix(root.hasSuffix("/") ? root : root + "/") { return }
    throw LocalizationDiagnostic(
      .error, .outsideBundle, "a symbolic link leads out of the bundle, to '\(real.shown)'", path: path(of: relative))
  }

  private func texts(
    _ relative: String, _ place: TranslatableFile, isWritten: Bool
  ) throws(LocalizationDiagnostic) -> (texts: TranslatableFile.Texts, bytes: [UInt8])? {
    switch place.read(relative, of: self) {
    case .failure(let problem): throw problem.diagnostic(path(of: relative))
    case .success(let read):
      if isWritten, read?.texts.hasErrors == true { throw damaged(relative) }
      return read
    }
  }

  private func damaged(_ relative: String) -> LocalizationDiagnostic {
    LocalizationDiagnostic(
      .error, .damagedTranslation, "has errors: replacing it would lose what cannot be read",
      path: path(of: relative))
  }
}
