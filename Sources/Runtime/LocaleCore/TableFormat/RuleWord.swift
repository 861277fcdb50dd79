/// A language rule or a script rule, found by its desired side.
///
///     bit 63      last of its run
///         62…56   distance, 0…100
///         55…42   index of the rule in CLDR's file order
///         41…36   which of the supported languages it leads to, from 1; zero in a script rule. See `LanguageWord`
///         35      unused
///         34…0    supported side: language (15 bits), above it the script (20 bits; zero in a language rule)
package struct RuleWord: Equatable {
  package var rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  package init(supported: UInt64, distance: Int, rule: Int, target: Int, isLast: Bool) {
    rawValue =
      supported | UInt64(target) << 36 | UInt64(rule) << 42 | UInt64(distance) << 56 | (isLast ? 1 << 63 : 0)
  }

  /// The limit of a rule's index: the field has fourteen bits.
  package static var ruleLimit: Int { 1 << 14 }

  package var isLast: Bool { rawValue >> 63 != 0 }
  package var distance: Int { Int(truncatingIfNeeded: rawValue >> 56 & 0x7F) }
  package var rule: Int { Int(truncatingIfNeeded: rawValue >> 42 & 0x3FFF) }
  package var target: UInt64 { rawValue >> 36 & 0x3F }
  package var supported: UInt64 { rawValue & (1 << 35 - 1) }
  package var supportedLanguage: UInt64 { rawValue & 0x7FFF }

  package static func side(language: UInt64, script: UInt32) -> UInt64 { language | UInt64(script) << 15 }
}

/// A language with region rules, and the script in which they hold.
///
///     bit 34…15   script, zero for any
///         14…0    language
package struct RegionRuleSet: Equatable, Sendable {
  package var rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  package init(language: UInt64, script: UInt32) { rawValue = RuleWord.side(language: language, script: script) }

  package var language: UInt64 { rawValue & 0x7FFF }
  package var script: UInt32 { UInt32(truncatingIfNeeded: rawValue >> 15) }

  /// Whether the rules hold between two identifiers of a language in these scripts.
  package func holds(in language: UInt64, desiredScript: UInt32, supportedScript: UInt32) -> Bool {
    self.language == language
      && (script == 0 || script == desiredScript && script == supportedScript)
  }
}

/// The index of the distance of two region classes under a rule set, and of the rule that gives it in another table.
package enum RegionDistanceIndex {
  /// - Parameter classCount: the number of region classes.
  package static func of(set: Int, desired: Int, supported: Int, classCount: Int) -> Int {
    (set &* classCount &+ supported) &* classCount &+ desired
  }
}

/// The parts of a rule for explanations: its distance, its direction, and the offset of its text.
///
///     bit 31…8    offset of its line
///         7…1     distance
///         0       one way only
package struct RuleTextWord: Equatable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package init(offset: Int, distance: Int, isOneWay: Bool) {
    rawValue = UInt32(truncatingIfNeeded: offset) << 8 | UInt32(truncatingIfNeeded: distance) << 1 | (isOneWay ? 1 : 0)
  }

  package var offset: Int { Int(rawValue >> 8) }
  package var distance: Int { Int(rawValue >> 1 & 0x7F) }
  package var isOneWay: Bool { rawValue & 1 != 0 }
}

/// The start of the run of rules of a desired language, or of a desired language and script.
///
///     bit 63…40   index of the first rule
///         34…0    language, script, as in `RuleWord`
package struct RuleRun: Equatable {
  package var rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  package init(desired: UInt64, first: Int) { rawValue = desired | UInt64(first) << 40 }

  package var desired: UInt64 { rawValue & (1 << 35 - 1) }
  package var first: Int { Int(truncatingIfNeeded: rawValue >> 40) }
}
