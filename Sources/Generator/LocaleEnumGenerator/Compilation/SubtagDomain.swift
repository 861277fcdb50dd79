import LocaleMatching

/// The scripts and regions that must be asked for one language; all others behave like one that is not in the domain.
struct SubtagDomain: Hashable {
  /// The packed scripts, ascending, none of them zero.
  var scripts: [UInt64]
  var regions: [UInt16]

  /// A script that represents all scripts that are not in the domain.
  var otherScript: UInt64 { Self.firstMissing(in: scripts) }
  var otherRegion: UInt16 {
    // Numbers from 900 on are unassigned; three letters from Q on are private use.
    (1924..<2024).reversed().first { !regions.contains($0) } ?? 0
  }

  private static func firstMissing(in scripts: [UInt64]) -> UInt64 {
    let unassigned = ["qaaa", "qaab", "qaac", "qabx"].map { SubtagText.packed($0) }
    return unassigned.first { !scripts.contains($0) } ?? SubtagText.packed("qqqq")
  }
}

extension AppTableCompiler {
  /// The domain of a language as it is written.
  ///
  /// It has the scripts and regions of rows of likely subtags; the scripts that rules name and, for a language with
  /// region rules, the regions that have a class; and the subtags of every supported identifier in reach.
  func domain(of written: UInt64) -> SubtagDomain {
    let language = relations.resolved(written)
    let likely = relations.likely[language]
    let isOpen = language == 0 || likely == nil
    let reached = isOpen || isWide ? entries : entries(relatedTo: language)
    var scripts = Set(reached.map { UInt64($0.lsr.script) })
    var regions = Set(reached.map(\.lsr.region))
    let rules = (relations.likelyRules[language] ?? []) + (isOpen ? relations.likelyRules[0] ?? [] : [])
    for rule in rules {
      scripts.formUnion([UInt64(rule.script), UInt64(rule.likely.script)])
      regions.formUnion([rule.region, rule.likely.region])
    }
    if let likely {
      scripts.insert(UInt64(likely.script))
      regions.insert(likely.region)
    }
    if isOpen {
      scripts.insert(UInt64(KnownSubtags.undetermined.script))
      regions.insert(KnownSubtags.undetermined.region)
      for each in relations.ruleScripts.values { scripts.formUnion(each) }
    } else {
      scripts.formUnion(relations.ruleScripts[language] ?? [])
    }
    if language == 0 || relations.hasRegionRules.contains(language) { regions.formUnion(KnownSubtags.classedRegions) }
    regions.formUnion(KnownSubtags.regionAliases.filter { regions.contains($0.replacement) }.map(\.alias))
    return SubtagDomain(
      scripts: scripts.filter { $0 != 0 && $0 != Self.unknownScript && mayMatch(script: $0) }.sorted(),
      regions: regions.filter { $0 != 0 && $0 != Self.unknownRegion && !Self.pseudoRegions.contains($0) }.sorted())
  }

  /// The domain of a pseudo-locale's language, whose fields count as they are written.
  func pseudoDomain(kind: UInt64) -> SubtagDomain {
    let own = Self.pseudoRegions[Int(kind) - 1]
    let regions = Set(entries.map(\.lsr.region) + [own])
    return SubtagDomain(
      scripts: Set(entries.map { UInt64($0.lsr.script) }).filter { $0 != 0 }.sorted(),
      regions: regions.filter { $0 == own || $0 != 0 && !Self.pseudoRegions.contains($0) }.sorted())
  }

  /// Whether anything with this script, explicit or likely, can be near enough.
  private func mayMatch(script: UInt64) -> Bool {
    isScriptOpen || supportedScripts.contains(script) || allRuleScripts.contains(script)
  }

  /// The entries in a language, and in languages that rules join to it.
  func entries(relatedTo language: UInt64) -> [LocaleMatcher.ArrangedEntry] {
    let related = relations.related[language] ?? []
    return entries.filter { $0.lsr.language == language || related.contains($0.lsr.language) }
  }

  static let unknownScript = SubtagText.packed("zzzz")
  static let unknownRegion = UInt16(SubtagText.packed("zz"))
  static let pseudoRegions = ["xa", "xb", "xc"].map { UInt16(SubtagText.packed($0)) }
}

/// Facts of CLDR about languages, indexed by language.
struct SubtagRelations {
  /// Every language that CLDR knows, including aliases.
  let languages: [KnownSubtags.Language]
  /// The rows of likely subtags by language; `und` is zero.
  let likelyRules: [UInt64: [KnownSubtags.LikelyRule]]
  /// For each language, the languages that a rule joins to it, in either direction.
  private(set) var related: [UInt64: Set<UInt64>] = [:]
  /// For each language, the scripts in its rules.
  private(set) var ruleScripts: [UInt64: Set<UInt64>] = [:]
  /// The languages with region rules.
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

  /// The replacement of an alias; other languages are returned unchanged.
  func resolved(_ language: UInt64) -> UInt64 { replacements[language] ?? language }
}
