/// An encoding of a text file of an app, told from its first bytes.
public enum TextEncoding: String, Hashable, Sendable, CaseIterable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case utf32LittleEndian = "UTF-32LE"
  case utf32BigEndian = "UTF-32BE"

  /// The byte-order mark, U+FEFF in this encoding.
  package var byteOrderMark: [UInt8] {
    switch self {
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    case .utf32LittleEndian: [0xFF, 0xFE, 0, 0]
    case .utf32BigEndian: [0, 0, 0xFE, 0xFF]
    }
  }

  /// The bytes of one code unit.
  var unitSize: Int {
    switch self {
    case .utf8: 1
    case .utf16LittleEndian, .utf16BigEndian: 2
    case .utf32LittleEndian, .utf32BigEndian: 4
    }
  }

  var isBigEndian: Bool { self == .utf16BigEndian || self == .utf32BigEndian }

  /// The encoding that a byte-order mark names. UTF-32 first: its little-endian mark begins with that of UTF-16.
  static func marked(_ bytes: [UInt8]) -> TextEncoding? {
    let candidates: [TextEncoding] = [
      .utf32LittleEndian, .utf32BigEndian, .utf8, .utf16LittleEndian, .utf16BigEndian,
    ]
    return candidates.first { bytes.starts(with: $0.byteOrderMark) }
  }

  /// The encoding that the zero bytes among the first four tell: such a file begins with ASCII (a quote, a comment, a
  /// space), whose other bytes are zero.
  static func guessed(_ bytes: [UInt8]) -> TextEncoding {
    let zeros = bytes.prefix(4).map { $0 == 0 }
    switch (zeros.count, zeros) {
    case (4, [true, true, true, false]): return .utf32BigEndian
    case (4, [false, true, true, true]): return .utf32LittleEndian
    case (2..., _) where zeros.starts(with: [true, false]): return .utf16BigEndian
    case (2..., _) where zeros.starts(with: [false, true]): return .utf16LittleEndian
    default: return .utf8
    }
  }
}

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
