import LocaleCore

/// Finds the displacements of a `PerfectHash` by trial, the fullest buckets first. Equal keys give equal tables.
struct PerfectHashTable {
  private(set) var displacements: [UInt8] = []
  /// The index of the row in each slot.
  private(set) var slots: [Int?] = []

  /// - Parameters:
  ///   - keys: distinct.
  ///   - rows: the name of the rows, `languageAlias`, for the error.
  /// - Throws: an error if no table was found, as for equal keys.
  init(keys: [UInt64], of rows: String, at location: SourceLocation) throws(InputDiagnostic) {
    var bucketCount = 8
    while bucketCount * 3 < keys.count { bucketCount *= 2 }
    var slotCount = keys.count + keys.count / 20 + 1
    for _ in 0..<64 {
      if let found = Self.place(keys, bucketCount: bucketCount, slotCount: slotCount) {
        (displacements, slots) = found
        return
      }
      slotCount += slotCount / 20 + 1
    }
    throw InputDiagnostic(
      "two \(rows) rows with one key", at: location,
      hint: "keep one of them; if no two are the same, no table can hold them: report it")
  }

  private static func place(
    _ keys: [UInt64], bucketCount: Int, slotCount: Int
  ) -> (displacements: [UInt8], slots: [Int?])? {
    let hashes = keys.map(PerfectHash.hash)
    var buckets = [[Int]](repeating: [], count: bucketCount)
    for (row, hash) in hashes.enumerated() {
      buckets[PerfectHash.bucket(hash, count: bucketCount)].append(row)
    }
    let order = buckets.indices.sorted { (-buckets[$0].count, $0) < (-buckets[$1].count, $1) }
    var displacements = [UInt8](repeating: 0, count: bucketCount)
    var slots = [Int?](repeating: nil, count: slotCount)
    for bucket in order {
      let displacement = (0..<256).first { displacement in
        var taken: Set<Int> = []
        return buckets[bucket].allSatisfy { row in
          let slot = PerfectHash.slot(hash: hashes[row], displacement: UInt64(displacement), slotCount: slotCount)
          return slots[slot] == nil && taken.insert(slot).inserted
        }
      }
      guard let displacement else { return nil }
      for row in buckets[bucket] {
        slots[PerfectHash.slot(hash: hashes[row], displacement: UInt64(displacement), slotCount: slotCount)] = row
      }
      displacements[bucket] = UInt8(displacement)
    }
    return (displacements, slots)
  }
}
