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

  /// The release this package keeps. Its facts are read once for all tests, and its tables are made once.
  static var importedFolder: Path { Path(Surroundings.package) + "CLDR" }

  static func importedFacts() throws -> CLDRFacts { try imported.get() }
  static func importedTables() throws -> CompiledTables { try compiled.get() }

  private static let imported = Result {
    try CLDRReader(folder: importedFolder).read(version: ReleaseRecord(folder: importedFolder).version)
  }
  private static let compiled = Result { try TableCompiler(imported.get()).compile() }

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
