import AppLocalization

/// A table with the facts that its rules need: the keys that every localization should have, and the keys that each
/// lacks.
struct TableFacts {
  let bundle: LocalizedBundle
  let table: AuditTable
  let kind: AuditTable.TableKind
  let expected: ExpectedKeys
  let variants: Set<String>
  /// All localizations to check, in the bundle's order.
  let names: [String]
  /// The localizations whose translation has hardly begun. Their texts may still crash the app.
  let begun: [String]
  /// The table in `Base.lproj` beside the development region's, if it is a leftover.
  let leftoverBase: AuditFinding.Place?
  private(set) var states: [String: LocalizationState] = [:]
  private let settings: [RuleSetting]

  /// The missing and superfluous keys of a localization.
  struct LocalizationState {
    var missing: [String] = []
    /// The keys whose text is empty although the developer's is not.
    var blank: [String] = []
    /// The keys that the reference lacks, or that the catalog marks as stale.
    var stale: [String] = []
    /// The keys whose text is the developer's, word for word.
    var identical: [String] = []
    var needsReview = 0
  }

  /// - Parameters:
  ///   - localizations: the localizations of the bundle.
  ///   - passedOver: localizations to skip: the project does not ship them.
  ///   - begun: localizations to skip except for formats, since their translation has hardly begun.
  init(
    _ bundle: LocalizedBundle, _ table: AuditTable, localizations: [String], passedOver: Set<String> = [],
    begun: Set<String> = [], settings: [RuleSetting] = []
  ) {
    self.bundle = bundle
    self.settings = settings
    var table = table
    let base = LocalizationName.base
    let developer = table.localizations.keys.sorted().first {
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
    let all = localizations + present.sorted().filter { !localizations.contains($0) }
    names = all.filter { !passedOver.contains($0) && !begun.contains($0) }
    self.begun = all.filter { begun.contains($0) && present.contains($0) && !passedOver.contains($0) }
    variants = Set(present.filter { name in name != table.reference && name.isVariant(ofOneIn: present) })
    expected = ExpectedKeys(table, kind, variants: variants)
    leftoverBase = leftover?.paths.first.map { AuditFinding.Place(path: $0) }
  }

  func compared() -> TableFacts {
    var facts = self
    let known = Set(expected.keys)
    // Texts such as "%d" need no translation, but must not be blank.
    let wordless = (reference?.entries ?? [:]).filter { !known.contains($0.key) && $0.value.state != .stale }.keys
    for name in names {
      guard let contents = table.localizations[name] else { continue }
      var state = LocalizationState()
      for key in expected.keys {
        let entry = contents.entries[key]
        switch entry?.state {
        case nil where hasTextElsewhere(key, name): break
        case nil, .untranslated: state.missing.append(key)
        case .needsReview: state.needsReview += 1
        case .translated, .stale: break
        }
        guard let entry else { continue }
        if isIdentical(entry, key, name) { state.identical.append(key) }
        if isBlank(entry, key, name) { state.blank.append(key) }
      }
      state.blank += wordless.filter { key in contents.entries[key].map { isBlank($0, key, name) } ?? false }
      state.stale = contents.entries.filter { isStale($0.key, $0.value, known) }.map(\.key).sortedByBytes
      facts.states[name] = state
    }
    return facts
  }

  var reference: AuditTable.Contents? { table.reference.flatMap { table.localizations[$0] } }

  func isReference(_ name: String) -> Bool { name == table.reference }

  /// Whether the text of a missing key is elsewhere: it is the key, or in `Info.plist` or the storyboard.
  private func hasTextElsewhere(_ key: String, _ name: String) -> Bool {
    switch kind {
    case .infoPlist: isReference(name)
    case .settings: isReference(name) && !ExpectedKeys.isCertainlyNoText(key)
    case .interface where !table.interfaces.isEmpty:
      isReference(name) || LocalizationName.contains([name], bundle.developmentRegion ?? "en")
    default: isReference(name) && expected.areTexts
    }
  }

  /// Whether one finding says that a localization lacks very many texts.
  func isIncomplete(_ name: String) -> Bool {
    guard let state = states[name], let contents = table.localizations[name], !contents.isDamaged else { return false }
    let lacking = state.missing.count + state.blank.count
    return kind != .infoPlist && lacking >= 20 && lacking * 4 > expected.keys.count && !isReference(name)
      && !variants.contains(name)
  }

  /// The localizations in which a key has this property, by key, without those that another finding covers.
  func localizations(_ keys: (LocalizationState) -> [String]) -> [(key: String, names: [String])] {
    var found: [String: [String]] = [:]
    for name in names where !isIncomplete(name) {
      for key in states[name].map(keys) ?? [] { found[key, default: []].append(name) }
    }
    return found.keys.sortedByBytes.map { ($0, found[$0] ?? []) }
  }

  /// The developer's text of a key, which may be the key; nil if there is none, or if it varies.
  func developersText(_ key: String) -> String? {
    reference?.entries[key]?.format?.plainText
      ?? table.interfaces.lazy.compactMap { $0.text(of: key) }.first ?? (expected.areTexts ? key : nil)
  }

  /// Whether a text is empty although the developer's is not.
  private func isBlank(_ entry: AuditTable.AuditedText, _ key: String, _ name: String) -> Bool {
    guard !isReference(name), kind == .strings, entry.state != .untranslated else { return false }
    return entry.format?.plainText?.isEmpty == true && developersText(key)?.isEmpty == false
  }

  /// Whether a text of more than two words equals the developer's text, word for word.
  private func isIdentical(_ entry: AuditTable.AuditedText, _ key: String, _ name: String) -> Bool {
    guard let reference = table.reference, name != reference, entry.state == .translated, kind == .strings,
      let text = entry.format?.plainText, text == developersText(key)
    else { return false }
    return text.wordCount > 2
  }

  private func isStale(_ key: String, _ entry: AuditTable.AuditedText, _ known: Set<String>) -> Bool {
    if known.contains(key) || key.isEmpty { return false }
    if entry.state == .stale { return true }
    if !table.interfaces.isEmpty { return !table.interfaces.contains { $0.has(key) } }
    return reference?.entries[key] == nil
  }

  // MARK: - Findings

  /// A finding about a key or the table; nil if a comment beside a text silences it, or a team's settings all its
  /// localizations.
  func finding(
    _ rule: any AuditRule.Type, _ message: String, severity: LocalizationDiagnostic.Severity? = nil,
    _ localizations: [String] = [], key: String? = nil, places: [AuditFinding.Place]
  ) -> AuditFinding? {
    if let key {
      // A comment beside the developer's text applies to all localizations, one beside a translation only to that one.
      let comments = ([table.reference] + localizations).flatMap { name in
        name.flatMap { table.localizations[$0]?.entries[key]?.silenced } ?? []
      }
      if comments.contains("*") || comments.contains(rule.code.rawValue) { return nil }
    }
    return rule.finding(
      message, severity: severity, localizations: localizations, table: table.name, key: key, places: places)
  }

  /// The localizations for which the team's settings do not silence a finding.
  func heard(_ names: [String], _ rule: any AuditRule.Type, key: String? = nil) -> [String] {
    settings.reported(names, rule.code, table: table.name, key: key)
  }

  func place(_ key: String, in name: String) -> AuditFinding.Place? {
    let contents = table.localizations[name]
    if let entry = contents?.entries[key] {
      return .init(localization: name, path: entry.path, position: entry.position)
    }
    // The file where the key belongs: a file of the kind in which the reference has it, even if there is none yet.
    guard let first = contents?.paths.first else { return nil }
    let sample = table.sample(key)?.path
    let kind = sample?.nameAndExtension.extension
    let path =
      contents?.paths.first { $0.nameAndExtension.extension == kind }
      ?? sample.map { first.parentPath.appendingPath($0.lastPathComponent) } ?? first
    let position = table.isCatalog ? table.sample(key)?.position : nil
    return .init(localization: name.isEmpty ? nil : name, path: path, position: position)
  }

  func places(_ key: String, in names: [String]) -> [AuditFinding.Place] {
    names.sorted().compactMap { place(key, in: $0) }
  }

  /// A key; for keys of Interface Builder also the object that it names.
  func shown(_ key: String) -> String {
    let object = table.interfaces.lazy.compactMap { $0.description(of: key) }.first
    return "'\(key.excerpt)'" + (object.map { " (\($0))" } ?? "")
  }

  // MARK: - Coverage

  var coverage: [TableCoverage] {
    names.filter { !$0.isEmpty && $0 != LocalizationName.base }.compactMap { name in
      let count = expected.keys.count
      guard let state = states[name] else {
        return lacksTable(name) && !expected.keys.isEmpty
          ? TableCoverage(
            table: table.name, localization: name, isReference: false, hasTable: false, keyCount: count,
            translatedCount: 0, needsReviewCount: 0, identicalCount: 0, missingKeys: expected.keys, staleKeys: []) : nil
      }
      return TableCoverage(
        table: table.name, localization: name, isReference: isReference(name), hasTable: true, keyCount: count,
        translatedCount: count - state.missing.count - state.blank.count { expected.keys.contains($0) },
        needsReviewCount: state.needsReview, identicalCount: state.identical.count, missingKeys: state.missing,
        staleKeys: state.stale)
    }
  }

  /// Whether a localization should have the table, and does not.
  func lacksTable(_ name: String) -> Bool {
    // A file outside all localizations is used for all users.
    if table.localizations[""] != nil || table.localizations[name] != nil { return false }
    if table.interfacePlaces.contains(name) { return false }
    // The development language does not need the table: Base, the keys or Info.plist have its texts.
    guard LocalizationName.contains([name], bundle.developmentRegion ?? "en") else { return true }
    let hasBase = table.localizations[LocalizationName.base] != nil || !table.interfacePlaces.isEmpty
    let hasSister = table.reference.map { $0.sharesLanguage(with: name) } ?? false
    return !(hasBase || hasSister || expected.areTexts || kind == .infoPlist)
  }
}

extension [String] {
  /// The names in a message; of many only the first.
  var quotedList: String {
    let shown = sorted().prefix(12).map { $0.isEmpty ? "the unlocalized table" : "'\($0)'" }.joined(separator: ", ")
    return count > 12 ? "\(count) localizations (\(shown) …)" : shown
  }

  /// The first three keys in a message.
  var firstKeys: String { prefix(3).map { "'\($0.excerpt)'" }.joined(separator: ", ") + (count > 3 ? " …" : "") }
}

extension String {
  /// The number of words with a letter, without addresses, which are the same in all languages.
  var wordCount: Int {
    split(whereSeparator: \.isWhitespace).count {
      $0.contains(where: \.isLetter) && !$0.contains("://") && !$0.contains("@")
    }
  }
}

extension Sequence<String> {
  var sortedByBytes: [String] { sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
}
