import Foundation
import PathKit

/// A CLDR release in a folder, read. `TableCompiler` checks its facts together.
///
/// As unpacked from its download, a release states only its major number, in its DTD; the attribute `since` in
/// `common/bcp47` gives a lower limit. Where an import copied it, `release.txt` beside `common/` states the full number.
package struct CLDRRelease: Sendable {
  package private(set) var facts: CLDRFacts
  /// The files that are read, byte for byte.
  package let files: CLDRFiles

  /// - Parameters:
  ///   - folder: holds `common/`.
  ///   - release: its number; nil takes the one in the files, which is only the major part if there is no record.
  /// - Throws: errors if the files state another number, cannot be read, or have something of a later release.
  package init(folder: Path, release: CLDRVersion?) throws(CLDRDiagnostics) {
    guard folder.isDirectory else {
      throw CLDRDiagnostics(
        "folder not found", at: SourceLocation(file: folder.string),
        hint: "name the folder of an unpacked CLDR release, which holds common/", status: .noInput)
    }
    let files = try CLDRFiles(folder: folder)
    guard ReleaseRecord.exists(in: folder) else {
      try self.init(files: files, release: release)
      return
    }
    let stated = try ReleaseRecord(folder: folder).version
    if let release, release != stated {
      throw Self.contradiction(
        release, states: "CLDR \(stated)", at: SourceLocation(file: ReleaseRecord.fileName))
    }
    try Self.check(stated, of: files)
    try self.init(files, stated)
    facts.isChanged = try !ReleaseRecord.changedFiles(in: folder).isEmpty
  }

  /// A release as published, in memory.
  init(files: CLDRFiles, release: CLDRVersion?) throws(CLDRDiagnostics) {
    try self.init(files, Self.check(release, of: files))
  }

  /// The number of a release, which its DTD states in its major part.
  ///
  /// - Parameter release: the number that was given or that a record has; nil takes the DTD's.
  /// - Throws: an error for another number, and for an unknown licence.
  @discardableResult
  static func check(_ release: CLDRVersion?, of files: CLDRFiles) throws(CLDRDiagnostics) -> CLDRVersion {
    let dtd = CLDRFilePath.supplementalDTD
    guard let data = files.contents[dtd] else { throw CLDRDiagnostics(CLDRFiles.missing(dtd)) }
    let lines = String(decoding: data, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let (stated, location) = try version(in: lines, of: dtd)
    // A pre-release may have the number alone; if it has its stage, it is that pre-release.
    if let release, release.major != stated.major || stated.stage.map({ $0 != release.stage }) == true {
      throw contradiction(release, states: "CLDR \(stated)", at: location)
    }
    try checkLicense(in: lines, of: dtd)
    return release ?? stated
  }

  private init(_ files: CLDRFiles, _ version: CLDRVersion) throws(CLDRDiagnostics) {
    facts = try CLDRReader(files: files).read(version: version)
    self.files = files.holding(facts)
    try Self.check(version, against: facts.bcp47Keys)
  }

  /// The major number that a DTD states, with the stage of a pre-release if it states that.
  private static func version(
    in lines: [Substring], of path: String
  ) throws(CLDRDiagnostics) -> (CLDRVersion, SourceLocation) {
    let marker = "cldrVersion CDATA #FIXED"
    for (index, line) in lines.enumerated() {
      let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard let range = words.range(of: marker) else { continue }
      let value = words[range.upperBound...].split(whereSeparator: { " \"'>".contains($0) }).first.map(String.init)
      let location = SourceLocation(file: path, line: index + 1)
      if let value, let version = CLDRVersion(value) {
        var major = CLDRVersion(major: version.major)
        major.stage = version.stage
        return (major, location)
      }
      throw CLDRDiagnostics(
        "not the number of a release", at: location, text: words,
        hint: "expected a number such as 48, 48.2 or 49-alpha2")
    }
    throw CLDRDiagnostics(
      "no CLDR version", at: SourceLocation(file: path), hint: "expected \(marker) \"48\" or the like")
  }

  /// Refuses a release under another licence than all releases so far. Files name their licence in the head, if at all.
  private static func checkLicense(in lines: [Substring], of path: String) throws(CLDRDiagnostics) {
    let known = ["Unicode-3.0", "Unicode-DFS-2016"]
    for (index, line) in lines.enumerated() {
      guard let range = line.range(of: "SPDX-License-Identifier:") else { continue }
      let name = line[range.upperBound...].trimmingCharacters(in: .whitespaces)
      if known.contains(name) { return }
      throw CLDRDiagnostics(
        "unknown licence", at: SourceLocation(file: path, line: index + 1), text: name,
        hint: "read it before you add it to the known ones, \(known.joined(separator: " and "))")
    }
  }

  /// - Throws: an error for the first key or type that is from a later release than this one.
  private static func check(_ version: CLDRVersion, against keys: [BCP47KeyFact]) throws(CLDRDiagnostics) {
    for key in keys {
      let types = key.types.map { (since: $0.since, location: $0.location) }
      for (since, location) in [(key.since, key.location)] + types {
        // The oldest keys have versions such as 1.7.2, which cannot always be read; these are early enough.
        guard let since, let first = CLDRVersion(since), version.release < first else { continue }
        throw contradiction(version, states: "CLDR \(first) or later", at: location)
      }
    }
  }

  private static func contradiction(
    _ version: CLDRVersion, states stated: String, at location: SourceLocation
  ) -> CLDRDiagnostics {
    CLDRDiagnostics(
      "release \(version) was asked for but these files are of \(stated)", at: location,
      hint: "give the release that was unpacked, or another folder")
  }
}

/// An import copies the files of a release as published, and writes a record beside them.
extension CLDRRelease {
  /// A release that is to be imported.
  ///
  /// - Parameters:
  ///   - source: The folder of the release, as published or imported before.
  ///   - release: its number; nil only where a record has it in full.
  /// - Throws: errors in the release, and one for each file that differs from its record.
  package static func toImport(from source: Path, release: CLDRVersion?) throws(CLDRDiagnostics) -> CLDRRelease {
    let isImported = ReleaseRecord.exists(in: source)
    if isImported {
      let changed = try ReleaseRecord.changedFiles(in: source).map { path in
        InputDiagnostic(
          "was changed by hand since its import", at: SourceLocation(file: path),
          hint: "restore it, or import from the release as published")
      }
      if !changed.isEmpty { throw CLDRDiagnostics(changed) }
    }
    let found = try CLDRRelease(folder: source, release: release)
    if isImported || release != nil { return found }
    let major = found.facts.version.major
    throw CLDRDiagnostics(
      "states only the major number of the release, \(major)",
      at: SourceLocation(file: CLDRFilePath.supplementalDTD),
      hint: "name the unpacked release: --release \(major) or --release \(major).1")
  }

  /// All changes to a folder: files that this release has not are removed, and the records of drafts of this package; its
  /// files are written, the record last.
  package func changes(in folder: Path) -> [FileChange] {
    let drafts = [("manifest.json", "\"\(CLDRFilePath.supplementalDTD)\""), ("fingerprints.txt", "LikelySubtagsTable")]
    let old = drafts.filter { name, content in (try? (folder + name).text())?.contains(content) == true }.map(\.0)
    let gone = CLDRFiles.listing(of: "common", in: folder).filter { files.contents[$0] == nil } + old
    let record = ReleaseRecord(version: facts.version, files: files).text
    return gone.map { FileChange(path: $0, contents: nil) }
      + files.contents.sorted { $0.key < $1.key }.map { FileChange(path: $0.key, contents: $0.value) }
      + [FileChange(path: ReleaseRecord.fileName, text: record)]
  }
}
