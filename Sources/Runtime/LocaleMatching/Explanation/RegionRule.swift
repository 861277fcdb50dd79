/// Finds the rule behind the distance of two regions.
///
/// In a file of its own: on ELF a table lies beside the metadata of the types in the file that uses it, so that a
/// program that explains nothing would link the table with them.
enum RegionRule {
  /// The rule's position among CLDR's rules.
  static func number(desired: LSR, supported: LSR) -> Int {
    guard let set = LanguageRules.regionRuleSet(desired: desired, supported: supported) else {
      return RuleTable.defaultRegionRule
    }
    let index = LanguageRules.regionIndex(
      set: set, desired: desired.regionMark.classNumber, supported: supported.regionMark.classNumber)
    return Int(NarrowNumbers.half(index, in: RuleTable.regionRules))
  }
}
