import AppLocalization
import SystemAccess

extension Rule {
  /// A key that a localization lacks.
  package static let missingKey = Rule(
    "audit.missingKey", .warning, [.mild: .note, .worse: .error],
    because: "People see the developer's language, or the key itself, in the middle of their own language.",
    remedy: "translate it, or silence the key if all languages share its text", isGrouped: true,
    example: """
        en.lproj/Localizable.strings: home.title = Home; home.help = Help;
      - de.lproj/Localizable.strings: home.title = Start;
      + de.lproj/Localizable.strings: home.title = Start; home.help = Hilfe;
      = en.lproj/Localizable.strings: home.title = Home; "Help me" = "Help me";
      = de.lproj/Localizable.strings
      = en-GB.lproj/Localizable.strings: home.title = Home;
      """
  ).ofTable { table, rule in
    table.rows.byKey { row -> String? in
      if !row.isMissing || table.exemption(of: row) != nil { return nil }
      return row.state == .untranslated ? "not translated" : "missing"
    }.flatMap { key, what, rows in
      if table.isUntranslatable(key) { return [AuditFinding]() }
      // Code may pass a text for a key that a table lacks. The Settings app has only the key.
      let isRaw = table.kind == .settings && TextForm.isNameOfText(key.text)
      return table.findings(
        rule, "\(table.quoted(key)) is \(what) in \(.names)\(isRaw ? ", and Settings shows the key" : "")",
        isRaw ? .worse : table.kind == .infoPlist ? .mild : .usual, of: rows)
    }
  }

  /// A translation that a catalog wants reviewed. Found on demand.
  package static let needsReview = Rule(
    "audit.needsReview", .warning,
    because: "The source text changed, or nobody has read the translation. Found if 'needsReview' is set.",
    remedy: "review it in Xcode, which then calls it translated", isGrouped: true,
    example: """
        .which-locale.json: { "needsReview": true }
      - A.xcstrings: { "sourceLanguage": "en", "version": "1.0", "strings": { "Open it": { "localizations": {
          "de": { "stringUnit": { "state": "needs_review", "value": "Öffnen" } } } } } }
      + A.xcstrings: { "sourceLanguage": "en", "version": "1.0", "strings": { "Open it": { "localizations": {
          "de": { "stringUnit": { "state": "translated", "value": "Öffnen" } } } } } }
      = .which-locale.json: {}
      """
  ).ofTable { table, rule in
    guard table.bundle.folder.options.findsReviews else { return [] }
    return table.rows.byKey { $0.state == .needsReview && $0.expectation.isExpected }.flatMap { key, rows in
      table.findings(rule, "\(table.quoted(key)) needs review in \(.names)", of: rows)
    }
  }

  /// A localization that lacks so many keys that it gets one finding, and not one for each key.
  static let incompleteLocalization = Rule(
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
      """
  ).ofTable { table, rule in
    table.rows.places.flatMap { name in
      guard case .incomplete(let count)? = table.rows.gaps[name] else { return [AuditFinding]() }
      return table.findings(
        rule, "'\(name)' has \(table.count(lacking: count))", .usual, [name], places: table.file(of: name))
    }
  }

  /// A variant of another localization, such as `en-GB` of `en`, that has a part of the texts.
  static let partialVariant = Rule(
    "audit.partialVariant", .error, [.lesser: .warning],
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
      """
  ).ofTable { table, rule in
    // Info.plist and storyboards have texts of their own.
    if table.kind != .strings { return [] }
    return table.rows.places.flatMap { name in
      guard case .partial(let missing)? = table.rows.gaps[name] else { return [AuditFinding]() }
      let raw = missing.filter { table.isShownKey(LiteralKey($0)) }
      let isForeign = !missing.isEmpty && !table.sharesReferenceLanguage(name)
      // Keys that are the developer's texts are right in a variant of the developer's language.
      if raw.isEmpty && !isForeign { return [] }
      let shown = raw.isEmpty ? "the developer's texts" : "the keys"
      let keys = raw.isEmpty ? missing : raw
      return table.findings(
        rule,
        "'\(name)' has \(table.count(lacking: missing.count)): for the others people see \(shown), such as \(keys.firstKeys)",
        // A key that is a text can be read.
        raw.allSatisfy(TextForm.isText) ? .lesser : .usual, [name], keys: keys,
        places: table.file(of: name))
    }
  }

  /// A text that is empty although the developer's is not.
  package static let emptyText = Rule(
    "audit.emptyText", .warning, because: "People see nothing where the developer has a text.",
    remedy: "write the text",
    example: """
        en.lproj/Localizable.strings: home.title = Home;
      - de.lproj/Localizable.strings: home.title = "";
      + de.lproj/Localizable.strings: home.title = Start;
      = en.lproj/Localizable.strings: home.title = "";
      """
  ).ofTable { table, rule in
    // A translator decides by themselves.
    let isEach = table.bundle.folder.options.workLanguage != nil
    guard table.kind == .strings || isEach else { return [] }
    return table.rows.byKey { row in
      if case .incomplete? = table.rows.gaps[row.place] { false } else { row.isBlank }
    }.flatMap { key, rows in
      // A text that most localizations leave empty is intended.
      if !isEach, rows.count > 1, AuditThreshold.isMost(rows.count, of: table.translations.count) {
        return [AuditFinding]()
      }
      return table.findings(rule, "\(table.quoted(key)) is empty in \(.names)", of: rows)
    }
  }

