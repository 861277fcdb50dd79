import CLDRTables
import ReferenceMatching

/// A release and a matcher over it, made from its rules as they stand, at run time.
///
/// The fast runtime is compiled with one release in it. This is the reference matcher, which reads any release and
/// which the tests hold the runtime to: a decision here is a decision there.
struct MatchedRelease: Sendable {
  let version: CLDRVersion
  let matching: ReferenceMatching
  let rules: [LanguageMatchFact]

  init(_ facts: CLDRFacts) {
    version = facts.version
    matching = ReferenceMatching(facts: facts)
    rules = facts.languageMatching.rules
  }

  /// A locale, read and maximised once.
  struct Locale: Sendable {
    var name: String
    var identifier: ReferenceIdentifier
    var maximized: ReferenceMaximized
  }

  /// Nil for a text that is no identifier in this release.
  func locale(_ name: String) -> Locale? {
    guard let identifier = try? matching.parser.parse(name) else { return nil }
    return Locale(
      name: name, identifier: identifier, maximized: matching.likelySubtags.maximizedForMatching(identifier))
  }
}
