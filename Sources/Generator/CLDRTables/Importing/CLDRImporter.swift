import Foundation
import PathKit

/// Makes the reduced copy of a CLDR release that this project stores and generates from.
///
/// This type writes nothing: a `CLDRImport` holds every byte, read back and compared, before anything is written.
package struct CLDRImporter: Sendable {
  private let files: CLDRFiles
  private let release: CLDRVersion
  private let sourceName: String?
  /// The manifest of a source that is an imported copy itself.
  private let copied: CLDRManifest?

  /// Loads an unpacked release, or the copy of one that was imported before.
  ///
  /// - Parameters:
  ///   - source: The folder that holds `common/`, as published, or with `manifest.json` beside it.
  ///   - release: its number. For a release as published, its major part must be that of the DTDs. Nil only for an
  ///     imported copy, whose manifest has the full number.
  ///   - sourceName: the origin of the release, for the manifest.
  /// - Throws: one diagnostic for each file that is missing or cannot be read; an error if the number differs or is
  ///   needed; one diagnostic for each file of an imported copy that differs from its manifest.
  package init(source: Path, release: CLDRVersion?, sourceName: String? = nil) throws(CLDRDiagnostics) {
    guard source.isDirectory else {
      throw CLDRDiagnostics(
        CLDRDiagnostic(
          "folder not found", at: SourceLocation(file: source.string, line: 0),
          hint: "name the folder of an unpacked CLDR release, which holds common/"))
    }
    if (source + CLDRManifest.fileName).isFile {
      let manifest = try CLDRManifest(folder: source)
      if let release, release != manifest.version {
        throw CLDRDiagnostics(
          CLDRRelease.contradiction(
            release, states: "CLDR \(manifest.version)", at: SourceLocation(file: CLDRManifest.fileName, line: 0)))
      }
      let changed = manifest.changedFiles(in: source).map { path in
        CLDRDiagnostic(
          "was changed by hand since its import", at: SourceLocation(file: path, line: 0),
          hint: "restore it, or import from the release as published")
      }
      let faults = manifest.verify(folder: source) + changed
      guard faults.isEmpty else { throw CLDRDiagnostics(faults) }
      let files = try CLDRFiles(
        folder: source, paths: [CLDRManifest.licenseFileName] + CLDRFilePath.required, optional: CLDRFilePath.later)
      self.init(files, manifest.version, sourceName, copied: manifest)
      return
    }
    let files = try CLDRFiles(
      folder: source, paths: [CLDRFilePath.supplementalDTD] + CLDRFilePath.required + CLDRFilePath.later,
      optional: CLDRFilePath.otherDTDs)
    guard let release else {
      let dtd = files.contents[CLDRFilePath.supplementalDTD] ?? Data()
      let stated = try CLDRRelease.major(in: dtd, at: CLDRFilePath.supplementalDTD)
      throw CLDRDiagnostics(
        CLDRDiagnostic(
          "states only the major number of the release, \(stated.value)", at: stated.at,
          hint: "say which release was unpacked, --release \(stated.value) or --release \(stated.value).1"))
    }
    self.init(files: files, release: release, sourceName: sourceName)
  }

  /// Loads a release as published, from memory; its DTD is among the files.
  package init(files: CLDRFiles, release: CLDRVersion, sourceName: String? = nil) {
    self.init(files, release, sourceName, copied: nil)
  }

  private init(_ files: CLDRFiles, _ release: CLDRVersion, _ sourceName: String?, copied: CLDRManifest?) {
    self.files = files
    self.release = release
    self.sourceName = sourceName
    self.copied = copied
  }

  /// Reads, checks and reduces the release, and reads the result back.
  ///
  /// - Returns: every file to write. Equal releases give equal bytes.
  /// - Throws: an error if the release is another one, if it cannot be read, if its facts are contradictory, or if the
  ///   reduced files differ from it.
  package func run() throws(CLDRDiagnostics) -> CLDRImport {
    let license = try checkedLicense()
    let facts = try CLDRReader(files: files).read(version: release)
    try CLDRRelease.check(release, against: facts.bcp47Keys)
    try CLDRFactsChecker(facts).check()
    var reduced = try ReducedFiles(facts, license: license).files(from: files)
    let readBack = try CLDRReader(files: reduced).read(version: release)
    try Self.compare(readBack, with: facts)

    reduced.contents[CLDRManifest.licenseFileName] = Data(license.text.utf8)
    return try CLDRImport(facts: readBack, files: reduced, manifest: manifest(of: reduced))
  }

  /// The licence of the release, if all of its DTDs name the same one.
  private func checkedLicense() throws(CLDRDiagnostics) -> UnicodeLicense {
    if copied != nil {
      let path = CLDRManifest.licenseFileName
      guard let license = UnicodeLicense(text: files.contents[path] ?? Data()) else {
        throw CLDRDiagnostics(
          CLDRDiagnostic(
            "unknown licence", at: SourceLocation(file: path, line: 0),
            hint: "import the release again from its download"))
      }
      return license
    }
    let path = CLDRFilePath.supplementalDTD
    guard let dtd = files.contents[path] else {
      throw CLDRDiagnostics(CLDRFiles.missing(path))
    }
    let dtds = files.contents.filter { $0.key == path || CLDRFilePath.otherDTDs.contains($0.key) }
    try CLDRRelease.check(release, against: dtds)
    return try UnicodeLicense(dtd: dtd, at: path)
  }

  /// The manifest. A copy of an imported copy has the origin of that copy.
  private func manifest(of reduced: CLDRFiles) -> CLDRManifest {
    let published = "CLDR \(release) as unpacked from its download (core.zip: common/…)"
    var manifest = CLDRManifest(
      version: release, source: sourceName ?? copied?.source ?? published, read: files, written: reduced)
    if let copied {
      manifest.sourceFiles = copied.sourceFiles
    }
    return manifest
  }

  /// Compares the facts. A difference is a bug of this program, not of the data; it must be found before tables are
  /// made.
  private static func compare(_ reduced: CLDRFacts, with original: CLDRFacts) throws(CLDRDiagnostics) {
    let (reduced, original) = (reduced.ignoringLines(), original.ignoringLines())
    if reduced == original { return }
    let differing = zip(Mirror(reflecting: reduced).children, Mirror(reflecting: original).children).compactMap {
      $0.value as? AnyHashable == $1.value as? AnyHashable ? nil : $0.label
    }
    throw CLDRDiagnostics(
      CLDRDiagnostic(
        "the reduced files would differ from the release", at: SourceLocation(file: "common", line: 0),
        text: differing.joined(separator: " "), hint: "the importer has a bug; report it. Nothing was written"))
  }
}

