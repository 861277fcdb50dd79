import AppLocalization
import AppSources
import SystemAccess

/// The keys of an app's code beside those of its tables.
struct CodeKeys {
  /// The keys that code looks up in a table that lacks them, with `\(…)` for each argument.
  private(set) var missing: [(key: String, table: String, place: AuditFinding.Place, hasText: Bool)] = []
  /// The keys that it looks up in a table that no localization has, by table.
  private(set) var withoutTable: [String: [(key: String, place: AuditFinding.Place)]] = [:]
  /// The tables that are there, and whether they have texts in several languages.
  private(set) var tableNames: [String] = []
  private(set) var isForSeveral = false
  /// The keys that it looks up by Foundation's functions, by table.
  private(set) var certain: [String: Set<LiteralKey>] = [:]
  /// Where an extension without any table looks up a key, by the path of its project and its name.
  private(set) var withoutTables: [[String]: String] = [:]
  private(set) var diagnostics: [LocalizationDiagnostic] = []
  /// Whether all code was read.
  private(set) var isComplete = true
  /// The texts that code has for keys, by table and key; nil for several, and for one that is put together.
  private(set) var texts: [String: [LiteralKey: String?]] = [:]
  /// The keys that code has, in this form or without their conversions, and patterns of keys that it puts together.
  private var literals: Set<LiteralKey> = []
  /// The keys that a storyboard or nib of the developer's has as a text or a name.
  private var interfaceTexts: Set<LiteralKey> = []
  private var patterns = KeyPatterns()
  /// The keys with which code compares a text.
  private(set) var compared: Set<LiteralKey> = []
  /// The members of types, of which Xcode, SwiftGen and R.swift make one for each key.
  private var members: Set<String> = []
  /// Whether there are files of code, in which a key may be.
  private(set) var hasFiles = false
  private var macros = KeyMacros()
  /// The intent definitions, whose identifiers are keys.
  private var intents: [InterfaceDocument] = []

  /// The patterns among the missing keys that no table has, which a key of it may fit, by table and place in the list.
  private var unfitted: [String: [Int: String]] = [:]

  /// The keys of tables that keys which are missing probably were, by table and key.
  private(set) var renamed: [String: RenamedKeys] = [:]

  /// Scans the code of sources, within the limits of a search for resources. If keys in code are not asked for, it looks for
  /// those of Foundation's functions, in the files that have them.
  init(_ folder: AuditedFolder, _ limits: ReadingLimits, isExcluded: (String) -> Bool) {
    let (sources, names) = (folder.sources, folder.options.keysInCode)
    let tables = CodeTables(folder)
    (tableNames, isForSeveral) = (tables.keys.keys.sorted(), tables.isForSeveral)
    let tree = sources.tree ?? SourceTree(sources.root, limits, isExcluded: isExcluded)
    hasFiles = tree.codePaths.contains { FileRole($0) == .code }
    if names != nil {
      if !hasFiles || tree.isTruncated {
        let message = "keys were not compared with code: \(tree.isTruncated ? "too many folders" : "there is none")"
        diagnostics.append(LocalizationDiagnostic(.note, "file.missing", message, path: sources.root))
      }
      // Names in Info.plist are keys of its table, and of others.
      literals = Set(folder.bundles.flatMap { $0.infoNames.map(LiteralKey.init) }).intersection(tables.wanted)
    }
    isComplete = names != nil
    macros = KeyMacros(
      headers: tree.headerPaths.lazy.compactMap { path in
        try? FileBytes.read(sources.root.appendingPath(path), limits).get()
      })
    for path in tree.codePaths { scan(path, folder, tables, limits) }
    removeFitting(tables)
    if !withoutTable.isEmpty || !withoutTables.isEmpty {
      let (others, texts) = Self.otherTables(folder, tree, limits)
      withoutTable = withoutTable.filter { !others.contains($0.key) }
      for target in texts.flatMap(tables.targets) { withoutTables[target] = nil }
    }
    isComplete = isComplete && diagnostics.isEmpty
    for (table, missing) in Dictionary(grouping: missing, by: \.table) {
      let own = folder.bundles.flatMap(\.tables).filter { $0.shortName == table }
        .flatMap { $0.allContents.values.flatMap(\.table.values.keys) }
      renamed[table] = RenamedKeys(missing.map { LiteralKey($0.key) }, among: Set(own), isAllRead: isComplete) {
        !has($0.text)
      }
    }
  }

