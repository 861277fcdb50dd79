import AppLocalization

/// What should be there: a row for each key of a table in each localization that should have it, or has it. The rules of
/// tables are filters over the rows.
struct ExpectedTexts {
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
  /// The texts in `Base.lproj` beside the development region's, which are not in the table, and whether they are a leftover.
  private let base: AuditTable.Contents?
  let hasLeftoverBase: Bool
  /// The keys in code; nil if they are not looked for.
  let code: CodeKeys?
  /// Whether the app's code shows the developer's text for a key that a localization lacks.
  let fallsBack: Bool
  /// The rows of ``names``, then those of ``begun``: for each place those of expected keys, then others, sorted by bytes.
  private(set) var rowsWithBegun: [TextRow] = []
  private var ranges: [TablePlace: Range<Int>] = [:]
  /// The localizations of whose many missing texts one finding tells.
  private(set) var incomplete: Set<TablePlace> = []
  /// The variants that have only the texts that differ from their language's main localization.
  private(set) var partial: Set<TablePlace> = []
  /// The look-up of the table's texts for a user of each localization.
  private let searches: [TablePlace: StringLookup]

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
    let tables = table.localizations.mapValues { [table.name: $0.table] }
    searches = inventory.places.mapValues { StringLookup(places: $0, tables: tables) }
    var table = table
    let developer = table.localizations.keys.inOrder.first {
      $0.localization.map { LocalizationName.contains([$0], inventory.bundle.developmentRegion ?? "") } ?? false
    }
    if let developer, table.reference != .base, let base = table.localizations.removeValue(forKey: .base) {
      if table.reference == nil { table.reference = developer }
      (self.base, hasLeftoverBase) = (base, !table.complete(with: base))
    } else {
      (base, hasLeftoverBase) = (nil, false)
    }
    (self.table, kind) = (table, table.kind)
    let present = Set(table.localizations.keys)
    let localizations = bundle.localizations.map(TablePlace.localization)
    let places = localizations + present.subtracting(localizations).inOrder
    let begun = Set(begun.map(TablePlace.localization))
    names = places.filter { !passedOver.contains($0) && !begun.contains($0) }
    self.begun = places.filter { begun.contains($0) && present.contains($0) && !passedOver.contains($0) }
    variants = Set(present.compactMap(\.localization).variants.map(TablePlace.localization))
      .subtracting([table.reference].compactMap { $0 })
    expected = ExpectedKeys(table, kind, variants: variants, others: base?.table.values.keys.map { $0 } ?? [])
    for place in self.places {
      let start = rowsWithBegun.count
      let others = (contents(of: place)?.written ?? [:]).keys.filter { expected.expectations[$0]?.isExpected != true }
      rowsWithBegun += (expected.keys + others.map(\.text).sortedByBytes).map { row(LiteralKey($0), in: place) }
      ranges[place] = start..<rowsWithBegun.count
    }
    let count = expected.keys.count
    for place in names where table.localizations[place] != nil {
      let missing = rows(of: place).count(where: \.isMissing)
      if variants.contains(place), AuditThreshold.isPartial(missing, of: count) { partial.insert(place) }
      let isJudged = kind != .infoPlist && !isReference(place) && !isDamaged(place) && !partial.contains(place)
      if isJudged, AuditThreshold.isIncomplete(lacking(place), of: count) { incomplete.insert(place) }
    }
  }

  // MARK: - Rows

  var places: [TablePlace] { names + begun }

  /// The rows of the places to check.
  var rows: ArraySlice<TextRow> { rowsWithBegun.prefix(names.last.flatMap { ranges[$0] }?.upperBound ?? 0) }

  /// The rows of one of the places.
  func rows(of place: TablePlace) -> ArraySlice<TextRow> { ranges[place].map { rowsWithBegun[$0] } ?? [] }

  /// The rows that fit, by key.
  func byKey(where fits: (TextRow) -> Bool) -> [(key: LiteralKey, rows: [TextRow])] {
    byKey { fits($0) ? "" : nil }.map { ($0.key, $0.rows) }
  }

  /// The rows of which something is said, by key and by what is said.
  func byKey<What: Hashable & Comparable>(
    withBegun: Bool = false, saying what: (TextRow) -> What?
  ) -> [(key: LiteralKey, what: What, rows: [TextRow])] {
    var said: [LiteralKey: [What: [TextRow]]] = [:]
    for row in withBegun ? rowsWithBegun[...] : rows {
      if let what = what(row) { said[row.key, default: [:]][what, default: []].append(row) }
    }
    return said.sorted { $0.key.text.utf8.lexicographicallyPrecedes($1.key.text.utf8) }.flatMap { key, said in
      said.sorted { $0.key < $1.key }.map { (key, $0.key, $0.value) }
    }
  }

  /// The places whose texts of the table a user of a localization is shown.
  func shownPlaces(in name: TablePlace) -> [TablePlace] {
    Set(expected.expectations.keys.compactMap { shown($0, in: name)?.place }).inOrder
  }

  private func shown(_ key: LiteralKey, in place: TablePlace) -> (place: TablePlace, text: WrittenText)? {
    let found = searches[place].map { $0.find(key.text, in: table.name).map { ($0.place, $0.value) } }
    // Base and what is outside all localizations have no users of their own.
    return (found ?? contents(of: place)?.table[key.text].map { (place, $0) })
      .flatMap { place, value in contents(of: place).map { (place, $0.text(value, key)) } }
  }

  /// The row of any key in any place.
  func row(_ key: LiteralKey, in place: TablePlace) -> TextRow {
    let expectation = expected.expectations[key] ?? expected.expectation(of: key)
    let (contents, shown) = (contents(of: place), shown(key, in: place))
    let isOwn = shown?.place == place
    let own = isOwn ? shown?.text : contents?.written(key)
    let state: TextRow.State =
      if contents == nil {
        .noTable
      } else if let own, isOwn {
        own.note.state
      } else if own != nil {
        .unshown
      } else if expectation.isExpected {
        hasTextElsewhere(key, place) ? .elsewhere : .missing
      } else {
        .absent
      }
    let row = TextRow(key, in: place, expectation, state, own: own, shown: shown)
    if let text = row.text {
      row.isBlank = isBlank(text, row)
      row.isIdentical = isIdentical(text, row)
      row.isStale = isStale(row)
    }
    return row
  }

  /// The files of a place, also those of `Base.lproj`.
  func contents(of place: TablePlace) -> AuditTable.Contents? {
    table.localizations[place] ?? (place == .base ? base : nil)
  }

  private func isBlank(_ text: WrittenText, _ row: TextRow) -> Bool {
    // Texts such as "%d" need no translation, but must not be blank.
    guard row.state != .untranslated, text.format.plainText?.isEmpty == true, !isReference(row.place),
      row.expectation.isExpected || reference?[row.key].map({ $0.note.state != .stale }) ?? false
    else { return false }
    return developersText(row.key)?.isEmpty == false
  }

  private func isIdentical(_ text: WrittenText, _ row: TextRow) -> Bool {
    guard row.state == .translated, row.expectation.isExpected, kind == .strings, table.reference != nil,
      !isReference(row.place), let text = text.format.plainText, text == developersText(row.key)
    else { return false }
    return AuditThreshold.isSeveral(words: text.wordCount)
  }

  private func isStale(_ row: TextRow) -> Bool {
    if row.expectation.isExpected || row.key.text.isEmpty || row.state == .excluded { return false }
    if row.state == .stale { return true }
    if !table.interfaces.isEmpty { return !table.interfaces.contains { $0.has(row.key.text) } }
    return reference?[row.key] == nil
  }

  // MARK: - The developer's texts

  /// The developer's texts; nil without a reference.
  var reference: [LiteralKey: WrittenText]? { expected.developers }
  var isReferenceDamaged: Bool { table.reference.map(isDamaged) ?? false }

  func isReference(_ name: TablePlace) -> Bool { name == table.reference }
  func isDamaged(_ name: TablePlace) -> Bool { table.localizations[name]?.isDamaged ?? false }

  /// Whether a place is of the developer's language.
  func isDevelopers(_ name: TablePlace) -> Bool {
    name.localization.map { LocalizationName.contains([$0], bundle.developmentRegion ?? "en") } ?? false
  }

  /// Whether a place is of the reference's language.
  func sharesReferenceLanguage(_ name: TablePlace) -> Bool {
    guard let reference = table.reference else { return name.localization?.sharesLanguage(with: "en") ?? false }
    return name.localization?.sharesLanguage(with: reference.localization ?? bundle.developmentRegion ?? "en") ?? false
  }

  /// The developer's text of a key, which may be the key; nil if there is none, or if it varies.
  func developersText(_ key: LiteralKey) -> String? {
    reference?[key]?.format.plainText
      ?? table.interfaces.lazy.compactMap { $0.text(of: key.text) }.first ?? (expected.areTexts ? key.text : nil)
  }

  /// Whether the text of a missing key is elsewhere: it is the key, or in `Info.plist` or the storyboard.
  private func hasTextElsewhere(_ key: LiteralKey, _ name: TablePlace) -> Bool {
    // A reference without texts is a decision: they are in the code.
    if isReference(name), reference?.isEmpty == true, !isReferenceDamaged { return true }
    return switch kind {
    case .infoPlist: isReference(name)
    case .settings: isReference(name) && !ExpectedKeys.isCertainlyNoText(key.text)
    case .interface where !table.interfaces.isEmpty: isReference(name) || isDevelopers(name)
    default: isReference(name) && expected.areTexts
    }
  }

  /// Whether people would be shown a key as it is, although it is no text or reads otherwise than the developer's text.
  func isShownKey(_ key: LiteralKey) -> Bool {
    if fallsBack || reference?[key]?.note.isInCode == true { return false }
    if !ExpectedKeys.isText(key.text) { return true }
    guard let format = reference?[key]?.format else { return false }
    return format.plainText.map { $0.letters != key.text.letters } ?? true
  }

  /// Whether every translation of a key leaves the developer's text: a name or a unit.
  func isUntranslatable(_ key: LiteralKey) -> Bool {
    guard kind == .strings || kind == .settings, let own = developersText(key) else { return false }
    let texts = names.filter { !isReference($0) && $0 != .base && !variants.contains($0) }
      .compactMap { table.localizations[$0]?.written(key) }.filter { $0.note.state == .translated }
    return texts.count > 1 && texts.allSatisfy { $0.format.plainText == own }
  }

  /// The number of keys without a text.
  func lacking(_ place: TablePlace) -> Int { rows(of: place).count { $0.isMissing || $0.isBlank } }

  /// Why nothing is said of a text that a localization lacks; nil if it needs the text.
  func exemption(of row: TextRow) -> String? {
    if isDamaged(row.place) { return "its file is damaged" }
    if partial.contains(row.place) { return "a variant with a part of the texts is one finding" }
    if incomplete.contains(row.place) { return "it is one of many, which are one finding" }
    guard variants.contains(row.place) else { return nil }
    if kind != .strings { return "a variant has the texts of the storyboard, or of Info.plist" }
    let isNeeded = isShownKey(row.key) || !sharesReferenceLanguage(row.place)
    return isNeeded ? nil : "a variant of the developer's language needs no text that the key says"
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

  // MARK: - Findings

  /// A finding about a key, several keys or the table in some places.
  func finding(
    _ rule: any AuditRule.Type, _ message: String, severity: LocalizationDiagnostic.Severity? = nil,
    _ names: [TablePlace] = [], key: String? = nil, keys: [String] = [], places: [AuditFinding.Place]
  ) -> AuditFinding {
    rule.finding(message, severity: severity, names, table: table.name, key: key, keys: keys, places: places)
  }

  /// A finding about the key of some rows, in their places.
  func finding(
    _ rule: any AuditRule.Type, _ message: String, severity: LocalizationDiagnostic.Severity? = nil, of rows: [TextRow]
  ) -> AuditFinding {
    finding(rule, message, severity: severity, rows.map(\.place), key: rows.first?.key.text, places: places(of: rows))
  }

  /// A finding with the comments beside the texts of its key: one beside the developer's text applies to all
  /// localizations, one beside a translation only to that one.
  func withComments(_ finding: AuditFinding) -> AuditFinding {
    guard let key = finding.key.map(LiteralKey.init) else { return finding }
    var finding = finding
    finding.ignored = reference?[key]?.note.silenced ?? []
    for name in finding.localizations {
      let contents = table.localizations[name == LocalizationName.base ? .base : .localization(name)]
      if let codes = contents?.written(key)?.note.silenced, !codes.isEmpty { finding.ignoredIn[name] = codes }
    }
    return finding
  }

  /// Where the texts of rows are, or belong.
  func places(of rows: [TextRow]) -> [AuditFinding.Place] {
    rows.sorted { $0.place.sortingName < $1.place.sortingName }.compactMap(place)
  }

  private func place(_ row: TextRow) -> AuditFinding.Place? {
    let localization = row.place == .unlocalized ? nil : "\(row.place)"
    if let own = row.own { return .init(localization: localization, path: own.path, position: own.position) }
    // The file where the key belongs: a file of the kind in which the reference has it, even if there is none yet.
    guard let contents = table.localizations[row.place], let first = contents.paths.first else { return nil }
    let sample = table.sample(row.key)
    let path =
      contents.files.first { $0.format == sample?.value.source }?.path
      ?? sample.map { first.parentPath.appendingPath($0.path.lastPathComponent) } ?? first
    return .init(localization: localization, path: path, position: table.isCatalog ? sample?.position : nil)
  }

  /// The first file of a localization.
  func file(of name: TablePlace) -> [AuditFinding.Place] {
    (table.localizations[name]?.paths ?? []).prefix(1).map { .init(localization: name.localization, path: $0) }
  }

  /// A key; for keys of Interface Builder also the object that it names.
  func quoted(_ key: LiteralKey) -> String {
    let object = table.interfaces.lazy.compactMap { $0.description(of: key.text) }.first
    return "'\(key.text.excerpt)'" + (object.map { " (\($0))" } ?? "")
  }

  func count(lacking: Int) -> String {
    let count = expected.keys.count
    return "\(count - lacking) of \(count.counted("text")) of '\(table.shortName)'"
  }
}
