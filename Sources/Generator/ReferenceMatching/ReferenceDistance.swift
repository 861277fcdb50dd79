import CLDRTables

/// The distance between two maximized identifiers, part by part (UTS #35, Language Matching).
package struct ReferenceDistance: Sendable {
  /// The part of one level, and the index in `LanguageMatchingFacts.rules` of the rule that gives it.
  package struct LevelDistance: Hashable, Sendable {
    package var distance: Int
    /// The index of the rule; nil if the fields are equal.
    package var rule: Int?
  }

  package struct Breakdown: Hashable, Sendable {
    /// The language part, after the division by four if the script is favored.
    package var language: LevelDistance
    package var script: LevelDistance
    package var region: LevelDistance
    /// The part below one, in eighths: for fields that are explicit on one side only. Zero unless the sum is zero.
    package var micro: Int

    /// The unlimited sum: `und` to `en` is 130.
    package var sum: Int { language.distance + script.distance + region.distance }
    /// The sum, at most 100: at 100 nothing matches under any threshold.
    package var distance: Int { min(sum, ReferenceDistance.saturation) }
    package var eighths: Int { distance * 8 + micro }
  }

  package enum Favor: Hashable, Sendable {
    case language, script
  }

  package static let saturation = 100

  private let rules: ReferenceRules
  private let regions: ReferenceRegions

  package init(facts: CLDRFacts) {
    rules = ReferenceRules(facts: facts)
    regions = ReferenceRegions(facts: facts)
  }

  /// The part of the languages alone: no pair with these languages is nearer.
  package func languageDistance(desired: String, supported: String) -> Int {
    desired == supported ? 0 : Self.part(rules.language(desired, supported)).distance
  }

  package func breakdown(
    desired: ReferenceMaximized, supported: ReferenceMaximized, favor: Favor = .language
  ) -> Breakdown {
    var language = LevelDistance(distance: 0, rule: nil)
    if desired.language != supported.language {
      language = Self.part(rules.language(desired.language, supported.language))
      if favor == .script { language.distance /= 4 }
    }
    var script = LevelDistance(distance: 0, rule: nil)
    if desired.script != supported.script { script = Self.part(rules.script(desired, supported)) }
    var region = LevelDistance(distance: 0, rule: nil)
    if desired.region != supported.region { region = farthestRegion(desired, supported) }

    let sum = language.distance + script.distance + region.distance
    let micro = sum == 0 ? desired.written ^ supported.written : 0
    return Breakdown(language: language, script: script, region: region, micro: micro)
  }

  /// The greatest distance of all kinds of members, for macro-regions on either side.
  private func farthestRegion(_ desired: ReferenceMaximized, _ supported: ReferenceMaximized) -> LevelDistance {
    var farthest: LevelDistance?
    for desiredClasses in regions.classes(of: desired.region) {
      for supportedClasses in regions.classes(of: supported.region) {
        let part = Self.part(rules.region(desired, desiredClasses, supported, supportedClasses))
        if part.distance > (farthest?.distance ?? -1) { farthest = part }
      }
    }
    return farthest ?? LevelDistance(distance: Self.saturation, rule: nil)
  }

  /// CLDR ends each level with a rule of `*`; without it nothing would be near.
  private static func part(_ found: ReferenceRules.Found?) -> LevelDistance {
    LevelDistance(distance: found?.distance ?? saturation, rule: found?.rule)
  }
}
