import CLDRTables
import Foundation
import PathKit
import ReferenceMatching

@testable import LocaleMatching

/// What tests read from the clone: CLDR's facts, the reference made of them, and vector files.
enum TestData {
  static var root: Path { Path(#filePath).parent().parent().parent() }

  /// The facts that this build's tables are made from.
  static let facts: Result<CLDRFacts, CLDRDiagnostics> = Result { () throws(CLDRDiagnostics) in
    let folder = root + "CLDR"
    return try CLDRReader(folder: folder).read(version: CLDRManifest(folder: folder).version)
  }

  static let reference: Result<ReferenceMatching, CLDRDiagnostics> = facts.map(ReferenceMatching.init)

  /// The lines of a file in `Tests/Vectors`, less comments.
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

/// A generator of random numbers that gives the same numbers for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
