import LocaleCore

/// A place in the UTF-8 of a format that is being read: nearly all that a format says is ASCII.
struct FormatCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the place.
  private(set) var offset = 0
  /// The number of Unicode scalars before it, by which an audit counts.
  private(set) var scalarCount = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The byte at the place; nil at the end.
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Goes behind the byte at the place.
  private mutating func advance() {
    // The bytes after the first of a scalar begin with 10.
    if offset < bytes.count, bytes[offset] & 0xC0 != 0x80 { scalarCount += 1 }
    offset += 1
  }

  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, UInt32(bytes[offset]) == byte.value else { return false }
    advance()
    return true
  }

  /// Takes ASCII letters, or nothing.
  mutating func take(all text: String) -> Bool {
    let start = self
    for scalar in text.unicodeScalars where !take(scalar) {
      self = start
      return false
    }
    return true
  }

  mutating func skip(while condition: (UInt8) -> Bool) {
    while offset < bytes.count, condition(bytes[offset]) { advance() }
  }

  mutating func skipScalars(while condition: (Unicode.Scalar) -> Bool) {
    while let scalar = scalar, condition(scalar) { advance(over: scalar) }
  }

  /// The scalar at the place; nil at the end.
  var scalar: Unicode.Scalar? { Self.scalar(bytes[min(offset, bytes.count)...]) }

  /// The scalar before the place; nil at the beginning.
  var previous: Unicode.Scalar? {
    var start = min(offset, bytes.count) - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start < 0 ? nil : Self.scalar(bytes[start...])
  }

  mutating func next() -> Unicode.Scalar? {
    guard let scalar else { return nil }
    advance(over: scalar)
    return scalar
  }

  private mutating func advance(over scalar: Unicode.Scalar) { for _ in 0..<UTF8.width(scalar) { advance() } }

  private static func scalar(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    guard let first = bytes.first else { return nil }
    if first < 0x80 { return Unicode.Scalar(first) }
    var codec = UTF8()
    var iterator = bytes.makeIterator()
    return if case .scalarValue(let scalar) = codec.decode(&iterator) { scalar } else { nil }
  }

  /// The text from an earlier place to this one.
  func text(from start: FormatCursor) -> String {
    String(decoding: bytes[min(start.offset, offset)..<offset], as: UTF8.self)
  }
}

extension FormatCursor {
  /// Takes digits as a number; nil if there are none, or if the number is too large.
  mutating func takeNumber() -> Int? {
    let start = offset
    var number = 0
    while let byte = current, ASCII.isDigit(byte) {
      if offset - start < 9 { number = number * 10 + Int(byte & 0xF) }
      advance()
    }
    return 1...9 ~= offset - start ? number : nil
  }

  /// Takes a length modifier, the longer one first; nil for none.
  mutating func takeLength() -> FormatSpecifier.Length? {
    switch current {
    case UInt8(ascii: "h"): take(all: "hh") ? .hh : take("h") ? .h : nil
    case UInt8(ascii: "l"): take(all: "ll") ? .ll : take("l") ? .l : nil
    case UInt8(ascii: "q"): take("q") ? .q : nil
    case UInt8(ascii: "L"): take("L") ? .longDouble : nil
    case UInt8(ascii: "z"): take("z") ? .z : nil
    case UInt8(ascii: "t"): take("t") ? .t : nil
    case UInt8(ascii: "j"): take("j") ? .j : nil
    default: nil
    }
  }

  /// Takes the name of an argument, `(count)`, with its brackets; nil if there is none, or if it is not closed.
  mutating func takeArgumentName() -> String? {
    guard current == UInt8(ascii: "(") else { return nil }
    let start = self
    guard take("("), let name = takeWord(), take(")") else {
      self = start
      return nil
    }
    return name
  }

  /// Takes a name as Swift's arguments have it, or other programs' texts: `full-name`, `author.name`.
  mutating func takeWord() -> String? {
    let start = self
    skipScalars(while: {
      "_-.".unicodeScalars.contains($0) || $0.properties.isAlphabetic || $0.properties.numericType != nil
    })
    return start.scalar.map { $0 == "_" || $0.properties.isAlphabetic } ?? false ? text(from: start) : nil
  }
}
