import CLDRTables
import ReferenceMatching

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
