import Foundation
import Testing

/// Forms from CLDR's likelySubtags.xml.
@Suite struct LikelySubtagsTests {
  private struct Likely: Decodable, Equatable {
    var identifier: String
    var maximized: String
  }

  @Test func maximize() throws {
    let result = try Executable.run("inspect", "--only", "maximized", "zh-TW", "SR", "en_gb", "gsw", "iw")
    #expect(result.lines == ["zh-Hant-TW", "sr-Cyrl-RS", "en-Latn-GB", "gsw-Latn-CH", "he-Hebr-IL"])
    #expect(result.status == 0)
  }

  @Test func minimize() throws {
    #expect(try Executable.run("inspect", "--only", "minimized", "zh-Hant-TW", "en-Latn-US").lines == ["zh-TW", "en"])
    #expect(
      try Executable.run("inspect", "--only", "minimized", "zh-Hant-TW", "--favor", "script").lines == ["zh-Hant"])
  }

  @Test func standardInput() throws {
    let result = try Executable.run("inspect", "--only", "maximized", input: "zh-TW\n\n e-n \ngsw\r\n")
    #expect(
      result.lines == [
        "zh-Hant-TW", "error: an empty line: remove it",
        "error: 'e-n' is not a locale identifier: not a language subtag (two, three, or five to eight letters)"
          + " at offset 0",
        "gsw-Latn-CH",
      ])
    #expect(result.status == 64)
    #expect(try Executable.run("inspect", "--only", "minimized", input: "de-Latn-DE").lines == ["de"])
  }

  @Test func json() throws {
    let answers: [Likely] = try Executable.json("inspect", "--only", "maximized", "zh-TW", "de")
    #expect(
      answers == [
        .init(identifier: "zh-TW", maximized: "zh-Hant-TW"), .init(identifier: "de", maximized: "de-Latn-DE"),
      ])
    let lines = try Executable.run("inspect", "--only", "minimized", "--format", "json", input: "de-Latn-DE\n").lines
    #expect(lines == [#"{"identifier":"de-Latn-DE","minimized":"de"}"#])
  }

  /// An error prints no partial answer.
  @Test func oneBadArgumentRefusesAll() throws {
    let result = try Executable.run("inspect", "--only", "maximized", "de", "e--n")
    #expect(result.output == "")
    #expect(result.status == 64)
  }
}
