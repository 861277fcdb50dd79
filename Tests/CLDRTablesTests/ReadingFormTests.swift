import Foundation
import SystemAccess
import TestSupport
import Testing

@testable import CLDRTables

/// XML in all forms that CLDR's releases have had.
@Suite struct ReadingFormTests {
  @Test func theFixtureIsValid() throws {
    let facts = try ReadingFixture.facts(CLDRFilePath.likelySubtags, ReadingFixture.likelySubtags)
    #expect(facts.likelySubtags.map(\.from) == ["en", "und_TW"])
    #expect(facts.likelySubtags.map(\.location.line) == [3, 4])
    #expect(facts.version == ReadingFixture.version)
    #expect(CLDRFactsChecker(facts).diagnostics().map(\.description) == [])
  }

  @Test func declarationDoctypeCommentsAndLayoutDoNotMatter() throws {
    let text = """
      <?xml version='1.0' encoding='utf-8' ?>
      <!DOCTYPE supplementalData SYSTEM "../../common/dtd/ldmlSupplemental.dtd">
      <!-- a comment with <likelySubtag from="xx" to="xx_Latn_XX"/>
           over two lines, "quotes' and all -->
      <supplementalData>
      <version number="$Revision$"/>
      <?processing <likelySubtag from="yy"/> ?>
      <likelySubtags>
      \t<!-- likelySubtag from="ckb" to="ku" / -->
      <likelySubtag\tfrom='en'
          to = "en_Latn_US"   /><!-- > --><likelySubtag from="de" to='de_Latn_DE' origin="a > b"></likelySubtag>
      <![CDATA[<likelySubtag from="zz"/>]]>
      <likelySubtag from="fr" to="fr_Latn_FR" alt="variant" draft="unconfirmed"/>
      </likelySubtags>
      </supplementalData>
      """
    let rows = try ReadingFixture.facts(CLDRFilePath.likelySubtags, text).likelySubtags
    #expect(rows.map(\.from) == ["en", "de", "fr"])
    #expect(rows.map(\.to) == ["en_Latn_US", "de_Latn_DE", "fr_Latn_FR"])
    #expect(rows.map(\.location.line) == [10, 11, 13])
  }

  @Test func byteOrderMarkAndCarriageReturnsAreRead() throws {
    let text = "\u{FEFF}" + ReadingFixture.likelySubtags.replacing("\n", with: "\r\n")
    let rows = try ReadingFixture.facts(CLDRFilePath.likelySubtags, text).likelySubtags
    #expect(rows.map(\.location.line) == [3, 4])
  }

  @Test func noExternalDTDIsFetched() throws {
    let folder = try TemporaryFolder(["x.dtd": "<!ATTLIST likelySubtag to CDATA 'fetched'><!ENTITY e 'fetched'>"])
    defer { folder.delete() }
    let dtd = folder.url.appendingPathComponent("x.dtd")
    let head = "<!DOCTYPE supplementalData SYSTEM \"\(dtd.absoluteString)\">\n"
    let rows = try ReadingFixture.facts(CLDRFilePath.likelySubtags, head + ReadingFixture.likelySubtags).likelySubtags
    #expect(rows.map(\.to) == ["en_Latn_US", "zh_Hant_TW"])
    #expect(rows.map(\.location.line) == [4, 5])
    let entity = (head + ReadingFixture.likelySubtags).replacing("from=\"en\"", with: "from=\"&e;\"")
    #expect(ReadingFixture.errorMessages(CLDRFilePath.likelySubtags, entity).count == 1)
  }

  @Test func onlyWrittenNewCounts() throws {
    let text = """
      <supplementalData><languageMatching>
      <languageMatches type="written">
        <paradigmLocales locales="xx"/>
        <matchVariable id="$old" value="US"/>
        <languageMatch desired="no" supported="nb" distance="1"/>
      </languageMatches>
      <languageMatches type="written_new">
        <paradigmLocales locales=" en
          en_GB\tes "/>
        <languageMatch desired="*" supported="*" distance="80"/>
      </languageMatches>
      <languageMatches type="spoken"/>
      </languageMatching></supplementalData>
      """
    let facts = try ReadingFixture.facts(CLDRFilePath.languageInfo, text)
    #expect(facts.passedOver.map(\.text) == ["spoken"])
    let matching = facts.languageMatching
    #expect(matching.paradigmLocales.map(\.name) == ["en", "en_GB", "es"])
    #expect(Set(matching.paradigmLocales.map(\.location.line)) == [8])
    #expect(matching.variables == [])
    #expect(matching.rules.map(\.desired) == ["*"])
    #expect(matching.rules.map(\.location.line) == [10])
  }

