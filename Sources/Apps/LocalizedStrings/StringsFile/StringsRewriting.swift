extension StringsTable {
  /// A `.strings` file that had another table before, with this one in it: texts that differ are put in the place of the
  /// old ones, new entries follow the last. All else stays as it is: layout, comments, encoding, ends of line.
  ///
  /// A binary file becomes text. One whose entries are no longer all there is written anew. Linear in the length of the
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

  /// Nil where entries are missing or others stand in their place, and for a file with errors, which would stay in it.
  private func edited(_ text: DecodedText, _ limits: ReadingLimits) -> [UInt8]? {
    var parser = OldStyleParser(text.scalars, limits: limits)
    let old = parser.parse()
    let isSound = text.replacements.isEmpty && !parser.diagnostics.diagnostics.contains { $0.severity == .error }
    guard isSound, old.table.entries.count <= entries.count, old.values.count == old.table.entries.count,
      zip(old.table.entries, entries).allSatisfy({ LiteralKey($0.key) == LiteralKey($1.key) })
    else { return nil }
    var result = EditedText(text)
    let writer = StringsWriter(encoding: text.encoding)
    for (index, before) in old.table.entries.enumerated() where before.value != entries[index].value {
      let range = old.values[index]
      let spansLines = parser.spansLines(range)
      let value = writer.written(entries[index].value, level: 0, keepsLineEnds: spansLines)
      // What is written `"key";` gets a value of its own behind its key.
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

  /// The entries as a dictionary: of keys that stand twice the last holds.
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
  /// A `.stringsdict` file that had another dictionary before, with this one in it: what differs is put in the place of
  /// what was there, what is new follows within its dictionary. All else stays as it is.
  ///
  /// What is no XML becomes XML, and so is a file written anew that has more than this dictionary.
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
