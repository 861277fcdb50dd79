import AppLocalization

/// A key that a localization lacks.
enum MissingKey: TableRule {
  static let about = RuleDescription(
    "audit.missingKey", .warning,
    because: "People see the developer's language, or the key itself, in the middle of their own language.",
    remedy: "translate it, or silence the key if all languages share its text", isGrouped: true,
    example: """
        en.lproj/Localizable.strings: home.title = Home; home.help = Help;
      - de.lproj/Localizable.strings: home.title = Start;
      + de.lproj/Localizable.strings: home.title = Start; home.help = Hilfe;
      = en.lproj/Localizable.strings: home.title = Home; "Help me" = "Help me";
      = de.lproj/Localizable.strings
      = en-GB.lproj/Localizable.strings: home.title = Home;
      """)

  static func check(_ table: TableFacts) -> [AuditFinding] {
    table.localizations(\.missing).flatMap { key, all -> [AuditFinding] in
      let needy = all.filter { needs(key, $0, table) }
      if table.isUntranslatable(key) { return [] }
      // Code may pass a text for a key that a table lacks. The Settings app has only the key.
      let isRaw = table.kind == .settings && ExpectedKeys.isCertainlyNoText(key)
      let isUntranslated = { table.table.localizations[$0]?.entries[key] != nil }
      return [("missing", needy.filter { !isUntranslated($0) }), ("not translated", needy.filter(isUntranslated))]
        .filter { !$1.isEmpty }.map { what, names in
          table.finding(
            Self.self, "\(table.shown(key)) is \(what) in \(Self.names)\(isRaw ? ", and Settings shows the key" : "")",
            severity: isRaw ? .error : table.kind == .infoPlist ? .note : .warning, names, key: key,
            places: table.places(key, in: names))
        }
    }
  }

  /// Whether a localization should have a key.
  private static func needs(_ key: String, _ name: TablePlace, _ table: TableFacts) -> Bool {
    if table.isDamaged(name) || PartialVariant.isPartial(name, table) { return false }
    guard table.variants.contains(name) else { return true }
    // A variant of the developer's language needs no text that the key says; storyboards and Info.plist have the texts.
    if table.kind != .strings { return false }
    return table.isShownKey(key) || !table.sharesReferenceLanguage(name)
  }
}

/// A localization that lacks so many keys that it gets one finding, and not one for each key.
enum IncompleteLocalization: TableRule {
  static let about = RuleDescription(
    "audit.incompleteLocalization", .warning,
    because: "More than a quarter of a table is not translated: people read two languages at once.",
    remedy: "translate the rest, or do not ship the localization yet", isGrouped: true,
    example: """
        en.lproj/Localizable.strings: key.{1-40} = Text;
      - de.lproj/Localizable.strings: key.{1-20} = Wort;
      + de.lproj/Localizable.strings: key.{1-40} = Wort;
      or
      - de.lproj/Localizable.strings
      = de.lproj/Localizable.strings: key.{1-21} = Wort;
      """)

  static func check(_ table: TableFacts) -> [AuditFinding] {
    table.names.filter(table.isIncomplete).compactMap { name in
      table.states[name].map { state in
        table.finding(
          Self.self, "'\(name)' has \(table.count(lacking: state.lacking))", [name], places: table.file(of: name))
      }
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
    remedy: "copy the other texts from the language's main localization, or remove the table",
    example: """
        en.lproj/Localizable.strings: key.{1-5} = Color;
      - en-GB.lproj/Localizable.strings: key.1 = Colour;
      + en-GB.lproj/Localizable.strings: key.{1-5} = Colour;
      or
      - en-GB.lproj/Localizable.strings
      = en-GB.lproj/Localizable.strings: key.{1-4} = Colour;
      """)

  /// Whether a localization has only the texts that differ from its language's main localization. If it lacks only a
  /// few, it is treated like any other.
  static func isPartial(_ name: TablePlace, _ table: TableFacts) -> Bool {
    table.variants.contains(name)
      && AuditThreshold.isPartial(table.states[name]?.missing.count ?? 0, of: table.expected.keys.count)
  }

  static func check(_ table: TableFacts) -> [AuditFinding] {
    // Info.plist and storyboards have texts of their own.
    if table.kind != .strings { return [] }
    return table.names.filter { isPartial($0, table) && !table.isDamaged($0) }.compactMap { name in
      let missing = (table.states[name]?.missing ?? []).filter { table.shownPlace($0, in: name) == nil }
      let raw = missing.filter(table.isShownKey)
      let isForeign = !missing.isEmpty && !table.sharesReferenceLanguage(name)
      // Keys that are the developer's texts are right in a variant of the developer's language.
      if raw.isEmpty && !isForeign { return nil }
      let shown = raw.isEmpty ? "the developer's texts" : "the keys"
      return table.finding(
        Self.self,
        "'\(name)' has \(table.count(lacking: missing.count)): for the others people see \(shown), such as "
          + (raw.isEmpty ? missing : raw).firstKeys,
        // A key that is a text can be read.
        severity: raw.allSatisfy(ExpectedKeys.isText) ? .warning : .error, [name], keys: raw.isEmpty ? missing : raw,
        places: table.file(of: name))
    }
  }
}

/// A text that is empty although the developer's is not.
enum EmptyText: TableRule {
  static let about = RuleDescription(
    "audit.emptyText", .warning, because: "People see nothing where the developer has a text.",
    remedy: "write the text",
    example: """
        en.lproj/Localizable.strings: home.title = Home;
      - de.lproj/Localizable.strings: home.title = "";
      + de.lproj/Localizable.strings: home.title = Start;
      = en.lproj/Localizable.strings: home.title = "";
      """)

