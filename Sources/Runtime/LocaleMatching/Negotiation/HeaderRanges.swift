import LocaleAliases
import LocaleCore

/// A header's ranges and what each means, read once for a question, so that each locale that is asked about costs a few
/// comparisons.
struct HeaderRanges {
  let bytes: UnsafeBufferPointer<UInt8>
  let words: UnsafeBufferPointer<WeightedRangeWord>
  private let meanings: UnsafeBufferPointer<LocaleMeaning>

  /// Lends the ranges of a header. Allocates nothing if the body returns nothing: Swift destroys other results of generic
  /// functions through their types' metadata, which it allocates at the first use.
  ///
  /// - Parameter bytes: the header's text.
  static func with<Result>(
    _ header: AcceptLanguage, _ bytes: UnsafeBufferPointer<UInt8>, _ body: (HeaderRanges) -> Result
  ) -> Result {
    let count = header.list.count
    return withUnsafeTemporaryAllocation(of: WeightedRangeWord.self, capacity: count) { words in
      withUnsafeTemporaryAllocation(of: LocaleMeaning.self, capacity: count) { meanings in
        read(header, bytes, words, meanings)
        return body(
          HeaderRanges(
            bytes: bytes, words: UnsafeBufferPointer(words), meanings: UnsafeBufferPointer(meanings)))
      }
    }
  }

  /// Fills memory for each range. Apart from `with`, of which a program gets a copy for each caller.
  private static func read(
    _ header: AcceptLanguage, _ bytes: UnsafeBufferPointer<UInt8>,
    _ words: UnsafeMutableBufferPointer<WeightedRangeWord>, _ meanings: UnsafeMutableBufferPointer<LocaleMeaning>
  ) {
    for place in words.indices {
      let word = header.list[place]
      words.initializeElement(at: place, to: word)
      word.withIdentifier(in: bytes) { meanings.initializeElement(at: place, to: LocaleMeaning($0)) }
    }
  }

  /// The number by which a range names a locale, the higher the closer; nil if it does not.
  ///
  /// A range names what it equals in canonical form, before all others; what maximizes alike (`zh-TW` and `zh-Hant`); and
  /// what has its subtags in this order, with others between (RFC 4647, §3.3.2, extended filtering).
  func closeness(of place: Int, to locale: LocaleMeaning, _ text: UnsafeBufferPointer<UInt8>) -> Int? {
    let range = meanings[place]
    if range.isIdentifier, locale.isIdentifier, !range.hasTail, !locale.hasTail { return range.closeness(to: locale) }
    var closeness: Int?
    words[place].withIdentifier(in: bytes) { rangeText in
      guard range.isIdentifier, locale.isIdentifier else {
        closeness = LanguageFilter.extended(rangeText, text) ? range.subtagCount : nil
        return
      }
      LegacyTag.withReplacement(in: rangeText) { rangeText in
        LegacyTag.withReplacement(in: text) { closeness = range.closeness(to: locale, rangeText, $0) }
      }
    }
    return closeness
  }
}

/// What an identifier means to a header: aliases are replaced. In 32 bytes, so that those of all ranges fit on the stack.
struct LocaleMeaning {
  /// Language, script and region in canonical form, and maximized; `und` alone, and a long language, keep their fields.
  private let fields: LanguageIdentifier
  private let maximized: LSR
  /// The variants that aliases name, replaced.
  private let variants: AliasVariants
  private let subtags: UInt16
  /// Whether variants, extensions or private use are written.
  let hasTail: Bool
  /// Whether the text is a well-formed identifier. Every other text is compared as it is written.
  let isIdentifier: Bool

