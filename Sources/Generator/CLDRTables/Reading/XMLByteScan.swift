import Foundation

/// A look over the bytes of an XML file before it is decoded: refuses entities and depth, and finds the line of every
/// element.
///
/// It is no XML parser. Comments, CDATA sections and processing instructions are skipped, start and end tags counted;
/// whether the file is well-formed, libxml says. One pass, most of it in `memchr`, for it runs in debug builds.
struct XMLByteScan {
  struct Element {
    /// Index into `names`.
    var name: Int
    /// Index into `elements`; -1 for the root.
    var parent: Int
    var line: Int
    /// Index into `attributes` of its first.
    var firstAttribute: Int
  }

  /// XMLCoder descends by recursion, a few kilobytes of stack for each element; CLDR's own files go six deep.
  static let depthLimit = 64

  /// Why a file is not to be decoded at all.
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

  /// In document order.
  private(set) var elements: [Element] = []
  /// Indexes into `names`, those of one element after those of another.
  private var attributes: [Int] = []
  private(set) var refusal: Refusal?
  /// The bytes of `<!DOCTYPE …>` and of processing instructions, the XML declaration among them: nothing a parser
  /// need see, and on Linux Foundation's dies of an instruction without content, `<?x?>`.
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

  /// The indexes into `elements` of those that stand at a path of names from the root, in document order.
  func ordinals(at path: String) -> [Int] {
    var wanted: [Int] = []
    for name in path.split(separator: "/").reversed() {
      guard let index = nameIndexes[String(name)] else { return [] }
      wanted.append(index)
    }
    return elements.indices.filter { stands($0, at: wanted) }
  }

  /// - Parameter path: Names from the element up to the root.
  private func stands(_ ordinal: Int, at path: [Int]) -> Bool {
    var current = ordinal
    for name in path {
      guard current >= 0, elements[current].name == name else { return false }
      current = elements[current].parent
    }
    return current == -1
  }

  /// The first element or attribute that a form has no place for, in document order; nil where all is as it says.
  ///
  /// - Parameter form: That of the root.
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
            hint: "no file of CLDR is")
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

  /// At `<!`: a comment, a CDATA section, the DOCTYPE, or something that has no business here.
  private mutating func scanDeclaration(_ cursor: inout ByteCursor) {
    if cursor.stands(at: "<!--") {
      cursor.skip(4)
      cursor.skip(past: "-->")
    } else if cursor.stands(at: "<![CDATA[") {
      cursor.skip(past: "]]>")
    } else if cursor.stands(at: "<!DOCTYPE"), !hasDocumentType {
      scanDocumentType(&cursor)
    } else {
      refusal = Refusal(
        line: cursor.line, message: cursor.stands(at: "<!ENTITY") ? "entity declaration" : "markup declaration",
        text: cursor.restOfLine, hint: "remove it: CLDR's data needs none, and none is ever expanded here")
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

  /// After `[` in a DOCTYPE. An entity declaration is named where there is one, for that is what does harm.
  private mutating func refuseInternalSubset(_ cursor: inout ByteCursor) {
    let subset = cursor
    while cursor.move(to: UInt8(ascii: "<")) {
      if cursor.stands(at: "<!ENTITY") {
        scanDeclaration(&cursor)
        return
      }
      if cursor.stands(at: "<!--") { cursor.skip(past: "-->") } else { cursor.skip(1) }
    }
    refusal = Refusal(
      line: subset.line, message: "DOCTYPE with an internal subset", text: subset.lineSoFar,
      hint: "remove what stands between [ and ]: a CLDR file only names its DTD")
  }

  /// Only UTF-8 is read: in another encoding this scan would see nothing of what libxml sees.
  private static func encodingRefusal(_ bytes: UnsafeRawBufferPointer) -> Refusal? {
    var cursor = ByteCursor(bytes)
    if cursor.stands(at: "\u{FEFF}") { cursor.skip(3) }
    while [0x09, 0x0A, 0x0D, 0x20].contains(cursor.byte(at: 0)) { cursor.skip(1) }
    let hint = "convert it to UTF-8"
    guard cursor.byte(at: 0) == UInt8(ascii: "<"), !cursor.contains(0) else {
      return Refusal(line: 1, message: "not an XML file in UTF-8", text: nil, hint: hint)
    }
    guard cursor.stands(at: "<?xml"), let declaration = cursor.text(upTo: "?>"),
      let encoding = declaration.range(of: "encoding")
    else { return nil }
    let value = declaration[encoding.upperBound...].split(whereSeparator: { " \t\r\n=\"'".contains($0) }).first
    guard value?.lowercased() == "utf-8" else {
      return Refusal(line: 1, message: "encoding other than UTF-8", text: value.map(String.init), hint: hint)
    }
    return nil
  }
}
