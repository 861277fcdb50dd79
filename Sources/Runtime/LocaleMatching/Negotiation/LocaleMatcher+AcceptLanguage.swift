import LocaleCore

extension LocaleMatcher {
  /// Steps 1 to 4 for a header: its ranges are preferences, and `*` takes what no range names (RFC 9110, §12.5.4).
  func walk(
    over header: AcceptLanguage, _ bytes: UnsafeBufferPointer<UInt8>, _ listener: inout some WalkListener
  ) -> PreferenceWalk {
    var walk = PreferenceWalk(settings)
    var isOver = false
    for place in 0..<header.list.count {
      let range = header.list[place]
      if range.weight == 0 { break }
      if range.isWildcard {
        if walk.best.entry != 0 { break }
        let entry = entryForWildcard(header, bytes, &listener)
        listener.looked(
          for: nil, at: range.position, below: walk.threshold, entry.map { Nearest(distance: 0, entry: $0) } ?? .none)
        guard let entry else { continue }
        walk.take(wildcard: entry, desiredIndex: range.position)
        break
      }
      // After the demotions have used up the threshold, only `*` can find something.
      if isOver { continue }
      isOver = range.withIdentifier(in: bytes) {
        lookUp(.text($0), desiredIndex: range.position, &walk, &listener)
      }
      if isOver, walk.best.entry != 0 { break }
    }
    return walk
  }

  /// The entry that only `*` fits: the default locale if it is supported and such an entry, else the first in the list.
  private func entryForWildcard(
    _ header: AcceptLanguage, _ bytes: UnsafeBufferPointer<UInt8>, _ listener: inout some WalkListener
  ) -> Int? {
    let exclusions = HeaderExclusions(matcher: self, header: header, bytes: bytes)
    func isFree(_ entry: Int, _ listener: inout some WalkListener) -> Bool {
      !listener.excludes(entry)
        && !exclusions.withText(of: entry) { RangeVerdict(of: $0, in: header.list, bytes).isNamed }
    }
    if let form = defaultIdentifier.flatMap({ $0.withPreference { names.read($0)?.form } }) {
      var silent = SilentListener()
      let found = nearest(to: DesiredIdentifier(form: form), below: 8, &silent)
      if found.entry != 0, isFree(found.entry, &listener) { return found.entry }
    }
    var best: Int?
    for entry in index.entries {
      if let best, index.supportedIndex(best) < index.supportedIndex(entry) { continue }
      if isFree(entry, &listener) { best = entry }
    }
    return best
  }
}

extension WeightedRangeWord {
  /// Lends the identifier that is meant: the range as it was written, or for `en_US.UTF-8` the identifier `en-US`.
  func withIdentifier<Result>(
    in header: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let text = text(in: header)
    guard isLooseName, let name = ProgramLocaleName(text) else { return body(text) }
    return name.text.withBytes(body)
  }
}

/// The supported locales that a header excludes (RFC 9110, §12.5.4).
struct HeaderExclusions: WalkListener {
  let matcher: LocaleMatcher
  let header: AcceptLanguage
  let bytes: UnsafeBufferPointer<UInt8>

  func excludes(_ entry: Int) -> Bool {
    withText(of: entry) { RangeVerdict.excluding($0, in: header.list, bytes) != nil }
  }

  func withText<Result>(of entry: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    matcher.supported[matcher.index.supportedIndex(entry)].withIdentifierBytes(body)
  }
}

/// The verdict of a header on one locale: by name, else by `*`, else none.
struct RangeVerdict {
  /// Whether a range other than `*` fits the locale.
  private(set) var isNamed = false
  /// The range that decides; nil if nothing in the header fits.
  private(set) var range: WeightedRangeWord?

  /// The weight in thousandths; nil if nothing in the header fits.
  var weight: Int? { range?.weight }

  /// The range by which a header excludes a locale; nil if it does not. `*;q=0` spares a locale that maximizes like a range
  /// that is wanted, as `zh-Hant` for `zh-TW`.
  static func excluding(
    _ locale: UnsafeBufferPointer<UInt8>, in list: WeightedRangeList, _ header: UnsafeBufferPointer<UInt8>
  ) -> WeightedRangeWord? {
    let verdict = RangeVerdict(of: locale, in: list, header)
    guard let range = verdict.range, range.weight == 0 else { return nil }
    if verdict.isNamed { return range }
    for place in 0..<list.count where list[place].weight > 0 && !list[place].isWildcard {
      let forms = list[place].withIdentifier(in: header) { MatchingForm.pair(.text($0), .text(locale)) }
      if let forms, forms.desired.lsr.fields == forms.supported.lsr.fields { return nil }
    }
    return range
  }

  /// The longest range that fits decides; if two are equally long, one that excludes: `en-GB, en;q=0` wants British English
  /// and no other. It fits by extended filtering (RFC 4647, §3.3.2), a language also by its other names (`iw`, `he`).
  init(
    of locale: UnsafeBufferPointer<UInt8>, in list: WeightedRangeList, _ header: UnsafeBufferPointer<UInt8>
  ) {
    let language = Self.language(locale)
    var longest = 0
    for place in 0..<list.count {
      let word = list[place]
      if word.isWildcard {
        if !isNamed { range = word }
        continue
      }
      let length = word.withIdentifier(in: header) { range -> Int? in
        let isSameLanguage = language != 0 && language == Self.language(range)
        return LanguageFilter.extended(range, locale, isSameLanguage: isSameLanguage)
          ? LanguageFilter.subtagCount(range) : nil
      }
      guard let length else { continue }
      if length > longest || length == longest && word.weight == 0 {
        longest = length
        range = word
      }
      isNamed = true
    }
  }

  /// The packed language with aliases replaced; zero if there is none to compare.
  private static func language(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let parsed = ParsedIdentifier(wellFormed: bytes) else { return 0 }
    return Aliases.language(parsed.language)?.language ?? parsed.language
  }
}
