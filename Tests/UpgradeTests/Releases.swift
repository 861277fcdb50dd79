import CLDRTables
import Foundation
import PathKit
import TestSupport

/// CLDR as published, if it is on this machine.
enum Releases {
  static var arePresent: Bool { Surroundings.hasReleases }

  static func path(_ release: String) -> String { "\(Surroundings.releases)/\(release)" }

  /// The facts of the installed data, read once for all tests.
  static func installed() throws -> CLDRFacts { try reading.get() }
  private static let reading = Result { try CLDRRelease(folder: PackageCopy.root + "CLDR", release: nil).facts }

  /// The facts of a published release, read once for all tests: who comes second waits.
  static func facts(_ release: String) throws -> CLDRFacts {
    try lock.withLock {
      if let known = known[release] { return known }
      let facts = try CLDRRelease(folder: Path(path(release)), release: CLDRVersion(release)).facts
      known[release] = facts
      return facts
    }
  }
  private static let lock = NSLock()
  private nonisolated(unsafe) static var known: [String: CLDRFacts] = [:]
}
