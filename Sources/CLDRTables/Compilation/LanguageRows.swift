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
    let sorted = languages.filter { $0.key >= UInt64(LanguageWord.directCount) }.sorted {
      (LanguagePrefix.index(of: $0.key), $0.key >> 10) < (LanguagePrefix.index(of: $1.key), $1.key >> 10)
    }
    for (position, (language, word)) in sorted.enumerated() {
      let index = LanguagePrefix.index(of: language)
      if prefixes[index] == 0 { prefixes[index] = UInt64(position) << 27 }
      prefixes[index] |= 1 << (language >> 10)
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
      return LanguageRow(rawValue: LanguageRow.aliasFlag | UInt16(truncatingIfNeeded: word.replacement))
    }
    if word == .unknown { return LanguageRow(rawValue: LanguageRow.noLikelySubtags) }
    let pair = UInt32(truncatingIfNeeded: word.scriptAndRegion)
    let plain = LanguageWord(likely: pair, flags: 0, target: 0, nearestRule: nil)
    guard word == plain else {
      words.append(word.rawValue)
      return LanguageRow(rawValue: LanguageRow.firstWord &+ UInt16(truncatingIfNeeded: words.count - 1))
    }
    if let number = pairNumbers[pair] { return LanguageRow(rawValue: number) }
    let number = UInt16(truncatingIfNeeded: pairs.count)
    pairs.append(pair)
    pairNumbers[pair] = number
    return LanguageRow(rawValue: number)
  }
}