  static func check(_ table: TableFacts) -> [AuditFinding] {
    guard table.kind == .strings else { return [] }
    let others = table.names.filter { !table.isReference($0) && table.table.localizations[$0] != nil }
    return table.localizations(\.blank).compactMap { key, names in
      // A text that most localizations leave empty is intended.
      if names.count > 1 && names.count * 2 > others.count { return nil }
      return table.finding(
        Self.self, "\(table.shown(key)) is empty in \(Self.names)", names, key: key,
        places: table.places(key, in: names))
    }
  }
}

/// A text that is a key: `"home.title" = "home.title";`.
enum RawKey: TableRule {
  static let about = RuleDescription(
    "audit.rawKey", .error, because: "People see the name of a text in place of the text.", remedy: "write the text",
    example: """
        en.lproj/Localizable.strings: home.title = Home;
      - de.lproj/Localizable.strings: home.title = home.title;
      + de.lproj/Localizable.strings: home.title = Start;
      = en.lproj/Localizable.strings: "https://a.example/en" = "Our site";
      = de.lproj/Localizable.strings: "https://a.example/en" = "https://a.example/en";
      """)

  static func check(_ table: TableFacts) -> [AuditFinding] {
    guard table.kind == .strings else { return [] }
    let reference = table.reference?.entries ?? [:]
    let families = Set(reference.filter { !isRaw($0.key.text, $0.value) }.map { family($0.key.text) })
    let all = table.grouped(table.names) { name in
      (table.table.localizations[name]?.entries ?? [:]).filter { isRaw($0.key.text, $0.value) }.map(\.key.text)
    }
    return all.compactMap { key, names in
      // A key that only translations have is stale.
      if table.reference != nil, reference[key] == nil { return nil }
      // A key that most localizations show may be a name, unless its neighbours have texts.
      let translated = table.table.localizations.values.count { contents in
        contents.entries[key].map { !isRaw(key, $0) } ?? false
      }
      if translated < names.count, !families.contains(family(key)) { return nil }
      if table.appNames.contains(key.letters) { return nil }
      return table.finding(
        Self.self, "the text of '\(key.excerpt)' is the key itself in \(Self.names)", names, key: key,
        places: table.places(key, in: names))
    }
  }

  private static func isRaw(_ key: String, _ entry: AuditTable.AuditedText) -> Bool {
    entry.state == .translated && entry.format.plainText == key && ExpectedKeys.isName(key) && !key.isAddress
  }

  /// The beginning that keys of one screen share: `home` of `home.title`.
  private static func family(_ key: String) -> Substring { key.prefix { $0 != "." && $0 != "_" } }
}

/// A key that code or the developer's table no longer has.
enum StaleKey: TableRule {
  static let about = RuleDescription(
    "audit.staleKey", .warning,
    because:
      "Nobody sees the text, but translators work on it; or the key is misspelled.",
    remedy: "remove the key, or add it to the reference", isGrouped: true,
    example: """
        en.lproj/Localizable.strings: home.title = Home;
      - de.lproj/Localizable.strings: home.title = Start; home.old = Alt;
      + de.lproj/Localizable.strings: home.title = Start;
      or
      + en.lproj/Localizable.strings: home.title = Home; home.old = Old;
      = de.lproj/Localizable.strings: home.title = Start; "" = "";
      """)

