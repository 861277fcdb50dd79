import Foundation
import PathKit

/// Makes the reduced copy of a CLDR release that this project keeps and generates from.
///
/// Nothing is written here: a `CLDRImport` holds every byte, already read back and compared, before the first is.
public struct CLDRImporter: Sendable {
  private let files: CLDRFiles
  private let release: CLDRVersion
  private let sourceName: String

  /// Loads an unpacked release.
  ///
  /// - Parameters:
  ///   - source: The folder that holds `common/`.
  ///   - release: Its number, whose major part must be that of its DTD.
  ///   - sourceName: Where it came from, for the manifest.
  /// - Throws: one diagnostic for each file that is missing or cannot be read.
  public init(source: Path, release: CLDRVersion, sourceName: String? = nil) throws(CLDRDiagnostics) {
    let files = try CLDRFiles(folder: source, paths: [CLDRFilePath.supplementalDTD] + CLDRFilePath.required)
    self.init(files: files, release: release, sourceName: sourceName)
  }

  /// The same for a release in memory; its DTD is among the files.
  public init(files: CLDRFiles, release: CLDRVersion, sourceName: String? = nil) {
    self.files = files
    self.release = release
    self.sourceName = sourceName ?? "CLDR \(release) as unpacked from its download (core.zip: common/…)"
  }

  /// Reads, checks, reduces, reads back.
  ///
  /// - Returns: every file to write; the same bytes every time.
  /// - Throws: when the release is another, when it cannot be read or its facts do not hold, and when the reduced files
  ///   would not say the same.
  public func run() throws(CLDRDiagnostics) -> CLDRImport {
    guard let dtd = files.contents[CLDRFilePath.supplementalDTD] else {
      throw CLDRDiagnostics(
        CLDRDiagnostic("missing file", at: SourceLocation(file: CLDRFilePath.supplementalDTD, line: 0)))
    }
    try CLDRRelease.check(release, against: dtd, at: CLDRFilePath.supplementalDTD)

    let facts = try CLDRReader(files: files).read(version: release)
    try CLDRFactsChecker(facts).check()
    var reduced = try ReducedFiles(facts).files(from: files)
    let readBack = try CLDRReader(files: reduced).read(version: release)
    try Self.compare(readBack, with: facts)

    reduced.contents["LICENSE"] = Data(UnicodeLicense.text.utf8)
    let manifest = CLDRManifest(version: release, source: sourceName, read: files, written: reduced)
    return try CLDRImport(facts: readBack, files: reduced, manifest: manifest)
  }

  /// A difference is a fault of this program, not of the data; better found now than in the tables.
  private static func compare(_ reduced: CLDRFacts, with original: CLDRFacts) throws(CLDRDiagnostics) {
    let (reduced, original) = (reduced.ignoringLines(), original.ignoringLines())
    let tables = [
      ("likelySubtags", reduced.likelySubtags == original.likelySubtags),
      ("languageMatching", reduced.languageMatching == original.languageMatching),
      ("aliases", reduced.aliases == original.aliases),
      ("defaultContent", reduced.defaultContentLocales == original.defaultContentLocales),
      ("parentLocales", reduced.parentLocales == original.parentLocales),
      ("territoryContainment", reduced.territoryContainment == original.territoryContainment),
      ("bcp47", reduced.bcp47Keys == original.bcp47Keys),
      ("validity", reduced.validity == original.validity),
      ("scriptMetadata", reduced.scripts == original.scripts),
    ]
    let differing = tables.filter { !$0.1 }.map(\.0)
    if differing.isEmpty, reduced == original { return }
    throw CLDRDiagnostics(
      CLDRDiagnostic(
        "the reduced files would not say the same as the release", at: SourceLocation(file: "common", line: 0),
        text: differing.joined(separator: " "), hint: "a fault of the importer; nothing was written"))
  }
}
