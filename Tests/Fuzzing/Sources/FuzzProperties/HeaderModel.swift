import LocaleMatching

/// The weight that a header gives a locale, in simple code: RFC 4647's extended filtering, range by range.
struct HeaderModel {
  private let ranges: [(text: String, length: Int, weight: Int, language: LanguageSubtag?)]
  private let rest: Int

  init(_ header: AcceptLanguage) {
    ranges = header.ranges.filter { !$0.isWildcard }.map { range in
      let text = range.identifier
      return (text, folded(text).count { $0 == 0x2D }, range.weight, Self.language(text))
    }
    rest = header.ranges.first(where: \.isWildcard)?.weight ?? 0
  }

  /// The weight of the longest range that matches, where zero wins among equally long ones; otherwise that of `*`,
  /// otherwise zero.
  func weight(of locale: String) -> Int {
    let language = Self.language(locale)
    var longest = 0
    var weight: Int?
    for range in ranges {
      let hasOtherName = language != nil && language == range.language
      let fits =
        LanguagePriorityList.fits(range.text, locale, by: .extended)
        || hasOtherName && LanguagePriorityList.fits(Self.renamed(range.text, as: locale), locale, by: .extended)
      guard fits, weight == nil || range.length > longest || range.length == longest && range.weight == 0 else {
        continue
      }
      longest = range.length
      weight = range.weight
    }
    return weight ?? rest
  }

  /// The language, with CLDR's aliases replaced; nil for none.
  private static func language(_ text: String) -> LanguageSubtag? {
    guard let language = LanguageIdentifier(text)?.language, language != .undetermined else { return nil }
    return LanguageIdentifier(language: language).maximized.language
  }

  /// The range with its language replaced by the locale's.
  private static func renamed(_ range: String, as locale: String) -> String {
    let rest = range.utf8.drop { $0 != 0x2D && $0 != 0x5F }
    return String(locale.prefix { $0 != "-" }) + String(Substring(rest))
  }
}
