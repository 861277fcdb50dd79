import AppLocalization

/// A table with the facts that the audit's rules about tables need: the keys that every localization should have, and the
/// keys that each lacks.
struct TableFacts {
  let bundle: LocalizedBundle
  /// The names of the app, its targets and its project, as ``Swift/String/letters``.
  let appNames: Set<String>
  let table: AuditTable
  let kind: AuditTable.TableKind
  let expected: ExpectedKeys
  let variants: Set<TablePlace>
  /// All places to check, the localizations in the bundle's order.
  let names: [TablePlace]
  /// The localizations whose translation has hardly begun. Their texts may still crash the app.
  let begun: [TablePlace]
  /// The table in `Base.lproj` beside the development region's, if it is a leftover.
  let leftoverBase: AuditFinding.Place?
  private let leftoverKeys: [LiteralKey]
  /// The keys in code; nil if they are not looked for.
  let code: CodeKeys?
  /// Whether the app's code shows the developer's text for a key that a localization lacks.
  let fallsBack: Bool
  private(set) var states: [TablePlace: LocalizationState] = [:]
  /// The look-up of the table's texts for a user of each localization.
  private let searches: [TablePlace: StringLookup]

  /// The missing and superfluous keys of a localization.
  struct LocalizationState {
    var missing: [String] = []
    /// The expected keys whose text is in a file, and not shown.
    var unshown: [String] = []
    /// The number of expected keys without a text in the table: it is the key, or in `Info.plist` or the storyboard.
    var elsewhere = 0
    /// The keys whose text is empty although the developer's is not.
    var blank: [String] = []
    /// The keys that the reference lacks, or that the catalog marks as stale.
    var stale: [String] = []
    /// The keys whose text is the developer's, word for word.
    var identical: [String] = []
    var needsReview = 0
    /// The number of keys without a text.
    var lacking: Int { missing.count + blank.count }
  }

