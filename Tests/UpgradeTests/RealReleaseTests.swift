import CLDRTables
import PathKit
import ReferenceMatching
import TestSupport
import Testing

@testable import CLDRComparison

/// The releases that CLDR published, read as they are: in the sample one of each kind of XML.
@Suite(.enabled(if: Releases.arePresent, "no CLDR release on this machine: set LOCALE_CLDR"))
struct RealReleaseTests {
  /// The oldest that is promised, one that contradicts itself about a script, and the ones since.
  static let releases = Surroundings.allReleaseVersions.filter { TestSize.isFull || $0 != "48.2" }

  /// Each is read, makes its tables, and lacks nothing of the installed one that it ever had.
  @Test(arguments: releases) func isReadAndCompiled(release: String) throws {
    let facts = try Releases.facts(release)
    let tables = try TableCompiler(facts).compile()
    #expect(tables.modules.count == TableModule.allCases.count)
    #expect(try Releases.installed().losses(in: facts).isEmpty)
    // What CLDR itself has and nobody can correct says so.
    #expect(tables.warnings.allSatisfy { $0.severity == .warning })
    #expect(facts.locales.count > 1_500)
  }

  /// The decisions of a report are those that two matchers differ in, which know all of an app's locales, for every preference.
  @Test func decisionsAreWhatMatchersDifferIn() throws {
    let (old, new) = (try Releases.facts("46"), try Releases.installed())
    let matching = [ReferenceMatching(facts: old), ReferenceMatching(facts: new)]
    var random = SeededGenerator(seed: 81)
    let wanted =
      TestSize.part(of: Set(old.locales + new.locales).sorted(), oneIn: 15) + [
        "af", "af-NA", "ku-AM", "abq", "nan-Hant",
      ]
    var moved = 0
    for round in 0..<TestSize.count(12, sample: 2) {
      let supported = (0..<Int.random(in: 1...12, using: &random)).compactMap { _ in
        new.locales.randomElement(using: &random)
      }
      let list =
        Array(Set(supported)).sorted().shuffled(using: &random)
        + (round % 2 == 0 ? ["en", "en-GB", "nl", "fr-CA"] : [])
      let options = ReferenceMatcher.Options(
        threshold: [.below(50), .sameLanguage, .below(30), .below(90)][round % 4],
        favor: round % 3 == 2 ? .script : .language,
        direction: round % 5 == 4 ? .onlyTwoWay : .withOneWay)
      let report = UpgradeReport(old: old, new: new, supported: list, options: options, locales: wanted)
      let app = try #require(report.app)
      let told = Dictionary(app.changes.map { ($0.desired, [$0.old.winner ?? list[0], $0.new.winner ?? list[0]]) }) {
        first, _ in first
      }
      let matchers = try matching.map { matching in
        ReferenceMatcher(matching, supported: try list.map(matching.parser.parse), options: options)
      }
      for preference in wanted {
        let shown = try zip(matching, matchers).map { matching, matcher in
          let index = matcher.bestMatch(for: [try matching.parser.parse(preference)]).supportedIndex
          return index < 0 ? list[0] : list[index]
        }
        if shown[0] != shown[1] { moved += 1 }
        #expect(told[preference] == (shown[0] == shown[1] ? nil : shown), "\(preference) for \(list)")
      }
    }
    #expect(moved > 0)
  }
}
