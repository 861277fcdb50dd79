import AppLocalization

/// A key that a localization lacks.
enum MissingKey: TableRule {
  static let about = RuleDescription(
    "audit.missingKey", .warning,
    because: "People see the developer's language, or the key itself, in the middle of their own language.",
    remedy: "translate it, or silence the key if all languages share its text", isGrouped: true)

  static func check(_ table: TableFacts) -> [AuditFinding] {
    table.localizations(\.missing).compactMap { key, all in
      let names = table.heard(all.filter { needs(key, $0, table) }, Self.self, key: key)
      if names.isEmpty || table.isUntranslatable(key) { return nil }
      let untranslated = names.filter { table.table.localizations[$0]?.entries[key] != nil }
      let absent = names.filter { !untranslated.contains($0) }
      var parts: [String] = []
      if !absent.isEmpty { parts.append("is missing in \(absent.quotedList)") }
      if !untranslated.isEmpty { parts.append("is not translated in \(untranslated.quotedList)") }
      // Code may pass a text for a key that a table lacks. The Settings app has only the key.
      let isRaw = table.kind == .settings && ExpectedKeys.isCertainlyNoText(key)
      if isRaw { parts.append("and Settings shows the key") }
      return table.finding(
        Self.self, "\(table.shown(key)) \(parts.joined(separator: ", "))",
        severity: isRaw ? .error : table.kind == .infoPlist ? .note : .warning, names, key: key,
        places: table.places(key, in: names))
    }
  }

  /// Whether a localization should have a key.
  private static func needs(_ key: String, _ name: String, _ table: TableFacts) -> Bool {
    if table.isDamaged(name) || PartialVariant.isPartial(name, table) { return false }
    guard table.variants.contains(name) else { return true }
    // A variant of the developer's language needs no text that is the key; catalogs, storyboards and Info.plist have
    // the texts.
    if table.table.isCatalog || table.kind != .strings { return false }
    return !ExpectedKeys.isText(key) || !(table.table.reference ?? "en").sharesLanguage(with: name)
  }
}

/// A localization that lacks so many keys that it gets one finding, and not one for each key.
enum IncompleteLocalization: TableRule {
  static let about = RuleDescription(
    "audit.incompleteLocalization", .warning,
    because: "More than a quarter of a table is not translated: people read two languages at once.",
    remedy: "translate the rest, or do not ship the localization yet", isGrouped: true)

  static func check(_ table: TableFacts) -> [AuditFinding] {
    table.names.filter(table.isIncomplete).compactMap { name in
      let lacking = (table.states[name]?.missing.count ?? 0) + (table.states[name]?.blank.count ?? 0)
      return table.finding(
        Self.self, "'\(name)' has \(table.count(lacking: lacking))", [name], places: table.file(of: name))
    }
  }
}

/// A variant of another localization, such as `en-GB` of `en`, that has a part of the texts.
enum PartialVariant: TableRule {
  static let about = RuleDescription(
    "audit.partialVariant", .error,
    because:
      "Apple's bundles stop at the first table that they find: 'en' does not supply the texts that 'en-GB' lacks, and "
      + "the key is shown.",
    remedy: "copy the other texts from the language's main localization, or remove the table")

  /// Whether a localization has only the texts that differ from its language's main localization. If it lacks only a
  /// few, it is treated like any other.
  static func isPartial(_ name: String, _ table: TableFacts) -> Bool {
    table.variants.contains(name) && (table.states[name]?.missing.count ?? 0) * 2 > table.expected.keys.count
  }

  static func check(_ table: TableFacts) -> [AuditFinding] {
    // A build completes catalogs, and Info.plist and storyboards have texts of their own.
    if table.table.isCatalog || table.kind != .strings { return [] }
    return table.names.filter { isPartial($0, table) && !table.isDamaged($0) }.compactMap { name in
      let missing = table.states[name]?.missing ?? []
      let raw = missing.filter { !ExpectedKeys.isText($0) }
      let isForeign = !(table.table.reference ?? "en").sharesLanguage(with: name)
      // Keys that are the developer's texts are right in a variant of the developer's language.
      if raw.isEmpty && !isForeign { return nil }
      let shown = raw.isEmpty ? "the developer's texts" : "the keys"
      return table.finding(
        Self.self,
        "'\(name)' has \(table.count(lacking: missing.count)): \(shown) are shown for the others, such as "
          + (raw.isEmpty ? missing : raw).firstKeys,
        severity: raw.isEmpty ? .warning : .error, [name], places: table.file(of: name))
    }
  }
}

