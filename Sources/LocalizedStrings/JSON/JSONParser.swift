/// Reads JSON (RFC 8259), strictly, with line and column of what is wrong.
///
/// Foundation's readers lose the order of members, the places and the digits of numbers. Recursion is as deep as the
/// limits let values nest.
struct JSONParser {
  var cursor: ScalarCursor
  let lines: LineTable
  private let limits: ReadingLimits
  private var count = 0
  /// Warnings: duplicate keys, halves of surrogate pairs.
  var diagnostics: DiagnosticList

  init(_ scalars: [Unicode.Scalar], _ limits: ReadingLimits) {
    cursor = ScalarCursor(scalars)
    lines = LineTable(scalars)
    self.limits = limits
    diagnostics = DiagnosticList(limits)
  }

  /// The one value of a document.
  mutating func parse() throws(LocalizationDiagnostic) -> JSONValue {
    skipSpace()
    let value = try readValue(depth: 0)
    skipSpace()
    if !cursor.isAtEnd { throw problem("\(found) behind the end of the document") }
    return value
  }

  // MARK: - Values

  private mutating func readValue(depth: Int) throws(LocalizationDiagnostic) -> JSONValue {
    guard let first = cursor.current else { throw problem("\(found) where a value begins") }
    count += 1
    if count > limits.valueCount { throw problem("more than \(limits.valueCount) values", code: .tooLarge) }
    switch first {
    case "{", "[":
      if depth >= limits.nestingDepth {
        throw problem("more than \(limits.nestingDepth) nested values", code: .JSON.nestingTooDeep)
      }
      return first == "{" ? try readObject(depth: depth) : try readArray(depth: depth)
    case "\"": return .string(try readString())
    case "-", "0"..."9": return .number(try readNumber())
    default:
      if cursor.take("true") { return .bool(true) }
      if cursor.take("false") { return .bool(false) }
      if cursor.take("null") { return .null }
      throw problem("\(found) where a value begins")
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
      guard cursor.current == "\"" else { throw problem("\(found) where a key in quotes begins") }
      let key = try readString()
      skipSpace()
      guard cursor.take(":") else { throw problem("\(found) where a colon belongs") }
      skipSpace()
      let value = try readValue(depth: depth + 1)
      if object.member(key) != nil {
        warn(.JSON.duplicateKey, "'\(key.shown)' stands here again: this value holds", at: place)
        object[key] = value
      } else {
        object.append(key, value, at: lines.position(of: place))
      }
      skipSpace()
      if cursor.take("}") { return .object(object) }
      guard cursor.take(",") else { throw problem("\(found) where a comma or '}' belongs") }
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
      guard cursor.take(",") else { throw problem("\(found) where a comma or ']' belongs") }
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
    if cursor.index == start { throw problem("\(found) where a digit belongs") }
  }

  // MARK: - Places

  mutating func skipSpace() { cursor.skip { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" } }

  var found: String { cursor.current.map { "'\($0.shown)'" } ?? "the end of the file" }

  func problem(
    _ message: String, code: LocalizationDiagnostic.Code = .JSON.malformed, at index: Int? = nil
  ) -> LocalizationDiagnostic {
    LocalizationDiagnostic(.error, code, message, position: lines.position(of: index ?? cursor.index))
  }

  mutating func warn(_ code: LocalizationDiagnostic.Code, _ message: String, at index: Int) {
    diagnostics.append(LocalizationDiagnostic(.warning, code, message, position: lines.position(of: index)))
  }
}

extension LocalizationDiagnostic: Error {}

extension LocalizationDiagnostic.Code {
  enum JSON {
    static var malformed: LocalizationDiagnostic.Code { "json.malformed" }
    static var nestingTooDeep: LocalizationDiagnostic.Code { "json.nestingTooDeep" }
    static var duplicateKey: LocalizationDiagnostic.Code { "json.duplicateKey" }
    static var loneSurrogate: LocalizationDiagnostic.Code { "json.loneSurrogate" }
    static var invalidEncoding: LocalizationDiagnostic.Code { "json.invalidEncoding" }
    static var encoding: LocalizationDiagnostic.Code { "json.encoding" }
  }
}