  static func check(_ table: TableFacts) -> [AuditFinding] {
    let reference = table.table.reference?.quoted
    let interface = "the storyboard or nib '\(table.table.shortName)'"
    let other = table.table.interfaces.isEmpty ? reference ?? "the others" : interface
    return table.grouped(table.names) { keys(table, $0) }.map { key, names in
      let isExtracted = names.contains { table.table.localizations[$0]?.entries[key]?.state == .stale }
      let message =
        isExtracted
        ? "'\(key.excerpt)' is stale: it is no longer found in code"
        : "'\(key.excerpt)' is in \(Self.names), but not in \(other)"
      return table.finding(Self.self, message, names, key: key, places: table.places(key, in: names))
    }
  }

  /// The stale keys of a localization that deserve a finding.
  private static func keys(_ table: TableFacts, _ name: TablePlace) -> [String] {
    let stale = table.states[name]?.stale ?? []
    let entries = table.table.localizations[name]?.entries ?? [:]
    if table.isReference(name), table.table.interfaces.isEmpty { return stale.filter { entries[$0]?.state == .stale } }
    guard table.kind != .infoPlist, !RareKeys.decides(table) else { return [] }
    // The developer's file could not be read completely, or there is none: missing keys in it mean nothing.
    if table.reference?.isDamaged == true || table.table.reference == nil && table.table.interfaces.isEmpty {
      return []
    }
    return stale.filter { key in
      entries[key]?.state != .stale && !table.expected.isOwnText(key)
        && !(table.table.interfaces.isEmpty && table.expected.isInMost(key))
    }
  }
}

/// Keys that the reference lacks although most localizations have them: it lags, or their texts are in code.
enum ReferenceLacksKeys: TableRule {
  static let about = RuleDescription(
    "audit.referenceLacksKeys", .note,
    because: "Translations of a text that only the code has cannot be compared with it.",
    remedy: "write the texts into the reference, or remove the keys from all localizations if code has none of them",
    example: """
      - en.lproj/Localizable.strings: home.title = Home;
        de.lproj/Localizable.strings: home.title = Start; home.help = Hilfe;
        es.lproj/Localizable.strings: home.title = Inicio; home.help = Ayuda;
        fr.lproj/Localizable.strings: home.title = Accueil; home.help = Aide;
      + en.lproj/Localizable.strings: home.title = Home; home.help = Help;
      = fr.lproj/Localizable.strings: home.title = Accueil;
      """)

  static func check(_ table: TableFacts) -> [AuditFinding] {
    guard let reference = table.table.reference, table.table.interfaces.isEmpty, table.kind != .infoPlist,
      !RareKeys.decides(table), let own = table.reference, !own.isDamaged
    else { return [] }
    let keys = table.grouped(table.names) { table.states[$0]?.stale ?? [] }.map(\.key).filter {
      own.entries[$0] == nil && table.expected.isInMost($0) && !table.expected.isOwnText($0)
    }
    if keys.isEmpty { return [] }
    return [
      table.finding(
        Self.self,
        "\(reference.quoted) lacks \(keys.count.counted("key")) that most localizations have: "
          + keys.firstKeys, [reference], keys: keys, places: table.file(of: reference))
    ]
  }
}

/// Keys that one localization alone has, in a table whose keys the developer's file need not have.
enum RareKeys: TableRule {
  static let about = RuleDescription(
    "audit.rareKeys", .note,
    because: "A key that one localization alone has is probably left over from an earlier version.",
    remedy: "remove the key, or add it to the others", isGrouped: true,
    example: """
        en.lproj/Localizable.strings: "Open it" = "Open it";
      - de.lproj/Localizable.strings: "Open it" = "Öffnen"; "Close it" = "Schließen";
        fr.lproj/Localizable.strings: "Open it" = "Ouvrir";
        it.lproj/Localizable.strings: "Open it" = "Apri";
      + de.lproj/Localizable.strings: "Open it" = "Öffnen";
      = fr.lproj/Localizable.strings: "Open it" = "Ouvrir"; "Close it" = "Fermer";
      """)

  /// Whether the majority of the localizations decides about a table's keys, and not the developer's file.
  static func decides(_ table: TableFacts) -> Bool {
    if !table.table.interfaces.isEmpty { return false }
    let count = table.reference?.entries.count ?? 0
    return table.expected.areTexts
      || table.table.reference != nil && AuditThreshold.isReferenceSmall(count, beside: table.expected.keys.count)
  }

