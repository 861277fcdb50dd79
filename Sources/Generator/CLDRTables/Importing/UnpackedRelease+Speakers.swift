import Foundation
import PathKit

extension UnpackedRelease {
  /// How many people use which language where, as a release has it.
  ///
  /// - Parameter path: the folder of a release as unpacked, or its `supplementalData.xml`.
  /// - Throws: when it cannot be read, or has no such figures, as the reduced copy that an import leaves.
  package static func languagePopulations(at path: Path) throws(CLDRDiagnostics) -> [LanguagePopulationFact] {
    let file = path.isDirectory ? path + CLDRFilePath.supplementalData : path
    let data: Data
    do throws(CLDRDiagnostic) {
      data = try file.bytes()
    } catch {
      throw CLDRDiagnostics(error)
    }
    let facts = try TerritoryInfoDocument.facts(in: XMLSource(path: file.string, data: data))
    if facts.isEmpty {
      throw CLDRDiagnostics(
        CLDRDiagnostic(
          "has no <languagePopulation>", at: SourceLocation(file: file.string, line: 0),
          hint: "name a release as unpacked: what was imported keeps only what matching needs"))
    }
    return facts
  }
}
