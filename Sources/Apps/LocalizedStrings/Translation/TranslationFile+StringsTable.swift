extension TranslationFile {
  /// Creates the texts of a `.strings` file for the translator, with existing translations.
  ///
  /// - Parameters:
  ///   - original: the path of the source file.
  ///   - sourceLanguage: the developer's language.
  ///   - targetLanguage: the language of the translation.
  ///   - strings: the source. If a key occurs twice, the last entry is used.
  ///   - translation: the existing texts in the target language.
  public init(
    original: String, sourceLanguage: String, targetLanguage: String, strings: StringsTable,
    translation: StringsTable? = nil
  ) {
    self.init(
      original: original, sourceLanguage: sourceLanguage, targetLanguage: targetLanguage,
      units: Self.slots(strings, translation).filter(\.isExported).map(\.unit))
  }

  private static func slots(_ strings: StringsTable, _ translation: StringsTable?) -> [TranslationSlot] {
    var targets: [LiteralKey: String] = [:]
    for entry in translation?.entries ?? [] { targets[LiteralKey(entry.key)] = entry.text }
    var slots: [TranslationSlot] = []
    var indexes: [LiteralKey: Int] = [:]
    for entry in strings.entries {
      guard let text = entry.text else { continue }
      let key = LiteralKey(entry.key)
      let slot = TranslationSlot(
        id: entry.key, source: text, target: targets[key], notes: entry.comment.map { [$0] } ?? [], path: [entry.key],
        isExported: true)
      if let index = indexes[key], slots.indices.contains(index) {
        slots[index] = slot
      } else {
        indexes[key] = slots.count
        slots.append(slot)
      }
    }
    return slots
  }

  /// Puts the translations into a table.
  ///
  /// Entries of the target that are not in the document are kept. New entries follow, with the comments of the source.
  /// An empty translation of a text that is not empty counts as missing.
  public func importing(
    into translation: StringsTable? = nil, source strings: StringsTable
  ) -> (table: StringsTable, report: TranslationReport) {
    var table = translation ?? StringsTable()
    let (returned, report) = returned(for: Self.slots(strings, translation))
    var indexes: [LiteralKey: Int] = [:]
    for (index, entry) in table.entries.enumerated() { indexes[LiteralKey(entry.key)] = index }
    var sources: [LiteralKey: StringsEntry] = [:]
    for entry in strings.entries { sources[LiteralKey(entry.key)] = entry }
    for arrival in returned {
      let key = LiteralKey(arrival.slot.id)
      if let index = indexes[key], table.entries.indices.contains(index) {
        table.entries[index].value = .string(arrival.text)
      } else {
        indexes[key] = table.entries.count
        var entry = sources[key] ?? StringsEntry(arrival.slot.id, arrival.text)
        entry.value = .string(arrival.text)
        table.entries.append(entry)
      }
    }
    return (table, report)
  }
}