  @Test func aliasesKeepFileOrderWithinTheirKind() throws {
    let text = ReadingFixture.supplementalMetadata.replacing(
      "<alias>",
      with: "<alias><zoneAlias type=\"A/B\" replacement=\"C/D\"/><variantAlias type=\"abcde\" replacement=\"fghij\"/>")
    let aliases = try ReadingFixture.facts(CLDRFilePath.supplementalMetadata, text).aliases
    #expect(aliases.map(\.type) == ["iw", "sh", "Qaai", "UK", "AN", "fi01", "abcde", "heploc", "A/B"])
    #expect(aliases.map(\.location.line) == [4, 5, 6, 7, 8, 9, 3, 10, 3])
    #expect(aliases[4].replacements == ["CW", "SX", "BQ"])
    #expect(aliases.last?.reason == nil)
  }

  @Test func parentLocalesHaveTheirComponents() throws {
    let text = ReadingFixture.supplementalData.replacing(
      "</supplementalData>",
      with: """
        <parentLocales component="segmentations plurals">
        </parentLocales>
        <parentLocales></parentLocales>
        <parentLocales component="collations">
          <parentLocale parent="root" localeRules="nonlikelyScript" locales="
              yue
              yue_Hant"/>
        </parentLocales>
        </supplementalData>
        """)
    let sections = try ReadingFixture.facts(CLDRFilePath.supplementalData, text).parentLocales
    #expect(sections.map(\.components) == [[], ["segmentations", "plurals"], [], ["collations"]])
    #expect(sections.map(\.entries.count) == [2, 0, 0, 1])
    #expect(sections.last?.entries.first?.locales == ["yue", "yue_Hant"])
    #expect(sections.last?.entries.first?.localeRules == "nonlikelyScript")
    #expect(sections.last?.entries.first?.location.line == 13)
  }

  /// The nearest whole number of people.
  @Test(arguments: [("3", "50", 2), ("3", "49", 1), ("1000", "0.04", 0), ("1000", "0.05", 1), ("7", "100", 7)])
  func speakersAreCountedWhole(population: String, percent: String, count: Int) throws {
    let text = ReadingFixture.supplementalData.replacing(
      "<parentLocales>",
      with: "<territoryInfo><territory type=\"US\" gdp=\"1\" literacyPercent=\"1\" population=\"\(population)\">"
        + "<languagePopulation type=\"en\" populationPercent=\"\(percent)\"/></territory></territoryInfo><parentLocales>"
    )
    #expect(try ReadingFixture.facts(CLDRFilePath.supplementalData, text).speakers.map(\.count) == [count])
  }

  @Test func groupsOutsideContainmentAreIgnored() throws {
    let text = ReadingFixture.supplementalData.replacing(
      "<territoryContainment>",
      with:
        "<other><group type=\"x\"/></other><territoryContainment>\n<group type=\"003\" contains=\"\n US PR\" grouping=\"true\"/>"
    )
    let groups = try ReadingFixture.facts(CLDRFilePath.supplementalData, text).territoryContainment
    #expect(groups.map(\.type) == ["003", "001", "019"])
    #expect(groups.map(\.isGrouping) == [true, false, false])
    #expect(groups.map(\.location.line) == [3, 5, 6])
    #expect(groups[0].contains == ["US", "PR"])
  }

  @Test func validityRangesAreWrittenOut() throws {
    let text = ReadingFixture.validity(
      "region", "\n\tAC~G AI\n\t\tUS<!-- a --> <!-- b -->VI~J\n")
    let validity = try ReadingFixture.facts(CLDRFilePath.validity(of: .region), text).validity
    #expect(validity.map(\.type) == [.language, .region, .script, .subdivision, .variant])
    #expect(validity[1].identifiers == ["AC", "AD", "AE", "AF", "AG", "AI", "US", "VI", "VJ"])
    #expect(validity[3].identifiers == ["ad02", "ad03", "ad04", "ad05", "ad06", "ad07", "ad08"])
  }

