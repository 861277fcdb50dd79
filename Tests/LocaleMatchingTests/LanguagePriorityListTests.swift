import ReferenceMatching
import TestSupport
import Testing

@testable import LocaleMatching

/// RFC 4647's own examples, and ECMA-402's lookup.
@Suite struct LanguagePriorityListTests {
  private func filter(_ range: String, _ tags: [String], _ scheme: LanguagePriorityList.Filtering) -> [String] {
    LanguagePriorityList([range]).filter(tags, by: scheme).map { tags[$0] }
  }

  /// §3.3.1.
  @Test func basic() {
    #expect(filter("de-de", ["de-DE", "de-DE-1996", "de-Deva", "de-Latn-DE"], .basic) == ["de-DE", "de-DE-1996"])
    #expect(filter("de", ["de-DE", "deu", "de", "DE_ch"], .basic) == ["de-DE", "de", "DE_ch"])
    #expect(filter("*", ["de", "x"], .basic) == ["de", "x"])
    #expect(filter("", ["de", ""], .basic) == [])
  }

  /// §3.3.2: the tags that de-DE and its synonym de-*-DE match, and those that they do not.
  @Test(arguments: ["de-*-DE", "de-DE"])
  func extended(range: String) {
    let matching = [
      "de-DE", "de-de", "de-Latn-DE", "de-Latf-DE", "de-DE-x-goethe", "de-Latn-DE-1996", "de-Deva-DE",
    ]
    #expect(filter(range, matching + ["de", "de-x-DE", "de-Deva"], .extended) == matching)
  }

  @Test func extendedWildcards() {
    let tags = ["en-CH", "de-CH-1996", "fr-Latn-CH", "fr", "gsw-u-rg-chzzzz"]
    #expect(filter("*-CH", tags, .extended) == ["en-CH", "de-CH-1996", "fr-Latn-CH"])
    #expect(filter("*", tags, .extended) == tags)
    #expect(filter("fr-*", tags, .extended) == ["fr-Latn-CH", "fr"])
    #expect(filter("*-*-CH", tags, .extended) == ["en-CH", "de-CH-1996", "fr-Latn-CH"])
    // Singletons are letters and digits (RFC 4647, §3.3.2, 3.C): both filters match equal text.
    #expect(filter("de-*-CH", ["de-*-CH", "de-a-CH"], .extended) == ["de-*-CH"])
    #expect(filter("de-*-CH", ["de-*-CH", "de-a-CH"], .basic) == ["de-*-CH"])
  }

  /// §3.3.2 has no limit of subtags. A wildcard fits any number of subtags, none too, but no singleton.
  @Test func tenThousandsOfSubtags() {
    let wildcards = String(repeating: "-*", count: 50_000)
    let subtags = String(repeating: "-abc", count: 50_000)
    #expect(filter("de\(wildcards)-DE", ["de-DE", "de\(subtags)-DE", "de", "de-x-DE"], .extended).count == 2)
    #expect(filter("*\(wildcards)", ["de", "de-x-DE"], .extended).count == 2)
    #expect(filter("de\(subtags)", ["de\(subtags)-DE", "de\(subtags.dropLast())"], .extended).count == 1)
    #expect(filter("de\(subtags)", ["de\(subtags)-DE", "de\(subtags.dropLast())"], .basic).count == 1)
    // §3.4: all of these subtags are removed.
    #expect(LanguagePriorityList(["de\(subtags)"]).lookup(in: ["en", "de"])?.tagIndex == 1)
    #expect(LanguagePriorityList(["de\(wildcards)-DE"]).lookup(in: ["de-DE"])?.tagIndex == 0)
  }

  @Test func prioritiesComeFirst() {
    let list = LanguagePriorityList(["de", "en-GB", "en"])
    #expect(list.filter(["en", "en-GB", "fr", "de-AT", "de"]) == [3, 4, 1, 0])
  }

  /// §3.4: each step of truncating zh-Hant-CN-x-private1-private2.
  @Test func lookupSteps() {
    let list = LanguagePriorityList(["zh-Hant-CN-x-private1-private2"])
    let steps = ["zh-Hant-CN-x-private1-private2", "zh-Hant-CN-x-private1", "zh-Hant-CN", "zh-Hant", "zh"]
    for count in steps.indices {
      let tags = Array(steps[count...].reversed())
      #expect(list.lookup(in: tags)?.tagIndex == tags.count - 1)
    }
    #expect(list.lookup(in: ["zh-Hant-CN-x", "zho", "zh-Hans"]) == nil)
  }

  /// §3.4.1: fr-FR;zh-Hant with ja-JP as the default.
  @Test func lookupPriorities() {
    let list = LanguagePriorityList(["fr-FR", "zh-Hant"])
    #expect(list.lookup(in: ["fr-FR", "fr", "zh-Hant"])?.tagIndex == 0)
    #expect(list.lookup(in: ["zh-Hant", "fr", "zh"])?.tagIndex == 1)
    #expect(list.lookup(in: ["zh", "zh-Hant"])?.tagIndex == 1)
    #expect(list.lookup(in: ["zh"]) == .init(tagIndex: 0, rangeIndex: 1))
    #expect(list.lookup(in: ["de"]) == nil)
    #expect(LanguagePriorityList(["*", "de-*-CH", "en"]).lookup(in: ["en", "de-CH"])?.tagIndex == 1)
    #expect(LanguagePriorityList(["*-CH"]).lookup(in: ["CH", "*-CH", ""]) == nil)
  }

  /// Filtering as RFC 4647 describes it. The properties of fuzzing have a model of lookup.
  @Test func filtersAsTheReferenceDoes() throws {
    var random = SeededGenerator(seed: 51)
    let pieces = ["de", "DE", "en", "Latn", "1996", "x", "u", "*", "", "co", "a"]
    func text() -> String {
      (0..<Int.random(in: 1..<6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined(separator: "-")
    }
    for _ in 0..<TestSize.count(30_000, sample: 3_000) {
      let range = text()
      let tags = (0..<4).map { _ in text() }
      let differing = tags.filter {
        LanguagePriorityList.fits(range, $0, by: .extended) != ReferenceAcceptLanguage.fits(range, $0)
      }
      #expect(differing.isEmpty, "of range \(range)")
    }
  }
}
