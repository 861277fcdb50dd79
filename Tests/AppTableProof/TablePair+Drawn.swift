import HeaderNegotiation
import LocaleMatching
import SupportedLocales

extension TablePair {
  /// Asks both about drawn identifiers, well-formed or not, lists of preferences, and headers.
  ///
  /// - Returns: how many cases matched.
  package func compareDrawn(_ count: Int, _ generator: inout CaseGenerator, _ languages: [String]) throws -> Int {
    var matches = 0
    for _ in 0..<count {
      let single = generator.number(below: 3) == 0 ? generator.malformed() : generator.identifier(of: languages)
      let preferences = generator.preferences(languages)
      let header = generator.header(languages, supported)
      let limits = (bytes: 20 + generator.number(below: 60), ranges: generator.number(below: 6))
      let fast = withTable { table in
        [
          Answer(table.bestMatch(for: single)), Answer(table.bestMatch(for: preferences)),
          Answer(table.bestMatch(forAcceptLanguage: header)),
          Answer(
            table.bestMatch(
              forAcceptLanguage: header,
              limits: AcceptLanguageLimits(byteCount: limits.bytes, rangeCount: limits.ranges))),
        ]
      }
      let general = [
        Answer(matcher.bestMatch(for: single)), Answer(matcher.bestMatch(for: preferences)),
        Answer(matcher.bestMatch(for: AcceptLanguage(header))),
        Answer(
          matcher.bestMatch(
            for: AcceptLanguage(
              header, limits: AcceptLanguage.Limits(byteCount: limits.bytes, rangeCount: limits.ranges)))),
      ]
      let asked = ["'\(single)'", "\(preferences)", "'\(header)'", "'\(header)' within \(limits)"]
      for (index, desired) in asked.enumerated() where fast?[index] != general[index] {
        throw disagreement(on: desired, fast?[index], general[index])
      }
      matches += general.count { $0 != nil }
    }
    return matches
  }
}