  /// A text that is a key: `"home.title" = "home.title";`.
  static let rawKey = Rule(
    "audit.rawKey", .error, because: "People see the name of a text in place of the text.", remedy: "write the text",
    example: """
        en.lproj/Localizable.strings: home.title = Home;
      - de.lproj/Localizable.strings: home.title = home.title;
      + de.lproj/Localizable.strings: home.title = Start;
      = en.lproj/Localizable.strings: "https://a.example/en" = "Our site";
      = de.lproj/Localizable.strings: "https://a.example/en" = "https://a.example/en";
      """
  ).ofTable { table, rule in
    guard table.kind == .strings else { return [] }
    let families = Set((table.developers ?? [:]).filter { !isRaw($0.key, $0.value) }.map { family($0.key) })
    // Where the developer's text is another, the key is the name of a text, whatever it looks like.
    func isNamed(_ key: LiteralKey) -> Bool {
      table.developers?[key]?.format.plainText.map { LiteralKey($0) != key } ?? false
    }
    return table.rows.byKey { row in
      row.text.map { isRaw(row.key, $0, isNamed: isNamed(row.key)) } ?? false
    }.flatMap { key, rows in
      // A key that only translations have is stale.
      if table.developers.map({ $0[key] == nil }) ?? false { return [AuditFinding]() }
      // A key that most localizations show may be a name, unless its neighbours have texts.
      let translated = table.localizations.values.count { $0.written(key).map { !isRaw(key, $0) } ?? false }
      if !isNamed(key), !families.contains(family(key)), translated < rows.count || TextForm.Thing(key.text) != nil {
        return []
      }
      // Code asks whether the text is there.
      let isCompared = !isNamed(key) && table.bundle.folder.code?.compared.contains(key) ?? false
      if isCompared || table.bundle.isAppName(key.text.letters) { return [] }
      return table.findings(rule, "the text of '\(key.text.excerpt)' is the key itself in \(.names)", of: rows)
    }
  }

  private static func isRaw(_ key: LiteralKey, _ text: WrittenText, isNamed: Bool = false) -> Bool {
    text.note.state == .translated && text.format.plainText.map(LiteralKey.init) == key && TextForm.isName(key.text)
      && !key.text.isAddress && (isNamed || TextForm.Thing(key.text) != .certain)
  }

  /// The beginning that keys of one screen share: `home` of `home.title`.
  private static func family(_ key: LiteralKey) -> Substring { key.text.prefix { $0 != "." && $0 != "_" } }

  /// A key that code or the developer's table no longer has.
  static let staleKey = Rule(
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
      """
  ).ofTable { table, rule in
    let reference = table.reference?.quoted
    let interface = "the storyboard or nib '\(table.shortName)'"
    let other = table.interfaces.documents.isEmpty ? reference ?? "the others" : interface
    let code = table.bundle.folder.code
    // If the developer's file could not be read completely, or there is none, missing keys in it mean nothing.
    let isCompared =
      table.kind != .infoPlist && !table.expected.areDecidedByMost && !table.isReferenceDamaged
      && (table.reference != nil || !table.interfaces.documents.isEmpty)
    return table.rows.byKey { row in
      // Xcode does not follow a literal into a key, and calls it stale: its text is shown all the same.
      if !row.isStale || row.state == .stale && code?.hasLiteral(row.key.text) ?? false { return false }
      // Of a nib's table without any code nobody knows whether code has a key that names no object.
      if !table.interfaces.documents.isEmpty, code?.hasFiles != true, !row.key.text.isStoryboardKey,
        !table.interfaces.documents.contains(where: \.isIntentDefinition)
      {
        return false
      }
      if table.isReference(row.place), table.interfaces.documents.isEmpty { return row.state == .stale }
      return isCompared && row.state != .stale && !table.expected.isOwnText(row.key)
        && !(table.interfaces.documents.isEmpty && table.expected.isInMost(row.key))
    }.flatMap { key, rows in
      let isStale = rows.contains { $0.state == .stale }
      // What code asks for is missing in the reference, and not stale.
      let isAsked =
        !isStale && (table.isOfCode(key) || table.kind == .strings && code?.hasLiteral(key.text) ?? false)
      let message: FindingText =
        isStale
        ? "'\(key.text.excerpt)' is stale: it is no longer found in code"
        : "'\(key.text.excerpt)' is in \(.names), but not in \(other)\(isAsked ? ", though code has it" : "")"
      return table.findings(rule, message, of: rows)
    } + exported(table, rule)
  }

  /// The keys that an import made of paths: one finding of the table, whose plurals are lost.
  private static func exported(_ table: AuditedTable, _ rule: Rule) -> [AuditFinding] {
    let rows = table.rows.byKey { $0.own != nil && $0.key.text.isPathOfExport }
    let keys = rows.map(\.key.text)
    if keys.isEmpty { return [] }
    let message =
      "\(keys.count.counted("key")) of '\(table.shortName)' \(keys.count.agreeing("is a path", "are paths")) of an "
      + "XLIFF file, which no code looks up: their plurals are lost: \(keys.firstKeys)"
    return table.findings(
      rule, "\(message)", keys: keys,
      places: rows.first.map { table.places(of: Array($0.rows.prefix(1))) } ?? [])
  }

  /// Keys that the reference lacks although most localizations have them: it lags, or their texts are in code.
  static let referenceLacksKeys = Rule(
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
      """
  ).ofTable { table, rule in
    guard let reference = table.reference, table.interfaces.documents.isEmpty, table.kind != .infoPlist,
      !table.expected.areDecidedByMost, let own = table.developers, !table.isReferenceDamaged
    else { return [] }
    let keys = table.rows.byKey { row in
      row.isStale && own[row.key] == nil && table.expected.isInMost(row.key)
        && !table.expected.isOwnText(row.key)
    }.map(\.key.text)
    if keys.isEmpty { return [] }
    return table.findings(
      rule, "\(reference.quoted) lacks \(keys.count.counted("key")) that most localizations have: \(keys.firstKeys)",
      .usual, [reference], keys: keys, places: table.file(of: reference))
  }

