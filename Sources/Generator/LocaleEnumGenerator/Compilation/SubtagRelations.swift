import LocaleMatching

/// What CLDR says of languages, gathered so that it can be asked by language.
struct SubtagRelations {
  /// Every language CLDR knows; aliases too.
  let languages: [KnownSubtags.Language]
  /// By language; that of `und` is zero.
  let likelyRules: [UInt64: [KnownSubtags.LikelyRule]]
  /// For each language those that a rule joins to it, in either direction.
  private(set) var related: [UInt64: Set<UInt64>] = [:]
  /// For each language the scripts in its rules.
  private(set) var ruleScripts: [UInt64: Set<UInt64>] = [:]
  /// Languages with region rules.
  private(set) var hasRegionRules: Set<UInt64> = []
  let replacements: [UInt64: UInt64]
  let likely: [UInt64: (script: UInt32, region: UInt16)]

  init() {
    languages = KnownSubtags.languages
    likelyRules = Dictionary(grouping: KnownSubtags.likelyRules, by: \.language)
    replacements = languages.reduce(into: [:]) { $0[$1.packed] = $1.replacement }
    likely = languages.reduce(into: [:]) { $0[$1.packed] = $1.likely }
    for rule in MatchRule.all {
      let desired = rule.desired.split(separator: "_")
      let supported = rule.supported.split(separator: "_")
      guard let one = desired.first, let other = supported.first, one != "*", other != "*" else { continue }
      let pair = (SubtagText.packed(one), SubtagText.packed(other))
      related[pair.0, default: []].insert(pair.1)
      related[pair.1, default: []].insert(pair.0)
      for (language, side) in [(pair.0, desired), (pair.1, supported)] where side.count > 1 && side[1] != "*" {
        ruleScripts[language, default: []].insert(SubtagText.packed(side[1]))
      }
      if desired.count > 2 { hasRegionRules.formUnion([pair.0, pair.1]) }
    }
  }

  /// The language that stands for an alias; others stand for themselves.
  func resolved(_ language: UInt64) -> UInt64 { replacements[language] ?? language }
}
