/// Language, script and region in one word (UTS #35 calls such a triple LSR), so that comparing two is one instruction.
///
///     bit 63…62   unused
///         61…59   which fields the identifier wrote out: language 4, script 2, region 1
///         58…31   language: 15 bits of letters, two bits of pseudo-locale kind, or an interned name (bit 27 of the field)
///         30…11   script
///         10…0    region
package struct LSR: Equatable {
  package var rawValue: UInt64

  @inlinable @inline(__always)
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  @inline(__always)
  init(language: UInt64, script: UInt32, region: UInt16) {
    rawValue = language << 31 | UInt64(script) << 11 | UInt64(region)
  }

  @usableFromInline static let fieldsMask: UInt64 = 1 << 59 - 1
  static let scriptMask: UInt64 = 0xF_FFFF << 11
  static let regionMask: UInt64 = 0x7FF
  static let languageMask: UInt64 = fieldsMask & ~(scriptMask | regionMask)
  /// `Zzzz`, in the script's place.
  static let unknownScript = UInt64(PackedSubtag.unknownScript) << 11
  /// The kind of pseudo-locale, within the language field.
  static let pseudoLocaleMask: UInt64 = 3 << 46

  @inlinable @inline(__always) package var language: UInt64 { (rawValue & Self.fieldsMask) >> 31 }
  @inlinable @inline(__always) package var script: UInt32 { UInt32(truncatingIfNeeded: rawValue >> 11) & 0xF_FFFF }
  @inlinable @inline(__always) package var region: UInt16 { UInt16(truncatingIfNeeded: rawValue) & 0x7FF }
  /// The triple without the written fields.
  @inline(__always) var fields: UInt64 { rawValue & Self.fieldsMask }
  /// Language 4, script 2, region 1.
  @inline(__always) var writtenFields: UInt64 { rawValue >> 59 }

  /// Whether the scripts are equal. A pseudo-locale's script is nobody else's, written out or not.
  @inline(__always)
  func hasScript(of other: LSR) -> Bool {
    (rawValue ^ other.rawValue) & (Self.scriptMask | Self.pseudoLocaleMask) == 0
  }

  @inline(__always)
  func writing(_ fields: UInt64) -> LSR { LSR(rawValue: rawValue | fields << 59) }
}
