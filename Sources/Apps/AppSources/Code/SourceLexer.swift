import AppLocalization
import SystemAccess

/// Divides a file of Swift, Objective-C or C into tokens, in one pass without recursion. Comments are none.
///
/// A bracket that closes another than the last one closes those that are open in it: `#if` may leave a few open.
package struct SourceLexer {
  enum Token {
    /// A name with its members and its sign, `.navigationTitle`, `L10n.tr`, `@Parameter`, or a number.
    case name(String, NameRole)
    case open(Unicode.Scalar)
    /// A bracket that closes the last one, those in it, or none: ``depth`` tells. The end of an interpolation, too.
    case close(Unicode.Scalar)
    /// An interpolation begins. Its tokens follow up to its parenthesis, and the literal comes behind its last one.
    case interpolation
    case literal(Literal)
    /// Anything else: a regular expression, a character, a literal without its end, or a sign.
    case sign(Unicode.Scalar)
  }

  enum NameRole {
    /// It is before a parenthesis on the same line, which is then open.
    case function
    /// It is before a colon, in Swift: the name of an argument, of a property, of a case.
    case label
    case other
  }

  struct Literal: Sendable {
    /// The text, with ``mark`` for each interpolation.
    var scalars: [Unicode.Scalar] = []
    let start: Int
    /// The place of what each ``mark`` stands for; empty for a character that nobody knows.
    fileprivate(set) var interpolations: [Range<Int>] = []
    /// Where the lines but the first begin in the text.
    fileprivate var lineStarts: [Int] = []
    fileprivate let isMultiline: Bool
    fileprivate let end: String
    fileprivate let escape: String

    var text: String { String(scalars: scalars[...]) }
  }

  package static let mark: Unicode.Scalar = "\u{0}"
  private static let depthLimit = 1_000
  private static let closers: [Unicode.Scalar: Unicode.Scalar] = ["(": ")", "[": "]", "{": "}"]
  /// The words that an operand follows.
  private static let operandWords: Set<String> = ["return", "in", "case", "try", "await", "else"]

  /// Where the last token begins.
  private(set) var start = 0
  private var cursor: ScalarCursor
  private let isSwift: Bool
  private var brackets: [(closer: Unicode.Scalar, literal: Literal?)] = []
  /// The literal whose interpolation has just ended.
  private var interrupted: Literal?
  /// Whether a slash begins a regular expression, and does not divide: an operand follows the last token.
  private var isBeforeOperand = true

  init(_ scalars: [Unicode.Scalar], isSwift: Bool = true) {
    cursor = ScalarCursor(scalars)
    self.isSwift = isSwift
  }

  /// The number of open brackets.
  var depth: Int { brackets.count }

  /// Whether brackets are too deep: the rest is not read.
  var isCut: Bool { depth > Self.depthLimit }

  /// Whether a call that has just begun has no arguments.
  var isBeforeParenthesis: Bool { cursor.current == ")" }

  func text(_ range: Range<Int>) -> String { cursor.text(range) }

  /// A literal's text with `${item}` for `\(\.$item)`, and ``mark`` for anything else that stands in it.
  func textWithVariables(_ literal: Literal) -> String {
    var (places, text) = (literal.interpolations[...], String.UnicodeScalarView())
    for scalar in literal.scalars {
      let place = scalar == Self.mark ? places.popFirst() : nil
      // A name, and what may stand behind it.
      let path = place.map { String(cursor.text($0.prefix(100)).prefix { $0 != "," }).trimmed } ?? ""
      let name = path.drop { "\\.$".contains($0) }
      let isVariable = !name.isEmpty && name.count < path.count && name.unicodeScalars.allSatisfy(\.isWordScalar)
      if isVariable { text += "${\(name)}".unicodeScalars } else { text.append(scalar) }
    }
    return String(text)
  }

  /// The key that a literal becomes, if each of its interpolations says its conversion: by a specifier, a style, or a literal.
  func exactKey(_ literal: Literal) -> String? {
    var (places, text) = (literal.interpolations[...], String.UnicodeScalarView())
    for scalar in literal.scalars {
      if scalar == Self.mark {
        guard let place = places.popFirst(), let written = Self.conversion(of: cursor.text(place.prefix(200)).trimmed)
        else {
          return nil
        }
        text += written.unicodeScalars
      } else {
        text += (scalar == "%" ? "%%" : String(scalar)).unicodeScalars
      }
    }
    return literal.interpolations.isEmpty ? nil : String(text)
  }

  private static func conversion(of argument: String) -> String? {
    if argument.components(cutAt: "specifier:").count == 2, let last = argument.components(cutAt: "specifier:").last {
      let parts = last.components(cutAt: "\"")
      return parts.count == 3 && parts[1].hasPrefix("%") ? parts[1] : nil
    }
    if argument.components(cutAt: ", format:").count == 2 { return "%@" }
    let isInteger = !argument.isEmpty && argument.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return isInteger ? "%lld" : nil
  }

  /// The line of the last token, from 1. Takes time in proportion to its place.
  var line: Int { 1 + cursor.scalars[..<start].count { $0 == "\n" } }

  /// The next token; nil at the end of the text.
  mutating func next() -> Token? {
    if let literal = interrupted {
      interrupted = nil
      return read(literal)
    }
    skipSpace(while: \.properties.isWhitespace)
    start = cursor.index
    guard let scalar = cursor.current, !isCut else { return nil }
    if isSwift { cursor.skip { $0 == "#" } } else if cursor.peek(1) == "\"" { _ = cursor.take("@") }
    let pounds = cursor.index - start
    if cursor.current == "\"" { return beginLiteral() }
    if isSwift, cursor.current == "/", isBeforeOperand || pounds > 0, takeExpression(pounds) {
      isBeforeOperand = false
      return .sign("/")
    }
    if pounds == 0, scalar == "@" || scalar == "#" { cursor.advance() }
    let hasSign = cursor.index > start
    if let first = cursor.current, first.isWordScalar || !hasSign && first == "." { return readName() }
    isBeforeOperand = hasSign || !")]}'?!\\/`".unicodeScalars.contains(scalar)
    if hasSign { return .sign(scalar) }
    cursor.advance()
    if let closer = Self.closers[scalar] {
      brackets.append((closer, nil))
      return .open(scalar)
    }
    if Self.closers.values.contains(scalar) { return close(scalar) }
    if scalar == "'" { takeCharacter() }
    return .sign(scalar)
  }

  /// Takes a character of C, `'"'` or `'TEXT'`, behind its first sign; nothing where none ends on the line.
  private mutating func takeCharacter() {
    let start = cursor.index
    while let scalar = cursor.current, scalar != "'", !scalar.isNewline { cursor.advance(scalar == "\\" ? 2 : 1) }
    if !cursor.take("'") { cursor.rewind(to: start) }
  }

  /// The next line of C's preprocessor in the place of the tokens that it is of: with those that continue it, and a space for each
  /// comment; nil at the end of the text.
  mutating func nextDirective() -> String? {
    repeat {
      guard next() != nil else { return nil }
    } while cursor.scalars[start] != "#"
    brackets = []
    cursor.rewind(to: start)
    var line: [Unicode.Scalar] = []
    while let scalar = cursor.current, !scalar.isNewline {
      let place = cursor.index
      if takeComment() || cursor.take("\\\n") || cursor.take("\\\r\n") {
        line.append(" ")
        continue
      }
      switch scalar {
      case "\"": _ = beginLiteral()
      case "\\": cursor.advance(2)
      default: cursor.advance()
      }
      if scalar == "'" { takeCharacter() }
      line += cursor.scalars[place..<cursor.index]
    }
    return String(scalars: line[...])
  }

  private mutating func readName() -> Token {
    cursor.skip { $0.isWordScalar || $0 == "." }
    // A member in backticks, ``.`class` ``, may have any scalars.
    while isSwift, cursor.current == "`", cursor.peek(-1) == "." {
      let quote = cursor.index
      cursor.advance()
      cursor.skip { $0 != "`" && !$0.isNewline }
      if !cursor.take("`") {
        cursor.rewind(to: quote)
        break
      }
      cursor.skip { $0.isWordScalar || $0 == "." }
    }
    let name = cursor.text(from: start)
    let end = cursor.index
    var role = NameRole.other
    skipSpace(while: \.isBlank)
    if cursor.take("(") {
      role = .function
      brackets.append((")", nil))
    } else if isSwift {
      skipSpace(while: \.properties.isWhitespace)
      if cursor.take(":") { role = .label }
    }
    if role == .other { cursor.rewind(to: end) }
    isBeforeOperand = role != .other || Self.operandWords.contains(name)
    return .name(name, role)
  }

  private mutating func close(_ closer: Unicode.Scalar) -> Token {
    if let index = brackets.suffix(8).lastIndex(where: { $0.closer == closer }) {
      brackets.removeSubrange((index + 1)...)
      // One owner, or the text is copied for each interpolation.
      interrupted = brackets.popLast()?.literal
      interrupted?.endInterpolation(at: start)
    }
    return .close(closer)
  }

  /// Skips spaces, and the comments between them.
  private mutating func skipSpace(while isSpace: (Unicode.Scalar) -> Bool) {
    repeat { cursor.skip(while: isSpace) } while takeComment()
  }

  /// Takes a comment: `//` to the end of the line, or `/* */`, which may be nested in Swift.
  private mutating func takeComment() -> Bool {
    if cursor.take("//") {
      cursor.skip { $0 != "\n" }
      return true
    }
    guard cursor.take("/*") else { return false }
    var depth = 1
    while depth > 0, !cursor.isAtEnd {
      if isSwift, cursor.take("/*") {
        depth += 1
      } else if cursor.take("*/") {
        depth -= 1
      } else {
        cursor.advance()
      }
    }
    return true
  }

  /// Takes a regular expression (SE-0354), in which a quotation mark begins no literal. Without an end a slash divides, and
  /// before a blank it does too.
  private mutating func takeExpression(_ pounds: Int) -> Bool {
    let slash = cursor.index
    let end = "/" + String(repeating: "#", count: pounds)
    cursor.advance()
    if pounds > 0 || cursor.current?.properties.isWhitespace == false {
      while let scalar = cursor.current, pounds > 0 || !scalar.isNewline {
        if cursor.take(end) { return true }
        cursor.advance(scalar == "\\" ? 2 : 1)
      }
    }
    if pounds == 0 { cursor.rewind(to: slash) }
    return pounds > 0
  }

  // MARK: - Literals

  private mutating func beginLiteral() -> Token {
    let pounds = isSwift ? cursor.text(from: start) : ""
    let isMultiline = isSwift && takeMultilineStart()
    if !isMultiline { cursor.advance() }
    let end = (isMultiline ? "\"\"\"" : "\"") + pounds
    return read(Literal(start: start, isMultiline: isMultiline, end: end, escape: "\\" + pounds))
  }

  /// Takes three quotation marks and the end of the line, which begin several lines: `#"""#` is one quotation mark.
  private mutating func takeMultilineStart() -> Bool {
    let start = cursor.index
    guard cursor.take("\"\"\"") else { return false }
    cursor.skip(while: \.isBlank)
    if cursor.take("\r\n") || cursor.take("\n") { return true }
    cursor.rewind(to: start)
    return false
  }

  /// Reads a literal from here to its end, or to its next interpolation. Without quotation marks it ends with the line.
  private mutating func read(_ literal: consuming Literal) -> Token {
    isBeforeOperand = false
    while let scalar = cursor.current {
      if scalar == "\"", cursor.take(literal.end) {
        literal.removeIndentation()
        return .literal(literal)
      }
      if scalar == "\\", cursor.take(literal.escape) {
        if isSwift, cursor.take("(") {
          literal.appendMark(at: cursor.index)
          brackets.append((")", literal))
          isBeforeOperand = true
          return .interpolation
        }
        readEscape(&literal)
      } else if cursor.take("\r\n") || cursor.take("\n") {
        guard literal.isMultiline else {
          cursor.rewind(to: cursor.index - 1)
          break
        }
        literal.scalars.append("\n")
        literal.lineStarts.append(literal.scalars.count)
      } else {
        literal.scalars.append(scalar)
        cursor.advance()
      }
    }
    return .sign("\"")
  }

  private mutating func readEscape(_ literal: inout Literal) {
    if literal.isMultiline { cursor.skip(while: \.isBlank) }
    let scalar = cursor.next() ?? " "
    switch scalar {
    case "n": literal.scalars.append("\n")
    case "t": literal.scalars.append("\t")
    case "\\", "\"", "'": literal.scalars.append(scalar)
    case "\r", "\n":
      if scalar == "\r" { _ = cursor.take("\n") }
      literal.lineStarts.append(literal.scalars.count)
    case "u", "U":
      let isBraced = cursor.take("{")
      let digits = cursor.index
      let most = digits + (scalar == "U" || isBraced ? 8 : 4)
      while cursor.index < most, cursor.current?.properties.isASCIIHexDigit == true { cursor.advance() }
      literal.scalars.append(
        UInt32(cursor.text(from: digits), radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
      if isBraced { _ = cursor.take("}") }
    // Bytes in octal or hexadecimal digits: the text is not known.
    default: literal.appendMark(at: cursor.index)
    }
  }
}

extension SourceLexer.Literal {
  fileprivate mutating func appendMark(at index: Int) {
    scalars.append(SourceLexer.mark)
    interpolations.append(index..<index)
  }

  fileprivate mutating func endInterpolation(at index: Int) {
    guard let last = interpolations.popLast() else { return }
    interpolations.append(last.lowerBound..<max(last.lowerBound, index))
  }

  /// Removes what stands before the end of several lines from all of them, and the last line break, which is none of the
  /// text.
  fileprivate mutating func removeIndentation() {
    guard isMultiline else { return }
    let (scalars, lines) = (scalars, [0] + lineStarts)
    let indentation = scalars[(lines.last ?? 0)...]
    self.scalars = Array(
      zip(lines, lines.dropFirst()).map { scalars[$0..<$1] }
        .map { $0.starts(with: indentation) ? $0.dropFirst(indentation.count) : $0 }.joined().dropLast())
  }
}

extension Unicode.Scalar {
  /// Whether it may be in a name: an ASCII letter, digit or underscore, or beyond ASCII.
  fileprivate var isWordScalar: Bool {
    !isASCII || properties.isAlphabetic || self == "_" || ("0"..."9").contains(self)
  }

  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}
