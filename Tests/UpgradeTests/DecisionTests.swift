import CLDRComparison
import CLDRLocales
import CLDRTables
import LocaleMatching
import PathKit
import Testing

/// The decisions in a report.
@Suite struct DecisionTests {
  /// Compares the installed release with itself after a change of one rule: af reads nl instead of en.
  private func report(supported: [String]?, locales: [String]) throws -> UpgradeReport {
    let old = try Releases.installed()
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
    #expect(report.text(limit: 1).contains("more\n"))
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

  /// The report's decisions for the installed release are those of the runtime.
  @Test func theInstalledReleaseDecidesAsTheRuntimeDoes() throws {
    let supported = ["en", "en-GB", "fr", "nl", "de", "es-419", "pt-BR", "zh-Hant", "sr-Latn", "hi"]
    let report = try report(supported: supported, locales: CLDRLocales.all)
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

  @Test func aReleaseComparedWithItselfMovesNothing() throws {
    let facts = try Releases.installed()
    let report = UpgradeReport(old: facts, new: facts, supported: MostUsedLocales.all, locales: ["en", "de", "gsw"])
    #expect(report.pairs.isEmpty)
    #expect(report.decisions.isEmpty)
    #expect(report.app?.changes.isEmpty == true)
    #expect(report.text().contains("Without a change: "))
  }

  @Test func allOfTheListedLocalesAreIdentifiers() throws {
    let listed: String = try (PackageCopy.root + "Tests/Vectors/locales.txt").read()
    #expect(CLDRLocales.all == listed.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") })
    #expect(CLDRLocales.all.count == 801)
    for locale in CLDRLocales.all + MostUsedLocales.all { #expect(LanguageIdentifier(locale) != nil, "\(locale)") }
  }
}
