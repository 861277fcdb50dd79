import Foundation
import PathKit
import TestSupport
import Testing

@testable import CLDRTables

/// The importer on the small release: what it writes, and when it refuses.
@Suite struct ImportingTests {
  private func imported(_ path: String = CLDRFilePath.likelySubtags, _ text: String = ReadingFixture.likelySubtags)
    throws -> CLDRRelease
  {
    try CLDRRelease(files: ReadingFixture.release(path, text), release: ReadingFixture.version)
  }

  @Test func theReleaseMustBeThatOfTheDTD() throws {
    let files = ReadingFixture.release(CLDRFilePath.supplementalDTD, ReadingFixture.dtd)
    do throws(CLDRDiagnostics) {
      _ = try CLDRRelease(files: files, release: CLDRVersion(major: 46))
      Issue.record("imported 48 as 46")
    } catch {
      #expect(
        error.description == """
          common/dtd/ldmlSupplemental.dtd:2: error: release 46 was asked for but these files are of CLDR 48 \
          (give the release that was unpacked, or another folder)
          """)
    }
    for dtd in ["<!-- nothing -->", nil] {
      let files = ReadingFixture.release(CLDRFilePath.supplementalDTD, dtd)
      #expect(throws: CLDRDiagnostics.self) {
        try CLDRRelease(files: files, release: ReadingFixture.version)
      }
    }
  }

  @Test func filesAreCopiedAsPublished() throws {
    let place = try TemporaryFolder()
    defer { place.delete() }
    let source = "<!-- kept -->\n" + ReadingFixture.likelySubtags.replacing("origin=\"sil1\"", with: "origin = 'sil1'")
    let release = try imported(CLDRFilePath.likelySubtags, source)
    let folder = Path(place.path)
    try TreeUpdate(root: folder).apply(release.changes(in: folder))
    let manifest = try CLDRManifest(folder: folder)
    #expect(manifest.version == ReadingFixture.version)
    #expect(Set(manifest.files.keys) == Set(ReadingFixture.files.keys))
    for path in manifest.files.keys {
      let present: Data = try (folder + path).read()
      let published = path == CLDRFilePath.likelySubtags ? source : ReadingFixture.files[path]
      #expect(present == published.map { Data($0.utf8) }, "\(path)")
    }
    #expect(!(try (folder + CLDRManifest.fileName).read() as String).contains("\\/"))
  }

  @Test func onlyChangedFilesAreWritten() throws {
    let place = try TemporaryFolder()
    defer { place.delete() }
    let folder = Path(place.path) + "new"
    let first = try imported()
    #expect(try write(first, to: folder) == first.files.contents.keys.sorted() + [CLDRManifest.fileName])
    #expect(try write(first, to: folder) == [])
    #expect(try CLDRManifest(folder: folder).verify(folder: folder) == [])
    #expect(try CLDRReader(folder: folder).read(version: ReadingFixture.version) == first.facts)

    // A manifest that cannot be read is written anew: nothing that it could name is in the way.
    try (folder + CLDRManifest.fileName).write("[]")
    #expect(try write(first, to: folder) == [CLDRManifest.fileName])
    let none = Path(place.path) + "none"
    let error = #expect(throws: CLDRDiagnostics.self) { try CLDRManifest(folder: none) }
    #expect(error?.description.hasPrefix("\(CLDRManifest.fileName): error: missing file") == true)
    #expect(error?.exitStatus == .noInput)

    let more = try imported("common/bcp47/more.xml", ReadingFixture.calendar.replacing("\"ca\"", with: "\"xx\""))
    #expect(try write(more, to: folder) == ["common/bcp47/more.xml", CLDRManifest.fileName])
    #expect(try write(first, to: folder) == ["common/bcp47/more.xml", CLDRManifest.fileName])
    #expect(!(folder + "common/bcp47/more.xml").exists)
  }

  @Test func foreignFilesStopItBeforeAnythingIsWritten() throws {
    let place = try TemporaryFolder()
    defer { place.delete() }
    let folder = Path(place.path) + "new"
    try (folder + "common/bcp47").mkpath()
    try (folder + "common/bcp47/mine.xml").write("<ldmlBCP47/>")
    do throws(CLDRDiagnostics) {
      _ = try CLDRRelease(
        files: ReadingFixture.release(CLDRFilePath.supplementalDTD, ReadingFixture.dtd), release: ReadingFixture.version
      ).changes(in: folder)
      Issue.record("wrote beside a foreign file")
    } catch {
      #expect(error.description.hasPrefix("common/bcp47/mine.xml: error: a file that no import wrote"))
    }
  }

  private func write(_ release: CLDRRelease, to folder: Path) throws -> [String] {
    try folder.mkpath()
    return try TreeUpdate(root: folder).apply(release.changes(in: folder))
  }

  @Test func verifyingNamesTheProblems() throws {
    let place = try TemporaryFolder()
    defer { place.delete() }
    let folder = Path(place.path) + "new"
    let result = try imported()
    _ = try write(result, to: folder)
    try (folder + CLDRFilePath.likelySubtags).write("changed")
    try (folder + CLDRFilePath.languageInfo).delete()
    try (folder + "common/extra.txt").write("extra")
    try (folder + ".DS_Store").write("hidden")
    try (folder + "LICENSE").write("beside them")
    let found = try CLDRManifest(folder: folder).verify(folder: folder)
    #expect(
      found.map { "\($0.location) \($0.message)" } == [
        "common/supplemental/languageInfo.xml missing file",
        "common/extra.txt not listed in manifest.json",
      ])
    #expect(found.allSatisfy { !$0.hint.isEmpty })
    #expect(try CLDRManifest(folder: folder).changedFiles(in: folder) == [CLDRFilePath.likelySubtags])
  }

  @Test(arguments: [
    ("[]", "not a manifest"),
    ("{\"files\": {}, \"release\": \"x\"}", "not a release"),
    (
      "{\"files\": {\"../a\": \"\"}, \"release\": \"48\"}",
      "not a path inside this folder"
    ),
  ])
  func damagedManifestsAreRefused(text: String, message: String) {
    do throws(CLDRDiagnostics) {
      _ = try CLDRManifest(data: Data(text.utf8))
      Issue.record("read a damaged manifest")
    } catch {
      #expect(error.diagnostics.map(\.message) == [message])
      #expect(error.description.hasPrefix("\(CLDRManifest.fileName): error: "))
    }
  }
}
