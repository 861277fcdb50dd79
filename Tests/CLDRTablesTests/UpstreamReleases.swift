import Foundation
import PathKit
import TestSupport
import Testing

@testable import CLDRTables

/// CLDR as published, if it is on this machine. Tests that need it are skipped without it.
enum UpstreamReleases {
  /// One folder for each release.
  static var folder: Path { Path(Surroundings.releases) }

  static let versions = Surroundings.releaseVersions

  /// The facts of a release, by its name; each is read once for all tests.
  static func facts(_ version: String) throws -> CLDRFacts { try #require(readings[version]).get() }
  private static let readings = Dictionary(
    uniqueKeysWithValues: versions.map { name in
      (
        name,
        Result {
          try CLDRReader(folder: folder + name).read(version: #require(CLDRVersion(name)))
        }
      )
    })

  static var arePresent: Bool { Surroundings.hasReleases }

  /// The release this package keeps.
  static var importedFolder: Path { Path(Surroundings.package) + "CLDR" }

  /// The text of a file without comments, which a regular expression removes, so that elements can be counted without the reader.
  static func textWithoutComments(_ file: String, of version: String) throws -> String {
    let text: String = try (folder + version + file).read()
    let comments = try NSRegularExpression(pattern: "<!--.*?-->", options: .dotMatchesLineSeparators)
    return comments.stringByReplacingMatches(in: text, range: NSRange(text.startIndex..., in: text), withTemplate: "")
  }

  static func count(_ pattern: String, in text: String) throws -> Int {
    try NSRegularExpression(pattern: pattern).numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
  }
}
