import AppLocalization
import TextReading

/// Finds labelled arguments in Swift source, outside comments and strings, in one pass.
struct ManifestScanner {
  enum Argument: Hashable {
    case literal(String)
    /// Another expression, which begins at this index.
    case expression(at: Int)
  }

  enum Token: Hashable {
    /// A call begins, or another parenthesis, without a name.
    case call(String)
    case end
    /// A string, and the last label before it in its call.
    case literal(String, label: String)
  }

  private var cursor: ScalarCursor
  private var label = ""

  init(_ text: String) { cursor = ScalarCursor(Array(text.unicodeScalars)) }

  /// The line of an index, from 1. Takes time in proportion to the index.
  func line(of index: Int) -> Int { 1 + cursor.scalars[..<index].count { $0 == "\n" } }

  /// The value after the next `label:`; nil if there is none.
  mutating func argument(_ label: String) -> Argument? {
    while let scalar = cursor.current {
      if cursor.takeComment() || takeString() != nil { continue }
      guard scalar.isWordScalar else {
        cursor.advance()
        continue
      }
      let start = cursor.index
      cursor.skip(while: \.isWordScalar)
      guard cursor.text(from: start) == label else { continue }
      skipSpace()
      if cursor.take(":") { return value() }
    }
    return nil
  }

  /// The next call, end of a call or string; nil at the end of the text.
  mutating func next() -> Token? {
    while !cursor.isAtEnd {
      if cursor.takeComment() { continue }
      if let text = takeString() { return .literal(text, label: label) }
      let start = cursor.index
      cursor.skip(while: \.isWordScalar)
      let word = cursor.text(from: start)
      if !word.isEmpty {
        skipSpace()
        if cursor.take(":") { label = word }
      }
      if cursor.take("(") { return .call(word) }
      if cursor.take(")") { return .end }
      if word.isEmpty { cursor.advance() }
    }
    return nil
  }

  /// Reads a literal, alone or as the only argument of an initializer.
  private mutating func value() -> Argument {
    skipSpace()
    let start = cursor.index
    cursor.skip { $0.isWordScalar || $0 == "." }
    let callee = cursor.text(from: start)
    let isCall = cursor.take("(")
    if isCall { skipSpace() }
    if isCall ? [".init", "LanguageTag", "LanguageTag.init"].contains(callee) : callee.isEmpty, cursor.current == "\"",
      // Language tags and paths need no escapes.
      let text = takeString(), !text.isEmpty, !text.contains(where: { $0 == "\\" || $0.isNewline })
    {
      return .literal(text)
    }
    return .expression(at: start)
  }

  private mutating func skipSpace() {
    repeat { cursor.skip { " \t\r\n".unicodeScalars.contains($0) } } while cursor.takeComment()
  }

  /// Reads a string, which ends with its quotes or, if it has only one, with its line. Nil if none begins here.
  private mutating func takeString() -> String? {
    guard cursor.current == "\"" else { return nil }
    let quotes = cursor.take("\"\"\"") ? "\"\"\"" : "\""
    if quotes.count == 1 { cursor.advance() }
    let start = cursor.index
    while let scalar = cursor.current, quotes.count == 3 || scalar != "\n" {
      let end = cursor.index
      if cursor.take(quotes) { return cursor.text(start..<end) }
      cursor.advance(scalar == "\\" ? 2 : 1)
    }
    return ""
  }
}

extension ScalarCursor {
  /// Skips a comment: `//` to the end of the line, or `/* */`, which may be nested in Swift.
  mutating func takeComment(nests: Bool = true) -> Bool {
    if take("//") {
      skip { $0 != "\n" }
      return true
    }
    guard take("/*") else { return false }
    var depth = 1
    while depth > 0, !isAtEnd {
      if nests, take("/*") {
        depth += 1
      } else if take("*/") {
        depth -= 1
      } else {
        advance()
      }
    }
    return true
  }
}

extension Unicode.Scalar {
  /// Whether it may be in a name: an ASCII letter, digit or underscore, or beyond ASCII.
  var isWordScalar: Bool {
    !isASCII || properties.isAlphabetic || self == "_" || ("0"..."9").contains(self)
  }
}