  /// Takes what a file of code, a storyboard or an intent definition has.
  private mutating func scan(
    _ relative: String, _ folder: AuditedFolder, _ tables: CodeTables, _ limits: ReadingLimits
  ) {
    let names = folder.options.keysInCode
    let path = folder.root.appendingPath(relative)
    guard case .success(let bytes) = FileBytes.read(path, limits) else {
      if names != nil {
        diagnostics.append(LocalizationDiagnostic(.warning, "file.unreadable", "the code is not read", path: path))
      }
      return
    }
    let module = tables.module(of: relative)
    guard
      names != nil || tables.haveDoubtful
        || FileRole(path) == .code && (!module.silent.isEmpty || Self.mayLookUp(bytes, macros))
    else { return }
    if path.hasExtension("intentdefinition") {
      intents += [InterfaceDocument(bytes, limits: limits)].compactMap { $0 }
      return
    }
    if FileRole(path) == .interface {
      interfaceTexts.formUnion(Self.texts(ofInterface: bytes, limits).filter(tables.wanted.contains))
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let (scalars, isSwift) = (Array(text.unicodeScalars), path.hasExtension("swift"))
    // Those of a header are known.
    let macros = isSwift || path.hasExtension("h") ? macros : macros.after(bytes)
    let scanner = KeyScanner(
      scalars, isSwift: isSwift, names: Set(names ?? []), macros: macros, isWanted: tables.wanted.contains,
      isMemberWanted: tables.letters.contains)
    if scanner.isCut, names != nil {
      diagnostics.append(LocalizationDiagnostic(.warning, "file.tooLarge", "brackets are too deep", path: path))
    }
    literals.formUnion(scanner.literals)
    compared.formUnion(scanner.compared)
    members.formUnion(scanner.members)
    for pattern in scanner.patterns { patterns.insert(pattern) }
    let looksUp = scanner.uses.contains { use in
      !use.isElsewhere && !use.isOfModule && use.table != nil
        && Self.hasWord(use.key.components(cutAt: "\u{0}").joined(), isOfCapitals: false)
    }
    if looksUp { for target in module.silent { withoutTables[target] = withoutTables[target] ?? path } }
    // Nobody knows which target the code is of.
    if module.tables == nil, !folder.sources.isWhole { return }
    let lines = LineTable(scalars)
    for use in scanner.uses.sorted(by: { $0.start < $1.start }) {
      guard let (key, table, start, pattern) = lacking(use, module, tables, isAsked: names != nil) else { continue }
      let place = AuditFinding.Place(path: path, position: lines.position(of: start))
      if tables.keys[table] == nil {
        withoutTable[table, default: []].append((key, place))
      } else {
        if let pattern { unfitted[table, default: [:]][missing.count] = pattern }
        missing.append((key, table, place, use.text != nil))
      }
    }
  }

  /// The key of a use that no table has, as a message shows it, and its table and place; nil for any other use. With a pattern it
  /// is missing if no key of the table fits that.
  ///
  /// - Parameter isAsked: whether keys in code are compared with tables, and not only those of Foundation's functions.
  private mutating func lacking(
    _ use: KeyUse, _ module: CodeTables.Module, _ tables: CodeTables, isAsked: Bool
  ) -> (key: String, table: String, start: Int, pattern: String?)? {
    var (key, start, table) = (use.key, use.start, use.table)
    // SwiftGen's function has the table first.
    if let second = use.second, use.function == "L10n.tr" || use.function != nil && tables.keys[key] != nil {
      (key, start, table) = (second.key, second.start, key)
    }
    if let text = use.text, let table {
      let isOne = !text.utf8.contains(0) && (texts[table]?[key].map { $0 == text } ?? true)
      texts[table, default: [:]][LiteralKey(key)] = .some(isOne ? text : nil)
    }
    if use.isCertain, let table { certain[table, default: []].insert(LiteralKey(key)) }
    if !isAsked, !use.isCertain { return nil }
    let isKnown = !use.isPlain || !key.utf8.contains(0)
    if !isKnown, key.unicodeScalars.count(where: \.properties.isAlphabetic) > 2 { patterns.insert(key) }
    // A text that is put together is looked up as it reads then: "6 files", and not "%lld files".
    let isRead =
      !isKnown && use.isOfString && use.function == nil
      && table.flatMap { tables.keys[$0] }.map { known in
        known.contains(LiteralKey(key)) || use.isCertain && use.isInterpolated
      } == true
    guard isKnown || isRead, !use.isElsewhere, let table, !module.isOfExamples else { return nil }
    if let known = tables.keys[table] {
      guard !tables.damaged.contains(table),
        module.tables.map({ $0.own.contains(table) || !use.isOfModule && $0.ofApp.contains(table) }) ?? true,
        isRead || !known.contains(LiteralKey(use.exactKey ?? key))
      else { return nil }
    } else if use.function != nil || !tables.areWanted(table, by: module, key, isAsked: isAsked) {
      return nil
    }
    guard
      Self.hasWord(key.components(cutAt: "\u{0}").joined(), isOfCapitals: tables.ofCapitals.contains(table)),
      // A catalog has the phrases of a shortcut as a set, under the first one.
      !use.isFurther || tables.keys[table] != nil && !tables.catalogs.contains(table)
    else { return nil }
    let isPattern = isRead && tables.keys[table]?.contains(LiteralKey(key)) == false
    let shown = (use.exactKey ?? key).components(cutAt: "\u{0}").joined(separator: "\\(…)")
    return (shown, table, start, isPattern ? key : nil)
  }

  /// Takes back the missing keys whose pattern a key of the table fits: each key is compared with all patterns at once.
  private mutating func removeFitting(_ tables: CodeTables) {
    var found: Set<Int> = []
    for (table, places) in unfitted {
      var patterns = KeyPatterns()
      let numbers = places.mapValues { patterns.insert($0) }
      let fitted = (tables.keys[table] ?? []).reduce(into: Set()) { $0.formUnion(patterns.matches($1.text)) }
      found.formUnion(numbers.filter { fitted.contains($0.value) }.keys)
    }
    missing = missing.enumerated().filter { !found.contains($0.offset) }.map(\.element)
  }

  /// The names of tables of which nothing is known: they are left out, or there is only the storyboard of which a build makes
  /// one. And the paths of those with texts.
  private static func otherTables(
    _ folder: AuditedFolder, _ tree: SourceTree, _ limits: ReadingLimits
  ) -> (names: Set<String>, texts: [String]) {
    var texts: [String] = []
    var names = Set(folder.bundles.flatMap { $0.interfaceFiles.map(\.name) })
    func look(_ path: String) -> [String] {
      if FileRole(path).map({ $0.isTexts || $0 == .interface }) ?? false {
        names.insert(String(path.lastPathComponent.nameAndExtension.name))
        if FileRole(path) != .interface { texts.append(path) }
      }
      guard FileKind.isFolderItself(folder.root.appendingPath(path)) else { return [] }
      return FolderListing(of: folder.root.appendingPath(path), limits).names.map(path.appendingPath)
    }
    // A localization's folder is one of the tree that is not entered: what is left out in it is no path of the tree.
    let folders = folder.bundles.flatMap { bundle in
      bundle.localized.folders.map { bundle.localized.path(of: $0.path).relative(to: folder.root) }
    }
    for path in Set(tree.leftOut + folders) { _ = FolderWalk.visit(from: path, look) }
    return (names, texts)
  }

  /// The texts and attributes of a storyboard or nib.
  private static func texts(ofInterface bytes: [UInt8], _ limits: ReadingLimits) -> [LiteralKey] {
    var texts: [String] = []
    _ = try? XMLTree.read(DecodedText(bytes), limits) { element in
      texts += element.attributes.values
      texts.append(element.text)
      element.contents = []
    }
    return texts.map(LiteralKey.init)
  }

  /// Whether a file may have a call of Foundation's functions, or phrases of shortcuts: their first argument is a key.
  private static func mayLookUp(_ bytes: [UInt8], _ macros: KeyMacros) -> Bool {
    let names = [
      "NSLocalizedString", "localized:", "localizedString(", "localizedStringForKey",
      "localizedUserNotificationString", "AppShortcut(",
    ]
    return bytes.withUnsafeBytes { all in
      names.contains { name in
        let name = Array(name.utf8)
        var index = 0
        while index + name.count <= all.count {
          if all[index] == name[0], all[index + 1] == name[1], all[index...].starts(with: name) { return true }
          index += 1
        }
        return false
      }
    } || !macros.isEmpty && bytes.split(separator: UInt8(ascii: "(")).contains { macros.has(Self.lastWord($0)) }
  }

  private static func lastWord(_ bytes: ArraySlice<UInt8>) -> String {
    let name = bytes.reversed().prefix { byte in
      let scalar = Unicode.Scalar(byte)
      return scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_" || byte > 0x7F
    }
    return String(decoding: name.reversed(), as: UTF8.self)
  }

  /// Whether a text has a word to translate, or is the name of a text: `MP4`, `H.264`, `24 FPS`, `x` and `1080p` have none.
  ///
  /// - Parameter isOfCapitals: whether the names of its table are words in capitals: `CANCEL`.
  private static func hasWord(_ text: String, isOfCapitals: Bool) -> Bool {
    let words = text.unicodeScalars.split { !$0.properties.isAlphabetic && $0.properties.numericType == nil }
    let lengths = words.map { word in word.count(where: { $0.properties.isAlphabetic }) }
    let isName = TextForm.isCertainlyNoText(text)
    // `ERROR_TITLE`, and no `UTF_8`.
    if isName, text.contains("_"), lengths.count(where: { $0 > 1 }) > 1 { return true }
    if isOfCapitals, lengths == [text.unicodeScalars.count], lengths.allSatisfy({ $0 > 3 }) { return true }
    return TextForm.isTranslatable(text)
      && words.contains { word in
        let small = word.count { $0.properties.isAlphabetic && !$0.properties.isUppercase }
        return small > 2
          || small > 0 && (isName || word.count > 1) && word.allSatisfy { $0.properties.numericType == nil }
      }
  }

  /// Whether code has a key as a literal, whatever gets it, or puts it together, or has the member that a tool makes of it, or
  /// an intent definition has it.
  func has(_ key: String) -> Bool {
    hasLiteral(key) || members.contains(key.letters)
  }

  /// Whether most keys that code looks up in a table have texts there, and the table has most of them.
  func isExtracted(_ table: String) -> Bool {
    let all = certain[table]?.count ?? 0
    return AuditThreshold.isMost(texts[table]?.count ?? 0, of: all)
      && !AuditThreshold.isMost(missing.count { $0.table == table }, of: all)
  }

  /// Whether code has a key of a storyboard's table in itself: alone, or behind the table's name, `Main[key]`. What a storyboard
  /// has is no code.
  func hasLiteral(_ key: String, of table: String) -> Bool {
    isInCode(key) || literals.contains(LiteralKey("\(table)[\(key)]"))
  }

  /// Whether code, or a storyboard, has a key in itself.
  func hasLiteral(_ key: String) -> Bool { isInCode(key) || interfaceTexts.contains(LiteralKey(key)) }

  private func isInCode(_ key: String) -> Bool {
    literals.contains(LiteralKey(key)) || literals.contains(LiteralKey(KeyPatterns.bare(key))) || patterns.match(key)
      || intents.contains { $0.has(key) }
  }
}

/// The tables beside code: their keys, and which of them a file's code may look up.
private struct CodeTables {
  /// The keys of all tables of a name, with ``SourceLexer/mark`` for conversions too.
  private(set) var keys: [String: Set<LiteralKey>] = [:]
  /// All of these keys, and their letters.
  let wanted: Set<LiteralKey>
  let letters: Set<String>
  /// The tables whose files could not be read completely, those of catalogs, and those whose keys are words in capitals.
  let damaged, catalogs, ofCapitals: Set<String>
  /// Whether tables have keys that the developer's table, storyboard or catalog no longer has, as it seems: any file may have
  /// them.
  let haveDoubtful: Bool
  /// The names of the tables that a target ships, by its project and its name.
  private var ofTargets: [[String]: Set<String>] = [:]
  private var ofApps: Set<String> = []
  /// The extensions without tables, each with its project's path.
  private var silent: Set<[String]> = []
  /// Whether the folder has texts in several languages.
  let isForSeveral: Bool
  private let owners: ProjectOwners

