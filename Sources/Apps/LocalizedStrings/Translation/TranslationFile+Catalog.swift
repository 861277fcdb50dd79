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
