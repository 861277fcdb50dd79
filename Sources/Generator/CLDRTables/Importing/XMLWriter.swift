import Foundation

/// Writes an XML file, one element a line, indented by two spaces.
struct XMLWriter {
  private var text: String
  private var open: [String] = []

  /// - Parameter comment: One line to stand at the head.
  init(comment: String) {
    text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- \(comment) -->\n"
  }

  var data: Data { Data(text.utf8) }

  /// An element without content; attributes that are nil are left out.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:]) {
    line("\(tag(name, attributes))/>")
  }

  /// An element around a text, on one line.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String?>, text: String) {
    line("\(tag(name, attributes))>\(Self.escaped(text))</\(name)>")
  }

  /// An element around lines of text.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String?>, lines: [String]) {
    line("\(tag(name, attributes))>")
    for content in lines { text += Self.escaped(content) + "\n" }
    line("</\(name)>")
  }

  /// An element around others.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], content: (inout XMLWriter) -> Void
  ) {
    line("\(tag(name, attributes))>")
    open.append(name)
    content(&self)
    open.removeLast()
    line("</\(name)>")
  }

  private mutating func line(_ content: String) {
    text += String(repeating: "  ", count: open.count)
    text += content
    text += "\n"
  }

  private func tag(_ name: String, _ attributes: KeyValuePairs<String, String?>) -> String {
    var result = "<\(name)"
    for (key, value) in attributes {
      if let value { result += " \(key)=\"\(Self.escaped(value))\"" }
    }
    return result
  }

  private static func escaped(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<") && byte != UInt8(ascii: ">")
        && byte != UInt8(ascii: "\"")
    }
    if isPlain { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
