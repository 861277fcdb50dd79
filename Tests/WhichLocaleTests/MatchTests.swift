import Foundation
import LocalizationEngines
import Testing

@Suite struct MatchTests {
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

  /// A line of a log is a visitor: an empty one has no preferences, a long one counts to the header's limit. A list has a limit
  /// of its own.
  @Test func longLines() throws {
    let long = String(repeating: "x,", count: 1 << 20)
    let result = try Executable.run(
      "match", "--supported", "en,de", "--accept-language", "-", input: "en-IT\n\n  \r\nde,\(long)\n\(long)de\nde")
    let none = "en\t-1\t-1\t-"
    #expect(result.lines == ["en\t0\t0\t5", none, none, "de\t1\t0\t0", none, "de\t1\t0\t0"])
    #expect(result.errors == "" && result.status == 1)
    let cut = try Executable.run("match", input: "\(String(repeating: "en,", count: 400_000))de\ten\nde\tde\n")
    #expect(cut.lines == ["error: the line is longer than 1048576 bytes: divide it", "de\t0\t0\t0"])
    #expect(cut.status == 64)
  }
}
