import Foundation
import Testing

@testable import CLDRTables

/// What a later release may add. Where it may decide an answer it is refused; elsewhere it is passed over, and named.
@Suite struct NoveltyTests {
  private static let info = CLDRFilePath.languageInfo
  private static let metadata = CLDRFilePath.supplementalMetadata
  private static let data = CLDRFilePath.supplementalData
  private static let territories = """
    <supplementalData>
      <territoryInfo>
        <territory type="US" gdp="1" literacyPercent="9" population="10">
          <languagePopulation type="en" populationPercent="50"/>
        </territory>
      </territoryInfo>
    """

  private func read(_ path: String, _ old: String, _ new: String) throws -> CLDRFacts {
    var text = try #require(ReadingFixture.files[path])
    if path == Self.data { text = text.replacing("<supplementalData>", with: Self.territories) }
    let changed = text.replacing(old, with: new)
    try #require(changed != text)
    return try ReadingFixture.facts(path, changed)
  }

  @Test(arguments: [
    (
      "common/bcp47/calendar.xml", "<key name=\"ca\"", "<key valueType='list' name=\"ca\"",
      "3: warning: unknown valueType of <key>: 'list'"
    ),
    (
      data, "<languagePopulation", "<languagePopulation learners='1'",
      "4: warning: unknown attribute of <languagePopulation>: 'learners'"
    ),
    (
      data, "<languagePopulation", "<dialect/><languagePopulation",
      "4: warning: unknown element in <territory>: 'dialect'"
    ),
    (
      data, "<group type=\"001\"", "<group since='49' type=\"001\"", "8: warning: unknown attribute of <group>: 'since'"
    ),
    (
      data, "<group type=\"001\"", "<group status='economic' type=\"001\"",
      "8: warning: unknown status of <group>: 'economic'"
    ),
    (
      data, "<parentLocales>", "<parentLocales component='names'><parentLocale to='x'/></parentLocales><parentLocales>",
      "11: warning: unknown component of <parentLocales>: 'names'"
    ),
    (
      data, "<parentLocales>", "<keyboards><x/></keyboards><parentLocales>",
      "11: warning: unknown element in <supplementalData>: 'keyboards'"
    ),
    (
      metadata, "reason=\"overlong\"", "reason=\"politeness\"",
      "9: warning: unknown reason of <subdivisionAlias>: 'politeness'"
    ),
    (
      metadata, "<alias>", "<alias><currencyAlias type='A' replacement='B'/>",
      "3: warning: unknown element in <alias>: 'currencyAlias'"
    ),
    (
      metadata, "<alias>", "<alias><zoneAlias since='1' type='A/B' replacement='C/D'/>",
      "3: warning: unknown attribute of <zoneAlias>: 'since'"
    ),
    (metadata, "<alias>", "<priorities/><alias>", "3: warning: unknown element in <metadata>: 'priorities'"),
    (
      metadata, "<defaultContent", "<defaultContent since='49'",
      "12: warning: unknown attribute of <defaultContent>: 'since'"
    ),
    (
      CLDRFilePath.likelySubtags, "<likelySubtag from=\"en\"", "<likelySubtag confidence='9' from=\"en\"",
      "3: warning: unknown attribute of <likelySubtag>: 'confidence'"
    ),
    ("common/bcp47/calendar.xml", "<type", "<type icon='x'", "4: warning: unknown attribute of <type>: 'icon'"),
    ("common/bcp47/calendar.xml", "<type", "<note/><type", "4: warning: unknown element in <key>: 'note'"),
    (
      "common/bcp47/calendar.xml", "<keyword>", "<keyword><group/>", "2: warning: unknown element in <keyword>: 'group'"
    ),
    (
      info, "</languageMatching>",
      "<languageMatches type='spoken'><languageMatch new='1'/><x/></languageMatches></languageMatching>",
      "10: warning: unknown type of <languageMatches>: 'spoken'"
    ),
    (
      data, "<territoryInfo>", "<territoryInfo since='49'>", "2: warning: unknown attribute of <territoryInfo>: 'since'"
    ),
    (
      data, "<territoryContainment>", "<territoryContainment since='49'>",
      "7: warning: unknown attribute of <territoryContainment>: 'since'"
    ),
    (metadata, "<metadata>", "<metadata since='49'>", "2: warning: unknown attribute of <metadata>: 'since'"),
    (metadata, "<alias>", "<alias since='49'>", "3: warning: unknown attribute of <alias>: 'since'"),
    (
      "common/bcp47/calendar.xml", "<keyword>", "<keyword since='49'>",
      "2: warning: unknown attribute of <keyword>: 'since'"
    ),
    ("common/bcp47/calendar.xml", "<key ", "<key icon='x' ", "3: warning: unknown attribute of <key>: 'icon'"),
    (
      CLDRFilePath.likelySubtags, "<supplementalData>", "<supplementalData since='49'>",
      "1: warning: unknown attribute of <supplementalData>: 'since'"
    ),
    (
      CLDRFilePath.scriptMetadata, "NO; NO; MIN; NO; YES", "NO; NO; MIN; NO; YES; NEW",
      "2: warning: unknown number of fields: '12'"
    ),
  ])
  func isSkipped(path: String, old: String, new: String, expected: String) throws {
    let facts = try read(path, old, new)
    let found = facts.passedOver.map(\.description)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("\(path):\(expected) (passed over") == true, "\(found)")
    // The rest is read as before.
    var sound = try ReadingFixture.facts(
      path,
      path == Self.data
        ? ReadingFixture.files[path]?.replacing("<supplementalData>", with: Self.territories)
        : ReadingFixture.files[path])
    #expect(sound.passedOver == [])
    sound.passedOver = facts.passedOver
    #expect(facts.rules == sound.rules)
    #expect(facts.aliases.map(\.type).filter { $0 != "A/B" } == sound.aliases.map(\.type))
    #expect(facts.parentLocales.count == sound.parentLocales.count)
    #expect(facts.speakers.map(\.count) == sound.speakers.map(\.count))
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

