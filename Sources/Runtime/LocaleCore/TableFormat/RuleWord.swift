/// A language rule or a script rule, found by its desired language.
///
///     bit 63      last of its language
///         62…56   distance, 0…100
///         55…42   index of the rule in CLDR's file order
///         41…35   unused
///         34…0    supported side: language (15 bits), above it the script (20 bits; zero in a language rule)
public struct RuleWord: Equatable, Sendable {
  /// The word as the tables have it.
  public var rawValue: UInt64

  /// A word of a table.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Makes the word of a rule.
  ///
  /// - Parameter supported: see `side`.
  /// - Throws: if a field does not fit.
  public init(supported: UInt64, distance: Int, rule: Int, isLast: Bool) throws(FieldOverflow) {
    rawValue = isLast ? 1 << 63 : 0
    rawValue |= try PackedField.value(distance, below: 101, "distance") << 56
    rawValue |= try PackedField.value(rule, below: 1 << 14, "index of the rule") << 42
    rawValue |= try PackedField.value(supported, below: 1 << 35, "supported side")
  }

  /// Whether no further rule of the language follows.
  public var isLast: Bool { rawValue >> 63 != 0 }
  /// The distance, 0…100.
  public var distance: Int { Int(truncatingIfNeeded: rawValue >> 56 & 0x7F) }
  /// The index of the rule in CLDR's file order.
  public var rule: Int { Int(truncatingIfNeeded: rawValue >> 42 & 0x3FFF) }
  /// The supported side: see `side`.
  public var supported: UInt64 { rawValue & (1 << 35 - 1) }
  /// The language of the supported side.
  public var supportedLanguage: UInt64 { rawValue & 0x7FFF }

  /// A supported side: a language, and the script of a script rule, zero for none.
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
  /// The word as the tables have it.
  public var rawValue: UInt32

  /// A word of a table.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Makes the word of a set.
  ///
  /// - Throws: if the script does not fit.
  public init(script: UInt32, isLast: Bool) throws(FieldOverflow) {
    rawValue = UInt32(truncatingIfNeeded: try PackedField.value(script, below: 1 << 20, "script"))
    if isLast { rawValue |= 1 << 20 }
  }

  /// The packed script, zero for any.
  public var script: UInt32 { rawValue & 0xF_FFFF }
  /// Whether no further set of the language follows.
  public var isLast: Bool { rawValue >> 20 != 0 }
}

/// The place of a row of region distances, and of the rules that give them in another table: a row has a distance for
/// every class of supported region. Row 0 is that of the default rule; those of a set follow by class of desired region.
public enum RegionRow {
  /// Where a row begins in the tables.
  ///
  /// - Parameters:
  ///   - set: the position of a set, from 1.
  ///   - classCount: the number of region classes.
  public static func start(set: Int, desiredClass: Int, classCount: Int) -> Int {
    ((set &- 1) &* classCount &+ desiredClass &+ 1) &* classCount
  }
}
