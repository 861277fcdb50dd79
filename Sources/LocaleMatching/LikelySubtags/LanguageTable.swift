/// Finds a language's row in the generated tables.
enum LanguageTable {
  /// The row of a packed language; `LanguageRow.unknown` where CLDR has nothing to say of it. One or two loads.
  @inline(__always)
  static func row(of language: UInt64) -> LanguageRow {
    guard language < PackedSubtag.shortLanguageLimit, language != 0 else { return .unknown }
    let prefix = LanguagePrefix(rawValue: LikelySubtagsTable.languagePrefixes[LanguagePrefix.index(of: language)])
    guard let index = prefix.rowIndex(of: language) else { return .unknown }
    let word = LikelySubtagsTable.languageRows[index >> 2]
    return LanguageRow(rawValue: UInt16(truncatingIfNeeded: word &>> UInt64((index & 3) << 4)))
  }

  /// Replaces an alias, `iw`, by its language, `he`, and returns that language's row. The generator resolves chains.
  @inline(__always)
  static func resolved(_ language: inout UInt64) -> LanguageRow {
    let row = row(of: language)
    guard row.isAlias else { return row }
    language = row.replacement
    return self.row(of: language)
  }
}
