/// A JSON value (RFC 8259) with its members in the order of the file and its numbers as they are written.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The digits of the file: no number loses precision in rewriting.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// The text of a string, nil for anything else.
  package var string: String? { if case .string(let text) = self { text } else { nil } }
  /// The value of a boolean, nil for anything else.
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// The members of an object, nil for anything else.
  package var object: JSONObject? { if case .object(let object) = self { object } else { nil } }
  /// A number without fraction and exponent that an `Int` holds, nil for anything else.
  package var integer: Int? { if case .number(let digits) = self { Int(digits) } else { nil } }

  /// The name of its kind in messages.
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONValue {
  /// Reads any JSON document.
  ///
  /// - Throws: a diagnostic with the position of the error.
  package static func read(_ bytes: [UInt8], path: String? = nil) throws(LocalizationDiagnostic) -> JSONValue {
    let document = JSONDocument(bytes)
    if let value = document.value { return value }
    throw (document.diagnostics.last ?? LocalizationDiagnostic(.error, .JSON.malformed, "no JSON")).at(path: path)
  }

  /// The elements of an array.
  package var elements: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

  /// The value as Xcode writes it: two spaces a level, no line break at the end. Recursion is as deep as the value.
  package var indentedText: String { JSONWriter.text(of: self) }

  /// The value on one line, without optional white space.
  package var compactText: String {
    var writer = JSONWriter()
    writer.writeCompactly(self)
    return writer.text
  }

  package init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }
  package init(_ number: Int?) { self = number.map(JSONValue.integer) ?? .null }

  package static func integer(_ number: Int) -> JSONValue { .number("\(number)") }
  package static func list(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
  package static func members(_ pairs: [(String, JSONValue)]) -> JSONValue { .object(JSONObject(pairs)) }
}

