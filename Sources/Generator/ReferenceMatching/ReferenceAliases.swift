import CLDRTables

/// The few aliases that ICU's matcher applies (spec §4): one language for another, and regions of two letters.
///
/// Not Annex C: no row whose type or replacement has more than a language (`sh`, `prs`, `hy-arevmda`), no script,
/// no variant, no number (`840` stays), and of several regions always the first.
package struct ReferenceAliases: Sendable {
  private let languages: [String: String]
  private let regions: [String: String]

  package init(facts: CLDRFacts) {
    var languages: [String: String] = [:]
    var regions: [String: String] = [:]
    for alias in facts.aliases {
      guard let replacement = alias.replacements.first else { continue }
      if alias.kind == .language, !alias.type.contains("_"), !replacement.contains("_") {
        languages[alias.type] = replacement
      } else if alias.kind == .territory, alias.type.utf8.count == 2 {
        regions[alias.type] = replacement
      }
    }
    self.languages = languages
    self.regions = regions
  }

  package func language(_ language: String) -> String { languages[language] ?? language }
  package func region(_ region: String) -> String { regions[region] ?? region }
}
