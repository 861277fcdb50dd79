import AppLocalization

extension TableCheck {
  /// Reports a localization that lacks more than a quarter of the keys by one finding, and so a variant. Some translators'
  /// tools write a blank text for what is not translated. Returns the keys that need a finding of their own.
  mutating func report(
    missing: [String], blank: [String], in name: String, _ contents: AuditTable.Contents
  ) -> (missing: [String], blank: [String]) {
    guard !contents.isDamaged else { return ([], blank) }
    func count(_ lacking: Int) -> String {
      "\(expected.keys.count - lacking) of \(expected.keys.count) texts of '\(table.shortName)'"
    }
    let places = contents.paths.prefix(1).map { AuditFinding.Place(localization: name, path: $0) }
    if variants.contains(name) {
      if missing.isEmpty { return ([], blank) }
      add(
        .note, .Audit.partialVariant, "'\(name)' has \(count(missing.count)), as a variant of another localization may",
        [name], places: places)
      return ([], blank)
    }
    let lacking = missing.count + blank.count
    guard kind != .infoPlist, lacking >= 20, lacking * 4 > expected.keys.count, !isReference(name) else {
      return (missing, blank)
    }
    add(.warning, .Audit.incomplete, "'\(name)' has \(count(lacking))", [name], places: places)
    return ([], [])
  }

  mutating func report(missing key: String, in names: [String]) {
    if names.isEmpty { return }
    let untranslated = names.filter { table.localizations[$0]?.entries[key] != nil }
    let absent = names.filter { !untranslated.contains($0) }
    var parts: [String] = []
    if !absent.isEmpty { parts.append("is missing in \(Self.list(absent.map(\.shownLocalization)))") }
    if !untranslated.isEmpty { parts.append("is not translated in \(Self.list(untranslated))") }
    add(
      kind == .infoPlist ? .note : .warning, .Audit.missingKeys, "\(shown(key)) \(parts.joined(separator: ", "))",
      names, key: key, places: names.sorted().compactMap { place(key, in: $0) })
  }

  /// A key, and of Interface Builder's what it names.
  func shown(_ key: String) -> String {
    let object = table.interfaces.lazy.compactMap { $0.description(of: key) }.first
    return "'\(key.shown)'" + (object.map { " (\($0))" } ?? "")
  }

  func isStale(_ key: String, _ entry: AuditTable.AuditedText, _ known: Set<String>) -> Bool {
    if known.contains(key) || key.isEmpty { return false }
    if entry.state == .stale { return true }
    if let reference = table.reference, table.localizations[reference]?.entries[key] != nil { return false }
    if table.interfaces.contains(where: { $0.has(key) }) { return false }
    return true
  }

  mutating func report(
    foreign stale: [String], in name: String, _ contents: AuditTable.Contents, _ foreign: inout [String: [String]]
  ) {
    guard !stale.isEmpty, table.reference != nil || expected.areTexts || !table.interfaces.isEmpty else { return }
    let own = stale.filter { contents.entries[$0]?.state == .stale }
    if isReference(name) {
      for key in own {
        let message = "'\(key.shown)' is stale: it is no longer found in code"
        add(.warning, .Audit.staleKey, message, [name], key: key, places: [place(key, in: name)].compactMap { $0 })
      }
    }
    let rest = stale.filter { contents.entries[$0]?.state != .stale }
    guard !rest.isEmpty, !isReference(name), kind != .infoPlist else { return }
    let reference = table.reference.flatMap { table.localizations[$0] }
    // The developer's file could not be read completely, or is empty: missing keys in it mean nothing.
    if reference?.isDamaged == true { return }
    let isSmall = reference == nil || (reference?.entries.count ?? 0) * 4 < expected.keys.count
    if expected.areTexts || isSmall && table.interfaces.isEmpty {
      let message =
        "'\(name)' has \(rest.count) key\(rest.count == 1 ? "" : "s") that fewer than half of the others have"
      add(
        .note, .Audit.rareKeys, message, [name],
        places: rest.prefix(1).compactMap { place($0, in: name) })
      return
    }
    for key in rest where !expected.isOwnText(key) { foreign[key, default: []].append(name) }
  }

  mutating func report(stale key: String, in names: [String]) {
    if names.isEmpty { return }
    let reference = table.reference.map { $0 == LocalizationName.base ? "Base" : "'\($0)'" }
    let other = reference ?? (table.interfaces.isEmpty ? "the others" : "the storyboard or nib '\(table.shortName)'")
    let message = "'\(key.shown)' is in \(Self.list(names.map(\.shownLocalization))), but not in \(other)"
    add(
      .warning, .Audit.staleKey, message, names, key: key, places: names.sorted().compactMap { place(key, in: $0) })
  }

  /// Reports localizations that do not have the table.
  mutating func report(without names: [String]) {
    // A file outside all localizations is used for all users.
    if table.localizations.keys.contains("") || expected.keys.isEmpty { return }
    var withoutTable: [String: [String]] = [:]
    for name in names where !table.interfacePlaces.contains(name) {
      // The development language does not need the table: Base, the keys or Info.plist have its texts.
      let isDeveloper = LocalizationName.contains([name], bundle.developmentRegion ?? "en")
      let hasBase = table.localizations[LocalizationName.base] != nil || !table.interfacePlaces.isEmpty
      let hasSister = table.reference.map { $0.sharesLanguage(with: name) } ?? false
      if isDeveloper, hasBase || hasSister || expected.areTexts || kind == .infoPlist { continue }
      coverage.append(
        TableCoverage(
          table: table.name, localization: name, isReference: false, hasTable: false, keyCount: expected.keys.count,
          translatedCount: 0, needsReviewCount: 0, identicalCount: 0, missingKeys: expected.keys, staleKeys: []))
      withoutTable[fallback(for: name) ?? "", default: []].append(name)
    }
    for (fallback, names) in withoutTable.sorted(by: { $0.key < $1.key }) {
      let shown = fallback == LocalizationName.base ? "Base" : "'\(fallback)'"
      let what =
        if !fallback.isEmpty {
          "that of \(shown) is shown"
        } else {
          kind == .infoPlist ? "what Info.plist says is shown" : "its keys are shown"
        }
      let message = "'\(table.shortName)' is missing in \(Self.list(names)): \(what)"
      let present = table.localizations.keys.filter { $0 != LocalizationName.base && !isReference($0) }
      let isOwnLanguage = !fallback.isEmpty && names.allSatisfy { $0.sharesLanguage(with: fallback) }
      // A table that very few localizations have is not meant to be translated.
      let isQuiet = isOwnLanguage || kind == .infoPlist || present.count * 4 < names.count
      let files = table.localizations.values.flatMap(\.paths).sorted()
      let path = names.count == 1 ? bundle.folders(for: names.first ?? "").first.map { bundle.path(of: $0.path) } : nil
      add(
        isQuiet ? .note : .warning, .Audit.missingTable, message, names,
        places: [path ?? files.first].compactMap { $0 }.map { .init(path: $0) })
    }
  }

  /// The localization whose table is used in place of a missing one.
  private func fallback(for name: String) -> String? {
    let context = LocalizationContext(preferredLanguages: [name])
    let list = context.searchList(of: bundle.bundleLocalizations, isMain: true).localizations
    return bundle.tablePlaces([name] + list.filter { $0 != name }).map(AuditInventory.name).first {
      table.localizations[$0] != nil || table.interfacePlaces.contains($0)
    }
  }
}

extension String {
  /// A localization's name in a message. Files outside all localizations have no localization.
  fileprivate var shownLocalization: String { isEmpty ? "the unlocalized table" : self }
}
