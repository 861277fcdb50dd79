import Foundation
import Testing

/// Distances are those of CLDR's rules (languageInfo.xml): en-GB from en-IN 3 and from en 5, de from gsw 4 + 4 and not
/// back, as `DistanceTests` has them by rule.
@Suite struct MatrixTests {
  private struct Answer: Decodable {
    var cldr: String
    var identifiers: [String]
    var threshold: Double
    var distances: [[Double]]
  }

  @Test func json() throws {
    let answer: Answer = try Executable.json("matrix", "--supported", "en,en-GB,en-IN,de,gsw", "--supported", "en-US")
    #expect(answer.identifiers == ["en", "en-GB", "en-IN", "de", "gsw", "en-US"])
    #expect(answer.threshold == 50)
    #expect(answer.distances.map(\.count) == [6, 6, 6, 6, 6, 6])
    #expect(answer.distances[2][1] == 3)
    #expect(answer.distances[0][1] == 5)
    #expect(answer.distances[4][3] == 8, "gsw reads de")
    #expect(answer.distances[3][4] >= 50, "de reads no gsw")
    #expect(answer.distances[0][5] == 0.125, "en and en-US mean the same")
    for place in answer.identifiers.indices { #expect(answer.distances[place][place] == 0) }
  }

  /// The other formats have the contents of the JSON.
  @Test func formatsAgree() throws {
    let list = "en,en-GB,zh-Hant,zh-TW,gsw,de"
    let answer: Answer = try Executable.json("matrix", "--supported", list)
    let cells = try Executable.run("matrix", "--supported", list, "--format", "tsv").lines.map {
      $0.components(separatedBy: "\t")
    }
    let flat = answer.distances.flatMap(\.self)
    #expect(cells.map { Double($0[2]) } == flat.map(Optional.some))
    #expect(cells.map { $0[3] } == flat.map { $0 < 50 ? "match" : "-" })

    let svg = MarkupReading(try Executable.run("matrix", "--supported", list, "--format", "svg").output)
    #expect(svg.problem == nil)
    let drawn = svg.elements.filter { $0.name == "title" && $0.ancestors == ["svg", "g", "g"] }
    #expect(drawn.count == 36)
    for (title, cell) in zip(drawn, cells) {
      #expect(title.text.hasPrefix("'\(cell[1])' for somebody who wants '\(cell[0])'"))
    }
  }

  /// What the matrix calls a match is one for the matcher that supports nothing else.
  @Test(arguments: [
    [], ["--direction", "two-way"], ["--favor", "script"], ["--favor", "script", "--direction", "two-way"],
  ])
  func matchesAreTheMatchers(options: [String]) throws {
    let names = [
      "en", "en-GB", "de", "gsw", "is", "zh-TW", "zh-Hans", "sr", "sr-Latn", "hr", "ca", "es", "ta", "hi", "da", "nb",
    ]
    let cells = try Executable.run(
      ["matrix", "--supported", names.joined(separator: ","), "--format", "tsv"] + options
    )
    .lines.map { $0.components(separatedBy: "\t") }
    let lines = cells.map { "\($0[1])\t\($0[0])\n" }.joined()
    let answers = try Executable.run(
      ["match", "--batch", "--default", "none", "--format", "tsv"] + options, input: Data(lines.utf8)
    ).lines.map { $0.components(separatedBy: "\t") }
    #expect(answers.count == names.count * names.count)
    for (cell, answer) in zip(cells, answers) {
      #expect(cell[3] == (answer[0] == "-" ? "-" : "match"), "\(cell) \(options): \(answer)")
    }
    #expect(cells.contains { $0[3] == "match" && $0[0] != $0[1] })
  }

  @Test func pictureNeedsNoOtherFile() throws {
    let picture = try Executable.run("matrix", "Which.app", "--format", "svg").output
    let svg = MarkupReading(picture)
    #expect(svg.problem == nil)
    let root = try #require(svg.elements.first)
    #expect(root.attributes["role"] == "img")
    let labels = (root.attributes["aria-labelledby"] ?? "").split(separator: " ").map(String.init)
    #expect(labels.count == 2)
    for label in labels { #expect(svg.elements.contains { $0.attributes["id"] == label }) }
    // The title and the axes are in the picture, and the legend has the colours that occur.
    for text in ["Distances of 7 locales", "supported →", "wanted ↓"] { #expect(picture.contains(text), "\(text)") }
    let groups = svg.elements.filter { $0.name == "g" && $0.ancestors == ["svg", "g"] }
    let cells = groups.filter { $0.attributes["transform"] == nil }.compactMap { $0.attributes["class"] }
    let legend = groups.filter { $0.attributes["transform"] != nil }.compactMap { $0.attributes["class"] }
    #expect(Set(cells) == Set(legend) && !legend.isEmpty)
    #expect(!picture.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "").contains("://"))
    #expect(picture.contains("prefers-color-scheme: dark"))
  }
}
