/// A scan of an XML file before it is decoded. It checks that the file is well-formed and safe, and finds the line of
/// every element.
///
/// XMLCoder needs it: on Linux, Foundation's parser continues after an error and may still return true, its errors have
/// no line, and deep nesting ends the process. Entities, an internal DTD subset and other encodings, which no CLDR file
/// needs, are refused. DTDs and external entities are never fetched.
struct XMLScan {
  struct Element {
    /// The name, an index into `names`.
    var name: Int
    /// The parent, an index into `elements`; -1 for the root.
    var parent: Int
    /// The line of the start tag.
    var line: Int
    /// The index of the first attribute in `attributes`.
    var firstAttribute: Int
  }

  /// The greatest depth. XMLCoder is recursive and needs a few kilobytes of stack for each level; CLDR's own files have
  /// six levels.
  static let depthLimit = 64

  /// The reason why a file must not be decoded.
  struct Refusal: Error {
    var line: Int
    var message: String
    var text: String?
    var hint: String
  }

  /// The elements in document order.
  private(set) var elements: [Element] = []
  /// The attributes of all elements, one element after another, as indexes into `names`.
  private var attributes: [Int] = []
  /// The bytes of `<!DOCTYPE …>` and of processing instructions, including the XML declaration: a parser does not need
  /// them, and on Linux Foundation's parser crashes on an instruction without content, `<?x?>`.
  private(set) var negligible: [Range<Int>] = []
  private var names: [String] = []
  private var nameIndexes: [String: Int] = [:]
  /// The open elements, indexes into `elements`.
  private var open: [Int] = []
  private var hasDocumentType = false
  private var cursor: XMLCursor

  var rootName: String? { elements.first.map { names[$0.name] } }

  /// - Throws: the first error, with its line.
  init(_ bytes: [UInt8]) throws(Refusal) {
    cursor = XMLCursor(bytes)
    try checkEncoding()
    while let byte = cursor.byte {
      if byte == UInt8(ascii: "<") { try markup() } else { try text(byte) }
    }
    if let last = open.last {
      let element = elements[last]
      throw malformed("an element is not closed", "<\(names[element.name])>", at: element.line)
    }
    if elements.isEmpty { throw malformed("there is no element", nil) }
  }

  private func malformed(
    _ what: String, _ text: String?, at line: Int? = nil,
    hint: String = "correct the XML there, or unpack the release again"
  ) -> Refusal {
    Refusal(line: line ?? cursor.line, message: "malformed XML, \(what)", text: text, hint: hint)
  }

  // MARK: - Content

  private mutating func text(_ byte: UInt8) throws(Refusal) {
    if byte == UInt8(ascii: "&") { return try reference() }
    if open.isEmpty, !XMLCursor.isSpace(byte) {
      throw malformed("text outside of the root element", cursor.restOfLine)
    }
    try checkCharacter(byte)
    if byte == UInt8(ascii: "]"), cursor.isAt("]]>") { throw malformed("']]>' inside text", cursor.restOfLine) }
    cursor.skip(1)
  }

  private func checkCharacter(_ byte: UInt8) throws(Refusal) {
    if byte >= 0x20 && byte != 0xEF || XMLCursor.isSpace(byte) { return }
    if byte < 0x20 || cursor.isAt("\u{FFFE}") || cursor.isAt("\u{FFFF}") {
      throw malformed("a character that XML does not allow", cursor.restOfLine)
    }
  }

  /// `&amp;`, `&#38;` or `&#x26;`: no other entity is declared.
  private mutating func reference() throws(Refusal) {
    let start = cursor
    cursor.skip(1)
    let isNumber = cursor.isAt("#")
    if isNumber { cursor.skip(1) }
    let name = cursor.takeName(startingWithDigit: true)
    let end = cursor.byte
    cursor.skip(1)
    if !isNumber, end == UInt8(ascii: ";"), ["amp", "lt", "gt", "quot", "apos"].contains(name) { return }
    if isNumber, end == UInt8(ascii: ";") {
      let scalar = (name.hasPrefix("x") ? UInt32(name.dropFirst(), radix: 16) : UInt32(name)).flatMap(
        Unicode.Scalar.init)
      if let value = scalar?.value, value >= 0x20 && value & 0xFFFE != 0xFFFE || [9, 10, 13].contains(value) { return }
    }
    cursor = start
    throw malformed("an entity that is not declared, or a character that XML does not allow", cursor.restOfLine)
  }

  // MARK: - Markup

  private mutating func markup() throws(Refusal) {
    let start = cursor
    switch cursor.byte(at: 1) {
    case UInt8(ascii: "/"): try endTag()
    case UInt8(ascii: "?"):
      try skip(past: "?>", "an instruction is not closed")
      negligible.append(start.position..<cursor.position)
    case UInt8(ascii: "!"): try declaration()
    default: try startTag()
    }
  }

