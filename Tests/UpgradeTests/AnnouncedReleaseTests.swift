import Foundation
import PathKit
import TestSupport
import Testing

@testable import CLDRComparison
@testable import CLDRTables

/// What is announced for CLDR 49 and 50, made of the installed release: its elements divided among files in other ways, and
/// single changes of its data.
@Suite struct AnnouncedReleaseTests {
  private typealias Texts = [String: String]

  private static func installed() throws -> CLDRFiles { try CLDRFiles(folder: PackageCopy.root + "CLDR") }

  private static func release(_ texts: Texts, _ version: CLDRVersion? = nil) throws -> CLDRRelease {
    let files = try installed()
    let others = files.contents.filter { !$0.key.hasSuffix(".xml") }
    let release = try CLDRRelease(
      files: CLDRFiles(contents: others.merging(texts.mapValues { Data($0.utf8) }) { $1 }),
      release: version ?? Releases.installed().version)
    try CLDRFactsChecker(release.facts).check()
    return release
  }

  private static func texts() throws -> Texts { try withoutComments.get() }
  private static let withoutComments = Result {
    let comment = try NSRegularExpression(pattern: "<!--[\\s\\S]*?-->")
    return try installed().contents.filter { $0.key.hasSuffix(".xml") }.mapValues { data in
      let text = String(decoding: data, as: UTF8.self)
      return comment.stringByReplacingMatches(
        in: text, range: NSRange(text.startIndex..., in: text), withTemplate: "")
    }
  }

  // MARK: - Elements in other files

  /// The elements of a text with these names, each as it is written, and the text without them.
  private static func take(_ name: String, from text: String) throws -> (elements: [String], rest: String) {
    let parts = text.components(separatedBy: "<\(name)")
    var (elements, rest) = ([String](), parts[0])
    for part in parts.dropFirst() {
      if part.first?.isLetter == true {  // another element, whose name begins so
        rest += "<\(name)" + part
        continue
      }
      let isEmpty = part.prefix { $0 != ">" }.last == "/"
      let end = try #require(part.range(of: isEmpty ? "/>" : "</\(name)>")).upperBound
      elements.append("<\(name)" + part[..<end])
      rest += part[end...]
    }
    return (elements, rest)
  }

  private static func file(_ contents: String, in path: [String] = []) -> String {
    let around = ["supplementalData"] + path
    return around.map { "<\($0)>" }.joined() + contents + around.reversed().map { "</\($0)>" }.joined()
  }

  /// Each kind of element in a file of its own, whose names sort in another order.
  private static func split(_ texts: inout Texts) throws {
    let places: [(file: String, names: [String], path: [String])] = [
      ("supplementalData", ["parentLocales", "territoryContainment", "territoryInfo"], []),
      ("supplementalMetadata", ["languageAlias", "territoryAlias", "variantAlias"], ["metadata", "alias"]),
      ("supplementalMetadata", ["defaultContent"], ["metadata"]), ("plurals", ["plurals"], []),
      ("languageInfo", ["languageMatching"], []),
    ]
    for (number, place) in places.enumerated() {
      let path = "common/supplemental/\(place.file).xml"
      for name in place.names {
        let (elements, rest) = try take(name, from: texts[path] ?? "")
        #expect(!elements.isEmpty)
        texts[path] = rest
        texts["common/supplemental/\(9 - number)-\(name).xml"] = file(elements.joined(separator: "\n"), in: place.path)
      }
    }
  }

