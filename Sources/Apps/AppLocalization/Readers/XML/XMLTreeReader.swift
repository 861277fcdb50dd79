import SystemAccess

/// An element of an XML document with its contents.
package struct XMLTree: Sendable {
  package enum Content: Sendable {
    case element(XMLTree)
    case text(String)
    case comment(String)
  }

  package let name: String
  package let attributes: [String: String]
  package let position: TextPosition
  package var contents: [Content] = []

  package var elements: [XMLTree] {
    contents.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The element's own text, without its elements' text.
  package var text: String {
    contents.reduce(into: "") { text, content in if case .text(let part) = content { text += part } }
  }
}

/// Reads the XML of property lists and storyboards: elements, attributes, text, CDATA, comments, character references and
/// the five predefined entities (XML 1.0).
///
/// Foundation's XMLParser is not used: on Linux (Swift 6.3.1) it dereferences a null pointer for `xmlns:a=""`, among
/// others. A document type is ignored. One with its own declarations is refused, so that no entity is ever declared,
/// expanded or loaded. The limits bound the nesting of elements. There is no recursion. XMLCoder, which the generator
/// uses, is based on XMLParser and keeps neither positions nor comments. Errors have the codes of property lists: readers
/// of other files do not show them.
package struct XMLTreeReader {
  var cursor: ScalarCursor
  let lines: LineTable
  private let limits: ReadingLimits
  private var count = 0
  private var stack: [XMLTree] = []
  private var root: XMLTree?

  /// Reads a document. Time is linear in the length of the text.
  ///
  /// - Parameter visit: receives each element when it ends, after the elements within it. Contents that it removes from
  ///   the element are not kept.
  package static func read(
    _ text: DecodedText, _ limits: ReadingLimits, visit: (inout XMLTree) -> Void = { _ in }
  ) throws(LocalizationDiagnostic) -> XMLTree {
    if text.scalars.isEmpty { throw LocalizationDiagnostic(.error, "plist.malformed", "an empty file") }
    var reader = XMLTreeReader(text, limits)
    try reader.checkEncoding(text)
    return try reader.document(visit)
  }

  private init(_ text: DecodedText, _ limits: ReadingLimits) {
    cursor = ScalarCursor(text.scalars)
    lines = LineTable(text.scalars)
    self.limits = limits
  }

  /// Refuses bytes that are not text, and encodings other than Unicode's.
  private func checkEncoding(_ text: DecodedText) throws(LocalizationDiagnostic) {
    var declaration = cursor
    if declaration.take("<?xml") {
      declaration.skip { $0 != ">" }
      let parts = declaration.text(from: 0).lowercased().split { "\"' =?\t\r\n".contains($0) }
      if let place = parts.firstIndex(of: "encoding"), let name = parts.dropFirst(place + 1).first,
        !name.hasPrefix("utf-") && name != "us-ascii" && name != "unicode"
      {
        throw problem("the encoding '\(String(name).excerpt)': only UTF-8, UTF-16 and UTF-32 are read", at: 0)
      }
    }
    if let first = text.replacements.first {
      throw problem("bytes that are not \(text.encoding.rawValue)", at: first)
    }
  }

  private mutating func document(_ visit: (inout XMLTree) -> Void) throws(LocalizationDiagnostic) -> XMLTree {
    while let scalar = cursor.current {
      let start = cursor.index
      if scalar != "<" {
        let text = try readText()
        if !stack.isEmpty {
          append(.text(text))
        } else if !text.allSatisfy(\.isWhitespace) {
          throw problem("text outside the outermost element", at: start)
        }
      } else if cursor.take("<!--") {
        append(.comment(try readUntil("-->", "a comment", from: start)))
      } else if cursor.take("<![CDATA[") {
        if stack.isEmpty { throw problem("text outside the outermost element", at: start) }
        append(.text(try readUntil("]]>", "a CDATA section", from: start)))
      } else if cursor.take("<!") {
        try passDocumentType(start)
      } else if cursor.take("<?") {
        _ = try readUntil("?>", "an instruction", from: start)
      } else if cursor.take("</") {
        try closeElement(start)
        endElement(visit)
      } else if try openElement(start) {
        endElement(visit)
      }
    }
    if let open = stack.last {
      throw LocalizationDiagnostic(
        .error, "plist.malformed", "'\(open.name.excerpt)' is never closed", position: open.position)
    }
    guard let root else { throw problem("a document without an element") }
    return root
  }

  // MARK: - Elements

  /// Returns whether the element also ends here.
  private mutating func openElement(_ start: Int) throws(LocalizationDiagnostic) -> Bool {
    cursor.advance()
    let name = try readName()
    if root != nil, stack.isEmpty { throw problem("a second outermost element '\(name.excerpt)'", at: start) }
    var attributes: [String: String] = [:]
    while true {
      let space = cursor.index
      cursor.skip(while: \.isXMLSpace)
      let isClosed = cursor.take("/>")
      if isClosed || cursor.take(">") {
        if stack.count >= limits.nestingDepth {
          throw problem("more than \(limits.nestingDepth) nested elements", at: start, code: "plist.tooDeep")
        }
        count += 1
        if count > limits.valueCount {
          throw problem("more than \(limits.valueCount) elements", at: start, code: "plist.tooLarge")
        }
        stack.append(
          XMLTree(
            name: name, attributes: attributes, position: lines.position(of: start)))
        return isClosed
      }
      if space == cursor.index { throw problem("\(cursor.found) within the tag '\(name.excerpt)'") }
      let place = cursor.index
      let attribute = try readName()
      if attributes[attribute] != nil { throw problem("the attribute '\(attribute.excerpt)' is repeated", at: place) }
      attributes[attribute] = try readAttributeValue()
    }
  }

  private mutating func closeElement(_ start: Int) throws(LocalizationDiagnostic) {
    let name = try readName()
    cursor.skip(while: \.isXMLSpace)
    guard cursor.take(">") else { throw problem("\(cursor.found) within the closing tag '\(name.excerpt)'") }
    guard stack.last?.name == name else {
      let open = stack.last.map { "'\($0.name.excerpt)' is open" } ?? "nothing is open"
      throw problem("'\(name.excerpt)' is closed where \(open)", at: start)
    }
  }

  private mutating func endElement(_ visit: (inout XMLTree) -> Void) {
    guard var element = stack.popLast() else { return }
    visit(&element)
    if stack.isEmpty { root = element } else { append(.element(element)) }
  }

  private mutating func append(_ content: XMLTree.Content) {
    guard let last = stack.indices.last else { return }
    stack[last].contents.append(content)
  }

  private mutating func passDocumentType(_ start: Int) throws(LocalizationDiagnostic) {
    guard cursor.take("DOCTYPE"), root == nil, stack.isEmpty else {
      throw problem("'<!' is not allowed here", at: start)
    }
    var quote: Unicode.Scalar?
    while let scalar = cursor.next() {
      if let open = quote {
        if scalar == open { quote = nil }
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
      } else if scalar == "[" {
        throw problem("a document type with declarations of its own: entities are never declared or loaded", at: start)
      } else if scalar == ">" {
        return
      }
    }
    throw problem("a document type that never ends", at: start)
  }

  /// Text up to the next tag, with its references resolved.
  mutating func readText() throws(LocalizationDiagnostic) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = cursor.current, scalar != "<" { try readCharacter(scalar, into: &text) }
    return String(text)
  }

  /// Reads ` = "value"`. White space becomes spaces (XML 1.0, 3.3.3).
  mutating func readAttributeValue() throws(LocalizationDiagnostic) -> String {
    cursor.skip(while: \.isXMLSpace)
    guard cursor.take("=") else { throw problem("\(cursor.found) where '=' belongs") }
    cursor.skip(while: \.isXMLSpace)
    guard let quote = cursor.current, quote == "\"" || quote == "'" else {
      throw problem("\(cursor.found) where a value in quotes begins")
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

  /// Reads a character or a character reference. Every end of line becomes a line feed (XML 1.0, 2.11).
  private mutating func readCharacter(
    _ scalar: Unicode.Scalar, into text: inout String.UnicodeScalarView
  ) throws(LocalizationDiagnostic) {
    if scalar == "&" {
      text.append(try readReference())
      return
    }
    if !XMLText.isAllowed(scalar) { throw problem("the character \(scalar.excerpt), which XML does not allow") }
    cursor.advance()
    if scalar == "\r" {
      if cursor.current != "\n" { text.append("\n") }
    } else {
      text.append(scalar)
    }
  }

  private mutating func readReference() throws(LocalizationDiagnostic) -> Unicode.Scalar {
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
    throw problem("'&\(name.excerpt);' is not a character: entities are never declared or loaded", at: start)
  }

  /// Reads everything up to a mark, and skips the mark.
  mutating func readUntil(_ end: String, _ what: String, from start: Int) throws(LocalizationDiagnostic) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = cursor.current {
      if cursor.take(end) { return String(text) }
      if !XMLText.isAllowed(scalar) { throw problem("the character \(scalar.excerpt), which XML does not allow") }
      cursor.advance()
      if scalar != "\r" {
        text.append(scalar)
      } else if cursor.current != "\n" {
        text.append("\n")
      }
    }
    throw problem("\(what) that never ends", at: start)
  }

  mutating func readName() throws(LocalizationDiagnostic) -> String {
    let start = cursor.index
    cursor.skip { !$0.endsXMLName }
    if cursor.index == start { throw problem("\(cursor.found) where a name begins") }
    return cursor.text(from: start)
  }

  func problem(
    _ message: String, at index: Int? = nil, code: LocalizationDiagnostic.Code = "plist.malformed"
  ) -> LocalizationDiagnostic {
    LocalizationDiagnostic(.error, code, message, position: lines.position(of: index ?? cursor.index))
  }
}

extension Unicode.Scalar {
  /// Whether it is white space (XML 1.0, production 3).
  var isXMLSpace: Bool { self == " " || self == "\t" || self == "\n" || self == "\r" }

  /// Whether it cannot be in a name: white space and markup. Other scalars that XML forbids in names are taken.
  fileprivate var endsXMLName: Bool {
    switch self {
    case "<", ">", "/", "=", "\"", "'", "&", ";": true
    default: isXMLSpace
    }
  }
}