  /// Keys that one localization alone has, in a table whose keys the developer's file need not have.
  static let rareKeys = Rule(
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
      """
  ).ofTable { table, rule in
    guard table.expected.areDecidedByMost, table.kind != .infoPlist, !table.isReferenceDamaged else { return [] }
    return table.rows.places.filter { !table.isReference($0) }.flatMap { name in
      // Several localizations with the same rare keys are ahead of the others.
      let rare = table.rows.of(name).filter { $0.isStale && table.expected.isAlone($0.key) }
      if rare.isEmpty { return [AuditFinding]() }
      let keys = rare.map(\.key.text)
      let message = "'\(name)' has \(keys.count.counted("key")) that no other localization has: \(keys.firstKeys)"
      return table.findings(
        rule, "\(message)", .usual, [name], keys: keys, places: rare.flatMap { table.places(of: [$0]) })
    }
  }

  /// Keys that differ only in case, white space or normalization.
  static let similarKeys = Rule(
    "audit.similarKeys", .warning, [.mild: .note],
    because: "One of two almost equal keys is probably a slip, and its text is never shown.",
    remedy: "use one spelling of the key in all files and in the code",
    example: """
      - en.lproj/Localizable.strings: "home.title" = Home; "home .title" = Home;
      + en.lproj/Localizable.strings: "home.title" = Home;
      = en.lproj/Localizable.strings: "home.title" = Home; "home.titles" = Homes;
      """
  ).ofTable { table, rule in
    guard table.kind == .strings else { return [] }
    let groups = Dictionary(grouping: table.expected.keys) { $0.lowercased().filter { !$0.isWhitespace } }
    let slips = groups.filter { Set($1).count > 1 }.sorted { $0.key < $1.key }.flatMap { _, keys in
      let isSpace = Set(keys.map { $0.filter { !$0.isWhitespace } }).count < keys.count
      let list = keys.map { "'\($0.excerpt)'" }.joined(separator: ", ")
      let place = table.sample(LiteralKey(keys.last ?? ""))?.place
      return table.findings(
        rule, "keys differ only in \(isSpace ? "white space" : "case"): \(list)",
        // In a catalog the keys are texts that Xcode found in code: both are shown.
        isSpace && !table.isCatalog ? .usual : .mild, key: keys.first,
        places: [place].compactMap { $0 })
    }
    return slips + normalized(table, rule)
  }

  /// Keys that look alike, and that look-up takes for different ones: `é` is one scalar, or two (UAX #15).
  private static func normalized(_ table: AuditedTable, _ rule: Rule) -> [AuditFinding] {
    let keys = table.rows.byKey { $0.own != nil && !$0.key.text.utf8.allSatisfy { $0 < 0x80 } }
    return Dictionary(grouping: keys, by: \.key.text).values.filter { $0.count > 1 }
      .sorted { ($0[0].key.text).utf8.lexicographicallyPrecedes($1[0].key.text.utf8) }.flatMap { alike in
        let forms = alike.map { key, rows in
          "with \(key.text.unicodeScalars.count) scalars in \(rows.map(\.place).quotedList)"
        }.joined(separator: ", ")
        let keys = alike.map(\.key.text)
        return table.findings(
          rule, "keys differ only in Unicode normalization: '\(keys[0].excerpt)' \(forms)", .usual,
          Array(Set(alike.flatMap(\.rows).map(\.place))), key: keys[0], keys: keys,
          places: alike.flatMap { table.places(of: Array($0.rows.prefix(1))) })
      }
  }
}
