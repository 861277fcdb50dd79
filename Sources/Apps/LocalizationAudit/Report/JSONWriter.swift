import AppLocalization
import LocaleCore

extension JSONValue {
  package init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }
  package init(_ number: Int?) { self = number.map(JSONValue.integer) ?? .null }

  package static func integer(_ number: Int) -> JSONValue { .number("\(number)") }
  package static func list(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

  /// The value as Xcode writes it: two spaces a level, no line break at the end. Recursion is as deep as the value.
  package var indentedText: String {
    var writer = JSONWriter()
    writer.write(self)
    return writer.text
  }

  /// The value on one line, without optional white space.
  package var compactText: String {
    var writer = JSONWriter(isCompact: true)
    writer.write(self)
    return writer.text
  }
}

/// Writes JSON with sorted keys: two spaces for each level, `"key" : value`, an empty line in an empty object; or on one line.
private struct JSONWriter {
  var isCompact = false
  private(set) var text = ""

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
      let members = object.members.sorted { ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key) }
      list(members, margin, brackets: ("{", "}")) { writer, member, margin in
        writer.write(member.key)
        writer.text += writer.isCompact ? ":" : " : "
        writer.write(member.value, margin: margin)
      }
    }
  }

  private mutating func list<Element>(
    _ elements: [Element], _ margin: String, brackets: (String, String),
    _ body: (inout JSONWriter, Element, String) -> Void
  ) {
    let (end, indentation) = isCompact ? ("", "") : ("\n", margin + "  ")
    text += brackets.0 + end
    for (index, element) in elements.enumerated() {
      text += indentation
      body(&self, element, indentation)
      text += index == elements.count - 1 ? end : "," + end
    }
    if elements.isEmpty { text += end }
    text += (isCompact ? "" : margin) + brackets.1
  }

  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case _ where scalar.steersDisplay:
        // JSON allows most of them as they are; a terminal would obey them.
        for unit in scalar.utf16 {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
