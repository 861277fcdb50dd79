extension OldStyleParser {
  /// A quoted string or an unquoted word; nil where neither begins.
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
    if let limit = unclosed[quote], start >= limit { throw unterminated(start) }
    var units: [UInt16] = []
    let known = diagnostics.diagnostics.count
    while let scalar = cursor.next() {
      if scalar == quote { return string(from: units, at: start) }
      if scalar == "\\" {
        readEscape(into: &units, backslash: cursor.index - 1)
      } else {
        units.append(scalar)
      }
    }
    // What the rest of the file would have meant as a string is of no interest.
    diagnostics.removeAll(beyond: known)
    unclosed[quote] = min(unclosed[quote] ?? start, start)
    throw unterminated(start)
  }

  func unterminated(_ start: Int) -> StringsProblem {
    StringsProblem(
      code: .Strings.unterminatedString, message: "a string without its closing quote", index: start,
      resume: endOfLine(from: start))
  }

  /// The first place behind the line.
  func endOfLine(from start: Int) -> Int {
    var index = start
    while let scalar = cursor.peek(index - cursor.index), scalar != "\n", scalar != "\r" { index += 1 }
    return index + 1
  }

  /// Whether a range of the text spans lines.
  func spansLines(_ range: Range<Int>) -> Bool {
    lines.position(of: range.lowerBound).line != lines.position(of: range.upperBound).line
  }

  /// White space and comments, with what they tell about paragraphs.
  ///
  /// - Parameter isAtStart: whether it is the start of the file, where no entry stands on the same line.
  mutating func readTrivia(isAtStart: Bool = false) -> Trivia {
    var trivia = Trivia()
    trivia.hasNewline = isAtStart
    var newlines = 0
    while let scalar = cursor.current {
      if scalar == "/", cursor.peek(1) == "/" || cursor.peek(1) == "*" {
        trivia.end(newlines)
        newlines = 0
        let isOnFirstLine = !trivia.hasNewline
        trivia.append(readComment(), isOnFirstLine: isOnFirstLine)
      } else if scalar.isTableSpace {
        cursor.advance()
        if scalar.isNewline && !(scalar == "\r" && cursor.current == "\n") { newlines += 1 }
        if newlines > 0 { trivia.hasNewline = true }
      } else {
        break
      }
    }
    trivia.end(newlines)
    return trivia
  }

  private mutating func readComment() -> StringsComment {
    let start = cursor.index
    let isBlock = cursor.peek(1) == "*"
    cursor.advance(2)
    let content = cursor.index
    if !isBlock {
      cursor.skip { !$0.isNewline }
      return StringsComment(cursor.text(from: content), style: .line)
    }
    while !cursor.isAtEnd {
      let end = cursor.index
      if cursor.take("*/") { return StringsComment(cursor.text(content..<end)) }
      cursor.advance()
    }
    report(
      StringsProblem(code: .Strings.unterminatedComment, message: "a comment without its closing '*/'", index: start))
    return StringsComment(cursor.text(from: content))
  }
}

extension [UInt16] {
  /// Adds a scalar's one or two units.
  mutating func append(_ scalar: Unicode.Scalar) {
    if let unit = UInt16(exactly: scalar.value) {
      append(unit)
    } else {
      append(UTF16.leadSurrogate(scalar))
      append(UTF16.trailSurrogate(scalar))
    }
  }
}

extension Unicode.Scalar {
  /// What may stand without quotes.
  var isUnquoted: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }

  /// The ends of line of old-style property lists, for `//` comments too.
  var isNewline: Bool { self == "\n" || self == "\r" || self == "\u{2028}" || self == "\u{2029}" }

  var isTableSpace: Bool { isNewline || self == " " || ("\t"..."\r").contains(self) }
}