/// An imported release, complete in memory, which can be written to disk.
package struct CLDRImport: Sendable {
  /// The facts as read back from the reduced files.
  package let facts: CLDRFacts
  /// Everything to write: the reduced files, `LICENSE` and `manifest.json`.
  package let files: CLDRFiles
  package let manifest: CLDRManifest

  init(facts: CLDRFacts, files: CLDRFiles, manifest: CLDRManifest) throws(CLDRDiagnostics) {
    self.facts = facts
    self.manifest = manifest
    var complete = files
    complete.contents[CLDRManifest.fileName] = try manifest.encoded()
    self.files = complete
  }

  /// Writes files that differ and removes files that an earlier import left: see `TreeUpdate`.
  ///
  /// - Returns: the paths written or removed; empty if nothing changed.
  /// - Throws: an error if the folder has files in the way that no import wrote, or if a file cannot be written.
  @discardableResult
  package func write(to folder: Path) throws(CLDRDiagnostics) -> [String] {
    do {
      try folder.mkpath()
    } catch {
      throw CLDRDiagnostics(
        CLDRDiagnostic(
          "cannot be made", at: SourceLocation(file: folder.string, line: 0), text: error.localizedDescription,
          hint: "name a folder inside one that you may write"))
    }
    return try TreeUpdate(root: folder).apply(changes(in: folder))
  }

  /// Every file to write in a folder, with the removal of files of an earlier import that this release no longer has.
  ///
  /// - Throws: an error if the folder has files in the way that no import wrote.
  package func changes(in folder: Path) throws(CLDRDiagnostics) -> [FileChange] {
    let manifestFile = FileChange(path: CLDRManifest.fileName, contents: files.contents[CLDRManifest.fileName])
    return try staleFiles(in: folder).map { FileChange(path: $0, contents: nil) }
      + files.contents.filter { $0.key != CLDRManifest.fileName }.sorted { $0.key < $1.key }
      .map { FileChange(path: $0.key, contents: $0.value) } + [manifestFile]
  }

  /// The files of an earlier import that this release no longer has.
  private func staleFiles(in folder: Path) throws(CLDRDiagnostics) -> [String] {
    let present = CLDRManifest.listing(of: folder).filter {
      files.contents[$0] == nil && $0 != Fingerprints.fileName
    }
    if present.isEmpty { return [] }
    let hasManifest = (folder + CLDRManifest.fileName).isFile
    let earlier = hasManifest ? try CLDRManifest(folder: folder).files : [:]
    let foreign = present.filter { earlier[$0] == nil }
    if foreign.isEmpty { return present }
    throw CLDRDiagnostics(
      foreign.map { path in
        CLDRDiagnostic(
          "a file that no import wrote", at: SourceLocation(file: path, line: 0),
          hint: "move it out of \(folder), or import into another folder")
      })
  }
}
