import Foundation
import LocaleMatching
import Testing

/// Numbers and rules from CLDR's languageInfo.xml, winners from the project's scenario table.
@Suite struct ExplainTests {
  private static let seven = "en,en-GB,en-IE,en-IN,de,it,it-CH"

  @Test func everyPartOfADistanceHasItsRule() throws {
    let answer: Answers.Explanation = try Executable.json(
      "explain", "--supported", Self.seven, "--preferred", "en-IT")
    let candidates = try #require(answer.preferences.first?.candidates)
    #expect(candidates.count == 7)
    for candidate in candidates {
      for part in [candidate.language, candidate.script, candidate.region].compactMap(\.self) {
        let rule = answer.rules.first { $0.number == part.rule }
        #expect((rule?.distance ?? 0) == part.distance, "\(candidate.identifier)")
      }
    }
  }

  /// Every row of a table has the last digit of its distance in the same column.
  @Test func columnsLineUp() throws {
    let result = try Executable.run("explain", "--supported", "zh-Hans,en,zh-Hant-HK,ja", "--preferred", "zh-TW")
    let rows = result.lines.filter { $0.contains("+ ") }
    #expect(rows.count == 4)
    let ends = rows.compactMap { row -> Int? in
      guard let sign = row.firstIndex(of: "=") else { return nil }
      let number = row[sign...].dropFirst(2).prefix { $0 != " " }
      return row.distance(from: row.startIndex, to: number.endIndex)
    }
    #expect(ends.count == 4)
    #expect(Set(ends).count == 1)
    #expect(!result.lines.contains { $0.hasSuffix(" ") })
  }

  /// The description in the library equals the text of the command.
  @Test(arguments: [
    (seven, "en-IT"), (seven, "fr-FR,it,de"), ("de,DE", "fr,de"),
    ("en,de,fr,it,es,pt,nl,sv,da,no,fi,pl,cs", "en-GB"),
    ("en", "ja"),
  ])
  func libraryPrintsTheExplanation(supported: String, preferred: String) throws {
    let result = try Executable.run("explain", "--supported", supported, "--preferred", preferred)
    let matcher = LocaleMatcher(supported: supported.split(separator: ",").map(String.init))
    let explanation = matcher.explanation(for: preferred.split(separator: ","))
    #expect(result.output.hasPrefix("\(explanation)\n"))
  }

  @Test func longListsShowTheTenNearest() throws {
    let list = "en,de,fr,it,es,pt,nl,sv,da,no,fi,pl,cs"
    let result = try Executable.run("explain", "--supported", list, "--preferred", "en-GB")
    #expect(result.output.contains("… and 3 more, none of them nearer."))
    #expect(result.lines.filter { $0.contains("= ") && !$0.contains("distance") }.count == 10)
    let all = try Executable.run("explain", "--supported", list, "--preferred", "en-GB", "--all")
    #expect(all.lines.filter { $0.contains("= ") && !$0.contains("distance") }.count == 13)
    let json: Answers.Explanation = try Executable.json("explain", "--supported", list, "--preferred", "en-GB")
    #expect(json.preferences.first?.candidates?.count == 13)
  }
}
