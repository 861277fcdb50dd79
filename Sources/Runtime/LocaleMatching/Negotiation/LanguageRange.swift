import LocaleAliases
import LocaleCore

/// A language range of an Accept-Language header (RFC 4647, §2).
struct LanguageRange: Sendable {
  /// The range's bytes in the header.
  let bytes: Range<Int>
  /// Its index among the header's elements.
  let index: Int
  /// In thousandths; zero excludes.
  var weight: Int
  /// What an ordinary range means to a matcher; nil for any other, whose text tells.
  let form: MatchingForm?
  let isWildcard: Bool

  /// The range as it is written.
  func text(in header: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: header[bytes.clamped(to: 0..<header.count)])
  }
}

/// What a range names, or a locale, which is the range that names it alone. Aliases are replaced.
private struct RangeMeaning {
  private let text: UnsafeBufferPointer<UInt8>
  /// Language, script and region in canonical form, and maximized; `und` alone, and a long language, keep their fields.
  private let fields: LSR
  private let maximized: LSR
  private let longLanguage: UInt64
  let subtagCount: Int
  /// Whether variants, extensions or private use are written.
  private let hasTail: Bool
  /// Whether the text is an identifier, or names one. Every other text is compared as it is written.
  private let isIdentifier: Bool

  /// - Parameter form: the form of an ordinary one, of which nothing is to be replaced.
  init(_ text: UnsafeBufferPointer<UInt8>, _ form: MatchingForm?) {
    guard let form = form ?? MatchingForm(ordinary: CommonForm.read(text)) else {
      var meaning: RangeMeaning?
      LocalePreferenceContent.text(text).reading { meaning = RangeMeaning($0, $1, given: text, isIdentifier: true) }
      self = meaning ?? RangeMeaning(ParsedIdentifier(), text, given: text, isIdentifier: false)
      return
    }
    self.text = text
    fields = form.lsr.written
    maximized = LSR(rawValue: form.lsr.fields)
    subtagCount = form.lsr.explicitSubtags.nonzeroBitCount
    (longLanguage, hasTail, isIdentifier) = (0, false, true)
  }

  private init(
    _ parsed: ParsedIdentifier, _ text: UnsafeBufferPointer<UInt8>, given: UnsafeBufferPointer<UInt8>,
    isIdentifier: Bool
  ) {
    self.text = given
    subtagCount = LanguageFilter.subtagCount(text)
    self.isIdentifier = isIdentifier
    hasTail = parsed.hasTail(in: text)
    var variants = AliasVariants(in: parsed.variants(in: text))
    var replaced = parsed.fields
    Aliases.replace(&replaced, &variants)
    let identifier = LanguageIdentifier(fields: replaced, longLanguage: parsed.longLanguage)
    fields = replaced
    longLanguage = parsed.longLanguage
    maximized = identifier == .undetermined ? replaced : identifier.maximized.fields
  }

  /// The number by which the range names a locale, the higher the closer; nil if it does not.
  ///
  /// A range names what it equals in canonical form, before all others; what maximizes alike (`zh-TW` and `zh-Hant`); and
  /// what has its subtags in this order, with others between (RFC 4647, §3.3.2, extended filtering).
  func closeness(to locale: RangeMeaning) -> Int? {
    guard isIdentifier, locale.isIdentifier else {
      return LanguageFilter.extended(text, locale.text) ? subtagCount : nil
    }
    let closeness = closenessOfHeads(to: locale)
    guard let closeness, hasTail || locale.hasTail else { return closeness }
    // Each with what it has after its region.
    var found: Int?
    LocalePreferenceContent.text(text).reading { range, rangeText in
      ParsedIdentifier.readingNames(locale.text) { other, text in
        let (own, other) = (IdentifierTail(range, rangeText), IdentifierTail(other, text))
        guard other.hasVariants(of: own), own.restFits(other) else { return }
        let isAlike = own.hasVariants(of: other) && other.restFits(own)
        found = isAlike ? closeness : isPrefix(of: locale) ? subtagCount : nil
      }
    }
    return found
  }

  /// The number by which language, script and region name those of a locale.
  private func closenessOfHeads(to locale: RangeMeaning) -> Int? {
    guard longLanguage == locale.longLanguage else { return nil }
    if fields == locale.fields { return .max }
    return maximized == locale.maximized || isPrefix(of: locale) ? subtagCount : nil
  }

  /// Whether a locale has the language, and the script and the region where they are written.
  private func isPrefix(of locale: RangeMeaning) -> Bool {
    fields.language == locale.fields.language
      && (!fields.hasScript || fields.script == locale.fields.script)
      && (!fields.hasRegion || fields.region == locale.fields.region)
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
    let asked = RangeMeaning(locale, nil)
    var closest = 0
    for candidate in header.list {
      if candidate.isWildcard {
        if !isNamed { range = candidate }
        continue
      }
      let meaning = RangeMeaning(candidate.text(in: bytes), candidate.form)
      guard let closeness = meaning.closeness(to: asked) else { continue }
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
