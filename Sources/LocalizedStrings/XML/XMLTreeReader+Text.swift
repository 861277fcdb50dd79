extension XMLTreeReader {
  /// Text up to the next tag, with its references resolved.
  mutating func readText() throws(XMLProblem) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = cursor.current, scalar != "<" { try readCharacter(scalar, into: &text) }
    return String(text)
  }

  /// ` = "value"`, white space in it as spaces (XML 1.0, 3.3.3).
  mutating func readAttributeValue() throws(XMLProblem) -> String {
    cursor.skip(while: \.isXMLSpace)
    guard cursor.take("=") else { throw problem("\(found) where '=' belongs") }
    cursor.skip(while: \.isXMLSpace)
    guard let quote = cursor.current, quote == "\"" || quote == "'" else {
      throw problem("\(found) where a value in quotes begins")
    }
    let start = cursor.index
    cursor.advance()
    var text = String.UnicodeScalarView()
    while let scalar = cursor.current {
      if scalar == quote {
        cursor.advance()
        return String(text)
      }
      if scalar == "<" { throw problem("'<' within the value of an attribute") }
      if scalar.isXMLSpace {
        cursor.advance()
        if scalar != "\r" || cursor.current != "\n" { text.append(" ") }
      } else {
        try readCharacter(scalar, into: &text)
      }
    }
    throw problem("a value without its closing quote", at: start)
  }

  /// A character or a reference to one. Every end of line is a line feed (XML 1.0, 2.11).
  private mutating func readCharacter(
    _ scalar: Unicode.Scalar, into text: inout String.UnicodeScalarView
  ) throws(XMLProblem) {
    if scalar == "&" {
      text.append(try readReference())
      return
    }
    if !XMLText.isAllowed(scalar) { throw problem("the character \(scalar.shown), which XML does not allow") }
    cursor.advance()
    if scalar == "\r" {
      if cursor.current != "\n" { text.append("\n") }
    } else {
      text.append(scalar)
    }
  }

  private mutating func readReference() throws(XMLProblem) -> Unicode.Scalar {
    let start = cursor.index
    cursor.advance()
    let content = cursor.index
    cursor.skip { $0 != ";" && $0 != "&" && $0 != "<" && !$0.isXMLSpace }
    let name = cursor.text(from: content)
    guard cursor.take(";") else { throw problem("'&' without its semicolon", at: start) }
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    if name.hasPrefix("#"), digits.unicodeScalars.allSatisfy({ $0.hexadecimalValue != nil }),
      let value = UInt32(digits, radix: isHexadecimal ? 16 : 10), let scalar = Unicode.Scalar(value),
      XMLText.isAllowed(scalar)
    {
      return scalar
    }
    throw problem("'&\(name.shown);' is no character: entities are never declared or loaded", at: start)
  }

  /// All up to a mark, which is passed.
  mutating func readUntil(_ end: String, _ what: String, from start: Int) throws(XMLProblem) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = cursor.current {
      if cursor.take(end) { return String(text) }
      if !XMLText.isAllowed(scalar) { throw problem("the character \(scalar.shown), which XML does not allow") }
      cursor.advance()
      if scalar != "\r" {
        text.append(scalar)
      } else if cursor.current != "\n" {
        text.append("\n")
      }
    }
    throw problem("\(what) that never ends", at: start)
  }

  mutating func readName() throws(XMLProblem) -> String {
    let start = cursor.index
    cursor.skip { !$0.isXMLSpace && !["<", ">", "/", "=", "\"", "'", "&", ";"].contains($0) }
    if cursor.index == start { throw problem("\(found) where a name begins") }
    return cursor.text(from: start)
  }

  var found: String { cursor.current.map { "'\($0.shown)'" } ?? "the end of the file" }

  func problem(_ message: String, at index: Int? = nil, kind: XMLProblem.Kind = .malformed) -> XMLProblem {
    XMLProblem(kind: kind, message: message, position: lines.position(of: index ?? cursor.index))
  }
}

extension Unicode.Scalar {
  /// XML 1.0, production 3.
  var isXMLSpace: Bool { self == " " || self == "\t" || self == "\n" || self == "\r" }
}
