/// Writes JSON as Xcode writes catalogs: two spaces a level, `"key" : value`, an empty line in an empty object.
struct JSONWriter {
  /// Whether `/` is written `\/`.
  var escapesSlashes = false
  private(set) var text = ""

  init(escapesSlashes: Bool = false) { self.escapesSlashes = escapesSlashes }

  static func text(of value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.write(value, level: 0)
    return writer.text
  }

  /// Recursion is as deep as the value; readers refuse what is deeper than ``ReadingLimits/nestingDepth``.
  mutating func write(_ value: JSONValue, level: Int) {
    switch value {
    case .null: text += "null"
    case .bool(let isTrue): text += isTrue ? "true" : "false"
    case .number(let digits): text += digits
    case .string(let string): write(string)
    case .array(let values):
      list(values, level, brackets: ("[", "]")) { writer, element in writer.write(element, level: level + 1) }
    case .object(let object):
      list(object.members, level, brackets: ("{", "}")) { writer, member in
        writer.write(member.key)
        writer.text += " : "
        writer.write(member.value, level: level + 1)
      }
    }
  }

  /// The value on one line. Recursion is as deep as the value.
  mutating func writeCompactly(_ value: JSONValue) {
    switch value {
    case .null, .bool, .number, .string: write(value, level: 0)
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
        write(member.key)
        text += ":"
        writeCompactly(member.value)
      }
      text += "}"
    }
  }

  private mutating func list<Element>(
    _ elements: [Element], _ level: Int, brackets: (String, String), _ body: (inout JSONWriter, Element) -> Void
  ) {
    let space = String(repeating: "  ", count: level)
    text += brackets.0 + "\n"
    for (index, element) in elements.enumerated() {
      text += space + "  "
      body(&self, element)
      text += index == elements.count - 1 ? "\n" : ",\n"
    }
    if elements.isEmpty { text += "\n" }
    text += space + brackets.1
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
