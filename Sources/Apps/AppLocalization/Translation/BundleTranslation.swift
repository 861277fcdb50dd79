import Foundation
import LocalizedStrings
import SystemAccess

/// What the files of a bundle become with the translations of one language. Nothing is written: that is the caller's.
public struct BundleTranslation: Sendable {
  /// A file of the translation.
  public struct File: Sendable {
    /// Relative to the bundle; its folder may have to be made.
    public let path: String
    /// What it shall hold, in the form and the encoding that it had.
    public let contents: [UInt8]
    /// Whether it holds something else now, or is not there. False where nothing was translated: no file is made then.
    public let isChanged: Bool
    /// What the file held when it was read; nil where there was none. Who writes it makes sure that it is so still.
    package let replaced: [UInt8]?
    /// What was done, and what somebody has to look at.
    public let report: TranslationReport
  }

  /// Those that the document has translations for.
  public let files: [File]
  /// What is amiss beyond single texts: files of the document that the bundle does not have, files of the bundle that
  /// the document does not have, and damaged ones, which are not written over.
  public let diagnostics: [LocalizationDiagnostic]

  /// Whether nothing asks for a person.
  public var isClean: Bool { diagnostics.allSatisfy { $0.severity == .note } && files.allSatisfy(\.report.isClean) }
}

extension LocalizedBundle {
  /// Takes over what came back from the translator of one localization.
  ///
  /// A file of the document belongs to that of the same path, or of the same name where no other has it: paths change
  /// on their way. Several of one file are taken together. It never leads out of the bundle. What a translation has and
  /// the document does not stays; a file that cannot be read whole is left alone, and told. Each file of the bundle is
  /// read once.
  ///
  /// - Parameters:
  ///   - document: what came back.
  ///   - language: the translation's.
  ///   - source: the developer's; nil for the development region.
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
        let message = "'\(file.original.shown)' of the document is no file of the bundle that is translated"
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
    try refuseWayOut(place.target)
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
      contents = Array(result.text.utf8)
    }
    // Nothing new: the file stays as it is, though it would be written otherwise. Nor is an empty one made, which would
    // hide the developer's texts from people who now see those in place of a missing file.
    if report.changed.isEmpty {
      return BundleTranslation.File(
        path: place.target, contents: old?.bytes ?? [], isChanged: false, replaced: old?.bytes, report: report)
    }
    return BundleTranslation.File(
      path: place.target, contents: contents, isChanged: old?.bytes != contents, replaced: old?.bytes, report: report)
  }

  /// A folder or file of the bundle may be a symbolic link, and what is written there would be somebody else's.
  private func refuseWayOut(_ relative: String) throws(LocalizationDiagnostic) {
    let root = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    var place = URL(fileURLWithPath: path(of: relative))
    // What is not there yet leads where its folder does.
    while FileKind(at: place.path) == nil, place.pathComponents.count > 1 { place.deleteLastPathComponent() }
    let real = place.resolvingSymlinksInPath().path
    if real == root || real.hasPrefix(root.hasSuffix("/") ? root : root + "/") { return }
    throw LocalizationDiagnostic(
      .error, .leadsOut, "a symbolic link leads out of the bundle, to '\(real.shown)'", path: path(of: relative))
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
      .error, .damagedTranslation, "has errors: written anew it would lose what cannot be read",
      path: path(of: relative))
  }
}
