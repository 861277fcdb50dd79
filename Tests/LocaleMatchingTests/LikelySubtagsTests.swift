import CLDRTables
import LocaleCore
import ReferenceMatching
import Testing

@testable import LocaleMatching

/// Likely subtags against the rows of CLDR's XML (UTS #35, Likely Subtags).
@Suite struct LikelySubtagsTests {
  /// Every row gives the result of its left side; an alias on the left is replaced before the look-up.
  @Test func everyRowMaximizes() throws {
    let facts = try TestData.facts.get()
    let aliases = Set(facts.aliases.filter { $0.kind == .language }.map(\.type))
    var compared = 0
    for fact in facts.likelySubtags {
      if let language = fact.from.split(separator: "_").first, aliases.contains(String(language)) { continue }
      let identifier = try LocaleIdentifier(validating: fact.from).languageIdentifier
      // Up to CLDR 45 rows of macro-regions name a member; an explicit region is never replaced.
      var expected = fact.to.split(separator: "_")
      if let region = identifier.region, expected.count == 3 { expected[2] = Substring(region.description) }
      #expect(identifier.maximized.cldrIdentifier == expected.joined(separator: "_"), "\(fact.from)")
      compared += 1
    }
    #expect(compared > facts.likelySubtags.count * 9 / 10)
  }

  /// A row that points beyond the tables is that of an unknown language, and does not trap.
  @Test func rowsBeyondTheTables() throws {
    func word(_ row: LanguageRow) -> LanguageWord { LanguageWord(row, scriptRegionPairs: [7, 8], words: [9, 10]) }
    #expect(word(LanguageRow(rawValue: 1)).rawValue == 8)
    #expect(word(LanguageRow(rawValue: 2)) == .unknown)
    #expect(word(LanguageRow(rawValue: LanguageRow.noLikelySubtags)) == .unknown)
    #expect(try word(LanguageRow(word: 1)).rawValue == 10)
    #expect(try word(LanguageRow(word: 2)) == .unknown)
  }

  /// Maximizing a maximized identifier does not change it, and subtags that were removed are added again, for both
  /// favored subtags. The shortest form is no longer than the row's left side (`und-Cpmn` of `und-Cpmn-CY`).
  @Test func everyRowMinimizesAndMaximizesBack() throws {
    for fact in try TestData.facts.get().likelySubtags {
      let full = try LocaleIdentifier(validating: fact.to).languageIdentifier.maximized
      for favored in [false, true] {
        let least = full.minimized(keepsScript: favored)
        #expect(least.maximized == full, "\(fact.to) → \(least)")
        #expect(least.minimized(keepsScript: favored) == least)
        if let from = LanguageIdentifier(languageOf: fact.from), from.maximized == full {
          #expect(least.cldrIdentifier.split(separator: "_").count <= from.cldrIdentifier.split(separator: "_").count)
        }
        // Two of the three subtags are always enough.
        #expect(least.script == nil || least.region == nil || least == full)
      }
    }
  }

  /// Compared with the naive reading of the rows, for every language that has several, in every script and region of
  /// its rows.
  @Test func combinationsAgreeWithTheRows() throws {
    let reference = try TestData.reference.get()
    let facts = try TestData.facts.get()
    var texts: Set<String> = []
    let fields = facts.likelySubtags.map { $0.to.split(separator: "_").map(String.init) }
    for fact in facts.likelySubtags where fact.from.contains("_") {
      let language = fact.from.split(separator: "_").first.map(String.init) ?? "und"
      for other in fields.prefix(60) + [["", "Zzzz", "ZZ"], ["", "Latn", "UK"], ["", "Cyrl", "SU"]]
      where other.count == 3 {
        texts.formUnion(["\(language)_\(other[1])", "\(language)_\(other[2])", "\(language)_\(other[1])_\(other[2])"])
      }
    }
    #expect(texts.count > 1000)
    for text in texts.sorted() {
      let identifier = try LocaleIdentifier(validating: text).languageIdentifier
      let naive = try reference.parser.parse(text)
      #expect(identifier.maximized.description == reference.likelySubtags.adding(to: naive).text, "\(text)")
      #expect(identifier.minimized.description == reference.likelySubtags.removing(from: naive).text, "\(text)")
      #expect(
        identifier.minimized(keepsScript: true).description
          == reference.likelySubtags.removing(from: naive, favor: .script).text, "\(text)")
    }
  }
}