  var subtagCount: Int { Int(subtags) }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let fields = CommonForm.read(bytes)
    if let form = MatchingForm(ordinary: fields) {
      self.init(ordinary: fields, form)
      return
    }
    self.init(replaced: bytes)
    // No legacy tag has a common form.
    if fields.isNone {
      var meaning = self
      LegacyTag.withReplacement(in: bytes) { meaning = LocaleMeaning(replaced: $0) }
      self = meaning
    }
  }

  /// Nothing is to be replaced.
  private init(ordinary written: LSR, _ form: MatchingForm) {
    fields = LanguageIdentifier(fields: written)
    maximized = LSR(rawValue: form.lsr.fields)
    variants = AliasVariants()
    subtags = UInt16(truncatingIfNeeded: written.presentSubtags.nonzeroBitCount)
    hasTail = false
    isIdentifier = true
  }

  private init(replaced bytes: UnsafeBufferPointer<UInt8>) {
    subtags = UInt16(truncatingIfNeeded: min(LanguageFilter.subtagCount(bytes), Int(UInt16.max)))
    let parsed = ParsedIdentifier(wellFormed: bytes)
    isIdentifier = parsed != nil
    let identifier = parsed ?? ParsedIdentifier()
    hasTail = identifier.tail < bytes.count
    var variants = AliasVariants(in: identifier.variants(in: bytes))
    let written = LanguageIdentifier(identifier)
    var replaced = written.fields
    Aliases.replace(&replaced, &variants)
    fields = LanguageIdentifier(fields: replaced, longLanguage: written.longLanguage)
    maximized = fields == .undetermined ? replaced : fields.maximized.fields
    self.variants = variants
  }

  /// The number by which this names another locale, if neither has a tail.
  func closeness(to locale: LocaleMeaning) -> Int? {
    if fields == locale.fields { return .max }
    let isAlike = maximized == locale.maximized && fields.longLanguage == locale.fields.longLanguage
    return isAlike || isPrefix(of: locale) ? subtagCount : nil
  }

  /// The number by which this names another locale, each with its text, in which legacy tags are replaced.
  func closeness(
    to locale: LocaleMeaning, _ text: UnsafeBufferPointer<UInt8>, _ localeText: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard let closeness = closeness(to: locale), tail(of: text, fits: locale, localeText) else { return nil }
    if locale.tail(of: localeText, fits: self, text) { return closeness }
    return isPrefix(of: locale) ? subtagCount : nil
  }

  /// Whether a locale has the language, and the script and the region where they are written.
  private func isPrefix(of locale: LocaleMeaning) -> Bool {
    fields.language == locale.fields.language && (fields.script == nil || fields.script == locale.fields.script)
      && (fields.region == nil || fields.region == locale.fields.region)
  }

  /// Whether another text has the variants of a text of this meaning, in any order, and what follows them in its order.
  private func tail(
    of text: UnsafeBufferPointer<UInt8>, fits other: LocaleMeaning, _ otherText: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard variants.isSubset(of: other.variants), let own = ParsedIdentifier(wellFormed: text),
      let others = ParsedIdentifier(wellFormed: otherText)
    else { return false }
    var walk = SubtagWalk(own.variants(in: text))
    while let variant = walk.nextBytes() {
      // The sets of those that aliases name were compared.
      guard let word = SubtagWord.pack(bytes: variant), !AliasVariants.areNamed(word) else { continue }
      if !SubtagWalk.contains(word, in: others.variants(in: otherText)) { return false }
    }
    return LanguageFilter.subtags(of: own.rest(of: text), areIn: others.rest(of: otherText))
  }
}

extension ParsedIdentifier {
  /// The subtags after the variants.
  fileprivate func rest(of text: UnsafeBufferPointer<UInt8>) -> SubtagWalk {
    // Private use alone has no separator before it.
    let end = kind == .privateUse ? tail : variantsEnd + 1
    return SubtagWalk(text, from: end, to: text.count)
  }
}

/// The supported locales that a header excludes (RFC 9110, §12.5.4).
struct HeaderExclusions {
  let matcher: LocaleMatcher
  let ranges: HeaderRanges

  func excludes(_ entry: Int) -> Bool { verdict(on: entry).excluding != nil }

  func verdict(on entry: Int) -> RangeVerdict {
    matcher.supported[matcher.index.supportedIndex(entry)].withIdentifierBytes { RangeVerdict(of: $0, in: ranges) }
  }
}

/// The verdict of a header on one locale: by name, else by `*`, else none.
struct RangeVerdict {
  /// Whether a range other than `*` names the locale.
  private(set) var isNamed = false
  /// The range that decides; nil if nothing in the header fits.
  private(set) var range: WeightedRangeWord?

  /// The weight in thousandths; nil if nothing in the header fits.
  var weight: Int? { range?.weight }

  /// The range by which the header excludes the locale; nil if it does not.
  var excluding: WeightedRangeWord? { range?.weight == 0 ? range : nil }

  init() {}

  /// The closest range decides; if two are equally close, one that excludes: `en-GB, en;q=0` wants British English and no
  /// other.
  init(of locale: UnsafeBufferPointer<UInt8>, in ranges: HeaderRanges) {
    let meaning = LocaleMeaning(locale)
    var closest = 0
    for (place, word) in ranges.words.enumerated() {
      if word.isWildcard {
        if !isNamed { range = word }
        continue
      }
      guard let closeness = ranges.closeness(of: place, to: meaning, locale) else { continue }
      if closeness > closest || closeness == closest && word.weight == 0 {
        closest = closeness
        range = word
      }
      isNamed = true
    }
  }
}
