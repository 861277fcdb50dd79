import Foundation

extension OldStyleParser {
  /// Reads a quoted string or an unquoted word; nil if neither begins here.
  mutating func readString() throws(StringsProblem) -> String? {
    guard let first = cursor.current else { return nil }
    if first == "\"" || first == "'" { return try readQuoted(by: first) }
    let start = cursor.index
    cursor.skip { $0.isUnquoted }
    return cursor.index == start ? nil : cursor.text(from: start)
  }

  private mutating func readQuoted(by quote: Unicode.Scalar) throws(StringsProblem) -> String {
    let start = cursor.index
    cursor.advance()
    var scalars: [Unicode.Scalar] = []
    let known = diagnostics.diagnostics.count
    while let scalar = cursor.next() {
      if scalar == quote { return String(scalars: scalars[...]) }
      scalars.append(scalar == "\\" ? readEscape(ofStringAt: start) : scalar)
    }
    // Diagnostics about the rest of the file as a string are useless.
    diagnostics.removeAll(beyond: known)
    throw unterminated(start)
  }

  func unterminated(_ start: Int) -> StringsProblem {
    StringsProblem(message: "a string without its closing quote", index: start)
  }

  func spansLines(_ range: Range<Int>) -> Bool {
    lines.position(of: range.lowerBound).line != lines.position(of: range.upperBound).line
  }

  /// Reads white space and comments.
  ///
  /// - Parameter isAtStart: whether it is the start of the file, where no entry is on this line.
  mutating func readTrivia(isAtStart: Bool = false) -> Trivia {
    var trivia = Trivia()
    trivia.hasNewline = isAtStart
    while let scalar = cursor.current {
      if scalar == "/", cursor.peek(1) == "/" || cursor.peek(1) == "*" {
        let isBlock = cursor.peek(1) == "*"
        trivia.append(readComment(isBlock: isBlock), isBlock: isBlock)
      } else if scalar.isTableSpace {
        cursor.advance()
        if scalar.isNewline { trivia.hasNewline = true }
      } else {
        break
      }
    }
    return trivia
  }

  private mutating func readComment(isBlock: Bool) -> String {
    let start = cursor.index
    cursor.advance(2)
    let content = cursor.index
    if !isBlock {
      cursor.skip { !$0.isNewline }
      return cursor.text(from: content)
    }
    while !cursor.isAtEnd {
      let end = cursor.index
      if cursor.take("*/") { return cursor.text(content..<end) }
      cursor.advance()
    }
    report(StringsProblem(message: "a comment without its closing '*/'", index: start))
    return cursor.text(from: content)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar may be in a word without quotes.
  var isUnquoted: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }

  /// Whether it ends a line in old-style property lists, which also ends `//` comments.
  package var isNewline: Bool { self == "\n" || self == "\r" || self == "\u{2028}" || self == "\u{2029}" }

  var isTableSpace: Bool { isNewline || self == " " || ("\t"..."\r").contains(self) }
}

extension OldStyleParser {
  /// Reads one escape after its backslash.
  private mutating func readEscape(ofStringAt start: Int) -> Unicode.Scalar {
    let backslash = cursor.index - 1
    guard let scalar = cursor.next() else { return "\\" }
    switch scalar {
    case "a": return "\u{7}"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "v": return "\u{B}"
    // The `\r` of CR LF, which is one end of line, is kept too.
    case "\\", "\"", "'", "\n", "\r", "?": return scalar
    case "0"..."7": return readOctal(first: scalar, backslash: backslash)
    case "U":
      let unit = readUnit(backslash)
      if let scalar = Unicode.Scalar(unit) { return scalar }
      let next = cursor.index
      if UTF16.isLeadSurrogate(unit), cursor.take("\\U") {
        // What is no trail surrogate is read again.
        let low = readUnit(next, warns: false)
        if UTF16.isTrailSurrogate(low) { return UTF16.decode(UTF16.EncodedScalar([unit, low])) }
        cursor.rewind(to: next)
      }
      warn("strings.escape", "half a surrogate pair: it becomes U+FFFD", at: start)
      return "\u{FFFD}"
    case "u":
      warn(
        "strings.lowercaseUnicodeEscape", "'\\u' is not an escape and stays the letter u; write '\\U'", at: backslash)
      return "u"
    default:
      note("strings.escape", "'\\\(scalar.excerpt)' is not an escape: the backslash is dropped", at: backslash)
      return scalar
    }
  }

  /// Reads up to three octal digits, a byte in NeXTSTEP's encoding.
  private mutating func readOctal(first: Unicode.Scalar, backslash: Int) -> Unicode.Scalar {
    var value = first.value - 0x30
    for _ in 0..<2 {
      guard let digit = cursor.current, ("0"..."7").contains(digit) else { break }
      value = value * 8 + digit.value - 0x30
      cursor.advance()
    }
    if value > 0xFF {
      warn("strings.escape", "an octal escape beyond \\377: only its last eight bits count", at: backslash)
    }
    let byte = UInt8(truncatingIfNeeded: value)
    if byte < 0x80 { return Unicode.Scalar(byte) }
    return String(bytes: [byte], encoding: .nextstep)?.unicodeScalars.first ?? "\u{FFFD}"
  }

  /// Reads up to four hexadecimal digits, a UTF-16 unit.
  private mutating func readUnit(_ backslash: Int, warns: Bool = true) -> UInt16 {
    var value: UInt16 = 0
    var count = 0
    while count < 4, let digit = cursor.current?.hexadecimalValue {
      value = value << 4 | UInt16(digit)
      cursor.advance()
      count += 1
    }
    if count < 4, warns {
      warn("strings.escape", "'\\U' with \(count) instead of 4 hexadecimal digits", at: backslash)
    }
    return value
  }
}

extension Unicode.Scalar {
  var hexadecimalValue: UInt8? {
    switch self {
    case "0"..."9": UInt8(truncatingIfNeeded: value - 0x30)
    case "a"..."f": UInt8(truncatingIfNeeded: value - 0x57)
    case "A"..."F": UInt8(truncatingIfNeeded: value - 0x37)
    default: nil
    }
  }
}
