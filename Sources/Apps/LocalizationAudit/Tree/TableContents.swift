import AppLocalization
import SystemAccess

extension AuditedTable {
  /// The contents of one place.
  struct Contents {
    /// The texts as look-up has them.
    var table = LocalizedTable()
    /// What the files say of their texts, where they say anything.
    var notes: [LiteralKey: TextNote] = [:]
    /// The files, whose paths begin with the bundle's.
    var files: [(format: LocalizedTable.Source, path: String)] = []
    /// Whether a file of strings could not be read completely, so that its missing keys are not known.
    var isDamaged = false
    var keepsComments = false

    var paths: [String] { files.map(\.path) }

    /// The texts of the files, shown or not, without those that a catalog keeps from translators.
    var written: [LiteralKey: LocalizedTable.Value] {
      let all = table.values
      return notes.values.contains { $0.state == .excluded } ? all.filter { notes[$0.key]?.state != .excluded } : all
    }

    /// The text of a key among them.
    func written(_ key: LiteralKey) -> WrittenText? {
      table[key.text].map { text($0, key) }.flatMap { $0.note.state == .excluded ? nil : $0 }
    }

    /// A text of these files with what they say of it.
    func text(_ value: LocalizedTable.Value, _ key: LiteralKey) -> WrittenText {
      let path = files.first { $0.format == value.source }?.path
      return WrittenText(value: value, note: notes[key] ?? TextNote(), path: path ?? "")
    }
  }
}

extension AuditedTable.Contents {
  /// Notes what the developer says of a text, if that is asked for.
  mutating func note(_ comments: [String], of key: String) {
    let said = comments.map(\.trimmed).filter { $0 != "No comment provided by engineer." }
    if keepsComments, !said.isEmpty {
      notes[LiteralKey(key), default: TextNote()].comment = said.joined(separator: " ")
    }
  }

  /// Notes what a catalog says of its texts in a language.
  mutating func note(_ catalog: StringCatalog, _ language: String) {
    for member in catalog.fields["strings"]?.object?.members ?? [] {
      guard let entry = member.value.object.map({ StringCatalog.CatalogEntry(fields: $0) }) else { continue }
      let units = entry[language: language]?.units.map(\.unit) ?? []
      let note = TextNote(
        state: TextRow.State(of: entry, in: language, catalog),
        isPartlyNew: Set(units.map { $0.state == "new" }).count > 1 && !units.contains { $0.value?.isEmpty ?? true },
        isInCode: entry.extractionState == "extracted_with_value")
      if note != TextNote() { notes[LiteralKey(member.key)] = note }
      if let comment = entry.comment { self.note([comment], of: member.key) }
    }
  }
}

extension TextRow.State {
  /// The state of an entry of a catalog in a language. Xcode gives texts that it extracts from code the state `new`; in the
  /// source language they need no translation.
  package init(of entry: StringCatalog.CatalogEntry, in language: String, _ catalog: StringCatalog) {
    let localization = entry[language: language]
    let phrases = localization?.fields["stringSet"]?.object?["state"]?.string
    let states = Set((localization?.units.map { $0.unit.state } ?? []) + [phrases])
    self =
      if !entry.shouldTranslate {
        .excluded
      } else if entry.extractionState == "stale" {
        .stale
      } else if states.contains("new"), catalog.sourceLanguage != language {
        .untranslated
      } else {
        states.contains("needs_review") || states.contains("stale") ? .needsReview : .translated
      }
  }
}

extension Dictionary where Key == LiteralKey {
  /// The value of a key as look-up compares keys.
  subscript(key: String) -> Value? { self[LiteralKey(key)] }
}

extension TablePlace {
  /// The name of a localization, or of Base; nil for what is outside all localizations.
  package var name: String? { self == .unlocalized ? nil : "\(self)" }

  /// The name by which findings are sorted, what is outside all localizations first.
  package var sortingName: String { name ?? "" }

  /// The name in a message.
  package var quoted: String { self == .unlocalized ? "the unlocalized table" : self == .base ? "Base" : "'\(self)'" }
}

extension Sequence<TablePlace> {
  package var inOrder: [TablePlace] { sorted { $0.sortingName < $1.sortingName } }

  /// The names in a message; of many only the first.
  package var quotedList: String {
    let names = inOrder.map { $0 == .base ? "'Base'" : $0.quoted }
    let shown = names.prefix(12).joined(separator: ", ")
    return names.count > 12 ? "\(names.count) localizations (\(shown) …)" : shown
  }
}
