/// What a header says of one locale: by name, else by `*`, else nothing.
struct RangeVerdict {
  /// Whether a range other than `*` fits the locale.
  private(set) var isNamed = false
  /// In thousandths; nil where nothing in the header fits.
  private(set) var weight: Int?

  /// Whether the header excludes the locale.
  var isExcluded: Bool { weight == 0 }

  /// The longest range that fits decides, of equally long ones one that excludes: `en-GB, en;q=0` wants British English
  /// and no other. It fits by extended
  /// filtering (RFC 4647, §3.3.2), a language also by its other names (`iw`, `he`).
  init(
    of locale: UnsafeBufferPointer<UInt8>, in list: WeightedRangeList, _ header: UnsafeBufferPointer<UInt8>
  ) {
    var longest = 0
    let language = Self.language(locale)
    for place in 0..<list.count {
      let word = list[place]
      if word.isWildcard {
        if !isNamed { weight = word.weight }
        continue
      }
      let range = word.text(in: header)
      let isSameLanguage = language != 0 && language == Self.language(range)
      guard LanguageFilter.extended(range, locale, isSameLanguage: isSameLanguage) else { continue }
      let length = LanguageFilter.subtagCount(range)
      if !isNamed || length > longest || length == longest && word.weight == 0 {
        longest = length
        weight = word.weight
      }
      isNamed = true
    }
  }

  /// The packed language, aliases replaced; zero where it is none to compare.
  private static func language(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let parsed = ParsedIdentifier(wellFormed: bytes), parsed.language < PackedSubtag.shortLanguageLimit else {
      return 0
    }
    var language = parsed.language
    _ = LanguageTable.resolved(&language)
    return language
  }
}
