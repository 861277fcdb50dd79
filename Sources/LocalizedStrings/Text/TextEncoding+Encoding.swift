extension TextEncoding {
  /// The bytes of a text in this encoding.
  func bytes(of text: String, byteOrderMark isMarked: Bool) -> [UInt8] {
    var bytes = isMarked ? byteOrderMark : []
    switch self {
    case .utf8: bytes += Array(text.utf8)
    case .utf16LittleEndian, .utf16BigEndian: for unit in text.utf16 { append(unit, to: &bytes) }
    case .utf32LittleEndian, .utf32BigEndian: for scalar in text.unicodeScalars { append(scalar.value, to: &bytes) }
    }
    return bytes
  }

  private func append<Unit: FixedWidthInteger>(_ unit: Unit, to bytes: inout [UInt8]) {
    for index in 0..<unitSize {
      bytes.append(UInt8(truncatingIfNeeded: unit >> ((isBigEndian ? unitSize - 1 - index : index) * 8)))
    }
  }
}
