extension StringsReading {
  /// Makes entries of a property list's outermost dictionary.
  mutating func take(_ value: PropertyListValue, places: [XMLPropertyList.Place]) {
    guard let dictionary = value.dictionary else {
      diagnostics.append(
        LocalizationDiagnostic(.error, .Strings.notATable, "the file holds \(value.kind), not a table of strings"))
      return
    }
    for (index, member) in dictionary.members.enumerated() {
      let place = places.indices.contains(index) ? places[index] : nil
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

  mutating func reportDuplicate(_ key: String, at position: TextPosition?) {
    diagnostics.append(
      LocalizationDiagnostic(
        .warning, .Strings.duplicateKey, "'\(key.shown)' stands here again: this value holds", position: position))
  }

  /// Tells of keys that stand more than once, and puts all diagnostics in order.
  mutating func checkKeys() {
    var seen: Set<LiteralKey> = []
    for (index, entry) in table.entries.enumerated() where !seen.insert(LiteralKey(entry.key)).inserted {
      reportDuplicate(entry.key, at: positions.indices.contains(index) ? positions[index] : nil)
    }
    let start = TextPosition(line: 0, column: 0)
    // Not every standard library sorts stably: the index decides between equals.
    diagnostics = diagnostics.enumerated().sorted { left, right in
      let places = (left.element.position ?? start, right.element.position ?? start)
      return places.0 == places.1 ? left.offset < right.offset : places.0 < places.1
    }.map(\.element)
  }
}
