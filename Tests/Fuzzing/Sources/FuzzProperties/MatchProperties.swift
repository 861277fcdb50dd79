#if FROM_ANOTHER_PACKAGE
  @testable import LocaleMatching
#else
  import LocaleMatching
#endif

/// The properties of matching.
enum MatchProperties {
  private static let supported = [
    "en", "en-GB", "en-AU", "de", "fr-CA", "fr", "zh-Hans", "zh-Hant", "zh-Hant-HK", "es", "es-419", "pt-BR", "pt-PT",
    "sr", "sr-Latn", "no", "hi", "und", "x-bork", "en-XA", "qaa", "english", "az-Arab", "mn-CN",
  ]
  private static let matchers = [
    LocaleMatcher(supported: supported),
    LocaleMatcher(supported: supported, options: .init(favor: .script, default: .noDefault)),
    LocaleMatcher(supported: supported, options: .init(threshold: .below(100), direction: .twoWay)),
  ]

  /// One identifier among many locales, in every form that a matcher takes.
  static func check(_ text: String, _ raw: UnsafeBufferPointer<UInt8>) throws(PropertyViolation) {
    for matcher in matchers {
      let match = matcher.bestMatch(for: text)
      try require(
        matcher.bestMatch(for: UTF8Preference(raw)) == match, "a match from UTF-8 is that from a string", text)
      try require(matcher.bestMatch(for: [text]) == match, "a list of one is its element", text)
      try require(matcher.rankedMatches(for: text).first == match, "the best match ranks first", text)
      guard let match else { continue }
      try require(supported.indices ~= match.supportedIndex, "a match lies in the list", text)
      try require(match.desiredIndex == 0 && match.distance < matcher.effectiveThreshold, "a match is near", text)
      let resolved = try require(match.resolved(for: text), "a match can be resolved", text)
      let language = LanguageIdentifier(languageOf: supported[match.supportedIndex])?.language
      try require(resolved.language == language, "a resolved locale keeps its language", "\(text): \(resolved)")
      try require(
        LocaleIdentifier(resolved.description) == resolved, "a resolved locale is an identifier",
        "\(text): \(resolved)")
    }
  }

  /// Whether an identifier has variants or private use.
  private static func hasVariants(_ identifier: String) -> Bool {
    // A name as programs write it may have any: `llu-K-PK`.
    LocaleIdentifier(identifier).map { !($0.variants.isEmpty && $0.privateUse.isEmpty) } ?? true
  }

  /// One identifier among the supported ones of the input.
  static func check(_ text: String, isWellFormed: Bool, supported: [String]) throws(PropertyViolation) {
    try checkItself(text, isWellFormed: isWellFormed)
    guard !supported.isEmpty else { return }
    let matcher = LocaleMatcher(supported: supported)
    let match = matcher.bestMatch(for: text)
    // Other supported locales may change which locale wins, but not how near the nearest is; where texts decide, at
    // distance zero, `en-US` without variants wins over `en-fonipa`.
    var nearest: LocaleDistance?
    for identifier in supported {
      let alone = LocaleMatcher(supported: [identifier]).bestMatch(for: text)?.distance
      if let alone, alone < nearest ?? LocaleDistance(100) { nearest = alone }
    }
    try require(
      match?.distance == nearest || match?.distance.whole == nearest?.whole && supported.contains(where: hasVariants),
      "the best match is as near as the nearest of all",
      "\(text) \(supported): \(String(describing: match)) \(String(describing: nearest))")
    try require(
      matcher.explanation(for: text).match == match, "an explanation explains the match", "\(text) \(supported)")
    let wellFormed = supported.filter { LocaleIdentifier($0) != nil }
    let all = matcher.bestMatch(for: wellFormed)
    try require(
      all?.desiredIndex == wellFormed.indices.first && all?.distance ?? 0 == 0,
      "of preferences that are all supported the first wins", "\(supported): \(String(describing: all))")
  }

  private static func checkItself(_ text: String, isWellFormed: Bool) throws(PropertyViolation) {
    let matcher = LocaleMatcher(supported: ["ia", text])
    let match = matcher.bestMatch(for: text)
    guard isWellFormed else {
      // A name, a beginning, or what follows the first language.
      let bytes = Array(text.utf8)
      let ends = bytes.indices.filter { [0x2D, 0x5F, 0x2C, 0x3B, 0x2E, 0x40].contains(bytes[$0]) }
      let parts =
        ends.map { String(decoding: bytes[..<$0], as: UTF8.self) }
        + ends.map { String(decoding: bytes[($0 + 1)...], as: UTF8.self) }
      let meanings = (parts + [EnvironmentLocales.identifier(ofName: text) ?? ""]).filter {
        LocaleIdentifier($0) != nil
      }
      try require(
        // Its own name, `ia-abc` beside `ia`, of which it is one, and `english@latin`, or as near as what it names.
        match.map { own in
          own.supportedIndex == 1 && own.distance == 0
            || meanings.contains { matcher.bestMatch(for: $0)?.distance == own.distance }
        } ?? true,
        "what is no identifier matches as what it names", text)
      return
    }
    try require(match?.distance == 0, "an identifier is no way from itself", text)
  }
}
