import SystemAccess

/// A file's bytes as Unicode scalar values, with the problems in them.
package struct DecodedText {
  var scalars: [Unicode.Scalar] = []
  var encoding: TextEncoding
  var hasByteOrderMark: Bool
  /// The indexes in `scalars` at which ill-formed bytes were replaced by U+FFFD.
  var replacements: [Int] = []

  /// Detects the encoding from the byte-order mark, or without one from the zero bytes.
  package init(_ bytes: [UInt8]) {
    let chosen = TextEncoding.marked(bytes) ?? TextEncoding.guessed(bytes)
    self.encoding = chosen
    hasByteOrderMark = bytes.starts(with: chosen.byteOrderMark)
    let content = bytes.dropFirst(hasByteOrderMark ? chosen.byteOrderMark.count : 0)
    switch chosen {
    case .utf8: decode(content, UTF8.self)
    case .utf16LittleEndian, .utf16BigEndian:
      decode(Self.units(of: content, as: UInt16.self, bigEndian: chosen.isBigEndian), UTF16.self)
    case .utf32LittleEndian, .utf32BigEndian:
      decode(Self.units(of: content, as: UInt32.self, bigEndian: chosen.isBigEndian), UTF32.self)
    }
    if content.count % chosen.unitSize != 0 { replace() }
  }

  private mutating func replace() {
    replacements.append(scalars.count)
    scalars.append("\u{FFFD}")
  }

  private mutating func decode<Units: Sequence, Codec: UnicodeCodec>(_ units: Units, _: Codec.Type)
  where Units.Element == Codec.CodeUnit {
    // Growing step by step would hold the scalars twice, and up to twice the room that they need.
    scalars.reserveCapacity(units.underestimatedCount)
    var codec = Codec()
    var iterator = units.makeIterator()
    while true {
      switch codec.decode(&iterator) {
      case .scalarValue(let scalar): scalars.append(scalar)
      case .error: replace()
      case .emptyInput: return
      }
    }
  }

  private static func units<Unit: FixedWidthInteger>(
    of bytes: ArraySlice<UInt8>, as _: Unit.Type, bigEndian: Bool
  ) -> [Unit] {
    let size = Unit.bitWidth / 8
    var units: [Unit] = []
    units.reserveCapacity(bytes.count / size)
    var unit: Unit = 0
    var shift = 0
    for byte in bytes {
      // A `UInt8` is narrower than the unit, so that neither shift loses a bit.
      unit |= Unit(byte) << (bigEndian ? Unit.bitWidth - 8 - shift : shift)
      shift += 8
      if shift == Unit.bitWidth {
        units.append(unit)
        unit = 0
        shift = 0
      }
    }
    return units
  }

  /// The problems in the bytes.
  func diagnostics(_ lines: LineTable) -> [LocalizationDiagnostic] {
    var diagnostics: [LocalizationDiagnostic] = []
    if encoding != .utf8, !hasByteOrderMark {
      diagnostics.append(
        LocalizationDiagnostic(
          .warning, "strings.encoding", "\(encoding.rawValue) without a byte-order mark: Foundation cannot read it"))
    }
    if let first = replacements.first {
      let more = replacements.count == 1 ? "" : ", and \(replacements.count - 1) more"
      diagnostics.append(
        LocalizationDiagnostic(
          .error, "strings.encoding", "bytes that are not \(encoding.rawValue): read as U+FFFD\(more)",
          position: lines.position(of: first)))
    }
    return diagnostics
  }

  /// Whether the text begins like an XML document.
  var isXMLDocument: Bool {
    guard let start = scalars.firstIndex(where: { !$0.isTableSpace }), scalars[start] == "<" else { return false }
    let next = scalars[(start + 1)...].prefix(1)
    // `<0a>` is old-style data.
    return next.allSatisfy { $0.hexadecimalValue == nil && $0 != ">" && !$0.isTableSpace } && !next.isEmpty
  }
}

/// The encoding of a text file, which its first bytes show.
enum TextEncoding: String {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case utf32LittleEndian = "UTF-32LE"
  case utf32BigEndian = "UTF-32BE"

  /// The byte-order mark, U+FEFF in this encoding.
  var byteOrderMark: [UInt8] {
    switch self {
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    case .utf32LittleEndian: [0xFF, 0xFE, 0, 0]
    case .utf32BigEndian: [0, 0, 0xFE, 0xFF]
    }
  }

  /// The number of bytes of one code unit.
  var unitSize: Int {
    switch self {
    case .utf8: 1
    case .utf16LittleEndian, .utf16BigEndian: 2
    case .utf32LittleEndian, .utf32BigEndian: 4
    }
  }

  var isBigEndian: Bool { self == .utf16BigEndian || self == .utf32BigEndian }

  /// The encoding of a byte-order mark. UTF-32 is checked first: its little-endian mark begins with UTF-16's.
  static func marked(_ bytes: [UInt8]) -> TextEncoding? {
    let candidates: [TextEncoding] = [
      .utf32LittleEndian, .utf32BigEndian, .utf8, .utf16LittleEndian, .utf16BigEndian,
    ]
    return candidates.first { bytes.starts(with: $0.byteOrderMark) }
  }

  /// The encoding that follows from the zero bytes among the first four. The file begins with ASCII (a quote, a
  /// comment, a space), whose other bytes are zero.
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
