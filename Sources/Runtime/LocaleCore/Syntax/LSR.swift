/// Language, script and region in one word (UTS #35 calls such a triple LSR), so that comparing two is one instruction.
///
///     bit 63…62   unused
///         61…59   explicit subtags, those that were written out: language 4, script 2, region 1
///         58…31   language: 15 bits of letters, two bits of pseudo-locale kind, or an interned name (bit 27 of the field)
///         30…11   script
///         10…0    region
///
/// As read, a missing subtag is zero, and the explicit bits are clear. A *maximized* triple has the likely subtags in
/// its fields, and its explicit bits tell which were written.
public struct LSR: Hashable, Sendable {
  /// The word, as above.
  public var rawValue: UInt64

  /// The triple in a word of a table.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A triple of packed subtags, which fit their fields; zero for a missing one.
  public init(language: UInt64, script: UInt32, region: UInt16) {
    rawValue = language << Self.languageShift | UInt64(script) << Self.scriptShift | UInt64(region)
  }

  /// The lowest bit of the language.
  public static var languageShift: UInt64 { 31 }
  /// The lowest bit of the script. The region begins at zero.
  public static var scriptShift: UInt64 { 11 }
  /// The lowest of the three explicit bits.
  public static var explicitShift: UInt64 { 59 }
  /// Language, script and region.
  public static var fieldsMask: UInt64 { 1 << explicitShift - 1 }
  /// The script's bits.
  public static var scriptMask: UInt64 { 0xF_FFFF << scriptShift }
  /// The region's bits.
  public static var regionMask: UInt64 { 1 << scriptShift - 1 }
  /// The language's bits.
  public static var languageMask: UInt64 {
    fieldsMask & ~(scriptMask | regionMask)
  }
  /// The kind of pseudo-locale, within the language field.
  public static var pseudoLocaleMask: UInt64 { 3 << (languageShift + 15) }
  /// The mark of an interned name in the language field: the rest is a number for a name that does not fit a packed
  /// subtag.
  public static var internedMark: UInt64 { 1 << 27 }

  /// A value that no language, script and region have.
  public static var none: LSR { LSR(rawValue: .max) }
  /// Whether this is that value.
  public var isNone: Bool { rawValue == .max }

  /// The language field: a packed subtag, the kind of pseudo-locale, or an interned name.
  public var language: UInt64 { (rawValue & Self.fieldsMask) >> Self.languageShift }
  /// The packed script; zero for none.
  public var script: UInt32 { UInt32(truncatingIfNeeded: rawValue >> Self.scriptShift) & 0xF_FFFF }
  /// The packed region; zero for none.
  public var region: UInt16 { UInt16(truncatingIfNeeded: rawValue & Self.regionMask) }

  /// The triple without its explicit bits.
  public var fields: UInt64 { rawValue & Self.fieldsMask }
  /// Whether the script field is not zero.
  public var hasScript: Bool { rawValue & Self.scriptMask != 0 }
  /// Whether the region field is not zero.
  public var hasRegion: Bool { rawValue & Self.regionMask != 0 }
  /// The script and region fields, in their places.
  public var scriptAndRegion: UInt64 { rawValue & (Self.scriptMask | Self.regionMask) }

  /// The bit of `explicitSubtags` for the language.
  public static var languageSubtag: UInt64 { 4 }
  /// That of the script.
  public static var scriptSubtag: UInt64 { 2 }
  /// That of the region.
  public static var regionSubtag: UInt64 { 1 }
  /// All three.
  public static var allSubtags: UInt64 { 7 }

  /// The subtags that were written out, as bits; likely subtags fill in the others.
  public var explicitSubtags: UInt64 { rawValue >> Self.explicitShift }

  /// The subtags that are not zero: in a triple as read, the explicit ones.
  public var presentSubtags: UInt64 {
    (language != 0 ? Self.languageSubtag : 0) | (hasScript ? Self.scriptSubtag : 0)
      | (hasRegion ? Self.regionSubtag : 0)
  }

  /// The subtags of a maximized triple that were written out.
  public var written: LSR {
    let subtags = explicitSubtags
    return LSR(
      language: subtags & Self.languageSubtag != 0 ? language : 0,
      script: subtags & Self.scriptSubtag != 0 ? script : 0,
      region: subtags & Self.regionSubtag != 0 ? region : 0)
  }

  /// The triple with these subtags marked as explicit.
  public func explicitly(_ subtags: UInt64) -> LSR { LSR(rawValue: rawValue | subtags << Self.explicitShift) }

  /// The triple with another packed language.
  public func with(language: UInt64) -> LSR {
    LSR(rawValue: rawValue & ~Self.languageMask | language << Self.languageShift)
  }

  /// The triple with another packed script.
  public func with(script: UInt32) -> LSR {
    LSR(rawValue: rawValue & ~Self.scriptMask | UInt64(script) << Self.scriptShift)
  }

  /// The triple with another packed region.
  public func with(region: UInt16) -> LSR { LSR(rawValue: rawValue & ~Self.regionMask | UInt64(region)) }

  /// The script without its first letter's place: 1…26, zero for none.
  public var scriptInitial: UInt64 { rawValue >> Self.scriptShift & 31 }

  /// Whether the script is `Zzzz`, which means the same as none.
  public var hasUnknownScript: Bool {
    rawValue & Self.scriptMask == UInt64(PackedSubtag.unknownScript) << Self.scriptShift
  }

  /// Whether the scripts are equal. A pseudo-locale's script equals no other script, explicit or not.
  public func hasScript(of other: LSR) -> Bool {
    (rawValue ^ other.rawValue) & (Self.scriptMask | Self.pseudoLocaleMask) == 0
  }
}
