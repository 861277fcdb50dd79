import SystemAccess

/// A file's bytes as Unicode scalar values, with the problems in them.
package struct DecodedText {
  var scalars: [Unicode.Scalar] = []
  let encoding: TextEncoding
  /// The indexes in `scalars` at which ill-formed bytes were replaced by U+FFFD.
  var replacements: [Int] = []

  /// Detects the encoding from the byte-order mark; without one it is UTF-8.
  package init(_ bytes: [UInt8]) {
    encoding = TextEncoding.marked(bytes)
    let mark = encoding.byteOrderMark
    let content = bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
    switch encoding {
    case .utf8: decode(content)
    case .utf16LittleEndian, .utf16BigEndian:
      decode(Self.units(of: content, bigEndian: encoding == .utf16BigEndian))
      if content.count % 2 != 0 { replace() }
    case .unread: replace()
    }
  }

  private mutating func replace() {
    replacements.append(scalars.count)
    scalars.append("\u{FFFD}")
  }

  private mutating func decode(_ bytes: ArraySlice<UInt8>) {
    // Growing step by step would hold the scalars twice, and up to twice the room that they need.
    scalars.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      // Nearly all of a file is ASCII, of which a parser takes six times as long.
      if bytes[index] < 0x80 {
        scalars.append(Unicode.Scalar(bytes[index]))
        index += 1
        continue
      }
      var parser = UTF8.ForwardParser()
      var iterator = bytes[index...].makeIterator()
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar):
        scalars.append(UTF8.decode(scalar))
        index += scalar.count
      case .error(let count):
        replace()
        index += count
      case .emptyInput: return
      }
    }
  }

  private mutating func decode(_ units: [UInt16]) {
    scalars.reserveCapacity(units.count)
    var codec = UTF16()
    var iterator = units.makeIterator()
    while true {
      switch codec.decode(&iterator) {
      case .scalarValue(let scalar): scalars.append(scalar)
      case .error: replace()
      case .emptyInput: return
      }
    }
  }

  private static func units(of bytes: ArraySlice<UInt8>, bigEndian: Bool) -> [UInt16] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var first: UInt16?
    for byte in bytes {
      if let high = first {
        units.append(bigEndian ? high << 8 | UInt16(byte) : UInt16(byte) << 8 | high)
        first = nil
      } else {
        first = UInt16(byte)
      }
    }
    return units
  }

  /// The problems in the bytes.
  func diagnostics(_ lines: LineTable) -> [LocalizationDiagnostic] {
    guard let first = replacements.first else { return [] }
    let more = replacements.count == 1 ? "" : ", and \(replacements.count - 1) more"
    return [
      LocalizationDiagnostic(
        .error, "strings.encoding", "bytes that are not \(encoding.rawValue): read as U+FFFD\(more)",
        position: lines.position(of: first))
    ]
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
  /// UTF-32, and UTF-16 without a mark: Foundation reads the second neither.
  case unread = "UTF-8, or UTF-16 with a byte-order mark"

  /// The byte-order mark, U+FEFF in this encoding.
  var byteOrderMark: [UInt8] {
    switch self {
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    case .unread: []
    }
  }

  /// The encoding of a byte-order mark. No text has U+0000 at its beginning, as UTF-32 seems to have.
  static func marked(_ bytes: [UInt8]) -> TextEncoding {
    let known: [TextEncoding] = [.utf8, .utf16LittleEndian, .utf16BigEndian]
    switch known.first(where: { bytes.starts(with: $0.byteOrderMark) }) {
    case nil: return bytes.prefix(2).contains(0) ? .unread : .utf8
    case .utf16LittleEndian? where bytes.dropFirst(2).starts(with: [0, 0]): return .unread
    case let marked?: return marked
    }
  }
}
