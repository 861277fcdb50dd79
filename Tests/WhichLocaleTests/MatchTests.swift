import Foundation
import LocalizationEngines
import Testing

@Suite struct MatchTests {
  /// The scenarios of the demo app, with the developer's language as the default.
  @Test(
    arguments: [
      ("en-IT", "en-GB", 0), ("fr-FR,it-FR", "it", 0), ("fr-FR", "en-GB", 1),
      // Names as programs write them.
      ("de_AT.UTF-8", "de", 0), ("it_IT_#Latn,fr", "it", 0), ("b+en+IT", "en-GB", 0),
    ] as [(String, String, Int32)])
  func scenarios(preferred: String, expected: String, status: Int32) throws {
    let result = try Executable.run(
      "match", "--supported", "en,en-GB,en-IE,en-IN,de,it,it-CH", "--preferred", preferred, "--default", "en-GB")
    #expect(result.lines == [expected])
    #expect(result.errors == (status == 0 ? "" : "which-locale: nothing matches: 'en-GB' is the default\n"))
    #expect(result.status == status)
  }

  /// ICU 76's answers with options, with indexes. en-GB is at distance 3 from en-IT, and a match must be below the
  /// threshold.
  @Test(
    arguments: [
      (["en,en-GB", "en-IT", "--max-distance", "en-IT/en-GB"], "en-GB", 1, 0),
      (["en,en-GB", "en-IT", "--threshold", "3"], nil, -1, -1),
      (["en,en-GB", "en-IT", "--threshold", "4"], "en-GB", 1, 0),
      (["de,no", "gsw", "--direction", "two-way"], nil, -1, -1),
      (["no,nb", "da,nb", "--demotion", "none"], "nb", 1, 1),
      (["hr,sr-Latn", "sr-Cyrl", "--favor", "script"], "sr-Latn", 1, 0),
      (["en,de", "fr,fr,fr,fr,fr,fr,fr,fr,fr,fr,de"], "de", 1, 10),
    ] as [([String], String?, Int, Int)])
  func options(arguments: [String], expected: String?, supportedIndex: Int, desiredIndex: Int) throws {
    let supported = try #require(arguments.first)
    let preferred = try #require(arguments.dropFirst().first)
    let result = try Executable.run(
      ["match", "--supported", supported, "--preferred", preferred, "--default", "none", "--format", "tsv"]
        + arguments.dropFirst(2))
    let cells = result.lines.first?.split(separator: "\t").map(String.init) ?? []
    #expect(Array(cells.prefix(3)) == [expected ?? "-", "\(supportedIndex)", "\(desiredIndex)"])
    #expect(result.status == (expected == nil ? 1 : 0))
  }

