/// Puts rows with many gaps over one another, so that every row finds its own and nobody else's.
///
/// A row is known by where it begins, of which each of its words holds the low byte.
struct ExceptionRows {
  private(set) var words: [Int] = []
  /// Where each row begins.
  private(set) var starts: [[Int: Int]: Int] = [:]
  private let classCount: Int
  private var taken: Set<Int> = []

  /// - Parameter rows: for each of some classes a byte.
  init(_ rows: Set<[Int: Int]>, classCount: Int) {
    self.classCount = classCount
    // The same order in every run: the longest first, then by what they hold.
    let inOrder = rows.sorted { one, other in
      one.count == other.count
        ? Self.words(of: one).lexicographicallyPrecedes(Self.words(of: other)) : one.count > other.count
    }
    var used: Set<Int> = []
    for row in inOrder {
      var start = 0
      while !isFree(start) || row.keys.contains(where: { used.contains(start + $0) }) { start += 1 }
      taken.insert(start)
      starts[row] = start
      for (number, place) in row {
        used.insert(start + number)
        let end = start + number + 1
        if words.count < end { words += [Int](repeating: Self.gap, count: end - words.count) }
        words[start + number] = place | (start & 0xFF) << 8
      }
    }
    // Any class may be asked for in any row.
    let end = (taken.max() ?? 0) + classCount
    if words.count < end { words += [Int](repeating: Self.gap, count: end - words.count) }
  }

  /// Whoever takes a gap for its own finds what it would have found without.
  private static let gap = 1

  private static func words(of row: [Int: Int]) -> [Int] {
    row.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
  }

  /// Whether a row may begin here: no other, and none with the same low byte that it could reach.
  private func isFree(_ start: Int) -> Bool {
    if taken.contains(start) { return false }
    return !stride(from: 256, to: max(classCount, 257), by: 256).contains {
      taken.contains(start - $0) || taken.contains(start + $0)
    }
  }
}
