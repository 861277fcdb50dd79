extension StringsReading {
  /// Reads an old-style text.
  mutating func parse(
    _ text: DecodedText, _ options: StringsOptions, _ limits: ReadingLimits, _ diagnostics: inout DiagnosticList
  ) {
    var parser = OldStyleParser(text.scalars, options: options, limits: limits)
    let result = parser.parse()
    diagnostics = parser.diagnostics
    diagnostics.append(contentsOf: text.diagnostics(parser.lines, isGuessed: options.encoding == nil))
    if text.scalars.isEmpty {
      diagnostics.append(
        LocalizationDiagnostic(.warning, .Strings.emptyFile, "an empty file: Foundation reads no table from it"))
    }
    table = result.table
    positions = result.positions
  }

  /// Reads entries from the outermost dictionary of an XML or binary list.
  mutating func take(
    _ diagnostics: inout DiagnosticList, _ read: () throws(LocalizationDiagnostic) -> PropertyListDocument
  ) {
    let list: PropertyListDocument
    do throws(LocalizationDiagnostic) {
      list = try read()
    } catch {
      diagnostics.append(
        LocalizationDiagnostic(.error, .Strings.notATable, error.message, position: error.position))
      return
    }
    for duplicate in list.duplicates {
      reportDuplicate(duplicate.key, isSame: duplicate.isSame, at: duplicate.position, &diagnostics)
    }
    table.closingComments = list.closingComments.map { StringsComment($0) }
    guard let dictionary = list.value.dictionary else {
      diagnostics.append(
        LocalizationDiagnostic(.error, .Strings.notATable, "the file holds \(list.value.kind), not a table of strings"))
      return
    }
    for (index, member) in dictionary.members.enumerated() {
      let place = list.places.indices.contains(index) ? list.places[index] : nil
      let comments = place?.comments.map { StringsComment($0) } ?? []
      table.entries.append(StringsEntry(key: member.key, value: member.value, comments: comments))
      if let place { positions.append(place.position) }
      if member.value.string == nil {
        diagnostics.append(
          LocalizationDiagnostic(
            .warning, .Strings.notText, "the value of '\(member.key.shown)' is \(member.value.kind), not text",
            position: place?.position))
      }
    }
  }

  /// Reports a repeated key: a warning if its value differs from the earlier one, which is lost; else a note.
  private func reportDuplicate(
    _ key: String, isSame: Bool, at position: TextPosition?, _ diagnostics: inout DiagnosticList
  ) {
    let message =
      isSame
      ? "'\(key.shown)' is here again with the same value"
      : "'\(key.shown)' is here again with another value, which holds"
    diagnostics.append(
      LocalizationDiagnostic(isSame ? .note : .warning, .Strings.duplicateKey, message, position: position))
  }

  /// Reports keys that occur more than once.
  mutating func checkKeys(_ diagnostics: inout DiagnosticList) {
    var seen: [LiteralKey: PropertyListValue] = [:]
    for (index, entry) in table.entries.enumerated() {
      if let earlier = seen.updateValue(entry.value, forKey: LiteralKey(entry.key)) {
        let position = positions.indices.contains(index) ? positions[index] : nil
        reportDuplicate(entry.key, isSame: earlier == entry.value, at: position, &diagnostics)
      }
    }
  }
}
