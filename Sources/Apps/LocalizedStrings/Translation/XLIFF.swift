import SystemAccess

extension TranslationDocument {
  /// Reads XLIFF 1.2 from Xcode, translators' tools or this module.
  ///
  /// Reads units in groups and the text of inline elements. Ignores `alt-trans` and other proposals. Entities are never
  /// declared or loaded. If the document is not XLIFF, the result is nil and a diagnostic. Time and memory are linear
  /// in the length of the file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - path: the name of the file in the diagnostics.
  ///   - limits: the greatest size, nesting depth, and numbers of elements and diagnostics.
  public static func read(
    _ bytes: some Sequence<UInt8>, path: String? = nil, limits: ReadingLimits = .standard
  ) -> (document: TranslationDocument?, diagnostics: [LocalizationDiagnostic]) {
    var diagnostics = DiagnosticList(limits)
    let document = document(Array(bytes), limits, &diagnostics)
    return (document, diagnostics.all(path: path))
  }

  private static func document(
    _ bytes: [UInt8], _ limits: ReadingLimits, _ diagnostics: inout DiagnosticList
  ) -> TranslationDocument? {
    func report(
      _ severity: LocalizationDiagnostic.Severity, _ code: LocalizationDiagnostic.Code, _ message: String,
      _ position: TextPosition?
    ) {
      diagnostics.append(LocalizationDiagnostic(severity, code, message, position: position))
    }
    if let refusal = limits.refusal(ofByteCount: bytes.count) {
      diagnostics.append(refusal)
      return nil
    }
    let root: XMLTree
    do throws(XMLProblem) {
      root = try XMLTreeReader.read(DecodedText(bytes), limits)
    } catch {
      report(.error, .XLIFF.malformed, error.message, error.position)
      return nil
    }
    guard root.localName == "xliff" else {
      report(.error, .XLIFF.malformed, "the document is a '\(root.name.shown)', not an 'xliff'", root.position)
      return nil
    }
    let version = root.attributes["version"] ?? ""
    if version != "1.2" {
      let isOther = version.hasPrefix("2")
      report(
        isOther ? .error : .warning, .XLIFF.version, "XLIFF '\(version.shown)', where 1.2 is read", root.position)
      if isOther { return nil }
    }
    var files: [TranslationFile] = []
    for element in root.elements(named: "file") {
      var file = TranslationFile(
        original: element.attributes["original"] ?? "", sourceLanguage: element.attributes["source-language"] ?? "",
        targetLanguage: element.attributes["target-language"] ?? "")
      for name in ["original", "source-language", "target-language"] where element.attributes[name] == nil {
        report(.warning, .XLIFF.missingAttribute, "a file without '\(name)'", element.position)
      }
      var seen: Set<LiteralKey> = []
      for unit in units(in: element.elements(named: "body")) {
        guard let read = self.unit(unit) else {
          report(.error, .XLIFF.missingAttribute, "a unit without 'id' or 'source'", unit.position)
          continue
        }
        if !seen.insert(LiteralKey(read.id)).inserted {
          report(.warning, .XLIFF.duplicateUnit, "'\(read.id.shown)' is repeated here", unit.position)
        }
        file.units.append(read)
      }
      files.append(file)
    }
    if files.isEmpty { report(.warning, .XLIFF.malformed, "a document without a file", root.position) }
    return TranslationDocument(files: files)
  }

  /// The units in bodies and in the groups within them, in order. Bounded by ``ReadingLimits/nestingDepth``.
  private static func units(in elements: [XMLTree]) -> [XMLTree] {
    elements.flatMap { element in
      element.elements.flatMap { child -> [XMLTree] in
        switch child.localName {
        case "trans-unit": [child]
        case "group": units(in: [child])
        default: []
        }
      }
    }
  }

  private static func unit(_ element: XMLTree) -> TranslationUnit? {
    guard let id = element.attributes["id"], let source = element.elements(named: "source").first else { return nil }
    let target = element.elements(named: "target").first
    return TranslationUnit(
      id: element.attributes["extradata"] == "escaped" ? XLIFFText.unescaped(id) : id,
      source: XLIFFText.text(of: source), target: target.map(XLIFFText.text), state: target?.attributes["state"],
      notes: element.elements(named: "note").map(XLIFFText.text))
  }
}

extension LocalizationDiagnostic.Code {
  enum XLIFF {
    static var malformed: LocalizationDiagnostic.Code { "xliff.malformed" }
    static var version: LocalizationDiagnostic.Code { "xliff.version" }
    static var missingAttribute: LocalizationDiagnostic.Code { "xliff.missingAttribute" }
    static var duplicateUnit: LocalizationDiagnostic.Code { "xliff.duplicateUnit" }
  }
}

extension TranslationDocument {
  /// The document as XLIFF 1.2, formatted as by Xcode.
  ///
  /// Characters that XML does not allow are preserved: in texts as `<x ctype="x-char-0007"/>`, in identifiers as
  /// `\U{7}` in a unit whose `extradata` is `escaped`.
  public var xliff: String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">

      """
    for file in files {
      let names = [
        ("original", file.original), ("source-language", file.sourceLanguage),
        ("target-language", file.targetLanguage), ("datatype", "plaintext"),
      ]
      text += "  <file\(Self.attributes(names))>\n    <body>\n"
      for unit in file.units { text += Self.written(unit) }
      text += "    </body>\n  </file>\n"
    }
    return text + "</xliff>\n"
  }

  private static func written(_ unit: TranslationUnit) -> String {
    let id = XLIFFText.identifier(unit.id)
    var names = [("id", id.text)]
    if id.isEscaped { names.append(("extradata", "escaped")) }
    names.append(("xml:space", "preserve"))
    var text = "      <trans-unit\(attributes(names))>\n"
    text += "        <source>\(XLIFFText.content(unit.source))</source>\n"
    if let target = unit.target {
      let state = unit.state.map { attributes([("state", $0)]) } ?? ""
      text += "        <target\(state)>\(XLIFFText.content(target))</target>\n"
    }
    for note in unit.notes { text += "        <note>\(XMLText.plain(note))</note>\n" }
    return text + "      </trans-unit>\n"
  }

  private static func attributes(_ pairs: [(String, String)]) -> String {
    pairs.map { " \($0)=\"\(XMLText.plain($1, isAttribute: true))\"" }.joined()
  }
}

/// Escapes and unescapes texts in XLIFF, whose characters XML may not allow.
enum XLIFFText {
  private static let typePrefix = "x-char-"

  /// The contents of a text, with placeholders for characters that XML does not allow.
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

  /// An identifier. It is escaped only if necessary; all others equal Xcode's.
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

  /// The original of an escaped identifier.
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

  /// The text of a `source` or `target`, including the text of inline elements from translators' tools.
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
