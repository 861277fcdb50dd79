/// A perfect hash: every key of a table has a slot of its own, found with three multiplications and one load.
///
/// The key picks a bucket; the bucket's displacement, searched by the generator, moves its keys to free slots.
public enum PerfectHash {
  /// The slot of a key in a table of `slotCount` slots. A key that is not in the table gets a slot too: compare the
  /// keys.
  ///
  /// - Parameter displacements: one for each bucket, a power of two of them.
  @inlinable @inline(__always)
  public static func slot(of key: UInt64, displacements: [UInt8], slotCount: Int) -> Int {
    let hash = hash(key)
    let bucket = bucket(hash, count: displacements.count)
    return slot(hash: hash, displacement: UInt64(displacements[bucket]), slotCount: slotCount)
  }

  /// Spreads a key over 64 bits. The generator and the runtime must use the same function, so it stands here.
  public static func hash(_ key: UInt64) -> UInt64 { key &* 0x9E37_79B9_7F4A_7C15 }

  /// The bucket of a hash. It takes other bits than the slot, so that the keys of a bucket spread over the table.
  ///
  /// - Parameter count: the number of buckets, a power of two.
  public static func bucket(_ hash: UInt64, count: Int) -> Int {
    Int(truncatingIfNeeded: hash >> 40) & (count &- 1)
  }

  /// The slot of a hash for its bucket's displacement; the generator tries displacements until no two keys share one.
  public static func slot(hash: UInt64, displacement: UInt64, slotCount: Int) -> Int {
    let mixed = (hash >> 32) ^ (displacement &* 0x85EB_CA6B) & 0xFFFF_FFFF
    return Int(truncatingIfNeeded: (mixed &* UInt64(truncatingIfNeeded: slotCount)) >> 32)
  }
}
