import Testing

@testable import CLDRTables

/// Releases that can be read but have wrong facts.
@Suite struct CheckingTests {
  private func faults(_ path: String, _ text: String, _ old: String, _ new: String) throws -> [String] {
    let damaged = text.replacing(old, with: new)
    try #require(damaged != text)
    return try ReadingFixture.faults(path, damaged)
  }

  @Test(arguments: [
    ("from=\"en\"", "from=\"e1\"", ":3: error: 'e1' in from is not a subtag: 'e1' (expected a language there)"),
    (
      "from=\"en\"", "from=\"en_Lat\"",
      ":3: error: 'Lat' in from is not a subtag: 'en_Lat' (expected a script, a region or a variant there)"
    ),
    (
      "from=\"und_TW\"", "from=\"und_TW_polyton\"",
      ":4: error: 'polyton' in from is not a subtag: 'und_TW_polyton' (expected no more than language, script and region there)"
    ),
    (
      "to=\"en_Latn_US\"", "to=\"en_Latn\"",
      ":3: error: to does not name language, script and region: 'en_Latn' (write all three, as en_Latn_US)"
    ),
    (
      "from=\"und_TW\"", "from=\"en\"",
      ":4: error: second likelySubtag from 'en': 'zh_Hant_TW' (remove it, or line 3, which says 'en_Latn_US')"
    ),
  ])
  func likelySubtags(old: String, new: String, expected: String) throws {
    let path = CLDRFilePath.likelySubtags
    #expect(try faults(path, ReadingFixture.likelySubtags, old, new) == [path + expected])
  }

  @Test(arguments: [
    (
      "desired=\"nb\"", "desired=\"n\"",
      ":6: error: 'n' in desired is not a subtag: 'n' (expected * or a language there)"
    ),
    (
      "desired=\"nb\"", "desired=\"nb_Lat\"",
      ":6: error: 'Lat' in desired is not a subtag: 'nb_Lat' (expected * or a script there)"
    ),
    (
      "en_*_GB", "en_*_England",
      ":7: error: 'England' in supported is not a subtag: 'en_*_England' (expected *, a region or a variable there)"
    ),
    (
      "en_*_GB", "en_*_GB_x",
      ":7: error: 'x' in supported is not a subtag: 'en_*_GB_x' (expected no more than language, script and region there)"
    ),
    (
      "en_*_$!enUS", "en_*_$!en",
      ":7: error: undefined match variable '$en': 'en_*_$!en' (define it, or use one of: $enUS)"
    ),
    (
      "en_*_$!enUS", "en_*_$uk",
      ":7: error: undefined match variable '$uk': 'en_*_$uk' (define it, or use one of: $enUS)"
    ),
    (
      "value=\"US+PR\"", "value=\"US+PRI-\"",
      ":5: error: 'PRI' in matchVariable $enUS is not a region: 'US+PRI-' (write regions, joined by + and -)"
    ),
  ])
  func languageMatching(old: String, new: String, expected: String) throws {
    let path = CLDRFilePath.languageInfo
    #expect(try faults(path, ReadingFixture.languageInfo, old, new).first == path + expected)
  }

  @Test(arguments: [
    // A repeated rule, its reverse, and a rule for both directions.
    ("<languageMatch desired=\"nb\" supported=\"no\" distance=\"2\"/>", true),
    ("<languageMatch desired=\"no\" supported=\"nb\" distance=\"2\" oneway=\"true\"/>", true),
    ("<languageMatch desired=\"no\" supported=\"nb\" distance=\"1\" oneway=\"true\"/>", false),
    ("<languageMatch desired=\"nb\" supported=\"da\" distance=\"2\"/>", false),
  ])
  func onePairHasOneDistance(rule: String, isFault: Bool) throws {
    let path = CLDRFilePath.languageInfo
    let distinct = "\(path):8: error: second distance between "
    let found = try faults(
      path, ReadingFixture.languageInfo, "<languageMatch desired=\"*\"", rule + "\n<languageMatch desired=\"*\"")
    #expect(found.count == (isFault ? 1 : 0))
    if isFault {
      #expect(found.first?.hasPrefix(distinct) == true)
      #expect(found.first?.hasSuffix(": '2' (remove it, or line 6, which says '1')") == true)
    }
  }

