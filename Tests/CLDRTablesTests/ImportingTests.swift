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
    #expect(try ReleaseRecord(folder: folder).version == ReadingFixture.version)
    #expect(Set(CLDRFiles.listing(of: "common", in: folder)) == Set(ReadingFixture.files.keys))
    for path in ReadingFixture.files.keys {
      let present: Data = try (folder + path).read()
      let published = path == CLDRFilePath.likelySubtags ? source : ReadingFixture.files[path]
      #expect(present == published.map { Data($0.utf8) }, "\(path)")
    }
  }

  @Test func onlyChangedFilesAreWritten() throws {
    let place = try TemporaryFolder()
    defer { place.delete() }
    let folder = Path(place.path) + "new"
    let first = try imported()
    #expect(try write(first, to: folder) == first.files.contents.keys.sorted() + [ReleaseRecord.fileName])
    #expect(try write(first, to: folder) == [])
    #expect(try ReleaseRecord.changedFiles(in: folder) == [])
    #expect(try CLDRReader(folder: folder).read(version: ReadingFixture.version) == first.facts)

    // A record that cannot be read is written anew.
    try (folder + ReleaseRecord.fileName).write("[]")
    #expect(try write(first, to: folder) == [ReleaseRecord.fileName])
    let none = Path(place.path) + "none"
    let error = #expect(throws: CLDRDiagnostics.self) { try ReleaseRecord(folder: none) }
    #expect(error?.description.hasPrefix("\(ReleaseRecord.fileName): error: missing file") == true)
    #expect(error?.exitStatus == .noInput)

    let more = try imported("common/bcp47/more.xml", ReadingFixture.calendar.replacing("\"ca\"", with: "\"xx\""))
    #expect(try write(more, to: folder) == ["common/bcp47/more.xml", ReleaseRecord.fileName])
    #expect(try write(first, to: folder) == ["common/bcp47/more.xml", ReleaseRecord.fileName])
    #expect(!(folder + "common/bcp47/more.xml").exists)
  }

  /// The records of drafts go with the first update; a file of such a name which is something else stays.
  @Test(arguments: [
    ("manifest.json", #"{"files": {"common/dtd/ldmlSupplemental.dtd": "de1d"}, "release": "46"}"#, true),
    ("fingerprints.txt", "CLDR 46\nLocaleMatching/LikelySubtagsTable 5e 10\n", true), ("manifest.json", "{}", false),
  ])
  func recordsOfDrafts(name: String, text: String, isRemoved: Bool) throws {
    let place = try TemporaryFolder()
    defer { place.delete() }
    let (folder, release) = (Path(place.path), try imported())
    _ = try write(release, to: folder)
    try (folder + name).write(text)
    #expect(try write(release, to: folder) == (isRemoved ? [name] : []))
    #expect((folder + name).exists != isRemoved)
  }

  private func write(_ release: CLDRRelease, to folder: Path) throws -> [String] {
    try folder.mkpath()
    return try TreeUpdate(root: folder).apply(release.changes(in: folder))
  }

  /// What was changed, removed or added by hand is named; without a record no import wrote anything.
  @Test func changesByHandAreNamed() throws {
    let place = try TemporaryFolder()
    defer { place.delete() }
    let folder = Path(place.path) + "new"
    _ = try write(imported(), to: folder)
    try (folder + ".DS_Store").write("hidden")
    try (folder + "common/.DS_Store").write("hidden")
    try (folder + "LICENSE").write("beside them")
    #expect(try ReleaseRecord.changedFiles(in: folder) == [])
    try (folder + CLDRFilePath.likelySubtags).write(ReadingFixture.likelySubtags + "\n")
    try (folder + CLDRFilePath.languageInfo).delete()
    try (folder + "common/extra.txt").write("extra")
    #expect(
      try ReleaseRecord.changedFiles(in: folder)
        == ["common/extra.txt", CLDRFilePath.languageInfo, CLDRFilePath.likelySubtags])
    try (folder + ReleaseRecord.fileName).delete()
    #expect(try ReleaseRecord.changedFiles(in: folder) == CLDRFiles.listing(of: "common", in: folder))
  }

  @Test(arguments: ["", "[]", "48.2", "CLDR x", "CLDR 48 2", "{\"release\": \"48\"}"])
  func damagedRecordsAreRefused(text: String) {
    let error = #expect(throws: CLDRDiagnostics.self) { try ReleaseRecord(text: text) }
    #expect(error?.description.hasPrefix("release.txt:1: error: not a release: '\(text)'") == true)
  }

  /// Made by coreutils' `cksum` of nothing, of POSIX's check value, and of 0…255 four times and one, which has a length of
  /// two bytes.
  @Test func checksums() {
    let bytes = Data((0...1024).map { UInt8(truncatingIfNeeded: $0) })
    #expect(ReleaseRecord.checksum(Data()) == "4294967295 0")
    #expect(ReleaseRecord.checksum(Data("123456789".utf8)) == "930766865 9")
    #expect(ReleaseRecord.checksum(bytes) == "4170087042 1025")
  }
}
