import AppLocalization
import SystemAccess

extension Rule {
  /// Keys of code that no table has.
  package static let keyNotInTable = Rule(
    "audit.keyNotInTable", .warning, [.mild: .note],
    because: "People see the key, or the text in the code, whatever their language. Keys of NSLocalizedString and "
      + "String(localized:), and a shortcut's phrases, are checked; those of SwiftUI and others if 'keysInCode' is set.",
    remedy: "add the key to the table, or write a text that needs no translation as Text(verbatim:) or a plain literal",
    isGrouped: true,
    example: """
        .which-locale.json: { "keysInCode": [] }
        App/en.lproj/Localizable.strings: home.title = Home;
      - App/View.swift: Text("home.title"); Text("home.help")
      + App/View.swift: Text("home.title"); Text(verbatim: "home.help")
      or
      + App/en.lproj/Localizable.strings: home.title = Home; home.help = Help;
      = App/View.swift: Text("home.title"); Text("home.help", tableName: name)
      """
  ).ofFolder { folder, rule in
    guard let code = folder.code else { return [] }
    // In an app of one language people see the text that the key is.
    let missing = code.missing.filter { key, table, _, _ in
      !isRenamed(key, table, in: folder)
        && (code.isForSeveral || folder.options.keysInCode != nil || !TextForm.isText(key) || table == "AppShortcuts")
    }
    return Dictionary(grouping: missing, by: \.table).sorted { $0.key < $1.key }.flatMap { table, missing in
      // A script extracts texts that stand in code before a release.
      let newest = code.isExtracted(table) ? missing.filter(\.hasText) : []
      let isOne = newest.count > 3
      let others = missing.filter { !isOne || !$0.hasText }.flatMap { key, table, place, _ in
        rule.findings("no table '\(table.excerpt)' has '\(key.excerpt)'", table: table, key: key, places: [place])
      }
      let keys = newest.map(\.key)
      let message: FindingText =
        "\(keys.count.counted("key")) of code, which has their texts, \(keys.count.agreeing("is", "are")) not in table '\(table.excerpt)' yet: \(keys.firstKeys)"
      return others
        + (isOne ? rule.findings(message, .mild, table: table, keys: keys, places: newest.map(\.place)) : [])
    } + withoutTable(code, rule)
  }

  /// What code looks up in tables that nobody has: one finding for each table.
  private static func withoutTable(_ code: CodeKeys, _ rule: Rule) -> [AuditFinding] {
    code.withoutTable.sorted { $0.key < $1.key }.flatMap { table, uses in
      let name = String(table.nameAndExtension.name)
      let meant = code.tableNames.first { $0.lowercased() == name.lowercased() } ?? code.tableNames.nearest(to: name)
      return rule.findings(
        "no localization has a table '\(table.excerpt)', in which code looks up \(uses.map(\.key).firstKeys)\(meant.map { ": did you mean '\($0.excerpt)'?" } ?? "")",
        table: table, keys: uses.map(\.key), places: uses.map(\.place))
    }
  }

  private static func isRenamed(_ key: String, _ table: String, in folder: AuditedFolder) -> Bool {
    folder.code?.renamed[table]?.found[LiteralKey(key)] != nil
  }

  /// Keys of code that tables have in another form.
  static let renamedKey = Rule(
    "audit.renamedKey", .warning,
    because: "Look-up compares every letter: all translations of the text are lost.",
    remedy: "write the key in code and in all tables alike", isGrouped: true,
    example: """
        App/en.lproj/Localizable.strings: "Can't open it" = "Can't open it";
      - App/View.swift: NSLocalizedString("Can’t open it", comment: "")
      + App/View.swift: NSLocalizedString("Can't open it", comment: "")
      = App/View.swift: NSLocalizedString("Can't close it", comment: "")
      """
  ).ofFolder { folder, rule in
    (folder.code?.missing ?? []).flatMap { key, table, place, _ in
      guard let (other, difference) = folder.code?.renamed[table]?.found[LiteralKey(key)] else {
        return [AuditFinding]()
      }
      let own = folder.bundles.lazy.flatMap(\.tables).filter { $0.shortName == table }.compactMap { $0.sample(other) }
        .first
      return rule.findings(
        "code has '\(key.excerpt)', and table '\(table.excerpt)' has '\(other.text.excerpt)': they differ in \(difference.rawValue)",
        table: table, key: key, keys: [other.text],
        places: [place] + (own.map { [$0.place] } ?? []))
    }
  }

  /// Keys of tables that no code has.
  package static let keyNotInCode = Rule(
    "audit.keyNotInCode", .warning, [.mild: .note],
    because: "Translators work on a text that nobody sees. Checked if 'keysInCode' is set.",
    remedy: "remove the key from all localizations, or look it up", isGrouped: true,
    example: """
        .which-locale.json: { "keysInCode": [] }
      - App/en.lproj/Localizable.strings: home.title = Home; home.old = Old;
        App/View.swift: Text("home.title")
      + App/en.lproj/Localizable.strings: home.title = Home;
      or
      + App/View.swift: [Text("home.title"), Text("home.old")]
      = App/View.swift: Text("home.title"); let old = "home.old"
      """
  ).ofTable { table, rule in
    guard let code = table.bundle.folder.code, code.isComplete, table.kind == .strings else { return [] }
    let keys = table.rows.byKey { row in
      row.state != .stale && row.text.map { !$0.note.isInCode } ?? false && !row.key.text.isEmpty
        && !row.key.text.contains("${") && !row.key.text.isPathOfExport
    }
    let renamed = Set((code.renamed[table.shortName]?.found ?? [:]).values.map(\.key))
    let unused = keys.filter { !code.has($0.key.text) && !renamed.contains($0.key) }
    // What a build generates, or an SDK looks up, is not in the folder.
    if AuditThreshold.isCodeElsewhere(unused.count, of: keys.count) {
      let message =
        "\(unused.count) of \(keys.count) keys of '\(table.shortName)' are in no code: is generated code, as "
        + "SwiftGen's, in the folder?"
      let place = table.reference ?? unused.first?.rows.first?.place
      return table.findings(
        rule, "\(message)", .mild, keys: unused.map(\.key.text), places: place.map(table.file) ?? [])
    }
    return unused.flatMap { key, rows in
      let row = rows.first { table.isReference($0.place) } ?? rows.first
      return table.findings(
        rule, "no code has '\(key.text.excerpt)'", key: key.text, places: table.places(of: row.map { [$0] } ?? []))
    }
  }
}
