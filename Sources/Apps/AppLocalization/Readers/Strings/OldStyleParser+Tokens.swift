import Foundation
import SystemAccess

extension OldStyleParser {
  /// Reads a quoted string or an unquoted word; nil if neither begins here.
  mutating func readString() throws(LocalizationDiagnostic) -> String? {
    guard let first = cursor.current else { return nil }
    if first == "\"" || first == "'" { return try readQuoted(by: first) }
    let start = cursor.index
    cursor.skip { $0.isUnquoted }
    return cursor.index == start ? nil : cursor.text(from: start)
  }

  private mutating func readQuoted(by quote: Unicode.Scalar) throws(LocalizationDiagnostic) -> String {
    let start = cursor.index
    cursor.advance()
    // Nearly all strings have no escape: they are the scalars between the quotes.
    cursor.skip { $0 != quote && $0 != "\\" }
    let plain = start + 1..<cursor.index
    if cursor.current == quote {
      cursor.advance()
      return cursor.text(plain)
    }
    var scalars = Array(cursor.scalars[plain])
    let known = diagnostics.diagnostics.count
    while let scalar = cursor.next() {
      if scalar == quote { return String(scalars: scalars[...]) }
      scalars.append(scalar == "\\" ? readEscape(ofStringAt: start) : scalar)
    }
    // Diagnostics about the rest of the file as a string are useless.
    diagnostics.removeAll(beyond: known)
    throw unterminated(start)
  }

  func unterminated(_ start: Int) -> LocalizationDiagnostic { problem("a string without its closing quote", at: start) }

  func spansLines(_ range: Range<Int>) -> Bool {
    cursor.scalars[range].contains(where: \.isNewline)
  }

  /// Skips white space and comments, which a table keeps.
  mutating func skipSpace() {
    while let scalar = cursor.current {
      if scalar == "/", cursor.peek(1) == "/" || cursor.peek(1) == "*" {
        readComment()
      } else if scalar.isTableSpace {
        cursor.advance()
      } else {
        break
      }
    }
  }

  private mutating func readComment() {
    let start = cursor.index
    var end: Int?
    if cursor.take("//") {
      cursor.skip { !$0.isNewline }
      end = cursor.index
    } else {
      cursor.advance(2)
      while end == nil, !cursor.isAtEnd {
        if cursor.take("*/") { end = cursor.index - 2 } else { cursor.advance() }
      }
      if end == nil { diagnostics.append(problem("a comment without its closing '*/'", at: start)) }
    }
    if isTable { comments.append((cursor.text(start + 2..<(end ?? cursor.index)), start)) }
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
      let (unit, count) = cursor.takeUnit()
      if count < 4 {
        warn("strings.escape", "'\\U' with \(count) instead of 4 hexadecimal digits", at: backslash)
      }
      if let scalar = cursor.takeScalar(of: unit, mark: "\\U") { return scalar }
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
}

extension ScalarCursor {
  /// Takes up to four hexadecimal digits, a UTF-16 unit. Returns their number too.
  mutating func takeUnit() -> (unit: UInt16, digitCount: Int) {
    var (unit, count): (UInt16, Int) = (0, 0)
    while count < 4, let digit = current?.hexadecimalValue {
      unit = unit << 4 | UInt16(digit)
      count += 1
      advance()
    }
    return (unit, count)
  }

  /// The scalar of a UTF-16 unit. If that is the first half of one, takes the second, which has the same mark before it; nil if
  /// there is none.
  mutating func takeScalar(of unit: UInt16, mark: String) -> Unicode.Scalar? {
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let start = index
    if UTF16.isLeadSurrogate(unit), take(mark) {
      let low = takeUnit().unit
      if UTF16.isTrailSurrogate(low) { return UTF16.decode(UTF16.EncodedScalar([unit, low])) }
    }
    rewind(to: start)
    return nil
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
