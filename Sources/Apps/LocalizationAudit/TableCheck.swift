import AppLocalization

/// Compares the localizations of a table with its reference. Finds keys that are missing or stale, other format
/// arguments, texts in the developer's language, and missing plural forms.
///
/// A finding is about a key, with all localizations that it concerns. If a localization lacks very many keys, one
/// finding is about the localization.
struct TableCheck {
  let bundle: LocalizedBundle
  let table: AuditTable
  var coverage: [TableCoverage] = []
  private(set) var findings: [AuditFinding] = []
  let expected: ExpectedKeys
  let kind: AuditTable.TableKind
  let variants: Set<String>
  /// All localizations to check, in the bundle's order.
  let names: [String]
  private let rules: [AuditRule]

  /// - Parameters:
  ///   - localizations: the localizations of the bundle.
  ///   - passedOver: localizations to skip: the project does not ship them, or their translation has hardly begun.
  init(
    _ bundle: LocalizedBundle, _ table: AuditTable, localizations: [String], passedOver: Set<String>,
    rules: [AuditRule] = []
  ) {
    self.bundle = bundle
    self.rules = rules
    var table = table
    let base = LocalizationName.base
    let developer = table.localizations.keys.first {
      $0 != base && LocalizationName.contains([$0], bundle.developmentRegion ?? "")
    }
    var leftover: AuditTable.Contents?
    if let developer, table.localizations[base] != nil, table.reference != base {
      leftover = table.localizations.removeValue(forKey: base)
      if table.reference == nil { table.reference = developer }
      if let texts = leftover?.entries, table.complete(developer, with: texts) { leftover = nil }
    }
    self.table = table
    kind = table.kind
    let present = Set(table.localizations.keys)
    var names = localizations
    for extra in present.sorted() where !names.contains(extra) { names.append(extra) }
    self.names = names.filter { !passedOver.contains($0) }
    variants = Set(present.filter { name in name != table.reference && name.isVariant(ofOneIn: present) })
    expected = ExpectedKeys(table, variants: variants)
    if let leftover, let path = leftover.paths.first {
      let message = "'Base.lproj' has '\(table.shortName)' beside '\(developer ?? "")': only one of them is needed"
      add(.note, .Audit.leftoverBase, message, [], places: [.init(path: path)])
    }
    check()
  }

  private mutating func check() {
    let keys = expected.keys
    let known = Set(keys)
    // Nobody translates them, but they may not be blank: "%d".
    let wordless = (table.reference.flatMap { table.localizations[$0]?.entries } ?? [:])
      .filter { !known.contains($0.key) && $0.value.state != .stale }.keys
    var lacking: [String: [String]] = [:]
    var foreign: [String: [String]] = [:]
    var identical: [String: [String]] = [:]
    var empty: [String: [String]] = [:]
    var without: [String] = []
    for name in names {
      guard let contents = table.localizations[name] else {
        without.append(name)
        continue
      }
      var missing: [String] = []
      var blank: [String] = []
      var needsReview = 0
      for key in keys {
        let entry = contents.entries[key]
        switch entry?.state {
        case nil where isReference(name) && (expected.areTexts || kind == .infoPlist): break
        case nil, .untranslated: missing.append(key)
        case .needsReview: needsReview += 1
        case .translated, .stale: break
        }
        if let entry, isIdentical(entry, key, name) { identical[name, default: []].append(key) }
        if isBlank(entry, key, name) { blank.append(key) }
      }
      let stale = contents.entries.filter { isStale($0.key, $0.value, known) }.map(\.key).sortedByBytes
      let single = report(missing: missing, blank: blank, in: name, contents)
      for key in single.missing { lacking[key, default: []].append(name) }
      for key in single.blank + wordless.filter({ isBlank(contents.entries[$0], $0, name) }) {
        empty[key, default: []].append(name)
      }
      report(foreign: stale, in: name, contents, &foreign)
      if name.isEmpty || name == LocalizationName.base { continue }
      coverage.append(
        TableCoverage(
          table: table.name, localization: name, isReference: isReference(name), hasTable: true,
          keyCount: keys.count, translatedCount: keys.count - missing.count - blank.count,
          needsReviewCount: needsReview,
          identicalCount: identical[name]?.count ?? 0, missingKeys: missing, staleKeys: stale))
    }
    for key in lacking.keys.sortedByBytes { report(missing: key, in: reported(lacking[key], .Audit.missingKeys, key)) }
    for key in foreign.keys.sortedByBytes { report(stale: key, in: reported(foreign[key], .Audit.staleKey, key)) }
    report(identical: identical)
    report(without: reported(without, .Audit.missingTable))
    if kind == .strings {
      compareFormats()
      report(empty: empty)
    }
    checkPlurals()
    checkSimilarKeys()
  }

  /// The localizations for which no rule silences a finding.
  func reported(_ names: [String]?, _ code: LocalizationDiagnostic.Code, _ key: String? = nil) -> [String] {
    rules.reported(names ?? [], code, table: table.name, key: key)
  }

  func isReference(_ name: String) -> Bool { name == table.reference }

  mutating func add(
    _ severity: LocalizationDiagnostic.Severity, _ code: LocalizationDiagnostic.Code, _ message: String,
    _ localizations: [String], key: String? = nil, places: [AuditFinding.Place]
  ) {
    if let key {
      // A comment beside the developer's text applies to all localizations, one beside a translation only to that one.
      let comments = ([table.reference] + localizations).flatMap { name in
        name.flatMap { table.localizations[$0]?.entries[key]?.silenced } ?? []
      }
      if comments.contains("*") || comments.contains(code.rawValue) { return }
    }
    let diagnostic = LocalizationDiagnostic(
      severity, code, message, path: places.first?.path, position: places.first?.position)
    findings.append(
      AuditFinding(
        diagnostic, localizations: localizations.filter { !$0.isEmpty }.sorted(), table: table.name, key: key,
        places: places.count > 1 ? places : []))
  }

  func place(_ key: String, in name: String) -> AuditFinding.Place? {
    let contents = table.localizations[name]
    if let entry = contents?.entries[key] {
      return .init(localization: name, path: entry.path, position: entry.position)
    }
    // The file where it belongs: of the kind that the reference has it in, were it not there yet.
    guard let first = contents?.paths.first else { return nil }
    let sample = table.sample(key)?.path
    let kind = sample?.nameAndExtension.extension
    let path =
      contents?.paths.first { $0.nameAndExtension.extension == kind }
      ?? sample.map { first.parentPath.appendingPath($0.lastPathComponent) } ?? first
    let position = table.isCatalog ? table.sample(key)?.position : nil
    return .init(localization: name.isEmpty ? nil : name, path: path, position: position)
  }

  static func list(_ names: [String]) -> String {
    let shown = names.sorted().prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 12 ? "\(names.count) localizations (\(shown) …)" : shown
  }
}

extension Sequence<String> {
  var sortedByBytes: [String] { sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
}
