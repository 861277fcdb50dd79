extension RangeVerdict {
  /// The verdict of a header on one supported locale.
  init(
    of locale: UnsafeBufferPointer<UInt8>, in list: WeightedRangeList, _ header: UnsafeBufferPointer<UInt8>
  ) {
    self.init(
      of: locale, language: Self.language(locale), in: list, header, languageOfRange: { Self.language($0) })
  }

  /// The packed language with aliases replaced; zero if it cannot be compared.
  private static func language(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let parsed = ParsedIdentifier(wellFormed: bytes), parsed.language < PackedSubtag.shortLanguageLimit else {
      return 0
    }
    var language = parsed.language
    _ = LanguageTable.resolved(&language)
    return language
  }
}