  /// Moves past a text. Without it, the construct that begins here is not closed.
  private mutating func skip(past end: String, _ unclosed: String) throws(Refusal) {
    let start = cursor
    if cursor.skip(past: end) { return }
    cursor = start
    throw malformed(unclosed, cursor.restOfLine)
  }

  private mutating func declaration() throws(Refusal) {
    if cursor.isAt("<!--") {
      let start = cursor
      cursor.skip(4)
      guard cursor.skip(past: "--") else {
        cursor = start
        throw malformed("a comment is not closed", cursor.restOfLine)
      }
      guard cursor.byte == UInt8(ascii: ">") else { throw malformed("'--' inside a comment", cursor.restOfLine) }
      cursor.skip(1)
    } else if cursor.isAt("<![CDATA["), !open.isEmpty {
      try skip(past: "]]>", "a CDATA section is not closed")
    } else if cursor.isAt("<!DOCTYPE"), !hasDocumentType, elements.isEmpty {
      try documentType()
    } else {
      throw forbiddenDeclaration
    }
  }

  private var forbiddenDeclaration: Refusal {
    Refusal(
      line: cursor.line, message: cursor.isAt("<!ENTITY") ? "entity declaration" : "markup declaration",
      text: cursor.restOfLine, hint: "remove it: CLDR's data needs none, and it would not be expanded")
  }

