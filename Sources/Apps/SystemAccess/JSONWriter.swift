import LocaleCore

extension JSONValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(JSONObject(elements)) }
}

extension JSONValue {
  package static func integer(_ number: Int) -> JSONValue { .number("\(number)") }
  package static func list(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

  /// The value as Xcode writes it: two spaces a level, no line break at the end. Recursion is as deep as the value.
  package var indentedText: String { text(margin: "") }

  /// The value on one line, without optional white space.
  package var compactText: String { text(margin: nil) }

  /// The value with sorted keys: two spaces for each level, `"key" : value`, an empty line in an empty object; or on one
  /// line.
  ///
  /// - Parameter margin: the indentation of the line in which the value begins; nil for a value on one line.
  private func text(margin: String?) -> String {
    let inner = margin.map { $0 + "  " }
    func list(_ elements: [String], _ open: String, _ close: String) -> String {
      guard let margin, let inner else { return open + elements.joined(separator: ",") + close }
      return open + "\n" + elements.map { inner + $0 }.joined(separator: ",\n") + "\n" + margin + close
    }
    switch self {
    case .null: return "null"
    case .bool(let isTrue): return isTrue ? "true" : "false"
    case .number(let digits): return digits
    case .string(let string): return Self.quoted(string)
    case .array(let values): return list(values.map { $0.text(margin: inner) }, "[", "]")
    case .object(let object):
      let members = object.members.sorted { ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key) }
      let colon = margin == nil ? ":" : " : "
      return list(members.map { Self.quoted($0.key) + colon + $0.value.text(margin: inner) }, "{", "}")
    }
  }

  /// Escapes for what JSON has a short one.
  private static let escapes: [Unicode.Scalar: String] = [
    "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\u{8}": "\\b", "\u{C}": "\\f",
  ]

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      if let escape = escapes[scalar] {
        text += escape
      } else if scalar.steersDisplay {
        // JSON allows most of them as they are; a terminal would obey them.
        for unit in scalar.utf16 {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
