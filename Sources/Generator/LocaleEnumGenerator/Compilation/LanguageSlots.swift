import LocaleMatching
import SupportedLocales

/// Languages of two letters: a row for each first letter, with a slot for each second letter. The rows overlap where
/// they have gaps.
struct LanguageRows {
  /// The beginnings of rows, in slots, by the low five bits of the first letter.
  private(set) var starts = [Int](repeating: 0, count: TableLayout.languageRowCount)
  /// The packed languages; zero for an empty slot.
  private(set) var slots: [UInt64] = []

  init(_ languages: [UInt64]) {
    let rows = Dictionary(grouping: languages.sorted()) { Int($0 & 31) }
    for (first, row) in rows.sorted(by: { (-$0.value.count, $0.key) < (-$1.value.count, $1.key) }) {
      let seconds = row.map { Int($0 >> 5) }
      var start = 0
      while seconds.contains(where: { start + $0 < slots.count && slots[start + $0] != 0 }) { start += 1 }
      starts[first] = start
      for (second, language) in zip(seconds, row) {
        grow(to: start + second + 1)
        slots[start + second] = language
      }
    }
    // Every look-up is inside.
    grow(to: (starts.max() ?? 0) + 32)
  }

  private mutating func grow(to count: Int) {
    if slots.count < count { slots += [UInt64](repeating: 0, count: count - slots.count) }
  }
}

/// A perfect hash of languages of three letters: each has a slot of its own, so that finding one or finding none takes
/// one probe.
struct LanguageSlots {
  /// The languages; zero for an empty slot. There is at least one slot.
  private(set) var languages: [UInt32] = [0]
  /// The multiplier of each bucket.
  private(set) var multipliers: [UInt16] = [0]

  /// Finds the smallest arrangement, or nearly so.
  init(_ languages: [UInt64]) {
    guard !languages.isEmpty else { return }
    let all = languages.map { UInt32(truncatingIfNeeded: $0) }
    // Four to eight in a bucket; a power of two, so that a mask finds it.
    var bucketCount = 1
    while bucketCount * 8 < all.count { bucketCount *= 2 }
    var range = all.count
    while !place(all, bucketCount, range) { range += max(1, range / 64) }
  }

  private mutating func place(_ all: [UInt32], _ bucketCount: Int, _ range: Int) -> Bool {
    var buckets = [[UInt32]](repeating: [], count: bucketCount)
    let mask = UInt16(truncatingIfNeeded: bucketCount - 1)
    for language in all { buckets[TableLayout.bucket(TableLayout.hash(language), mask: mask)].append(language) }
    languages = [UInt32](repeating: 0, count: range)
    multipliers = [UInt16](repeating: 0, count: bucketCount)
    for bucket in buckets.indices.sorted(by: { (-buckets[$0].count, $0) < (-buckets[$1].count, $1) })
    where !buckets[bucket].isEmpty {
      guard let found = multiplier(of: buckets[bucket]) else { return false }
      multipliers[bucket] = found
      for language in buckets[bucket] { self.languages[slot(of: language, found)] = language }
    }
    return true
  }

  private func multiplier(of bucket: [UInt32]) -> UInt16? {
    var slots: [Int] = []
    return (UInt16(1)...UInt16.max).first { multiplier in
      slots.removeAll(keepingCapacity: true)
      for language in bucket {
        let slot = slot(of: language, multiplier)
        if languages[slot] != 0 || slots.contains(slot) { return false }
        slots.append(slot)
      }
      return true
    }
  }

  private func slot(of language: UInt32, _ multiplier: UInt16) -> Int {
    TableLayout.slot(
      TableLayout.hash(language), multiplier: multiplier, range: UInt16(truncatingIfNeeded: languages.count))
  }
}