  init(_ folder: AuditedFolder) {
    let all = folder.bundles.flatMap(\.tables)
    for table in all {
      let own = table.allContents.values.flatMap(\.table.values.keys)
      keys[table.shortName, default: []].formUnion(own.flatMap { [$0, LiteralKey(KeyPatterns.bare($0.text))] })
    }
    wanted = keys.values.reduce(into: Set()) { $0.formUnion($1) }.union(
      all.filter { $0.kind == .interface }.flatMap { table in
        table.keysBesideInterface.map { LiteralKey("\(table.shortName)[\($0.text)]") }
      })
    letters = Set(wanted.map(\.text.letters))
    // What the developer's table lacks is missing, whatever is in a translation that cannot be read.
    damaged = Set(
      all.filter { table in
        table.isReferenceDamaged || table.contents(of: .base)?.isDamaged ?? false
          || table.reference == nil && table.localizations.values.contains(where: \.isDamaged)
      }.map(\.shortName))
    catalogs = Set(all.filter(\.isCatalog).map(\.shortName))
    ofCapitals = Set(
      keys.filter { _, keys in
        AuditThreshold.isMost(
          keys.count { !$0.text.unicodeScalars.contains(where: \.properties.isLowercase) }, of: keys.count)
      }.keys)
    haveDoubtful = all.contains { table in
      !table.keysBesideInterface.isEmpty
        || table.localizations.values.contains { contents in
          contents.notes.values.contains { $0.state == .stale }
            || table.developers.map { own in contents.table.values.keys.contains { own[$0] == nil } } ?? false
        }
    }
    isForSeveral = Set(all.flatMap { $0.localizations.keys.compactMap(\.localization) }).count > 1
    owners = ProjectOwners(folder.sources.projects)
    for bundle in folder.bundles {
      let names = bundle.tables.map(\.shortName)
      if !bundle.isPackage { ofApps.formUnion(names) }
      for target in bundle.targets {
        ofTargets[[bundle.projectPath, target.name], default: []].formUnion(names)
        // What has resources may have texts that were not read.
        if bundle.isCodeAlone { silent.insert([bundle.projectPath, target.name]) }
      }
    }
  }

