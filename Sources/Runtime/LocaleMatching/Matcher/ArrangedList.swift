/// A supported list as a look-up sees it: the index and the options as numbers. A `LocaleMatcher` has one in memory of its
/// own, a generated enum one in constants. It is plain memory, so that a question counts no references.
struct ArrangedList: @unchecked Sendable {
  let index: IndexView
  let settings: MatchSettings

  /// Step 3 of the way that Lookup.swift describes. Nil, an ill-formed identifier, finds nothing.
  @inline(__always)
  func nearest(to desired: LSR?, below threshold: Int) -> Nearest {
    guard let desired else { return .none }
    return settings.isSimple
      ? Lookup(index).nearest(to: desired)
      : GeneralSearch.nearest(to: desired, in: index, below: threshold, settings: settings)
  }

  /// Steps 3 and 4 for the next preference. Returns true if the walk is over.
  @inline(__always)
  func lookUp(_ desired: LSR?, _ walk: inout PreferenceWalk) -> Bool {
    walk.take(nearest(to: desired, below: walk.threshold), desiredIndex: walk.count)
  }
}

/// The memory of an index, freed with the last matcher that has it.
final class IndexMemory: @unchecked Sendable {
  let words: UnsafeBufferPointer<UInt64>

  /// - Parameter words: allocated memory, which this object will free.
  init(_ words: UnsafeBufferPointer<UInt64>) { self.words = words }

  deinit { words.deallocate() }
}
