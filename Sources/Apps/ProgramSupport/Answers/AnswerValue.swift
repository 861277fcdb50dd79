import SystemAccess

/// A value in a program's answer: its JSON and its text.
package protocol AnswerValue {
  var json: JSONValue { get }
  var text: String { get }
}

extension AnswerValue {
  package var text: String { json.cell }
}

/// A value with members: an object.
package protocol AnswerObject: AnswerValue {
  static var members: [Column<Self>] { get }
}

extension AnswerObject {
  package var json: JSONValue { Column.json(of: self, Self.members) }
}

extension JSONValue: AnswerValue {
  package var json: JSONValue { self }

  /// The value as text: a list with commas, `-` for null and for an empty list.
  package var cell: String {
    switch self {
    case .null: "-"
    case .number(let text), .string(let text): text
    case .array(let values): values.isEmpty ? "-" : values.map(\.cell).joined(separator: ",")
    case .bool, .object: compactText
    }
  }
}

extension JSONValue {
  /// The value in TSV, from which it can be read back: as text, but that `\`, tabs and ends of lines are written as in PostgreSQL's
  /// `COPY … NULL '-'`: `\\`, `\t`, `\n`, `\r`, and `\-` for the text `-`. Null, and an empty list, are `-`.
  package var tsvCell: String {
    switch self {
    case .null, .number: cell
    case .string("-"): "\\-"
    case .array(let values): values.isEmpty ? "-" : values.map(\.tsvCell).joined(separator: ",")
    case .string, .bool, .object: Self.escaped(cell)
    }
  }

  private static func escaped(_ text: String) -> String {
    let escapes: [Unicode.Scalar: String] = ["\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r"]
    guard text.unicodeScalars.contains(where: { escapes[$0] != nil }) else { return text }
    return text.unicodeScalars.reduce(into: "") { $0 += escapes[$1] ?? String($1) }
  }
}

extension AnswerValue where Self: RawRepresentable<String> {
  package var json: JSONValue { .string(rawValue) }
}

extension String: AnswerValue {
  package var json: JSONValue { .string(self) }
}

extension Bool: AnswerValue {
  package var json: JSONValue { .bool(self) }
}

extension Int: AnswerValue {
  package var json: JSONValue { .integer(self) }
}

extension Double: AnswerValue {
  /// The shortest digits; a whole number has no fraction.
  package var json: JSONValue { .number(Int(exactly: self).map(String.init) ?? "\(self)") }
}

extension Optional: AnswerValue where Wrapped: AnswerValue {
  package var json: JSONValue { self?.json ?? .null }
  package var text: String { self?.text ?? "-" }
}

extension Array: AnswerValue where Element: AnswerValue {
  package var json: JSONValue { .array(map(\.json)) }
  package var text: String { map(\.text).joined(separator: ", ") }
}

/// The name of an enum's case without its values, as JSON has it.
package func caseName(_ value: some Sendable) -> String { String("\(value)".prefix { $0 != "(" }) }
