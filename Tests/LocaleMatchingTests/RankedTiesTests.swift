import Testing

@testable import LocaleMatching

/// The order of supported identifiers at one distance: each is the answer of a matcher without those before it.
@Suite struct RankedTiesTests {
  @Test(arguments: 1...12 as ClosedRange<UInt64>) func tiesAreInTheOrderOfTheMatcher(seed: UInt64) {
    var random = seed &* 0x9E37_79B9_7F4A_7C15
    func below(_ limit: Int) -> Int {
      random ^= random << 13
      random ^= random >> 7
      random ^= random << 17
      return Int(random >> 33) % limit
    }
    let languages = ["en", "sr", "zh", "xx", "und"]
    let scripts = ["", "-Latn", "-Cyrl", "-Shaw", "-Hant", "-Deva"]
    let regions = ["", "-US", "-RS", "-CN", "-TW", "-AA", "-GB", "-QA"]
    let options = LocaleMatcher.Options(threshold: .below(100))
    for _ in 0..<60 {
      let supported = (0..<14).map { _ in
        languages[below(languages.count)] + scripts[below(scripts.count)] + regions[below(regions.count)]
      }
      let desired = languages[below(4)] + "-Grek" + regions[below(regions.count)]
      let ranked = LocaleMatcher(supported: supported, options: options).rankedMatches(for: desired)
      var left = supported
      for match in ranked {
        let best = LocaleMatcher(supported: left, options: options).bestMatch(for: desired)
        #expect(best == match, "\(supported) for \(desired): \(ranked.map { supported[$0.supportedIndex] })")
        if best != match { return }
        // Its duplicates are removed too: a ranking leaves them out.
        let matcher = LocaleMatcher(supported: supported)
        let winner = matcher.maximized(match.supportedIdentifier)
        for place in left.indices
        where matcher.maximized(supported[place]) == winner {
          left[place] = "x-removed"
        }
      }
    }
  }
}
