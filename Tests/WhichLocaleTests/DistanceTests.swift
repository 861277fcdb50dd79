import Foundation
import Testing

@Suite struct DistanceTests {
  @Test func bothDirectionsWhereTheyDiffer() throws {
    let differing = try Executable.run("distance", "gsw", "de").output
    #expect(differing.contains("84 is the distance of 'gsw' for somebody who wants 'de'."))
    #expect(differing.contains(#"<languageMatch desired="gsw" supported="de" distance="4" oneway="true"/>"#))
    #expect(try Executable.run("distance", "en-IT", "en-GB").output.contains("The other way it is the same."))
  }

  @Test func json() throws {
    let answer: Answers.Distance = try Executable.json("distance", "gsw", "de")
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
    let alike: Answers.Distance = try Executable.json("distance", "en", "en-US")
    #expect(alike.distance == 0.125)
  }

  @Test func batches() throws {
    let result = try Executable.run("distance", input: "en-IT\ten-GB\nen\ten-US\nde\nxx-\tde\n")
    #expect(
      result.lines == [
        "3\ten-Latn-IT\ten-Latn-GB\t0\t0\t3", "0.125\ten-Latn-US\ten-Latn-US\t0\t0\t0",
        "error: wrong columns in a line: write WANTED<TAB>SUPPORTED",
        "error: 'xx-' is not a locale identifier: empty subtag at offset 3",
      ])
    #expect(result.status == 64)
  }
}