  /// Whether a table that nobody has should be there for a key: beside a target's own tables, or any where no target is known,
  /// and if people read the key or another language.
  func areWanted(_ table: String, by module: Module, _ key: String, isAsked: Bool) -> Bool {
    // An app may translate its Info.plist, and no texts of its code.
    let hasOthers = module.tables.map { !$0.own.isEmpty } ?? !keys.isEmpty
    return hasOthers && (isAsked || table != "Localizable") && (isForSeveral || !TextForm.isText(key))
  }

  /// What a file's module looks up; nil for all tables. Whether the file shows how to use other code; and the extensions without
  /// tables whose code it is, if it is that of nothing else.
  typealias Module = (tables: Tables?, isOfExamples: Bool, silent: [[String]])
  typealias Tables = (own: Set<String>, ofApp: Set<String>)
  private typealias Owner = (project: ProjectLocalizations, targets: [ProjectTarget])

  /// The targets that have a path, each with its project's.
  func targets(of path: String) -> [[String]] { owners.owner(of: path).map(Self.names) ?? [] }

  private static func names(_ owner: Owner) -> [[String]] { owner.targets.map { [owner.project.path, $0.name] } }

  /// What a file's module looks up, and whether the file shows how to use other code. A project's folder says that of its
  /// targets, which are what people run.
  func module(of path: String) -> Module {
    let owner = owners.owner(of: path)
    let folder = owner.flatMap { $0.project.isPackage ? nil : $0.project.folder } ?? path.parentPath
    let names = owner.map(Self.names) ?? []
    return (tables(of: path, owner), folder.isOfExamples, names.allSatisfy(silent.contains) ? names : [])
  }

  /// The tables of a file's module, and those of the app around that; nil for all, if nobody says which target compiles
  /// the file. The code of tests has none: a file's place tells that it is of tests only where no target compiles it.
  private func tables(of path: String, _ owner: Owner?) -> Tables? {
    guard let (project, targets) = owner, !targets.isEmpty else {
      return SourceDivision.isTest(path) ? ([], []) : nil
    }
    if targets.allSatisfy(\.isTest) { return ([], []) }
    let own = targets.reduce(into: Set()) { $0.formUnion(ofTargets[[project.path, $1.name]] ?? []) }
    // A package's code has the app's main bundle.
    return (own, project.isPackage ? ofApps : [])
  }
}
