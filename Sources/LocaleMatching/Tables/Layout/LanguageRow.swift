/// What CLDR says of one language of three letters, in 16 bits: four rows a word in the table. See `LanguageWord`.
///
///     bit 15      the language is an alias; the low 15 bits are the language that replaces it
///         14      it has region rules (`en_*_$enUS`)
///         13      it has language rules (`nb` ↔ `no`)
///         12      its likely script depends on the region (`zh_TW`)
///         11      its likely region depends on the script (`az_Arab`)
///         10      unused
///          9…0    index of its likely script and region, or `noLikelySubtags`
struct LanguageRow: Equatable {
  var rawValue: UInt16

  @inline(__always)
  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The row of a language that CLDR does not know.
  static let unknown = LanguageRow(rawValue: noLikelySubtags)
  static let noLikelySubtags: UInt16 = 0x3FF

  static let aliasFlag: UInt16 = 1 << 15
  static let regionRulesFlag: UInt16 = 1 << 14
  static let languageRulesFlag: UInt16 = 1 << 13
  static let likelyByRegionFlag: UInt16 = 1 << 12
  static let likelyByScriptFlag: UInt16 = 1 << 11
  static let pairMask: UInt16 = 0x3FF

  @inline(__always) var isAlias: Bool { rawValue & Self.aliasFlag != 0 }
  @inline(__always) var replacement: UInt64 { UInt64(rawValue & 0x7FFF) }
  @inline(__always) var hasRegionRules: Bool { rawValue & Self.regionRulesFlag != 0 }
  @inline(__always) var hasLanguageRules: Bool { rawValue & Self.languageRulesFlag != 0 }
  @inline(__always) var isLikelyByRegion: Bool { rawValue & Self.likelyByRegionFlag != 0 }
  @inline(__always) var isLikelyByScript: Bool { rawValue & Self.likelyByScriptFlag != 0 }
  /// Index into the table of scripts and regions; nil where CLDR has no likely subtags for the language.
  @inline(__always) var pairIndex: Int? {
    let index = rawValue & Self.pairMask
    return index == Self.noLikelySubtags ? nil : Int(index)
  }
}

/// The languages of three letters that begin with the same two: a bit for each third letter, and where their rows begin.
///
///     bit 63…27   index of the first row
///         26…0    bit n is that with third letter n
struct LanguagePrefix: Equatable {
  var rawValue: UInt64

  @inline(__always)
  init(rawValue: UInt64) { self.rawValue = rawValue }

  static let count = 26 * 26

  /// The prefix's index, for a packed language of three letters.
  @inline(__always)
  static func index(of language: UInt64) -> Int {
    (Int(truncatingIfNeeded: language & 31) &- 1) &* 26 &+ (Int(truncatingIfNeeded: language >> 5 & 31) &- 1)
  }

  /// The row of the language, nil where CLDR does not know it.
  @inline(__always)
  func rowIndex(of language: UInt64) -> Int? {
    let third = language >> 10 & 31
    guard (rawValue &>> third) & 1 != 0 else { return nil }
    return Int(truncatingIfNeeded: rawValue >> 27) &+ (rawValue & ((1 &<< third) &- 1)).nonzeroBitCount
  }
}
