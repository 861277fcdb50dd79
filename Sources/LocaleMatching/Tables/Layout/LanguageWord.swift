/// All that matching asks of a language, in one word, so that the common case is one load.
///
///     bit 63      unusual: an alias, or a language without likely subtags
///         62      an alias
///         61      its likely region depends on the script (`az_Arab`)
///         60      its likely script depends on the region (`zh_TW`)
///         59      it has region rules (`en_*_$enUS`)
///         58      a paradigm locale may be in this language
///         52…46   distance of its nearest language rule, `noRules` where it has none
///         45…31   of an alias: the language that replaces it; else where its language rules begin
///         30…0    its likely script and region, as in `LSR`
struct LanguageWord: Equatable {
  var rawValue: UInt64

  @inline(__always)
  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A language that CLDR says nothing of.
  static let unknown = LanguageWord(rawValue: unusualFlag | noRules << 46)

  static let unusualFlag: UInt64 = 1 << 63
  static let aliasFlag: UInt64 = 1 << 62
  static let likelyByScriptFlag: UInt64 = 1 << 61
  static let likelyByRegionFlag: UInt64 = 1 << 60
  static let regionRulesFlag: UInt64 = 1 << 59
  static let paradigmFlag: UInt64 = 1 << 58
  /// Above all distances, and above what `Nearest.none` counts as.
  static let noRules: UInt64 = 127
  /// The rules' beginning is not in the word: languages of three letters look it up.
  static let rulesElsewhere = 1 << 15 - 1
  /// Languages of two letters, packed, are below this: their words are in a table of that length.
  static let directCount = 1024

  @inline(__always) var isUnusual: Bool { rawValue & Self.unusualFlag != 0 }
  @inline(__always) var isAlias: Bool { rawValue & Self.aliasFlag != 0 }
  @inline(__always) var isLikelyByScript: Bool { rawValue & Self.likelyByScriptFlag != 0 }
  @inline(__always) var isLikelyByRegion: Bool { rawValue & Self.likelyByRegionFlag != 0 }
  @inline(__always) var hasRegionRules: Bool { rawValue & Self.regionRulesFlag != 0 }
  @inline(__always) var hasParadigm: Bool { rawValue & Self.paradigmFlag != 0 }
  @inline(__always) var hasLanguageRules: Bool { nearestRule != Int(Self.noRules) }
  /// Whole units.
  @inline(__always) var nearestRule: Int { Int(truncatingIfNeeded: rawValue >> 46 & 0x7F) }
  @inline(__always) var firstRule: Int { Int(truncatingIfNeeded: rawValue >> 31 & 0x7FFF) }
  @inline(__always) var replacement: UInt64 { rawValue >> 31 & 0x7FFF }
  @inline(__always) var scriptAndRegion: UInt64 { rawValue & (LSR.scriptMask | LSR.regionMask) }
}

extension LanguageWord {
  /// The word of a language that has only a row.
  ///
  /// - Parameter scriptRegionPairs: the pairs that the row's index leads into.
  @inline(__always)
  init(_ row: LanguageRow, scriptRegionPairs: [UInt32]) {
    var word: UInt64 = 0
    if row.isAlias {
      rawValue = Self.unusualFlag | Self.aliasFlag | row.replacement << 31 | Self.noRules << 46
      return
    }
    if let index = row.pairIndex, index < scriptRegionPairs.count {
      word = UInt64(scriptRegionPairs[index])
    } else {
      word = Self.unusualFlag
    }
    // A row does not say whether a paradigm locale is in the language: it may.
    word |= UInt64(row.rawValue >> 11 & 1) << 61 | UInt64(row.rawValue >> 12 & 1) << 60
    word |= UInt64(row.rawValue >> 14 & 1) << 59 | Self.paradigmFlag
    word |= row.hasLanguageRules ? UInt64(Self.rulesElsewhere) << 31 : Self.noRules << 46
    rawValue = word
  }
}
