import SystemAccess

/// A property list file: XML, binary or old-style.
///
/// All property lists are read with it. Its recursion is bounded by the limits, and its time is linear in the size of
/// the file. It does not use Foundation's reader, which on Linux crashes for some files and never ends for others.
///
///     let list = try PropertyListDocument(bytes, path: "Info.plist")
///     list.value.dictionary?["CFBundleDevelopmentRegion"]?.string
package struct PropertyListDocument: Sendable {
  /// The outermost value. Members of XML and old-style lists are in the order of the file, of binary lists sorted by
  /// key.
  package let value: PropertyListValue
  /// What is wrong in an XML list and read nevertheless: characters that XML forbids and Foundation takes, and keys that
  /// occur more than once in a dictionary, whose last value is used.
  package let warnings: [LocalizationDiagnostic]

  private init(value: PropertyListValue, warnings: [LocalizationDiagnostic] = []) {
    self.value = value
    self.warnings = warnings
  }

  /// Reads a file. Time and memory are linear in its length.
  ///
  /// - Throws: the problem, with line and column unless the file is binary.
  package init(
    _ bytes: [UInt8], path: String? = nil, limits: ReadingLimits = .standard
  ) throws(LocalizationDiagnostic) {
    if let refusal = limits.refusal(ofByteCount: bytes.count) { throw refusal.at(path: path) }
    do throws(LocalizationDiagnostic) {
      if BinaryPropertyList.isBinary(bytes) {
        self.init(value: try BinaryPropertyList.value(of: bytes, limits))
      } else {
        try self.init(DecodedText(bytes), limits)
      }
    } catch {
      throw error.at(path: path)
    }
  }

  /// Reads an XML or old-style list that is already decoded.
  init(_ text: DecodedText, _ limits: ReadingLimits) throws(LocalizationDiagnostic) {
    if text.isXMLDocument {
      let (value, warnings) = try XMLPropertyList.read(text, limits)
      self.init(value: value, warnings: warnings)
      return
    }
    var parser = OldStyleParser(text.scalars, limits: limits)
    if let first = text.replacements.first {
      throw .malformedList("bytes that are not \(text.encoding.rawValue)", at: parser.lines.position(of: first))
    }
    self.init(value: try parser.parseValue())
  }
}

extension LocalizationDiagnostic {
  /// A key that occurs again: a warning if its earlier value, which is lost, differs, else a note.
  static func duplicateKey(_ key: String, isSame: Bool, at position: TextPosition?) -> Self {
    Self(
      isSame ? .note : .warning, "strings.duplicateKey",
      "the key '\(key.excerpt)' is repeated with \(isSame ? "the same value" : "another value: the last one is used")",
      position: position)
  }

  static func malformedList(_ message: String, at position: TextPosition? = nil) -> Self {
    Self(.error, "plist.malformed", message, position: position)
  }

  static func tooDeep(_ limits: ReadingLimits, at position: TextPosition? = nil) -> Self {
    Self(.error, "plist.tooDeep", "collections nested more than \(limits.nestingDepth) deep", position: position)
  }

  static func tooManyValues(_ limits: ReadingLimits, at position: TextPosition? = nil) -> Self {
    Self(.error, "plist.tooLarge", "more than \(limits.valueCount) values", position: position)
  }
}
