import Foundation

/// A scan of the bytes of an XML file before it is decoded: it rejects entities and deep nesting, and finds the line of
/// every element.
///
/// It is not an XML parser. It skips comments, CDATA sections and processing instructions, and counts start and end
/// tags. libxml checks whether the file is well-formed. It makes one pass, most of it in `memchr`, because it runs in
/// debug builds.
struct XMLByteScan {
  struct Element {
    /// The name, an index into `names`.
    var name: Int
    /// The parent, an index into `elements`; -1 for the root.
    var parent: Int
    var line: Int
    /// The index of the first attribute in `attributes`.
    var firstAttribute: Int
  }

  /// The greatest depth. XMLCoder is recursive and needs a few kilobytes of stack for each level; CLDR's own files have
  /// six levels.
  static let depthLimit = 64

  /// The reason why a file must not be decoded.
  struct Refusal {
    var line: Int
    var message: String
    var text: String?
    var hint: String

    static func unclosedTag(_ name: String, line: Int) -> Refusal {
      Refusal(
        line: line, message: "malformed XML, '<' inside a tag", text: "<\(name)",
        hint: "close the tag and its quotes; in an attribute write &lt;")
    }
  }

  /// The elements in document order.
  private(set) var elements: [Element] = []
  /// The attributes of all elements, one element after another, as indexes into `names`.
  private var attributes: [Int] = []
  private(set) var refusal: Refusal?
  /// The bytes of `<!DOCTYPE …>` and of processing instructions, including the XML declaration: a parser does not need
  /// them, and on Linux Foundation's parser crashes on an instruction without content, `<?x?>`.
  private(set) var negligible: [Range<Int>] = []
  private var hasDocumentType = false
  private var names: [String] = []
  private var nameIndexes: [String: Int] = [:]

  var rootName: String? { elements.first.map { names[$0.name] } }

  init(_ bytes: UnsafeRawBufferPointer) {
    refusal = Self.encodingRefusal(bytes)
    if refusal != nil { return }
    var cursor = ByteCursor(bytes)
    var open: [Int] = []
    while cursor.move(to: UInt8(ascii: "<")) {
      switch cursor.byte(at: 1) {
      case UInt8(ascii: "/"):
        _ = open.popLast()
        cursor.skip(1)
      case UInt8(ascii: "?"):
        let start = cursor.position
        cursor.skip(past: "?>")
        negligible.append(start..<cursor.position)
      case UInt8(ascii: "!"):
        scanDeclaration(&cursor)
      default:
        scanStartTag(&cursor, open: &open)
      }
      if refusal != nil { return }
    }
  }

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

  private mutating func scanStartTag(_ cursor: inout ByteCursor, open: inout [Int]) {
    let line = cursor.line
    cursor.skip(1)
    let name = cursor.takeName()
    guard !name.isEmpty else { return }
    elements.append(
      Element(name: index(of: name), parent: open.last ?? -1, line: line, firstAttribute: attributes.count))
    while let byte = cursor.next() {
      switch byte {
      case UInt8(ascii: "="):
        attributes.append(index(of: cursor.nameBeforeSign()))
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if cursor.skip(past: byte, avoiding: UInt8(ascii: "<")) { continue }
        refusal = .unclosedTag(name, line: line)
        return
      case UInt8(ascii: "<"):
        refusal = .unclosedTag(name, line: line)
        return
      case UInt8(ascii: ">"):
        if cursor.byte(at: -2) == UInt8(ascii: "/") { return }
        open.append(elements.count - 1)
        if open.count > Self.depthLimit {
          refusal = Refusal(
            line: line, message: "nested deeper than \(Self.depthLimit) elements", text: "<\(name)>",
            hint: "remove levels: no CLDR file is nested so deeply")
        }
        return
      default:
        break
      }
    }
  }

  private mutating func index(of name: String) -> Int {
    if let index = nameIndexes[name] { return index }
    names.append(name)
    nameIndexes[name] = names.count - 1
    return names.count - 1
  }

  /// Scans at `<!`: a comment, a CDATA section, the DOCTYPE, or something that is not allowed.
  private mutating func scanDeclaration(_ cursor: inout ByteCursor) {
    if cursor.isAt("<!--") {
      cursor.skip(4)
      cursor.skip(past: "-->")
    } else if cursor.isAt("<![CDATA[") {
      cursor.skip(past: "]]>")
    } else if cursor.isAt("<!DOCTYPE"), !hasDocumentType {
      scanDocumentType(&cursor)
    } else {
      refusal = Refusal(
        line: cursor.line, message: cursor.isAt("<!ENTITY") ? "entity declaration" : "markup declaration",
        text: cursor.restOfLine, hint: "remove it: CLDR's data needs none, and it would not be expanded")
      cursor.skip(2)
    }
  }

  private mutating func scanDocumentType(_ cursor: inout ByteCursor) {
    hasDocumentType = true
    let start = cursor.position
    while let byte = cursor.next() {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard cursor.move(to: byte) else { return }
        cursor.skip(1)
      case UInt8(ascii: "["):
        refuseInternalSubset(&cursor)
        return
      case UInt8(ascii: ">"):
        negligible.append(start..<cursor.position)
        return
      default:
        break
      }
    }
  }

  /// Rejects what follows `[` in a DOCTYPE. If there is an entity declaration, the error names it, because that is the
  /// dangerous part.
  private mutating func refuseInternalSubset(_ cursor: inout ByteCursor) {
    let subset = cursor
    while cursor.move(to: UInt8(ascii: "<")) {
      if cursor.isAt("<!ENTITY") {
        scanDeclaration(&cursor)
        return
      }
      if cursor.isAt("<!--") { cursor.skip(past: "-->") } else { cursor.skip(1) }
    }
    refusal = Refusal(
      line: subset.line, message: "DOCTYPE with an internal subset", text: subset.lineSoFar,
      hint: "remove the text between [ and ]: a CLDR file only names its DTD")
  }

  /// Rejects encodings other than UTF-8: in those, this scan would not see what libxml sees.
  private static func encodingRefusal(_ bytes: UnsafeRawBufferPointer) -> Refusal? {
    var cursor = ByteCursor(bytes)
    if cursor.isAt("\u{FEFF}") { cursor.skip(3) }
    while [0x09, 0x0A, 0x0D, 0x20].contains(cursor.byte(at: 0)) { cursor.skip(1) }
    let hint = "convert it to UTF-8"
    guard cursor.byte(at: 0) == UInt8(ascii: "<"), !cursor.contains(0) else {
      return Refusal(line: 1, message: "not an XML file in UTF-8", text: nil, hint: hint)
    }
    guard cursor.isAt("<?xml"), let declaration = cursor.text(upTo: "?>"),
      let encoding = declaration.range(of: "encoding")
    else { return nil }
    let value = declaration[encoding.upperBound...].split(whereSeparator: { " \t\r\n=\"'".contains($0) }).first
    guard value?.lowercased() == "utf-8" else {
      return Refusal(line: 1, message: "encoding other than UTF-8", text: value.map(String.init), hint: hint)
    }
    return nil
  }
}
