/// All facts about a language that matching needs, in one word, so that the common case is one load.
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
@usableFromInline package struct LanguageWord: Equatable, Sendable {
  @usableFromInline package var rawValue: UInt64

  @inlinable
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The word of a language that CLDR does not know.
  @inlinable
  package static var unknown: LanguageWord { LanguageWord(rawValue: unusualFlag | noRules << 43) }

  @inlinable package static var unusualFlag: UInt64 { 1 << 63 }
  @inlinable package static var aliasFlag: UInt64 { 1 << 62 }
  @inlinable package static var likelyByScriptFlag: UInt64 { 1 << 61 }
  @inlinable package static var likelyByRegionFlag: UInt64 { 1 << 60 }
  @inlinable package static var regionRulesFlag: UInt64 { 1 << 59 }
  @inlinable package static var paradigmFlag: UInt64 { 1 << 58 }
  @inlinable package static var moreRulesFlag: UInt64 { 1 << 57 }
  /// Above all distances.
  @inlinable package static var noRules: UInt64 { 127 }
  /// The highest number of a language that rules can lead to; the first is 1.
  @inlinable package static var targetLimit: Int { 63 }
  /// The positions of rules for languages with several rules are below this.
  @inlinable package static var firstRuleLimit: Int { 64 }
  /// The shift of the lowest field above script and region.
  @inlinable package static var firstRuleShift: UInt64 { LSR.languageShift }

  /// - Parameters:
  ///   - likely: its likely script and region as in an `LSR`; nil if it has none.
  ///   - flags: of those above bit 56.
  ///   - target: its number as a language that rules lead to; zero for none.
  ///   - nearestRule: the nearest rule that begins with it; nil if none does.
  ///   - firstRule: the index of its first rule, if there are several.
  package init(
    likely: UInt32?, flags: UInt64, target: Int, nearestRule: (distance: Int, target: Int)?, firstRule: Int = 0
  ) {
    rawValue = flags | UInt64(likely ?? 0) | (likely == nil ? Self.unusualFlag : 0)
    rawValue |= UInt64(target) << 50 | UInt64(firstRule) << Self.firstRuleShift
    if let nearestRule {
      rawValue |= UInt64(nearestRule.distance) << 43 | UInt64(nearestRule.target) << 37
    } else {
      rawValue |= Self.noRules << 43
    }
  }

  @inlinable
  package init(aliasOf replacement: UInt64) {
    rawValue = Self.unusualFlag | Self.aliasFlag | replacement << Self.firstRuleShift
  }

  @inlinable package var isUnusual: Bool { rawValue & Self.unusualFlag != 0 }
  @inlinable package var isAlias: Bool { rawValue & Self.aliasFlag != 0 }
  @inlinable package var isLikelyByScript: Bool { rawValue & Self.likelyByScriptFlag != 0 }
  @inlinable package var isLikelyByRegion: Bool { rawValue & Self.likelyByRegionFlag != 0 }
  @inlinable package var hasRegionRules: Bool { rawValue & Self.regionRulesFlag != 0 }
  @inlinable package var hasParadigm: Bool { rawValue & Self.paradigmFlag != 0 }
  @inlinable package var hasMoreRules: Bool { rawValue & Self.moreRulesFlag != 0 }
  @inlinable package var target: UInt64 { rawValue >> 50 & 0x3F }
  /// The distance of the nearest rule, in whole units.
  @inlinable package var nearestRule: Int { Int(truncatingIfNeeded: rawValue >> 43 & 0x7F) }
  @inlinable package var nearestTarget: UInt64 { rawValue >> 37 & 0x3F }
  @inlinable
  package var firstRule: Int { Int(truncatingIfNeeded: rawValue >> Self.firstRuleShift & 0x3F) }
  @inlinable package var replacement: UInt64 { rawValue >> Self.firstRuleShift & 0x7FFF }
  /// The likely script and region, in an LSR's places.
  @inlinable package var scriptAndRegion: UInt64 { LSR(rawValue: rawValue).scriptAndRegion }
  @inlinable package var script: UInt64 { rawValue & LSR.scriptMask }
  @inlinable package var region: UInt64 { rawValue & LSR.regionMask }
}

