/// Reads XML 1.0 into elements with places: CLDR's files, property lists, storyboards.
///
/// Foundation's parser is not used. On Linux it dereferences a null pointer for `xmlns:a=""` and for `<?x?>`, continues
/// after an error, and keeps neither places nor comments. A document type is ignored; one with declarations of its own is
/// refused, so that no entity is ever declared, expanded or loaded. There is no recursion, and limits bound the depth and
/// the number of elements.
package struct XMLReader {
  private var cursor: ScalarCursor
  private let lines: LineTable
  private let limits: XMLLimits
  private var count = 0
  /// The open elements, the root first.
  private var open: [XMLTree] = []
  private var root: XMLTree?
  private var hasDocumentType = false
  /// The characters that XML does not allow, and the fault of the first of them.
  private var forbidden: (count: Int, first: XMLFault?) = (0, nil)

  /// Reads a document. Time is linear in its length.
  ///
  /// - Parameters:
  ///   - visit: receives each element when it ends, after the elements within it. Contents that it removes from the
  ///     element are not kept.
  ///   - forbidden: receives one fault if the document has characters that XML does not allow, and not everything is
  ///     strict.
  package static func read(
    _ text: [Unicode.Scalar], _ limits: XMLLimits, visit: (inout XMLTree) -> Void = { _ in },
    forbidden: (XMLFault) -> Void = { _ in }
  ) throws(XMLFault) -> XMLTree {
    var reader = XMLReader(text, limits)
    let root = try reader.document(visit)
    if var fault = reader.forbidden.first {
      if reader.forbidden.count > 1 { fault.hint = "the first of \(reader.forbidden.count)" }
      forbidden(fault)
    }
    return root
  }

  /// The encoding that the XML declaration names, as it is written; nil if it names none.
  package static func declaredEncoding(of text: [Unicode.Scalar]) -> String? {
    var cursor = ScalarCursor(text)
    _ = cursor.take("\u{FEFF}")
    guard cursor.take("<?xml") else { return nil }
    let start = cursor.index
    cursor.skip { $0 != ">" }
    let parts = cursor.text(from: start).split { "\"' =?\t\n".contains($0) }
    guard let name = parts.firstIndex(where: { $0.lowercased() == "encoding" }) else { return nil }
    return parts.dropFirst(name + 1).first.map(String.init) ?? ""
  }

  private init(_ text: [Unicode.Scalar], _ limits: XMLLimits) {
    let text = Self.normalized(text)
    cursor = ScalarCursor(text)
    lines = LineTable(text)
    self.limits = limits
  }

  /// The text without a byte-order mark, and with LF for every end of line (XML 1.0, 2.11).
  private static func normalized(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard text.first == "\u{FEFF}" || text.contains("\r") else { return text }
    var result: [Unicode.Scalar] = []
    result.reserveCapacity(text.count)
    for (index, scalar) in text.enumerated() where index > 0 || scalar != "\u{FEFF}" {
      if scalar != "\r" {
        result.append(scalar)
      } else if index + 1 >= text.count || text[index + 1] != "\n" {
        result.append("\n")
      }
    }
    return result
  }

  private mutating func document(_ visit: (inout XMLTree) -> Void) throws(XMLFault) -> XMLTree {
    while let scalar = cursor.current {
      guard scalar == "<" else {
        try characters()
        continue
      }
      switch cursor.peek(1) {
      case "/":
        try endTag()
        endElement(visit)
      case "?": _ = try content(until: "?>", after: "<?", "an instruction is not closed")
      case "!": try declaration()
      default: if try startTag() { endElement(visit) }
      }
    }
    if let last = open.last { throw fault("an element is not closed", "<\(last.name)>", at: last.position) }
    guard let root else { throw fault("there is no element", nil) }
    return root
  }

  private func fault(
    _ message: String, _ text: String?, at position: TextPosition? = nil, hint: String? = nil,
    _ kind: XMLFault.Kind = .malformed
  ) -> XMLFault {
    XMLFault(
      kind: kind, position: position ?? lines.position(of: cursor.index), message: message, text: text, hint: hint)
  }

  private mutating func append(_ content: XMLTree.Content) {
    if let last = open.indices.last { open[last].contents.append(content) }
  }

  /// The text from here, or from an earlier place, to the end of the line, at most a hundred characters.
  private func restOfLine(from start: Int? = nil) -> String {
    let rest = cursor.scalars[(start ?? cursor.index)...].prefix(while: { $0 != "\n" }).drop(while: Self.isSpace)
    let cut = String(String.UnicodeScalarView(rest.prefix(100)))
    return rest.count > 100 ? cut + "…" : cut
  }

  /// The whole line without its indentation.
  private var wholeLine: String {
    restOfLine(from: cursor.index + 1 - lines.position(of: cursor.index).column)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\n" || scalar == "\t" }

  // MARK: - Characters

  /// Text up to the next tag, with references replaced.
  private mutating func characters() throws(XMLFault) {
    var text = ""
    var start = cursor.index
    while let scalar = cursor.current, scalar != "<" {
      if open.isEmpty, !Self.isSpace(scalar) { throw fault("text outside of the root element", restOfLine()) }
      if scalar == "&" {
        text += cursor.text(from: start)
        text.unicodeScalars.append(try reference())
        start = cursor.index
        continue
      }
      if !XMLText.isAllowed(scalar) { try takeForbidden() }
      if limits.isStrict, scalar == "]", cursor.isAt("]]>") {
        throw fault("']]>' inside text", restOfLine())
      }
      cursor.advance()
    }
    append(.text(text + cursor.text(from: start)))
  }

  /// Refuses or counts a character here that XML does not allow.
  private mutating func takeForbidden() throws(XMLFault) {
    forbidden.count += 1
    // Only one fault is made: each takes as long as its line.
    if forbidden.count > 1 { return }
    let fault = fault("a character that XML does not allow", restOfLine())
    if limits.isStrict { throw fault }
    forbidden.first = fault
  }

  /// `&amp;`, `&#38;` or `&#x26;`: no other entity is declared.
  private mutating func reference() throws(XMLFault) -> Unicode.Scalar {
    var ahead = cursor
    ahead.advance()
    let start = ahead.index
    // A name or a number; the longest is `&#x10FFFF;`, and a limit keeps a text of ampersands linear.
    while let scalar = ahead.current, !Self.isSpace(scalar), scalar != ";", scalar != "&", scalar != "<",
      ahead.index < start + 100
    {
      ahead.advance()
    }
    let name = ahead.text(from: start)
    guard ahead.current == ";", let scalar = Self.scalar(named: name),
      !limits.isStrict || XMLText.isAllowed(scalar)
    else {
      throw fault("a reference to neither a character that XML allows nor one of its five entities", restOfLine())
    }
    if !XMLText.isAllowed(scalar) { try takeForbidden() }
    ahead.advance()
    cursor = ahead
    return scalar
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
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
    guard name.hasPrefix("#"), digits.utf8.first != UInt8(ascii: "+"),
      let value = UInt32(digits, radix: isHexadecimal ? 16 : 10), let scalar = Unicode.Scalar(value)
    else { return nil }
    return scalar
  }

  // MARK: - Comments, CDATA and declarations

  /// The text between the mark that is here and an end, past which it moves.
  private mutating func content(
    until end: String, after begin: String, _ unclosed: String
  ) throws(XMLFault) -> String {
    let mark = cursor.index
    _ = cursor.take(begin)
    let start = cursor.index
    let last = end.unicodeScalars.first
    while let scalar = cursor.current {
      if scalar == last, cursor.isAt(end) {
        let text = cursor.text(from: start)
        _ = cursor.take(end)
        return text
      }
      if !XMLText.isAllowed(scalar) { try takeForbidden() }
      cursor.advance()
    }
    cursor.rewind(to: mark)
    throw fault(unclosed, restOfLine())
  }

  private mutating func declaration() throws(XMLFault) {
    if cursor.isAt("<!--") {
      let mark = cursor.index
      let text = try content(until: "-->", after: "<!--", "a comment is not closed")
      if limits.isStrict, text.contains("--") || text.hasSuffix("-") {
        cursor.rewind(to: mark)
        throw fault("'--' inside a comment", restOfLine())
      }
      append(.comment(text))
    } else if cursor.isAt("<![CDATA["), !open.isEmpty {
      append(.text(try content(until: "]]>", after: "<![CDATA[", "a CDATA section is not closed")))
    } else if cursor.isAt("<!DOCTYPE"), !hasDocumentType, root == nil, open.isEmpty {
      try documentType()
    } else {
      throw forbiddenDeclaration()
    }
  }

  private func forbiddenDeclaration() -> XMLFault {
    let isEntity = cursor.isAt("<!ENTITY")
    return fault(
      isEntity ? "entity declaration" : "markup declaration", restOfLine(), .ownDeclarations)
  }

  private mutating func documentType() throws(XMLFault) {
    hasDocumentType = true
    let mark = cursor.index
    var quote: Unicode.Scalar?
    while let scalar = cursor.current {
      if let end = quote {
        if scalar == end { quote = nil }
      } else {
        switch scalar {
        case "\"", "'": quote = scalar
        case "[": throw internalSubset()
        case ">":
          cursor.advance()
          return
        default: break
        }
      }
      cursor.advance()
    }
    cursor.rewind(to: mark)
    throw fault("the DOCTYPE is not closed", restOfLine())
  }

  /// The fault names an entity declaration if there is one, because that is the dangerous part.
  private mutating func internalSubset() -> XMLFault {
    let subset = fault("DOCTYPE with an internal subset", wholeLine, .ownDeclarations)
    while !cursor.isAtEnd {
      if cursor.isAt("<!ENTITY") { return forbiddenDeclaration() }
      if cursor.take("<!--") {
        while !cursor.isAtEnd, !cursor.take("-->") { cursor.advance() }
      } else {
        cursor.advance()
      }
    }
    return subset
  }

  // MARK: - Elements

  private mutating func endElement(_ visit: (inout XMLTree) -> Void) {
    guard var element = open.popLast() else { return }
    visit(&element)
    if open.isEmpty { root = element } else { append(.element(element)) }
  }

  private mutating func endTag() throws(XMLFault) {
    let mark = cursor.index
    cursor.advance(2)
    let name = takeName()
    skipSpaces()
    guard cursor.current == ">" else {
      cursor.rewind(to: mark)
      throw fault("a tag is not closed", restOfLine())
    }
    cursor.advance()
    guard let last = open.last else {
      cursor.rewind(to: mark)
      throw fault("an end tag without a start tag", "</\(name)>")
    }
    if last.name == name { return }
    cursor.rewind(to: mark)
    let position = lines.position(of: mark)
    // If an outer element has this name, the inner one lacks its end tag; else this end tag is wrong.
    throw open.contains { $0.name == name }
      ? fault(
        "an element is not closed", "<\(last.name)>", at: last.position,
        hint: "close it before </\(name)> on line \(position.line)")
      : fault("an end tag does not fit its start tag", "</\(name)>", hint: "expected </\(last.name)>")
  }

  /// Returns whether the element also ends here.
  private mutating func startTag() throws(XMLFault) -> Bool {
    let mark = cursor.index
    let position = lines.position(of: mark)
    cursor.advance()
    let name = takeName()
    guard !name.isEmpty else {
      cursor.rewind(to: mark)
      throw fault("a name is missing", wholeLine)
    }
    if open.isEmpty, root != nil { throw fault("a second root element", "<\(name)", at: position) }
    var attributes: [String: String] = [:]
    while true {
      let hasSpace = skipSpaces()
      let isEmpty = cursor.take("/>")
      if isEmpty || cursor.take(">") {
        if open.count >= limits.depth {
          throw fault("nested deeper than \(limits.depth) elements", "<\(name)>", at: position, .tooDeep)
        }
        count += 1
        if count > limits.elementCount {
          throw fault("more than \(limits.elementCount) elements", "<\(name)>", at: position, .tooLarge)
        }
        open.append(XMLTree(name: name, attributes: attributes, position: position))
        return isEmpty
      }
      if cursor.current == "<" { throw unclosedTag(name, position) }
      let attribute = takeName()
      guard hasSpace, !attribute.isEmpty else { throw fault("a tag is not closed", "<\(name)", at: position) }
      if attributes[attribute] != nil { throw fault("an attribute occurs twice", attribute) }
      attributes[attribute] = try value(of: attribute, in: name, position)
    }
  }

  private func unclosedTag(_ name: String, _ position: TextPosition) -> XMLFault {
    fault(
      "'<' inside a tag", "<\(name)", at: position, hint: "close the tag and its quotes; in an attribute write &lt;")
  }

  /// The value after a name; white space in it becomes spaces (XML 1.0, 3.3.3).
  private mutating func value(
    of attribute: String, in element: String, _ position: TextPosition
  ) throws(XMLFault) -> String {
    skipSpaces()
    guard cursor.take("=") else { throw fault("an attribute without a value", attribute) }
    skipSpaces()
    guard let quote = cursor.current, quote == "\"" || quote == "'" else {
      throw fault("an attribute without quotes", attribute)
    }
    cursor.advance()
    var text = ""
    var start = cursor.index
    while let scalar = cursor.current {
      switch scalar {
      case quote:
        text += cursor.text(from: start)
        cursor.advance()
        return text
      case "<": throw unclosedTag(element, position)
      case "&":
        text += cursor.text(from: start)
        text.unicodeScalars.append(try reference())
        start = cursor.index
      case "\t", "\n":
        text += cursor.text(from: start) + " "
        cursor.advance()
        start = cursor.index
      default:
        if !XMLText.isAllowed(scalar) { try takeForbidden() }
        cursor.advance()
      }
    }
    throw fault("an attribute's quotes are not closed", "<\(element)", at: position)
  }

  /// Skips white space. Returns whether there was any.
  @discardableResult
  private mutating func skipSpaces() -> Bool {
    let start = cursor.index
    cursor.skip(while: Self.isSpace)
    return cursor.index > start
  }

  /// Takes the name here; empty if there is none.
  private mutating func takeName() -> String {
    let start = cursor.index
    while let scalar = cursor.current, isInName(scalar, first: cursor.index == start) { cursor.advance() }
    return cursor.text(from: start)
  }

  private func isInName(_ scalar: Unicode.Scalar, first: Bool) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_", ":", "\u{80}"...: true
    case "0"..."9", "-", ".": !first || !limits.isStrict
    default: !limits.isStrict && scalar > " " && !"<>/=\"'&;".unicodeScalars.contains(scalar)
    }
  }
}
