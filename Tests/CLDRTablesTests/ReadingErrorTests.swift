import Foundation
import PathKit
import Testing

@testable import CLDRTables

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Files that cannot be read: each error names file and line, and says what is wrong.
@Suite struct ReadingErrorTests {
  private let path = CLDRFilePath.likelySubtags

  /// What is not there has no line.
  @Test func aMissingFileIsNamed() {
    let error = #expect(throws: CLDRDiagnostics.self) { try Path("/nowhere/likelySubtags.xml").bytes(as: path) }
    #expect(error?.description.hasPrefix("\(path): error: cannot be read") == true, "\(String(describing: error))")
  }

  /// The place is that of the start tag, and not where a parser stops.
  @Test func anUnclosedFileIsNamed() {
    #expect(
      ReadingFixture.errorMessages(path, "<supplementalData>\n<likelySubtags>\n") == [
        "\(path):2: error: malformed XML, an element is not closed: '<likelySubtags>' "
          + "(correct the XML there, or unpack the release again)"
      ])
  }

  @Test(arguments: [
    ("from=\"en\"", "from=\"en", 3), ("from=\"en\"", "from=en", 3), ("from=\"en\"", "from=\"en\" from=\"en\"", 3),
    ("from=\"en\"", "from=\"&undeclared;\"", 3), ("<likelySubtags>", "<!-- <likelySubtags>", 2),
    ("<likelySubtags>", "<likelySubtags><!-- -- -->", 2), ("</supplementalData>", "", 1),
    ("</supplementalData>", "</supplementalData>\n<supplementalData/>", 7),
    ("</supplementalData>", "</supplementalData>\nx", 7),
    ("</likelySubtags>", "</likelySubtags></likelySubtags>", 5), ("</likelySubtags>", "&#1;</likelySubtags>", 5),
    ("</likelySubtags>", "\u{1}</likelySubtags>", 5), ("</likelySubtags>", "]]></likelySubtags>", 5),
    ("from=\"en\"", "from", 3), ("from=\"en\" to", "from=\"en\"to", 3), ("<likelySubtags>", "<1/><likelySubtags>", 2),
    ("<likelySubtags>", "<a:b c='&lt;&#x41;&#65;'/><likelySubtags a>", 2), ("</likelySubtags>", "</likelySubtags", 5),
    ("<likelySubtags>", "<?x <likelySubtags>", 2), ("<likelySubtags>", "<![CDATA[<likelySubtags>", 2),
  ])
  func malformedXMLIsRefused(old: String, new: String, line: Int) throws {
    let found = ReadingFixture.errorMessages(path, ReadingFixture.likelySubtags.replacing(old, with: new))
    let errorMessage = try #require(found.first)
    #expect(found.count == 1)
    #expect(errorMessage.hasPrefix("\(path):\(line)"), "\(errorMessage)")
    #expect(errorMessage.contains("malformed XML"), "\(errorMessage)")
  }

  @Test func emptyAndForeignFilesAreRefused() {
    #expect(ReadingFixture.errorMessages(path, "").first?.contains("not an XML file in UTF-8") == true)
    #expect(ReadingFixture.errorMessages(path, "hello").first?.contains("not an XML file in UTF-8") == true)
    #expect(
      ReadingFixture.errorMessages(path, "\n<supplementalDatum><likelySubtags/></supplementalDatum>")
        == ["\(path):2: error: unknown root element: 'supplementalDatum' (write supplementalData)"])
  }

  @Test func otherEncodingsAreRefusedBeforeLibxmlSeesThem() {
    let text = "<!DOCTYPE a [<!ENTITY e 'x'>]><a>&e;</a>"
    for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf16] {
      var release = ReadingFixture.release(path, "")
      release.contents[path] = text.data(using: encoding)
      let error = #expect(throws: CLDRDiagnostics.self) {
        try CLDRReader(files: release).read(version: ReadingFixture.version)
      }
      #expect(error?.description.contains("UTF-8") == true, "\(String(describing: error))")
      #expect(error?.description.contains("\\u{0}") == false && error?.diagnostics.first?.location.line == 1)
    }
  }

  @Test func invalidUTF8IsRefusedWithItsLine() throws {
    for file in [path, CLDRFilePath.scriptMetadata] {
      var release = ReadingFixture.release("x", nil)
      release.contents[file]?.replaceSubrange(30..<31, with: [0xFF])
      #expect(throws: CLDRDiagnostics.self) { try CLDRReader(files: release).read(version: ReadingFixture.version) }
    }
    var release = ReadingFixture.release(path, "<a>\n<b>\n<c?/>\n<d?/>")
    for place in [10, 16] { release.contents[path]?.replaceSubrange(place...place, with: [0xFF]) }
    do throws(CLDRDiagnostics) {
      _ = try CLDRReader(files: release).read(version: ReadingFixture.version)
      Issue.record("read bytes that are no text")
    } catch {
      #expect(
        error.description == "\(path):3: error: bytes that are not UTF-8: '<c\u{FFFD}/>' (convert the file to UTF-8)")
    }
  }

  /// The parser below XMLCoder stops at ten million bytes, without a line: here the line is that of the first row too many.
  @Test func whatIsTooLargeHasALine() throws {
    let rows = (1...100).map { "<likelySubtag from=\"en_\(100 + $0)\" to=\"en_Latn_\(100 + $0)\"/>\n" }
    let text = "<supplementalData><likelySubtags>\n\(rows.joined())</likelySubtags></supplementalData>"
    for limit in [100, 1_000, 5_000, KnownXML.byteLimit] {
      var collector = FactCollector(path: path)
      let source = try XMLSource(path: path, data: Data(text.utf8), byteLimit: limit)
      do throws(CLDRDiagnostics) {
        _ = try source.sections(of: nil, &collector)
        #expect(limit == KnownXML.byteLimit)
      } catch {
        let found = try #require(error.diagnostics.first)
        #expect(found.message.contains("\(limit) bytes") && limit < KnownXML.byteLimit)
        // A row of the file has 47 bytes, and what is decoded of it has some 100.
        let rows = found.location.line - 2
        #expect(rows * 40 < limit && limit < (rows + 3) * 120, "\(error)")
      }
    }
  }

  /// Nobody reads a thousand lines: so many are printed, and how many more there are.
  @Test(arguments: [
    (1, 1, nil), (100, 100, nil), (101, 101, "… and 1 more error"), (5_000, 101, "… and 4900 more errors"),
  ])
  func manyErrorsAreCounted(count: Int, lines: Int, last: String?) {
    let errors = CLDRDiagnostics(
      (0..<count).map { InputDiagnostic("e", at: SourceLocation(file: path, line: $0 + 1), hint: "h") })
    let printed = "\(errors)".split(separator: "\n")
    #expect(printed.count == lines && errors.diagnostics.count == count)
    #expect(printed.last.map(String.init) == last ?? "\(path):\(count): error: e (h)")
  }

  @Test func aLongLineIsCut() throws {
    let line = String(repeating: "0123456789", count: 15)
    var release = ReadingFixture.release(path, "<a>\n\n\(line)?</a>")
    release.contents[path]?.replaceSubrange(155..<156, with: [0xFF])
    let error = #expect(throws: CLDRDiagnostics.self) {
      try CLDRReader(files: release).read(version: ReadingFixture.version)
    }
    #expect(error?.diagnostics.map(\.text) == [String(line.prefix(100))])
    #expect(error?.diagnostics.map(\.location.line) == [3])
  }

  @Test func missingFilesAreNamedAllAtOnce() throws {
    let folder = URL(fileURLWithPath: "/no/such/folder")
    do throws(CLDRDiagnostics) {
      _ = try CLDRReader(folder: Path(folder.path)).read(version: ReadingFixture.version)
      Issue.record("read a folder that is not there")
    } catch {
      #expect(
        error.description == "common/supplemental: error: no XML file of CLDR (looked in \(folder.path); "
          + "name the folder of CLDR's XML, which holds all of common/)")
    }
  }

  /// What CLDR publishes as JSON is another distribution.
  @Test(arguments: ["", "cldr-core/", "cldr-json/cldr-core/"]) func jsonIsRecognised(folder: String) throws {
    let tree = try TreeFixture(["\(folder)supplemental/likelySubtags.json": "{}"])
    defer { tree.delete() }
    let error = #expect(throws: CLDRDiagnostics.self) { try CLDRFiles(folder: tree.root) }
    #expect(error?.diagnostics.map(\.message) == ["CLDR as JSON, which is not read"])
  }

  /// XMLCoder descends by recursion: 20,000 open elements end the process.
  @Test(arguments: [65, 20_000, 200_000]) func elementsTooDeepAreRefusedWithTheirLine(depth: Int) {
    let open = String(repeating: "<a>\n", count: depth - 1)
    let text = "<supplementalData>\n" + open + String(repeating: "</a>", count: depth - 1) + "</supplementalData>"
    #expect(
      ReadingFixture.errorMessages(path, text)
        == [
          "\(path):65: error: nested deeper than 64 elements: '<a>' (remove levels: no CLDR file is nested so deeply)"
        ])
  }

  @Test func elementsOfTheGreatestDepthAreRead() {
    let text = ReadingFixture.likelySubtags.replacing(
      "<likelySubtags>",
      with: String(repeating: "<a>", count: 63) + String(repeating: "</a>", count: 63) + "<likelySubtags>")
    #expect(ReadingFixture.errorMessages(path, text) == [])
  }

  @Test(arguments: ["AG~C", "A~BC", "~G", "AC~", "A~B~C", "A-B", "00000000~zzzzzzzz", "Z~a"])
  func damagedRangesAreRefused(word: String) {
    let file = CLDRFilePath.validity(of: .region)
    let found = ReadingFixture.errorMessages(file, ReadingFixture.validity("region", "AC \(word)"))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("\(file):3: error: not an identifier or a range of them: '\(word)'") == true)
  }

  @Test func errorsOfSeveralFilesAreReportedTogether() {
    var release = ReadingFixture.release(path, "<a>")
    release.contents[CLDRFilePath.languageInfo] = Data("<b>".utf8)
    do throws(CLDRDiagnostics) {
      _ = try CLDRReader(files: release).read(version: ReadingFixture.version)
      Issue.record("read what is no XML")
    } catch {
      #expect(error.diagnostics.map(\.location.file) == [CLDRFilePath.languageInfo, path])
      #expect(error.description.split(separator: "\n").count == 2)
    }
  }

  /// After any single byte is lost or changed, reading gives facts, or an error that names the file.
  @Test func noDamageTraps() {
    var (read, refused) = (0, 0)
    let bytes = Array(ReadingFixture.languageInfo.utf8)
    for index in bytes.indices {
      for replacement in [[], [UInt8(ascii: "<")], [UInt8(ascii: "\"")], [0xFF]] as [[UInt8]] {
        var damaged = bytes
        damaged.replaceSubrange(index...index, with: replacement)
        do {
          var collector = FactCollector(path: "damaged.xml")
          let source = try XMLSource(path: "damaged.xml", data: Data(damaged))
          // The reader accepts nothing that libxml refuses.
          #expect(XMLParser(data: Data(damaged)).parse(), "\(String(decoding: damaged, as: UTF8.self))")
          var facts = CLDRFacts(version: ReadingFixture.version)
          try source.sections(of: nil, &collector)?.add(to: &facts, &collector)
          if !collector.diagnostics.isEmpty { throw CLDRDiagnostics(collector.diagnostics) }
          read += 1
        } catch {
          #expect("\(error)".contains("damaged.xml"))
          refused += 1
        }
      }
    }
    // A lost space between attributes is harmless, a lost bracket is not.
    #expect(read > 0)
    #expect(refused > bytes.count)
  }

  /// A name with up to two letters added, removed or changed is an error of writing; in short names they would be half
  /// of it.
  @Test(arguments: [
    (
      "type", ["Type", "typ1", "ytpe", "types", "ttypes", "typo", "ty-e"],
      ["typo12", "tp", "typ", "typesss", "xyza", ""]
    ),
    ("key", ["KEY"], ["keys", "ke", "kei", "kkey"]), ("t", ["T"], ["u", "tt"]),
    (
      "parentLocale", ["parentlocale", "parentLocal", "prntLocale", "parentLocaless"], ["parentLoc", "parentLocalesss"]
    ),
  ])
  func namesThatAreAlmostKnown(known: String, meant: [String], others: [String]) {
    for name in meant { #expect(ElementForm.meant(by: name, among: [known, "quite"]) == known, "\(name)") }
    for name in others { #expect(ElementForm.meant(by: name, among: [known, "quite"]) == nil, "\(name)") }
  }

  /// The first of the alphabet, where several are meant.
  @Test func namesThatAreAlmostTwo() {
    #expect(ElementForm.meant(by: "typs", among: ["types", "type"]) == "type")
  }
}
