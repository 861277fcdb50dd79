/// A language with rules of its own: which rule sets it has. Rows are sorted.
///
///     bit 31…17   language, five bits a letter; zero for root
///         16…10   index of its rule set for cardinals
///         9…3     index of its rule set for ordinals
///         2…1     unused
///         0       whether some of its scripts or regions have other rules, see `PluralLocaleRow`
@frozen @usableFromInline package struct PluralLanguageRow: Equatable {
  @usableFromInline package var rawValue: UInt32

  @inlinable @inline(__always)
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package init(language: UInt32, sets: PluralSets, hasLocales: Bool) {
    rawValue = language << 17 | UInt32(truncatingIfNeeded: sets.rawValue) << 3 | (hasLocales ? 1 : 0)
  }

  @inlinable @inline(__always) package var language: UInt32 { rawValue >> 17 }
  @inlinable @inline(__always) package var sets: PluralSets { PluralSets(rawValue: UInt64(rawValue >> 3 & 0x3FFF)) }
  @inlinable @inline(__always) package var hasLocales: Bool { rawValue & 1 != 0 }
}

/// A locale whose rules are not those of its language, as pt-PT.
///
///     bit 63…50   its rule sets, see `PluralSets`
///         49…46   unused
///         45…31   language
///         30…11   script, five bits a letter; zero for none
///         10…0    region, as in `PackedSubtag`; zero for none
@frozen @usableFromInline package struct PluralLocaleRow: Equatable {
  @usableFromInline package var rawValue: UInt64

  @inlinable @inline(__always)
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  package init(key: UInt64, sets: PluralSets) { rawValue = sets.rawValue << 50 | key }

  @inlinable @inline(__always)
  package static func key(language: UInt64, script: UInt32, region: UInt16) -> UInt64 {
    LSR(language: language, script: script, region: region).rawValue
  }

  @inlinable @inline(__always) package var key: UInt64 { rawValue & (1 << 46 - 1) }
  @inlinable @inline(__always) package var sets: PluralSets { PluralSets(rawValue: rawValue >> 50) }
}

/// The two rule sets of a locale.
///
///     bit 13…7   index of the one for cardinals
///         6…0    index of the one for ordinals
@frozen @usableFromInline package struct PluralSets: Equatable {
  @usableFromInline package var rawValue: UInt64

  @inlinable @inline(__always)
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  package init(cardinal: UInt64, ordinal: UInt64) { rawValue = cardinal << 7 | ordinal }

  @inlinable @inline(__always) package static var limit: Int { 1 << 7 }

  @inlinable @inline(__always) package var cardinal: Int { Int(truncatingIfNeeded: rawValue >> 7) }
  @inlinable @inline(__always) package var ordinal: Int { Int(truncatingIfNeeded: rawValue & 0x7F) }
}
