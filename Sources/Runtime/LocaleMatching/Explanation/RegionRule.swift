import LocaleCore

/// Finds the rule behind the distance of two regions.
///
/// In a file of its own: on ELF a table lies beside the metadata of the types in the file that uses it, so that a
/// program that explains nothing would link the table with them.
enum RegionRule {
  /// The rule's position among CLDR's rules.
  static func number(_ pair: CLDRDistance, to supported: LSR) -> Int {
    Int(RuleTable.regionRules[pair.regionRow(to: supported) &+ supported.regionMark.classNumber])
  }
}
