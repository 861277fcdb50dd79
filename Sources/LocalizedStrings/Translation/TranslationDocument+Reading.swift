extension TranslationDocument {
  /// Reads XLIFF 1.2, as Xcode, translators' tools or this module write it.
  ///
  /// Groups are opened, inline elements give their text, and `alt-trans` and other proposals are passed over. Entities
  /// are never declared or loaded. A document that is no XLIFF gives nil and says why. Linear in the length of the file,
  /// allocates in proportion to it.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - path: the name of the file in the diagnostics.
  ///   - limits: how long the file may be, how deep it may nest, how many elements and diagnostics it may have.
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
          report(.warning, .XLIFF.duplicateUnit, "'\(read.id.shown)' stands here again", unit.position)
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
