/// The contents of a `.strings` file, and its problems.
package struct StringsReading: Sendable {
  package var table = StringsTable()
  /// The problems, in the order of the file.
  package var diagnostics: [LocalizationDiagnostic] = []

  /// Whether something could not be read.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension StringsTable {
  /// Reads a `.strings` file in any of its forms: old-style text, an XML or a binary property list.
  ///
  /// Never fails: the table has everything that can be read, and the diagnostics have the rest. Time and memory are
  /// linear in the length of the file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - path: the name of the file in the diagnostics.
  ///   - limits: the greatest size, nesting depth, and numbers of values and diagnostics.
  package static func read(
    _ bytes: [UInt8], path: String? = nil, limits: ReadingLimits = .standard
  ) -> StringsReading {
    var diagnostics = DiagnosticList(limits)
    var reading = StringsReading()
    if let refusal = limits.refusal(ofByteCount: bytes.count) {
      diagnostics.append(refusal)
    } else if BinaryPropertyList.isBinary(bytes) {
      reading.take(&diagnostics) { () throws(LocalizationDiagnostic) in
        try PropertyListDocument(bytes, limits: limits)
      }
    } else {
      let text = DecodedText(bytes)
      if text.isXMLDocument {
        reading.take(&diagnostics) { () throws(LocalizationDiagnostic) in try PropertyListDocument(text, limits) }
      } else {
        reading.parse(text, limits, &diagnostics)
      }
    }
    reading.checkKeys(&diagnostics)
    reading.diagnostics = diagnostics.all(path: path, isSorted: true)
    return reading
  }
}

extension StringsReading {
  /// Reads an old-style text.
  fileprivate mutating func parse(_ text: DecodedText, _ limits: ReadingLimits, _ diagnostics: inout DiagnosticList) {
    var parser = OldStyleParser(text.scalars, limits: limits)
    table = parser.parse()
    diagnostics = parser.diagnostics
    diagnostics.append(contentsOf: text.diagnostics(parser.lines))
    if text.scalars.isEmpty {
      diagnostics.append(
        LocalizationDiagnostic(.warning, "strings.emptyFile", "the file is empty: Foundation reads no table from it"))
    }
  }

  /// Reads entries from the outermost dictionary of an XML or binary list.
  fileprivate mutating func take(
    _ diagnostics: inout DiagnosticList, _ read: () throws(LocalizationDiagnostic) -> PropertyListDocument
  ) {
    let list: PropertyListDocument
    do throws(LocalizationDiagnostic) {
      list = try read()
    } catch {
      diagnostics.append(
        LocalizationDiagnostic(.error, "strings.notATable", error.message, position: error.position))
      return
    }
    diagnostics.append(contentsOf: list.duplicates)
    guard let dictionary = list.value.dictionary else {
      let message = "the file contains \(list.value.kind), not a table of strings"
      diagnostics.append(LocalizationDiagnostic(.error, "strings.notATable", message))
      return
    }
    for member in dictionary.members {
      table.entries.append(
        StringsEntry(key: member.key, value: member.value, comments: member.comments, position: member.position))
      if member.value.string == nil {
        let message = "the value of '\(member.key.excerpt)' is \(member.value.kind), not text"
        diagnostics.append(LocalizationDiagnostic(.warning, "strings.notText", message, position: member.position))
      }
    }
  }

  /// Reports keys that occur more than once.
  fileprivate func checkKeys(_ diagnostics: inout DiagnosticList) {
    var seen: [LiteralKey: PropertyListValue] = [:]
    for entry in table.entries {
      if let earlier = seen.updateValue(entry.value, forKey: LiteralKey(entry.key)) {
        diagnostics.append(.duplicateKey(entry.key, isSame: earlier == entry.value, at: entry.position))
      }
    }
  }
}
