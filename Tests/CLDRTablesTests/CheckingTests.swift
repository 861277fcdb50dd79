import Foundation
import LocaleCore
import PathKit
import Testing

@testable import CLDRTables

/// Releases that can be read but have wrong facts.
@Suite struct CheckingTests {
  private func faults(_ path: String, _ old: String, _ new: String) throws -> [String] {
    let text = try #require(ReadingFixture.files[path])
    let damaged = text.replacing(old, with: new)
    try #require(damaged != text)
    return try ReadingFixture.faults(path, damaged)
  }

  /// The first fault has its line, its reason and the text. In others than the rules it is the only one.
  private func expectFault(_ path: String, _ old: String, _ new: String, _ expected: String) throws {
    let found = try faults(path, old, new)
    #expect(found.first?.hasPrefix("\(path):\(expected)") == true, "\(found)")
    #expect(found.count == 1 || path == CLDRFilePath.languageInfo, "\(found)")
  }

  @Test(arguments: [
    (#"from="en""#, #"from="e1""#, "3: error: 'e1' in from is not a subtag: 'e1'"),
    (#"from="en""#, #"from="en_Lat""#, "3: error: 'Lat' in from is not a subtag: 'en_Lat'"),
    ("und_TW", "und_TW_polyton_1901", "4: error: 'polyton' in from is not a subtag: 'und_TW_polyton_1901'"),
    (
      "en_Latn_US", "en_Latn",
      "3: error: 'en_Latn' in to is not a subtag: 'en_Latn' (expected language, script and region, as en_Latn_US, there)"
    ),
    ("en_Latn_US", "en_US", "3: error: 'en_US' in to is not a subtag: 'en_US'"),
    (
      #"to="en_Latn_US"/>"#, #"to="en_Latn_US"/><likelySubtag from="en" to="en_Latn_GB"/>"#,
      "3: error: second likelySubtag from 'en': 'en_Latn_GB' (remove it, or line 3, which says 'en_Latn_US')"
    ),
    (
      "und_TW", "en", "4: error: second likelySubtag from 'en': 'zh_Hant_TW' (remove it, or line 3,"
    ),
  ])
  func likelySubtags(old: String, new: String, expected: String) throws {
    try expectFault(CLDRFilePath.likelySubtags, old, new, expected)
  }

  @Test(arguments: [
    (#"desired="nb""#, #"desired="n""#, "6: error: 'n' in desired is not a subtag: 'n'"),
    (
      #"desired="nb""#, #"desired="nb_Lat""#, "6: error: 'Lat' in desired is not a subtag: 'nb_Lat'"
    ),
    ("en_*_GB", "en_*_England", "7: error: 'England' in supported is not a subtag: 'en_*_England'"),
    (#"desired="nb""#, #"desired="nb_""#, "6: error: '' in desired is not a subtag: 'nb_'"),
    ("en_*_GB", "en_*_GB_x", "7: error: 'x' in supported is not a subtag: 'en_*_GB_x'"),
    (#"supported="no""#, #"supported="fxx""#, "6: error: language 'fxx' in languageMatch is not listed: 'fxx'"),
    ("en_*_$!enUS", "en_*_$!en", "7: error: undefined match variable '$en': 'en_*_$!en'"),
    ("en_*_$!enUS", "en_*_$uk", "7: error: undefined match variable '$uk': 'en_*_$uk'"),
    ("US+PR", "US+PRI-", "5: error: 'PRI' in value is not a subtag: 'US+PRI-'"),
    ("US+PR", "US+qq", "5: error: region 'qq' in matchVariable $enUS is not listed: 'US+qq'"),
    ("US+PR", "US+PR+", "5: error: '' in value is not a subtag: 'US+PR+'"),
    (
      "US+PR", "US~PR",
      "5: error: '~' in value is not a subtag: 'US~PR' (expected regions, with + or - between two there)"
    ),
    ("US+PR", "$enGB", "5: error: '$' in value is not a subtag: '$enGB'"),
    ("US+PR", "US+PR-US", "5: error: second 'US' in matchVariable $enUS: 'US+PR-US' (name it once)"),
    (#"en_GB"/>"#, #"en_GBX"/>"#, "4: error: 'GBX' in paradigmLocales is not a subtag: 'en_GBX'"),
    (
      "<languageMatch desired=\"nb\"",
      "<matchVariable id=\"$enUS\" value=\"GB\"/><languageMatch desired=\"nb\"",
      "6: error: second definition of a matchVariable: '$enUS' (remove it, or line 5)"
    ),
    (
      "<languageMatch desired=\"nb\"",
      "<matchVariable id=\"uk\" value=\"GB\"/><languageMatch desired=\"nb\"",
      "6: error: ill-formed attribute 'id': 'uk'"
    ),
    (
      "<languageMatch desired=\"nb\"",
      "<matchVariable id=\"$en-US\" value=\"GB\"/><languageMatch desired=\"nb\"",
      "6: error: ill-formed attribute 'id': '$en-US'"
    ),
  ])
  func languageMatching(old: String, new: String, expected: String) throws {
    try expectFault(CLDRFilePath.languageInfo, old, new, expected)
  }

  /// One pair has one distance in each direction: a rule may not repeat another, be its reverse, or hold in both
  /// directions beside it. CLDR has a pair with two: Indonesian and Malay, 30 one way and 10 the other.
  @Test(
    arguments: [
      (#"<languageMatch desired="nb" supported="no" distance="1"/>"#, "second rule of this text"),
      (#"<languageMatch desired="nb" supported="no" distance="2"/>"#, "second distance between "),
      (
        #"<languageMatch desired="no" supported="nb" distance="2" oneway="true"/>"#,
        "second distance between "
      ),
      (
        #"<languageMatch desired="no" supported="nb" distance="1" oneway="true"/>"#,
        "rule that no pair of locales reaches"
      ),
      (#"<languageMatch desired="nb" supported="da" distance="2"/>"#, nil),
      // Defaults are checked where tables are made of them.
      (#"<languageMatch desired="*" supported="*" distance="70"/>"#, nil),
      (
        #"<languageMatch desired="id" supported="ms" distance="30" oneway="true"/>"#
          + #"<languageMatch desired="ms" supported="id" distance="10" oneway="true"/>"#, nil
      ),
    ] as [(String, String?)])
  func onePairHasOneDistance(rule: String, fault: String?) throws {
    let path = CLDRFilePath.languageInfo
    let last = "<languageMatch desired=\"*\""
    let found = try faults(path, last, rule + "\n" + last)
    #expect(found.count == (fault == nil ? 0 : 1))
    if let fault {
      #expect(found.first?.hasPrefix("\(path):8: error: \(fault)") == true)
      #expect(found.first?.contains("(remove it, or") == true)
      #expect(found.first?.contains("line 6") == true)
    }
  }

  /// A dollar sign, then letters and digits.
  @Test(arguments: [("$a1", true), ("$1", true), ("$", false), ("$a_b", false), ("a1", false)])
  func namesOfMatchVariables(id: String, isName: Bool) throws {
    let found = try faults(CLDRFilePath.languageInfo, "enUS", String(id.dropFirst()))
    #expect((id.hasPrefix("$") && found.isEmpty) == isName, "\(found)")
  }

  /// The earliest of the rules that say the same or the contrary is named.
  @Test(arguments: [
    (["id ms 30", "id ms 20", "id ms 30"], ["2 second distance 1", "3 second rule of this text 1"]),
    (["id ms 30", "ms id 10", "id ms 20 both"], ["3 second distance 1"]),
    (["id ms 30", "ms id 10", "ms id 10 both"], ["3 second distance 1"]),
    (["id ms 10 both", "ms id 10"], ["2 rule that no pair 1"]),
    (["id ms 10", "ms id 10", "id ms 10 both"], ["3 rule that no pair 1"]),
  ])
  func rulesAgainstEarlierOnes(rules: [String], expected: [String]) {
    var facts = CLDRFacts(version: CLDRVersion(major: 48))
    facts.languageMatching.rules = rules.enumerated().map { index, rule in
      let parts = rule.split(separator: " ").map(String.init)
      return LanguageMatchFact(
        desired: parts[0], supported: parts[1], distance: Int(parts[2]) ?? 0, isOneWay: parts.count == 3,
        location: SourceLocation(file: "", line: index + 1))
    }
    let found = CLDRFactsChecker(facts).contradictingMatchRules(in: facts)
    #expect(found.count == expected.count)
    for (diagnostic, expected) in zip(found, expected) {
      let (line, rest) = (expected.prefix(1), expected.dropFirst(2))
      #expect("\(diagnostic.location.line)" == line && diagnostic.message.hasPrefix(rest.dropLast(2)), "\(diagnostic)")
      #expect(diagnostic.hint.contains("line \(rest.suffix(1))"), "\(diagnostic)")
    }
  }

  @Test(arguments: [
    (
      #"locales="en""#, #"locales="en en_GB""#,
      "3: error: plural ranges for something that is not a language with"
    ),
    (
      #"end="other""#, #"end="many""#,
      "4: error: not a plural category of each of these languages: 'many'"
    ),
    (
      #"start="other" end="one""#, #"start="one" end="other""#,
      "5: error: second result for a range: 'one to other' (remove it, or line 4, which says 'other')"
    ),
    (
      "</plurals>", #"<pluralRanges locales="en"/></plurals>"#,
      "7: error: second plural ranges for a language: 'en'"
    ),
  ])
  func pluralRanges(old: String, new: String, expected: String) throws {
    try expectFault(CLDRFilePath.pluralRanges, old, new, expected)
  }

  /// Rules may be those of `pt_PT`, ranges only of a language.
  @Test func pluralRangesOfARegion() throws {
    var facts = try ReadingFixture.facts(
      CLDRFilePath.plurals, ReadingFixture.plurals.replacing("locales=\"en\"", with: "locales=\"en en_GB\""))
    facts.pluralRanges[0].locales.append("en_GB")
    let found = CLDRFactsChecker(facts).diagnostics().map(\.description)
    #expect(
      found.map { $0.contains("plural ranges for something that is not a language") && $0.contains("'en_GB'") } == [
        true
      ])
  }

  /// Categories are those of counts, whatever the language has for positions.
  @Test func pluralRangesAreOfCardinals() throws {
    #expect(try faults(CLDRFilePath.ordinals, "locales=\"root\"", "locales=\"root en\"") == [])
  }

  @Test(arguments: [
    (
      #"type="iw""#, #"type="iw_abcdefghi""#,
      "4: error: 'iw_abcdefghi' in type of languageAlias is not a subtag: 'iw_abcdefghi'"
    ),
    (#"type="iw""#, #"type="iw_""#, "4: error: 'iw_' in type of languageAlias is not a subtag: 'iw_'"),
    (#"type="iw""#, #"type="e_US""#, "4: error: 'e_US' in type of languageAlias is not a subtag: 'e_US'"),
    (#"type="iw""#, #"type="i w""#, "4: error: 'i w' in type of languageAlias is not a subtag: 'i w'"),
    (
      #""he""#, #""h""#,
      "4: error: 'h' in replacement is not a subtag: 'h'"
    ),
    (
      #""he""#, #""he yi""#, "4: error: 'he yi' in replacement is not a subtag: 'he yi' (expected one: only a territory"
    ),
    // A replacement may end in private use, and a language must come before.
    (#""he""#, #""und_x""#, "4: error: "),
    ("Zinh", "Zin", "6: error: 'Zin' in replacement is not a subtag: 'Zin' (expected a script there)"),
    ("UK", "UKGB", "7: error: 'UKGB' in type of territoryAlias is not a subtag: 'UKGB'"),
    ("UK", "U1K", "7: error: 'U1K' in type of territoryAlias is not a subtag: 'U1K'"),
    ("CW SX BQ", "CW SXM BQ", "8: error: 'SXM' in replacement is not a subtag: 'CW SXM BQ'"),
    ("fi01", "fi", "9: error: 'fi' in type of subdivisionAlias is not a subtag: 'fi'"),
    ("alalc97", "ala", "10: error: 'ala' in replacement is not a subtag: 'ala'"),
    ("he_IL", "he_ILX", "12: error: 'ILX' in defaultContent is not a subtag: 'he_ILX'"),
    (#"type="iw""#, #"type="he""#, "4: error: languageAlias leads back to itself: 'he → he'"),
    (
      #"type="iw" replacement="he""#, #"type="sr" replacement="sh""#,
      "4: error: languageAlias leads back to itself: 'sr → sh → sr'"
    ),
    (
      #"type="AN" replacement="CW SX BQ""#, #"type="AN" replacement="CW SX UK""#,
      "8: error: region 'UK' in the replacement in territoryAlias is replaced: 'UK' (write GB)"
    ),
    // Both lines are named, because either may be wrong.
    (
      #""sh""#, #""IW""#,
      "5: error: second languageAlias of 'IW': 'sr_Latn' (remove it, or line 4, which says 'he')"
    ),
    (
      #""AN""#, #""UK""#,
      "8: error: second territoryAlias of 'UK': 'CW SX BQ' (remove it, or line 7,"
    ),
  ])
  func aliases(old: String, new: String, expected: String) throws {
    try expectFault(CLDRFilePath.supplementalMetadata, old, new, expected)
  }

  /// An alias of `und` holds for every language with its variant (UTS #35, Annex C).
  @Test func aliasesOfAnyLanguageAreFollowed() throws {
    let found = try faults(
      CLDRFilePath.supplementalMetadata, "replacement=\"he\"",
      "replacement=\"he_polyton\"/><languageAlias type=\"und_polyton\" replacement=\"iw\"")
    #expect(found.first?.contains("languageAlias leads back to itself: 'iw → und_polyton → iw'") == true, "\(found)")
  }

  @Test func replacementsMayEndInPrivateUse() throws {
    for text in ["und_x_i_y", "he_x_a"] {
      #expect(try faults(CLDRFilePath.supplementalMetadata, "\"he\"", "\"\(text)\"") == [], "\(text)")
    }
    // Each subtag of private use has one to eight letters or digits, and there is one at least.
    for text in ["he_x", "he_x_abcdefghi_a", "he_x_a_"] {
      #expect(try faults(CLDRFilePath.supplementalMetadata, "\"he\"", "\"\(text)\"").count == 1, "\(text)")
    }
  }

  @Test(
    arguments: [
      (
        .language, "en~z", "en abcdefghijklmnopqr",
        "3: error: no language in a validity list: 'abcdefghijklmnopqr'"
      ),
      (.region, "AC~G", "AC root", "3: error: no region in a validity list: 'root'"),
      (.region, "AC~G", "AC USA", "3: error: no region in a validity list: 'USA'"),
      (.script, "Hebr", "Hebrew", "3: error: no script in a validity list: 'Hebrew'"),
      (.variant, "1901", "b1901 v", "3: error: no variant in a validity list: 'v'"),
      (
        .language, "</id>", "</id>\n<id type=\"language\" idStatus=\"deprecated\">eo</id>",
        "4: error: second status of language 'eo': 'deprecated' (remove it, or line 3, which says 'regular')"
      ),
    ] as [(SubtagKind, String, String, String)])
  func validity(type: SubtagKind, old: String, new: String, expected: String) throws {
    try expectFault(CLDRFilePath.validity(of: type), old, new, expected)
  }

  @Test(arguments: [
    (#"name="ca""#, #"name="cal""#, "3: error: not a key of -u-: 'cal'"),
    (#"name="gregory""#, #"name="gregorianum""#, "4: error: ill-formed attribute 'name': 'gregorianum'"),
    (#"alias="calendar""#, #"alias="cal&#10;x""#, #"3: error: ill-formed attribute 'alias': 'cal\u{A}x'"#),
    (#"alias="gregorian""#, #"alias="g\(f())""#, #"4: error: ill-formed attribute 'alias': 'g\(f())'"#),
  ])
  func keywords(old: String, new: String, expected: String) throws {
    try expectFault("common/bcp47/calendar.xml", old, new, expected)
  }

  /// What a table, Swift's source or a message would take for something else.
  private static let hostileValues = [
    "", " ", "a b", "a\"b", "\\(f())", "a\nb", "a\rb", "a\tb", "\"\"\"", "*/", "$(id)", "a;b", "a--b", "a-", "ä",
    "a\u{85}b",
    "a\u{2028}b", "a\u{1B}[1m", "a\0", "//",
  ]

  /// Each such value has an error with file and line that repeats it, or the text is no XML.
  @Test(arguments: [
    ("key", "name"), ("key", "alias"), ("key", "preferred"), ("key", "extension"), ("key", "since"), ("type", "name"),
    ("type", "alias"), ("type", "preferred"), ("type", "iana"), ("type", "region"), ("type", "since"),
  ])
  func valuesAreOfTheirGrammar(element: String, attribute: String) throws {
    for value in Self.hostileValues {
      // A hyphen more is a name of a zone in form, `-` is of its alphabet; and a type's aliases are a list.
      if element == "type", ["alias", "iana"].contains(attribute), ["a--b", "a-"].contains(value) { continue }
      if element == "type", attribute == "alias", value.isEmpty || value.contains(where: \.isWhitespace) { continue }
      let found = try ReadingFixture.faults(
        "common/bcp47/calendar.xml", ReadingFixture.calendar(element, attribute, value))
      let isRepeated = found.contains {
        $0.contains(value.isEmpty ? attribute : ": error: ") && $0.contains("calendar.xml:")
      }
      #expect(isRepeated, "\(value.debugDescription) \(found)")
    }
  }

  /// Older releases list `root` among languages; attributes have no key; a zone's alias is no code.
  @Test func whatIsNoCode() throws {
    #expect(try faults(CLDRFilePath.validity(of: .language), "en~z", "en~z root") == [])
    #expect(
      try faults(
        CLDRFilePath.supplementalMetadata, "<alias>", "<alias><zoneAlias type='A/B' replacement='C/D' reason='x'/>")
        == [])
    var facts = try ReadingFixture.facts("common/bcp47/calendar.xml", ReadingFixture.calendar)
    var attributes = facts.bcp47Keys[0]
    attributes.name = ""
    facts.bcp47Keys.append(attributes)
    attributes.types[0].name = "other"
    facts.bcp47Keys.append(attributes)
    #expect(CLDRFactsChecker(facts).diagnostics() == [])
    facts.bcp47Keys.append(attributes)
    #expect(CLDRFactsChecker(facts).diagnostics().map(\.message) == ["second attribute"])
  }

  @Test func aKeyIsDefinedOnce() throws {
    let found = try faults("common/bcp47/calendar.xml", "name=\"ca\"", "name=\"co\"")
    #expect(found.first?.contains("second key 'co'") == true)
  }

  @Test(arguments: [
    ("US PR", "US PRI", "4: error: region 'PRI' in group '019' is not listed: 'US PRI'"),
    ("US PR", "US PR US", "4: error: second 'US' in group '019': 'US PR US' (name it once)"),
    ("US PR", "US 001", "3: error: territory contains itself: '001 > 019 > 001'"),
    (
      "en_GB en_150", "en_GB en_15",
      "7: error: '15' in parentLocale is not a subtag: 'en_15'"
    ),
    ("parent=\"en_001\"", "parent=\"en_00\"", "7: error: '00' in parent is not a subtag: 'en_00'"),
    ("en_GB en_150", "en_001", "7: error: locale is its own ancestor: 'en_001 < en_001'"),
    (
      "en_GB en_150", "en_GB en_GB",
      "7: error: second parent of 'en_GB': 'en_001' (name it once)"
    ),
  ])
  func supplementalData(old: String, new: String, expected: String) throws {
    try expectFault(CLDRFilePath.supplementalData, old, new, expected)
  }

  @Test(arguments: [
    ("Hebr", "Latn", "3: error: second row for a script: 'Latn' (remove it, or line 2)"),
    ("Hebr", "Heb", "3: error: not a script: 'Heb' (expected 4 letters)"),
  ])
  func scripts(old: String, new: String, expected: String) throws {
    try expectFault(CLDRFilePath.scriptMetadata, old, new, expected)
  }

  /// A release without one of its kinds of elements is not complete, in whichever file that would be; a list without a code
  /// is none.
  @Test func missingElementsAreErrors() throws {
    func missing(_ change: (inout CLDRFacts) -> Void) throws -> [String] {
      var facts = try ReadingFixture.facts("common/bcp47/calendar.xml", ReadingFixture.calendar)
      change(&facts)
      return CLDRFactsChecker(facts).missingElements(in: facts).map { "\($0.location.file) \($0.message)" }
    }
    #expect(try missing { _ in } == [])
    #expect(
      try missing { $0.bcp47Keys.removeAll { $0.name == "co" } } == ["common/bcp47 missing element, not one key 'co'"])
    #expect(try missing { $0.bcp47Keys = [] }.count == 15)
    let types = try missing { facts in
      for index in facts.validity.indices { facts.validity[index].identifiers = [] }
    }
    #expect(types == SubtagKind.allCases.map { "common/validity missing element, not one id of type \($0)" })
    #expect(try missing { $0.pluralRanges = [] } == ["common/supplemental missing element, not one pluralRanges"])
    // What only reports have may be missing.
    #expect(try missing { $0.speakers = [] } == [])
  }

  /// Warnings of one file that differ only in their text are one, with all the texts; errors stay apart.
  /// What every release has and this one lacks, found in the installed release with that one thing taken out.
  @Test(arguments: ["und_Arab", "und_Hebr", "und_Thai", "localeRules", "columns", "Zanb"])
  func silentDamage(what: String) throws {
    var facts = try UpstreamReleases.importedFacts()
    let sound = CLDRFactsChecker(facts).diagnostics()
    switch what {
    case "localeRules":
      for section in facts.parentLocales.indices {
        for entry in facts.parentLocales[section].entries.indices {
          facts.parentLocales[section].entries[entry].localeRules = nil
        }
      }
    case "Zanb":
      // As CLDR 41 to 43 have it: special in validity, with a row of scripts.
      facts.validity[facts.validity.firstIndex { $0.type == .script && $0.status == .regular } ?? 0].identifiers
        .removeAll {
          $0 == "Zanb"
        }
      facts.validity.append(
        ValidityFact(type: .script, status: .special, identifiers: ["Zanb"], location: MadeFacts.place))
    case "columns":
      let path = CLDRFilePath.scriptMetadata
      let text = try (UpstreamReleases.importedFolder + Path(path)).text()
      let lost = text.replacing("Arab; 8; 0628; SA; 1;", with: "Arab; 8; 0628; SA;")
      try #require(lost != text)
      #expect(try ReadingFixture.faults(path, lost).contains { $0.contains("row with 10 fields of 11") })
      return
    default: facts.likelySubtags.removeAll { $0.from == what }
    }
    let new = CLDRFactsChecker(facts).diagnostics().filter { !sound.contains($0) }
    #expect(!new.isEmpty && new.allSatisfy { $0.severity == .warning }, "\(new)")
    let named = new.filter { "\($0)".contains(what == "localeRules" ? "no localeRules" : what) }
    #expect(!named.isEmpty, "\(new)")
  }

  @Test func warningsAreGathered() throws {
    let facts = try UpstreamReleases.importedFacts()
    let checker = CLDRFactsChecker(facts)
    let found = [checker.unwrittenScripts, checker.wrongCodes, checker.aliasesOfOthers, checker.replacedMacroRegions]
      .flatMap { $0(facts) }
    let texts = Dictionary(grouping: found) { [$0.location.file, $0.message] }.mapValues { $0.compactMap(\.text) }
    let gathered = checker.diagnostics()
    #expect(Set(found.map(\.location.file)).count > 2 && texts.count > Set(found.map(\.location.file)).count)
    #expect(Set(found.map(\.message)).count < texts.count, "one message in two files")
    #expect(
      Dictionary(grouping: gathered) { [$0.location.file, $0.message] }.mapValues { $0.compactMap(\.text) }
        == texts.mapValues { [$0.joined(separator: " ")] })
    let unused = ["$x", "$y"].map { "<matchVariable id=\"\($0)\" value=\"GB\"/>\n" }.joined()
    let errors = try faults(
      CLDRFilePath.languageInfo, "<languageMatch desired=\"nb\"", unused + "<languageMatch desired=\"nb\"")
    #expect(errors.map { $0.contains("matchVariable that no rule names: '$x'") } == [true, false])
  }

  /// The people of a territory speak a language that is listed, and a language with ranges may not be replaced.
  @Test func codesBesideTheTables() throws {
    var facts = try ReadingFixture.facts("common/bcp47/calendar.xml", ReadingFixture.calendar)
    #expect(CLDRFactsChecker(facts).wrongCodes(in: facts) == [])
    facts.speakers = [SpeakersFact(language: "qx", territory: "QA", count: 1, location: MadeFacts.place)]
    facts.pluralRanges[0].locales = ["iw"]
    #expect(
      CLDRFactsChecker(facts).wrongCodes(in: facts).map(\.message) == [
        "language 'qx' in languagePopulation is not listed", "region 'QA' in territory is not listed",
        "language 'iw' in pluralRanges is replaced",
      ])
  }

  @Test(arguments: [
    (CLDRFilePath.likelySubtags, ["likelySubtag"]),
    (
      CLDRFilePath.languageInfo,
      ["languageMatch of type written_new", "paradigmLocales of type written_new"]
    ),
    (
      CLDRFilePath.supplementalMetadata,
      [
        "languageAlias", "scriptAlias", "territoryAlias", "subdivisionAlias", "variantAlias",
        "defaultContent",
      ]
    ),
    (
      CLDRFilePath.supplementalData,
      ["group in territoryContainment", "parentLocale for all components"]
    ),
    (CLDRFilePath.validity(of: .region), ["id of type region"]),
    (CLDRFilePath.scriptMetadata, ["script"]),
    (CLDRFilePath.ordinals, ["pluralRules of type ordinal"]),
  ])
  func anEmptyFileIsAnError(path: String, names: [String]) throws {
    let empty =
      path == CLDRFilePath.scriptMetadata ? "# nothing\n" : "<supplementalData></supplementalData>"
    #expect(
      try ReadingFixture.faults(path, empty)
        .map { $0.components(separatedBy: " (").first }
        == names.map {
          "\(path.split(separator: "/").dropLast().joined(separator: "/")): error: missing element, not one \($0)"
        })
  }

  /// Every place of a code, with a code that CLDR replaces, writes otherwise, keeps for something else, or does not list.
  @Test(arguments: [
    (CLDRFilePath.languageInfo, "US+PR", "%", "region", "UK gb ZZ QA"),
    (CLDRFilePath.languageInfo, "en_*_GB", "en_*_%", "region", "UK ie ZZ QA"),
    (CLDRFilePath.languageInfo, "locales=\"en en_GB\"", "locales=\"en %\"", "language", "eng NB qaa qx"),
    (CLDRFilePath.languageInfo, "desired=\"nb\"", "desired=\"%\"", "language", "eng NB qaa qx"),
    (CLDRFilePath.likelySubtags, "en_Latn_US", "en_Latn_%", "region", "UK us AA QA"),
    (CLDRFilePath.likelySubtags, "en_Latn_US", "en_%_US", "script", "Qaai latn Zinh Latx"),
    (CLDRFilePath.likelySubtags, "from=\"en\" to=\"en_", "from=\"%\" to=\"%_", "language", "eng EN qaa qx"),
    (CLDRFilePath.supplementalMetadata, "\"he\"", "\"%\"", "language", "sh HE qaa qx"),
    (CLDRFilePath.supplementalMetadata, "Zinh", "%", "script", "latn Zzzz Latx"),
    (CLDRFilePath.supplementalMetadata, "CW SX BQ", "CW %", "region", "UK sx QA"),
    (CLDRFilePath.supplementalMetadata, "alalc97", "%", "variant", "ALALC97 1902"),
    (CLDRFilePath.supplementalMetadata, "\"AX\"", "\"%\"", "subdivision", "fi01 AD02"),
    (CLDRFilePath.supplementalMetadata, "\"AX\"", "\"%\"", "region", "UK QA"),
    (CLDRFilePath.supplementalMetadata, "en_US he_IL", "en_US %", "language", "iw HE qaa qx"),
    (CLDRFilePath.supplementalData, "US PR", "US %", "region", "UK pr ZZ QA"),
    (CLDRFilePath.supplementalData, "type=\"019\"", "type=\"%\"", "region", "UK pr ZZ QA"),
    (CLDRFilePath.supplementalData, "en_GB en_150", "en_GB en_%", "region", "UK ie ZZ QA"),
    (CLDRFilePath.supplementalData, "parent=\"en_001\"", "parent=\"en_%\"", "region", "UK ie ZZ QA"),
    (CLDRFilePath.plurals, "locales=\"en\"", "locales=\"en %\"", "language", "eng FR qaa qx"),
    (CLDRFilePath.scriptMetadata, "Hebr", "%", "script", "Qaai hebr Latx"),
  ])
  func everyCodeIsHeldAgainstTheLists(path: String, old: String, new: String, kind: String, codes: String) throws {
    var files = ReadingFixture.files
    func change(_ path: String, _ old: String, _ new: String) throws {
      let text = try #require(files[path])
      files[path] = text.replacing(old, with: new)
      try #require(files[path] != text, "\(old) is not in \(path)")
    }
    // What is damaged below is listed.
    try change(
      CLDRFilePath.validity(of: .language), "</id>", "</id><id type='language' idStatus='private_use'>qaa</id>")
    try change(
      CLDRFilePath.validity(of: .region), "</id>",
      "</id><id type='region' idStatus='reserved'>AA</id><id type='region' idStatus='unknown'>ZZ</id>")
    try change(
      CLDRFilePath.validity(of: .script), "Zinh</id>",
      "</id><id type='script' idStatus='special'>Zinh</id><id type='script' idStatus='unknown'>Zzzz</id>")
    try change(
      CLDRFilePath.supplementalMetadata, "<alias>",
      "<alias><languageAlias type='eng' replacement='en' reason='overlong'/>")
    let sound = files
    for code in codes.split(separator: " ") {
      files = sound
      try change(path, old, new.replacing("%", with: String(code)))
      let facts = try CLDRReader(files: CLDRFiles(contents: files.mapValues { Data($0.utf8) }))
        .read(version: ReadingFixture.version)
      let found = CLDRFactsChecker(facts).diagnostics()
      let own = found.filter { $0.message.hasPrefix("\(kind) '\(code)' in ") }
      #expect(own.count >= 1, "\(code): \(found)")
      #expect(own.allSatisfy { $0.severity == .error && $0.location.file == path }, "\(code): \(own)")
    }
    files = sound
    let facts = try CLDRReader(files: CLDRFiles(contents: files.mapValues { Data($0.utf8) }))
      .read(version: ReadingFixture.version)
    #expect(CLDRFactsChecker(facts).diagnostics().filter { $0.severity == .error } == [])
  }

  /// What no input reaches, and what says a thing twice.
  @Test(arguments: [
    (
      CLDRFilePath.languageInfo, "<languageMatch desired=\"nb\"",
      "<matchVariable id=\"$x\" value=\"GB\"/><languageMatch desired=\"nb\"",
      "6: error: matchVariable that no rule names: '$x'"
    ),
    (CLDRFilePath.languageInfo, "desired=\"nb\"", "desired=\"und\"", "6: error: rule for 'und'"),
    (
      CLDRFilePath.languageInfo, "desired=\"nb\" supported=\"no\"", "desired=\"und_*_GB\" supported=\"en_*_GB\"",
      "6: error: rule for 'und'"
    ),
    (CLDRFilePath.languageInfo, "distance=\"1\"", "distance=\"100\"", "6: error: distance 100"),
    (
      CLDRFilePath.languageInfo, "<languageMatch desired=\"*\"",
      "<languageMatch desired=\"en_*_GB\" supported=\"en_*_GB\" distance=\"3\"/><languageMatch desired=\"*\"",
      "8: error: rule that no pair of locales reaches"
    ),
    (
      CLDRFilePath.languageInfo, "desired=\"nb\" supported=\"no\"", "desired=\"nb_Hebr\" supported=\"no_Latn\"",
      "6: warning: rule for a script that no likely subtags give the language, as in CLDR: 'nb_Hebr no_Latn'"
    ),
    (
      CLDRFilePath.supplementalMetadata, "en_US he_IL", "en_US en_US",
      "12: error: second locale in defaultContent: 'en_US'"
    ),
    (
      CLDRFilePath.supplementalMetadata, "<alias>", "<alias>\n<languageAlias type=\"nb\" replacement=\"no\"/>",
      "4: error: languageAlias 'nb' of a code in use: 'no'"
    ),
    (
      CLDRFilePath.supplementalMetadata, "\"UK\"", "\"uk\"",
      "7: error: territoryAlias 'uk' is not written so: 'uk' (write UK)"
    ),
    (
      CLDRFilePath.supplementalMetadata, "type=\"sh\"", "type=\"sgn_be_fr\"",
      "5: error: languageAlias 'sgn_be_fr' is not written so: 'sgn_be_fr' (write sgn_BE_FR)"
    ),
    (
      CLDRFilePath.supplementalMetadata, "type=\"sh\"", "type=\"sh_latn\"",
      "5: error: languageAlias 'sh_latn' is not written so: 'sh_latn' (write sh_Latn)"
    ),
    (
      CLDRFilePath.languageInfo, "desired=\"nb\"", "desired=\"norweg\"",
      "6: error: 'norweg' in desired is not a subtag"
    ),
    (
      CLDRFilePath.supplementalMetadata, "reason=\"overlong\"", "reason=\"overlang\"",
      "9: error: unknown reason of <subdivisionAlias>: 'overlang' (write overlong)"
    ),
    (
      CLDRFilePath.likelySubtags, "und_TW\" to=\"zh_Hant_TW", "und_019\" to=\"en_Latn_US",
      "4: warning: likelySubtag that replaces the region of its left side"
    ),
    (
      CLDRFilePath.validity(of: .region), "AC~G", "AC~G AD",
      "3: error: second status of region 'AD': 'regular' (name it once)"
    ),
    (CLDRFilePath.validity(of: .region), "AC~G", "AC~G ah", "3: error: region 'ah' is not written so (write AH)"),
    (
      CLDRFilePath.plurals, "<pluralRule count=\"many\">e = 0 and",
      "<pluralRule count=\"few\">n % 10 = 12</pluralRule><pluralRule count=\"many\">e = 0 and",
      "12: error: plural rule that no number reaches: 'few: n % 10 = 12'"
    ),
    (
      CLDRFilePath.plurals, "<pluralRule count=\"many\">e = 0 and",
      "<pluralRule count=\"few\">i = 1 and v = 1</pluralRule><pluralRule count=\"many\">e = 0 and",
      "12: error: plural rule that no number reaches: 'few: i = 1 and v = 1'"
    ),
    (
      CLDRFilePath.plurals, "<pluralRule count=\"many\">e = 0 and",
      "<pluralRule count=\"zero\">i = 77</pluralRule><pluralRule count=\"many\">e = 0 and",
      "12: error: plural rule out of order: 'zero'"
    ),
  ])
  func whatNoInputReaches(path: String, old: String, new: String, expected: String) throws {
    let found = try faults(path, old, new)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasPrefix("\(path):\(expected)") == true, "\(found)")
  }

  /// A rule for one region and another, or for the regions of one group, is reached.
  @Test(arguments: ["en_*_GB en_*_IE", "en_*_019 en_*_019", "en_*_* en_*_*"])
  func rulesThatSomePairReaches(sides: String) throws {
    let parts = sides.split(separator: " ")
    let last = "<languageMatch desired=\"*\""
    let rule = "<languageMatch desired=\"\(parts[0])\" supported=\"\(parts[1])\" distance=\"5\"/>"
    #expect(try faults(CLDRFilePath.languageInfo, last, rule + last) == [])
  }

  /// Rules without samples that some number reaches, each by another operand.
  @Test(arguments: [
    "i % 1000 = 777", "f = 25", "t = 3 and v = 3", "v = 2 and f % 10 = 7", "n = 1000001", "e = 7",
    "w = 0 and v = 1 and i = 9", "i % 1000000 = 5 and i != 5", "i = 5000..5002 and i != 5000,5002",
    // By a sample that is greater than the numbers that are tried; and the third, tenth and 1001st multiple of a modulus.
    "e = 12 @integer 1c12", "i = 5000..7000 and i % 2000 = 7", "i = 19000..21000 and i % 2000 = 7",
    "i = 2000000..2004000 and i % 2000 = 7",
  ])
  func rulesThatSomeNumberReaches(condition: String) throws {
    let found = try faults(
      CLDRFilePath.plurals, "<pluralRule count=\"many\">e = 0 and",
      "<pluralRule count=\"few\">\(condition)</pluralRule><pluralRule count=\"many\">e = 0 and")
    #expect(found.filter { $0.contains("reaches") } == [])
  }

  /// `other` is for what is left, which may be nothing.
  @Test func nothingIsLeft() throws {
    let found = try faults(
      CLDRFilePath.plurals,
      "i = 1 and v = 0 @integer 1</pluralRule>\n      <pluralRule count=\"other\"> @integer 0, 2~16, … @decimal 0.0~1.5, …",
      "n = 0..1 or n != 0..1</pluralRule>\n      <pluralRule count=\"other\">")
    #expect(found == [])
  }

  /// A rule for what is greater than any number of the rules.
  @Test func rulesThatGreaterNumbersReach() throws {
    let other = "<pluralRule count=\"other\"> @integer 0, 2~16"
    let few = "<pluralRule count=\"few\">e = 0 and i != 0..2000</pluralRule>"
    #expect(try faults(CLDRFilePath.plurals, other, few + other).filter { $0.contains("reaches") } == [])
  }

  @Test(
    arguments: [
      ([[0]], [[0]]), ([[1], [0]], [[0, 1]]), ([[1, 2], [3], [3], []], []), ([[1], [2], [1]], [[1, 2]]), ([[7]], []),
      ([[1], [], [3], [2]], [[2, 3]]), ([[1], [1]], [[1]]), ([[1], [2], [0, 1]], [[0, 1, 2], [1, 2]]),
    ] as [([[Int]], [[Int]])])
  func cycles(successors: [[Int]], expected: [[Int]]) {
    #expect(DirectedGraph(successors: successors).cycles() == expected)
  }

  @Test func cyclesAreFoundInALongChain() {
    let count = 50_000
    var graph = DirectedGraph(successors: (0..<count).map { [$0 + 1] })
    #expect(graph.cycles() == [])
    graph.successors[count - 1] = [count - 2]
    #expect(graph.cycles() == [[count - 2, count - 1]])
  }
}
