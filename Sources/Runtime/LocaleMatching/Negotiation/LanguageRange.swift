import LocaleAliases
import LocaleCore

/// A language range (RFC 4647, §2) with what it means, so that each locale that is asked about costs a few comparisons: one of an
/// Accept-Language header, or the locale itself, which is the range that names it alone. Aliases are replaced.
struct LanguageRange: Sendable {
  /// The range's bytes in the header.
  private(set) var bytes = 0..<0
  /// Its place among the header's elements.
  private(set) var index = 0
  /// In thousandths; zero excludes.
  var weight = 1000
  private(set) var isWildcard = false
  /// Language, script and region in canonical form, and maximized; `und` alone, and a long language, keep their fields.
  private let fields: LanguageIdentifier
  private let maximized: LSR
  private let subtagCount: Int
  /// Whether variants, extensions or private use are written.
  private let hasTail: Bool
  /// Whether the text is an identifier, or names one. Every other text is compared as it is written.
  private let isIdentifier: Bool

  init(_ bytes: Range<Int>, in header: UnsafeBufferPointer<UInt8>, index: Int, weight: Int, isWildcard: Bool) {
    let text = UnsafeBufferPointer(rebasing: header[bytes])
    self = isWildcard ? LanguageRange(ParsedIdentifier(), text, isIdentifier: false) : LanguageRange(text)
    self.bytes = bytes
    self.index = index
    self.weight = weight
    self.isWildcard = isWildcard
  }

  init(_ text: UnsafeBufferPointer<UInt8>) {
    let written = CommonForm.read(text)
    if let form = MatchingForm(ordinary: written) {
      // Nothing is to be replaced.
      fields = LanguageIdentifier(fields: written)
      maximized = LSR(rawValue: form.lsr.fields)
      subtagCount = written.presentSubtags.nonzeroBitCount
      hasTail = false
      isIdentifier = true
      return
    }
    var range: LanguageRange?
    LocalePreferenceContent.text(text).reading { range = LanguageRange($0, $1, isIdentifier: true) }
    self = range ?? LanguageRange(ParsedIdentifier(), text, isIdentifier: false)
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

  /// The range as it is written.
  func text(in header: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: header[bytes.clamped(to: 0..<header.count)])
  }

  /// The number by which the range names a locale, the higher the closer; nil if it does not.
  ///
  /// A range names what it equals in canonical form, before all others; what maximizes alike (`zh-TW` and `zh-Hant`); and
  /// what has its subtags in this order, with others between (RFC 4647, §3.3.2, extended filtering).
  func closeness(
    to locale: LanguageRange, _ text: UnsafeBufferPointer<UInt8>, in header: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard isIdentifier, locale.isIdentifier else {
      return LanguageFilter.extended(self.text(in: header), text) ? subtagCount : nil
    }
    let closeness = closenessOfHeads(to: locale)
    guard let closeness, hasTail || locale.hasTail else { return closeness }
    // Each with what it has after its region.
    var found: Int?
    LocalePreferenceContent.text(self.text(in: header)).reading { range, rangeText in
      ParsedIdentifier.readingNames(text) { other, text in
        let (own, other) = (IdentifierTail(range, rangeText), IdentifierTail(other, text))
        guard other.hasVariants(of: own), own.restFits(other) else { return }
        let isAlike = own.hasVariants(of: other) && other.restFits(own)
        found = isAlike ? closeness : isPrefix(of: locale) ? subtagCount : nil
      }
    }
    return found
  }

  /// The number by which language, script and region name those of a locale.
  private func closenessOfHeads(to locale: LanguageRange) -> Int? {
    if fields == locale.fields { return .max }
    let isAlike = maximized == locale.maximized && fields.longLanguage == locale.fields.longLanguage
    return isAlike || isPrefix(of: locale) ? subtagCount : nil
  }

  /// Whether a locale has the language, and the script and the region where they are written.
  private func isPrefix(of locale: LanguageRange) -> Bool {
    fields.language == locale.fields.language && (fields.script == nil || fields.script == locale.fields.script)
      && (fields.region == nil || fields.region == locale.fields.region)
  }
}

/// The verdict of a header on one locale: by name, else by `*`, else none.
struct RangeVerdict {
  /// Whether a range other than `*` names the locale.
  private(set) var isNamed = false
  /// The range that decides; nil if nothing in the header fits.
  private(set) var range: LanguageRange?

  /// The range by which the header excludes the locale; nil if it does not.
  var excluding: LanguageRange? { range?.weight == 0 ? range : nil }

  init() {}

  /// The closest range decides; if two are equally close, one that excludes: `en-GB, en;q=0` wants British English and no
  /// other.
  init(of locale: UnsafeBufferPointer<UInt8>, in header: AcceptLanguage, _ bytes: UnsafeBufferPointer<UInt8>) {
    let asked = LanguageRange(locale)
    var closest = 0
    for candidate in header.list {
      if candidate.isWildcard {
        if !isNamed { range = candidate }
        continue
      }
      guard let closeness = candidate.closeness(to: asked, locale, in: bytes) else { continue }
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
