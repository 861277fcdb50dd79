/// A place in the bytes of a text in UTF-8, with its line and column.
struct XMLCursor {
  let bytes: [UInt8]
  private(set) var position = 0
  /// The line, from 1. It ends with LF, CR LF or CR (XML 1.0, 2.11).
  private var line = 1
  private var lineStart = 0
  /// A position on this line whose column is known, so that a document on one line takes linear time.
  private var known = (position: 0, column: 1)

  /// The beginning of a text, behind a byte-order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if isAt("\u{FEFF}") {
      position = 3
      lineStart = 3
      known = (3, 1)
    }
  }

  /// The byte here; nil at the end.
  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The byte at a distance from here; zero beyond the end.
  func byte(at distance: Int) -> UInt8 { position + distance < bytes.count ? bytes[position + distance] : 0 }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

  /// The line and column of the next byte.
  mutating func place() -> XMLPlace {
    if known.position < lineStart { known = (lineStart, 1) }
    var index = known.position
    while index < position {
      // The first byte of each scalar counts.
      if bytes[index] & 0xC0 != 0x80 { known.column += 1 }
      index += 1
    }
    known.position = position
    return XMLPlace(line: line, column: known.column)
  }

  mutating func skip(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == 0x0A || byte == 0x0D && self.byte != 0x0A {
        line += 1
        lineStart = position
      }
    }
  }

  /// Skips white space. Returns whether there was any.
  @discardableResult
  mutating func skipSpaces() -> Bool {
    let start = position
    while let byte, Self.isSpace(byte) { skip() }
    return position > start
  }

  /// Moves past a text if it is here.
  mutating func take(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    skip(text.utf8CodeUnitCount)
    return true
  }

  func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      var index = 0
      while index < text.count {
        guard position + index < bytes.count, bytes[position + index] == text[index] else { return false }
        index += 1
      }
      return true
    }
  }

  /// The text of the bytes from a position up to here, with LF for every end of line.
  func text(from start: Int) -> String {
    let part = bytes[min(start, position)..<position]
    guard part.contains(0x0D) else { return String(decoding: part, as: UTF8.self) }
    var text: [UInt8] = []
    for (index, byte) in zip(part.indices, part) {
      if byte != 0x0D {
        text.append(byte)
      } else if index + 1 >= bytes.count || bytes[index + 1] != 0x0A {
        text.append(0x0A)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The text from here to the end of the line, at most a hundred bytes.
  var restOfLine: String { excerpt(from: position) }

  /// The whole line without its indentation.
  var wholeLine: String { excerpt(from: lineStart) }

  private func excerpt(from start: Int) -> String {
    let line = bytes[min(start, bytes.count)...].prefix { $0 != 0x0A && $0 != 0x0D }.drop(while: Self.isSpace)
    let cut = String(decoding: line.prefix(100), as: UTF8.self)
    return line.count > 100 ? cut + "…" : cut
  }
}