  /// The answer of each engine, of the options and of a batch, is the library's. Only CLDR's rules have a distance.
  @Test(
    arguments: LocalizationEngine.allCases,
    [
      (["en", "en-AU", "en-GB"], ["xx", "en-NZ"]), (["zh_TW", "pt-BR", "English"], ["pt-PT", "zh-Hant-HK"]),
      (["en", "zxx"], ["ja"]), (["de", "nb"], ["no"]), (["de"], ["ja"]), (["sr-Latn", "sr"], ["sr-Latn-ME", "sr"]),
    ])
  func engines(engine: LocalizationEngine, lists: ([String], [String])) throws {
    let (supported, preferred) = (lists.0.joined(separator: ","), lists.1.joined(separator: ","))
    let choice = engine.choice(from: lists.0, preferring: lists.1)
    let options = ["--engine", engine.rawValue, "--format", "tsv", "--default", "none"]
    let result = try Executable.run(["match", "--supported", supported, "--preferred", preferred] + options)
    let cells = result.lines.first?.split(separator: "\t").map(String.init) ?? []
    #expect(cells.first == choice.first ?? "-")
    #expect(result.status == (choice.isMatch ? 0 : 1))
    #expect((cells.last != "-") == (engine == .cldr && choice.isMatch))
    if case .preference(let index) = choice.origin { #expect(cells.dropFirst(2).first == "\(index)") }
    let batch = try Executable.run(["match"] + options, input: Data("\(supported)\t\(preferred)\n".utf8))
    #expect(batch.lines == result.lines)
  }

  /// For a header too: a localization that is refused is not chosen, and a fallback is not a match.
  @Test(
    arguments: LocalizationEngine.allCases,
    ["en-NZ", "ja, en-NZ;q=0.5", "en-NZ, en-AU;q=0", "ja", "*", "fr, *;q=0.1, en;q=0"])
  func enginesOfAHeader(engine: LocalizationEngine, header: String) throws {
    let names = ["en", "en-AU", "en-GB"]
    let choice = engine.searchList(of: BundleLocalizations(names), for: AcceptLanguage(header))
    let result = try Executable.run(
      "match", "--accept-language", header, "--supported", names.joined(separator: ","), "--engine", engine.rawValue,
      "--default",
      "none", "--format", "tsv")
    let cells = result.lines.first?.split(separator: "\t").map(String.init) ?? []
    #expect(cells.first == (choice.isMatch ? choice.first : "-"), "\(result)")
    #expect(result.status == (choice.isMatch ? 0 : 1))
    #expect(!(header.contains("en-AU;q=0") && cells.first == "en-AU"))
  }

  @Test func ranked() throws {
    let result = try Executable.run(
      "match", "--supported", "en,de,en-IE,en-GB", "--preferred", "en-IT", "--ranked", "--format", "tsv")
    #expect(result.lines == ["en-GB\t3\t0\t3", "en-IE\t2\t0\t4", "en\t0\t0\t5"])
    let json: Answers.Ranking = try Executable.json(
      "match", "--supported", "en,de,en-GB", "--preferred", "fr,en-IT", "--ranked")
    #expect(json.matches.map(\.identifier) == ["en-GB", "en"])
    #expect(json.matches.map(\.desiredIndex) == [1, 1])
    let none = try Executable.run("match", "--supported", "de", "--preferred", "fr", "--ranked")
    #expect(none.status == 1)
    #expect(none.lines == [])
    #expect(none.errors == "which-locale: no match\n")
  }

  @Test(arguments: [("uk,ja", "ua", "uk"), ("en,jp", "ja", "ja")])
  func countriesAreNoLanguages(supported: String, preferred: String, meant: String) throws {
    let result = try Executable.run("match", "--supported", supported, "--preferred", preferred)
    #expect(result.status == 1)
    #expect(result.errors.contains("did you mean '\(meant)'?"), "\(result.errors)")
  }

  @Test func json() throws {
    let found: Answers.Match = try Executable.json("match", "--supported", "en,en-GB", "--preferred", "en-IT")
    #expect(found.identifier == "en-GB")
    #expect(!found.isDefault)
    #expect(found.match?.distance == 3)
    let unmatched: Answers.Match = try Executable.json("match", "--supported", "en,en-GB", "--preferred", "fr")
    #expect(unmatched.identifier == "en")
    #expect(unmatched.isDefault)
    #expect(unmatched.match == nil)
    let none = try Executable.run(
      "match", "--supported", "en", "--preferred", "fr", "--default", "none", "--format", "json")
    #expect(none.output.contains(#""identifier" : null"#))
    #expect(none.output.contains(#""match" : null"#))
  }

  /// An ill-formed identifier matches nothing and keeps its place.
  @Test func lenient() throws {
    let result = try Executable.run(
      "match", "--supported", "en--GB,en", "--preferred", "d--e,en", "--accept-ill-formed", "--format", "tsv")
    #expect(result.lines == ["en\t1\t1\t0"])
  }

  @Test func supportedFiles() throws {
    let answer = try Executable.withFile("# what the app has\nen\r\n\n  en-GB\nit\n") { path in
      try Executable.run(
        "match", "--supported", "de", "--supported-file", path, "--preferred", "en-IT", "--format", "tsv")
    }
    #expect(answer.lines == ["en-GB\t2\t0\t3"])
  }

  @Test func batches() throws {
    let input = "en,en-GB\ten-IT\nde, fr\tgsw\r\nde\tfr\nen--GB\ten\nen\n\nit-CH,it\tit-FR"
    let result = try Executable.run("match", input: input)
    #expect(
      result.lines == [
        "en-GB\t1\t0\t3", "de\t0\t0\t8", "de\t-1\t-1\t-",
        "error: 'en--GB' is not a locale identifier: empty subtag at offset 3",
        "error: wrong columns in a line: write SUPPORTED<TAB>PREFERRED",
        "error: the line is empty: write SUPPORTED<TAB>PREFERRED",
        "it\t1\t0\t4",
      ])
    #expect(result.status == 64)
    #expect(
      result.errors == """
        which-locale: line 4: 'en--GB' is not a locale identifier: empty subtag at offset 3
        which-locale: line 5: wrong columns in a line: write SUPPORTED<TAB>PREFERRED
        which-locale: line 6: the line is empty: write SUPPORTED<TAB>PREFERRED

        """)
    let long = "\(String(repeating: "en,", count: 400_000))de\ten\nde\tde\n"
    let cut = try Executable.run("match", input: long)
    #expect(cut.lines == ["error: the line is longer than 1048576 bytes: divide it", "de\t0\t0\t0"])
    #expect(cut.status == 64)
    #expect(try Executable.run("match", input: "en,en-GB\ten-IT\n").status == 0)
    #expect(try Executable.run("match", "--default", "none", input: "en\tde\n").lines == ["-\t-1\t-1\t-"])
    #expect(try Executable.run("match", input: "en\tde\n").status == 1)
    #expect(try Executable.run("match", input: "").status == 0)
  }

  @Test func batchesForOneSupportedList() throws {
    let result = try Executable.run("match", "--supported", "en,en-GB,it", input: "en-IT\nfr,it\n")
    #expect(result.lines == ["en-GB\t1\t0\t3", "it\t2\t1\t0"])
  }

  @Test func batchesInJSON() throws {
    let result = try Executable.run("match", "--format", "json", input: "en,en-GB\ten-IT\nen\ten--\n")
    #expect(result.lines.count == 2)
    let match: Answers.Match = try Answers.decode(result.lines.first ?? "")
    #expect(match.identifier == "en-GB")
    let failure: Answers.Failure = try Answers.decode(result.lines.last ?? "")
    #expect(failure.error.offset == 3)
    #expect(failure.error.reason == "emptySubtag")
  }
}
