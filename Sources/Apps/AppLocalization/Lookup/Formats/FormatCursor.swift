import LocaleCore

/// A place in the UTF-8 of a format that is being read: nearly all that a format says is ASCII.
struct FormatCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the place.
  private(set) var offset: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int = 0) { (self.bytes, self.offset) = (bytes, offset) }

  /// The byte at the place; nil at the end.
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, UInt32(bytes[offset]) == byte.value else { return false }
    offset += 1
    return true
  }

  /// Skips bytes, and returns where they are.
  @discardableResult mutating func skip(while condition: (UInt8) -> Bool) -> Range<Int> {
    let start = offset
    while offset < bytes.count, condition(bytes[offset]) { offset += 1 }
    return start..<offset
  }

  mutating func skipScalars(while condition: (Unicode.Scalar) -> Bool) -> Range<Int> {
    let start = offset
    while let scalar, condition(scalar) { offset += UTF8.width(scalar) }
    return start..<offset
  }

  /// Whether a byte is in a range that was skipped.
  func has(_ byte: Unicode.Scalar, in range: Range<Int>) -> Bool {
    range.contains { UInt32(bytes[$0]) == byte.value }
  }

  /// The scalar at the place; nil at the end.
  var scalar: Unicode.Scalar? {
    guard let current else { return nil }
    return current < 0x80 ? Unicode.Scalar(current) : Self.scalar(bytes[offset...])
  }

  /// The scalar before the place; nil at the beginning.
  var previous: Unicode.Scalar? {
    var start = min(offset, bytes.count) - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start < 0 ? nil : Self.scalar(bytes[start...])
  }

  mutating func next() -> Unicode.Scalar? {
    let next = scalar
    offset += next.map(UTF8.width) ?? 0
    return next
  }

  private static func scalar(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    var codec = UTF8()
    var iterator = bytes.makeIterator()
    return if case .scalarValue(let scalar) = codec.decode(&iterator) { scalar } else { nil }
  }
}

extension FormatCursor {
  /// Whether a length modifier or a conversion may be here, which are letters and `@`.
  var isAtConversion: Bool { current.map { ASCII.isLetter($0) || $0 == UInt8(ascii: "@") } ?? false }

  /// Takes digits as a number; nil if there are none, or if the number is too large.
  mutating func takeNumber() -> Int? {
    let start = offset
    var number = 0
    while let byte = current, ASCII.isDigit(byte) {
      if offset - start < 9 { number = number * 10 + Int(byte & 0xF) }
      offset += 1
    }
    return 1...9 ~= offset - start ? number : nil
  }

  /// Takes a length modifier, the longer one first; nil for none.
  mutating func takeLength() -> FormatSpecifier.Length? {
    let length: FormatSpecifier.Length? =
      switch current {
      case UInt8(ascii: "h"): .h
      case UInt8(ascii: "l"): .l
      case UInt8(ascii: "q"): .q
      case UInt8(ascii: "L"): .longDouble
      case UInt8(ascii: "z"): .z
      case UInt8(ascii: "t"): .t
      case UInt8(ascii: "j"): .j
      default: nil
      }
    if length == nil { return nil }
    offset += 1
    return switch length {
    case .h where take("h"): .hh
    case .l where take("l"): .ll
    default: length
    }
  }

  /// Takes the name of an argument with its brackets, `(count)`; nil if there is none, or if it is not closed.
  ///
  /// - Returns: where the name is.
  mutating func takeArgumentName() -> Range<Int>? {
    guard current == UInt8(ascii: "(") else { return nil }
    let start = self
    guard take("("), let name = takeWord(), take(")") else {
      self = start
      return nil
    }
    return name
  }

  /// Takes a name as Swift's arguments have it, or other programs' texts: `full-name`, `author.name`.
  mutating func takeWord() -> Range<Int>? {
    let start = self
    let word = skipScalars(while: {
      "_-.".unicodeScalars.contains($0) || $0.properties.isAlphabetic || $0.properties.numericType != nil
    })
    return start.scalar.map { $0 == "_" || $0.properties.isAlphabetic } ?? false ? word : nil
  }
}
