import Foundation

/// A place in a buffer, and its line. Every access is checked against the buffer's end.
struct ByteCursor {
  private let bytes: UnsafeRawBufferPointer
  private(set) var position = 0
  /// The line, from 1.
  private(set) var line = 1

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// The byte at an offset from here; zero outside of the buffer.
  func byte(at offset: Int) -> UInt8 {
    let index = position + offset
    return index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  /// Takes one byte; nil at the end.
  mutating func next() -> UInt8? {
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    position += 1
    if byte == UInt8(ascii: "\n") { line += 1 }
    return byte
  }

  /// Moves on by a number of bytes, at most to the end.
  mutating func skip(_ count: Int) {
    advance(to: min(position + count, bytes.count))
  }

  /// Moves to the next such byte; if there is none, to the end, and returns false.
  mutating func move(to byte: UInt8) -> Bool {
    let found = index(of: byte, from: position, upTo: bytes.count)
    advance(to: found ?? bytes.count)
    return found != nil
  }

  /// Moves after the next such byte; returns false without a move if there is none or another byte comes before it.
  mutating func skip(past byte: UInt8, avoiding other: UInt8) -> Bool {
    guard let end = index(of: byte, from: position, upTo: bytes.count),
      index(of: other, from: position, upTo: end) == nil
    else { return false }
    advance(to: end + 1)
    return true
  }

  /// Moves after the next occurrence of `text`, or to the end.
  mutating func skip(past text: StaticString) {
    while move(to: text.utf8Start.pointee) {
      if isAt(text) {
        skip(text.utf8CodeUnitCount)
        return
      }
      skip(1)
    }
  }

  /// Whether `text` begins here.
  func isAt(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard let base = bytes.baseAddress, count <= bytes.count - position else { return false }
    return memcmp(base + position, text.utf8Start, count) == 0
  }

  /// Whether the byte occurs here or later.
  func contains(_ byte: UInt8) -> Bool {
    index(of: byte, from: position, upTo: bytes.count) != nil
  }

  /// Takes the bytes up to white space, `/`, `>` or `<`.
  mutating func takeName() -> String {
    let start = position
    scan: while position < bytes.count {
      switch bytes[position] {
      case 0...0x20, UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "<"): break scan
      default: position += 1
      }
    }
    return text(start..<position)
  }

  /// The name before an equals sign, which must be the byte taken last.
  func nameBeforeSign() -> String {
    var end = position - 1
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    var start = end
    while start > 0, bytes[start - 1] > 0x20, !Self.ends(bytes[start - 1]) { start -= 1 }
    return text(start..<end)
  }

  /// Whether a byte ends a name. Quotes do, if the space between two attributes is missing.
  private static func ends(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "=")
  }

  /// The text from here up to the next occurrence of `end`; nil if there is none.
  func text(upTo end: StaticString) -> String? {
    var copy = self
    copy.skip(past: end)
    return copy.position < bytes.count ? text(position..<copy.position - end.utf8CodeUnitCount) : nil
  }

  /// The rest of this line.
  var restOfLine: String {
    text(position..<(index(of: UInt8(ascii: "\n"), from: position, upTo: bytes.count) ?? bytes.count))
  }

  /// The part of the line before this place.
  var lineSoFar: String {
    var start = position
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return text(start..<position)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeRawBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  private mutating func advance(to end: Int) {
    var from = position
    while let newline = index(of: UInt8(ascii: "\n"), from: from, upTo: end) {
      line += 1
      from = newline + 1
    }
    position = end
  }

  private func index(of byte: UInt8, from start: Int, upTo end: Int) -> Int? {
    guard let base = bytes.baseAddress, start < end,
      let found = memchr(base + start, Int32(byte), end - start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }
}
