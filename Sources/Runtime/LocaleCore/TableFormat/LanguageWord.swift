/// All facts about a language that matching needs, in one word, so that the common case is one load.
///
///     bit 63      unusual: a language without likely subtags, among them every alias
///         62      an alias that rules of distance name: matched by its own name
///         61      its likely region depends on the script (`az_Arab`)
///         60      its likely script depends on the region (`zh_TW`)
///         59      a paradigm locale is in this language
///         58…51   its first script rule, from 1; zero for none. See `RuleWord`
///         50…43   its first set of region rules, from 1; zero for none. See `RegionRuleSet`
///         42…31   its first language rule, from 1; zero for none. See `RuleWord`
///         30…0    its likely script and region, as in `LSR`
public struct LanguageWord: Equatable, Sendable {
  /// The bits as above.
  public var rawValue: UInt64

  /// A word of a table.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The word of a language that CLDR does not know.
  public static var unknown: LanguageWord { LanguageWord(rawValue: unusualFlag) }

  /// Bit 63.
  public static var unusualFlag: UInt64 { 1 << 63 }
  /// Bit 62.
  public static var namedByRulesFlag: UInt64 { 1 << 62 }
  /// Bit 61.
  public static var likelyByScriptFlag: UInt64 { 1 << 61 }
  /// Bit 60.
  public static var likelyByRegionFlag: UInt64 { 1 << 60 }
  /// Bit 59.
  public static var paradigmFlag: UInt64 { 1 << 59 }

  /// - Parameters:
  ///   - likely: its likely script and region as in an `LSR`; nil if it has none.
  ///   - flags: any of the bits 59 to 63.
  ///   - scriptRule: the position of its first script rule, from 1; zero for none. So the two others.
  public init(
    likely: UInt32?, flags: UInt64 = 0, scriptRule: Int = 0, regionRuleSet: Int = 0, languageRule: Int = 0
  ) throws(FieldOverflow) {
    rawValue = likely == nil ? Self.unusualFlag | flags : flags
    rawValue |= try PackedField.value(flags & (Self.paradigmFlag - 1), below: 1, "flags")
    rawValue |= try PackedField.value(scriptRule, below: 1 << 8, "first script rule") << 51
    rawValue |= try PackedField.value(regionRuleSet, below: 1 << 8, "first set of region rules") << 43
    rawValue |= try PackedField.value(languageRule, below: 1 << 12, "first language rule") << 31
    rawValue |= try PackedField.value(likely ?? 0, below: 1 << 31, "likely script and region")
  }

  /// Whether it has no likely subtags, as every alias.
  public var isUnusual: Bool { rawValue & Self.unusualFlag != 0 }
  /// Whether it is an alias that is matched by its own name.
  public var isAliasNamedByRules: Bool { rawValue & Self.namedByRulesFlag != 0 }
  /// Whether its likely region depends on the script.
  public var isLikelyByScript: Bool { rawValue & Self.likelyByScriptFlag != 0 }
  /// Whether its likely script depends on the region.
  public var isLikelyByRegion: Bool { rawValue & Self.likelyByRegionFlag != 0 }
  /// Whether a paradigm locale is in this language.
  public var hasParadigm: Bool { rawValue & Self.paradigmFlag != 0 }
  /// The position of its first script rule, from 1; zero for none.
  public var scriptRule: Int { Int(truncatingIfNeeded: rawValue >> 51 & 0xFF) }
  /// The position of its first set of region rules, from 1; zero for none.
  public var regionRuleSet: Int { Int(truncatingIfNeeded: rawValue >> 43 & 0xFF) }
  /// The position of its first language rule, from 1; zero for none.
  public var languageRule: Int { Int(truncatingIfNeeded: rawValue >> 31 & 0xFFF) }
  /// The likely script and region, in an LSR's places.
  public var scriptAndRegion: UInt64 { LSR(rawValue: rawValue).scriptAndRegion }
  /// The likely script, in an LSR's place.
  public var script: UInt64 { rawValue & LSR.scriptMask }
  /// The likely region, in an LSR's place.
  public var region: UInt64 { rawValue & LSR.regionMask }
}

