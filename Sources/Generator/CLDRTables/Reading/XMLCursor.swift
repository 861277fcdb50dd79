/// A place in the bytes of a file, and its line.
struct XMLCursor {
  let bytes: [UInt8]
  private(set) var position = 0
  /// The line, from 1.
  private(set) var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The byte here; nil at the end.
  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The byte at a distance from here; zero beyond the end.
  func byte(at distance: Int) -> UInt8 { position + distance < bytes.count ? bytes[position + distance] : 0 }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

  mutating func skip(_ count: Int) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == 0x0A { line += 1 }
      position += 1
    }
  }

  /// Skips white space. Returns whether there was any.
  @discardableResult
  mutating func skipSpaces() -> Bool {
    let start = position
    while let byte, Self.isSpace(byte) { skip(1) }
    return position > start
  }

  /// Moves past the next occurrence of a text; without one, to the end, and returns false.
  mutating func skip(past text: String) -> Bool {
    let first = text.utf8.first
    while let byte {
      if byte == first, isAt(text) {
        skip(text.utf8.count)
        return true
      }
      skip(1)
    }
    return false
  }

  func isAt(_ text: String) -> Bool {
    var place = position
    for byte in text.utf8 {
      guard place < bytes.count, bytes[place] == byte else { return false }
      place += 1
    }
    return true
  }

  /// Takes the name here; empty if there is none.
  mutating func takeName(startingWithDigit: Bool = false) -> String {
    let start = position
    while let byte, Self.isInName(byte, first: position == start && !startingWithDigit) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isInName(_ byte: UInt8, first: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), 0x80...:
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !first
    default: false
    }
  }

  /// The text from here to the end of the line, at most a hundred bytes.
  var restOfLine: String { text(from: position) }

  /// The whole line without its indentation.
  var wholeLine: String {
    text(from: bytes[..<position].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)
  }

  private func text(from start: Int) -> String {
    let line = bytes[start...].prefix { $0 != 0x0A }.drop(while: Self.isSpace)
    let cut = String(decoding: line.prefix(100), as: UTF8.self)
    return line.count > 100 ? cut + "…" : cut
  }
}
