import SystemAccess

extension StringsTable {
  /// Reads a `.strings` file in any of its forms: old-style text, an XML or a binary property list.
  ///
  /// Never fails: the table has everything that can be read, and the diagnostics, in the order of the file, the rest.
  /// Time and memory are linear in the length of the file.
  package static func read(
    _ bytes: [UInt8], path: String? = nil, limits: ReadingLimits = .standard
  ) -> (table: StringsTable, diagnostics: [LocalizationDiagnostic]) {
    var table = StringsTable()
    var diagnostics = DiagnosticList(limits)
    if let refusal = limits.refusal(ofByteCount: bytes.count) {
      diagnostics.append(refusal)
    } else {
      do throws(LocalizationDiagnostic) {
        if BinaryPropertyList.isBinary(bytes) {
          table.take(try PropertyListDocument(bytes, limits: limits), &diagnostics)
        } else {
          let text = DecodedText(bytes)
          if text.isXMLDocument {
            table.take(try PropertyListDocument(text, limits), &diagnostics)
          } else {
            (table, diagnostics) = parse(text, limits)
          }
        }
      } catch {
        diagnostics.append(error)
      }
    }
    table.checkKeys(&diagnostics)
    return (table, diagnostics.all(path: path, isSorted: true))
  }

  /// Reads an old-style text.
  private static func parse(_ text: DecodedText, _ limits: ReadingLimits) -> (StringsTable, DiagnosticList) {
    var parser = OldStyleParser(text.scalars, limits: limits)
    var table = parser.parse()
    if !text.replacements.isEmpty { table.entries = [] }
    var diagnostics = parser.diagnostics
    diagnostics.append(contentsOf: text.diagnostics(parser.lines))
    if text.scalars.isEmpty {
      diagnostics.report(.warning, "strings.emptyFile", "the file is empty: Foundation reads no table from it")
    }
    return (table, diagnostics)
  }

  /// Takes the entries from the outermost dictionary of an XML or binary list.
  private mutating func take(_ list: PropertyListDocument, _ diagnostics: inout DiagnosticList) {
    diagnostics.append(contentsOf: list.warnings)
    guard let dictionary = list.value.dictionary else {
      let message = "the file contains \(list.value.kind), not a table of strings"
      diagnostics.report(.error, "strings.notATable", message)
      return
    }
    for member in dictionary.members {
      entries.append(
        StringsEntry(key: member.key, value: member.value, comments: member.comments, position: member.position))
      if member.value.string == nil {
        let message = "the value of '\(member.key.excerpt)' is \(member.value.kind), not text"
        diagnostics.report(.warning, "strings.notText", message, at: member.position)
      }
    }
  }

  /// Reports keys that occur more than once among the entries that Foundation reads.
  private func checkKeys(_ diagnostics: inout DiagnosticList) {
    var seen = [LiteralKey: PropertyListValue](minimumCapacity: entries.count)
    for entry in entries {
      if let earlier = seen.updateValue(entry.value, forKey: LiteralKey(entry.key)) {
        diagnostics.append(.duplicateKey(entry.key, isSame: earlier == entry.value, at: entry.position))
      }
    }
  }
}

extension [LocalizationDiagnostic] {
  /// Whether something could not be read.
  package var hasErrors: Bool { contains { $0.severity == .error } }
}
