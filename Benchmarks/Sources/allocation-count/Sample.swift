import LocaleMatching

/// One desired identifier in every form that the matcher takes, made before anything is counted.
struct Sample {
  let tag: StaticString
  let literal: String
  /// The text as a String on the heap, as if read at run time. A String of up to fifteen bytes contains its bytes.
  let readAtRunTime: String
  let list: [String]
  let utf8: [UInt8]
  let identifier: LanguageIdentifier?
  let localeIdentifier: LocaleIdentifier?
  let identifiers: [LanguageIdentifier]

  init(_ tag: StaticString) {
    self.tag = tag
    literal = "\(tag)"
    utf8 = Array("\(tag)".utf8)
    readAtRunTime = String(decoding: utf8, as: UTF8.self)
    list = [readAtRunTime, "tlh-Latn", literal, "de_CH"]
    identifier = LanguageIdentifier(literal)
    localeIdentifier = LocaleIdentifier(literal)
    identifiers = [identifier, LanguageIdentifier("de-CH")].compactMap { $0 }
  }

  static let all: [Sample] = [
    // Exact matches, near matches and misses.
    "en", "en-GB", "it-CH", "en-IT", "en_AU", "EN-latn-us", "gsw-CH", "nb-NO", "sr-ME", "zh-TW", "zh-Hant-HK", "es-419",
    "xx", "ja", "tlh-Latn-US", "en-Shaw", "iw", "no-UK", "und", "und-TW", "root", "",
    // Private use, pseudo-locales, languages of five to eight letters, legacy tags.
    "x-bork", "x-a-private-use-identifier-of-some-length", "en-XA", "ar-XB", "en-PSACCENT", "abcde",
    "abcdefgh-Latn-001",
    "i-klingon", "art-lojban", "zh-min-nan",
    // Longer than the fifteen bytes of a small string.
    "zh-Hant-TW-u-ca-roc-nu-hanidec-co-stroke", "de-Latn-CH-1996-1901-u-co-phonebk-x-private-use-part",
    "sl-rozaj-biske-1994-abcde-fghij-klmno", "en_Latn_US_POSIX-t-ja-latn-m0-alaloc-2010",
    // Names as programs write them.
    "en_US.UTF-8", "sr_RS@ijekavianlatin", "zh_TW_#Hant_u-nu-latn", "no_NO_NY", "b+zh+Hans", "zh-rTW", "en-USA",
    "en_BCN",
    // Ill-formed.
    "e", "en-", "-en", "en--US", "en-US-US", "zh-yue-HK", "en US", "toolongsubtag-and-more-of-it",
    "日本語", "en-u-ca-roc-u-nu-thai", "sl-rozaj-rozaj-biske-1994", "*", "en-GB-x",
  ].map { Sample($0) }
}
