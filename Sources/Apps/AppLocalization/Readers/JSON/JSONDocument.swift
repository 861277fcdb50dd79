import SystemAccess

/// A JSON file: its value with order and positions, or its problems.
package struct JSONDocument: Sendable {
  /// The value; nil if the bytes are not JSON.
  package let value: JSONValue?
  /// The problems, in the order in which they were found.
  private(set) var list: DiagnosticList

  /// The problems, with line and column. There is an error if there is no value.
  package var diagnostics: [LocalizationDiagnostic] { list.all(path: nil) }

  /// Reads a file. Time and memory are linear in its length.
  package init(_ bytes: [UInt8], limits: ReadingLimits = .standard) {
    if let refusal = limits.refusal(ofByteCount: bytes.count) {
      value = nil
      list = DiagnosticList(limits)
      list.append(refusal)
      return
    }
    let text = DecodedText(bytes)
    var parser = JSONParser(text.scalars, limits)
    if ![.utf8, .unread].contains(text.encoding) {
      parser.diagnostics.report(.warning, "json.encoding", "\(text.encoding.rawValue), where Xcode writes UTF-8")
    }
    if let first = text.replacements.first {
      parser.diagnostics.report(
        .error, "json.invalidEncoding", "bytes that are not \(text.encoding.rawValue): read as U+FFFD",
        at: parser.lines.position(of: first))
    }
    do throws(LocalizationDiagnostic) {
      value = try parser.parse()
    } catch {
      value = nil
      parser.diagnostics.append(error)
    }
    list = parser.diagnostics
  }
}

/// Reads JSON (RFC 8259) strictly, and reports problems with line and column.
///
/// Foundation's readers lose the order of members, the positions and the digits of numbers. The limit of nesting bounds
/// the recursion.
struct JSONParser {
  var cursor: ScalarCursor
  let lines: LineTable
  private let limits: ReadingLimits
  private var count = 0
  /// The warnings: duplicate keys, halves of surrogate pairs.
  var diagnostics: DiagnosticList

  init(_ scalars: [Unicode.Scalar], _ limits: ReadingLimits) {
    cursor = ScalarCursor(scalars)
    lines = LineTable(scalars)
    self.limits = limits
    diagnostics = DiagnosticList(limits)
  }

  /// Parses the value of a document.
  mutating func parse() throws(LocalizationDiagnostic) -> JSONValue {
    skipSpace()
    let value = try readValue(depth: 0)
    skipSpace()
    if !cursor.isAtEnd { throw problem("\(cursor.found) after the end of the document") }
    return value
  }

  // MARK: - Values

  private mutating func readValue(depth: Int) throws(LocalizationDiagnostic) -> JSONValue {
    guard let first = cursor.current else { throw problem("\(cursor.found) where a value begins") }
    count += 1
    if count > limits.valueCount { throw problem("more than \(limits.valueCount) values", code: "file.tooLarge") }
    switch first {
    case "{", "[":
      if depth >= limits.nestingDepth {
        throw problem("more than \(limits.nestingDepth) nested values", code: "json.nestingTooDeep")
      }
      return first == "{" ? try readObject(depth: depth) : try readArray(depth: depth)
    case "\"": return .string(try readString())
    case "-", "0"..."9": return .number(try readNumber())
    default:
      if cursor.take("true") { return .bool(true) }
      if cursor.take("false") { return .bool(false) }
      if cursor.take("null") { return .null }
      throw problem("\(cursor.found) where a value begins")
    }
  }

  private mutating func readObject(depth: Int) throws(LocalizationDiagnostic) -> JSONValue {
    var object = JSONObject()
    cursor.advance()
    skipSpace()
    if cursor.take("}") { return .object(object) }
    while true {
      skipSpace()
      let place = cursor.index
      guard cursor.current == "\"" else { throw problem("\(cursor.found) where a key in quotes begins") }
      let key = try readString()
      skipSpace()
      guard cursor.take(":") else { throw problem("\(cursor.found) where a colon belongs") }
      skipSpace()
      let value = try readValue(depth: depth + 1)
      if object.set(value, of: key, at: lines.position(of: place)) != nil {
        warn("json.duplicateKey", "'\(key.excerpt)' is repeated here: this value is used", at: place)
      }
      skipSpace()
      if cursor.take("}") { return .object(object) }
      guard cursor.take(",") else { throw problem("\(cursor.found) where a comma or '}' belongs") }
    }
  }

  private mutating func readArray(depth: Int) throws(LocalizationDiagnostic) -> JSONValue {
    var values: [JSONValue] = []
    cursor.advance()
    skipSpace()
    if cursor.take("]") { return .array(values) }
    while true {
      skipSpace()
      values.append(try readValue(depth: depth + 1))
      skipSpace()
      if cursor.take("]") { return .array(values) }
      guard cursor.take(",") else { throw problem("\(cursor.found) where a comma or ']' belongs") }
    }
  }

  private mutating func readNumber() throws(LocalizationDiagnostic) -> String {
    let start = cursor.index
    _ = cursor.take("-")
    if !cursor.take("0") { try readDigits() }
    if cursor.take(".") { try readDigits() }
    if cursor.take("e") || cursor.take("E") {
      if !cursor.take("+") { _ = cursor.take("-") }
      try readDigits()
    }
    return cursor.text(from: start)
  }

  private mutating func readDigits() throws(LocalizationDiagnostic) {
    let start = cursor.index
    cursor.skip { ("0"..."9").contains($0) }
    if cursor.index == start { throw problem("\(cursor.found) where a digit belongs") }
  }

  // MARK: - Places

  mutating func skipSpace() { cursor.skip { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" } }

  func problem(
    _ message: String, code: LocalizationDiagnostic.Code = "json.malformed", at index: Int? = nil
  ) -> LocalizationDiagnostic {
    LocalizationDiagnostic(.error, code, message, position: lines.position(of: index ?? cursor.index))
  }

  mutating func warn(_ code: LocalizationDiagnostic.Code, _ message: String, at index: Int) {
    diagnostics.report(.warning, code, message, at: lines.position(of: index))
  }
}

extension JSONParser {
  /// Reads a string in quotes, with its escapes.
  mutating func readString() throws(LocalizationDiagnostic) -> String {
    let start = cursor.index
    cursor.advance()
    var scalars: [Unicode.Scalar] = []
    while let scalar = cursor.next() {
      switch scalar {
      case "\"": return String(scalars: scalars[...])
      case "\\": scalars.append(try readEscape(ofStringAt: start))
      case "\u{0}"..."\u{1F}":
        throw problem("a control character \(scalar.excerpt) within a string", at: cursor.index - 1)
      default: scalars.append(scalar)
      }
    }
    throw problem("a string without its closing quote", at: start)
  }

  private mutating func readEscape(ofStringAt start: Int) throws(LocalizationDiagnostic) -> Unicode.Scalar {
    let backslash = cursor.index - 1
    switch cursor.next() {
    case "\"": return "\""
    case "\\": return "\\"
    case "/": return "/"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      let (unit, count) = cursor.takeUnit()
      if count < 4 { throw problem("'\\u' without 4 hexadecimal digits", at: backslash) }
      if let scalar = cursor.takeScalar(of: unit, mark: "\\u") { return scalar }
      warn("json.loneSurrogate", "half a surrogate pair: it becomes U+FFFD", at: start)
      return "\u{FFFD}"
    case let scalar?: throw problem("'\\\(scalar.excerpt)' is not an escape of JSON", at: backslash)
    case nil: throw problem("the file ends within a string", at: backslash)
    }
  }
}
