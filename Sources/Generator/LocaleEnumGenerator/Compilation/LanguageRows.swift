import LocaleMatching

/// Languages of two letters: a row for each first letter, in it a slot for each second, all rows over one another where
/// they have gaps.
struct LanguageRows {
  /// In slots, by the low five bits of the first letter.
  private(set) var starts = [Int](repeating: 0, count: TableLayout.languageRowCount)
  /// Packed; zero for an empty slot.
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
    // Whatever is asked for lies inside.
    grow(to: (starts.max() ?? 0) + 32)
  }

  private mutating func grow(to count: Int) {
    if slots.count < count { slots += [UInt64](repeating: 0, count: count - slots.count) }
  }
}
