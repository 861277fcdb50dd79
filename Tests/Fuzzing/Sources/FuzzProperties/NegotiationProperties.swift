import LocaleMatching

/// The properties of the locale that a header gets.
enum NegotiationProperties {
  static let supported = [
    "en", "en-GB", "de-CH", "zh-Hant", "zh-Hans-CN", "es-419", "he", "sr-Latn", "x-bork",
  ]
  private static let matchers = [
    LocaleMatcher(supported: supported),
    LocaleMatcher(
      supported: supported,
      options: .init(direction: .twoWay, demotion: .noDemotion, default: .identifier("de-CH"))),
  ]

  static func check(_ header: AcceptLanguage, _ raw: UnsafeBufferPointer<UInt8>) throws(PropertyViolation) {
    let text = header.header
    let ranges = header.ranges
    let model = HeaderModel(header)
    for identifier in supported {
      let qvalue = header.qvalue(of: identifier)
      try require(
        qvalue == model.qvalue(of: identifier), "the closest range decides", "\(text): \(identifier)")
    }
    for matcher in matchers {
      let match = matcher.bestMatch(for: header)
      try require(matcher.bestMatch(for: AcceptLanguage(text)) == match, "a header matches as its text does", text)
      // Repaired UTF-8 is longer, so limits and positions may differ.
      if raw.elementsEqual(text.utf8) {
        try require(matcher.explanation(for: header).match == match, "an explanation explains the match", text)
      }
      try check(match, matcher, ranges, text)
      guard let match else { continue }
      try require(supported.indices ~= match.supportedIndex, "a match lies in the list", text)
      try require(
        ranges.contains { $0.index == match.desiredIndex && $0.qvalue > 0 }, "a match is for a range that is wanted",
        text)
    }
  }

  /// Without `*` and exclusions a header is a list of preferences. With `*` the ranges before it are one, if one of
  /// them matches.
  private static func check(
    _ match: LocaleMatch?, _ matcher: LocaleMatcher, _ ranges: [AcceptLanguage.WeightedRange],
    _ text: String
  ) throws(PropertyViolation) {
    guard !ranges.contains(where: { $0.qvalue == 0 }) else { return }
    let end = ranges.firstIndex(where: \.isWildcard) ?? ranges.count
    let preferences = ranges[..<end].map(\.identifier)
    let expected = matcher.bestMatch(for: preferences)
    guard end == ranges.count || expected != nil else { return }
    try require(
      match?.supportedIndex == expected?.supportedIndex && match?.distance == expected?.distance
        && match?.desiredIndex == expected.map { ranges[$0.desiredIndex].index },
      "a header is a list of preferences", "\(text): \(String(describing: match)) \(String(describing: expected))")
  }
}
