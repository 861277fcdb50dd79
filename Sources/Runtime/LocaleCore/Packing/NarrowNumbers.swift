/// Numbers of 8 or 16 bits in words of 64, the first lowest. One literal holds several rows, because most of the time of
/// compiling a table goes into its literals.
public enum NarrowNumbers {
  /// Packs numbers, eight or four a word; the generator does it once, and checks that they fit.
  public static func words(_ values: [some BinaryInteger], bits: Int) -> [UInt64] {
    let perWord = 64 / bits
    var words = [UInt64](repeating: 0, count: (values.count + perWord - 1) / perWord)
    for (index, value) in values.enumerated() {
      words[index / perWord] |= UInt64(truncatingIfNeeded: value) << UInt64(index % perWord * bits)
    }
    return words
  }

  /// The number of 8 bits at an index, which must be below the count that was packed.
  @inlinable
  public static func byte(_ index: Int, in words: [UInt64]) -> UInt64 {
    words[index >> 3] &>> UInt64((index & 7) << 3) & 0xFF
  }

  /// The number of 16 bits at an index, which must be below the count that was packed.
  @inlinable
  public static func half(_ index: Int, in words: [UInt64]) -> UInt16 {
    UInt16(truncatingIfNeeded: words[index >> 2] &>> UInt64((index & 3) << 4))
  }
}
