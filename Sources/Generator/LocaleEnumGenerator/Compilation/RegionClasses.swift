import LocaleMatching
import SupportedLocales

/// Numbers for classes of regions that have equal outcomes in every script entry; zero is for regions that nothing names.
struct RegionClasses {
  private(set) var numbers: [UInt16: Int] = [:]
  /// One region of each class except the first.
  private(set) var samples: [UInt16] = []

  /// The highest number and one; one more where that has two words.
  var count: Int { samples.last.flatMap { numbers[$0] }.map { $0 + (Self.isListed($0) ? 2 : 1) } ?? 1 }

  /// Whether a number does not fit a byte. Such classes have two words in a row, for places that do not fit a byte
  /// either.
  static func isListed(_ number: Int) -> Bool { number >= Int(TableLayout.listedClass) }

  init(_ entries: [TablePool.ScriptEntry]) {
    var outcomes: [UInt16: [Int: Int]] = [:]
    for (number, entry) in entries.enumerated() {
      for (region, outcome) in zip(entry.regions, entry.outcomes) { outcomes[region, default: [:]][number] = outcome }
    }
    let classes = Dictionary(grouping: outcomes.keys.sorted()) { outcomes[$0] ?? [:] }.values
    // Large classes come first: if there are more classes than a byte can number, the rest is looked up more slowly.
    for regions in classes.sorted(by: { (-$0.count, $0[0]) < (-$1.count, $1[0]) }) {
      let number = count
      samples.append(regions[0])
      for region in regions { numbers[region] = number }
    }
  }
}

/// A script entry as it is written: which classes are exceptions, and the outcomes.
struct PackedScriptEntry {
  /// The place of each class's outcome among those of the entry. Most entries of one language are equal in this.
  var exceptions: [Int: Int] = [:]
  /// The outcomes: without a region; of other regions; of exceptions.
  var outcomes: [Int]

  init(_ entry: TablePool.ScriptEntry, _ classes: RegionClasses) {
    outcomes = [entry.withoutRegion, entry.other]
    let all = Dictionary(uniqueKeysWithValues: zip(entry.regions, entry.outcomes))
    for region in classes.samples {
      guard let outcome = all[region], let number = classes.numbers[region] else { continue }
      // The first outcome is only for identifiers without a region.
      let place = outcomes.dropFirst().firstIndex(of: outcome) ?? outcomes.count
      if place == outcomes.count { outcomes.append(outcome) }
      exceptions[number] = RegionClasses.isListed(number) ? place & 0xFF : place
      if RegionClasses.isListed(number) { exceptions[number + 1] = place >> 8 + 1 }
    }
  }
}

/// Overlays rows with many gaps, so that every row finds only its own entries.
///
/// A row is identified by its beginning; each of its words holds the low byte of that.
struct ExceptionRows {
  private(set) var words: [Int] = []
  /// The position where each row begins.
  private(set) var starts: [[Int: Int]: Int] = [:]
  private let classCount: Int
  private var taken: Set<Int> = []

  /// - Parameter rows: for each of some classes a byte.
  init(_ rows: Set<[Int: Int]>, classCount: Int) {
    self.classCount = classCount
    // Sorted, so that every run gives equal bytes: the longest first, then by contents.
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
    // Any class may be looked up in any row.
    let end = (taken.max() ?? 0) + classCount
    if words.count < end { words += [Int](repeating: Self.gap, count: end - words.count) }
  }

  /// A look-up that takes a gap for its own finds what it would have found without it.
  private static let gap = 1

  private static func words(of row: [Int: Int]) -> [Int] {
    row.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
  }

  /// Whether a row may begin here: no other begins here, and none with the same low byte is in reach.
  private func isFree(_ start: Int) -> Bool {
    if taken.contains(start) { return false }
    return !stride(from: 256, to: max(classCount, 257), by: 256).contains {
      taken.contains(start - $0) || taken.contains(start + $0)
    }
  }
}
