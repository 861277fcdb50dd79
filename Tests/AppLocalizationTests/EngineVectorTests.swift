import Foundation
import TestSupport
import Testing

@testable import AppLocalization
@testable import LocalizationAudit

/// What engines choose, by the vectors of `Tests/Vectors`.
@Suite struct EngineVectorTests {
  static let folder = URL(fileURLWithPath: Surroundings.package).appendingPathComponent("Tests/Vectors")

  private static func rows(_ name: String) throws -> [[String]] {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  /// The answers of `ualoc_localizationsToUse` for 262 preferences in each of 31 apps (ICU 76.1, CLDR 46); see the head of the
  /// file. A row whose answer CLDR 48 changes is listed, with the answer that follows from its data and the reason. A listed
  /// row that agrees with the vector fails too.
  @Test func vectors() throws {
    var moved: [String: String] = [:]
    for row in try Self.rows("apple-moved-since-46.tsv") where row.count == 4 { moved["\(row[0])\t\(row[1])"] = row[2] }
    let text = try String(
      contentsOf: Self.folder.appendingPathComponent("icu76-cldr46-apple-localizations.tsv"), encoding: .utf8)
    let vectors = try LocalizationVectors(text).vectors
    for vector in vectors {
      let answer = LocalizationEngine.apple.choice(from: vector.localizations, preferring: vector.preferences)
      let preferences = vector.preferences.joined(separator: ",")
      if let expected = moved["\(vector.app)\t\(preferences)"] {
        #expect(answer.localizations == LocalizationVectors.list(expected))
        #expect(answer.localizations != vector.answer)
      } else {
        #expect(answer.localizations == vector.answer, "\(preferences) in \(vector.app)")
      }
    }
    #expect(vectors.count == 8122)
  }

  /// The rows of a file with their sections: `a | b → c` is three cells.
  private static func rows(of name: String) -> [(section: String, cells: [String])] {
    CaseSection.all("Vectors/\(name)").flatMap { section in
      section.lines.map { line in
        let sides = line.components(separatedBy: " →")
        return (section.title, sides[0].components(separatedBy: "| ") + sides.dropFirst())
      }
    }
  }

  /// See the head of the file.
  @Test func choices() throws {
    let rows = Self.rows(of: "engine-choices.txt")
    for (section, cells) in rows {
      let engines = words(section.components(separatedBy: ":")[0]).compactMap(LocalizationEngine.init)
      let (localizations, preferred, answers) = (
        cells[0].components(separatedBy: "("), words(cells[1]), cells.dropFirst(2)
      )
      let available = words(localizations[0])
      for (number, engine) in engines.enumerated() {
        var choice = engine.choice(from: available, preferring: preferred)
        if localizations.count > 1 {
          let region = localizations[1].components(separatedBy: ")")[0]
          choice = LocalizationContext(engine: engine, preferredLanguages: preferred)
            .searchList(
              of: BundleLocalizations(available, developmentRegion: region.isEmpty ? nil : region), isMain: true)
        }
        let answer = (number < answers.count ? cells[2 + number] : cells[2]).components(separatedBy: ", ")
        let (wanted, isWhole) = (words(answer[0]).filter { $0 != "…" }, !answer[0].contains("…"))
        let found = isWhole ? choice.localizations : Array(choice.localizations.prefix(wanted.count))
        #expect(found == wanted, "\(engine): \(cells)")
        #expect(
          choice.isMatch == (answer.count == 1 && choice.localizations != [] && !wanted.contains("zxx")), "\(cells)")
        #expect(choice.fallback?.rawValue == (answer.count > 1 ? answer[1] : nil), "\(engine): \(cells)")
      }
    }
    #expect(rows.count > 160)
  }

  /// The steps of an explanation are sentences. See the head of the file.
  @Test func steps() throws {
    let rows = Self.rows(of: "engine-steps.txt")
    #expect(rows.count > 15 && rows.allSatisfy { $0.1.count == 3 })
    for (section, cells) in rows where cells.count == 3 {
      let engine = try #require(LocalizationEngine(rawValue: String(section.prefix { $0 != ":" })))
      let explanation = engine.explanation(from: words(cells[0]), preferring: words(cells[1]))
      let told = explanation.steps.map { "\($0)" }
      #expect(told == cells[2].components(separatedBy: ";").map { $0.trimmed }, "\(cells)")
    }
  }

  /// The English and the Spanish of every region, by `ualoc_localizationsToUse` of ICU 76.1: the first localization of those
  /// of the world, of Europe, of Britain and of Australia, or of Latin America. CLDR 48 has `GS` too.
  @Test(arguments: [
    (
      "en", "en-150",
      """
      AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GE GL GR HR HU IS IT LI LT LU LV MC MD ME MK NL \
      NO PL PT RO RS RU SE SI SK UA VA
      """
    ),
    (
      "en", "en-001",
      """
      AF AM AO AR AW AX AZ BF BH BJ BL BO BQ BR CD CF CG CI CM CR CU CV DO DZ EC EG EH ER ET FM GA GF GN \
      GP GQ GS GT HN HT IC ID IL IQ JO KG KH KM KW KZ LA LB LR LY MA MF MG ML MM MN MQ MR MZ NC NE NI NP OM \
      PE PF PM PS PW QA RE RW SJ SM SN SO ST SV SX SY TD TF TG TH TJ TK TL TM TN UY UZ VE VN WF YE YT
      """
    ),
    (
      "en", "en-GB",
      """
      AG AI BB BD BM BN BS BW BZ DG DM FJ FK GB GD GG GH GI GM GY HK IE IM IN IO JE JM KE KI KN KY LC LK \
      LS MO MS MT MU MV MW MY NA NG PK PN SB SC SD SG SH SL SS SZ TC TO TT TV TZ UG VC VG VU ZA ZM ZW
      """
    ),
    (
      "en", "en-AU",
      """
      AU CC CK CX NF NR NU NZ PG WS
      """
    ),
    (
      "es", "es-419",
      """
      AG AI AR AW BB BL BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GT GY HN HT JP KN KY \
      LC MF MQ MS MX NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI
      """
    ),
  ])
  func regions(language: String, localization: String, regions: String) {
    let available = language == "en" ? "en-150 en-001 en-AU en-GB en" : "es-419 es"
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }
    let wanted = Set(words(regions))
    let found = letters.flatMap { first in letters.map { first + $0 } }.filter { region in
      LocalizationEngine.apple.choice(from: words(available), preferring: ["\(language)-\(region)"]).first
        == localization
    }
    #expect(Set(found) == wanted)
  }
}

func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
