import LocaleAliases
import LocaleCore

/// One range of an Accept-Language header, with what it means, so that each locale that is asked about costs a few
/// comparisons.
struct HeaderRange: Sendable {
  /// The range's bytes in the header.
  let bytes: Range<Int>
  /// Its place among the header's elements.
  let index: Int
  /// In thousandths; zero excludes.
  var weight: Int
  let isWildcard: Bool
  let meaning: LocaleMeaning

  init(_ bytes: Range<Int>, in header: UnsafeBufferPointer<UInt8>, index: Int, weight: Int, isWildcard: Bool) {
    self.bytes = bytes
    self.index = index
    self.weight = weight
    self.isWildcard = isWildcard
    meaning = LocaleMeaning(UnsafeBufferPointer(rebasing: header[bytes]))
  }

  /// The range as it is written.
  func text(in header: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: header[bytes.clamped(to: 0..<header.count)])
  }

  /// The number by which the range names a locale, the higher the closer; nil if it does not.
  ///
  /// A range names what it equals in canonical form, before all others; what maximizes alike (`zh-TW` and `zh-Hant`); and
  /// what has its subtags in this order, with others between (RFC 4647, §3.3.2, extended filtering).
  func closeness(
    to locale: LocaleMeaning, _ text: UnsafeBufferPointer<UInt8>, in header: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    if meaning.isIdentifier, locale.isIdentifier, !meaning.hasTail, !locale.hasTail {
      return meaning.closeness(to: locale)
    }
    let rangeText = self.text(in: header)
    guard meaning.isIdentifier, locale.isIdentifier else {
      return LanguageFilter.extended(rangeText, text) ? meaning.subtagCount : nil
    }
    var closeness: Int?
    LocalePreferenceContent.text(rangeText).reading { range, rangeText in
      ParsedIdentifier.readingNames(text) { other, text in
        closeness = meaning.closeness(to: locale, IdentifierTail(range, rangeText), IdentifierTail(other, text))
      }
    }
    return closeness
  }
}

/// What an identifier means to a header: aliases are replaced.
struct LocaleMeaning: Sendable {
  /// Language, script and region in canonical form, and maximized; `und` alone, and a long language, keep their fields.
  private let fields: LanguageIdentifier
  private let maximized: LSR
  /// The number of subtags.
  let subtagCount: Int
  /// Whether variants, extensions or private use are written.
  let hasTail: Bool
  /// Whether the text is an identifier, or names one. Every other text is compared as it is written.
  let isIdentifier: Bool

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let fields = CommonForm.read(bytes)
    if let form = MatchingForm(ordinary: fields) {
      self.init(ordinary: fields, form)
      return
    }
    var meaning: LocaleMeaning?
    LocalePreferenceContent.text(bytes).reading { meaning = LocaleMeaning($0, $1, isIdentifier: true) }
    self = meaning ?? LocaleMeaning(ParsedIdentifier(), bytes, isIdentifier: false)
  }

  /// Nothing is to be replaced.
  private init(ordinary written: LSR, _ form: MatchingForm) {
    fields = LanguageIdentifier(fields: written)
    maximized = LSR(rawValue: form.lsr.fields)
    subtagCount = written.presentSubtags.nonzeroBitCount
    hasTail = false
    isIdentifier = true
  }

  private init(_ parsed: ParsedIdentifier, _ text: UnsafeBufferPointer<UInt8>, isIdentifier: Bool) {
    subtagCount = LanguageFilter.subtagCount(text)
    self.isIdentifier = isIdentifier
    hasTail = parsed.hasTail(in: text)
    var variants = AliasVariants(in: parsed.variants(in: text))
    var replaced = parsed.fields
    Aliases.replace(&replaced, &variants)
    fields = LanguageIdentifier(fields: replaced, longLanguage: parsed.longLanguage)
    maximized = fields == .undetermined ? replaced : fields.maximized.fields
  }

  /// The number by which this names another locale, if neither has a tail.
  func closeness(to locale: LocaleMeaning) -> Int? {
    if fields == locale.fields { return .max }
    let isAlike = maximized == locale.maximized && fields.longLanguage == locale.fields.longLanguage
    return isAlike || isPrefix(of: locale) ? subtagCount : nil
  }

  /// The number by which this names another locale, each with what it has after its region.
  func closeness(to locale: LocaleMeaning, _ own: IdentifierTail, _ other: IdentifierTail) -> Int? {
    guard let closeness = closeness(to: locale), other.hasVariants(of: own), own.restFits(other) else { return nil }
    if own.hasVariants(of: other), other.restFits(own) { return closeness }
    return isPrefix(of: locale) ? subtagCount : nil
  }

  /// Whether a locale has the language, and the script and the region where they are written.
  private func isPrefix(of locale: LocaleMeaning) -> Bool {
    fields.language == locale.fields.language && (fields.script == nil || fields.script == locale.fields.script)
      && (fields.region == nil || fields.region == locale.fields.region)
  }
}

/// The verdict of a header on one locale: by name, else by `*`, else none.
struct RangeVerdict {
  /// Whether a range other than `*` names the locale.
  private(set) var isNamed = false
  /// The range that decides; nil if nothing in the header fits.
  private(set) var range: HeaderRange?

  /// The range by which the header excludes the locale; nil if it does not.
  var excluding: HeaderRange? { range?.weight == 0 ? range : nil }

  init() {}

  /// The closest range decides; if two are equally close, one that excludes: `en-GB, en;q=0` wants British English and no
  /// other.
  init(of locale: UnsafeBufferPointer<UInt8>, in header: AcceptLanguage, _ bytes: UnsafeBufferPointer<UInt8>) {
    let meaning = LocaleMeaning(locale)
    var closest = 0
    for candidate in header.list {
      if candidate.isWildcard {
        if !isNamed { range = candidate }
        continue
      }
      guard let closeness = candidate.closeness(to: meaning, locale, in: bytes) else { continue }
      if closeness > closest || closeness == closest && candidate.weight == 0 {
        closest = closeness
        range = candidate
      }
      isNamed = true
    }
  }
}

extension AcceptLanguage {
  /// The verdict on a locale. Allocates nothing.
  func verdict(on identifier: String) -> RangeVerdict {
    var verdict = RangeVerdict()
    header.withIdentifierBytes { bytes in
      identifier.withIdentifierBytes { verdict = RangeVerdict(of: $0, in: self, bytes) }
    }
    return verdict
  }
}
