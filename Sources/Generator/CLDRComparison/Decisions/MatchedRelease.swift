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

/// A locale as both releases read it.
struct ComparedLocale: Sendable {
  var name: String
  var old: MatchedRelease.Locale
  var new: MatchedRelease.Locale
}

/// Two releases side by side.
struct ReleasePair: Sendable {
  let old: MatchedRelease
  let new: MatchedRelease

  /// Nil for a text that is no identifier in one of the releases.
  func locale(_ name: String) -> ComparedLocale? {
    guard let before = old.locale(name), let after = new.locale(name) else { return nil }
    return ComparedLocale(name: name, old: before, new: after)
  }
}

/// How far one supported locale is from what is wanted, in one release, and by which rules.
package struct CandidateExplanation: Hashable, Sendable, Codable {
  package struct Part: Hashable, Sendable, Codable {
    /// `language`, `script` or `region`.
    package var level: String
    package var distance: Int
    /// The rule as CLDR writes it; nil where the fields are equal.
    package var rule: String?
  }

  package var supported: String
  package var desiredMaximized: String
  package var supportedMaximized: String
  /// 0 to 100; 100 has nothing in common.
  package var distance: Int
  /// Those of language, script and region that are not zero.
  package var parts: [Part]
}

extension MatchedRelease {
  func explanation(desired: Locale, supported: Locale) -> CandidateExplanation {
    let breakdown = matching.distance.breakdown(desired: desired.maximized, supported: supported.maximized)
    let levels = [("language", breakdown.language), ("script", breakdown.script), ("region", breakdown.region)]
    return CandidateExplanation(
      supported: supported.name, desiredMaximized: Self.text(desired.maximized),
      supportedMaximized: Self.text(supported.maximized), distance: breakdown.distance,
      parts: levels.filter { $1.distance > 0 }.map { level, part in
        CandidateExplanation.Part(
          level: level, distance: part.distance,
          rule: part.rule.flatMap { rules.indices.contains($0) ? rules[$0] : nil }?.xml)
      })
  }

  private static func text(_ maximized: ReferenceMaximized) -> String {
    [maximized.language, maximized.script, maximized.region].filter { !$0.isEmpty }.joined(separator: "-")
  }
}

extension LanguageMatchFact {
  /// The rule as CLDR writes it.
  var xml: String {
    "<languageMatch desired=\"\(desired)\" supported=\"\(supported)\" distance=\"\(distance)\"\(isOneWay ? " oneway=\"true\"" : "")/>"
  }
}
