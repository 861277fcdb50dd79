import Foundation
import LocaleCore
import PathKit
import Testing

@testable import CLDRTables

/// The releases as published, against numbers found without the reader.
@Suite(.enabled(if: UpstreamReleases.arePresent, "no CLDR release on this machine: set LOCALE_CLDR"))
struct ReadingUpstreamTests {
  @Test(arguments: UpstreamReleases.versions)
  func everyElementIsRead(name: String) throws {
    let facts = try UpstreamReleases.facts(name)
    let likely = try UpstreamReleases.textWithoutComments(CLDRFilePath.likelySubtags, of: name)
    #expect(facts.likelySubtags.count == (try UpstreamReleases.count("<likelySubtag\\s", in: likely)))

    let info = try UpstreamReleases.textWithoutComments(CLDRFilePath.languageInfo, of: name)
    #expect(facts.languageMatching.rules.count == (try UpstreamReleases.count("<languageMatch\\s", in: info)))
    #expect(
      facts.languageMatching.rules.count(where: \.isOneWay)
        == (try UpstreamReleases.count("oneway\\s*=\\s*[\"']true", in: info)))
    #expect(facts.languageMatching.variables.count == (try UpstreamReleases.count("<matchVariable\\s", in: info)))

    let metadata = try UpstreamReleases.textWithoutComments(CLDRFilePath.supplementalMetadata, of: name)
    for kind in AliasFact.AliasKind.allCases {
      let expected = try UpstreamReleases.count("<\(kind.rawValue)Alias\\s", in: metadata)
      #expect(facts.aliases.count { $0.kind == kind } == expected)
      #expect(expected > 0)
    }