  private static let divisions: [(name: String, change: @Sendable (inout Texts) throws -> Void)] = [
    ("split", split),
    (
      "renamed",
      { texts in
        for (number, path) in texts.keys.filter({ $0.contains("/supplemental/") }).sorted().enumerated() {
          texts["common/supplemental/\(99 - number).xml"] = texts.removeValue(forKey: path)
        }
      }
    ),
    (
      "likely subtags of one origin",
      { texts in
        let path = "common/supplemental/likelySubtags.xml"
        let (rows, _) = try take("likelySubtag", from: texts[path] ?? "")
        for (name, isOrigin) in [("a", true), ("z", false)] {
          let own = rows.filter { $0.contains("origin=\"sil1\"") == isOrigin }.joined(separator: "\n")
          texts["common/supplemental/\(name).xml"] = file(own, in: ["likelySubtags"])
        }
        texts[path] = nil
      }
    ),
    (
      "ranges within the rules, ordinals too",
      { texts in
        let names = ["plurals", "ordinals", "pluralRanges"].map { "common/supplemental/\($0).xml" }
        let sections = try names.flatMap { try take("plurals", from: texts.removeValue(forKey: $0) ?? "").elements }
        texts["common/supplemental/all.xml"] = file(sections.reversed().joined())
      }
    ),
    (
      "all codes in one file, and each key in one",
      { texts in
        let lists = texts.keys.filter { $0.contains("/validity/") }.sorted()
        let ids = try lists.flatMap { try take("id", from: texts.removeValue(forKey: $0) ?? "").elements }
        texts["common/supplemental/codes.xml"] = file(ids.joined(), in: ["idValidity"])
        for path in texts.keys.filter({ $0.contains("/bcp47/") }) {
          for (number, key) in try take("key", from: texts.removeValue(forKey: path) ?? "").elements.enumerated() {
            texts[path.replacing(".xml", with: "-\(number).xml")] = "<ldmlBCP47><keyword>\(key)</keyword></ldmlBCP47>"
          }
        }
      }
    ),
    (
      "parents of collations before the others",
      { texts in
        let path = "common/supplemental/supplementalData.xml"
        let (sections, rest) = try take("parentLocales", from: texts[path] ?? "")
        texts[path] = rest
        for (number, section) in sections.reversed().enumerated() {
          texts["common/supplemental/\(number).xml"] = file(section)
        }
      }
    ),
    (
      "sections of nothing beside",
      { texts in
        texts["common/supplemental/units.xml"] = file("<unitConstants/><unitQuantities/>")
        texts["common/validity/unit.xml"] = file(
          "<id type='unit' idStatus='regular'>length-meter</id>", in: ["idValidity"])
      }
    ),
  ]

  private static let installedTables = try? TableCompiler(Releases.installed()).compile()

  /// What a file is called, and how many there are, decides nothing: the tables are the same bytes.
  /// The sample has the first division, which moves the most.
  @Test(arguments: divisions.indices.prefix(TestSize.count(7, sample: 1)))
  func elementsAreReadWhereverTheyStand(number: Int) throws {
    var texts = try Self.texts()
    let before = Set(texts.keys)
    try Self.divisions[number].change(&texts)
    #expect(Set(texts.keys) != before)
    let release = try Self.release(texts)
    let installed = try Releases.installed()
    let found = try TableCompiler(release.facts).compile()
    #expect(found.files == Self.installedTables?.files, "\(Self.divisions[number].name)")
    #expect(release.facts.passedOver == [])
    #expect(installed.losses(in: release.facts).isEmpty)
    // What holds nothing is not taken into a package.
    #expect(!release.files.contents.keys.contains { $0.hasSuffix("unit.xml") || $0.hasSuffix("units.xml") })
  }

  /// The order of rules of distance decides, and files have none; one locale has one parent, in whichever section.
  @Test func whatFilesMayNotDivide() throws {
    let path = "common/supplemental/languageInfo.xml"
    for (name, add, message) in [
      (
        path,
        "<languageMatching><languageMatches type='written_new'><languageMatch desired='da' supported='xx' distance='9'/>"
          + "</languageMatches></languageMatching>", "rules of distance in two files"
      ),
      (
        "common/supplemental/supplementalData.xml",
        "<parentLocales><parentLocale parent='en_150' locales='en_GB'/></parentLocales>", "second parent of 'en_GB'"
      ),
    ] {
      var texts = try Self.texts()
      #expect(texts[name] != nil)
      texts["common/supplemental/a.xml"] = Self.file(add)
      let error = #expect(throws: CLDRDiagnostics.self) { try Self.release(texts) }
      let found = error?.diagnostics.map(\.description) ?? []
      #expect(found.count == 1 && found.first?.contains(message) == true, "\(found)")
    }
  }

