import AppLocalization

/// A value in an answer, in each form.
protocol AnswerValue {
  var json: JSONValue { get }
  /// The value in TSV.
  var cell: String { get }
  var text: String { get }
}

extension AnswerValue {
  /// A text as it is, `-` for null, a list with commas.
  var cell: String {
    switch json {
    case .null: "-"
    case .number(let text), .string(let text): text
    case .array(let values): values.map(\.cell).joined(separator: ",")
    case .bool, .object: json.compactText
    }
  }
  var text: String { cell }
}

extension AnswerValue where Self: RawRepresentable<String> {
  var json: JSONValue { .string(rawValue) }
}

extension JSONValue: AnswerValue {
  var json: JSONValue { self }

  /// An object of values of several kinds.
  static func members(_ members: KeyValuePairs<String, any AnswerValue>) -> JSONValue {
    .object(JSONObject(members.map { ($0.key, $0.value.json) }))
  }
}

extension JSONObject: AnswerValue {
  var json: JSONValue { .object(self) }
}

extension String: AnswerValue {
  var json: JSONValue { .string(self) }
}

extension Bool: AnswerValue {
  var json: JSONValue { .bool(self) }
}

extension Int: AnswerValue {
  var json: JSONValue { .integer(self) }
}

extension Double: AnswerValue {
  /// The shortest digits; a whole number has no fraction.
  var json: JSONValue { .number(Int(exactly: self).map(String.init) ?? "\(self)") }
}

extension Optional: AnswerValue where Wrapped: AnswerValue {
  var json: JSONValue { self?.json ?? .null }
  var text: String { self?.text ?? cell }
}

extension Array: AnswerValue where Element: AnswerValue {
  var json: JSONValue { .array(map(\.json)) }
  var text: String { map(\.text).joined(separator: ", ") }
}

extension LocaleDistance: AnswerValue {
  /// Whole as in CLDR, or with exact eighths between identifiers that maximize equally.
  var json: JSONValue { (Double(eighths) / 8).json }
  var text: String { description }
}

extension LocalizationEngine: AnswerValue {}

extension IdentifierError: AnswerValue {
  var json: JSONValue { .members(["offset": offset, "reason": reason.key]) }
}

/// The name of an enum's case without its values, as JSON has it: `Documentation/Schemas` lists them, and they do not change.
func caseName(_ value: some Sendable) -> String { String("\(value)".prefix { $0 != "(" }) }
