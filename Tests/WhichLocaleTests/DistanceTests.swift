import Foundation
import Testing

@Suite struct DistanceTests {
  /// Computed from CLDR's rules.
  @Test(arguments: [
    ("en-IT", "en-GB", 3), ("en-IT", "en-IE", 4), ("en-IT", "en-IN", 4), ("en-IT", "en", 5), ("fr-FR", "it", 84),
    ("fr-FR", "it-CH", 84), ("fr-CH", "it-CH", 80), ("zh-TW", "zh-Hans", 54), ("zh-TW", "zh-HK", 5),
    ("es-AR", "es-419", 4), ("es-AR", "es-MX", 4), ("es-AR", "es", 5), ("es-AR", "es-ES", 5), ("gsw", "de", 8),
    ("nb", "no", 1), ("nn", "no", 20), ("da", "no", 12), ("sr-Latn", "sr", 5), ("de", "gsw", 84),
  ])
  func figures(desired: String, supported: String, expected: Int) throws {
    let result = try Executable.run("explain", desired, supported)
    #expect(result.status == 0)
    #expect(result.lines.first?.hasPrefix("\(expected) is the distance of '\(supported)'") == true)
  }

  @Test func bothDirectionsWhereTheyDiffer() throws {
    let differing = try Executable.run("explain", "gsw", "de").output
    #expect(differing.contains("84 is the distance of 'gsw' for somebody who wants 'de'."))
    #expect(differing.contains(#"<languageMatch desired="gsw" supported="de" distance="4" oneway="true"/>"#))
    #expect(try Executable.run("explain", "en-IT", "en-GB").output.contains("The other way it is the same."))
  }

  @Test func json() throws {
    let answer: Answers.Distance = try Executable.json("explain", "gsw", "de")
    #expect(answer.distance == 8)
    #expect(answer.language.distance == 4)
    #expect(answer.region.distance == 4)
    #expect(answer.script.distance == 0)
    #expect(answer.script.rule == nil)
    #expect(answer.desired.maximized == "gsw-Latn-CH")
    #expect(answer.supported.maximized == "de-Latn-DE")
    #expect(answer.otherWay.distance == 84)
    let rule = try #require(answer.rules.first { $0.number == answer.language.rule })
    #expect(rule.desired == "gsw")
    #expect(rule.supported == "de")
    #expect(rule.distance == 4)
    #expect(rule.oneWay)
    let alike: Answers.Distance = try Executable.json("explain", "en", "en-US")
    #expect(alike.distance == 0.125)
  }

  /// A quarter of 80 if the script is favored.
  @Test func favoredScript() throws {
    let answer: Answers.Distance = try Executable.json("explain", "fr-CH", "it-CH", "--favor", "script")
    #expect(answer.distance == 20)
  }

  @Test func batches() throws {
    let result = try Executable.run("explain", "--batch", input: "en-IT\ten-GB\nen\ten-US\nde\nxx-\tde\n")
    #expect(
      result.lines == [
        "3\ten-Latn-IT\ten-Latn-GB\t0\t0\t3", "0.125\ten-Latn-US\ten-Latn-US\t0\t0\t0",
        "error: wrong columns in a line: write DESIRED<TAB>SUPPORTED",
        "error: 'xx-' is not a locale identifier: empty subtag at offset 3",
      ])
    #expect(result.status == 64)
  }

  @Test func oneIdentifierIsTooFew() throws {
    let result = try Executable.run("explain", "en")
    #expect(result.status == 64)
    #expect(result.errors.contains("two locales"))
  }
}