  /// Rows that are gone are named, and with the file that has them nothing is.
  @Test func lossesAreCounted() throws {
    let installed = try Releases.installed()
    var fewer = installed
    fewer.likelySubtags = Array(installed.likelySubtags.prefix(1378))
    fewer.speakers = []
    fewer.bcp47Keys.removeAll { $0.name == "tz" }
    func losses(_ facts: CLDRFacts) -> [String] {
      installed.losses(in: facts).map { "\($0.old) → \($0.new) \($0.name)" }
    }
    #expect(losses(installed) == [])
    let zones = installed.kinds.first { $0.name == "key 'tz'" }?.count ?? 0
    #expect(
      losses(fewer) == [
        "\(installed.likelySubtags.count) → 1378 likelySubtag", "\(zones) → 0 key 'tz'",
        "\(installed.speakers.count) → 0 languagePopulation",
      ])
    // A tenth is no loss, and an older release has less.
    fewer = installed
    fewer.likelySubtags = Array(installed.likelySubtags.dropLast(installed.likelySubtags.count / 10))
    #expect(losses(fewer) == [])
    fewer.likelySubtags = Array(installed.likelySubtags.dropLast(installed.likelySubtags.count / 3))
    #expect(losses(fewer).count == 1)
    fewer.version = CLDRVersion(major: 41)
    #expect(losses(fewer) == [])
  }

  // MARK: - Announced data

  private static let many = "n = 1000000 @integer 1000000"
  private static let plurals = "common/supplemental/plurals.xml"
  private static let ordinals = "common/supplemental/ordinals.xml"

  /// Gives a language rules of its own in place of those that it has with others.
  private static func setRules(_ language: String, _ rules: [(String, String)], in path: String, _ texts: inout Texts) {
    let text = [" \(language) ", "\"\(language) ", " \(language)\""].reduce(texts[path] ?? "") { text, name in
      text.replacing(name, with: name.contains("\"") ? "\"" : " ")
    }
    let lines = rules.map { "<pluralRule count=\"\($0)\">\($1)</pluralRule>" } + ["<pluralRule count=\"other\"/>"]
    let own = rules.isEmpty ? "" : "<pluralRules locales=\"\(language)\">\(lines.joined())</pluralRules>"
    texts[path] = text.replacing("</plurals>", with: own + "</plurals>")
  }

  private static func changed(_ version: CLDRVersion, _ change: (inout Texts) throws -> Void) throws -> [String:
    [String]]
  {
    var texts = try texts()
    try change(&texts)
    var files = try installed()
    for (path, text) in texts { files.contents[path] = Data(text.utf8) }
    let facts = try CLDRReader(files: files).read(version: version)
    #expect(CLDRFactsChecker(facts).diagnostics().filter { $0.severity == .error } == [])
    let sections = FactSection.all(old: try Releases.installed(), new: facts)
    return Dictionary(uniqueKeysWithValues: sections.map { ($0.key, $0.changes.map(\.subject)) }).filter {
      !$0.value.isEmpty
    }
  }

  /// The report names what moved, and nothing else: one release with all that is announced, because reading one takes seconds.
  /// Norwegian Nynorsk without rules of its own has those of `no`, although the section of parents for plurals is empty.
  @Test func whatIsAnnouncedIsNamed() throws {
    let found = try Self.changed(CLDRVersion(major: 50)) { texts in
      Self.setRules("gl", [("one", "i = 1 and v = 0 @integer 1"), ("many", Self.many)], in: Self.plurals, &texts)
      Self.setRules("vi", [("one", "n = 1 @integer 1")], in: Self.plurals, &texts)
      Self.setRules("tg", [("one", "n = 1 @integer 1")], in: Self.plurals, &texts)
      Self.setRules("nn", [], in: Self.plurals, &texts)
      for language in ["af", "bg", "es"] {
        Self.setRules(language, [("one", "n = 1 @integer 1")], in: Self.ordinals, &texts)
      }
      for (path, old, new) in [
        (
          "common/bcp47/calendar.xml", "<type name=\"h24\"",
          "<type name=\"h24\" deprecated=\"true\" preferred=\"h23\""
        ),
        (
          "common/supplemental/supplementalMetadata.xml",
          "<languageAlias type=\"cnr\" replacement=\"sr_ME\" reason=\"legacy\"/>", ""
        ),
      ] { texts[path] = texts[path]?.replacing(old, with: new) }
    }
    // Montenegrin is a language of its own then.
    #expect(
      found.mapValues { $0.sorted() } == [
        "aliases": ["languageAlias cnr"], "bcp47": ["-u-hc-h24"],
        "plurals": [
          "af, ordinal", "bg, ordinal", "cnr, cardinal", "es, ordinal", "gl, cardinal", "tg, cardinal", "vi, cardinal",
        ],
      ])
  }

  // MARK: - Mistakes by hand

  /// What one list of CLDR names and another lacks is told with its file and line; the release as it is has none.
  @Test func codesThatAListLacks() throws {
    let installed = try Releases.installed()
    func warnings(_ change: (inout CLDRFacts) -> Void) -> [String] {
      var facts = installed
      change(&facts)
      return CLDRFactsChecker(facts).unnamedCodes(in: facts).map {
        "\($0.location.file.split(separator: "/").last ?? "") \($0.text ?? "")"
      }
    }
    #expect(warnings { _ in } == [])
    #expect(warnings { $0.scripts.removeAll { $0.script == "Hebr" } } == ["likelySubtags.xml Hebr"])
    #expect(warnings { $0.likelySubtags.removeAll { $0.from == "et" } } == ["supplementalData.xml et"])
    #expect(warnings { $0.languageMatching.paradigmLocales[1].name = "en_BG" } == ["languageInfo.xml en_BG"])
  }
}
