extension StringsTable {
  /// The bytes of a `.strings` file after its table was replaced by this one. Changed texts replace the old ones, new
  /// entries follow the last. Layout, comments, encoding and ends of line stay as they are.
  ///
  /// A binary file becomes text. A file with entries that this table lacks is replaced as a whole. Linear in the length of the
  /// file, which is read for it.
  ///
  /// - Parameters:
  ///   - file: the old file; nil for none.
  ///   - limits: how much of it is read.
  /// - Throws: where a text holds a character that XML cannot.
  package func bytes(
    rewriting file: [UInt8]?, limits: ReadingLimits = .standard
  ) throws(LocalizationDiagnostic) -> [UInt8] {
    guard let file, !BinaryPropertyList.isBinary(file) else { return StringsWriter().bytes(of: self) }
    let text = DecodedText(file)
    if text.isXMLDocument {
      if let bytes = try PropertyListEditor.bytes(of: fields, comments: comments, editing: text, limits) {
        return bytes
      }
      return Array(try PropertyListWriter.text(of: self).utf8)
    }
    return edited(text, limits)
      ?? StringsWriter(encoding: text.encoding, hasByteOrderMark: text.hasByteOrderMark).bytes(of: self)
  }

  /// Nil if entries are missing or in another order, and for a file with errors, which would stay in it.
  private func edited(_ text: DecodedText, _ limits: ReadingLimits) -> [UInt8]? {
    var parser = OldStyleParser(text.scalars, limits: limits)
    let old = parser.parse()
    let hasNoErrors = text.replacements.isEmpty && !parser.diagnostics.diagnostics.contains { $0.severity == .error }
    guard hasNoErrors, old.table.entries.count <= entries.count, old.values.count == old.table.entries.count,
      zip(old.table.entries, entries).allSatisfy({ LiteralKey($0.key) == LiteralKey($1.key) })
    else { return nil }
    var result = EditedText(text)
    let writer = StringsWriter(encoding: text.encoding)
    for (index, before) in old.table.entries.enumerated() where before.value != entries[index].value {
      let range = old.values[index]
      let spansLines = parser.spansLines(range)
      let value = writer.written(entries[index].value, level: 0, keepsLineEnds: spansLines)
      // An entry written as `"key";` gets a value after its key.
      if before.isShort {
        result.insert(" = " + value, at: range.upperBound)
      } else {
        result.replace(range, with: value)
      }
    }
    let new = Array(entries.dropFirst(old.table.entries.count))
    if let first = new.first {
      var lines = writer.text(of: StringsTable(entries: new))
      if first.startsParagraph, !old.table.entries.isEmpty { lines = "\n" + lines }
      if old.table.entries.isEmpty {
        let isWithinLine = text.scalars.prefix(old.end).last.map { !$0.isNewline } ?? false
        result.insert(isWithinLine ? "\n" + lines : lines, at: old.end)
      } else {
        // The end of a line, or of the file: the last line keeps the end that it has.
        result.insert("\n" + lines.dropLast(), at: old.end)
      }
    }
    return result.bytes
  }

  /// The entries as a dictionary. If a key occurs twice, its last entry counts.
  var fields: PropertyListDictionary {
    var fields = PropertyListDictionary()
    for entry in entries { fields[entry.key] = entry.value }
    return fields
  }

  /// The comments of each key.
  var comments: [String: [String]] {
    var comments: [String: [String]] = [:]
    for entry in entries {
      let texts = (entry.comments + entry.trailingComments).map(\.text)
      if !texts.isEmpty { comments[entry.key] = texts }
    }
    return comments
  }
}

extension StringsDictionary {
  /// The bytes of a `.stringsdict` file after its dictionary was replaced by this one. Changed values replace the old
  /// ones, new members are added at the end of their dictionary. Everything else stays as it is.
  ///
  /// A file in another format becomes XML. A file with entries that this dictionary lacks is replaced as a whole.
  ///
  /// - Parameters:
  ///   - file: the old file; nil for none.
  ///   - limits: how much of it is read.
  /// - Throws: where a text holds a character that XML cannot.
  package func bytes(
    rewriting file: [UInt8]?, limits: ReadingLimits = .standard
  ) throws(LocalizationDiagnostic) -> [UInt8] {
    if let file, !BinaryPropertyList.isBinary(file) {
      let text = DecodedText(file)
      if text.isXMLDocument,
        let bytes = try PropertyListEditor.bytes(of: fields, comments: comments, editing: text, limits)
      {
        return bytes
      }
    }
    return Array(try PropertyListWriter.text(of: self).utf8)
  }
}
