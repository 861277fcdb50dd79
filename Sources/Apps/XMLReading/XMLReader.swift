import SystemAccess

/// Reads XML 1.0 into elements with places: CLDR's files, property lists, storyboards.
///
/// Foundation's parser is not used. On Linux it dereferences a null pointer for `xmlns:a=""` and for `<?x?>`, continues
/// after an error, and keeps neither places nor comments. A document type is ignored; one with declarations of its own is
/// refused, so that no entity is ever declared, expanded or loaded. There is no recursion, and limits bound the depth and
/// the number of elements.
package struct XMLReader {
  private var cursor: XMLCursor
  private let limits: XMLLimits
  private var count = 0
  /// The open elements, the root first.
  private var open: [XMLTree] = []
  private var root: XMLTree?
  private var hasDocumentType = false
  /// The characters that XML does not allow, and the fault of the first of them.
  private var forbidden: (count: Int, first: XMLFault?) = (0, nil)

  /// Reads a document in UTF-8, whose bytes the caller has checked. Time is linear in their number.
  ///
  /// - Parameters:
  ///   - visit: receives each element when it ends, after the elements within it. Contents that it removes from the
  ///     element are not kept.
  ///   - forbidden: receives one fault if the document has characters that XML does not allow, and not everything is
  ///     strict.
  package static func read(
    _ bytes: [UInt8], _ limits: XMLLimits, visit: (inout XMLTree) -> Void = { _ in },
    forbidden: (XMLFault) -> Void = { _ in }
  ) throws(XMLFault) -> XMLTree {
    var reader = XMLReader(cursor: XMLCursor(bytes), limits: limits)
    let root = try reader.document(visit)
    if var fault = reader.forbidden.first {
      if reader.forbidden.count > 1 { fault.hint = "the first of \(reader.forbidden.count)" }
      forbidden(fault)
    }
    return root
  }

  /// The encoding that the XML declaration names, as it is written; nil if it names none.
  package static func declaredEncoding(of bytes: [UInt8]) -> String? {
    var cursor = XMLCursor(bytes)
    guard cursor.take("<?xml") else { return nil }
    let start = cursor.position
    while let byte = cursor.byte, byte != UInt8(ascii: ">") { cursor.skip() }
    let parts = cursor.text(from: start).split { "\"' =?\t\n".contains($0) }
    guard let name = parts.firstIndex(where: { $0.lowercased() == "encoding" }) else { return nil }
    return parts.dropFirst(name + 1).first.map(String.init) ?? ""
  }

  private init(cursor: XMLCursor, limits: XMLLimits) {
    self.cursor = cursor
    self.limits = limits
  }

  private mutating func document(_ visit: (inout XMLTree) -> Void) throws(XMLFault) -> XMLTree {
    while let byte = cursor.byte {
      guard byte == UInt8(ascii: "<") else {
        try characters()
        continue
      }
      switch cursor.byte(at: 1) {
      case UInt8(ascii: "/"):
        try endTag()
        endElement(visit)
      case UInt8(ascii: "?"): _ = try content(until: "?>", after: "<?", "an instruction is not closed")
      case UInt8(ascii: "!"): try declaration()
      default: if try startTag() { endElement(visit) }
      }
    }
    if let last = open.last { throw fault("an element is not closed", "<\(last.name)>", at: last.place) }
    guard let root else { throw fault("there is no element", nil) }
    return root
  }

  private mutating func fault(
    _ message: String, _ text: String?, at place: XMLPlace? = nil, hint: String? = nil,
    _ kind: XMLFault.Kind = .malformed
  ) -> XMLFault {
    XMLFault(kind: kind, place: place ?? cursor.place(), message: message, text: text, hint: hint)
  }

  private mutating func append(_ content: XMLTree.Content) {
    if let last = open.indices.last { open[last].contents.append(content) }
  }

  // MARK: - Characters

  /// Text up to the next tag, with references replaced.
  private mutating func characters() throws(XMLFault) {
    var text = ""
    var start = cursor.position
    while let byte = cursor.byte, byte != UInt8(ascii: "<") {
      if open.isEmpty, !XMLCursor.isSpace(byte) { throw fault("text outside of the root element", cursor.restOfLine) }
      if byte == UInt8(ascii: "&") {
        text += cursor.text(from: start)
        text.unicodeScalars.append(try reference())
        start = cursor.position
        continue
      }
      try checkCharacter(byte)
      if limits.isStrict, byte == UInt8(ascii: "]"), cursor.isAt("]]>") {
        throw fault("']]>' inside text", cursor.restOfLine)
      }
      cursor.skip()
    }
    append(.text(text + cursor.text(from: start)))
  }

  private mutating func checkCharacter(_ byte: UInt8) throws(XMLFault) {
    if byte >= 0x20 && byte != 0xEF || XMLCursor.isSpace(byte) { return }
    if byte < 0x20 || cursor.isAt("\u{FFFE}") || cursor.isAt("\u{FFFF}") { try takeForbidden() }
  }

  /// Refuses or counts a character here that XML does not allow.
  private mutating func takeForbidden() throws(XMLFault) {
    forbidden.count += 1
    // Only one fault is made: each takes as long as its line.
    if forbidden.count > 1 { return }
    let fault = fault("a character that XML does not allow", cursor.restOfLine)
    if limits.isStrict { throw fault }
    forbidden.first = fault
  }

  /// `&amp;`, `&#38;` or `&#x26;`: no other entity is declared.
  private mutating func reference() throws(XMLFault) -> Unicode.Scalar {
    var ahead = cursor
    ahead.skip()
    let start = ahead.position
    // A name or a number; the longest is `&#x10FFFF;`, and a limit keeps a text of ampersands linear.
    while let byte = ahead.byte, !XMLCursor.isSpace(byte), !";&<".utf8.contains(byte), ahead.position < start + 100 {
      ahead.skip()
    }
    let name = ahead.text(from: start)
    guard ahead.byte == UInt8(ascii: ";"), let scalar = Self.scalar(named: name),
      !limits.isStrict || XMLText.isAllowed(scalar)
    else {
      throw fault(
        "a reference to neither a character that XML allows nor one of its five entities", cursor.restOfLine)
    }
    if !XMLText.isAllowed(scalar) { try takeForbidden() }
    ahead.skip()
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
    until end: StaticString, after begin: StaticString, _ unclosed: String
  ) throws(XMLFault) -> String {
    var ahead = cursor
    _ = ahead.take(begin)
    let start = ahead.position
    let last = end.withUTF8Buffer { $0.first }
    while let byte = ahead.byte {
      if byte == last, ahead.isAt(end) {
        let text = ahead.text(from: start)
        _ = ahead.take(end)
        cursor = ahead
        return text
      }
      if byte < 0x20 || byte == 0xEF {
        let begin = cursor
        cursor = ahead
        try checkCharacter(byte)
        cursor = begin
      }
      ahead.skip()
    }
    throw fault(unclosed, cursor.restOfLine)
  }

  private mutating func declaration() throws(XMLFault) {
    if cursor.isAt("<!--") {
      let begin = cursor
      let text = try content(until: "-->", after: "<!--", "a comment is not closed")
      if limits.isStrict, text.contains("--") || text.hasSuffix("-") {
        cursor = begin
        throw fault("'--' inside a comment", cursor.restOfLine)
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

  private mutating func forbiddenDeclaration() -> XMLFault {
    let isEntity = cursor.isAt("<!ENTITY")
    return fault(
      isEntity ? "entity declaration" : "markup declaration", cursor.restOfLine, .ownDeclarations)
  }

  private mutating func documentType() throws(XMLFault) {
    hasDocumentType = true
    var ahead = cursor
    var quote: UInt8?
    while let byte = ahead.byte {
      if let end = quote {
        if byte == end { quote = nil }
      } else {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: "["):
          cursor = ahead
          throw internalSubset()
        case UInt8(ascii: ">"):
          ahead.skip()
          cursor = ahead
          return
        default: break
        }
      }
      ahead.skip()
    }
    throw fault("the DOCTYPE is not closed", cursor.restOfLine)
  }

  /// The fault names an entity declaration if there is one, because that is the dangerous part.
  private mutating func internalSubset() -> XMLFault {
    let subset = fault("DOCTYPE with an internal subset", cursor.wholeLine, .ownDeclarations)
    while cursor.byte != nil {
      if cursor.isAt("<!ENTITY") { return forbiddenDeclaration() }
      if cursor.take("<!--") {
        while cursor.byte != nil, !cursor.take("-->") { cursor.skip() }
      } else {
        cursor.skip()
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
    let begin = cursor
    cursor.skip(2)
    let name = takeName()
    cursor.skipSpaces()
    guard cursor.byte == UInt8(ascii: ">") else {
      cursor = begin
      throw fault("a tag is not closed", cursor.restOfLine)
    }
    cursor.skip()
    guard let last = open.last else {
      cursor = begin
      throw fault("an end tag without a start tag", "</\(name)>")
    }
    if last.name == name { return }
    cursor = begin
    let place = cursor.place()
    // If an outer element has this name, the inner one lacks its end tag; else this end tag is wrong.
    throw open.contains { $0.name == name }
      ? fault(
        "an element is not closed", "<\(last.name)>", at: last.place,
        hint: "close it before </\(name)> on line \(place.line)")
      : fault("an end tag does not fit its start tag", "</\(name)>", hint: "expected </\(last.name)>")
  }

  /// Returns whether the element also ends here.
  private mutating func startTag() throws(XMLFault) -> Bool {
    let place = cursor.place()
    let begin = cursor
    cursor.skip()
    let name = takeName()
    guard !name.isEmpty else {
      cursor = begin
      throw fault("a name is missing", cursor.wholeLine)
    }
    if open.isEmpty, root != nil { throw fault("a second root element", "<\(name)", at: place) }
    var attributes: [String: String] = [:]
    while true {
      let hasSpace = cursor.skipSpaces()
      let isEmpty = cursor.take("/>")
      if isEmpty || cursor.take(">") {
        if open.count >= limits.depth {
          throw fault("nested deeper than \(limits.depth) elements", "<\(name)>", at: place, .tooDeep)
        }
        count += 1
        if count > limits.elementCount {
          throw fault("more than \(limits.elementCount) elements", "<\(name)>", at: place, .tooLarge)
        }
        open.append(XMLTree(name: name, attributes: attributes, place: place))
        return isEmpty
      }
      if cursor.byte == UInt8(ascii: "<") { throw unclosedTag(name, place) }
      let attribute = takeName()
      guard hasSpace, !attribute.isEmpty else { throw fault("a tag is not closed", "<\(name)", at: place) }
      if attributes[attribute] != nil { throw fault("an attribute occurs twice", attribute) }
      attributes[attribute] = try value(of: attribute, in: name, place)
    }
  }

  private mutating func unclosedTag(_ name: String, _ place: XMLPlace) -> XMLFault {
    fault("'<' inside a tag", "<\(name)", at: place, hint: "close the tag and its quotes; in an attribute write &lt;")
  }

  /// The value after a name; white space in it becomes spaces (XML 1.0, 3.3.3).
  private mutating func value(
    of attribute: String, in element: String, _ place: XMLPlace
  ) throws(XMLFault) -> String {
    cursor.skipSpaces()
    guard cursor.take("=") else { throw fault("an attribute without a value", attribute) }
    cursor.skipSpaces()
    guard let quote = cursor.byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw fault("an attribute without quotes", attribute)
    }
    cursor.skip()
    var text = ""
    var start = cursor.position
    while let byte = cursor.byte {
      switch byte {
      case quote:
        text += cursor.text(from: start)
        cursor.skip()
        return text
      case UInt8(ascii: "<"): throw unclosedTag(element, place)
      case UInt8(ascii: "&"):
        text += cursor.text(from: start)
        text.unicodeScalars.append(try reference())
        start = cursor.position
      case 0x09, 0x0A, 0x0D:
        text += cursor.text(from: start)
        if byte == 0x0D, cursor.byte(at: 1) == 0x0A { cursor.skip() }
        cursor.skip()
        text += " "
        start = cursor.position
      default:
        try checkCharacter(byte)
        cursor.skip()
      }
    }
    throw fault("an attribute's quotes are not closed", "<\(element)", at: place)
  }

  /// Takes the name here; empty if there is none.
  private mutating func takeName() -> String {
    let start = cursor.position
    while let byte = cursor.byte, isInName(byte, first: cursor.position == start) { cursor.skip() }
    return cursor.text(from: start)
  }

  private func isInName(_ byte: UInt8, first: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), 0x80...:
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !first || !limits.isStrict
    default: !limits.isStrict && byte > 0x20 && !"<>/=\"'&;".utf8.contains(byte)
    }
  }
}
