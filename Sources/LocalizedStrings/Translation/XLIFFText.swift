/// Texts within XLIFF, where characters that XML does not allow are spelled out.
enum XLIFFText {
  private static let typePrefix = "x-char-"

  /// A text of which nothing may be lost.
  static func content(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy(XMLText.isAllowed) { return XMLText.plain(text) }
    var content = ""
    var count = 0
    for scalar in text.unicodeScalars {
      if XMLText.isAllowed(scalar) {
        content += XMLText.plain(String(scalar))
      } else {
        count += 1
        content += "<x id=\"\(count)\" ctype=\"\(typePrefix)\(String(scalar.value, radix: 16, uppercase: true))\"/>"
      }
    }
    return content
  }

  /// An identifier; escaped only where it has to be, so that others are those of Xcode.
  static func identifier(_ id: String) -> (text: String, isEscaped: Bool) {
    if id.unicodeScalars.allSatisfy(XMLText.isAllowed) { return (id, false) }
    var text = ""
    for scalar in id.unicodeScalars {
      if scalar == "\\" {
        text += "\\\\"
      } else if XMLText.isAllowed(scalar) {
        text.unicodeScalars.append(scalar)
      } else {
        text += "\\U{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return (text, true)
  }

  /// The identifier that was escaped.
  static func unescaped(_ text: String) -> String {
    var id = ""
    var cursor = ScalarCursor(Array(text.unicodeScalars))
    while let scalar = cursor.current {
      let start = cursor.index
      if cursor.take("\\\\") {
        id += "\\"
        continue
      }
      if cursor.take("\\U{") {
        let digits = cursor.index
        cursor.skip { $0.hexadecimalValue != nil }
        let value = UInt32(cursor.text(from: digits), radix: 16).flatMap(Unicode.Scalar.init)
        if let value, cursor.take("}") {
          id.unicodeScalars.append(value)
          continue
        }
        cursor.rewind(to: start)
      }
      id.unicodeScalars.append(scalar)
      cursor.advance()
    }
    return id
  }

  /// The text of a `source` or `target`, that of inline elements of translators' tools included.
  ///
  /// Recursion is bounded by ``ReadingLimits/nestingDepth``.
  static func text(of element: XMLTree) -> String {
    element.contents.reduce(into: "") { text, content in
      switch content {
      case .text(let part): text += part
      case .comment: break
      case .element(let inner):
        let type = inner.attributes["ctype"] ?? ""
        if inner.localName == "x", type.hasPrefix(typePrefix),
          let scalar = UInt32(type.dropFirst(typePrefix.count), radix: 16).flatMap(Unicode.Scalar.init)
        {
          text.unicodeScalars.append(scalar)
        } else {
          text += self.text(of: inner)
        }
      }
    }
  }
}
