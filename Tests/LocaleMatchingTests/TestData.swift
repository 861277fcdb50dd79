import CLDRTables
import Foundation
import PathKit
import ReferenceMatching
import TestSupport

@testable import LocaleMatching

/// The data that tests read from the clone: CLDR's facts, the reference made from them, and vector files.
enum TestData {
  static var root: Path { Path(Surroundings.package) }

  /// The facts that this build's tables are made from.
  static let facts: Result<CLDRFacts, CLDRDiagnostics> = Result { () throws(CLDRDiagnostics) in
    let folder = root + "CLDR"
    return try CLDRReader(folder: folder).read(version: ReleaseRecord(folder: folder).version)
  }

  static let reference: Result<ReferenceMatching, CLDRDiagnostics> = facts.map(ReferenceMatching.init)

  /// The lines of a file in `Tests/Vectors`, without comments.
  static func vectors(_ name: String) throws -> [String] {
    let text: String = try (root + "Tests/Vectors" + name).read()
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .filter { !$0.hasPrefix("#") && !$0.isEmpty }
  }

  /// The rows of a tab-separated file in `Tests/Vectors`.
  static func rows(_ name: String) throws -> [[String]] {
    try vectors(name).map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}

extension AcceptLanguage.WeightedRange {
  /// The quality value as the reference counts it.
  var thousandths: Int { Int((qvalue * 1000).rounded()) }
}
