/// A place for a translation in a file, and what is there.
struct TranslationSlot {
  let id: String
  let source: String
  var target: String?
  var state: String?
  var notes: [String] = []
  /// The keys that lead to it: of a property list, or the way within a catalog's localization.
  let path: [String]
  /// Whether the translator gets to see it. Plural categories that neither side has may come back all the same.
  var isExported: Bool
  /// Whether `%arg` is a placeholder.
  var isSubstitution = false

  var unit: TranslationUnit { TranslationUnit(id: id, source: source, target: target, state: state, notes: notes) }

  /// What a translation gets wrong. In the categories of single numbers, "one day", the number may be left out.
  func mismatches(in translation: String) -> [FormatMismatch] {
    let source = FormatString(source, isSubstitution: isSubstitution)
    let found = source.mismatches(in: FormatString(translation, isSubstitution: isSubstitution))
    guard let category = path.last.flatMap(PluralCategory.init), [.zero, .one, .two].contains(category) else {
      return found
    }
    return found.filter { if case .missing = $0 { false } else { true } }
  }
}

extension TranslationFile {
  /// A translation that came back, for its slot.
  struct Arrival {
    let slot: TranslationSlot
    let unit: TranslationUnit
    let text: String
  }

  /// What of the file goes where.
  func arrivals(for slots: [TranslationSlot]) -> (arrivals: [Arrival], report: TranslationReport) {
    var report = TranslationReport()
    var arrivals: [Arrival] = []
    var indexes: [LiteralKey: Int] = [:]
    for (index, slot) in slots.enumerated() { indexes[LiteralKey(slot.id)] = index }
    var seen: Set<Int> = []
    // Of units that stand twice the last holds.
    var last: [LiteralKey: Int] = [:]
    for (place, unit) in units.enumerated() { last[LiteralKey(unit.id)] = place }
    for (place, unit) in units.enumerated() where last[LiteralKey(unit.id)] == place {
      guard let index = indexes[LiteralKey(unit.id)], slots.indices.contains(index) else {
        report.new.append(unit)
        continue
      }
      let slot = slots[index]
      seen.insert(index)
      if LiteralKey(unit.source) != LiteralKey(slot.source) { report.changedSource.append(unit.id) }
      guard let text = unit.target, !(text.isEmpty && !slot.source.isEmpty) else {
        report.untranslated.append(unit.id)
        continue
      }
      let mismatches = slot.mismatches(in: text)
      if !mismatches.isEmpty { report.mismatches.append(.init(id: unit.id, mismatches: mismatches)) }
      if slot.target.map({ LiteralKey($0) == LiteralKey(text) }) != true { report.changed.append(unit.id) }
      arrivals.append(Arrival(slot: slot, unit: unit, text: text))
    }
    report.missing = slots.indices.filter { slots[$0].isExported && !seen.contains($0) }.map { slots[$0].id }
    return (arrivals, report)
  }
}
