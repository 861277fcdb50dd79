/// All that matching asks of a language, in one word, so that the common case is one load.
///
///     bit 63      unusual: an alias, or a language without likely subtags
///         62      an alias
///         61      its likely region depends on the script (`az_Arab`)
///         60      its likely script depends on the region (`zh_TW`)
///         59      it has region rules (`en_*_$enUS`)
///         58      a paradigm locale is in this language
///         57      more than one language rule begins with it
///         55…50   which of the rules' supported languages it is itself, from 1; zero for none
///         49…43   distance of its nearest language rule, `noRules` where it has none
///         42…37   which of the rules' supported languages that rule leads to, from 1
///         36…31   where its rules begin, if there are several
///         45…31   of an alias only: the language that replaces it
///         30…0    its likely script and region, as in `LSR`
struct LanguageWord: Equatable {
  var rawValue: UInt64

  @inline(__always)
  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A language that CLDR says nothing of.
  static let unknown = LanguageWord(rawValue: unusualFlag | noRules << 43)

  static let unusualFlag: UInt64 = 1 << 63
  static let aliasFlag: UInt64 = 1 << 62
  static let likelyByScriptFlag: UInt64 = 1 << 61
  static let likelyByRegionFlag: UInt64 = 1 << 60
  static let regionRulesFlag: UInt64 = 1 << 59
  static let paradigmFlag: UInt64 = 1 << 58
  static let moreRulesFlag: UInt64 = 1 << 57
  /// Above all distances, and above what `Nearest.none` counts as.
  static let noRules: UInt64 = 127
  /// How many languages rules can lead to; they are numbered from 1.
  static let targetLimit = 63
  /// Where the rules of languages with several begin is below this.
  static let firstRuleLimit = 64
  /// Languages of two letters, packed, are below this: their words are in a table of that length.
  static let directCount = 1024

  /// - Parameters:
  ///   - likely: its likely script and region as in an `LSR`, nil where it has none.
  ///   - flags: of those that stand above bit 56.
  ///   - target: its number as a language that rules lead to; zero for none.
  ///   - nearestRule: the nearest rule that begins with it, nil where none does.
  ///   - firstRule: where its rules begin, if there are several.
  init(
    likely: UInt32?, flags: UInt64, target: Int, nearestRule: (distance: Int, target: Int)?, firstRule: Int = 0
  ) {
    rawValue = flags | UInt64(likely ?? 0) | (likely == nil ? Self.unusualFlag : 0)
    rawValue |= UInt64(target) << 50 | UInt64(firstRule) << 31
    if let nearestRule {
      rawValue |= UInt64(nearestRule.distance) << 43 | UInt64(nearestRule.target) << 37
    } else {
      rawValue |= Self.noRules << 43
    }
  }

  init(aliasOf replacement: UInt64) { rawValue = Self.unusualFlag | Self.aliasFlag | replacement << 31 }

  @inline(__always) var isUnusual: Bool { rawValue & Self.unusualFlag != 0 }
  @inline(__always) var isAlias: Bool { rawValue & Self.aliasFlag != 0 }
  @inline(__always) var isLikelyByScript: Bool { rawValue & Self.likelyByScriptFlag != 0 }
  @inline(__always) var isLikelyByRegion: Bool { rawValue & Self.likelyByRegionFlag != 0 }
  @inline(__always) var hasRegionRules: Bool { rawValue & Self.regionRulesFlag != 0 }
  @inline(__always) var hasParadigm: Bool { rawValue & Self.paradigmFlag != 0 }
  @inline(__always) var hasMoreRules: Bool { rawValue & Self.moreRulesFlag != 0 }
  @inline(__always) var target: UInt64 { rawValue >> 50 & 0x3F }
  /// Whole units.
  @inline(__always) var nearestRule: Int { Int(truncatingIfNeeded: rawValue >> 43 & 0x7F) }
  @inline(__always) var nearestTarget: UInt64 { rawValue >> 37 & 0x3F }
  @inline(__always) var firstRule: Int { Int(truncatingIfNeeded: rawValue >> 31 & 0x3F) }
  @inline(__always) var replacement: UInt64 { rawValue >> 31 & 0x7FFF }
  @inline(__always) var scriptAndRegion: UInt64 { rawValue & (LSR.scriptMask | LSR.regionMask) }
}

extension LanguageWord {
  /// The word of a language of which only likely subtags or an alias are known.
  ///
  /// - Parameters:
  ///   - scriptRegionPairs: the pairs that a row's index leads into.
  ///   - words: the words of languages that need one of their own.
  @inline(__always)
  init(_ row: LanguageRow, scriptRegionPairs: [UInt32], words: [UInt64]) {
    if let index = row.wordIndex, index < words.count {
      self.init(rawValue: words[index])
    } else if row.isAlias {
      self.init(aliasOf: row.replacement)
    } else if row.rawValue < scriptRegionPairs.count {
      self.init(rawValue: UInt64(scriptRegionPairs[Int(row.rawValue)]) | Self.noRules << 43)
    } else {
      self.init(rawValue: Self.unknown.rawValue)
    }
  }
}
