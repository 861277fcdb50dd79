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

  /// A dollar sign, then letters and digits.
  @Test(arguments: [("$a1", true), ("$1", true), ("$", false), ("$a_b", false), ("a1", false)])
  func namesOfMatchVariables(id: String, isName: Bool) throws {
    let found = try faults(CLDRFilePath.languageInfo, "enUS", String(id.dropFirst()))
    #expect((id.hasPrefix("$") && found.isEmpty) == isName, "\(found)")
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

  /// Attributes have no key.
  @Test func attributesHaveNoKey() throws {
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
    #expect(types == SubtagKind.allCases.map { "common/validity missing element, not one id of type \($0)" }.sorted())
    #expect(try missing { $0.pluralRanges = [] } == ["common/supplemental missing element, not one pluralRanges"])
    // What only reports have may be missing.
    #expect(try missing { $0.speakers = [] } == [])
  }

  /// What is told of the installed release as it is.
  private static let sound = Result { CLDRFactsChecker(try UpstreamReleases.importedFacts()).diagnostics() }

  /// Warnings of one file that differ only in their text are one, with all the texts; errors stay apart.
  /// What every release has and this one lacks, found in the installed release with that one thing taken out.
  @Test(arguments: ["und_Arab", "und_Hebr", "und_Thai", "localeRules", "columns", "Zanb"])
  func silentDamage(what: String) throws {
    var facts = try UpstreamReleases.importedFacts()
    let sound = try Self.sound.get()
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
    let told = try faults(
      CLDRFilePath.languageInfo, "<languageMatch desired=\"nb\"", unused + "<languageMatch desired=\"nb\"")
    #expect(told.map { $0.contains("6: warning: matchVariable that no rule names: '$x $y'") } == [true])
  }

  /// However many codes are retired, a warning names a hundred of them, and is one.
  @Test(arguments: [99, 100, 101, 5_000]) func warningsAreBounded(count: Int) throws {
    var facts = try ReadingFixture.facts("common/bcp47/calendar.xml", ReadingFixture.calendar)
    let codes = (0..<count).map(MadeFacts.language)
    facts.validity.append(
      ValidityFact(type: .language, status: .deprecated, identifiers: codes, location: MadeFacts.place))
    facts.defaultContentLocales += codes.map { LocaleFact(name: $0, location: MadeFacts.place) }
    let found = CLDRFactsChecker(facts).diagnostics().filter { $0.message.contains("in defaultContent has the status") }
    let texts = try #require(found.first?.text).split(separator: " ")
    #expect(found.count == 1 && found.first?.severity == .warning)
    #expect(texts.count == min(count, 101) && (texts.last == "…") == (count > 100))
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
      ["parentLocale for all components", "group in territoryContainment"]
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
    // What a list has with another status makes no table wrong.
    let judged: Set = ["ZZ", "AA", "qaa", "Zinh", "Zzzz"]
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
      let isJudged = judged.contains(String(code))
      let own = found.filter {
        isJudged
          ? $0.message.hasPrefix("\(kind) in ") && $0.text?.split(separator: " ").contains(code) == true
          : $0.message.hasPrefix("\(kind) '\(code)' in ")
      }
      #expect(own.count >= 1, "\(code): \(found)")
      #expect(
        own.allSatisfy { ($0.severity == .warning) == isJudged && $0.location.file == path },
        "\(code): \(own)")
    }
    files = sound
    let facts = try CLDRReader(files: CLDRFiles(contents: files.mapValues { Data($0.utf8) }))
      .read(version: ReadingFixture.version)
    #expect(CLDRFactsChecker(facts).diagnostics().filter { $0.severity == .error } == [])
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