extension LanguageWord {
  /// The word of a language of three letters, from its row.
  ///
  /// - Parameters:
  ///   - scriptRegionPairs: the pairs that rows index.
  ///   - words: the words that rows index.
  @inlinable @inline(__always)
  package init(_ row: LanguageRow, scriptRegionPairs: [UInt32], words: [UInt64]) {
    if let index = row.wordIndex, index < words.count {
      self.init(rawValue: words[index])
    } else if row.isAlias {
      self.init(aliasOf: row.replacement)
    } else if row.rawValue < scriptRegionPairs.count {
      self.init(rawValue: UInt64(scriptRegionPairs[Int(row.rawValue)]) | Self.noRules << 43)
    } else {
      self = .unknown
    }
  }
}

/// CLDR's facts about one language of three letters, in 16 bits: four rows a word in the table. See `LanguageWord`.
///
///     below 0x8000        index of its likely script and region, or `noLikelySubtags`; nothing else is known of it
///     0x8000 and above    an alias: the low 15 bits are the language that replaces it
///     0xEC00 and above    no packed language is as high: index of the language's own word
@usableFromInline package struct LanguageRow: Equatable, Sendable {
  @usableFromInline package var rawValue: UInt16

  @inlinable
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package init(aliasOf replacement: UInt64) {
    rawValue = Self.aliasFlag | UInt16(truncatingIfNeeded: replacement)
  }

  package init(word index: Int) { rawValue = Self.firstWord &+ UInt16(truncatingIfNeeded: index) }

  @inlinable package static var noLikelySubtags: UInt16 { 0x7FFF }
  @inlinable package static var aliasFlag: UInt16 { 1 << 15 }
  /// Above `zzz`, packed, and the flag.
  @inlinable package static var firstWord: UInt16 { 0xEC00 }

  @inlinable
  package var isAlias: Bool { rawValue >= Self.aliasFlag && rawValue < Self.firstWord }
  @inlinable package var replacement: UInt64 { UInt64(rawValue & ~Self.aliasFlag) }
  /// Index into the table of words; nil for a language whose row says it all.
  @inlinable
  package var wordIndex: Int? { rawValue >= Self.firstWord ? Int(rawValue &- Self.firstWord) : nil }
}

/// The languages of three letters with the same first two: a bit for each third letter, and the index of their first
/// row.
///
///     bit 63…27   index of the first row
///         26…0    bit n is that with third letter n
@usableFromInline package struct LanguagePrefix: Equatable, Sendable {
  @usableFromInline package var rawValue: UInt64

  @inlinable
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  package init(firstRow: Int) { rawValue = UInt64(firstRow) << 27 }

  /// The number of prefixes.
  @inlinable package static var count: Int { 26 * 26 }

  /// The prefix's index, for a packed language of three letters.
  @inlinable
  package static func index(of language: UInt64) -> Int {
    (Int(truncatingIfNeeded: language & 31) &- 1) &* 26 &+ (Int(truncatingIfNeeded: language >> 5 & 31) &- 1)
  }

  /// Records that the language has a row; rows are in the order of third letters.
  package mutating func insert(_ language: UInt64) { rawValue |= 1 << Self.third(language) }

  /// The row of the language; nil if CLDR does not know it.
  @inlinable
  package func rowIndex(of language: UInt64) -> Int? {
    let third = Self.third(language)
    guard (rawValue &>> third) & 1 != 0 else { return nil }
    return Int(truncatingIfNeeded: rawValue >> 27)
      &+ UInt32(truncatingIfNeeded: rawValue & ((1 &<< third) &- 1)).nonzeroBitCount
  }

  @inlinable
  package static func third(_ language: UInt64) -> UInt64 { language >> 10 & 31 }
}