  /// The examples of UTS #35, String Range, and the longest range that is written out: 4 times 8 times 25 times 25.
  @Test func rangesOfStrings() {
    #expect(StringRange("ab~ad")?.strings == ["ab", "ac", "ad"])
    #expect(StringRange("ab~d")?.strings == ["ab", "ac", "ad"])
    #expect(
      StringRange("ab~cd")?.strings == ["ab", "ac", "ad", "bb", "bc", "bd", "cb", "cc", "cd"])
    #expect(StringRange("a~a")?.strings == ["a"])
    #expect(StringRange("aaaa~dhyy")?.strings.count == 20_000)
    #expect(StringRange("aaaa~ckyy") == nil)
  }

  @Test func bcp47KeysAndAttributesKeepEverything() throws {
    let text = """
      <ldmlBCP47><keyword>
      <key extension="t" name="m0" description="a
        b" deprecated="true" preferred="m1" valueType="single" since="21">
        <type name="x" description="d" alias="a b" deprecated="true" preferred="y" since="2" iana="I/J" region="US"/>
        <type name="y" description="d"/>
      </key></keyword>
      <keyword><key name="va"><type name="posix"/></key></keyword>
      <attribute name="z" description="d" since="3"/>
      <attribute name="zz" description="d"/>
      </ldmlBCP47>
      """
    let keys = try ReadingFixture.facts("common/bcp47/a.xml", text).bcp47Keys
      .filter { $0.location.file == "common/bcp47/a.xml" }
    #expect(keys.map(\.name) == ["m0", "va", ""])
    #expect(keys.map(\.extensionSingleton) == ["t", "u", "u"])
    #expect(keys[0].isDeprecated)
    #expect(keys[0].preferred == "m1")
    #expect(keys[0].valueType == "single")
    let type = keys[0].types[0]
    #expect(type.aliases == ["a", "b"])
    #expect(type.isDeprecated)
    #expect(type.preferred == "y")
    #expect(type.since == "2")
    #expect(type.iana == "I/J")
    #expect(type.region == "US")
    #expect(type.location.line == 4)
    #expect(keys[1].types.map(\.name) == ["posix"])
    #expect(keys[2].types.map(\.name) == ["z", "zz"])
    #expect("a b\nc\td\re\r\nf  \n g".listItems == ["a", "b", "c", "d", "e", "f", "g"])
    #expect(keys[2].location == SourceLocation(file: "common/bcp47/a.xml", line: 8))
  }

  @Test func scriptMetadataIsReadByColumn() throws {
    let text =
      "# head\n\nLatn; 2; 004C; IT; 1; RECOMMENDED; NO; NO; NO; NO; NO # provisional\nHebr;8;05D0;IL;1;R;YES;;;;\r\nArab;;;;;;YES;;;;\n"
    let scripts = try ReadingFixture.facts(CLDRFilePath.scriptMetadata, text).scripts
    #expect(scripts.map(\.script) == ["Latn", "Hebr", "Arab"])
    #expect(scripts.map(\.isRightToLeft) == [false, true, true])
    #expect(scripts.map(\.location.line) == [3, 4, 5])
    // The field that follows a lost one would be read in its place: Arabic would run from left to right.
    let lost = try ReadingFixture.faults(
      CLDRFilePath.scriptMetadata, "Arab; 8; SA; 1; LIMITED_USE; YES; NO; NO; MIN; NO\n")
    #expect(lost.count == 1 && lost[0].contains("1: error: row"), "\(lost)")
  }
}

extension ReadingFormTests {
  /// CLDR has a second value for a subject where it says `alt`: an element of such a form is left out whole, without a word, and
  /// so is one of which an attribute has a fault, which is told.
  @Test(arguments: [
    ("", "<a location=\"1\"><b location=\"1\" day=\"sun\"></b></a>", 0),
    (" alt=\"variant\"", "<a location=\"1\"></a>", 0),
    (" alt=\"variant\" draft=\"unconfirmed\"", "<a location=\"1\"></a>", 0),
    (" draft=\"unconfirmed\"", "<a location=\"1\"><b location=\"1\" day=\"sun\"></b></a>", 1),
  ])
  func alternativesAreLeftOut(attributes: String, expected: String, told: Int) throws {
    let own = ElementForm(decides: true, attributes: ["day": .required], isRead: { $0["alt"] == nil })
    for (day, isSound) in [("day=\"sun\"", true), ("", false)] {
      let xml = Array("<a><b \(day)\(attributes)/></a>".unicodeScalars)
      var (known, collector) = (KnownXML(KnownXML.byteLimit), FactCollector(path: "a.xml"))
      known.write(
        try XMLReader.read(xml, XMLLimits(depth: 9, elementCount: 9, isStrict: true)),
        ElementForm(decides: true, elements: ["b": own]), &collector)
      #expect(known.text == (isSound ? expected : "<a location=\"1\"></a>"))
      #expect(collector.diagnostics.count == told + (isSound ? 0 : 1))
    }
  }
}
