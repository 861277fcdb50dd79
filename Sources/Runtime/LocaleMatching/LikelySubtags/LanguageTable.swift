import LocaleAliases
import LocaleCore

/// Looks up a language and a region in the generated tables.
enum LanguageTable {
  /// The word of a packed language; `LanguageWord.unknown` if CLDR does not know it.
  ///
  /// Takes one load for a language of two letters; three loads and a bit count for one of three.
  static func word(of language: UInt64) -> LanguageWord {
    language < PackedSubtag.twoLetterLimit ? directWord(of: language) : longerWord(of: language)
  }

  /// Whether CLDR knows a language of two or three letters, by its likely subtags or as an alias.
  static func isKnown(_ language: UInt64) -> Bool {
    word(of: language) != .unknown || Aliases.language(language) != nil
  }

  /// The word of a language of two letters. The table has a word for each number of ten bits.
  static func directWord(of language: UInt64) -> LanguageWord {
    LikelySubtagsTable.directLanguages.withUnsafeBufferPointer { words in
      LanguageWord(rawValue: words[Int(truncatingIfNeeded: language & (PackedSubtag.twoLetterLimit &- 1))])
    }
  }

  private static func longerWord(of language: UInt64) -> LanguageWord {
    guard language < PackedSubtag.shortLanguageLimit else { return .unknown }
    let prefix = LikelySubtagsTable.languagePrefixes.withUnsafeBufferPointer { prefixes in
      // A language that was read has letters of 1…26. Any other number is no language.
      let index = LanguagePrefix.index(of: language)
      return LanguagePrefix(rawValue: index >= 0 && index < prefixes.count ? prefixes[index] : 0)
    }
    guard let index = prefix.rowIndex(of: language) else { return .unknown }
    return LanguageWord(
      LanguageRow(rawValue: LikelySubtagsTable.languageRows[index]),
      scriptRegionPairs: LikelySubtagsTable.scriptRegionPairs, words: LikelySubtagsTable.languageWords)
  }
}

extension LSR {
  /// The mark of a region in the table of regions: one load.
  var regionMark: RegionMark {
    // The table has a byte for every number that a packed region can have.
    RegionTable.classes.withUnsafeBufferPointer { RegionMark(rawValue: $0[Int(region)]) }
  }
}
