import Foundation

/// The clone of the tests, and other folders that may be on this machine.
package enum Surroundings {
  /// The package's folder, without a slash at its end.
  package static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// The bundles that several tests read. They are outside of the test targets, because SwiftPM would take their .lproj
  /// folders for this package's own resources.
  package static let bundles = "\(package)/Tests/Fixtures/Bundles"

  /// CLDR releases as published, one folder each: `LOCALE_CLDR`, else `../shared/cldr`. Tests that need one are skipped
  /// where it is missing.
  package static let releases = folder("LOCALE_CLDR", else: "cldr")

  /// Other projects' expectations: `LOCALE_CORPORA`, else `../shared/corpora`.
  package static let corpora = folder("LOCALE_CORPORA", else: "corpora")

  /// The releases that the tests are written for.
  package static let releaseVersions = ["46", "48.2"]

  package static var hasReleases: Bool {
    releaseVersions.allSatisfy { FileManager.default.fileExists(atPath: "\(releases)/\($0)/common/supplemental") }
  }

  private static func folder(_ variable: String, else name: String) -> String {
    let path = ProcessInfo.processInfo.environment[variable] ?? ""
    return path.isEmpty ? "\(package)/../shared/\(name)" : path
  }
}
