/// A language rule or a script rule as seen from the desired side.
///
///     bit 63      last of its run
///         62…56   distance, 0…100
///         55…42   index of the rule in CLDR's file order
///         41…36   which of the supported languages it leads to, from 1; zero in a script rule. See `LanguageWord`
///         35      unused
///         34…0    supported side: language (15 bits), above it the script (20 bits; zero in a language rule)
struct RuleWord: Equatable {
  var rawValue: UInt64

  @inline(__always)
  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(supported: UInt64, distance: Int, rule: Int, target: Int, isLast: Bool) {
    rawValue =
      supported | UInt64(target) << 36 | UInt64(rule) << 42 | UInt64(distance) << 56 | (isLast ? 1 << 63 : 0)
  }

  /// An index has fourteen bits.
  static let ruleLimit = 1 << 14

  @inline(__always) var isLast: Bool { rawValue >> 63 != 0 }
  @inline(__always) var distance: Int { Int(truncatingIfNeeded: rawValue >> 56 & 0x7F) }
  @inline(__always) var rule: Int { Int(truncatingIfNeeded: rawValue >> 42 & 0x3FFF) }
  @inline(__always) var target: UInt64 { rawValue >> 36 & 0x3F }
  @inline(__always) var supported: UInt64 { rawValue & (1 << 35 - 1) }
  @inline(__always) var supportedLanguage: UInt64 { rawValue & 0x7FFF }

  @inline(__always)
  static func side(language: UInt64, script: UInt32) -> UInt64 { language | UInt64(script) << 15 }
}

/// Where the run of rules of a desired language, or of a desired language and script, begins.
///
///     bit 63…40   index of the first rule
///         34…0    language, script, as in `RuleWord`
struct RuleRun: Equatable {
  var rawValue: UInt64

  @inline(__always)
  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(desired: UInt64, first: Int) { rawValue = desired | UInt64(first) << 40 }

  @inline(__always) var desired: UInt64 { rawValue & (1 << 35 - 1) }
  @inline(__always) var first: Int { Int(truncatingIfNeeded: rawValue >> 40) }
}
