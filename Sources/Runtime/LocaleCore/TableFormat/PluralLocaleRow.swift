/// A language with rules of its own, and its rule sets. Rows are sorted.
///
///     bit 31…17   language, five bits a letter; zero for root
///         16…10   index of its rule set for cardinals
///         9…3     index of its rule set for ordinals
///         2…1     unused
///         0       whether some of its scripts or regions have other rules, see `PluralLocaleRow`
public struct PluralLanguageRow: Equatable, Sendable {
  public var rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public init(language: UInt32, sets: PluralSets, hasLocales: Bool) {
    rawValue = language << 17 | UInt32(truncatingIfNeeded: sets.rawValue) << 3 | (hasLocales ? 1 : 0)
  }

  public var language: UInt32 { rawValue >> 17 }
  public var sets: PluralSets { PluralSets(rawValue: UInt64(rawValue >> 3 & 0x3FFF)) }
  public var hasLocales: Bool { rawValue & 1 != 0 }
}

/// A locale whose rules are not those of its language, as pt-PT.
///
///     bit 63…50   its rule sets, see `PluralSets`
///         49…46   unused
///         45…31   language
///         30…11   script, five bits a letter; zero for none
///         10…0    region, as in `PackedSubtag`; zero for none
public struct PluralLocaleRow: Equatable, Sendable {
  public var rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public init(key: UInt64, sets: PluralSets) { rawValue = sets.rawValue << 50 | key }

  public static func key(language: UInt64, script: UInt32, region: UInt16) -> UInt64 {
    LSR(language: language, script: script, region: region).rawValue
  }

  public var key: UInt64 { rawValue & (1 << 46 - 1) }
  public var sets: PluralSets { PluralSets(rawValue: rawValue >> 50) }
}

/// The two rule sets of a locale.
///
///     bit 13…7   index of the one for cardinals
///         6…0    index of the one for ordinals
public struct PluralSets: Equatable, Sendable {
  public var rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public init(cardinal: UInt64, ordinal: UInt64) { rawValue = cardinal << 7 | ordinal }

  public static var limit: Int { 1 << 7 }

  public var cardinal: Int { Int(truncatingIfNeeded: rawValue >> 7) }
  public var ordinal: Int { Int(truncatingIfNeeded: rawValue & 0x7F) }
}
