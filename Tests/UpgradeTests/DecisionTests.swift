import CLDRLocales
import CLDRTables
import LocaleMatching
import PathKit
import ReferenceMatching
import TestSupport
import Testing

@testable import CLDRComparison

/// The decisions in a report.
@Suite struct DecisionTests {
  /// The installed release with the likely subtags of these tests' languages: less to compare.
  private static func fewLanguages() throws -> CLDRFacts {
    var facts = try Releases.installed()
    let languages = ["af", "de", "en", "fr", "nl", "und"]
    facts.likelySubtags.removeAll { row in !languages.contains { row.from == $0 || row.from.hasPrefix($0 + "_") } }
    facts.aliases.removeAll { $0.kind == .language }
    facts.languageMatching.rules.removeAll { rule in
      !["*", "en", "nl"].contains { rule.supported.hasPrefix($0) }
        || !["*", "af", "en"].contains { rule.desired.hasPrefix($0) }
    }
    return facts
  }

  /// Compares that release with itself after a change of one rule: af reads nl instead of en.
  private func report(supported: [String]?, locales: [String]) throws -> UpgradeReport {
    let old = try Self.fewLanguages()
    var new = old
    for index in new.languageMatching.rules.indices where new.languageMatching.rules[index].desired == "af" {
      new.languageMatching.rules[index].supported = "nl"
    }
    return UpgradeReport(old: old, new: new, supported: supported, locales: locales)
  }

  /// Counted by hand: af and af-NA no longer get en and en-GB, and now get nl and nl-BE.
  @Test func pairsAndWinners() throws {
    let locales = ["af", "af-NA", "en", "en-GB", "nl", "nl-BE", "fr"]
    let report = try report(supported: ["fr", "nl", "en"], locales: locales)
    #expect(report.markdown(limit: 1).contains("more.\n"))
    #expect(report.pairs.count == 8)
    #expect(Set(report.pairs.filter { $0.kind == .lost }.map(\.supported)) == ["en", "en-GB"])
    #expect(Set(report.pairs.filter { $0.kind == .gained }.map(\.supported)) == ["nl", "nl-BE"])
    #expect(
      report.pairs.allSatisfy { min($0.old, $0.new) == 24 || min($0.old, $0.new) == 23 || min($0.old, $0.new) == 25 })
    // If af and af-NA are both supported, each still gets the other.
    #expect(report.decisions == [])

