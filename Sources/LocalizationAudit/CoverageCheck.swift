import AppLocalization
import LocalizedStrings

/// Compares the keys and the formats of a table's localizations with those of its reference.
struct CoverageCheck {
  let bundle: LocalizedBundle
  let table: AuditTable
  private(set) var coverage: [TableCoverage] = []
  private(set) var findings: [AuditFinding] = []

  init(_ bundle: LocalizedBundle, _ table: AuditTable, localizations: [String]) {
    self.bundle = bundle
    self.table = table
    let keys = table.keys
    var names = localizations
    for extra in table.localizations.keys.sorted() where !names.contains(extra) { names.append(extra) }
    for name in names {
      if let contents = table.localizations[name] {
        measure(name, contents, keys)
      } else {
        missing(name, keys)
      }
    }
  }

  /// Whether every key is the app's choice: what `InfoPlist` lacks is in `Info.plist`.
  private var isOptional: Bool { table.name.lastPathComponent == "InfoPlist" }

  private mutating func measure(_ name: String, _ contents: AuditTable.Contents, _ keys: [String]) {
    var missing: [String] = []
    var needsReview = 0
    for key in keys {
      switch contents.entries[key]?.state {
      case nil, .untranslated: missing.append(key)
      case .needsReview: needsReview += 1
      case .translated, .stale: break
      }
      if let entry = contents.entries[key] { compare(name, key, entry) }
    }
    let known = Set(keys)
    let stale = contents.entries.filter { !known.contains($0.key) || $0.value.state == .stale }.map(\.key)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for key in missing { report(missing: key, in: name, contents.entries[key]) }
    for key in stale { report(stale: key, in: name, contents.entries[key]) }
    if name.isEmpty || name == LocalizationName.base { return }
    coverage.append(
      TableCoverage(
        table: table.name, localization: name, isReference: name == table.reference, hasTable: true,
        keyCount: keys.count, translatedCount: keys.count - missing.count, needsReviewCount: needsReview,
        missingKeys: missing, staleKeys: stale))
  }

  /// The localization has nothing of the table.
  private mutating func missing(_ name: String, _ keys: [String]) {
    // A file outside all localizations, or in Base, is all that anybody is shown.
    if table.localizations.keys.contains("") || keys.isEmpty { return }
    // So is, for the development language, what Base has: its resources are in that language.
    if isDevelopmentLanguage(name), table.hasBaseInterface || table.localizations[LocalizationName.base] != nil {
      return
    }
    coverage.append(
      TableCoverage(
        table: table.name, localization: name, isReference: false, hasTable: false, keyCount: keys.count,
        translatedCount: 0, needsReviewCount: 0, missingKeys: keys, staleKeys: []))
    let context = LocalizationContext(preferredLanguages: [name])
    let list = context.searchList(of: bundle.choices, isMain: true).localizations
    let places = bundle.tablePlaces([name] + list.filter { $0 != name })
    let stand = places.map(AuditInventory.name).first {
      table.localizations[$0] != nil || table.hasBaseInterface && $0 == LocalizationName.base
    }
    let message: String
    if isOptional, stand == nil {
      message = "'\(name)' has no table '\(table.name)': what Info.plist says is shown"
    } else if let stand {
      let shown = stand == LocalizationName.base ? "Base" : stand
      message = "'\(name)' has no table '\(table.name)'; that of '\(shown)' is shown"
    } else {
      message = "'\(name)' has no table '\(table.name)', and no other stands in: its keys are shown"
    }
    let isOwnLanguage = stand.map { Self.language($0) == Self.language(name) } ?? false
    let isQuiet = isOwnLanguage || isOptional
    let severity: LocalizationDiagnostic.Severity = isQuiet ? .note : .warning
    let folder = bundle.folders(for: name).first?.path ?? ""
    findings.append(
      AuditFinding(
        LocalizationDiagnostic(severity, .Audit.missingTable, message, path: bundle.path(of: folder)),
        localization: name, table: table.name))
  }

  private func isDevelopmentLanguage(_ name: String) -> Bool {
    bundle.developmentRegion.map { LocalizationName.comparable($0) == LocalizationName.comparable(name) } ?? false
  }

  private static func language(_ name: String) -> String {
    String(LocalizationName.comparable(name).prefix { $0 != "_" && $0 != "-" })
  }

  private mutating func report(missing key: String, in name: String, _ entry: AuditTable.Entry?) {
    let place = entry ?? table.sample(key)
    let severity: LocalizationDiagnostic.Severity = isOptional ? .note : .error
    let what = entry == nil ? "lacks" : "has not translated"
    add(
      severity, .Audit.missingKeys, "'\(name.isEmpty ? "the unlocalized table" : name)' \(what) '\(key.shown)'", name,
      key, place)
  }

  private mutating func report(stale key: String, in name: String, _ entry: AuditTable.Entry?) {
    let isDeclared = entry?.state == .stale
    let reference = table.reference.map { "'\($0)'" } ?? "the others"
    let message =
      isDeclared
      ? "'\(key.shown)' is stale: it is no longer found in code"
      : "'\(name)' has '\(key.shown)', which \(reference) does not have"
    if isDeclared, name != table.reference, table.reference != nil { return }
    add(.warning, .Audit.staleKey, message, name, key, entry)
  }

  /// The formats of a translation beside those of the reference.
  private mutating func compare(_ name: String, _ key: String, _ entry: AuditTable.Entry) {
    guard let reference = table.reference, name != reference, let translation = entry.format,
      let source = table.localizations[reference]?.entries[key]?.format
    else { return }
    for mismatch in FormatComparison.mismatches(source, translation) {
      let severity: LocalizationDiagnostic.Severity = mismatch.isDangerous ? .error : .warning
      add(severity, .Audit.formatMismatch, "'\(key.shown)' in '\(name)': \(mismatch)", name, key, entry)
    }
  }

  private mutating func add(
    _ severity: LocalizationDiagnostic.Severity, _ code: LocalizationDiagnostic.Code, _ message: String,
    _ name: String, _ key: String, _ entry: AuditTable.Entry?
  ) {
    let diagnostic = LocalizationDiagnostic(
      severity, code, message, path: entry.map { bundle.path(of: $0.path) }, position: entry?.position)
    findings.append(AuditFinding(diagnostic, localization: name, table: table.name, key: key))
  }
}
