import Foundation
import PathKit

/// A CLDR release in a folder, to be read and not imported.
package enum UnpackedRelease {
  /// The facts of a release, read and checked like those of an import.
  ///
  /// - Parameters:
  ///   - folder: holds `common/`, as unpacked, or as imported with `manifest.json` beside it.
  ///   - release: its number; nil takes the one in the files, which is only the major part if there is no manifest.
  /// - Throws: when the files state another number, cannot be read, or do not hold.
  package static func facts(in folder: Path, release: CLDRVersion?) throws(CLDRDiagnostics) -> CLDRFacts {
    let facts = try CLDRReader(folder: folder).read(version: try version(of: folder, asked: release))
    try CLDRFactsChecker(facts).check()
    return facts
  }

  private static func version(of folder: Path, asked: CLDRVersion?) throws(CLDRDiagnostics) -> CLDRVersion {
    guard folder.isDirectory else {
      throw CLDRDiagnostics(
        CLDRDiagnostic(
          "folder not found", at: SourceLocation(file: folder.string, line: 0),
          hint: "name the folder of an unpacked CLDR release, which holds common/"))
    }
    if (folder + CLDRManifest.fileName).isFile {
      let stated = try CLDRManifest(folder: folder).version
      guard let asked, asked != stated else { return stated }
      throw CLDRDiagnostics(
        CLDRRelease.contradiction(
          asked, states: "CLDR \(stated)", at: SourceLocation(file: CLDRManifest.fileName, line: 0)))
    }
    let path = CLDRFilePath.supplementalDTD
    guard let dtd = try? (folder + path).bytes() else {
      if let asked { return asked }
      throw CLDRDiagnostics(
        CLDRDiagnostic(
          "missing file", at: SourceLocation(file: path, line: 0),
          hint: "looked in \(folder); unpack the file too, it states the release"))
    }
    if let asked {
      try CLDRRelease.check(asked, against: [path: dtd])
      return asked
    }
    return CLDRVersion(major: try CLDRRelease.major(in: dtd, at: path).value)
  }
}

/// The number that a release's files state.
///
/// The manifest of an imported copy states the full number. A release as published states only the major number, in
/// each of its DTDs. The attribute `since` in `common/bcp47` gives a lower limit.
enum CLDRRelease {
  private static let marker = "cldrVersion CDATA #FIXED"

  /// The major number that a DTD states.
  ///
  /// - Throws: an error if it states none.
  static func major(in dtd: Data, at path: String) throws(CLDRDiagnostics) -> (value: Int, at: SourceLocation) {
    let text = String(decoding: dtd, as: UTF8.self)
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard let range = words.range(of: marker) else { continue }
      let value = words[range.upperBound...].split(whereSeparator: { " \"'>".contains($0) }).first.map(String.init)
      let location = SourceLocation(file: path, line: index + 1)
      if let value, let version = CLDRVersion(value) { return (version.major, location) }
      throw CLDRDiagnostics(
        CLDRDiagnostic(
          "not the number of a release", at: location, text: words, hint: "expected a number such as 48 or 48.2"))
    }
    throw CLDRDiagnostics(
      CLDRDiagnostic(
        "no CLDR version", at: SourceLocation(file: path, line: 0), hint: "expected \(marker) \"48\" or the like"))
  }

  /// - Parameter dtds: the DTDs of a release as published, by path.
  /// - Throws: an error for each that is of another release than the given one.
  static func check(_ version: CLDRVersion, against dtds: [String: Data]) throws(CLDRDiagnostics) {
    var diagnostics: [CLDRDiagnostic] = []
    for (path, dtd) in dtds.sorted(by: { $0.key < $1.key }) {
      do throws(CLDRDiagnostics) {
        let stated = try major(in: dtd, at: path)
        if stated.value != version.major {
          diagnostics.append(contradiction(version, states: "CLDR \(stated.value)", at: stated.at))
        }
      } catch {
        diagnostics += error.diagnostics
      }
    }
    if !diagnostics.isEmpty { throw CLDRDiagnostics(diagnostics) }
  }

  /// - Throws: an error for the first key or type that is from a later release than this one.
  static func check(_ version: CLDRVersion, against keys: [BCP47KeyFact]) throws(CLDRDiagnostics) {
    for key in keys {
      let types = key.types.map { (since: $0.since, location: $0.location) }
      for (since, location) in [(key.since, key.location)] + types {
        // The oldest keys have versions such as 1.7.2, which cannot always be read; these are early enough.
        guard let since, let first = CLDRVersion(since), version < first else { continue }
        throw CLDRDiagnostics(contradiction(version, states: "CLDR \(first) or later", at: location))
      }
    }
  }

  static func contradiction(
    _ version: CLDRVersion, states stated: String, at location: SourceLocation
  ) -> CLDRDiagnostic {
    CLDRDiagnostic(
      "release \(version) was asked for but these files are of \(stated)", at: location,
      hint: "give the release that was unpacked, or another folder")
  }
}