    let changes = try #require(report.app).changes.filter { ["af", "af-NA", "fr", "en"].contains($0.desired) }
    #expect(changes.map(\.desired) == ["af", "af-NA"])
    let af = try #require(changes.first)
    #expect(af.old.winner == "en")
    #expect(af.new.winner == "nl")
    let before = try #require(af.old.candidates.first { $0.supported == "en" })
    #expect(before.distance == 24)
    #expect(before.desiredMaximized == "af-Latn-ZA")
    #expect(before.parts.first?.rule == #"<languageMatch desired="af" supported="en" distance="20" oneway="true"/>"#)
    let after = try #require(af.new.candidates.first { $0.supported == "en" })
    #expect(after.distance == 84)
    #expect(after.parts.first?.rule?.contains(#"desired="*""#) == true)
  }

  /// What is too far in one release has no winner there. Where the default is the winner's place, nobody is shown another language.
  @Test func aPreferenceThatOneReleaseAnswers() throws {
    #expect(try report(supported: ["en", "de"], locales: ["af"]).app?.changes == [])
    let report = try report(supported: ["fr", "en"], locales: ["af", "en"])
    let af = try #require(report.app?.changes.first { $0.desired == "af" })
    #expect([af.old.winner, af.new.winner] == ["en", nil])
    #expect([af.old, af.new].map { $0.candidates.map(\.supported) } == [["en"], ["en"]])
    let other = try #require(
      try self.report(supported: ["fr", "nl"], locales: ["af"]).app?.changes.first { $0.desired == "af" })
    #expect([other.old.winner, other.new.winner] == [nil, "nl"])
    #expect([other.old, other.new].map { $0.candidates.map(\.distance) } == [[84], [24]])
    #expect(report.markdown().contains("| English (en) | the app's default |"))
  }

  /// Each locale against all the others: 20 by the rule and 4 from ZA to US, and 80 where no rule is left.
  @Test(arguments: [("en", "en", "no match"), ("nl", "no match", "nl")])
  func decisionsInWords(other: String, before: String, after: String) throws {
    let report = try report(supported: nil, locales: ["af", other])
    let (old, new, text) = (report.old, report.new, report.markdown())
    #expect(
      text.contains(
        "## Decisions: each locale against all the others\n\n| wanted | \(old) | \(new) |\n| --- | --- | --- |\n"
          + "| af | \(before) | \(after) |\n\n<details><summary>af: \(before) → \(after)</summary>\n"), "\(text)")
    let kinds = other == "en" ? "0 gained, 1 lost" : "1 gained, 0 lost"
    #expect(
      text.contains(
        "1 of 2 locales get another one when all the others are supported. 1 of their 4 pairs moved: \(kinds), 0 nearer, "
          + "0 farther."))
    let region = "region 4 by <languageMatch desired=\"*_*_*\" supported=\"*_*_*\" distance=\"4\"/>"
    #expect(
      text.contains(
        "\(other) wins at 24, af-Latn-ZA to \(other == "en" ? "en-Latn-US" : "nl-Latn-NL"): language 20 by "
          + "<languageMatch desired=\"af\" supported=\"\(other)\" distance=\"20\" oneway=\"true\"/>, \(region)\n"))
    #expect(text.contains("\(other) does not match at 84, "))
    #expect(text.contains("| \(other == "en" ? "lost" : "gained") | af | \(other) | 1 | af → \(other) |"))
  }

  @Test func identifiersOfAnAppsList() throws {
    let facts = try Releases.installed()
    #expect(UpgradeReport.illFormed(["en", "de--AT", "x-shop", "e"], in: facts) == ["de--AT", "e"])
    #expect(UpgradeReport.illFormed([], in: facts) == [])
  }

  /// Rows that are left out are counted, if there are any: one rule is gone, and one is new.
  @Test func limitsOfLists() throws {
    let report = try report(supported: nil, locales: ["fr"])
    #expect(!report.markdown(limit: 2).contains("… and"))
    #expect(report.markdown(limit: 1).contains("… and 1 more."))
  }

  /// At fifty, 46 by the rule and 4 from ZA to US, a locale is too far.
  @Test func aWinnerAtTheThreshold() throws {
    let old = try Self.fewLanguages()
    var new = old
    for index in new.languageMatching.rules.indices where new.languageMatching.rules[index].desired == "af" {
      new.languageMatching.rules[index].distance = 46
    }
    let report = UpgradeReport(old: old, new: new, supported: ["fr", "en"], locales: ["af"])
    let change = try #require(report.app?.changes.first { $0.desired == "af" })
    #expect(change.new.winner == nil)
    #expect(report.markdown(limit: nil).contains("\(report.new): en does not match at 50, af-Latn-ZA to en-Latn-US"))
  }

  /// Below zero is what differs in nothing: languages that an alias makes equal.
  @Test func aThresholdOfZero() throws {
    let new = try Self.fewLanguages()
    var old = new
    old.aliases += try Releases.installed().aliases.filter { $0.kind == .language && $0.type == "iw" }
    let report = UpgradeReport(
      old: old, new: new, supported: ["fr", "he"], options: .init(threshold: .below(0)), locales: ["iw"])
    #expect(report.app?.changes.map(\.desired) == ["iw"])
  }

  /// Distances and verdicts are those of the app's options. The rule of af and en gives 20, one way, and 4 are added from ZA to US;
  /// where the script is favored, the rule counts a quarter. Without the rule the languages are 80 apart.
  @Test(
    arguments: [
      (ReferenceMatcher.Options(), "en wins at 24", "en does not match at 84"),
      (.init(threshold: .below(25)), "en wins at 24", "en does not match at 84"),
      (.init(threshold: .below(24)), "", ""), (.init(threshold: .sameLanguage), "", ""),
      (.init(direction: .onlyTwoWay), "", ""),
      (.init(threshold: .below(20), favor: .script), "en wins at 9", "en does not match at 24"),
    ])
  func verdictsOfOptions(options: ReferenceMatcher.Options, before: String, after: String) throws {
    let old = try Self.fewLanguages()
    var new = old
    new.languageMatching.rules.removeAll { $0.desired == "af" }
    let report = UpgradeReport(old: old, new: new, supported: ["fr", "en"], options: options, locales: ["af"])
    let text = report.markdown(limit: nil).components(separatedBy: "## Decisions")[0]
    #expect(text.contains("\(report.old): \(before), af-Latn-ZA") == !before.isEmpty, "\(text)")
    #expect(text.contains("\(report.new): \(after), af-Latn-ZA") == !after.isEmpty)
    #expect(text.contains(" loses at ") == false)
  }

  /// From a distance of fifty on nothing matches. To the rule's distance 4 is added, from ZA to US.
  @Test(
    arguments: [
      (45, 46, .lost), (46, 45, .gained), (46, 47, nil), (90, 91, nil), (10, 20, .farther), (20, 10, .nearer),
      (20, 20, nil),
    ] as [(Int, Int, PairChange.ChangeKind?)])
  func pairsOnBothSidesOfTheThreshold(old: Int, new: Int, kind: PairChange.ChangeKind?) throws {
    func release(_ distance: Int) throws -> MatchedRelease {
      var facts = try Releases.installed()
      facts.likelySubtags.removeAll { !["af", "en", "und"].contains($0.from) }
      for index in facts.languageMatching.rules.indices where facts.languageMatching.rules[index].desired == "af" {
        facts.languageMatching.rules[index].distance = distance
      }
      return MatchedRelease(facts)
    }
    let releases = try ReleasePair(old: release(old), new: release(new))
    let locales = ["af", "en"].compactMap(releases.locale)
    var near = NearLocales(locales, in: releases)
    let changes = PairComparison.changes(between: releases, locales: locales, &near)
    #expect(
      changes
        == (kind.map { [PairChange(desired: "af", supported: "en", old: old + 4, new: new + 4, kind: $0)] } ?? []))
  }

  @Test func groupsOfPairs() {
    func change(_ desired: String, _ supported: String, _ kind: PairChange.ChangeKind) -> PairChange {
      PairChange(desired: desired, supported: supported, old: 1, new: 2, kind: kind)
    }
    let changes = [
      change("de-AT", "en_GB", .farther), change("nn", "da", .nearer), change("af", "nl-BE", .gained),
      change("de", "en", .farther), change("de", "en", .lost), change("en", "de", .farther),
      change("af-ZA", "nl", .gained),
    ]
    #expect(
      PairComparison.groups(of: changes).map { languages, changes in
        "\(changes[0].kind) \(languages[0]) \(languages[1]) \(changes.count) \(changes[0].desired)"
      } == ["gained af nl 2 af", "lost de en 1 de", "nearer nn da 1 nn", "farther de en 2 de-AT", "farther en de 1 en"])
  }

  /// The layout of a report, in which Markdown's own signs are escaped (CommonMark, GitHub's tables).
  @Test func layout() {
    var report = MarkdownWriter()
    report.title("Title")
    report.heading("Heading <a>")
    report.paragraph("Text")
    report.table(["", "b", "long"], [["wide", "x", ""], ["é|", "", "end"]], more: 2)
    report.table(["a"], [], more: 0)
    report.list("Items", ["one", "two_"])
    report.details("Summary *", ["line", "*"])
    #expect(
      report.text == #"""
        # Title

        ## Heading &lt;a&gt;

        Text

        |  | b | long |
        | --- | --- | --- |
        | wide | x |  |
        | é\| |  | end |

        … and 2 more.

        | a |
        | --- |

        Items:
        - one
        - two\_

        <details><summary>Summary \*</summary>

        ```
        line
        *
        ```
        </details>

        """#)
    var writer = MarkdownWriter()
    writer.paragraph(#"a|b*c_d\e`f[g]h$i<j>k&l"#)
    #expect(writer.text == "\n" + #"a\|b\*c\_d\\e\`f\[g\]h\$i&lt;j&gt;k&amp;l"# + "\n")
  }

  /// The report's decisions for the installed release are those of the runtime.
  @Test func theInstalledReleaseDecidesAsTheRuntimeDoes() throws {
    let supported = ["en", "en-GB", "fr", "nl", "de", "es-419", "pt-BR", "zh-Hant", "sr-Latn", "hi"]
    let locales = ["af", "af-NA", "af-ZA"] + TestSize.part(of: CLDRLocales.all, oneIn: 6)
    let report = try report(supported: supported, locales: Array(Set(locales)).sorted())
    let matcher = LocaleMatcher(supported: supported)
    let changes = try #require(report.app).changes
    #expect(changes.count > 2)
    for change in changes {
      let match = matcher.bestMatch(for: change.desired)
      #expect(match.map { supported[$0.supportedIndex] } == change.old.winner, "\(change.desired)")
      if let match, let winner = change.old.candidates.first(where: { $0.supported == change.old.winner }) {
        #expect(match.distance.whole == winner.distance)
      }
    }
  }

  /// No section, no table, no item.
  @Test func aReleaseComparedWithItselfMovesNothing() throws {
    let facts = try Releases.installed()
    let locales = ["en", "de", "gsw"] + TestSize.part(of: CLDRLocales.all, oneIn: 100)
    let report = UpgradeReport(old: facts, new: facts, supported: ["en", "de", "pt-BR"], locales: locales)
    #expect(report.pairs.isEmpty)
    #expect(report.decisions.isEmpty)
    #expect(report.app?.changes.isEmpty == true)
    let text = report.markdown(limit: nil)
    #expect(text.contains("Without a change: ") && !text.contains("Pairs, by language"))
    #expect(
      text.split(separator: "\n").filter { $0.hasPrefix("|") || $0.hasPrefix("<") || $0.hasPrefix("- ") } == [],
      "\(text)")
  }

  @Test func allOfTheListedLocalesAreIdentifiers() throws {
    let listed: String = try (PackageCopy.root + "Tests/Vectors/locales.txt").read()
    // ICU's list, but for a few of a script and a region that CLDR counts nobody of.
    let missing = Set(listed.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }).subtracting(
      CLDRLocales.all)
    #expect(
      missing.allSatisfy {
        $0.hasPrefix("ff-Latn-") || $0.hasPrefix("sr-Cyrl-") || $0.hasPrefix("zh-Hans-") || $0.contains("posix")
      })
    #expect(missing.count < 20 && CLDRLocales.all == CLDRLocales.all.sorted())
    for spoken in ["ku-IQ", "scn-IT", "ht-HT", "wuu-CN", "apc-SY"] {
      #expect(CLDRLocales.all.contains(spoken), "\(spoken)")
    }
    for locale in CLDRLocales.all + MostUsedLocales.all { #expect(LocaleIdentifier(locale) != nil, "\(locale)") }
  }
}