  private mutating func documentType() throws(Refusal) {
    hasDocumentType = true
    let start = cursor
    while let byte = cursor.byte {
      cursor.skip(1)
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        _ = cursor.skip(past: String(UnicodeScalar(byte)))
      case UInt8(ascii: "["): throw internalSubset()
      case UInt8(ascii: ">"):
        negligible.append(start.position..<cursor.position)
        return
      default: break
      }
    }
    cursor = start
    throw malformed("the DOCTYPE is not closed", cursor.restOfLine)
  }

  /// The error names an entity declaration if there is one, because that is the dangerous part.
  private mutating func internalSubset() -> Refusal {
    let subset = Refusal(
      line: cursor.line, message: "DOCTYPE with an internal subset", text: cursor.wholeLine,
      hint: "remove the text between [ and ]: a CLDR file only names its DTD")
    while cursor.byte != nil {
      if cursor.isAt("<!ENTITY") { return forbiddenDeclaration }
      if cursor.isAt("<!--") { _ = cursor.skip(past: "-->") } else { cursor.skip(1) }
    }
    return subset
  }

  private mutating func endTag() throws(Refusal) {
    let (start, line) = (cursor, cursor.line)
    cursor.skip(2)
    let name = cursor.takeName()
    cursor.skipSpaces()
    guard cursor.byte == UInt8(ascii: ">") else {
      cursor = start
      throw malformed("a tag is not closed", cursor.restOfLine)
    }
    cursor.skip(1)
    guard let last = open.last else {
      throw malformed("an end tag without a start tag", "</\(name)>", at: line)
    }
    let own = names[elements[last].name]
    if own != name {
      // If an outer element has this name, the inner one lacks its end tag; else this end tag is wrong.
      let isOpen = open.contains { names[elements[$0].name] == name }
      throw isOpen
        ? malformed(
          "an element is not closed", "<\(own)>", at: elements[last].line,
          hint: "close it before </\(name)> on line \(line)")
        : malformed("an end tag does not fit its start tag", "</\(name)>", at: line, hint: "expected </\(own)>")
    }
    open.removeLast()
  }

  private mutating func startTag() throws(Refusal) {
    let line = cursor.line
    cursor.skip(1)
    let name = cursor.takeName()
    guard !name.isEmpty else { throw malformed("a name is missing", cursor.wholeLine, at: line) }
    if open.isEmpty, !elements.isEmpty { throw malformed("a second root element", "<\(name)", at: line) }
    elements.append(
      Element(name: index(of: name), parent: open.last ?? -1, line: line, firstAttribute: attributes.count))
    while true {
      let hasSpace = cursor.skipSpaces()
      switch cursor.byte {
      case UInt8(ascii: ">"):
        cursor.skip(1)
        open.append(elements.count - 1)
        if open.count > Self.depthLimit {
          throw Refusal(
            line: line, message: "nested deeper than \(Self.depthLimit) elements", text: "<\(name)>",
            hint: "remove levels: no CLDR file is nested so deeply")
        }
        return
      case UInt8(ascii: "/") where cursor.byte(at: 1) == UInt8(ascii: ">"):
        cursor.skip(2)
        return
      case UInt8(ascii: "<"): throw unclosedTag(name, line)
      default: try attribute(of: name, line, hasSpace: hasSpace)
      }
    }
  }

  private func unclosedTag(_ name: String, _ line: Int) -> Refusal {
    malformed(
      "'<' inside a tag", "<\(name)", at: line, hint: "close the tag and its quotes; in an attribute write &lt;")
  }

  private mutating func attribute(of element: String, _ line: Int, hasSpace: Bool) throws(Refusal) {
    let name = cursor.takeName()
    guard hasSpace, !name.isEmpty else { throw malformed("a tag is not closed", "<\(element)", at: line) }
    let index = index(of: name)
    if attributes[(elements.last?.firstAttribute ?? 0)...].contains(index) {
      throw malformed("an attribute occurs twice", name)
    }
    attributes.append(index)
    cursor.skipSpaces()
    guard cursor.byte == UInt8(ascii: "=") else { throw malformed("an attribute without a value", name) }
    cursor.skip(1)
    cursor.skipSpaces()
    guard let quote = cursor.byte, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(quote) else {
      throw malformed("an attribute without quotes", name)
    }
    cursor.skip(1)
    while let byte = cursor.byte {
      switch byte {
      case quote:
        cursor.skip(1)
        return
      case UInt8(ascii: "<"): throw unclosedTag(element, line)
      case UInt8(ascii: "&"): try reference()
      default:
        try checkCharacter(byte)
        cursor.skip(1)
      }
    }
    throw malformed("an attribute's quotes are not closed", "<\(element)", at: line)
  }

  private mutating func index(of name: String) -> Int {
    if let index = nameIndexes[name] { return index }
    names.append(name)
    nameIndexes[name] = names.count - 1
    return names.count - 1
  }

  /// Rejects encodings other than UTF-8.
  private mutating func checkEncoding() throws(Refusal) {
    if cursor.isAt("\u{FEFF}") { cursor.skip(3) }
    cursor.skipSpaces()
    let hint = "convert it to UTF-8"
    guard cursor.byte == UInt8(ascii: "<"), !cursor.bytes.contains(0) else {
      throw Refusal(line: 1, message: "not an XML file in UTF-8", text: nil, hint: hint)
    }
    guard cursor.isAt("<?xml") else { return }
    let declaration = cursor.restOfLine
    guard let encoding = declaration.range(of: "encoding") else { return }
    let value = declaration[encoding.upperBound...].split(whereSeparator: { " \t\r\n=\"'".contains($0) }).first
    guard value?.lowercased() == "utf-8" else {
      throw Refusal(line: 1, message: "encoding other than UTF-8", text: value.map(String.init), hint: hint)
    }
  }

  // MARK: - Answers

  /// The indexes into `elements` of those at a path of names from the root, in document order.
  func ordinals(at path: String) -> [Int] {
    var wanted: [Int] = []
    for name in path.split(separator: "/").reversed() {
      guard let index = nameIndexes[String(name)] else { return [] }
      wanted.append(index)
    }
    return elements.indices.filter { isElement($0, at: wanted) }
  }

  /// - Parameter path: the names from the element up to the root.
  private func isElement(_ ordinal: Int, at path: [Int]) -> Bool {
    var current = ordinal
    for name in path {
      guard current >= 0, elements[current].name == name else { return false }
      current = elements[current].parent
    }
    return current == -1
  }

  /// The first element or attribute that a form does not allow, in document order; nil if all are allowed.
  ///
  /// - Parameter form: the form of the root.
  func unknown(to form: ElementForm) -> Refusal? {
    var forms: [ElementForm?] = []
    forms.reserveCapacity(elements.count)
    for (ordinal, element) in elements.enumerated() {
      let name = names[element.name]
      var own: ElementForm? = form
      if element.parent >= 0 {
        let parent = forms[element.parent]
        if let fault = parent?.fault(ofElement: name, in: names[elements[element.parent].name]) {
          return Refusal(line: element.line, message: fault.message, text: name, hint: fault.hint)
        }
        own = parent?.elements[name]
      }
      forms.append(own)
      guard let own, element.parent >= 0 else { continue }
      for attribute in attributeNames(of: ordinal) {
        guard let fault = own.fault(ofAttribute: attribute, in: name) else { continue }
        return Refusal(line: element.line, message: fault.message, text: attribute, hint: fault.hint)
      }
    }
    return nil
  }

  private func attributeNames(of ordinal: Int) -> [String] {
    let end = ordinal + 1 < elements.count ? elements[ordinal + 1].firstAttribute : attributes.count
    return attributes[elements[ordinal].firstAttribute..<end].map { names[$0] }
  }
}
