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
    var best: Int?
    HeaderRanges.with(header, bytes) { ranges in
      let header = HeaderExclusions(matcher: self, ranges: ranges)
      var silent = SilentListener()
      func isFree(_ entry: Int) -> Bool { !listener.excludes(entry) && !header.verdict(on: entry).isNamed }
      if let form = defaultIdentifier.flatMap({ $0.withPreference { names.read($0)?.form } }) {
        let found = nearest(to: DesiredIdentifier(form: form), below: 8, &silent)
        if found.entry != 0, isFree(found.entry) { best = found.entry }
      }
      if best != nil { return }
      for entry in index.entries {
        if let best, index.supportedIndex(best) < index.supportedIndex(entry) { continue }
        if isFree(entry) { best = entry }
      }
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
