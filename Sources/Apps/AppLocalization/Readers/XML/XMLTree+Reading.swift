import SystemAccess

extension XMLTree {
  /// Reads the XML of a property list or a storyboard, as leniently as Apple's reader of property lists. Errors have the
  /// codes of property lists: readers of other files do not show them.
  ///
  /// - Parameters:
  ///   - visit: receives each element when it ends, after the elements within it. Contents that it removes from the
  ///     element are not kept.
  ///   - forbidden: receives a warning if there are characters that XML forbids, which are read as Apple's reader does.
  package static func read(
    _ text: DecodedText, _ limits: ReadingLimits, visit: (inout XMLTree) -> Void = { _ in },
    forbidden: (LocalizationDiagnostic) -> Void = { _ in }
  ) throws(LocalizationDiagnostic) -> XMLTree {
    if text.scalars.isEmpty { throw .malformedList("an empty file") }
    if let name = XMLReader.declaredEncoding(of: text.scalars)?.lowercased(), !name.isEmpty,
      !name.hasPrefix("utf-") && name != "us-ascii" && name != "unicode"
    {
      throw .malformedList(
        "the encoding '\(name.excerpt)': only UTF-8 and UTF-16 are read", at: TextPosition(line: 1, column: 1))
    }
    if let first = text.replacements.first {
      throw .malformedList(
        "bytes that are not \(text.encoding.rawValue)", at: LineTable(text.scalars).position(of: first))
    }
    do throws(XMLFault) {
      return try XMLReader.read(
        text.scalars, XMLLimits(depth: limits.nestingDepth, elementCount: limits.valueCount, isStrict: false),
        visit: visit
      ) { fault in
        var warning = LocalizationDiagnostic(fault)
        (warning.severity, warning.code) = (.warning, "plist.controlCharacter")
        forbidden(warning)
      }
    } catch {
      throw LocalizationDiagnostic(error)
    }
  }
}

extension LocalizationDiagnostic {
  fileprivate init(_ fault: XMLFault) {
    let code: Code =
      switch fault.kind {
      case .malformed, .ownDeclarations: "plist.malformed"
      case .tooDeep: "plist.tooDeep"
      case .tooLarge: "plist.tooLarge"
      }
    let hint = fault.kind == .ownDeclarations ? "entities are never declared or loaded" : fault.hint
    self.init(
      .error, code,
      fault.message + (fault.text.map { ": '\($0.excerpt)'" } ?? "") + (hint.map { "; \($0)" } ?? ""),
      position: fault.position)
  }
}
