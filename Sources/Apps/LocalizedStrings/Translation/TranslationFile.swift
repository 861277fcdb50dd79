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

extension TranslationFile {
  /// Creates the texts of a catalog for the translator of one language, with Xcode's names. Entries that should not be
  /// translated, and entries no longer found in code, are omitted.
  ///
  /// - Parameters:
  ///   - original: the path of the catalog.
  ///   - catalog: the texts of all languages.
  ///   - language: the language of the translation.
  ///   - categories: additional plural categories of the language; those of the source and the target are always
  ///     exported.
  public init(
    original: String, catalog: StringCatalog, language: String, categories: Set<PluralCategory> = []
  ) {
    self.init(
      original: original, sourceLanguage: catalog.sourceLanguage ?? "", targetLanguage: language,
      units: Self.slots(catalog, language, categories).filter(\.slot.isExported).map(\.slot.unit))
  }

  /// Puts the translations into the catalog, in the language of the file. Everything else is unchanged.
  ///
  /// A text becomes `translated`, unless the document says that it needs review or work.
  public func importing(into catalog: StringCatalog) -> (catalog: StringCatalog, report: TranslationReport) {
    var result = catalog
    let slots = Self.slots(catalog, targetLanguage, [])
    var keys: [LiteralKey: String] = [:]
    for (key, slot) in slots { keys[LiteralKey(slot.id)] = key }
    let (returned, report) = returned(for: slots.map(\.slot))
    // Entry by entry, because changing an entry of a large catalog takes long.
    var entries: [LiteralKey: StringCatalog.CatalogEntry] = [:]
    for arrival in returned {
      guard let key = keys[LiteralKey(arrival.slot.id)], var entry = entries[LiteralKey(key)] ?? catalog[key] else {
        continue
      }
      var localization = entry[language: targetLanguage] ?? StringCatalog.Localization()
      let old = localization.units.first { $0.path == arrival.slot.path }?.unit
      var unit = old ?? StringCatalog.StringUnit(arrival.text)
      unit.value = arrival.text
      unit.state = StringCatalog.TranslationState(xliff: arrival.unit.state) ?? .translated
      localization.copySubstitutions(of: catalog.source(of: key), at: arrival.slot.path)
      guard localization.setUnit(unit, at: arrival.slot.path) else { continue }
      entry[language: targetLanguage] = localization
      entries[LiteralKey(key)] = entry
    }
    for (key, entry) in entries { result[key.text] = entry }
    return (result, report)
  }

  private static func slots(
    _ catalog: StringCatalog, _ language: String, _ categories: Set<PluralCategory>
  ) -> [(key: String, slot: TranslationSlot)] {
    catalog.keys.flatMap { key -> [(key: String, slot: TranslationSlot)] in
      guard let entry = catalog[key], entry.shouldTranslate, entry.extractionState != .stale else { return [] }
      let units = catalog.source(of: key).units
      let notes = entry.comment.map { [$0] } ?? []
      let targets = entry[language: language]?.units ?? []
      var paths = units.map(\.path)
      // A text that varies only in the target is translated variation by variation, and has no other text.
      if targets.contains(where: { !$0.path.isEmpty && $0.path.first != "substitutions" }) {
        paths.removeAll(where: \.isEmpty)
      }
      var exported = Set(paths)
      let varies = units.contains { !$0.path.isEmpty && $0.path.first != "substitutions" }
      for target in targets where !(varies && target.path.isEmpty) && exported.insert(target.path).inserted {
        paths.append(target.path)
      }
      for path in units.map(\.path) where path.dropLast().last == "plural" && path.last == "other" {
        for category in PluralCategory.allCases {
          let other = Array(path.dropLast()) + [category.rawValue]
          if !paths.contains(other) { paths.append(other) }
          if categories.contains(category) { exported.insert(other) }
        }
      }
      return paths.map { path in
        let target = targets.first { $0.path == path }?.unit
        let slot = TranslationSlot(
          id: path.isEmpty ? key : key + "|==|" + path.joined(separator: "."),
          source: source(units, path) ?? key, target: target?.value, state: target?.state?.xliff, notes: notes,
          path: path, isExported: exported.contains(path), isSubstitution: path.first == "substitutions")
        return (key, slot)
      }
    }
  }

  /// The source's text at a path, or its text for `other`, or its first text.
  private static func source(_ units: [StringCatalog.Unit], _ path: [String]) -> String? {
    let other = path.dropLast() + ["other"]
    let found = units.first { $0.path == path } ?? units.first { $0.path == Array(other) } ?? units.first
    return found?.unit.value
  }
}

extension StringCatalog {
  /// The entry of a key in the source language: its text, or the key if there is none.
  func source(of key: String) -> Localization {
    let written = sourceLanguage.flatMap { self[key]?[language: $0] }
    if let written, !written.units.isEmpty { return written }
    return Localization(StringUnit(key))
  }
}

extension StringCatalog.Localization {
  /// Gives a new substitution the argument and the specifier of the source's substitution.
  mutating func copySubstitutions(of source: Self, at path: [String]) {
    guard path.first == "substitutions", let name = path.dropFirst().first, self[substitution: name] == nil,
      var model = source[substitution: name]
    else { return }
    model.fields["variations"] = nil
    self[substitution: name] = model
  }
}

extension StringCatalog.TranslationState {
  /// XLIFF's name of the state; nil if XLIFF has no such state.
  var xliff: String? {
    switch self {
    case .new: "new"
    case .translated: "translated"
    case .needsReview: "needs-review-translation"
    case .stale: "needs-adaptation"
    default: nil
    }
  }