  @Test func aRuleStandsThereOnce() throws {
    let rule = "<languageMatch desired=\"nb\" supported=\"no\" distance=\"1\"/>"
    let found = try faults(
      CLDRFilePath.languageInfo, ReadingFixture.languageInfo, "<languageMatch desired=\"*\"",
      rule + "\n<languageMatch desired=\"*\"")
    #expect(
      found == ["\(CLDRFilePath.languageInfo):8: error: second rule of this text: '\(rule)' (remove it, or line 6)"])
  }

  @Test func languagesOfRulesAreListed() throws {
    #expect(
      try faults(CLDRFilePath.languageInfo, ReadingFixture.languageInfo, "supported=\"no\"", "supported=\"fxx\"") == [
        "\(CLDRFilePath.languageInfo):6: error: language 'fxx' is not listed: 'fxx' "
          + "(correct it, or add it to common/validity/language.xml)"
      ])
  }

  @Test(
    arguments: [
      (
        "locales=\"en\"", "locales=\"en en_GB\"",
        ":3: error: plural ranges for something that is not a language with plural rules: 'en_GB' "
          + "(write a language that common/supplemental/plurals.xml has, without script and region)"
      ),
      (
        "end=\"other\"", "end=\"many\"",
        ":4: error: not a plural category of each of these languages: 'many' (write one of one other)"
      ),
      (
        "start=\"other\" end=\"one\"", "start=\"one\" end=\"other\"",
        ":5: error: second result for a range: 'one to other' (remove it, or line 4, which says 'other')"
      ),
      (
        "</plurals>", "<pluralRanges locales=\"en\"/></plurals>",
        ":7: error: second plural ranges for a language: 'en' (remove it, or line 3)"
      ),
    ])
  func pluralRanges(old: String, new: String, expected: String) throws {
    let path = CLDRFilePath.pluralRanges
    #expect(try faults(path, ReadingFixture.pluralRanges, old, new) == [path + expected])
  }

  @Test func pluralRangesNeedTheirAttributes() {
    let path = CLDRFilePath.pluralRanges
    #expect(
      ReadingFixture.errorMessages(path, ReadingFixture.pluralRanges.replacing(" end=\"one\"", with: "")) == [
        "\(path):5: error: <pluralRange> without the attribute end (add end=\"…\")"
      ])
  }

  /// CLDR has such a pair: Indonesian and Malay, 30 one way and 10 the other.
  @Test func twoDirectionsMayHaveTwoDistances() throws {
    let one = "<languageMatch desired=\"id\" supported=\"ms\" distance=\"30\" oneway=\"true\"/>"
    let other = "<languageMatch desired=\"ms\" supported=\"id\" distance=\"10\" oneway=\"true\"/>"
    #expect(
      try faults(
        CLDRFilePath.languageInfo, ReadingFixture.languageInfo, "<languageMatch desired=\"*\"",
        one + other + "<languageMatch desired=\"*\"") == [])
  }

  @Test func aVariableNamesEachRegionOnce() throws {
    let path = CLDRFilePath.languageInfo
    #expect(
      try faults(path, ReadingFixture.languageInfo, "US+PR", "US+PR-US")
        == ["\(path):5: error: 'US' twice in matchVariable $enUS: 'US+PR-US' (name each region once)"])
  }

  @Test func paradigmLocalesHaveALine() throws {
    let path = CLDRFilePath.languageInfo
    let expected = "\(path):4: error: 'GBX' in paradigmLocales is not a subtag: 'en_GBX' "
    #expect(
      try faults(path, ReadingFixture.languageInfo, "en_GB\"/>\n      <matchV", "en_GBX\"/>\n      <matchV")
        == [expected + "(expected a script, a region or a variant there)"])
  }

  @Test func matchVariablesHaveOneNameEach() throws {
    let path = CLDRFilePath.languageInfo
    let twice =
      "<matchVariable id=\"$enUS\" value=\"GB\"/><matchVariable id=\"uk\" value=\"GB\"/><languageMatch desired=\"nb\""
    #expect(
      try faults(path, ReadingFixture.languageInfo, "<languageMatch desired=\"nb\"", twice) == [
        "\(path):6: error: second definition of a matchVariable: '$enUS' (remove it, or line 5)",
        "\(path):6: error: not the name of a matchVariable: 'uk' (write a dollar sign, then letters and digits)",
      ])
  }

  @Test(arguments: [
    (
      "type=\"iw\"", "type=\"i w\"",
      ":4: error: type of languageAlias is not a subtag: 'i w' (expected a language, a locale or a legacy tag)"
    ),
    (
      "replacement=\"he\"", "replacement=\"h\"",
      ":4: error: 'h' in the replacement of languageAlias 'iw' is not a subtag: 'h' (expected a language there)"
    ),
    (
      "replacement=\"he\"", "replacement=\"he yi\"",
      ":4: error: languageAlias 'iw' with several replacements: 'he yi' (keep one: only a territory or a subdivision may be divided)"
    ),
    (
      "replacement=\"Zinh\"", "replacement=\"Zin\"",
      ":6: error: replacement of scriptAlias is not a subtag: 'Zin' (expected a script)"
    ),
    (
      "type=\"UK\"", "type=\"UKGB\"",
      ":7: error: type of territoryAlias is not a subtag: 'UKGB' (expected 2 letters, 3 letters or 3 digits)"
    ),
    (
      "CW SX BQ", "CW SXM BQ",
      ":8: error: replacement of territoryAlias is not a subtag: 'SXM' (expected 2 letters or 3 digits)"
    ),
    (
      "type=\"fi01\"", "type=\"fi\"",
      ":9: error: type of subdivisionAlias is not a subtag: 'fi' (expected a subdivision)"
    ),
    ("alalc97", "ala", ":10: error: replacement of variantAlias is not a subtag: 'ala' (expected a variant)"),
    (
      "type=\"iw\"", "type=\"he\"",
      ":4: error: languageAlias leads back to itself: 'he → he' (remove one of these aliases)"
    ),
    (
      "type=\"iw\" replacement=\"he\"", "type=\"sr\" replacement=\"sh\"",
      ":4: error: languageAlias leads back to itself: 'sr → sh → sr' (remove one of these aliases)"
    ),
    (
      "type=\"AN\" replacement=\"CW SX BQ\"", "type=\"GB\" replacement=\"IE UK\"",
      ":7: error: territoryAlias leads back to itself: 'UK → GB → UK' (remove one of these aliases)"
    ),
    (
      "he_IL", "he_ILX",
      ":12: error: 'ILX' in defaultContent is not a subtag: 'he_ILX' (expected a script, a region or a variant there)"
    ),
  ])
  func aliases(old: String, new: String, expected: String) throws {
    let path = CLDRFilePath.supplementalMetadata
    #expect(try faults(path, ReadingFixture.supplementalMetadata, old, new) == [path + expected])
  }

  /// Both lines are named, because either may be wrong.
  @Test(arguments: [
    (
      "type=\"sh\"", "type=\"IW\"",
      ":5: error: second languageAlias of 'IW': 'sr_Latn' (remove it, or line 4, which says 'he')"
    ),
    (
      "type=\"AN\"", "type=\"UK\"",
      ":8: error: second territoryAlias of 'UK': 'CW SX BQ' (remove it, or line 7, which says 'GB')"
    ),
  ])
  func aTypeHasOneAlias(old: String, new: String, expected: String) throws {
    let path = CLDRFilePath.supplementalMetadata
    #expect(try faults(path, ReadingFixture.supplementalMetadata, old, new) == [path + expected])
  }

  @Test(arguments: [
    (
      "language", "en~z", "en abcdefghijklmnopqr",
      ":3: error: no language in a validity list: 'abcdefghijklmnopqr' (expected 2, 3 or 5 to 8 letters)"
    ),
    ("region", "AC~G", "AC USA", ":3: error: no region in a validity list: 'USA' (expected 2 letters or 3 digits)"),
    ("script", "Hebr", "Hebrew", ":3: error: no script in a validity list: 'Hebrew' (expected 4 letters)"),
    (
      "variant", "1901", "b1901 v",
      ":3: error: no variant in a validity list: 'v' (expected 5 to 8 letters or digits, or 4 of which the first is a digit)"
    ),
    (
      "language", "</id>", "</id>\n<id type=\"language\" idStatus=\"deprecated\">eo</id>",
      ":4: error: second status of language 'eo': 'deprecated' (remove it, or line 3, which says 'regular')"
    ),
  ])
  func validity(type: String, old: String, new: String, expected: String) throws {
    let path = CLDRFilePath.validity(of: type)
    #expect(try faults(path, try #require(ReadingFixture.files[path]), old, new) == [path + expected])
  }

  @Test(arguments: [
    ("name=\"ca\"", "name=\"cal\"", ":3: error: not a key of -u-: 'cal' (expected a letter or digit, then a letter)"),
    ("name=\"ca\"", "name=\"co\"", "second key 'co'"),
    (
      "name=\"gregory\"", "name=\"gregorianum\"",
      ":4: error: not a type of 'ca': 'gregorianum' (expected subtags of 1 to 8 letters or digits, "
    ),
  ])
  func keywords(old: String, new: String, expected: String) throws {
    let path = "common/bcp47/calendar.xml"
    let found = try faults(path, ReadingFixture.calendar, old, new)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains(expected) == true, "\(found)")
  }

  @Test func replacementsMayEndInPrivateUse() throws {
    let path = CLDRFilePath.supplementalMetadata
    #expect(
      try faults(path, ReadingFixture.supplementalMetadata, "replacement=\"he\"", "replacement=\"und_x_i_y\"") == [])
    #expect(
      try faults(path, ReadingFixture.supplementalMetadata, "replacement=\"he\"", "replacement=\"und_x\"").count == 1)
  }

  @Test(arguments: [
    (
      "contains=\"US PR\"", "contains=\"US PRI\"",
      ":4: error: 'PRI' in group '019' is not a region: 'US PRI' (expected 2 letters or 3 digits)"
    ),
    (
      "contains=\"US PR\"", "contains=\"US 001\"",
      ":3: error: territory contains itself: '001 > 019 > 001' (remove one of them from the group before it)"
    ),
    (
      "en_GB en_150", "en_GB en_15",
      ":7: error: '15' in parentLocale 'en_001' is not a subtag: 'en_15' (expected a script, a region or a variant there)"
    ),
    (
      "contains=\"US PR\"", "contains=\"US PR US\"",
      ":4: error: 'US' twice in group '019': 'US PR US' (name each region once)"
    ),
    (
      "locales=\"en_GB en_150\"", "locales=\"en_001\"",
      ":7: error: locale is its own ancestor: 'en_001 < en_001' (give one of them another parent)"
    ),
    (
      "locales=\"en_GB en_150\"", "locales=\"en_GB en_GB\"",
      ":7: error: second parent of 'en_GB': 'en_001' (remove it, or line 7, which says 'en_001')"
    ),
  ])
  func supplementalData(old: String, new: String, expected: String) throws {
    let path = CLDRFilePath.supplementalData
    #expect(try faults(path, ReadingFixture.supplementalData, old, new) == [path + expected])
  }

  @Test func scriptsHaveOneRowEach() throws {
    let path = CLDRFilePath.scriptMetadata
    #expect(
      try faults(path, ReadingFixture.scriptMetadata, "Hebr", "Latn")
        == ["\(path):3: error: second row for a script: 'Latn' (remove it, or line 2)"])
    #expect(
      try faults(path, ReadingFixture.scriptMetadata, "Hebr", "Heb")
        == ["\(path):3: error: not a script: 'Heb' (expected 4 letters)"])
  }

  @Test(arguments: [
    (CLDRFilePath.likelySubtags, ["likelySubtag"]),
    (CLDRFilePath.languageInfo, ["languageMatch of type written_new", "paradigmLocales of type written_new"]),
    (
      CLDRFilePath.supplementalMetadata,
      ["languageAlias", "scriptAlias", "territoryAlias", "subdivisionAlias", "variantAlias", "defaultContent"]
    ),
    (CLDRFilePath.supplementalData, ["group in territoryContainment", "parentLocale for all components"]),
    (CLDRFilePath.validity(of: "region"), ["id of type region"]),
  ])
  func anEmptyTableIsAnError(path: String, names: [String]) throws {
    let expected = names.map {
      "\(path): error: empty table, not one \($0) (unpack the release again: the file is not complete)"
    }
    #expect(try ReadingFixture.faults(path, "<supplementalData></supplementalData>") == expected)
  }

  @Test func emptyTextTablesAreErrors() throws {
    let path = CLDRFilePath.scriptMetadata
    #expect(
      try ReadingFixture.faults(path, "# nothing\n")
        == ["\(path): error: empty table, not one script (unpack the release again: the file is not complete)"])
  }

  @Test func cyclesAreFoundInALongChain() {
    let count = 50_000
    var graph = DirectedGraph(successors: (0..<count).map { [$0 + 1] })
    #expect(graph.cycles() == [])
    graph.successors[count - 1] = [count - 2]
    #expect(graph.cycles() == [[count - 2, count - 1]])
  }
}
