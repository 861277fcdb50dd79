import Foundation
import TestSupport
import Testing

/// `which-locale report --speakers`, on rows of CLDR 48.2 and on the whole release.
@Suite struct SpeakersTests {
  private struct Answer: Decodable {
    struct Weights: Decodable { var same, near, none, differing, asked, total: Int }
    struct Preference: Decodable {
      var preference: String
      var outcome: String
      var speakers: Int?
    }
    var speakers: Weights?
    var preferences: [Preference]

    func people(_ name: String) throws -> Int? {
      try #require(preferences.first { $0.preference == name }, "\(name)").speakers
    }
  }

  private static let rows = URL(fileURLWithPath: "\(Surroundings.bundles)/supplementalData.xml")

  /// Territory, language and number of people, read by regular expressions alone.
  private static func figures(_ file: URL) throws -> [(territory: String, language: String, people: Double)] {
    let text = try String(contentsOf: file, encoding: .utf8).replacingOccurrences(
      of: "<!--[\\s\\S]*?-->", with: "", options: .regularExpression)
    let whole = try NSRegularExpression(pattern: "<territory\\s([^>]*)>([\\s\\S]*?)</territory>")
    let part = try NSRegularExpression(pattern: "<languagePopulation\\s([^>]*)/>")
    func pieces(_ expression: NSRegularExpression, _ text: String, _ group: Int) -> [String] {
      expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap {
        Range($0.range(at: group), in: text).map { String(text[$0]) }
      }
    }
    func attribute(_ name: String, _ text: String) throws -> String {
      let found = try #require(text.range(of: "(^|\\s)\(name)=\"[^\"]*\"", options: .regularExpression))
      return text[found].components(separatedBy: "\"")[1]
    }
    var figures: [(String, String, Double)] = []
    for (head, body) in zip(pieces(whole, text, 1), pieces(whole, text, 2)) {
      let people = try #require(Double(try attribute("population", head)))
      for language in pieces(part, body, 1) {
        let percent = try #require(Double(try attribute("populationPercent", language)))
        figures.append((try attribute("type", head), try attribute("type", language), people * percent / 100))
      }
    }
    return figures
  }

  @Test func sums() throws {
    try Executable.withFile("it-IT\nit\nde-CH\ngsw-CH\nen-NZ\nen-001\nja-JP\n") { path in
      let answer: Answer = try Executable.json(
        "report", "--supported", "it,de", "--preferences-file", path, "--speakers", Self.rows.path)
      let weights = try #require(answer.speakers)
      let figures = try Self.figures(Self.rows)
      func people(_ territory: String, _ language: String) throws -> Int {
        Int(try #require(figures.first { $0.territory == territory && $0.language == language }).people.rounded())
      }
      // 'it' and 'it-IT' are one group of people.
      let (italians, zealanders) = (try people("IT", "it"), try people("NZ", "en"))
      #expect(weights.same == italians)
      #expect(weights.none == zealanders)
      #expect(weights.near == 6_734_033 + 5_847_976)
      #expect(weights.asked == weights.same + weights.near + weights.none)
      #expect(weights.total == figures.reduce(0) { $0 + Int($1.people.rounded()) })
    }
  }

  @Test func allOfTheRelease() throws {
    let release = URL(fileURLWithPath: "\(Surroundings.package)/CLDR")
    let answer: Answer = try Executable.json("report", "Which.app", "--speakers", release.path)
    let figures = try Self.figures(release.appendingPathComponent("common/supplemental/supplementalData.xml"))
    #expect(figures.count > 1000)
    #expect(answer.speakers?.total == figures.reduce(0) { $0 + Int($1.people.rounded()) })
    var compared = 0
    for row in answer.preferences where row.preference.utf8.count == 5 {
      // A language and its usual script in a territory; 'sr' and the like name no other.
      let parts = row.preference.split(separator: "-").map(String.init)
      guard parts.count == 2, let language = parts.first, let territory = parts.last else { continue }
      let found = figures.filter {
        $0.territory == territory && $0.language.split(separator: "_").first == language[...]
      }
      guard found.count == 1, let only = found.first, only.language == language else { continue }
      #expect(row.speakers == Int(only.people.rounded()), "\(row.preference)")
      compared += 1
    }
    #expect(compared > 300)
  }

  /// Most of those who speak one of them live in Britain.
  @Test func thePage() throws {
    let page = MarkupReading(
      try Executable.run("report", "--supported", "de,fr", "--speakers", Self.rows.path, "--format", "html").output)
    #expect(page.problem == nil)
    #expect(page.named("th").contains { $0.text == "Speakers" })
    let first = page.elements.first { $0.name == "tbody" && $0.attributes["id"]?.hasPrefix("language-") == true }
    #expect(first?.attributes["id"] == "language-en")
  }

  /// The greatest figures, and the least, are read.
  @Test func limits() throws {
    for (percent, people) in [("100", 100_000_000_000), ("0", 0)] {
      let text = """
        <supplementalData><other><territory type="XX"/></other><territoryInfo><region type="YY"/><territory type="CH" population="100000000000">
        <languagePopulation type="de" populationPercent="\(percent)"/><other/>
        <languagePopulation type="x-y" populationPercent="50"/></territory></territoryInfo></supplementalData>
        """
      try Executable.withFile(text) { path in
        let answer: Answer = try Executable.json("report", "--supported", "de", "--speakers", path)
        #expect(try answer.people("de-CH") == people)
        #expect(answer.speakers?.total == people + 50_000_000_000)
      }
    }
  }

  @Test func bad() throws {
    let other = "\(Surroundings.package)/CLDR/common/supplemental/plurals.xml"
    let without = try Executable.run("report", "--supported", "en", "--speakers", other)
    #expect(without.status == 65)
    #expect(without.errors.contains("has no <languagePopulation>"))
    #expect(without.output == "")
    #expect(try Executable.run("report", "--supported", "en", "--speakers", "/nowhere").status == 66)
    for (old, new, word) in [
      ("population=\"8860570\"", "population=\"many\"", "many"), ("type=\"gsw\" ", "", "without the attribute type"),
      ("populationPercent=\"76\"", "populationPercent=\"-1\"", "-1"), ("<territoryInfo>", "<territoryInfo", "cannot"),
      ("populationPercent=\"76\"", "populationPercent=\"100.1\"", "from 0 to 100"),
      ("populationPercent=\"76\"", "populationPercent=\"nan\"", "line 7"),
      ("population=\"8860570\"", "population=\"100000000001\"", "from 0 to 100000000000"),
      ("population=\"8860570\"", "", "line 6: <territory> without the attribute population"),
      (" populationPercent=\"76\"", "", "without the attribute populationPercent"),
    ] {
      let text = try String(contentsOf: Self.rows, encoding: .utf8)
      #expect(text.contains(old))
      try Executable.withFile(text.replacingOccurrences(of: old, with: new)) { path in
        let result = try Executable.run("report", "--supported", "en", "--speakers", path, "--format", "json")
        #expect(result.status == 65, "\(new)")
        #expect(result.errors.contains(word), "\(new)")
      }
    }
  }
}
