/// The texts of one file in one language.
public struct TranslationFile: Hashable, Sendable {
  /// The path of the file that the texts come from.
  public var original: String
  /// The language that is translated from, as BCP 47.
  public var sourceLanguage: String
  /// The language that is translated into, as BCP 47.
  public var targetLanguage: String
  /// The texts in the order of the file.
  public var units: [TranslationUnit]

  /// The texts of one file for one language.
  public init(original: String, sourceLanguage: String, targetLanguage: String, units: [TranslationUnit] = []) {
    self.original = original
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
    self.units = units
  }

  /// Joins several parts of one file, which a document may have. If a unit is in several parts, the last one is used.
  ///
  /// Nil if there is no part. The original and the languages are those of the first part.
  package init?(joining parts: some Collection<TranslationFile>) {
    guard let first = parts.first else { return nil }
    self = first
    for part in parts.dropFirst() { units += part.units }
  }
}

/// A place for a translation in a file, with its current text.
struct TranslationSlot {
  let id: String
  let source: String
  var target: String?
  var state: String?
  var notes: [String] = []
  /// The path to it: the keys in a property list, or the path in a catalog's localization.
  let path: [String]
  /// Whether it is exported to the translator. Plural categories that neither side has may be in the returned document.
  var isExported: Bool
  /// Whether `%arg` is a placeholder.
  var isSubstitution = false

  /// Whether a `.stringsdict` entry cannot be read without it: its format, or the text of a variable for `other`.
  var isStructure: Bool {
    path.last == StringsDictionary.Name.formatKey || path.last == PluralCategory.other.rawValue
  }

  var unit: TranslationUnit { TranslationUnit(id: id, source: source, target: target, state: state, notes: notes) }

  /// The mismatches of a translation. In categories of single numbers, such as "one day", the number may be omitted.
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
  /// A returned translation with its slot.
  struct ReturnedTranslation {
    let slot: TranslationSlot
    let unit: TranslationUnit
    let text: String
  }

  /// Assigns the translations in the file to slots.
  func returned(for slots: [TranslationSlot]) -> (returned: [ReturnedTranslation], report: TranslationReport) {
    var report = TranslationReport()
    var returned: [ReturnedTranslation] = []
    var indexes: [LiteralKey: Int] = [:]
    for (index, slot) in slots.enumerated() { indexes[LiteralKey(slot.id)] = index }
    var seen: Set<Int> = []
    // If a unit occurs twice, the last one is used.
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
        if !slot.source.isEmpty { report.untranslated.append(unit.id) }
        continue
      }
      let mismatches = slot.mismatches(in: text).withoutPassedArguments(of: slot.id) { other in
        let source = other == slot.id ? other : indexes[LiteralKey(other)].map { slots[$0].source }
        return source.map { FormatString($0).mismatches(in: FormatString(text)) }
      }
      if !mismatches.isEmpty { report.mismatches.append(.init(id: unit.id, mismatches: mismatches)) }
      if slot.target.map({ LiteralKey($0) == LiteralKey(text) }) != true { report.changed.append(unit.id) }
      returned.append(ReturnedTranslation(slot: slot, unit: unit, text: text))
    }
    report.missing = slots.indices.filter { slots[$0].isExported && !seen.contains($0) }.map { slots[$0].id }
    return (returned, report)
  }
}
