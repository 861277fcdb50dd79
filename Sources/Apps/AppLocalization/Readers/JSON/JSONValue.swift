/// A JSON value (RFC 8259) with its members in the order of the file and its numbers as they are written.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The digits of the file: no number loses precision.
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

  /// The value of a key. Setting a new key appends it, an existing key keeps its place, nil removes it in linear time.
  package subscript(key: String) -> JSONValue? {
    get { member(key)?.value }
    set {
      if list.set(newValue, of: key) { return }
      if let newValue { list.append(Member(key: key, value: newValue, position: nil)) }
    }
  }

  /// Appends a member of a file. The key must be new.
  mutating func append(_ key: String, _ value: JSONValue, at position: TextPosition? = nil) {
    list.append(Member(key: key, value: value, position: position))
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSONValue)...) { self.init(elements) }
}
