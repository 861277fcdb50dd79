import Foundation
import LocaleMatching
import Testing

/// Numbers and rules from CLDR's languageInfo.xml, winners from the project's scenario table.
@Suite struct ExplainTests {
  private static let seven = "en,en-GB,en-IE,en-IN,de,it,it-CH"

  @Test func explainsTheChoice() throws {
    let result = try Executable.run("explain", "--supported", Self.seven, "--preferred", "en-IT")
    #expect(result.status == 0)
    #expect(result.lines.first?.hasPrefix("en-GB, because ") == true)
    let rows = result.lines.filter { $0.contains("en-Latn-") }.dropFirst().map { line in
      line.split(separator: " ").filter { $0 != "+" && $0 != "=" }.map(String.init)
    }
    #expect(
      rows.map { Array($0.prefix(6)) } == [
        ["en-GB", "en-Latn-GB", "0", "0", "3", "3"], ["en-IE", "en-Latn-IE", "0", "0", "4", "4"],
        ["en-IN", "en-Latn-IN", "0", "0", "4", "4"], ["en", "en-Latn-US", "0", "0", "5", "5"],
      ])
    for rule in [
      #"<languageMatch desired="en_*_$!enUS" supported="en_*_GB" distance="3"/>"#,
      #"<languageMatch desired="en_*_$!enUS" supported="en_*_$!enUS" distance="4"/>"#,
      #"<languageMatch desired="en_*_*" supported="en_*_*" distance="5"/>"#,
      #"<languageMatch desired="*" supported="*" distance="80"/>"#,
    ] {
      #expect(result.output.contains(rule))
    }
    #expect(result.output.contains("CLDR 48.2"))
  }

  @Test func everyPartOfADistanceHasItsRule() throws {
    let answer: Answers.Explanation = try Executable.json(
      "explain", "--supported", Self.seven, "--preferred", "en-IT")
    let candidates = try #require(answer.preferences.first?.candidates)
    #expect(candidates.compactMap(\.distance) == [3, 4, 4, 5, 80, 84, 84])
    #expect(candidates.map(\.verdict).prefix(5) == ["won", "farther", "farther", "farther", "tooFar"])
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

  @Test func preferencesAfterAPerfectMatchAreNeverReached() throws {
    let answer: Answers.Explanation = try Executable.json(
      "explain", "--supported", Self.seven, "--preferred", "fr-FR,it", "--preferred", "de")
    #expect(answer.identifier == "it")
    #expect(answer.match?.desiredIndex == 1)
    #expect(answer.preferences.map(\.state) == ["considered", "considered", "notReachedAfterPerfectMatch"])
    #expect(answer.preferences.map(\.threshold) == [50, 45, nil])
    let text = try Executable.run("explain", "--supported", Self.seven, "--preferred", "fr-FR,it,de").output
    #expect(text.contains("Never reached: 'de'."))
    #expect(text.contains("50 less 5 for each preference before"))
  }

  /// The winners of ties, and the reasons. Winners are those of ICU 76.
  @Test(arguments: [
    ("it-CH,it", "it-FR", "first", "it", "as near as 'it', which has the likelier region"),
    ("sr,sr-Latn", "sr-ME", "first", "sr-Latn", "farther"),
    ("en-AU,en-NZ", "en-IT", "first", "en-AU", "as near as 'en-AU', which is listed earlier"),
    ("en-AU,en-NZ", "en-IT", "en-NZ", "en-NZ", "as near as 'en-NZ', which goes first as the default"),
    (
      "de,es-MX,es-419", "es-AR", "none", "es-419",
      "as near as 'es-419', which goes first as one of CLDR's paradigm locales"
    ),
  ])
  func ties(supported: String, preferred: String, defaultLocale: String, winner: String, verdict: String) throws {
    let result = try Executable.run(
      "explain", "--supported", supported, "--preferred", preferred, "--default", defaultLocale)
    #expect(result.lines.first?.hasPrefix("\(winner), because ") == true)
    #expect(result.output.contains(verdict))
  }

  @Test func onlyTwoWayPairs() throws {
    let answer: Answers.Explanation = try Executable.json(
      "explain", "--supported", "de", "--preferred", "gsw", "--direction", "two-way", "--default", "none")
    #expect(answer.match == nil)
    #expect(answer.preferences.first?.candidates?.first?.verdict == "tooFarBack")
    let text = try Executable.run(
      "explain", "--supported", "de", "--preferred", "gsw", "--direction", "two-way")
    #expect(text.output.contains("too far in the other direction (84)"))
    #expect(text.status == 1)
  }

  @Test func theDefaultIsMarked() throws {
    let result = try Executable.run(
      "explain", "--supported", Self.seven, "--preferred", "fr-CH", "--default", "en-GB")
    #expect(result.status == 1)
    #expect(result.lines.first?.hasPrefix("en-GB, the default, because ") == true)
    #expect(result.lines.first?.contains("'it-CH', is at 80") == true)
  }

  @Test func repetitionsAndIllFormedEntries() throws {
    let answer: Answers.Explanation = try Executable.json(
      "explain", "--supported", "de,DE,e--n", "--preferred", "x,de", "--accept-ill-formed")
    #expect(answer.match?.supportedIndex == 0)
    #expect(answer.match?.desiredIndex == 1)
    #expect(answer.preferences.map(\.state) == ["illFormed", "considered"])
    let candidates = try #require(answer.preferences.last?.candidates)
    #expect(candidates.map(\.verdict) == ["won", "duplicate", "illFormed"])
    #expect(candidates.map(\.duplicateOf) == [nil, 0, nil])
  }

  /// The description in the library equals the text of the command.
  @Test(arguments: [
    (seven, "en-IT"), (seven, "fr-FR,it,de"), ("de,DE,e--n", "x,de"),
    ("en,de,fr,it,es,pt,nl,sv,da,no,fi,pl,cs", "en-GB"),
    ("en", "ja"),
  ])
  func libraryPrintsTheExplanation(supported: String, preferred: String) throws {
    let result = try Executable.run(
      "explain", "--supported", supported, "--preferred", preferred, "--accept-ill-formed")
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

  @Test func tabSeparated() throws {
    let result = try Executable.run(
      "explain", "--supported", "en,en-GB", "--preferred", "en-IT", "--format", "tsv")
    #expect(
      result.lines.first
        == [
          "0", "en-IT", "1", "en-GB", "won", "3", "0", "0", "3", "en-Latn-IT", "en-Latn-GB", "-", "-",
          #"<languageMatch desired="en_*_$!enUS" supported="en_*_GB" distance="3"/>"#,
        ].joined(separator: "\t"))
  }

  @Test func colorOnlyWhereItIsWanted() throws {
    let arguments = ["explain", "--supported", "en", "--preferred", "en"]
    #expect(!(try Executable.run(arguments).output.contains("\u{1B}")))
    #expect(try Executable.run(arguments + ["--color", "always"]).output.contains("\u{1B}[1;32men\u{1B}[0m"))
    #expect(!(try Executable.run(arguments + ["--color", "never"]).output.contains("\u{1B}")))
  }
}
