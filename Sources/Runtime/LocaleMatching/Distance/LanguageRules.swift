/// The rules of `languageMatching`, as the generated tables hold them (UTS #35, Language Matching).
enum LanguageRules {
  /// The first rule of a desired language's run; nil if no rule begins with it.
  static func firstRule(ofDesired language: UInt64) -> Int? {
    first(
      RuleWord.side(language: language, script: 0), runs: DistanceTable.languageRuns,
      displacements: DistanceTable.languageRunDisplacements)
  }

  private static func firstScriptRule(ofDesired language: UInt64, script: UInt32) -> Int? {
    first(
      RuleWord.side(language: language, script: script), runs: DistanceTable.scriptRuns,
      displacements: DistanceTable.scriptRunDisplacements)
  }

  private static func first(_ key: UInt64, runs: [UInt64], displacements: [UInt64]) -> Int? {
    // No rule begins with `und`; an empty slot would look like one.
    guard key != 0 else { return nil }
    let slot = PerfectHash.slot(of: key, displacements: displacements, slotCount: runs.count)
    let run = RuleRun(rawValue: runs[slot])
    return run.desired == key ? run.first : nil
  }

  /// The language rule for a pair of different languages; nil if only the default holds.
  static func rule(desired: UInt64, supported: UInt64) -> RuleWord? {
    guard desired < PackedSubtag.shortLanguageLimit, var index = firstRule(ofDesired: desired) else { return nil }
    while true {
      let rule = RuleWord(rawValue: DistanceTable.languageRules[index])
      if rule.supportedLanguage == supported { return rule }
      if rule.isLast { return nil }
      index += 1
    }
  }

  /// The script rule for a pair of different scripts; nil if only the default holds.
  static func scriptRule(desired: LSR, supported: LSR) -> RuleWord? {
    guard desired.language < PackedSubtag.shortLanguageLimit, supported.language < PackedSubtag.shortLanguageLimit,
      var index = firstScriptRule(ofDesired: desired.language, script: desired.script)
    else { return nil }
    let side = RuleWord.side(language: supported.language, script: supported.script)
    while true {
      let rule = RuleWord(rawValue: DistanceTable.scriptRules[index])
      if rule.supported == side { return rule }
      if rule.isLast { return nil }
      index += 1
    }
  }

  /// The set of region rules that holds between two identifiers; nil if only the default holds.
  ///
  /// The generator proves that region rules join a language to itself, in any script or in one script.
  static func regionRuleSet(desired: LSR, supported: LSR) -> Int? {
    guard desired.language == supported.language else { return nil }
    for (index, set) in DistanceTable.regionRuleSets.enumerated() {
      let set = RegionRuleSet(rawValue: set)
      if set.holds(in: desired.language, desiredScript: desired.script, supportedScript: supported.script) {
        return index
      }
    }
    return nil
  }

  /// Whether the set of region rules that holds between a supported identifier and itself also holds from a desired one.
  static func regionRules(_ set: Int, holdFrom desired: LSR, to supported: LSR) -> Bool {
    desired.language == supported.language
      && RegionRuleSet(rawValue: DistanceTable.regionRuleSets[set])
        .holds(in: desired.language, desiredScript: desired.script, supportedScript: supported.script)
  }

  /// The index of a pair of region classes in the tables of a rule set.
  static func regionIndex(set: Int, desired: Int, supported: Int) -> Int {
    RegionDistanceIndex.of(
      set: set, desired: desired, supported: supported, classCount: DistanceTable.regionClassCount)
  }

  /// The distance of two different regions under a rule set.
  static func regionDistance(set: Int, desired: Int, supported: Int) -> Int {
    let index = regionIndex(set: set, desired: desired, supported: supported)
    return Int(truncatingIfNeeded: NarrowNumbers.byte(index, in: DistanceTable.regionDistances))
  }

  /// Calls a body with every class of desired region and its distance from a supported one.
  static func forEachRegionDistance(set: Int, supported: Int, _ body: (_ desired: Int, _ distance: Int) -> Void) {
    let start = regionIndex(set: set, desired: 0, supported: supported)
    DistanceTable.regionDistances.withUnsafeBufferPointer { words in
      // The table has a distance for every pair of classes of every set, and a word has eight of them.
      var desired = 0
      var word: UInt64 = 0
      while desired < DistanceTable.regionClassCount {
        let index = start &+ desired
        if desired == 0 || index & 7 == 0 { word = words[index >> 3] &>> UInt64((index & 7) << 3) }
        body(desired, Int(truncatingIfNeeded: word & 0xFF))
        word >>= 8
        desired &+= 1
      }
    }
  }
}
