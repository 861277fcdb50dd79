/// Finds a variant that occurs twice, in time not much more than linear in the number of variants.
///
/// The first eight are compared as words, without memory of their own. A longer list, which nobody writes, is sorted
/// once it has been read: no choice of variants makes that slow.
struct VariantSet {
  private var words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0, 0, 0)
  private(set) var count = 0
  private var firstOffset = 0

  /// Takes the scanner's subtag. False if it equals one of the first eight.
  mutating func insert(_ scanner: SubtagScanner) -> Bool {
    let word = scanner.word
    if count == 0 { firstOffset = scanner.start }
    let isNew = withUnsafeMutableBytes(of: &words) { bytes in
      let known = min(count, 8)
      for index in 0..<known where bytes.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self) == word {
        return false
      }
      if known < 8 { bytes.storeBytes(of: word, toByteOffset: known &* 8, as: UInt64.self) }
      return true
    }
    count &+= 1
    return isNew
  }

  /// Whether no variant occurs twice. Must be called at the end of the variants.
  func isDistinct(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    count <= 8 || isDistinctWhenSorted(bytes)
  }

  @inline(never) @_optimize(size)
  private func isDistinctWhenSorted(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let words = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: count)
    defer { words.deallocate() }
    var scanner = SubtagScanner(bytes)
    scanner.skip(to: firstOffset)
    // Between the offsets there are only variants, as many as were counted.
    for index in 0..<count {
      _ = scanner.next()
      words.initializeElement(at: index, to: scanner.word)
    }
    Self.heapSort(words)
    for index in 1..<count where words[index] == words[index &- 1] { return false }
    return true
  }

  /// Sorts in place, in n log n steps for any order.
  @_optimize(size)
  private static func heapSort(_ words: UnsafeMutableBufferPointer<UInt64>) {
    var root = words.count / 2
    while root > 0 {
      root &-= 1
      sift(words, from: root, below: words.count)
    }
    var end = words.count
    while end > 1 {
      end &-= 1
      words.swapAt(0, end)
      sift(words, from: 0, below: end)
    }
  }

  @_optimize(size)
  private static func sift(_ words: UnsafeMutableBufferPointer<UInt64>, from root: Int, below end: Int) {
    var parent = root
    while true {
      var child = parent &* 2 &+ 1
      guard child < end else { return }
      if child &+ 1 < end, words[child] < words[child &+ 1] { child &+= 1 }
      guard words[parent] < words[child] else { return }
      words.swapAt(parent, child)
      parent = child
    }
  }
}
