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

  /// A row of a file: `a | b → c` is three cells, and behind a further arrow another.
  struct Row: Sendable {
    let line: CaseLine
    let engines: [LocalizationEngine]
    let cells: [String]
  }

  /// The rows of a file, by the engines that the titles of its sections name.
  private static func list(_ name: String) -> CaseList<Row> {
    CaseList("Vectors/\(name)") { section, list in
      let names = words(section.title.components(separatedBy: ":")[0])
      let engines = names.compactMap(LocalizationEngine.init)
      if engines.count != names.count || engines.isEmpty { list.refuse(section.head, "no engine has this name") }
      for line in section.lines {
        let sides = line.text.components(separatedBy: " →")
        let lists = sides[0].components(separatedBy: "| ")
        let answers = lists.count == 2 ? sides.count - 1 : 0
        if answers == 0 || answers > max(engines.count, 1) {
          list.refuse(
            line, "a row is 'localizations | preferences → answer', of which each engine has one or all the same")
        } else {
          list.add(Row(line: line, engines: engines, cells: lists + sides.dropFirst()))
        }
      }
    }
  }

  static let choiceList = list("engine-choices.txt")
  static let stepList = list("engine-steps.txt")

  /// See the head of the file.
  @Test(arguments: choiceList.cases)
  func choice(row: Row) {
    row.line.check { problems in
      for (number, engine) in row.engines.enumerated() { check(row.cells, number, engine, &problems) }
    }
  }

  private func check(
    _ cells: [String], _ number: Int, _ engine: LocalizationEngine, _ problems: inout CaseProblems
  ) {
    let (localizations, preferred, answers) = (
      cells[0].components(separatedBy: "("), words(cells[1]), cells.dropFirst(2)
    )
    let available = words(localizations[0])
    var choice = engine.choice(from: available, preferring: preferred)
    if localizations.count > 1 {
      let region = localizations[1].components(separatedBy: ")")[0]
      choice = LocalizationContext(engine: engine, preferredLanguages: preferred)
        .searchList(of: BundleLocalizations(available, developmentRegion: region.isEmpty ? nil : region), isMain: true)
    }
    let answer = (number < answers.count ? cells[2 + number] : cells[2]).components(separatedBy: ", ")
    let (wanted, isWhole) = (words(answer[0]).filter { $0 != "…" }, !answer[0].contains("…"))
    let found = isWhole ? choice.localizations : Array(choice.localizations.prefix(wanted.count))
    problems.equal(found, wanted, "the choice of \(engine)")
    let isMatch = answer.count == 1 && choice.localizations != [] && !wanted.contains("zxx")
    problems.equal(choice.isMatch, isMatch, "that it is a match, by \(engine),")
    problems.equal(choice.fallback?.rawValue, answer.count > 1 ? answer[1] : nil, "the fallback of \(engine)")
  }

  /// The steps of an explanation are sentences. See the head of the file.
  @Test(arguments: stepList.cases)
  func steps(row: Row) {
    row.line.check { problems in
      for engine in row.engines {
        let explanation = engine.explanation(from: words(row.cells[0]), preferring: words(row.cells[1]))
        let told = explanation.steps.map { "\($0)" }
        problems.equal(told, row.cells[2].components(separatedBy: ";").map { $0.trimmed }, "what \(engine) says")
      }
    }
  }

  @Test func thereAreCases() {
    #expect(Self.choiceList.areWhole(moreThan: 160) && Self.stepList.areWhole(moreThan: 15))
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
