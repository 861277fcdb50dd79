import LocaleCore

extension LocaleMatcher {
  /// Steps 1 to 4 for a header: its ranges are preferences, and `*` takes what no range names (RFC 9110, §12.5.4).
  func walk(
    over header: AcceptLanguage, _ bytes: UnsafeBufferPointer<UInt8>, _ listener: inout some WalkListener
  ) -> PreferenceWalk {
    var walk = PreferenceWalk(settings)
    // Those that exclude come last. Indices, because a slice would retain the list.
    let end = header.list.firstIndex { $0.weight == 0 } ?? header.list.endIndex
    let star = header.list.firstIndex { $0.isWildcard && $0.weight > 0 }
    ask(for: 0..<(star ?? end), of: header, bytes, &walk, &listener)
    guard walk.best.entry == 0, let star else { return walk }
    let entry = entryForWildcard(header, &listener)
    listener.looked(
      for: nil, at: header.list[star].index, below: walk.threshold,
      entry.map { Nearest(distance: 0, entry: $0) } ?? .none)
    if let entry {
      walk.take(wildcard: entry, desiredIndex: header.list[star].index)
    } else {
      ask(for: star + 1..<end, of: header, bytes, &walk, &listener)
    }
    return walk
  }

  /// Asks for ranges that are wanted, the most wanted first, until nothing nearer can be found.
  private func ask(
    for indices: Range<Int>, of header: AcceptLanguage, _ bytes: UnsafeBufferPointer<UInt8>,
    _ walk: inout PreferenceWalk, _ listener: inout some WalkListener
  ) {
    repeat {
      for index in indices {
        let range = header.list[index]
        let isOver =
          if let form = range.form {
            lookUp(form, desiredIndex: range.index, &walk, &listener)
          } else {
            lookUpUnusual(.text(range.text(in: bytes)), desiredIndex: range.index, &walk, &listener)
          }
        if isOver { break }
      }
    } while beginsAgain(&walk)
  }

  /// The entry that only `*` fits: the default locale if it is supported and such an entry, else the first in the list.
  private func entryForWildcard(
    _ header: AcceptLanguage, _ listener: inout some WalkListener
  ) -> Int? {
    var silent = SilentListener()
    func isFree(_ entry: Int) -> Bool { !listener.excludes(entry) && !header.names(identifier(of: entry)) }
    if let defaultIdentifier {
      // What maximizes alike is less than one away.
      var walk = PreferenceWalk(threshold: 8)
      defaultIdentifier.withPreferenceContent { _ = lookUp($0, desiredIndex: 0, &walk, &silent) }
      if walk.best.entry != 0, isFree(walk.best.entry) { return walk.best.entry }
    }
    var best: Int?
    for entry in index.entries {
      if let best, index.supportedIndex(best) < index.supportedIndex(entry) { continue }
      if isFree(entry) { best = entry }
    }
    return best
  }
}