/// A text that is empty although the developer's is not.
enum EmptyText: TableRule {
  static let about = RuleDescription(
    "audit.emptyText", .warning, because: "People see nothing where the developer has a text.",
    remedy: "write the text, or remove the key so that another localization supplies it")

  static func check(_ table: TableFacts) -> [AuditFinding] {
    guard table.kind == .strings else { return [] }
    let others = table.names.filter { !table.isReference($0) && table.table.localizations[$0] != nil }
    return table.localizations(\.blank).compactMap { key, names in
      let heard = table.heard(names, Self.self, key: key)
      // A text that most localizations leave empty is intended.
      if heard.isEmpty || names.count > 1 && names.count * 2 > others.count { return nil }
      return table.finding(
        Self.self, "\(table.shown(key)) is empty in \(heard.quotedList)", heard, key: key,
        places: table.places(key, in: heard))
    }
  }
}

/// A text that is a key: `"home.title" = "home.title";`.
enum RawKey: TableRule {
  static let about = RuleDescription(
    "audit.rawKey", .error, because: "People see the name of a text in place of the text.", remedy: "write the text")

  static func check(_ table: TableFacts) -> [AuditFinding] {
    guard table.kind == .strings else { return [] }
    var found: [String: [String]] = [:]
    for name in table.names where !table.isReference(name) {
      for (key, entry) in table.table.localizations[name]?.entries ?? [:]
      where entry.state == .translated && entry.format?.plainText == key && ExpectedKeys.isCertainlyNoText(key) {
        // A text that the developer's localization shows too may be a name or an address.
        if let own = table.reference?.entries[key]?.format, own.plainText != key {
          found[key, default: []].append(name)
        }
      }
    }
    return found.keys.sortedByBytes.compactMap { key in
      let names = table.heard(found[key] ?? [], Self.self, key: key)
      if names.isEmpty { return nil }
      return table.finding(
        Self.self, "the text of '\(key.excerpt)' is the key itself in \(names.quotedList)", names, key: key,
        places: table.places(key, in: names))
    }
  }
}

/// A key that code or the developer's table no longer has.
enum StaleKey: TableRule {
  static let about = RuleDescription(
    "audit.staleKey", .warning,
    because:
      "Nobody sees the text, but translators work on it; or the key is misspelled.",
    remedy: "remove the key, or add it to the reference", isGrouped: true)

  static func check(_ table: TableFacts) -> [AuditFinding] {
    var names: [String: [String]] = [:]
    for name in table.names { for key in keys(table, name) { names[key, default: []].append(name) } }
    let reference = table.table.reference.map { $0 == LocalizationName.base ? "Base" : "'\($0)'" }
    let interface = "the storyboard or nib '\(table.table.shortName)'"
    let other = table.table.interfaces.isEmpty ? reference ?? "the others" : interface
    return names.keys.sortedByBytes.compactMap { key in
      let heard = table.heard(names[key] ?? [], Self.self, key: key)
      if heard.isEmpty { return nil }
      let isExtracted = heard.contains { table.table.localizations[$0]?.entries[key]?.state == .stale }
      let message =
        isExtracted
        ? "'\(key.excerpt)' is stale: it is no longer found in code"
        : "'\(key.excerpt)' is in \(heard.quotedList), but not in \(other)"
      return table.finding(Self.self, message, heard, key: key, places: table.places(key, in: heard))
    }
  }

