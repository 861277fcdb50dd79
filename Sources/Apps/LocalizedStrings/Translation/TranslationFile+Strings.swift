extension TranslationFile {
  /// The texts of a `.strings` file for the translator, with those that are translated already.
  ///
  /// - Parameters:
  ///   - original: the path of the source file.
  ///   - sourceLanguage: the developer's.
  ///   - targetLanguage: the translator's.
  ///   - strings: the source; of keys that stand twice the last holds.
  ///   - translation: what there is in the target language.
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
  /// What the target has and the document does not stays; new entries follow, with the comments of the source. An empty
  /// translation of a text that is not empty counts as none.
  public func importing(
    into translation: StringsTable? = nil, source strings: StringsTable
  ) -> (table: StringsTable, report: TranslationReport) {
    var table = translation ?? StringsTable()
    let (arrivals, report) = arrivals(for: Self.slots(strings, translation))
    var indexes: [LiteralKey: Int] = [:]
    for (index, entry) in table.entries.enumerated() { indexes[LiteralKey(entry.key)] = index }
    var sources: [LiteralKey: StringsEntry] = [:]
    for entry in strings.entries { sources[LiteralKey(entry.key)] = entry }
    for arrival in arrivals {
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