  /// A novelty in thousands of rows is one warning.
  @Test func isNamedOnce() throws {
    let facts = try read(CLDRFilePath.likelySubtags, "<likelySubtag ", "<likelySubtag confidence='9' since='49' ")
    #expect(facts.passedOver.map(\.text) == ["confidence", "since"])
    #expect(facts.passedOver.map(\.location.line) == [3, 3])
    // One attribute of two elements is two.
    let text = ["<supplementalData", "<likelySubtag "].reduce(ReadingFixture.likelySubtags) {
      $0.replacing($1, with: "\($1) since='49' ")
    }
    #expect(
      try ReadingFixture.facts(CLDRFilePath.likelySubtags, text).passedOver.map(\.message) == [
        "unknown attribute of <supplementalData>", "unknown attribute of <likelySubtag>",
      ])
  }

  @Test(arguments: [
    (
      info, "<languageMatch desired=\"nb\"", "<languageMatch confidence='9' desired=\"nb\"",
      "6: error: unknown attribute of <languageMatch>: 'confidence'"
    ),
    (
      info, "<languageMatch desired=\"nb\"", "<scriptMatch/><languageMatch desired=\"nb\"",
      "6: error: unknown element in <languageMatches>: 'scriptMatch'"
    ),
    (
      info, "<languageMatches ", "<languageMatches since='49' ",
      "3: error: unknown attribute of <languageMatches>: 'since'"
    ),
    (
      info, "\"written_new\"", "\"writen_new\"",
      "3: error: unknown type of <languageMatches>: 'writen_new' (write written_new)"
    ),
    (
      info, "<paradigmLocales ", "<paradigmLocales level='2' ",
      "4: error: unknown attribute of <paradigmLocales>: 'level'"
    ),
    (
      info, "distance=\"1\"", "distance=\"1\" percent=\"99\"",
      "6: error: both distance and percent in <languageMatch>: '1' (keep distance"
    ),
    (
      CLDRFilePath.likelySubtags, "<likelySubtags>", "<likelySubtags><pair/>",
      "2: error: unknown element in <likelySubtags>: 'pair'"
    ),
    (
      metadata, "<languageAlias type=\"iw\"", "<languageAlias script='x' type=\"iw\"",
      "4: error: unknown attribute of <languageAlias>: 'script'"
    ),
    (
      metadata, "<alias>", "<alias><languagesAlias/>",
      "3: error: unknown element in <alias>: 'languagesAlias' (write <languageAlias>)"
    ),
    (data, "<parentLocale ", "<parentLocale since='49' ", "12: error: unknown attribute of <parentLocale>: 'since'"),
    (
      data, "<parentLocales>", "<parentLocales component=' '>",
      "11: error: <parentLocales> with an empty component"
    ),
    (
      data, "<parentLocales>", "<parentLocales component='colations'>",
      "11: error: unknown component of <parentLocales>: 'colations' (write collations)"
    ),
    (
      data, "<group type=\"001\"", "<group status='groping' type=\"001\"",
      "8: error: unknown status of <group>: 'groping' (write grouping)"
    ),
    (
      CLDRFilePath.plurals, "<pluralRule count=\"one\">i = 1", "<pluralRule since='1' count=\"one\">i = 1",
      "7: error: unknown attribute of <pluralRule>: 'since'"
    ),
    (
      CLDRFilePath.plurals, "<pluralRules locales=\"en\"", "<pluralRules since='1' locales=\"en\"",
      "6: error: unknown attribute of <pluralRules>: 'since'"
    ),
    (
      CLDRFilePath.plurals, "<pluralRules locales=\"en\">", "<pluralRules locales=\"en\"><note/>",
      "6: error: unknown element in <pluralRules>: 'note'"
    ),
    (CLDRFilePath.plurals, "<plurals ", "<plurals since='1' ", "2: error: unknown attribute of <plurals>: 'since'"),
    (
      CLDRFilePath.plurals, "<pluralRules locales=\"en\"", "<note/><pluralRules locales=\"en\"",
      "6: error: unknown element in <plurals>: 'note'"
    ),
    (
      CLDRFilePath.pluralRanges, "<pluralRange ", "<pluralRange since='1' ",
      "4: error: unknown attribute of <pluralRange>: 'since'"
    ),
    (CLDRFilePath.plurals, "i = 1 and v = 0", "q = 1 and v = 0", "7: error: malformed plural rule, at 'q'"),
    (
      CLDRFilePath.pluralRanges, "<pluralRanges ", "<pluralRanges kind='x' ",
      "3: error: unknown attribute of <pluralRanges>: 'kind'"
    ),
    (
      info, "<languageMatching>", "<languageMatching since='49'>",
      "2: error: unknown attribute of <languageMatching>: 'since'"
    ),
    (info, "<matchVariable ", "<matchVariable since='49' ", "5: error: unknown attribute of <matchVariable>: 'since'"),
    (data, "<parentLocales>", "<parentLocales since='49'>", "11: error: unknown attribute of <parentLocales>: 'since'"),
    (
      CLDRFilePath.plurals, "<plurals type", "<plurals since='49' type",
      "2: error: unknown attribute of <plurals>: 'since'"
    ),
    (
      CLDRFilePath.plurals, "<pluralRules locales=\"en\"", "<pluralRules since='49' locales=\"en\"",
      "6: error: unknown attribute of <pluralRules>: 'since'"
    ),
    (
      CLDRFilePath.pluralRanges, "<plurals>", "<plurals since='49'>",
      "2: error: unknown attribute of <plurals>: 'since'"
    ),
    (
      CLDRFilePath.pluralRanges, "<pluralRange start=\"one\"", "<pluralRange since='49' start=\"one\"",
      "4: error: unknown attribute of <pluralRange>: 'since'"
    ),
    (
      CLDRFilePath.validity(of: .region), "<idValidity>", "<idValidity since='49'>",
      "2: error: unknown attribute of <idValidity>: 'since'"
    ),
    (
      CLDRFilePath.likelySubtags, "<likelySubtags>", "<likelySubtags since='49'>",
      "2: error: unknown attribute of <likelySubtags>: 'since'"
    ),
    (metadata, "<scriptAlias ", "<scriptAlias since='49' ", "6: error: unknown attribute of <scriptAlias>: 'since'"),
    (
      metadata, "<territoryAlias type=\"UK\"", "<territoryAlias since='49' type=\"UK\"",
      "7: error: unknown attribute of <territoryAlias>: 'since'"
    ),
    (
      metadata, "<subdivisionAlias ", "<subdivisionAlias since='49' ",
      "9: error: unknown attribute of <subdivisionAlias>: 'since'"
    ),
    (
      metadata, "<variantAlias ", "<variantAlias since='49' ", "10: error: unknown attribute of <variantAlias>: 'since'"
    ),
    (CLDRFilePath.validity(of: .region), "<id ", "<id since='49' ", "3: error: unknown attribute of <id>: 'since'"),
  ])
  func isRefused(path: String, old: String, new: String, expected: String) throws {
    let error = #expect(throws: CLDRDiagnostics.self) { try read(path, old, new) }
    #expect(error?.description.hasPrefix("\(path):\(expected)") == true, "\(error?.description ?? "")")
  }
}

extension CLDRFacts {
  fileprivate var rules: [String] { languageMatching.rules.map(\.text) }
}
