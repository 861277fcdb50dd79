import Foundation
import PathKit

/// A CLDR release as it lies in a folder, to be looked at and not taken in.
package enum UnpackedRelease {
  /// The facts of a release, read and checked like those of an import.
  ///
  /// - Parameters:
  ///   - folder: holds `common/`, as unpacked, or as imported with `manifest.json` beside it.
  ///   - release: its number; nil takes what the files state, which is the major part alone where there is no manifest.
  /// - Throws: when the files state another number, cannot be read, or do not hold.
  package static func facts(in folder: Path, release: CLDRVersion?) throws(CLDRDiagnostics) -> CLDRFacts {
    let facts = try CLDRReader(folder: folder).read(version: try version(of: folder, asked: release))
    try CLDRFactsChecker(facts).check()
    return facts
  }

  private static func version(of folder: Path, asked: CLDRVersion?) throws(CLDRDiagnostics) -> CLDRVersion {
    guard folder.isDirectory else {
      throw CLDRDiagnostics(CLDRDiagnostic("no such folder", at: SourceLocation(file: folder.string, line: 0)))
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
          "missing file", at: SourceLocation(file: path, line: 0), hint: "looked in \(folder); it states the release"))
    }
    if let asked {
      try CLDRRelease.check(asked, against: [path: dtd])
      return asked
    }
    return CLDRVersion(major: try CLDRRelease.major(in: dtd, at: path).value)
  }
}
