/// Finds what the generated tables say of a language.
enum LanguageTable {
  /// The word of a packed language; `LanguageWord.unknown` where CLDR has nothing to say of it.
  ///
  /// One load for a language of two letters, three and some counting for one of three.
  @inline(__always)
  static func word(of language: UInt64) -> LanguageWord {
    if language < UInt64(LanguageWord.directCount) {
      return LanguageWord(rawValue: LikelySubtagsTable.directLanguages[Int(truncatingIfNeeded: language)])
    }
    return longerWord(of: language)
  }

  @inline(never)
  private static func longerWord(of language: UInt64) -> LanguageWord {
    guard language < PackedSubtag.shortLanguageLimit else { return .unknown }
    let prefix = LanguagePrefix(rawValue: LikelySubtagsTable.languagePrefixes[LanguagePrefix.index(of: language)])
    guard let index = prefix.rowIndex(of: language) else { return .unknown }
    let word = LikelySubtagsTable.languageRows[index >> 2]
    let row = LanguageRow(rawValue: UInt16(truncatingIfNeeded: word &>> UInt64((index & 3) << 4)))
    return LanguageWord(
      row, scriptRegionPairs: LikelySubtagsTable.scriptRegionPairs, words: LikelySubtagsTable.languageWords)
  }

  /// Replaces an alias, `iw`, by its language, `he`, and returns that language's word. The generator resolves chains.
  @inline(__always)
  static func resolved(_ language: inout UInt64) -> LanguageWord {
    let word = word(of: language)
    guard word.isAlias else { return word }
    language = word.replacement
    return self.word(of: language)
  }
}
