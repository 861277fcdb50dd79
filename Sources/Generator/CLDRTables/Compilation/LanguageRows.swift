import LocaleCore

/// The languages of three letters in rows of 16 bits, and a word for each language that no row can hold.
struct LanguageRows {
  private(set) var prefixes = [UInt64](repeating: 0, count: LanguagePrefix.count)
  private(set) var rows: [LanguageRow] = []
  private(set) var pairs: [UInt32] = []
  private(set) var words: [UInt64] = []
  private var pairNumbers: [UInt32: UInt16] = [:]

  /// - Throws: where there are more pairs or words than a row can number.
  init(_ languages: [UInt64: LanguageWord]) throws(CLDRDiagnostic) {
    // By prefix, then by third letter.
    let sorted = languages.filter { $0.key >= PackedSubtag.twoLetterLimit }.sorted {
      (LanguagePrefix.index(of: $0.key), LanguagePrefix.third($0.key)) < (
        LanguagePrefix.index(of: $1.key), LanguagePrefix.third($1.key)
      )
    }
    for (position, (language, word)) in sorted.enumerated() {
      let index = LanguagePrefix.index(of: language)
      var prefix = LanguagePrefix(rawValue: prefixes[index])
      if prefix.rawValue == 0 { prefix = LanguagePrefix(firstRow: position) }
      prefix.insert(language)
      prefixes[index] = prefix.rawValue
      rows.append(row(word))
    }
    guard pairs.count < Int(LanguageRow.noLikelySubtags),
      words.count <= Int(UInt16.max) - Int(LanguageRow.firstWord)
    else {
      throw CLDRDiagnostic(
        "key wider than its field: \(pairs.count) pairs of script and region, \(words.count) words of languages",
        at: SourceLocation(file: CLDRFilePath.likelySubtags, line: 0), hint: "see LanguageRow")
    }
  }

  private mutating func row(_ word: LanguageWord) -> LanguageRow {
    if word.isAlias {
      return LanguageRow(aliasOf: word.replacement)
    }
    if word == .unknown { return LanguageRow(rawValue: LanguageRow.noLikelySubtags) }
    let pair = UInt32(truncatingIfNeeded: word.scriptAndRegion)
    let plain = LanguageWord(likely: pair, flags: 0, target: 0, nearestRule: nil)
    guard word == plain else {
      words.append(word.rawValue)
      return LanguageRow(word: words.count - 1)
    }
    if let number = pairNumbers[pair] { return LanguageRow(rawValue: number) }
    let number = UInt16(truncatingIfNeeded: pairs.count)
    pairs.append(pair)
    pairNumbers[pair] = number
    return LanguageRow(rawValue: number)
  }
}
