extension StringsReading {
  /// Reads an old-style text.
  mutating func parse(
    _ text: DecodedText, isGuessed: Bool, _ limits: ReadingLimits, _ diagnostics: inout DiagnosticList
  ) {
    var parser = OldStyleParser(text.scalars, limits: limits)
    let result = parser.parse()
    diagnostics = parser.diagnostics
    diagnostics.append(contentsOf: text.diagnostics(parser.lines, isGuessed: isGuessed))
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
    for duplicate in list.duplicates { diagnostics.append(duplicate.diagnostic) }
    guard let dictionary = list.value.dictionary else {
      diagnostics.append(
        LocalizationDiagnostic(.error, .Strings.notATable, "the file holds \(list.value.kind), not a table of strings"))
      return
    }
    for (index, member) in dictionary.members.enumerated() {
      let place = list.places.indices.contains(index) ? list.places[index] : nil
      table.entries.append(StringsEntry(key: member.key, value: member.value, comments: place?.comments ?? []))
      if let place { positions.append(place.position) }
      if member.value.string == nil {
        diagnostics.append(
          LocalizationDiagnostic(
            .warning, .Strings.notText, "the value of '\(member.key.shown)' is \(member.value.kind), not text",
            position: place?.position))
      }
    }
  }

  /// Reports keys that occur more than once.
  mutating func checkKeys(_ diagnostics: inout DiagnosticList) {
    var seen: [LiteralKey: PropertyListValue] = [:]
    for (index, entry) in table.entries.enumerated() {
      if let earlier = seen.updateValue(entry.value, forKey: LiteralKey(entry.key)) {
        guard positions.indices.contains(index) else { continue }
        diagnostics.append(
          PropertyListDocument.Duplicate(
            key: entry.key, isSame: earlier == entry.value, position: positions[index]
          ).diagnostic)
      }
    }
  }
}