  /// - Parameters:
  ///   - passedOver: localizations to skip.
  ///   - begun: localizations to skip except for formats, since their translation has hardly begun.
  init(
    _ inventory: AuditInventory, _ table: AuditTable, passedOver: Set<TablePlace> = [], begun: Set<String> = [],
    code: CodeKeys? = nil, fallsBack: Bool = false
  ) {
    (self.code, self.fallsBack) = (code, fallsBack)
    bundle = inventory.bundle
    appNames = inventory.appNames
    var table = table
    let developer = table.localizations.keys.inOrder.first {
      $0.localization.map { LocalizationName.contains([$0], inventory.bundle.developmentRegion ?? "") } ?? false
    }
    var leftover: AuditTable.Contents?
    if let developer, table.localizations[.base] != nil, table.reference != .base {
      leftover = table.localizations.removeValue(forKey: .base)
      if table.reference == nil { table.reference = developer }
      if let texts = leftover?.entries, table.complete(with: texts) { leftover = nil }
    }
    self.table = table
    reference = table.developers
    kind = table.kind
    let present = Set(table.localizations.keys)
    let localizations = bundle.localizations.map(TablePlace.localization)
    let all = localizations + present.subtracting(localizations).inOrder
    let begun = Set(begun.map(TablePlace.localization))
    names = all.filter { !passedOver.contains($0) && !begun.contains($0) }
    self.begun = all.filter { begun.contains($0) && present.contains($0) && !passedOver.contains($0) }
    variants = Set(present.compactMap(\.localization).variants.map(TablePlace.localization))
      .subtracting([table.reference].compactMap { $0 })
    expected = ExpectedKeys(table, kind, variants: variants)
    leftoverBase = leftover?.paths.first.map { AuditFinding.Place(path: $0) }
    leftoverKeys = leftover.map { Array($0.entries.keys) } ?? []
    searches = Dictionary(
      localizations.map { place in (place, inventory.search(table, for: place.localization ?? "")) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The place whose text of a key a user of a localization is shown; nil if it is the key.
  func shownPlace(_ key: String, in name: TablePlace) -> TablePlace? {
    guard let search = searches[name] else { return table.localizations[name]?.entries[key].map { _ in name } }
    return search.find(key, in: table.name)?.place
  }

  /// Whether people would be shown a key as it is, although it is no text or reads otherwise than the developer's text.
  func isShownKey(_ key: String) -> Bool { !fallsBack && isOtherText(key) && reference?.entries[key]?.isInCode != true }

  private func isOtherText(_ key: String) -> Bool {
    if !ExpectedKeys.isText(key) { return true }
    guard let format = reference?.entries[key]?.format else { return false }
    return format.plainText.map { $0.letters != key.letters } ?? true
  }

  /// The places whose texts of the table a user of a localization is shown.
  func shownPlaces(in name: TablePlace) -> [TablePlace] {
    Set(keys.compactMap { shownPlace($0.text, in: name) }).inOrder
  }

  /// All keys of the table.
  private var keys: Set<LiteralKey> {
    table.localizations.values.reduce(into: Set(leftoverKeys)) { $0.formUnion($1.written.keys) }
  }

  func compared() -> TableFacts {
    var facts = self
    let known = Set(expected.keys.map(LiteralKey.init))
    // Texts such as "%d" need no translation, but must not be blank.
    let wordless = (reference?.entries ?? [:]).filter { !known.contains($0.key) && $0.value.state != .stale }.keys
    for name in names {
      guard let contents = table.localizations[name] else { continue }
      var state = LocalizationState()
      for key in expected.keys {
        let entry = contents.entries[key]
        switch entry?.state {
        case nil where contents.unshown[key] != nil: state.unshown.append(key)
        case nil where hasTextElsewhere(key, name): state.elsewhere += 1
        case nil, .untranslated: state.missing.append(key)
        case .needsReview: state.needsReview += 1
        case .translated, .stale: break
        }
        guard let entry else { continue }
        if isIdentical(entry, key, name) { state.identical.append(key) }
        if isBlank(entry, key, name) { state.blank.append(key) }
      }
      state.blank += wordless.map(\.text).filter { key in
        contents.entries[key].map { isBlank($0, key, name) } ?? false
      }
      state.stale = contents.entries.filter { isStale($0.key, $0.value, known) }.map(\.key.text).sortedByBytes
      facts.states[name] = state
    }
    return facts
  }

  /// The developer's texts.
  let reference: AuditTable.Contents?

  func isReference(_ name: TablePlace) -> Bool { name == table.reference }

  /// Whether a place is of the developer's language.
  func isDevelopers(_ name: TablePlace) -> Bool {
    name.localization.map { LocalizationName.contains([$0], bundle.developmentRegion ?? "en") } ?? false
  }

  /// Whether a place is of the reference's language.
  func sharesReferenceLanguage(_ name: TablePlace) -> Bool {
    guard let reference = table.reference else { return name.localization?.sharesLanguage(with: "en") ?? false }
    return name.localization?.sharesLanguage(with: reference.localization ?? bundle.developmentRegion ?? "en") ?? false
  }

  /// Whether the text of a missing key is elsewhere: it is the key, or in `Info.plist` or the storyboard.
  private func hasTextElsewhere(_ key: String, _ name: TablePlace) -> Bool {
    // A reference without texts is a decision: they are in the code.
    if isReference(name), reference?.entries.isEmpty == true, reference?.isDamaged == false { return true }
    return switch kind {
    case .infoPlist: isReference(name)
    case .settings: isReference(name) && !ExpectedKeys.isCertainlyNoText(key)
    case .interface where !table.interfaces.isEmpty:
      isReference(name) || isDevelopers(name)
    default: isReference(name) && expected.areTexts
    }
  }

  /// Whether one finding says that a localization lacks very many texts.
  func isIncomplete(_ name: TablePlace) -> Bool {
    guard let state = states[name], let contents = table.localizations[name], !contents.isDamaged else { return false }
    return kind != .infoPlist && AuditThreshold.isIncomplete(state.lacking, of: expected.keys.count)
      && !isReference(name) && !PartialVariant.isPartial(name, self)
  }

  /// The localizations in which a key has this property, by key, without those that another finding covers.
  func localizations(_ keys: (LocalizationState) -> [String]) -> [(key: String, names: [TablePlace])] {
    grouped(names.filter { !isIncomplete($0) }) { states[$0].map(keys) ?? [] }
  }

  /// The places by the keys that they have, in the order of the keys.
  func grouped(_ names: [TablePlace], _ keys: (TablePlace) -> [String]) -> [(key: String, names: [TablePlace])] {
    var found: [LiteralKey: [TablePlace]] = [:]
    for name in names { for key in keys(name) { found[LiteralKey(key), default: []].append(name) } }
    return found.keys.map(\.text).sortedByBytes.map { ($0, found[$0] ?? []) }
  }

  /// The developer's text of a key, which may be the key; nil if there is none, or if it varies.
  func developersText(_ key: String) -> String? {
    reference?.entries[key]?.format.plainText
      ?? table.interfaces.lazy.compactMap { $0.text(of: key) }.first ?? (expected.areTexts ? key : nil)
  }

  /// Whether a text is empty although the developer's is not.
  private func isBlank(_ entry: AuditTable.AuditedText, _ key: String, _ name: TablePlace) -> Bool {
    guard !isReference(name), entry.state != .untranslated else { return false }
    return entry.format.plainText?.isEmpty == true && developersText(key)?.isEmpty == false
  }

  /// Whether a text of more than two words equals the developer's text, word for word.
  private func isIdentical(_ entry: AuditTable.AuditedText, _ key: String, _ name: TablePlace) -> Bool {
    guard let reference = table.reference, name != reference, entry.state == .translated, kind == .strings,
      let text = entry.format.plainText, text == developersText(key)
    else { return false }
    return AuditThreshold.isSeveral(words: text.wordCount)
  }

  private func isStale(_ key: LiteralKey, _ entry: AuditTable.AuditedText, _ known: Set<LiteralKey>) -> Bool {
    if known.contains(key) || key.text.isEmpty { return false }
    if entry.state == .stale { return true }
    if !table.interfaces.isEmpty { return !table.interfaces.contains { $0.has(key.text) } }
    return reference?.entries[key] == nil
  }

  // MARK: - Findings

  /// A finding about a key, several keys or the table in some places.
  func finding(
    _ rule: any AuditRule.Type, _ message: String, severity: LocalizationDiagnostic.Severity? = nil,
    _ names: [TablePlace] = [], key: String? = nil, keys: [String] = [], places: [AuditFinding.Place]
  ) -> AuditFinding {
    var finding = rule.finding(message, severity: severity, names, table: table.name, key: key, places: places)
    finding.keys = keys
    return finding
  }

  /// A finding with the comments beside the texts of its key: one beside the developer's text applies to all
  /// localizations, one beside a translation only to that one.
  func withComments(_ finding: AuditFinding) -> AuditFinding {
    guard let key = finding.key else { return finding }
    var finding = finding
    finding.ignored = reference?.entries[key]?.silenced ?? []
    for name in finding.localizations {
      let place = name == LocalizationName.base ? TablePlace.base : .localization(name)
      if let codes = table.localizations[place]?.written(key)?.silenced, !codes.isEmpty {
        finding.ignoredIn[name] = codes
      }
    }
    return finding
  }

  func place(_ key: String, in name: TablePlace) -> AuditFinding.Place? {
    let localization = name == .unlocalized ? nil : "\(name)"
    let contents = table.localizations[name]
    if let entry = contents?.written(key) {
      return .init(localization: localization, path: entry.path, position: entry.position)
    }
    // The file where the key belongs: a file of the kind in which the reference has it, even if there is none yet.
    guard let first = contents?.paths.first else { return nil }
    let sample = table.sample(key)?.path
    let kind = sample?.nameAndExtension.extension
    let path =
      contents?.paths.first { $0.nameAndExtension.extension == kind }
      ?? sample.map { first.parentPath.appendingPath($0.lastPathComponent) } ?? first
    let position = table.isCatalog ? table.sample(key)?.position : nil
    return .init(localization: localization, path: path, position: position)
  }

  func places(_ key: String, in names: [TablePlace]) -> [AuditFinding.Place] {
    names.inOrder.compactMap { place(key, in: $0) }
  }

  /// A key; for keys of Interface Builder also the object that it names.
  func shown(_ key: String) -> String {
    let object = table.interfaces.lazy.compactMap { $0.description(of: key) }.first
    return "'\(key.excerpt)'" + (object.map { " (\($0))" } ?? "")
  }

  // MARK: - Coverage

  var coverage: [TableCoverage] {
    names.compactMap { name in
      guard let localization = name.localization else { return nil }
      let count = expected.keys.count
      guard let state = states[name] else {
        return lacksTable(name) && !expected.keys.isEmpty
          ? TableCoverage(
            table: table.name, localization: localization, isReference: false, hasTable: false, keyCount: count,
            translatedCount: 0, elsewhereCount: 0, needsReviewCount: 0, identicalCount: 0, missingKeys: expected.keys,
            staleKeys: []) : nil
      }
      let missing = (state.missing + state.unshown).sortedByBytes
      let blank = Set(state.blank.map(LiteralKey.init)).intersection(expected.keys.map(LiteralKey.init))
      return TableCoverage(
        table: table.name, localization: localization, isReference: isReference(name), hasTable: true, keyCount: count,
        translatedCount: count - missing.count - blank.count,
        elsewhereCount: state.elsewhere, needsReviewCount: state.needsReview, identicalCount: state.identical.count,
        missingKeys: missing, staleKeys: state.stale)
    }
  }

  /// Whether a localization should have the table, and does not.
  func lacksTable(_ name: TablePlace) -> Bool {
    // A file outside all localizations is used for all users.
    if table.localizations[.unlocalized] != nil || table.localizations[name] != nil { return false }
    if table.interfacePlaces.contains(name) { return false }
    // The development language does not need the table: Base, the keys or Info.plist have its texts.
    guard isDevelopers(name) else { return name.localization != nil }
    let hasBase = table.localizations[.base] != nil || !table.interfacePlaces.isEmpty
    return
      !(hasBase || table.reference != nil && sharesReferenceLanguage(name) || expected.areTexts || kind == .infoPlist)
  }
}

extension [TablePlace] {
  /// The names in a message; of many only the first.
  var quotedList: String {
    let shown = inOrder.prefix(12).map { $0 == .base ? "'Base'" : $0.quoted }.joined(separator: ", ")
    return count > 12 ? "\(count) localizations (\(shown) …)" : shown
  }
}

extension [String] {
  /// The first three keys in a message.
  var firstKeys: String { prefix(3).map { "'\($0.excerpt)'" }.joined(separator: ", ") + (count > 3 ? " …" : "") }
}

extension String {
  /// Whether it is a location or an e-mail address.
  var isAddress: Bool {
    contains("://")
      || components(cutAt: "@").dropLast().contains { $0.last?.isLetter == true || $0.last?.isNumber == true }
  }

  /// Its letters and digits without conversions, in small letters: what two texts say, however it is written.
  var letters: String {
    CodeKeys.bare(self).lowercased().filter { $0.isLetter || $0.isNumber }
  }

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
