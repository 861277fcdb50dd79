/// A perfect hash of languages: each has a slot of its own, so that finding one or finding none takes one probe.
struct LanguageSlots {
  /// Zero for an empty slot; at least one.
  private(set) var languages: [UInt64] = [0]
  /// One for each bucket, 0…255.
  private(set) var displacements: [Int] = [0]

  /// Of a few hundred languages the arrangement that takes the least room; of thousands the first that is found.
  init(_ all: [UInt64]) {
    self.init(all, bucketSize: 4)
    guard all.count < 1024 else { return }
    for bucketSize in [3, 5, 6] {
      let other = LanguageSlots(all, bucketSize: bucketSize)
      if other.byteCount < byteCount { self = other }
    }
  }

  private var byteCount: Int { languages.count * 4 + (displacements.count + 1) / 2 * 2 }

  private init(_ all: [UInt64], bucketSize: Int) {
    guard !all.isEmpty else { return }
    let bucketCount = (all.count + bucketSize - 1) / bucketSize
    var buckets = [[UInt64]](repeating: [], count: bucketCount)
    for language in all {
      buckets[TableLayout.bucket(TableLayout.hash(language), count: UInt64(bucketCount))].append(language)
    }
    let order = buckets.indices.sorted { (-buckets[$0].count, $0) < (-buckets[$1].count, $1) }
    var range = all.count < 1024 ? all.count : all.count + all.count / 16
    while !place(buckets, order, range) { range += all.count < 1024 ? 1 : range / 32 }
  }

  private mutating func place(_ buckets: [[UInt64]], _ order: [Int], _ range: Int) -> Bool {
    languages = [UInt64](repeating: 0, count: range)
    displacements = [Int](repeating: 0, count: buckets.count)
    for bucket in order where !buckets[bucket].isEmpty {
      let found = (0..<256).first { displacement in
        let slots = buckets[bucket].map {
          TableLayout.slot(TableLayout.hash($0), displacement: UInt64(displacement), range: UInt64(range))
        }
        return Set(slots).count == slots.count && slots.allSatisfy { languages[$0] == 0 }
      }
      guard let found else { return false }
      displacements[bucket] = found
      for language in buckets[bucket] {
        let slot = TableLayout.slot(TableLayout.hash(language), displacement: UInt64(found), range: UInt64(range))
        languages[slot] = language
      }
    }
    return true
  }
}
