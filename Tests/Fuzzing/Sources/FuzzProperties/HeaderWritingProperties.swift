import LocaleCanonicalization
import LocaleMatching

/// The property of a header that is written: reading it gives the preferences that it was written from.
enum HeaderWritingProperties {
  static func check(_ preferences: [String]) throws(PropertyViolation) {
    let written = AcceptLanguage(preferences: preferences).header
    let header = AcceptLanguage(written)
    let tags = header.ranges.map(\.text)
    try require(
      written.utf8.allSatisfy(isPlain), "a written header has nothing but tags and weights",
      "\(preferences): \(written)")
    try require(
      header.diagnostics.allSatisfy { $0.reason == .tooManyRanges || $0.reason == .tooLong },
      "a written header is regular", "\(preferences): \(written)")
    try require(
      zip(header.ranges, header.ranges.dropFirst()).allSatisfy { $0.qvalue > $1.qvalue }, "weights descend", written)
    try require(
      header.ranges.allSatisfy { $0.qvalue > 0 && !$0.isWildcard }, "nothing is excluded or left open", written)
    var expected: [LanguageIdentifier] = []
    for preference in preferences.map(read) {
      guard let identifier = meaning(preference), let head = LanguageIdentifier(languageOf: preference),
        head.language != .undetermined || head.script != nil || head.region != nil
      else { continue }
      if !expected.contains(identifier) { expected.append(identifier) }
    }
    var found: [LanguageIdentifier] = []
    for tag in tags {
      let identifier = try require(meaning(tag), "a written tag is an identifier", written)
      if !found.contains(identifier) { found.append(identifier) }
    }
    // A name of a long language has no reading but the writer's, and may come before another of its language.
    try require(
      found == expected
        || expected.allSatisfy(found.contains) && preferences.contains { meaning(read($0)) == nil }
        || found.count < expected.count && header.diagnostics.contains(where: \.isSkipped),
      "what is written is what was preferred, in that order", "\(preferences): \(written)")
    try require(
      AcceptLanguage(preferences: tags).header == written || header.diagnostics.contains(where: \.isSkipped),
      "what is read is written as it was", "\(preferences): \(written)")
    try checkLanguages(preferences, tags)
  }

  /// The identifier that a preference is, or names, or begins with.
  private static func read(_ preference: String) -> String {
    if LocaleIdentifier(preference) != nil { return preference }
    let part = LocaleMatcher(supported: ["en"]).explanation(for: preference).preferences.first?.partRead
    return part ?? EnvironmentLocales.identifier(ofName: preference) ?? preference
  }

  /// Language, script and region in canonical form: `sgn_BR` and `bzs` mean the same.
  private static func meaning(_ text: String) -> LanguageIdentifier? {
    LocaleIdentifier(text)?.canonicalized.languageIdentifier
  }

  /// With added languages nothing is lost and nothing occurs twice.
  private static func checkLanguages(_ preferences: [String], _ tags: [String]) throws(PropertyViolation) {
    let written = AcceptLanguage(preferences: preferences, addingLanguages: true).header
    let header = AcceptLanguage(written, limits: .init(byteCount: .max))
    guard !header.diagnostics.contains(where: \.isSkipped) else { return }
    try require(header.diagnostics.allSatisfy { _ in false }, "a written header is regular", written)
    let all = header.ranges.map(\.text)
    try require(
      Set(tags).isSubset(of: all) && Set(all).count == all.count,
      "adding languages loses nothing, and nothing occurs twice",
      "\(preferences): \(written)")
    try require(
      all.allSatisfy { tag in tags.contains { tag == $0 || $0.hasPrefix(tag + "-") } },
      "only languages of tags are added", "\(preferences): \(written)")
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0x2C, 0x20, 0x2D, 0x3B, 0x3D, 0x2E: true
    default: false
    }
  }
}
