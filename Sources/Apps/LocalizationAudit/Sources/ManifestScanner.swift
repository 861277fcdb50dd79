import AppLocalization

/// Finds a labelled argument in Swift source, outside comments and strings, in one pass.
struct ManifestScanner {
  enum Argument: Hashable {
    case literal(String)
    /// Another expression, on this line.
    case expression(line: Int)
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The value after the first `label:`; nil if there is none.
  mutating func argument(_ label: String) -> Argument? {
    let wanted = Array(label.utf8)
    while let byte = peek() {
      if skipCommentOrString() { continue }
      if Self.isWordByte(byte) {
        let start = position
        while let next = peek(), Self.isWordByte(next) { position += 1 }
        guard bytes[start..<position].elementsEqual(wanted) else { continue }
        skipSpace()
        guard peek() == UInt8(ascii: ":") else { continue }
        position += 1
        return value()
      }
      advance()
    }
    return nil
  }

  /// Reads a literal, alone or as the only argument of an initializer.
  private mutating func value() -> Argument {
    skipSpace()
    let start = line
    let opening = position
    while let byte = peek(), Self.isWordByte(byte) || byte == UInt8(ascii: ".") { position += 1 }
    let callee = String(decoding: bytes[opening..<position], as: UTF8.self)
    let isCall = peek() == UInt8(ascii: "(")
    guard callee.isEmpty && !isCall || isCall && [".init", "LanguageTag", "LanguageTag.init"].contains(callee) else {
      return .expression(line: start)
    }
    if isCall { position += 1 }
    skipSpace()
    guard let text = plainString() else { return .expression(line: start) }
    return .literal(text)
  }

  /// Reads a string of one line without escapes, which language tags do not need.
  private mutating func plainString() -> String? {
    guard peek() == UInt8(ascii: "\""), !bytes[position...].starts(with: [0x22, 0x22, 0x22]) else { return nil }
    let start = position + 1
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      if bytes[end] == UInt8(ascii: "\\") || bytes[end] == UInt8(ascii: "\n") { return nil }
      end += 1
    }
    guard end < bytes.count, end > start else { return nil }
    position = end + 1
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while let byte = peek() {
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == 10 || byte == 13 {
        advance()
      } else if byte != UInt8(ascii: "/") || !skipComment() {
        return
      }
    }
  }

  private mutating func skipCommentOrString() -> Bool {
    if skipComment() { return true }
    guard peek() == UInt8(ascii: "\"") else { return false }
    let isBlock = bytes[position...].starts(with: [0x22, 0x22, 0x22])
    position += isBlock ? 3 : 1
    while let byte = peek() {
      if byte == UInt8(ascii: "\\") {
        position += 1
        if peek() != nil { advance() }
      } else if byte == UInt8(ascii: "\"") {
        if !isBlock || bytes[position...].starts(with: [0x22, 0x22, 0x22]) {
          position += isBlock ? 3 : 1
          break
        }
        position += 1
      } else if byte == 10, !isBlock {
        break
      } else {
        advance()
      }
    }
    return true
  }

  /// Skips a comment: `//` to the end of the line, or `/* */`, which may be nested.
  private mutating func skipComment() -> Bool {
    if bytes[position...].starts(with: Array("//".utf8)) {
      while let byte = peek(), byte != 10 { position += 1 }
      return true
    }
    guard bytes[position...].starts(with: Array("/*".utf8)) else { return false }
    var depth = 0
    while position < bytes.count {
      if bytes[position...].starts(with: Array("/*".utf8)) {
        depth += 1
        position += 2
      } else if bytes[position...].starts(with: Array("*/".utf8)) {
        depth -= 1
        position += 2
        if depth == 0 { break }
      } else {
        advance()
      }
    }
    return true
  }

  private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func advance() {
    if peek() == 10 { line += 1 }
    position += 1
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}
