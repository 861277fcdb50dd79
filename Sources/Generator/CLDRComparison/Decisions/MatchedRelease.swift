import CLDRTables
import ReferenceMatching

/// A release and a matcher for it, made at run time from the release's rules.
///
/// The fast runtime is compiled with one release. This is the reference matcher, which reads any release. Tests compare
/// the runtime with it, so a decision here is a decision there.
final class MatchedRelease: Sendable {
  let matching: ReferenceMatching
  let rules: [LanguageMatchFact]

  init(_ facts: CLDRFacts) {
    matching = ReferenceMatching(facts: facts)
    rules = facts.languageMatching.rules
  }

  /// A locale, read and maximized once.
  struct Locale: Sendable {
    var name: String
    var identifier: ReferenceIdentifier
    var maximized: ReferenceMaximized
  }

  /// The locale of a text; nil if it is not an identifier in this release.
  func locale(_ name: String) -> Locale? {
    guard let identifier = try? matching.parser.parse(name) else { return nil }
    return Locale(
      name: name, identifier: identifier, maximized: matching.likelySubtags.maximizedForMatching(identifier))
  }
}

/// One of two releases.
enum ReleaseSide { case old, new }

/// A locale as both releases read it.
struct ComparedLocale: Sendable {
  var name: String
  var old: MatchedRelease.Locale
  var new: MatchedRelease.Locale

  subscript(side: ReleaseSide) -> MatchedRelease.Locale { side == .old ? old : new }
}

/// Two releases side by side.
struct ReleasePair: Sendable {
  let old: MatchedRelease
  let new: MatchedRelease

  subscript(side: ReleaseSide) -> MatchedRelease { side == .old ? old : new }

  /// The locale of a text; nil if it is not an identifier in one of the releases.
  func locale(_ name: String) -> ComparedLocale? {
    guard let before = old.locale(name), let after = new.locale(name) else { return nil }
    return ComparedLocale(name: name, old: before, new: after)
  }
}

/// The distance of one supported locale from the desired one, in one release, and the rules that give it.
package struct CandidateExplanation: Hashable, Sendable, Codable {
  package struct LevelDistance: Hashable, Sendable, Codable {
    /// `language`, `script` or `region`.
    package var level: String
    package var distance: Int
    /// The rule as CLDR writes it; nil if the fields are equal.
    package var rule: String?
  }

  /// What the app's options make of the distance.
  package enum Verdict: String, Hashable, Sendable, Codable {
    case wins, loses
    /// It would not win if it were the only one.
    case noMatch = "does not match"
  }

  package var supported: String
  package var desiredMaximized: String
  package var supportedMaximized: String
  /// The distance, 0 to 100; 100 means nothing in common.
  package var distance: Int
  package var verdict: Verdict
  /// The parts for language, script and region that are not zero.
  package var parts: [LevelDistance]
}

extension MatchedRelease {
  func distance(from desired: Locale, to supported: Locale) -> Int {
    matching.distance.breakdown(desired: desired.maximized, supported: supported.maximized).distance
  }

  func explanation(
    desired: Locale, supported: Locale, isWinner: Bool, _ options: ReferenceMatcher.Options
  ) -> CandidateExplanation {
    let breakdown = matching.distance.breakdown(
      desired: desired.maximized, supported: supported.maximized, favor: options.favor)
    let alone = ReferenceMatcher(matching, supported: [supported.identifier], options: options)
    let matches = alone.bestMatch(for: [desired.identifier]).supportedIndex == 0
    let levels = [("language", breakdown.language), ("script", breakdown.script), ("region", breakdown.region)]
    return CandidateExplanation(
      supported: supported.name, desiredMaximized: Self.text(desired.maximized),
      supportedMaximized: Self.text(supported.maximized), distance: breakdown.distance,
      verdict: isWinner ? .wins : matches ? .loses : .noMatch,
      parts: levels.filter { $1.distance > 0 }.map { level, part in
        CandidateExplanation.LevelDistance(
          level: level, distance: part.distance,
          rule: part.rule.flatMap { rules.indices.contains($0) ? rules[$0] : nil }?.text)
      })
  }

  static func text(_ maximized: ReferenceMaximized) -> String {
    [maximized.language, maximized.script, maximized.region].filter { !$0.isEmpty }.joined(separator: "-")
  }
}