extension LanguageWord {
  /// The word of a language of three letters, from its row.
  ///
  /// - Parameters:
  ///   - scriptRegionPairs: the pairs that rows index.
  ///   - words: the words that rows index.
  @inlinable @inline(__always)
  public init(_ row: LanguageRow, scriptRegionPairs: [UInt32], words: [UInt64]) {
    if let index = row.wordIndex, index < words.count {
      self.init(rawValue: words[index])
    } else if row.rawValue < scriptRegionPairs.count {
      self.init(rawValue: UInt64(scriptRegionPairs[Int(row.rawValue)]))
    } else {
      self = .unknown
    }
  }
}

/// CLDR's facts about one language of three letters, in 16 bits: four rows a word in the table. See `LanguageWord`.
///
///     below 0x8000        index of its likely script and region, or `noLikelySubtags`; nothing else is known of it
///     0x8000 and above    index of the language's own word
public struct LanguageRow: Equatable, Sendable {
  /// The bits as above.
  public var rawValue: UInt16

  /// A row of a table.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// - Parameter index: that of the language's own word.
  public init(word index: Int) throws(FieldOverflow) {
    let word = try PackedField.value(index, below: UInt64(Self.firstWord), "word")
    rawValue = Self.firstWord | UInt16(truncatingIfNeeded: word)
  }

  /// - Parameter index: that of the language's likely script and region.
  public init(scriptRegionPair index: Int) throws(FieldOverflow) {
    rawValue = UInt16(
      truncatingIfNeeded: try PackedField.value(index, below: UInt64(Self.noLikelySubtags), "script and region"))
  }

  /// The row of a language of which nothing is known.
  public static var noLikelySubtags: UInt16 { 0x7FFF }
  /// The first row that is the index of a word.
  public static var firstWord: UInt16 { 0x8000 }

  /// Index into the table of words; nil for a language whose row says it all.
  public var wordIndex: Int? { rawValue >= Self.firstWord ? Int(rawValue &- Self.firstWord) : nil }
}

/// The languages of three letters with the same first two: a bit for each third letter, and the index of their first
/// row.
///
///     bit 63…27   index of the first row
///         26…0    bit n is that with third letter n
public struct LanguagePrefix: Equatable, Sendable {
  /// The bits as above.
  public var rawValue: UInt64

  /// A word of a table.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// - Parameter thirdLetters: those of the languages with rows, from 1; rows are in their order.
  public init(firstRow: Int, thirdLetters: [UInt64]) throws(FieldOverflow) {
    rawValue = try PackedField.value(firstRow, below: 1 << 37, "first row") << 27
    for letter in thirdLetters { rawValue |= 1 << (try PackedField.value(letter, below: 27, "third letter")) }
  }

  /// The number of prefixes.
  public static var count: Int { 26 * 26 }

  /// The prefix's index, for a packed language of three letters.
  public static func index(of language: UInt64) -> Int {
    (Int(truncatingIfNeeded: language & 31) &- 1) &* 26 &+ (Int(truncatingIfNeeded: language >> 5 & 31) &- 1)
  }

  /// The row of the language; nil if CLDR does not know it.
  public func rowIndex(of language: UInt64) -> Int? {
    let third = Self.third(language)
    // Only 26 of the 32 numbers are letters; the bits above them are the index.
    guard third <= 26, (rawValue &>> third) & 1 != 0 else { return nil }
    return Int(truncatingIfNeeded: rawValue >> 27)
      &+ UInt32(truncatingIfNeeded: rawValue & ((1 &<< third) &- 1)).nonzeroBitCount
  }

  /// The third letter of a packed language, from 1.
  public static func third(_ language: UInt64) -> UInt64 { language >> 10 & 31 }
}
