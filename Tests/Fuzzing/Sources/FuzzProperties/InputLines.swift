/// The parts of an input between separators, as strings; ill-formed UTF-8 is repaired.
struct InputLines {
  private(set) var lines: [String] = []

  /// - Parameter limit: how many parts there are at most; the last one takes the rest.
  init(_ bytes: UnsafeBufferPointer<UInt8>, separator: UInt8, limit: Int) {
    var start = 0
    while lines.count < limit {
      let isLast = lines.count + 1 == limit
      let end = isLast ? bytes.count : bytes[start...].firstIndex(of: separator) ?? bytes.count
      lines.append(String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self))
      guard end < bytes.count else { return }
      start = end + 1
    }
  }

  var first: String { lines.first ?? "" }
}

/// ASCII letters in lower case and hyphens for underscores: equal for equal text in any case and with either separator.
func folded(_ text: some StringProtocol) -> [UInt8] {
  text.utf8.map { $0 == 0x5F ? 0x2D : $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
}