  /// The stale keys of a localization that deserve a finding.
  private static func keys(_ table: TableFacts, _ name: String) -> [String] {
    let stale = table.states[name]?.stale ?? []
    let entries = table.table.localizations[name]?.entries ?? [:]
    if table.isReference(name), table.table.interfaces.isEmpty { return stale.filter { entries[$0]?.state == .stale } }
    guard table.kind != .infoPlist, !RareKeys.decides(table) else { return [] }
    // The developer's file could not be read completely, or there is none: missing keys in it mean nothing.
    if table.reference?.isDamaged == true || table.table.reference == nil && table.table.interfaces.isEmpty {
      return []
    }
    return stale.filter { entries[$0]?.state != .stale && !table.expected.isOwnText($0) }
  }
}

/// Keys that few localizations have, in a table whose keys the developer's file need not have.
enum RareKeys: TableRule {
  static let about = RuleDescription(
    "audit.rareKeys", .note,
    because: "A key that few localizations have is probably left over from an earlier version.",
    remedy: "remove the key where the reference lacks it, or add it there", isGrouped: true)

  /// Whether the majority of the localizations decides about a table's keys, and not the developer's file.
  static func decides(_ table: TableFacts) -> Bool {
    if !table.table.interfaces.isEmpty { return false }
    let count = table.reference?.entries.count ?? 0
    return table.expected.areTexts || table.table.reference != nil && count * 4 < table.expected.keys.count
  }

  static func check(_ table: TableFacts) -> [AuditFinding] {
    guard decides(table), table.kind != .infoPlist, table.reference?.isDamaged != true else { return [] }
    return table.names.filter { !table.isReference($0) }.compactMap { name in
      let entries = table.table.localizations[name]?.entries ?? [:]
      let rare = (table.states[name]?.stale ?? []).filter {
        entries[$0]?.state != .stale && !table.expected.isCommon($0)
      }
      guard let first = rare.first, !table.heard([name], Self.self).isEmpty else { return nil }
      let message =
        "'\(name)' has \(rare.count) key\(rare.count == 1 ? "" : "s") that fewer than half of the others have"
      return table.finding(Self.self, message, [name], places: table.places(first, in: [name]))
    }
  }
}

/// Keys that differ only in case or white space.
enum SimilarKeys: TableRule {
  static let about = RuleDescription(
    "audit.similarKeys", .warning,
    because: "One of two almost equal keys is probably a slip, and its text is never shown.",
    remedy: "use one spelling of the key in all files and in the code")

  static func check(_ table: TableFacts) -> [AuditFinding] {
    guard table.kind == .strings else { return [] }
    let groups = Dictionary(grouping: table.expected.keys) { $0.lowercased().filter { !$0.isWhitespace } }
    return groups.filter { $1.count > 1 }.sorted { $0.key < $1.key }.compactMap { _, keys in
      let isSpace = Set(keys.map { $0.filter { !$0.isWhitespace } }).count < keys.count
      let list = keys.map { "'\($0.excerpt)'" }.joined(separator: ", ")
      let place = table.table.sample(keys.last ?? "").map { AuditFinding.Place(path: $0.path, position: $0.position) }
      return table.finding(
        Self.self, "keys differ only in \(isSpace ? "white space" : "case"): \(list)",
        // In a catalog the keys are texts that Xcode found in code: both are shown.
        severity: isSpace && !table.table.isCatalog ? .warning : .note, key: keys.first,
        places: [place].compactMap { $0 })
    }
  }
}

extension TableFacts {
  func isDamaged(_ name: String) -> Bool { table.localizations[name]?.isDamaged ?? false }

  func count(lacking: Int) -> String {
    "\(expected.keys.count - lacking) of \(expected.keys.count) texts of '\(table.shortName)'"
  }

  /// The first file of a localization.
  func file(of name: String) -> [AuditFinding.Place] {
    (table.localizations[name]?.paths ?? []).prefix(1).map { .init(localization: name, path: $0) }
  }

  /// Whether every translation of a key leaves the developer's text: a name or a unit.
  func isUntranslatable(_ key: String) -> Bool {
    guard kind == .strings || kind == .settings, let own = developersText(key) else { return false }
    let texts = names.filter { !isReference($0) && $0 != LocalizationName.base && !variants.contains($0) }
      .compactMap { name in table.localizations[name]?.entries[key].flatMap { $0.state == .translated ? $0 : nil } }
    return texts.count > 1 && texts.allSatisfy { $0.format?.plainText == own }
  }
}
