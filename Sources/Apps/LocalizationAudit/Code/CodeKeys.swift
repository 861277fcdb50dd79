import AppLocalization
import TextReading

/// The keys of an app's code beside those of its tables.
struct CodeKeys {
  /// The keys that code looks up in a table that lacks them, with `\(…)` for each argument.
  private(set) var missing: [(key: String, table: String, place: AuditFinding.Place)] = []
  private(set) var diagnostics: [LocalizationDiagnostic] = []
  /// Whether all code was read.
  var isComplete: Bool { diagnostics.isEmpty }
  /// The keys that code has, in this form or without their conversions, and patterns of keys that it puts together.
  private var literals: Set<LiteralKey> = []
  private var patterns: Set<String> = []

  /// Scans the code in a folder, within the limits of a search for resources.
  init(
    _ root: String, names: [String], _ inventories: [AuditInventory], _ limits: ReadingLimits,
    isExcluded: (String) -> Bool
  ) {
    var (keys, damaged): ([String: Set<LiteralKey>], Set<String>) = ([:], [])
    for inventory in inventories {
      for (name, table) in inventory.lookup.values.joined() {
        keys[name.lastPathComponent, default: []].formUnion(
          table.keys.flatMap { [$0, Self.bare($0)] }.map(LiteralKey.init))
      }
      damaged.formUnion(
        inventory.tables.filter { $0.localizations.values.contains(where: \.isDamaged) }.map(\.shortName))
    }
    let wanted = keys.values.reduce(into: Set()) { $0.formUnion($1) }
    let tree = SourceTree(root, limits, isExcluded: isExcluded)
    if tree.codePaths.isEmpty || tree.isTruncated {
      let message = "keys were not compared with code: \(tree.isTruncated ? "too many folders" : "there is none")"
      diagnostics.append(LocalizationDiagnostic(.note, "file.missing", message, path: root))
    }
    for path in tree.codePaths.map(root.appendingPath) {
      guard case .success(let bytes) = FileBytes.read(path, limits) else {
        diagnostics.append(LocalizationDiagnostic(.warning, "file.unreadable", "the code is not read", path: path))
        continue
      }
      let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
      let scanner = CodeScanner(
        scalars, isSwift: path.hasExtension("swift"), names: Set(names), isWanted: wanted.contains)
      if scanner.isCut {
        diagnostics.append(LocalizationDiagnostic(.warning, "file.tooLarge", "brackets are too deep", path: path))
      }
      literals.formUnion(scanner.literals)
      let lines = LineTable(scalars)
      let calls = scanner.calls.compactMap { call in call.key.map { (call, $0) } }
      for (call, key) in calls.sorted(by: { $0.1.start < $1.1.start }) {
        let isKnown = call.takesArguments || !key.scalars.contains(CodeScanner.mark)
        if !isKnown, key.scalars.count(where: \.properties.isAlphabetic) > 2 {
          patterns.insert(key.text.components(cutAt: "\u{0}").joined(separator: "*"))
        }
        guard isKnown, !call.isElsewhere, let table = call.table, !damaged.contains(table),
          keys[table]?.contains(LiteralKey(key.text)) != true,
          ExpectedKeys.isTranslatable(key.text.components(cutAt: "\u{0}").joined())
        else { continue }
        let shown = key.text.components(cutAt: "\u{0}").joined(separator: "\\(…)")
        missing.append((shown, table, AuditFinding.Place(path: path, position: lines.position(of: key.start))))
      }
    }
  }

  /// Whether code has a key as a literal, whatever gets it, or puts it together.
  func has(_ key: String) -> Bool {
    literals.contains(LiteralKey(key)) || literals.contains(LiteralKey(Self.bare(key)))
      || patterns.contains { key.matches(glob: $0) }
  }

  /// A key with the scanner's mark for each conversion, as ``InterpolatedKey`` makes keys:
  /// any conversion fits an argument, and beside one a percent sign is doubled.
  private static func bare(_ key: String) -> String {
    let scalars = Array(key.unicodeScalars)
    var (bare, index) = (String.UnicodeScalarView(), 0)
    for specifier in FormatString(key).specifiers where specifier.offset >= index {
      bare.append(contentsOf: scalars[index..<specifier.offset])
      bare.append(specifier.conversion == "%" ? "%" : CodeScanner.mark)
      index = min(specifier.offset + specifier.scalarCount, scalars.count)
    }
    bare.append(contentsOf: scalars[index...])
    return String(bare)
  }
}

/// Keys of code that no table has.
enum KeyNotInTable: FolderRule {
  static let about = RuleDescription(
    "audit.keyNotInTable", .warning,
    because: "People see the key, or the text in the code, whatever their language. Checked if 'keysInCode' is set.",
    remedy: "add the key to the table, or write a text that needs no translation as Text(verbatim:) or a plain literal",
    isGrouped: true)

  static func check(_ folder: FolderFacts) -> [AuditFinding] {
    (folder.code?.missing ?? []).map { key, table, place in
      finding("no table '\(table.excerpt)' has '\(key.excerpt)'", table: table, key: key, places: [place])
    }
  }
}

/// Keys of tables that no code has.
enum KeyNotInCode: TableRule {
  static let about = RuleDescription(
    "audit.keyNotInCode", .warning,
    because: "Translators work on a text that nobody sees. Checked if 'keysInCode' is set.",
    remedy: "remove the key from all localizations, or look it up", isGrouped: true)

  static func check(_ facts: TableFacts) -> [AuditFinding] {
    guard let code = facts.code, code.isComplete, facts.kind == .strings else { return [] }
    return facts.grouped(facts.names) { name in
      (facts.table.localizations[name]?.entries ?? [:]).filter { $0.value.state != .stale && !$0.value.isInCode }
        .map(\.key.text).filter { !$0.isEmpty && !$0.contains("${") && !code.has($0) }
    }.map { key, names in
      let place = names.first(where: facts.isReference) ?? names.first
      return facts.finding(
        Self.self, "no code has '\(key.excerpt)'", key: key, places: facts.places(key, in: place.map { [$0] } ?? []))
    }
  }
}