  /// Creates a state from XLIFF's name; nil if there is none.
  init?(xliff state: String?) {
    switch state {
    case nil: return nil
    case "new"?, "needs-translation"?: self = .new
    case "needs-adaptation"?: self = .stale
    case let state? where state.hasPrefix("needs-"): self = .needsReview
    default: self = .translated
    }
  }
}

extension TranslationFile {
  /// Creates the texts of a `.stringsdict` file for the translator, with Xcode's names.
  ///
  /// - Parameters:
  ///   - original: the path of the source file.
  ///   - sourceLanguage: the developer's.
  ///   - targetLanguage: the translator's.
  ///   - dictionary: the source.
  ///   - translation: the existing texts in the target language.
  ///   - categories: additional plural categories of the target language. Those of the source and the target are always
  ///     exported. A category that the source lacks has the source's text for `other`.
  public init(
    original: String, sourceLanguage: String, targetLanguage: String, dictionary: StringsDictionary,
    translation: StringsDictionary? = nil, categories: Set<PluralCategory> = []
  ) {
    self.init(
      original: original, sourceLanguage: sourceLanguage, targetLanguage: targetLanguage,
      units: Self.slots(dictionary, translation, categories).filter(\.isExported).map(\.unit))
  }

  /// Puts the translations into a dictionary. Entries of the target that are not in the document are kept. Entries and
  /// variables that the target lacks are copied from the source, with their rules.
  public func importing(
    into translation: StringsDictionary? = nil, source dictionary: StringsDictionary
  ) -> (dictionary: StringsDictionary, report: TranslationReport) {
    var result = translation ?? StringsDictionary()
    let slots = Self.slots(dictionary, translation, [])
    let (returned, report) = returned(for: slots)
    var texts: [LiteralKey: String] = [:]
    var keys: Set<LiteralKey> = []
    for arrival in returned {
      texts[LiteralKey(arrival.slot.id)] = arrival.text
      keys.formUnion(arrival.slot.path.prefix(1).map(LiteralKey.init))
    }
    for slot in slots {
      guard let key = slot.path.first, keys.contains(LiteralKey(key)) else { continue }
      // A new entry cannot be read without the texts that the others refer to, even if they are empty or untranslated.
      let isNeeded = translation?.fields[key] == nil && slot.isExported && (slot.source.isEmpty || slot.isStructure)
      guard let text = texts[LiteralKey(slot.id)] ?? (isNeeded ? slot.source : nil) else { continue }
      if result.fields[key] == nil, let comments = dictionary.comments[key] { result.comments[key] = comments }
      result.fields.set(text, at: slot.path[...], model: dictionary.fields)
    }
    return (result, report)
  }

  private static func slots(
    _ dictionary: StringsDictionary, _ translation: StringsDictionary?, _ categories: Set<PluralCategory>
  ) -> [TranslationSlot] {
    var slots: [TranslationSlot] = []
    for member in dictionary.fields.members {
      let notes = dictionary.comments[member.key].map { $0.map(\.trimmed).filter { !$0.isEmpty } } ?? []
      append(member.value, [member.key], translation?.fields[member.key], categories, notes, to: &slots)
    }
    return slots
  }

  /// Appends the slots of a dictionary. Recursion is as deep as the property list, which the readers limit.
  private static func append(
    _ value: PropertyListValue, _ path: [String], _ target: PropertyListValue?, _ categories: Set<PluralCategory>,
    _ notes: [String], to slots: inout [TranslationSlot]
  ) {
    switch value {
    case .string(let text): slots.append(slot(text, path, target?.string, notes, isExported: true))
    case .dictionary(let fields):
      let rule = fields[StringsDictionary.Name.ruleType]
      for member in fields.members
      where ![StringsDictionary.Name.ruleType, StringsDictionary.Name.valueType].contains(member.key) {
        append(member.value, path + [member.key], target?.dictionary?[member.key], categories, notes, to: &slots)
      }
      guard rule != nil, let other = fields[PluralCategory.other.rawValue]?.string else { return }
      for category in PluralCategory.allCases where fields[category.rawValue] == nil {
        let text = target?.dictionary?[category.rawValue]?.string
        slots.append(
          slot(
            other, path + [category.rawValue], text, notes, isExported: text != nil || categories.contains(category)))
      }
    default: break
    }
  }

  private static func slot(
    _ text: String, _ path: [String], _ target: String?, _ notes: [String], isExported: Bool
  ) -> TranslationSlot {
    let id = "/" + path.map { "\($0):dict/" }.joined() + ":string"
    return TranslationSlot(id: id, source: text, target: target, notes: notes, path: path, isExported: isExported)
  }
}

extension PropertyListDictionary {
  /// Sets a text at the end of a path. Missing dictionaries are copied from a model, without its texts.
  ///
  /// Recursion is as deep as the path.
  mutating func set(_ text: String, at path: ArraySlice<String>, model: PropertyListDictionary?) {
    guard let key = path.first else { return }
    let rest = path.dropFirst()
    if rest.isEmpty {
      self[key] = .string(text)
      return
    }
    let inner = model?[key]?.dictionary
    var fields = self[key]?.dictionary ?? PropertyListDictionary()
    for name in [StringsDictionary.Name.ruleType, StringsDictionary.Name.valueType] where fields[name] == nil {
      if let value = inner?[name] { fields[name] = value }
    }
    fields.set(text, at: rest, model: inner)
    self[key] = .dictionary(fields)
  }
}

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
