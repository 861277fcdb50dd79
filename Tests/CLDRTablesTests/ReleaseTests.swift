import Foundation
import LocaleCore
import PathKit
import Testing

@testable import CLDRTables

/// The number and licence that a release states, and how they are checked.
@Suite struct ReleaseTests {
  private func run(_ files: CLDRFiles, _ release: String = "48.2") -> String {
    do throws(CLDRDiagnostics) {
      guard let version = CLDRVersion(release) else { return "no release" }
      _ = try CLDRRelease(files: files, release: version)
      return ""
    } catch {
      return error.description
    }
  }

  private func release(_ path: String, _ text: String) -> CLDRFiles { ReadingFixture.release(path, text) }

  @Test func noAttributeIsNewerThanTheRelease() {
    let later = ReadingFixture.calendar.replacing("alias=\"gregorian\"", with: "alias=\"gregorian\" since=\"48.3\"")
    #expect(run(release("common/bcp47/calendar.xml", later)).contains(":4: error: release 48.2 was asked for"))
    #expect(run(release("common/bcp47/calendar.xml", later), "48.3") == "")
    #expect(run(release("common/bcp47/calendar.xml", later.replacing("48.3", with: "1.7.2"))) == "")
  }

  @Test func theNumberOfARelease() {
    func dtd(_ value: String) -> String {
      run(release(CLDRFilePath.supplementalDTD, "<!ATTLIST version\n  cldrVersion  CDATA\t#FIXED \(value)>"))
    }
    #expect(dtd("'48'") == "")
    #expect(dtd("\"48.1\"") == "")
    #expect(dtd("\"forty\"").contains(":2: error: not the number of a release"))
    #expect(
      run(release(CLDRFilePath.supplementalDTD, "\n\n<!ATTLIST version cldrVersion CDATA #FIXED 'x'>"))
        .contains(":3: error: not the number of a release"))
    #expect(dtd("").contains(":2: error: not the number of a release"))
    #expect(
      run(release(CLDRFilePath.supplementalDTD, "<!-- 48 -->")).hasPrefix(
        "\(CLDRFilePath.supplementalDTD): error: no CLDR version"))
  }

  /// The XML files of three folders are looked through, hidden ones apart; a module reads those that name its sections. Those
  /// of which nothing is read are no part of the release.
  @Test func filesOfAFolder() throws {
    let ignored = ["common/bcp47/.new.xml", "common/bcp47/new.txt", "common/main/en.xml"]
    let empty = ["common/supplemental/units.xml": "<supplementalData><unitConstants/></supplementalData>"]
    let new = [
      "common/supplemental/new.xml": ReadingFixture.calendar.replacing("\"ca\" alias=\"calendar\"", with: "\"zz\"")
    ]
    let tree = try TreeFixture(
      ReadingFixture.files.merging(ignored.map { ($0, ReadingFixture.calendar) }) { $1 }.merging(empty) { $1 }
        .merging(new) { $1 })
    defer { tree.delete() }
    #expect(
      Set(try CLDRFiles(folder: tree.root).contents.keys)
        == Set(ReadingFixture.files.keys).union(empty.keys).union(new.keys))
    let release = try CLDRRelease(folder: tree.root, release: ReadingFixture.version)
    #expect(Set(release.files.contents.keys) == Set(ReadingFixture.files.keys).union(new.keys))
    #expect(release.facts.kinds.first { $0.name == "key 'zz'" }?.files == Array(new.keys))
    let keywords = ReadingFixture.files.keys.filter { $0.hasPrefix("common/bcp47") }
    #expect(
      try Set(CLDRFiles(folder: tree.root, for: .canonicalization).contents.keys)
        == Set(keywords + new.keys + [CLDRFilePath.supplementalMetadata]))
    #expect(
      try Set(CLDRFiles(folder: tree.root, for: .validity).contents.keys)
        == Set(SubtagKind.allCases.map(CLDRFilePath.validity)))
    let none = tree.root + "none"
    let error = #expect(throws: CLDRDiagnostics.self) {
      try CLDRRelease(folder: none, release: CLDRVersion(major: 48))
    }
    #expect(error?.description.hasPrefix("\(none): error: folder not found") == true)
  }

  @Test func anUnknownLicenceIsRefused() {
    func dtd(_ licence: String) -> CLDRFiles {
      release(
        CLDRFilePath.supplementalDTD, "<!-- SPDX-License-Identifier: \(licence)\n-->\n" + ReadingFixture.dtd)
    }
    #expect(run(dtd("Unicode-3.0")) == "")
    #expect(run(dtd("Unicode-DFS-2016")) == "")
    #expect(run(dtd("MIT")).contains(":1: error: unknown licence: 'MIT'"))
  }

  /// An imported copy states its number in full, and gives the same bytes again.
  @Test func importedCopies() throws {
    let tree = try TreeFixture([:])
    defer { tree.delete() }
    let source = UpstreamReleases.importedFolder
    let folder = tree.root + "CLDR"
    try folder.mkpath()
    try TreeUpdate(root: folder).apply(CLDRRelease.toImport(from: source, release: nil).changes(in: folder))
    let version = try ReleaseRecord(folder: source).version
    for path in CLDRFiles.listing(of: "common", in: source) + [ReleaseRecord.fileName] {
      let (mine, theirs): (Data, Data) = (try (tree.root + "CLDR" + path).read(), try (source + path).read())
      #expect(mine == theirs, "\(path)")
    }
    // A number that somebody writes into the record is held against the files.
    #expect(try CLDRRelease(folder: folder, release: nil).facts.version == version)
    let place = folder + ReleaseRecord.fileName
    let stated: String = try place.read()
    for number in ["49", "47.1"] {
      try place.write(stated.replacing("CLDR \(version)", with: "CLDR \(number)"))
      let wrong = #expect(throws: CLDRDiagnostics.self) { try CLDRRelease(folder: folder, release: nil) }
      #expect(wrong?.description.contains("release \(number) was asked for but these files are of CLDR 48") == true)
    }
    try place.write(stated)
    let other = #expect(throws: CLDRDiagnostics.self) {
      try CLDRRelease.toImport(from: source, release: CLDRVersion(major: 46))
    }
    #expect(
      other?.description.hasPrefix("release.txt: error: release 46 was asked for but these files are of") == true)
    try (tree.root + "CLDR" + CLDRFilePath.languageInfo).write("changed")
    let changed = #expect(throws: CLDRDiagnostics.self) { try CLDRRelease.toImport(from: folder, release: nil) }
    #expect(changed?.description.hasPrefix("\(CLDRFilePath.languageInfo): error: was changed by hand") == true)
  }

  /// UTS #35 lets a release put its files where it likes.
  @Test func filesInFoldersBelow() throws {
    var files = ReadingFixture.files
    files["common/supplemental/locales/parents.xml"] = files.removeValue(forKey: CLDRFilePath.supplementalData)
    let tree = try TreeFixture(files)
    defer { tree.delete() }
    let facts = try CLDRRelease(folder: tree.root, release: nil).facts
    #expect(facts.parentLocales.first?.entries.first?.location.file == "common/supplemental/locales/parents.xml")
  }

  @Test func aPublishedReleaseNeedsItsNumber() throws {
    let tree = try TreeFixture(ReadingFixture.files)
    defer { tree.delete() }
    do throws(CLDRDiagnostics) {
      _ = try CLDRRelease.toImport(from: tree.root, release: nil)
      Issue.record("imported a release without a number")
    } catch {
      #expect(
        error.description.hasPrefix(
          "\(CLDRFilePath.supplementalDTD): error: states only the major number of the release, 48"))
    }
    #expect(try CLDRRelease(folder: tree.root, release: nil).facts.version == CLDRVersion(major: 48))
    #expect(throws: CLDRDiagnostics.self) {
      try CLDRRelease(folder: tree.root, release: CLDRVersion(major: 47))
    }
  }

  @Test func versionsAreOrdered() throws {
    let texts = [
      "46", "46.0.1", "46.1", "48", "48.2", "48.10", "49-alpha", "49-alpha2", "49-alpha10", "49-beta1", "49",
      "49.1.9999",
      "9999-abcdefgh1234", "9999",
    ]
    let versions = texts.compactMap { CLDRVersion($0) }
    #expect(versions.map(\.description) == texts)
    #expect(versions.reversed().sorted() == versions)
    for text in [
      "", "49-", "-alpha", "49-2", "49-alpha-2", "49-Alpha", "49-alpha2x", "49 alpha2", "49-alpha2/../x",
      "10000", "49.10000", "49.", ".1", "49..1", "49.1.2.3", "+49", "49-abcdefghi", "49-alpha12345", "4x", "49.x",
    ] {
      #expect(CLDRVersion(text) == nil, "\(text)")
    }
  }

  /// A pre-release may state its stage, or the number alone. What is new in it is of the release that it becomes.
  @Test(arguments: [
    ("48", "48-alpha2", ""), ("48-alpha2", "48-alpha2", ""), ("48-alpha2", "48.1-alpha2", ""),
    ("48-alpha2", "48", "48 was asked for but these files are of CLDR 48-alpha2"),
    ("48-alpha2", "48-beta1", "48-beta1 was asked for but these files are of CLDR 48-alpha2"),
    ("49", "48-alpha2", "48-alpha2 was asked for but these files are of CLDR 49"),
  ])
  func preReleases(stated: String, release: String, expected: String) throws {
    let dtd = ReadingFixture.dtd.replacing("\"48\"", with: "\"\(stated)\"")
    var files = self.release(CLDRFilePath.supplementalDTD, dtd)
    files.contents["common/bcp47/calendar.xml"] = Data(
      ReadingFixture.calendar.replacing("alias=\"gregorian\"", with: "since=\"48\"").utf8)
    let found = run(files, release)
    #expect(expected.isEmpty ? found.isEmpty : found.contains(expected), "\(found)")
  }

  /// CLDR 41 has rows such as und_002 → en_Latn_NG. Likely subtags only add what is missing, so the region stays 002.
  @Test func macroRegionsKeepTheirName() {
    let location = SourceLocation(file: "", line: 1)
    func kept(_ from: String, _ to: String) -> String {
      LikelySubtagFact(from: from, to: to, location: location)
        .keepingMacroRegion(among: ["002", "EU"]).to
    }
    #expect(kept("und_002", "en_Latn_NG") == "en_Latn_002")
    #expect(kept("und_EU", "en_Latn_IE") == "en_Latn_EU")
    #expect(kept("und_TW", "zh_Hant_TW") == "zh_Hant_TW")
    #expect(kept("und_TW", "zh_Hant_CN") == "zh_Hant_CN")
  }
}
