/// A language rule or a script rule, found by its desired language.
///
///     bit 63      last of its language
///         62…56   distance, 0…100
///         55…42   index of the rule in CLDR's file order
///         41…35   unused
///         34…0    supported side: language (15 bits), above it the script (20 bits; zero in a language rule)
public struct RuleWord: Equatable, Sendable {
  public var rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// - Parameter supported: see `side`.
  public init(supported: UInt64, distance: Int, rule: Int, isLast: Bool) throws(FieldOverflow) {
    rawValue = isLast ? 1 << 63 : 0
    rawValue |= try PackedField.value(distance, below: 101, "distance") << 56
    rawValue |= try PackedField.value(rule, below: 1 << 14, "index of the rule") << 42
    rawValue |= try PackedField.value(supported, below: 1 << 35, "supported side")
  }

  public var isLast: Bool { rawValue >> 63 != 0 }
  public var distance: Int { Int(truncatingIfNeeded: rawValue >> 56 & 0x7F) }
  public var rule: Int { Int(truncatingIfNeeded: rawValue >> 42 & 0x3FFF) }
  public var supported: UInt64 { rawValue & (1 << 35 - 1) }
  public var supportedLanguage: UInt64 { rawValue & 0x7FFF }

  public static func side(language: UInt64, script: UInt32) -> UInt64 { language | UInt64(script) << 15 }
}

/// One set of region rules of a language: all that hold where both sides have its script, in CLDR's file order.
///
/// The sets of a language lie next to each other. Those of one script come first, and they have the rules for any script
/// too (UTS #35, Language Matching: on each level the first rule that fits); the set of any script is the last.
///
///     bit 20      last of its language
///         19…0    script, zero for any
public struct RegionRuleSet: Equatable, Sendable {
  public var rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public init(script: UInt32, isLast: Bool) throws(FieldOverflow) {
    rawValue = UInt32(truncatingIfNeeded: try PackedField.value(script, below: 1 << 20, "script"))
    if isLast { rawValue |= 1 << 20 }
  }

  public var script: UInt32 { rawValue & 0xF_FFFF }
  public var isLast: Bool { rawValue >> 20 != 0 }
}

/// The place of a row of region distances, and of the rules that give them in another table: a row has a distance for
/// every class of supported region. Row 0 is that of the default rule; those of a set follow by class of desired region.
public enum RegionRow {
  /// - Parameters:
  ///   - set: the position of a set, from 1.
  ///   - classCount: the number of region classes.
  public static func start(set: Int, desiredClass: Int, classCount: Int) -> Int {
    ((set &- 1) &* classCount &+ desiredClass &+ 1) &* classCount
  }
}
