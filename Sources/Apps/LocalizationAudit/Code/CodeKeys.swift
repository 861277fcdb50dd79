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
  private var patterns = KeyPatterns()
  /// The intent definitions, whose identifiers are keys.
  private var intents: [InterfaceDocument] = []

  /// Scans the code of sources, within the limits of a search for resources.
  init(
    _ sources: SourceParts, names: [String], _ inventories: [AuditInventory], _ limits: ReadingLimits,
    isExcluded: (String) -> Bool
  ) {
    var (keys, damaged): ([String: Set<LiteralKey>], Set<String>) = ([:], [])
    for inventory in inventories {
      for table in inventory.tables {
        let own = table.localizations.values.flatMap(\.table.values.keys)
        keys[table.shortName, default: []].formUnion(own.flatMap { [$0, LiteralKey(Self.bare($0.text))] })
      }
      damaged.formUnion(
        inventory.tables.filter { $0.localizations.values.contains(where: \.isDamaged) }.map(\.shortName))
    }
    let wanted = keys.values.reduce(into: Set()) { $0.formUnion($1) }
    let owners = CodeOwners(sources, inventories)
    let tree = SourceTree(sources.root, limits, isExcluded: isExcluded)
    if tree.codePaths.isEmpty || tree.isTruncated {
      let message = "keys were not compared with code: \(tree.isTruncated ? "too many folders" : "there is none")"
      diagnostics.append(LocalizationDiagnostic(.note, "file.missing", message, path: sources.root))
    }
    for relative in tree.codePaths {
      let path = sources.root.appendingPath(relative)
      guard case .success(let bytes) = FileBytes.read(path, limits) else {
        diagnostics.append(LocalizationDiagnostic(.warning, "file.unreadable", "the code is not read", path: path))
        continue
      }
      if path.hasExtension("intentdefinition") {
        intents += [InterfaceDocument(bytes, limits: limits)].compactMap { $0 }
        continue
      }
      let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
      let scanner = CodeScanner(
        scalars, isSwift: path.hasExtension("swift"), names: Set(names), isWanted: wanted.contains)
      if scanner.isCut {
        diagnostics.append(LocalizationDiagnostic(.warning, "file.tooLarge", "brackets are too deep", path: path))
      }
      literals.formUnion(scanner.literals)
      for pattern in scanner.patterns { patterns.insert(pattern) }
      let lines = LineTable(scalars)
      let tables = owners.tables(of: relative)
      let calls = scanner.calls.compactMap { call in call.key.map { (call, $0) } }
      for (call, first) in calls.sorted(by: { $0.1.start < $1.1.start }) {
        var (key, table) = (first, call.table)
        // SwiftGen's function has the table first.
        if let name = call.name, let second = call.second, name == "L10n.tr" || keys[first.text] != nil {
          (key, table) = (second, first.text)
        }
        let isKnown = call.takesArguments || !key.scalars.contains(CodeScanner.mark)
        if !isKnown, key.scalars.count(where: \.properties.isAlphabetic) > 2 { patterns.insert(key.text) }
        guard isKnown, !call.isElsewhere, let table, let known = keys[table], !damaged.contains(table),
          tables.has(table, call.isOfModule), !known.contains(LiteralKey(key.text)),
          Self.hasWord(key.text.components(cutAt: "\u{0}").joined())
        else { continue }
        let shown = key.text.components(cutAt: "\u{0}").joined(separator: "\\(…)")
        missing.append((shown, table, AuditFinding.Place(path: path, position: lines.position(of: key.start))))
      }
    }
  }

  /// Whether a text has a word to translate: `MP4`, `H.264`, `24 FPS` and `1080p` have none.
  private static func hasWord(_ text: String) -> Bool {
    ExpectedKeys.isTranslatable(text)
      && text.unicodeScalars.split { !$0.properties.isAlphabetic && $0.properties.numericType == nil }.contains {
        part in
        let small = part.count { $0.properties.isAlphabetic && !$0.properties.isUppercase }
        return small > 2 || small > 0 && part.allSatisfy { $0.properties.numericType == nil }
      }
  }

  /// Whether code has a key as a literal, whatever gets it, or puts it together, or an intent definition has it.
  func has(_ key: String) -> Bool {
    literals.contains(LiteralKey(key)) || literals.contains(LiteralKey(Self.bare(key))) || patterns.match(key)
      || intents.contains { $0.has(key) }
  }

  /// A key with the scanner's mark for each conversion, as ``InterpolatedKey`` makes keys:
  /// any conversion fits an argument, and beside one a percent sign is doubled.
  static func bare(_ key: String) -> String {
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

/// The targets of the sources, by the code that each compiles.
private struct CodeOwners {
  /// The tables that a file's code may look up.
  enum Tables {
    /// Nobody says which target compiles the file: it may look up any table.
    case all
    /// The tables of its module, and those of the app around it.
    case some(Set<String>, ofApp: Set<String>)

    func has(_ table: String, _ isOfModule: Bool) -> Bool {
      switch self {
      case .all: true
      case .some(let own, let others): own.contains(table) || !isOfModule && others.contains(table)
      }
    }
  }

  private let projects: [String: [ProjectLocalizations]]
  private let tables: (of: [String: [(folders: [String], names: Set<String>)]], ofApps: Set<String>)

  init(_ sources: SourceParts, _ inventories: [AuditInventory]) {
    projects = Dictionary(grouping: sources.projects, by: \.folder)
    var (own, apps): ([String: [(folders: [String], names: Set<String>)]], Set<String>) = ([:], [])
    for (part, inventory) in zip(sources.parts, inventories) {
      let names = Set(inventory.tables.map(\.shortName))
      own[part.project?.path ?? "", default: []].append((inventory.bundle.layout.resourceFolders, names))
      if part.project?.isPackage != true { apps.formUnion(names) }
    }
    tables = (own, apps)
  }

  /// The code of tests has none. A file's place tells that it is of tests only where no target compiles it.
  func tables(of path: String) -> Tables {
    let around = path.parentPath.pathAndParents.lazy.compactMap({ projects[$0] }).first ?? []
    var own: Set<String>?
    for project in around {
      let relative = project.relativePath(path)
      let targets = project.targets.filter { $0.compiles(relative) }
      let packageTargets = project.packageTargets.filter { $0.takes(relative) }
      if targets.isEmpty, packageTargets.isEmpty { continue }
      for part in tables.of[project.path] ?? [] {
        let folders = part.folders.map(project.relativePath)
        let isOwn = folders.contains { folder in
          targets.contains { !$0.isTest && $0.takesAnything(of: folder) }
            || packageTargets.contains { !$0.isTest && $0.takes(folder) }
        }
        if isOwn { own = (own ?? []).union(part.names) }
      }
      own = own ?? []
      if targets.allSatisfy(\.isTest), packageTargets.allSatisfy(\.isTest) { return .some([], ofApp: []) }
    }
    // A package's code has the app's main bundle.
    guard let own else { return SourceDivision.isTest(path) ? .some([], ofApp: []) : .all }
    return .some(own, ofApp: around.contains { !$0.isPackage } ? [] : tables.ofApps)
  }
}

/// Keys of code that no table has.
enum KeyNotInTable: FolderRule {
  static let about = RuleDescription(
    "audit.keyNotInTable", .warning,
    because: "People see the key, or the text in the code, whatever their language. Checked if 'keysInCode' is set.",
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
      """)

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
    remedy: "remove the key from all localizations, or look it up", isGrouped: true,
    example: """
        .which-locale.json: { "keysInCode": [] }
      - App/en.lproj/Localizable.strings: home.title = Home; home.old = Old;
        App/View.swift: Text("home.title")
      + App/en.lproj/Localizable.strings: home.title = Home;
      or
      + App/View.swift: [Text("home.title"), Text("home.old")]
      = App/View.swift: Text("home.title"); let old = "home.old"
      """)

  static func check(_ facts: ExpectedTexts) -> [AuditFinding] {
    guard let code = facts.code, code.isComplete, facts.kind == .strings else { return [] }
    let keys = facts.byKey { row in
      row.state != .stale && row.text.map { !$0.note.isInCode } ?? false && !row.key.text.isEmpty
        && !row.key.text.contains("${")
    }
    let unused = keys.filter { !code.has($0.key.text) }
    // What a build generates, or an SDK looks up, is not in the folder.
    if AuditThreshold.isCodeElsewhere(unused.count, of: keys.count) {
      let message =
        "\(unused.count) of \(keys.count) keys of '\(facts.table.shortName)' are in no code: is generated code, as "
        + "SwiftGen's, in the folder?"
      let place = facts.table.reference ?? unused.first?.rows.first?.place
      return [
        facts.finding(
          Self.self, message, severity: .note, keys: unused.map(\.key.text), places: place.map(facts.file) ?? [])
      ]
    }
    return unused.map { key, rows in
      let row = rows.first { facts.isReference($0.place) } ?? rows.first
      return facts.finding(
        Self.self, "no code has '\(key.text.excerpt)'", key: key.text, places: facts.places(of: row.map { [$0] } ?? []))
    }
  }
}
