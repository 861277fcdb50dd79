/// Packs small numbers into words, the first lowest: one literal for several rows, because literals are what compiling costs.
enum Packing {
  static func words(bytes: [UInt8]) -> [UInt64] {
    words(bytes.map(UInt64.init), bits: 8)
  }

  static func words(halves: [UInt16]) -> [UInt64] {
    words(halves.map(UInt64.init), bits: 16)
  }

  private static func words(_ values: [UInt64], bits: Int) -> [UInt64] {
    let perWord = 64 / bits
    var words = [UInt64](repeating: 0, count: (values.count + perWord - 1) / perWord)
    for (index, value) in values.enumerated() {
      words[index / perWord] |= value << UInt64(index % perWord * bits)
    }
    return words
  }
}
