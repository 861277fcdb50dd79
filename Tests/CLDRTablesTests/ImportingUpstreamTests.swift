import Foundation
import PathKit
import TestSupport
import Testing

@testable import CLDRTables

/// The importer on releases as published.
@Suite(.enabled(if: UpstreamReleases.arePresent, "no CLDR release on this machine: set LOCALE_CLDR"))
struct ImportingUpstreamTests {
  @Test(arguments: UpstreamReleases.versions)
  func equalFactsInOtherBytes(name: String) throws {
    let version = try #require(CLDRVersion(name))
    let source = UpstreamReleases.folder + name
    let original = try UpstreamReleases.facts(name)
    let first = try CLDRImporter(source: source, release: version).run()

    let place = try TemporaryFolder()
    defer { place.delete() }
    let folder = Path(place.path) + "new"
    try first.write(to: folder)
    let imported = try CLDRReader(folder: folder).read(version: version)
    #expect(imported.ignoringLines() == original.ignoringLines())
    #expect(imported != original)
    #expect(try CLDRManifest(folder: folder).verify(folder: folder) == [])
    #expect(try first.write(to: folder) == [])
  }

  /// An import of the release gives the files in `CLDR/`.
  @Test func theCommittedFolderIsUpToDate() throws {
    let manifest = try CLDRManifest(folder: UpstreamReleases.importedFolder)
    let source = UpstreamReleases.folder + manifest.version.description
    try #require(source.isDirectory)
    let result = try CLDRImporter(source: source, release: manifest.version, sourceName: manifest.source).run()
    for (path, data) in result.files.contents {
      let present: Data = try (UpstreamReleases.importedFolder + path).read()
      #expect(present == data, "\(path) differs")
    }
  }
}

/// The folder this package generates from, wherever the package is.
@Suite struct ImportedFolderTests {
  @Test func theManifestAndTheFactsAreValid() throws {
    let folder = UpstreamReleases.importedFolder
    let manifest = try CLDRManifest(folder: folder)
    #expect(manifest.verify(folder: folder).map(\.description) == [])
    let facts = try CLDRReader(folder: folder).read(version: manifest.version)
    #expect(CLDRFactsChecker(facts).diagnostics().map(\.description) == [])
    #expect(facts.version == manifest.version)
  }

  @Test func everyFileIsPlain() throws {
    let folder = UpstreamReleases.importedFolder
    for path in try CLDRManifest(folder: folder).files.keys where path.hasSuffix(".xml") {
      let text: String = try (folder + path).read()
      #expect(text.hasSuffix(">\n"), "\(path)")
      #expect(!text.contains("\r"), "\(path)")
      #expect(!text.contains("<!DOCTYPE"), "\(path)")
      #expect(text.components(separatedBy: "<!--").count == 2, "\(path)")
      #expect(text.components(separatedBy: "\n").dropFirst().first?.contains("Unicode License v3, see LICENSE") == true)
    }
  }
}
