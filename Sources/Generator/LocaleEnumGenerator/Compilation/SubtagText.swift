/// Converts packed subtags to text and back.
enum SubtagText {
  /// The text of letters of five bits, the first lowest.
  static func letters(_ packed: UInt64) -> String {
    var text = ""
    var rest = packed
    while rest != 0 {
      text.unicodeScalars.append(Unicode.Scalar(UInt8(0x60 | rest & 31)))
      rest >>= 5
    }
    return text
  }

  /// The text of a region: two letters, or three digits from 1024 on.
  static func region(_ packed: UInt16) -> String {
    guard packed >= 1024 else { return letters(UInt64(packed)) }
    let digits = String(packed - 1024)
    return String(repeating: "0", count: max(0, 3 - digits.count)) + digits
  }

  /// Packs two to eight letters in any case.
  static func packed(_ text: some StringProtocol) -> UInt64 {
    var packed: UInt64 = 0
    for (index, byte) in text.utf8.prefix(8).enumerated() { packed |= UInt64(byte & 31) << UInt64(index * 5) }
    return packed
  }
}