    let data = try UpstreamReleases.textWithoutComments(CLDRFilePath.supplementalData, of: name)
    #expect(facts.territoryContainment.count == (try UpstreamReleases.count("<group\\s", in: data)))
    #expect(facts.parentLocales.count == (try UpstreamReleases.count("<parentLocales[\\s>]", in: data)))
    #expect(
      facts.parentLocales.flatMap(\.entries).count == (try UpstreamReleases.count("<parentLocale\\s", in: data)))
    #expect(facts.speakers.count == (try UpstreamReleases.count("<languagePopulation\\s", in: data)))
  }

  @Test(arguments: UpstreamReleases.versions)
  func everyKeyAndTypeIsRead(name: String) throws {
    let facts = try UpstreamReleases.facts(name)
    var keys = 0
    var types = 0
    for file in try (UpstreamReleases.folder + name + CLDRFiles.folders[0]).children() {
      let text = try UpstreamReleases.textWithoutComments("\(CLDRFiles.folders[0])/\(file.lastComponent)", of: name)
      keys += try UpstreamReleases.count("<key\\s", in: text)
      types += try UpstreamReleases.count("<type\\s", in: text)
    }
    #expect(facts.bcp47Keys.count == keys)
    #expect(facts.bcp47Keys.reduce(0) { $0 + $1.types.count } == types)
    let files = facts.bcp47Keys.map(\.location.file)
    #expect(files == files.sorted())
  }

  /// What CLDR has itself of the kinds that are errors of writing, each once, as a script found that reads the XML alone.
  @Test func odditiesOfARelease() throws {
    let found = try CLDRFactsChecker(UpstreamReleases.facts("48.2")).diagnostics()
    #expect(found.allSatisfy { $0.severity == .warning })
    func texts(_ path: String, _ message: String) -> [String] {
      found.filter { $0.location.file == path && $0.message.hasPrefix(message) }.map { $0.text ?? "" }
    }
    #expect(texts(CLDRFilePath.languageInfo, "language in languageMatch is replaced") == ["sh sh sh bh bjq"])
    #expect(texts(CLDRFilePath.languageInfo, "language in languageMatch has the status 'deprecated'") == ["bbz"])
    #expect(
      texts(CLDRFilePath.languageInfo, "rule for a script that no likely subtags give the language") == [
        "ar_Latn bn_Latn gu_Latn hi_Latn kn_Latn ml_Latn mr_Latn ta_Latn te_Latn zh_Latn ja_Latn ja_Hani ja_Hrkt ja_Hrkt "
          + "ja_Hrkt ko_Hani"
      ])
    #expect(texts(CLDRFilePath.likelySubtags, "language in likelySubtag is replaced") == ["in iw ji jw mo tl"])
    let name = "subdivision in the replacement in subdivisionAlias"
    #expect(texts(CLDRFilePath.supplementalMetadata, "\(name) is not listed") == ["cnmn cz663"])
    #expect(
      texts(CLDRFilePath.supplementalMetadata, "\(name) has the status 'deprecated'") == [
        "cz110 cz111 cz112 cz113 cz114 cz115 frcor"
      ])
    #expect(texts(CLDRFilePath.plurals, "language in pluralRules is replaced") == ["in jw ji tl iw mo sh"])
    #expect(texts(CLDRFilePath.ordinals, "language in pluralRules is replaced") == ["in iw sh mo tl"])
    #expect(found.count == 8)
  }

  /// Every line that a fact names is a line on which its element begins.
  @Test(arguments: UpstreamReleases.versions)
  func everyLineIsRight(name: String) throws {
    let facts = try UpstreamReleases.facts(name)
    func lines(_ file: String) throws -> [String] {
      let text: String = try (UpstreamReleases.folder + name + file).read()
      return text.components(separatedBy: "\n")
    }
    let likely = try lines(CLDRFilePath.likelySubtags)
    #expect(
      facts.likelySubtags.allSatisfy { likely[$0.location.line - 1].contains("<likelySubtag from=\"\($0.from)\"") })
    let metadata = try lines(CLDRFilePath.supplementalMetadata)
    #expect(
      facts.aliases.allSatisfy {
        metadata[$0.location.line - 1].contains("<\($0.kind.rawValue)Alias type=\"\($0.type)\"")
      })
    let info = try lines(CLDRFilePath.languageInfo)
    #expect(
      facts.languageMatching.rules.allSatisfy {
        info[$0.location.line - 1].contains("<languageMatch desired=\"\($0.desired)\"")
      })
    for key in facts.bcp47Keys {
      let text = try lines(key.location.file)
      #expect(text[key.location.line - 1].contains("<key "))
      #expect(key.types.allSatisfy { text[$0.location.line - 1].contains("<type name=\"\($0.name)\"") })
    }
  }

  /// CLDR writes the number of identifiers beside each list: `<!-- 257 items -->`.
  @Test(arguments: UpstreamReleases.versions)
  func everyRangeIsWrittenOut(name: String) throws {
    let facts = try UpstreamReleases.facts(name)
    var counts: [Int] = []
    for file in SubtagKind.allCases.map(CLDRFilePath.validity).sorted() {
      let text: String = try (UpstreamReleases.folder + name + file).read()
      let pattern = try NSRegularExpression(pattern: "<!-- (\\d+) items? -->")
      for match in pattern.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
        let range = try #require(Range(match.range(at: 1), in: text))
        counts.append(try #require(Int(text[range])))
      }
    }
    #expect(facts.validity.map(\.identifiers.count) == counts)
    #expect(facts.validity.allSatisfy { Set($0.identifiers).count == $0.identifiers.count })
  }

  /// No errors, nothing passed over, and what CLDR has itself of the kinds that are errors elsewhere. The codes are those
  /// that a script found in the XML with Python's parser.
  @Test(arguments: UpstreamReleases.versions)
  func allChecksPass(name: String) throws {
    let facts = try UpstreamReleases.facts(name)
    #expect(facts.passedOver == [])
    let found = CLDRFactsChecker(facts).diagnostics()
    #expect(found.allSatisfy { $0.severity == .warning && $0.message.hasSuffix(", as in CLDR") })
    let expected =
      [
        "ar_Latn bn_Latn gu_Latn hi_Latn kn_Latn ml_Latn mr_Latn ta_Latn te_Latn zh_Latn ja_Latn ja_Hani ja_Hrkt ja_Hrkt ja_Hrkt ko_Hani",
        "sh sh sh bh bjq", "bbz", "in iw ji jw mo tl",
      ] + (name == "46" ? ["ekc"] : []) + [
        "cnmn cz663", "cz110 cz111 cz112 cz113 cz114 cz115 frcor", "in jw ji tl iw mo sh", "in iw sh mo tl",
      ]
    #expect(Set(found.compactMap(\.text)) == Set(expected))
  }
}
