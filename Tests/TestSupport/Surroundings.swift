import Foundation

/// The clone of the tests, and other folders that may be on this machine.
package enum Surroundings {
  /// The package's folder, without a slash at its end.
  package static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// The bundles that several tests read. They are outside of the test targets, because SwiftPM would take their .lproj
  /// folders for this package's own resources.
  package static let bundles = "\(package)/Tests/Fixtures/Bundles"

  /// CLDR releases as published, one folder each, as `Scripts/cldr-releases.sh` finds or fetches them. Tests that need one are
  /// skipped where it is missing.
  package static let releases = folder("LOCALE_CLDR", else: "../shared/cldr", ".build-cldr")

  /// Other projects' expectations.
  package static let corpora = folder("LOCALE_CORPORA", else: "../shared/corpora")

  /// The releases that the tests are written for.
  package static let releaseVersions = ["46", "48.2"]

  /// Those, the oldest that is promised, and with `LOCALE_TESTS=full` others between. `.ci/run` and `Scripts/release-check` have them
  /// found or fetched.
  package static let allReleaseVersions = TestSize.isFull ? ["41", "43.1", "45", "46", "48.2"] : ["41", "46", "48.2"]

  package static var hasReleases: Bool {
    allReleaseVersions.allSatisfy { FileManager.default.fileExists(atPath: "\(releases)/\($0)/common/supplemental") }
  }

  /// The folder that a variable of the environment names; else the first that there is of those beside or in the package.
  private static func folder(_ variable: String, else usual: String...) -> String {
    let named = ProcessInfo.processInfo.environment[variable].map { [$0] } ?? usual.map { "\(package)/\($0)" }
    return named.first { FileManager.default.fileExists(atPath: $0) } ?? named.joined()
  }
}