/// A JSON object that keeps the order of its members. Keys are compared scalar by scalar.
///
/// Two objects are equal if they have equal members in the same order; positions in files do not matter. Look-up takes
/// constant time.
package struct JSONObject: Hashable, Sendable {
  /// A key with its value.
  package struct Member: Sendable, KeyedMember {
    /// The key, without quotation marks and escapes.
    package let key: String
    /// The value of the key.
    package var value: JSONValue
    /// The position of the key in the file; nil for a member that was not read from a file.
    package let position: TextPosition?
  }

  private var list = KeyedMembers<Member>()

  /// An object without members.
  package init() {}

  /// An object of these members. If a key occurs twice, its last member counts.
  package init(_ pairs: [(String, JSONValue)]) {
    for (key, value) in pairs { self[key] = value }
  }

  /// In order.
  package var members: [Member] { list.members }
  /// Whether there is no member.
  package var isEmpty: Bool { members.isEmpty }
  /// How many members there are.
  package var count: Int { members.count }
  /// The keys in order.
  package var keys: [String] { members.map(\.key) }

  /// The member with a key, with its place in the file.
  package func member(_ key: String) -> Member? { list.member(key) }

  /// The value of a key. Setting an existing key keeps its place; nil removes it in linear time. If the members are
  /// sorted as in Xcode, a new key is inserted in order, else it is appended.
  package subscript(key: String) -> JSONValue? {
    get { member(key)?.value }
    set {
      if list.set(newValue, of: key) { return }
      guard let newValue else { return }
      let place = members.firstIndex { JSONKeyOrder.precedes(key, $0.key) } ?? members.count
      list.insert(Member(key: key, value: newValue, position: nil), at: place)
    }
  }

  /// Appends a member of a file. The key must be new.
  mutating func append(_ key: String, _ value: JSONValue, at position: TextPosition? = nil) {
    list.insert(Member(key: key, value: value, position: position), at: members.count)
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// An object whose members are sorted as `subscript` sorts them.
  package init(dictionaryLiteral elements: (String, JSONValue)...) { self.init(elements) }
}

/// The order of new keys among others, as Xcode sorts the keys of a catalog: case is ignored, and runs of digits are
/// compared as numbers. If two keys are then equal, their scalars decide.
///
/// Xcode's order is Foundation's collation on macOS, which other platforms do not have. A file that was read keeps its
/// order; this order applies only to new keys.
enum JSONKeyOrder {
  static func precedes(_ left: String, _ right: String) -> Bool {
    let leftParts = Array(left.lowercased().unicodeScalars)
    let rightParts = Array(right.lowercased().unicodeScalars)
    var (first, second) = (0, 0)
    while first < leftParts.count, second < rightParts.count {
      let numbers = (digits(leftParts, first), digits(rightParts, second))
      if !numbers.0.isEmpty, !numbers.1.isEmpty {
        let values = (numbers.0.drop { $0 == "0" }, numbers.1.drop { $0 == "0" })
        if values.0.count != values.1.count { return values.0.count < values.1.count }
        if values.0 != values.1 { return values.0.lexicographicallyPrecedes(values.1) }
        first += numbers.0.count
        second += numbers.1.count
        continue
      }
      if leftParts[first] != rightParts[second] { return leftParts[first] < rightParts[second] }
      first += 1
      second += 1
    }
    let rest = (leftParts.count - first, rightParts.count - second)
    if rest != (0, 0) { return rest.0 < rest.1 }
    return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
  }

  private static func digits(_ scalars: [Unicode.Scalar], _ start: Int) -> ArraySlice<Unicode.Scalar> {
    scalars[start...].prefix { ("0"..."9").contains($0) }
  }
}

/// Writes JSON, by default as Xcode writes catalogs: two spaces for each level, `"key" : value`, an empty line in an
/// empty object.
struct JSONWriter {
  /// The indentation of a level.
  var unit = "  "
  /// The text between a key and its value.
  var colon = " : "
  /// Whether `/` is written `\/`.
  var escapesSlashes = false
  private(set) var text = ""

  static func text(of value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.write(value)
    return writer.text
  }

  /// Writes a value. Recursion is as deep as the value, which readers limit to ``ReadingLimits/nestingDepth``.
  ///
  /// - Parameter margin: the indentation of the line in which the value begins.
  mutating func write(_ value: JSONValue, margin: String = "") {
    switch value {
    case .null: text += "null"
    case .bool(let isTrue): text += isTrue ? "true" : "false"
    case .number(let digits): text += digits
    case .string(let string): write(string)
    case .array(let values):
      list(values, margin, brackets: ("[", "]")) { writer, element, margin in writer.write(element, margin: margin) }
    case .object(let object):
      list(object.members, margin, brackets: ("{", "}")) { writer, member, margin in
        writer.write(member, margin: margin)
      }
    }
  }

  /// Writes a member of an object without a comma.
  mutating func write(_ member: JSONObject.Member, margin: String) {
    write(member.key)
    text += colon
    write(member.value, margin: margin)
  }

  /// Writes the value on one line. Recursion is as deep as the value.
  mutating func writeCompactly(_ value: JSONValue) {
    switch value {
    case .null, .bool, .number, .string: write(value)
    case .array(let values):
      text += "["
      for (index, element) in values.enumerated() {
        if index > 0 { text += "," }
        writeCompactly(element)
      }
      text += "]"
    case .object(let object):
      text += "{"
      for (index, member) in object.members.enumerated() {
        if index > 0 { text += "," }
        writeCompactly(member)
      }
      text += "}"
    }
  }

  mutating func writeCompactly(_ member: JSONObject.Member) {
    write(member.key)
    text += ":"
    writeCompactly(member.value)
  }

  private mutating func list<Element>(
    _ elements: [Element], _ margin: String, brackets: (String, String),
    _ body: (inout JSONWriter, Element, String) -> Void
  ) {
    text += brackets.0 + "\n"
    for (index, element) in elements.enumerated() {
      text += margin + unit
      body(&self, element, margin + unit)
      text += index == elements.count - 1 ? "\n" : ",\n"
    }
    if elements.isEmpty { text += "\n" }
    text += margin + brackets.1
  }

  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "/" where escapesSlashes: text += "\\/"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
