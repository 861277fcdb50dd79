import Foundation
import PathKit
import TestSupport
import Testing

@testable import CLDRTables

/// The importer on the small release: what it writes, and when it refuses.
@Suite struct ImportingTests {
  private func imported(_ path: String = CLDRFilePath.likelySubtags, _ text: String = ReadingFixture.likelySubtags)
    throws -> CLDRImport
  {
    try CLDRImporter(files: ReadingFixture.release(path, text), release: ReadingFixture.version).run()
  }

  private func text(_ path: String, in result: CLDRImport) throws -> String {
    String(decoding: try #require(result.files.contents[path]), as: UTF8.self)
  }

  @Test func factsAreKeptAndNothingElse() throws {
    let source = """
      <!DOCTYPE supplementalData SYSTEM "../../common/dtd/ldmlSupplemental.dtd">
      <supplementalData><version number="$Revision$"/><!-- c -->
      <likelySubtags draft="x"><likelySubtag   to='en_Latn_US' from='en'/><!-- English -->
      <likelySubtag from="und_TW" origin="sil1 &amp; &quot;x&quot;" to="zh_Hant_TW"/></likelySubtags>
      </supplementalData>
      """
    #expect(
      try text(CLDRFilePath.likelySubtags, in: imported(CLDRFilePath.likelySubtags, source)) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- Reduced copy of common/supplemental/likelySubtags.xml of CLDR 48.2, made by cldr-tables import: do not edit. \
        Under the Unicode License v3, see LICENSE. -->
        <supplementalData>
          <likelySubtags>
            <likelySubtag from="en" to="en_Latn_US"/>
            <likelySubtag from="und_TW" to="zh_Hant_TW" origin="sil1 &amp; &quot;x&quot;"/>
          </likelySubtags>
        </supplementalData>

        """)
  }

  @Test func rangesAndRowsStayAsPublished() throws {
    let file = CLDRFilePath.validity(of: "region")
    let list = ReadingFixture.validity("region", "<!-- 6 items -->\n\t\t\tAC~G  AI\n\n\t\t\tUS\n\t\t")
    #expect(
      try text(file, in: imported(file, list)).contains(
        "    <id type=\"region\" idStatus=\"regular\">\nAC~G AI\nUS\n    </id>\n"))
    #expect(
      try text(CLDRFilePath.scriptMetadata, in: imported()).hasSuffix(
        "cased\nLatn; 2; 004C; IT; 1; RECOMMENDED; NO; NO; MIN; NO; YES\nHebr; 8; 05D0; IL; 1; RECOMMENDED; YES; NO; NO; NO; NO\n"
      ))
  }

  @Test func descriptionsAreDropped() throws {
    let source = """
      <ldmlBCP47><keyword><key name="va" description="names" since="2">
      <type name="posix" description="a name" deprecated="true" region="US"/></key></keyword>
      <attribute name="z" description="d" since="3"/></ldmlBCP47>
      """
    #expect(
      try text("common/bcp47/variant.xml", in: imported("common/bcp47/variant.xml", source)).hasSuffix(
        """
        <ldmlBCP47>
          <keyword>
            <key name="va" since="2">
              <type name="posix" deprecated="true" region="US"/>
            </key>
          </keyword>
          <attribute name="z" since="3"/>
        </ldmlBCP47>

        """))
  }

  @Test func theReleaseMustBeThatOfTheDTD() throws {
    let files = ReadingFixture.release(CLDRFilePath.supplementalDTD, ReadingFixture.dtd)
    do throws(CLDRDiagnostics) {
      _ = try CLDRImporter(files: files, release: CLDRVersion(major: 46)).run()
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
        try CLDRImporter(files: files, release: ReadingFixture.version).run()
      }
    }
  }

  @Test func anInvalidReleaseIsRefused() throws {
    let text = ReadingFixture.likelySubtags.replacing("from=\"en\"", with: "from=\"und_TW\"")
    #expect(throws: CLDRDiagnostics.self) { try imported(CLDRFilePath.likelySubtags, text) }
  }

  @Test func licenceAndManifestGoWithIt() throws {
    let result = try imported()
    let licence = try text("LICENSE", in: result)
    #expect(
      licence.hasPrefix(
        "UNICODE LICENSE V3\n\nCOPYRIGHT AND PERMISSION NOTICE\n\nCopyright © 1991-2026 Unicode, Inc.\n"))
    #expect(licence.hasSuffix("\nSPDX-License-Identifier: Unicode-3.0\n"))
    let manifest = try CLDRManifest(data: try #require(result.files.contents[CLDRManifest.fileName]))
    #expect(manifest == result.manifest)
    #expect(manifest.version == ReadingFixture.version)
    #expect(Set(manifest.sourceFiles.keys) == Set(ReadingFixture.files.keys))
    #expect(Set(manifest.files.keys) == Set(result.files.contents.keys).subtracting([CLDRManifest.fileName]))
    #expect(!(try text(CLDRManifest.fileName, in: result)).contains("\\/"))
  }

  @Test func importingTwiceGivesTheSameBytes() throws {
    #expect(try imported().files == (try imported()).files)
    let again = CLDRFiles(
      contents: try imported().files.contents.merging(
        [CLDRFilePath.supplementalDTD: Data(ReadingFixture.dtd.utf8)], uniquingKeysWith: { $1 }))
    let second = try CLDRImporter(files: again, release: ReadingFixture.version).run()
    #expect(
      second.files.contents.filter { $0.key != CLDRManifest.fileName }
        == (try imported()).files.contents.filter { $0.key != CLDRManifest.fileName })
  }

  @Test func onlyChangedFilesAreWritten() throws {
    let place = try TemporaryFolder()
    defer { place.delete() }
    let folder = Path(place.path) + "new"
    let first = try imported()
    #expect(try first.write(to: folder) == first.files.contents.keys.sorted())
    #expect(try first.write(to: folder) == [])
    #expect(try CLDRManifest(folder: folder).verify(folder: folder) == [])
    #expect(try CLDRReader(folder: folder).read(version: ReadingFixture.version) == first.facts)

    let more = try imported("common/bcp47/more.xml", ReadingFixture.calendar.replacing("\"ca\"", with: "\"xx\""))
    #expect(try more.write(to: folder) == ["common/bcp47/more.xml", CLDRManifest.fileName])
    #expect(try first.write(to: folder) == ["common/bcp47/more.xml", CLDRManifest.fileName])
    #expect(!(folder + "common/bcp47/more.xml").exists)
  }

  @Test func foreignFilesStopItBeforeAnythingIsWritten() throws {
    let place = try TemporaryFolder()
    defer { place.delete() }
    let folder = Path(place.path) + "new"
    try (folder + "common/bcp47").mkpath()
    try (folder + "common/bcp47/mine.xml").write("<ldmlBCP47/>")
    do throws(CLDRDiagnostics) {
      try imported0().write(to: folder)
      Issue.record("wrote beside a foreign file")
    } catch {
      #expect(error.description.hasPrefix("common/bcp47/mine.xml: error: a file that no import wrote"))
    }
    #expect(!(folder + "LICENSE").exists)
  }

  private func imported0() throws(CLDRDiagnostics) -> CLDRImport {
    try CLDRImporter(
      files: ReadingFixture.release(CLDRFilePath.supplementalDTD, ReadingFixture.dtd), release: ReadingFixture.version
    ).run()
  }

  @Test func verifyingNamesTheProblems() throws {
    let place = try TemporaryFolder()
    defer { place.delete() }
    let folder = Path(place.path) + "new"
    let result = try imported()
    try result.write(to: folder)
    try (folder + CLDRFilePath.likelySubtags).write("changed")
    try (folder + CLDRFilePath.languageInfo).delete()
    try (folder + "common/extra.txt").write("extra")
    try (folder + ".DS_Store").write("hidden")
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
    ("{\"files\": {}, \"release\": \"x\", \"source\": \"\", \"sourceFiles\": {}}", "not a release"),
    (
      "{\"files\": {\"../a\": \"\"}, \"release\": \"48\", \"source\": \"\", \"sourceFiles\": {}}",
      "not a path inside this folder"
    ),
  ])
  func damagedManifestsAreRefused(text: String, message: String) {
    do throws(CLDRDiagnostics) {
      _ = try CLDRManifest(data: Data(text.utf8))
      Issue.record("read a damaged manifest")
    } catch {
      #expect(error.diagnostics.map(\.message) == [message])
      #expect(error.diagnostics.map(\.location.file) == [CLDRManifest.fileName])
    }
  }
}
