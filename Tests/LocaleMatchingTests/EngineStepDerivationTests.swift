import AppLocalization
import ReferenceMatching
import TestSupport
import Testing

/// What the sentences of `Vectors/engine-steps.txt` say, derived without the engines: distances by the naive reading of CLDR's XML,
/// truncation and prefixes by the texts.
@Suite struct EngineStepDerivationTests {
  @Test func sentencesFollowFromTheRules() throws {
    let reference = try TestData.reference.get()
    func distance(_ desired: String, _ supported: String) throws -> Int {
      let maximized = try [desired, supported].map {
        reference.likelySubtags.maximizedForMatching(try reference.parser.parse($0))
      }
      return reference.distance.breakdown(desired: maximized[0], supported: maximized[1]).eighths / 8
    }
    let list = CaseList<CaseLine>("Vectors/engine-steps.txt") { section, list in
      if section.title.hasPrefix("apple") { return }
      for line in section.lines { list.add(line) }
    }
    var derived = 0
    for line in list.cases {
      line.check { problems in
        let sides = try problems.need(line.sides, "arrow")
        let lists = sides.left.components(separatedBy: " | ").map { $0.split(separator: " ").map(String.init) }
        for step in sides.right.components(separatedBy: "; ") {
          if let match = step.wholeMatch(of: /(\S+) (?:for|also matches) (\S+): the distance is (\d+)/) {
            problems.equal(try distance("\(match.2)", "\(match.1)"), Int(match.3), step)
          } else if let match = step.wholeMatch(of: /nothing matches (\S+)/) {
            // Each preference before it takes five off the threshold of fifty.
            let index = try problems.need(lists.last?.firstIndex(of: "\(match.1)"), "preference '\(match.1)'")
            for name in lists[0] {
              problems.expect(try distance("\(match.1)", name) >= 50 - 5 * index, "\(step): \(name)")
            }
          } else if let match = step.wholeMatch(of: /(\S+) .*?(\S+): the preference without its end is (\S+)/) {
            problems.expect(
              match.1 == match.3
                && match.2.lowercased().replacing("_", with: "-").hasPrefix(match.3.lowercased() + "-"), step)
          } else {
            let pattern = /(\S+) for (\S+): the (same name|range begins with (\S+))/
            let match = try problems.need(step.wholeMatch(of: pattern), "rule for '\(step)'")
            let (name, preference) = (match.1.lowercased(), match.2.lowercased().replacing("_", with: "-"))
            problems.expect(
              match.4 == nil ? name == preference : preference.hasPrefix("\(name)-") && match.4 == match.1, step)
          }
          derived += 1
        }
      }
    }
    #expect(derived > 12)
  }
}
