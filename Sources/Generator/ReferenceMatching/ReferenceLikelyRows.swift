import CLDRTables

/// `likelySubtags.xml` by its `from` (UTS #35, Likely Subtags).
struct ReferenceLikelyRows: Sendable {
  struct Fields: Hashable, Sendable {
    var language: String
    var script: String
    var region: String
  }

  private let rows: [String: Fields]

  init(facts: CLDRFacts) {
    var rows: [String: Fields] = [:]
    for fact in facts.likelySubtags {
      let parts = fact.to.split(separator: "_").map(String.init)
      guard parts.count == 3 else { continue }
      rows[fact.from] = Fields(language: parts[0], script: parts[1], region: parts[2])
    }
    self.rows = rows
  }

  func row(_ from: String...) -> Fields? {
    rows[from.joined(separator: "_")]
  }

  /// The row of the most fields: language-script-region, language-script, language-region, language.
  func best(language: String, script: String, region: String) -> Fields? {
    if !script.isEmpty, !region.isEmpty, let found = row(language, script, region) { return found }
    if !script.isEmpty, let found = row(language, script) { return found }
    if !region.isEmpty, let found = row(language, region) { return found }
    return row(language)
  }

  /// As ICU's matcher looks up: with a script written, a row of another script comes last.
  ///
  /// CLDR has no `und_Latn`, for `und` says it already. So `und-Latn-KH` takes `und` (English) before `und_KH` (Khmer
  /// script), though `und-Latn-FR` takes `und_FR`; the public operation takes the region's row in both.
  func bestForMatching(language: String, script: String, region: String) -> Fields? {
    if !script.isEmpty, !region.isEmpty, row(language, script, region) == nil, row(language, script) == nil {
      if let found = row(language, region), found.script == script { return found }
      if let found = row(language), found.script == script { return found }
    }
    return best(language: language, script: script, region: region)
  }
}