  static func check(_ table: TableFacts) -> [AuditFinding] {
    guard decides(table), table.kind != .infoPlist, table.reference?.isDamaged != true else { return [] }
    return table.names.filter { !table.isReference($0) }.compactMap { name in
      // Several localizations with the same rare keys are ahead of the others.
      let rare = (table.states[name]?.stale ?? []).filter(table.expected.isAlone)
      if rare.isEmpty { return nil }
      let message = "'\(name)' has \(rare.count.counted("key")) that no other localization has: \(rare.firstKeys)"
      return table.finding(
        Self.self, message, [name], keys: rare, places: rare.flatMap { table.places($0, in: [name]) })
    }
  }
}

/// Keys that differ only in case, white space or normalization.
enum SimilarKeys: TableRule {
  static let about = RuleDescription(
    "audit.similarKeys", .warning,
    because: "One of two almost equal keys is probably a slip, and its text is never shown.",
    remedy: "use one spelling of the key in all files and in the code",
    example: """
      - en.lproj/Localizable.strings: "home.title" = Home; "home .title" = Home;
      + en.lproj/Localizable.strings: "home.title" = Home;
      = en.lproj/Localizable.strings: "home.title" = Home; "home.titles" = Homes;
      """)

  static func check(_ table: TableFacts) -> [AuditFinding] {
    guard table.kind == .strings else { return [] }
    let groups = Dictionary(grouping: table.expected.keys) { $0.lowercased().filter { !$0.isWhitespace } }
    let slips = groups.filter { Set($1).count > 1 }.sorted { $0.key < $1.key }.map { _, keys in
      let isSpace = Set(keys.map { $0.filter { !$0.isWhitespace } }).count < keys.count
      let list = keys.map { "'\($0.excerpt)'" }.joined(separator: ", ")
      let place = table.table.sample(keys.last ?? "").map { AuditFinding.Place(path: $0.path, position: $0.position) }
      return table.finding(
        Self.self, "keys differ only in \(isSpace ? "white space" : "case"): \(list)",
        // In a catalog the keys are texts that Xcode found in code: both are shown.
        severity: isSpace && !table.table.isCatalog ? .warning : .note, key: keys.first,
        places: [place].compactMap { $0 })
    }
    return slips + normalized(table)
  }

  /// Keys that look alike, and that look-up takes for different ones: `é` is one scalar, or two (UAX #15).
  private static func normalized(_ table: TableFacts) -> [AuditFinding] {
    let keys = table.grouped(table.names) { name in
      (table.table.localizations[name]?.written ?? [:]).keys.map(\.text).filter { !$0.utf8.allSatisfy { $0 < 0x80 } }
    }
    return Dictionary(grouping: keys, by: \.key).values.filter { $0.count > 1 }
      .sorted { ($0.first?.key ?? "").utf8.lexicographicallyPrecedes(($1.first?.key ?? "").utf8) }.map { alike in
        let forms = alike.map { key, names in
          "with \(key.unicodeScalars.count) scalars in \(names.quotedList)"
        }.joined(separator: ", ")
        let key = alike.first?.key ?? ""
        return table.finding(
          Self.self, "keys differ only in Unicode normalization: '\(key.excerpt)' \(forms)",
          Array(Set(alike.flatMap(\.names))), key: key, keys: alike.map(\.key),
          places: alike.flatMap { table.places($0.key, in: Array($0.names.prefix(1))) })
      }
  }
}

extension TableFacts {
  func isDamaged(_ name: TablePlace) -> Bool { table.localizations[name]?.isDamaged ?? false }

  func count(lacking: Int) -> String {
    "\(expected.keys.count - lacking) of \(expected.keys.count.counted("text")) of '\(table.shortName)'"
  }

  /// The first file of a localization.
  func file(of name: TablePlace) -> [AuditFinding.Place] {
    (table.localizations[name]?.paths ?? []).prefix(1).map { .init(localization: name.localization, path: $0) }
  }

  /// Whether every translation of a key leaves the developer's text: a name or a unit.
  func isUntranslatable(_ key: String) -> Bool {
    guard kind == .strings || kind == .settings, let own = developersText(key) else { return false }
    let texts = names.filter { !isReference($0) && $0 != .base && !variants.contains($0) }
      .compactMap { name in table.localizations[name]?.written(key).flatMap { $0.state == .translated ? $0 : nil } }
    return texts.count > 1 && texts.allSatisfy { $0.format.plainText == own }
  }
}
