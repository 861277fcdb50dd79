/// The distance between two maximized identifiers, level by level.
enum PairDistance {
  /// The greatest distance; a sum above it counts as this.
  static let maximum = 100

  /// The language's part: 0 for equal languages, else the rule's distance, else the default.
  static func language(_ desired: LSR, _ supported: LSR) -> Int {
    if desired.language == supported.language { return 0 }
    return LanguageRules.rule(desired: desired.language, supported: supported.language)?.distance
      ?? DistanceTable.defaultLanguageDistance
  }

  static func script(_ desired: LSR, _ supported: LSR) -> Int {
    if desired.hasScript(of: supported) { return 0 }
    return LanguageRules.scriptRule(desired: desired, supported: supported)?.distance
      ?? DistanceTable.defaultScriptDistance
  }

  static func region(_ desired: LSR, _ supported: LSR) -> Int {
    if desired.region == supported.region { return 0 }
    guard let set = LanguageRules.regionRuleSet(desired: desired, supported: supported) else {
      return DistanceTable.defaultRegionDistance
    }
    return LanguageRules.regionDistance(
      set: set, desired: desired.regionMark.classNumber, supported: supported.regionMark.classNumber)
  }

  /// The sum, at most `maximum`; with `favorsScript` the language counts a quarter.
  static func whole(_ desired: LSR, _ supported: LSR, favorsScript: Bool) -> Int {
    let language = language(desired, supported)
    let sum =
      (favorsScript ? language / 4 : language) + script(desired, supported) + region(desired, supported)
    return min(sum, maximum)
  }

  /// The sum in eighths; the explicit subtags tell apart identifiers with the same maximized identifier.
  static func eighths(_ desired: LSR, _ supported: LSR, favorsScript: Bool) -> Int {
    let whole = whole(desired, supported, favorsScript: favorsScript)
    return whole == 0 ? Int(desired.explicitSubtags ^ supported.explicitSubtags) : whole * 8
  }
}
