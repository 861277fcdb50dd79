/// A language with rules of its own: which rule sets it has. Rows are sorted.
///
///     bit 31…17   language, five bits a letter; zero for root
///         16…10   index of its rule set for cardinals
///         9…3     index of its rule set for ordinals
///         2…1     unused
///         0       whether some of its scripts or regions have other rules, see `PluralLocaleRow`
struct PluralLanguageRow: Equatable {
  var rawValue: UInt32

  @inline(__always)
  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(language: UInt32, sets: PluralSets, hasLocales: Bool) {
    rawValue = language << 17 | UInt32(truncatingIfNeeded: sets.rawValue) << 3 | (hasLocales ? 1 : 0)
  }

  @inline(__always) var language: UInt32 { rawValue >> 17 }
  @inline(__always) var sets: PluralSets { PluralSets(rawValue: UInt64(rawValue >> 3 & 0x3FFF)) }
  @inline(__always) var hasLocales: Bool { rawValue & 1 != 0 }
}

/// A locale whose rules are not those of its language, as pt-PT.
///
///     bit 63…50   its rule sets, see `PluralSets`
///         49…46   unused
///         45…31   language
///         30…11   script, five bits a letter; zero for none
///         10…0    region, as in `PackedSubtag`; zero for none
struct PluralLocaleRow: Equatable {
  var rawValue: UInt64

  @inline(__always)
  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(key: UInt64, sets: PluralSets) { rawValue = sets.rawValue << 50 | key }

  @inline(__always)
  static func key(language: UInt64, script: UInt32, region: UInt16) -> UInt64 {
    language << 31 | UInt64(script) << 11 | UInt64(region)
  }

  @inline(__always) var key: UInt64 { rawValue & (1 << 46 - 1) }
  @inline(__always) var sets: PluralSets { PluralSets(rawValue: rawValue >> 50) }
}

/// The two rule sets of a locale.
///
///     bit 13…7   index of the one for cardinals
///         6…0    index of the one for ordinals
struct PluralSets: Equatable {
  var rawValue: UInt64

  @inline(__always)
  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(cardinal: UInt64, ordinal: UInt64) { rawValue = cardinal << 7 | ordinal }

  static let limit = 1 << 7

  @inline(__always) var cardinal: Int { Int(truncatingIfNeeded: rawValue >> 7) }
  @inline(__always) var ordinal: Int { Int(truncatingIfNeeded: rawValue & 0x7F) }
}
