import AppLocalization
import SystemAccess

/// The rows of a table: each text that is there, and each that is missing and told by itself. Of a localization that lacks
/// the table, has hardly begun it, or lacks so much that one finding tells it, the missing ones are only counted.
struct TableRows {
  /// All places to check, the localizations in the bundle's order.
  let places: [TablePlace]
  /// The localizations whose translation has hardly begun. Their texts may still crash the app.
  let begun: [TablePlace]
  /// The rows of ``places``, then those of ``begun``: for each place those of expected keys, then others, sorted by bytes.
  private(set) var withBegun: [TextRow] = []
  private var ranges: [TablePlace: Range<Int>] = [:]
  /// Why the missing texts of a place are not told one by one: in ``AuditOptions/workLanguage`` only if nobody knows
  /// them.
  enum Gap {
    /// Its files could not be read completely: what they lack is not known.
    case damaged
    /// One finding tells the number of them.
    case incomplete(Int)
    /// A variant has only the texts that differ from its language's main localization: one finding names the keys that
    /// people see there.
    case partial([String])
    /// One finding of the whole project tells it.
    case begun
  }
  private(set) var gaps: [TablePlace: Gap] = [:]
  private(set) var coverage: [TableCoverage] = []

  init(_ table: AuditedTable) {
    let all = table.allPlaces
    let (told, hardlyBegun) = (table.bundle.toldAlready, Set(table.bundle.begun))
    let elsewhere = table.bundle.similarTables.first { $0.contains { $0 === table } } ?? []
    let others = Set(elsewhere.flatMap(\.allContents.keys)).subtracting(table.allContents.keys)
    places = all.filter { !others.contains($0) && !told.contains($0.localization ?? "") }
    begun = all.filter {
      !others.contains($0) && hardlyBegun.contains($0.localization ?? "") && table.localizations[$0] != nil
    }
    var missingKeys: [String] = []
    for place in places + begun {
      let contents = table.contents(of: place)
      // Also texts that a catalog keeps from translators are shown, and may crash.
      let keys =
        places.contains(place)
        ? table.expected.keys : (contents?.table.keys ?? []).filter { table.expected.isExpected(LiteralKey($0)) }
      let rest = (contents?.written ?? [:]).keys.filter { !table.expected.isExpected($0) }.map(\.text).sortedByBytes
      var rows = (keys + rest).map { TextRow(LiteralKey($0), in: place, of: table) }
      if places.contains(place) { count(&rows, of: place, in: table, &missingKeys) } else { gaps[place] = .begun }
      ranges[place] = withBegun.count..<withBegun.count + rows.count
      withBegun += rows
    }
  }

  /// Counts the rows of a place, and removes those of missing texts that one finding names.
  private mutating func count(
    _ rows: inout [TextRow], of place: TablePlace, in table: AuditedTable, _ missingKeys: inout [String]
  ) {
    coverage += [TableCoverage(rows, of: place, in: table, &missingKeys)].compactMap { $0 }
    gaps[place] = gap(rows, of: place, in: table)
    let isEach = place == table.bundle.workedOn && table.isLacking(in: place)
    let areTold = gaps[place] == nil && (table.localizations[place] != nil || isEach)
    rows.removeAll { $0.own == nil && !($0.isMissing && areTold) }
  }

  private func gap(_ rows: [TextRow], of place: TablePlace, in table: AuditedTable) -> Gap? {
    if table.isDamaged(place) { return .damaged }
    guard table.localizations[place] != nil, place != table.bundle.workedOn else { return nil }
    let count = table.expected.keys.count
    if table.variants.contains(place), AuditThreshold.isPartial(rows.count(where: \.isMissing), of: count) {
      return .partial(rows.filter { $0.isMissing && $0.shown == nil }.map(\.key.text))
    }
    let lacking = rows.count { $0.isMissing || $0.isBlank }
    let isJudged = table.kind != .infoPlist && !table.isReference(place)
    return isJudged && AuditThreshold.isIncomplete(lacking, of: count) ? .incomplete(lacking) : nil
  }

  /// The rows of the places to check.
  var all: ArraySlice<TextRow> { withBegun.prefix(places.last.flatMap { ranges[$0] }?.upperBound ?? 0) }

  /// The rows of one of the places.
  func of(_ place: TablePlace) -> ArraySlice<TextRow> { ranges[place].map { withBegun[$0] } ?? [] }

  /// The rows that fit, by key.
  func byKey(where fits: (TextRow) -> Bool) -> [(key: LiteralKey, rows: [TextRow])] {
    byKey { fits($0) ? "" : nil }.map { ($0.key, $0.rows) }
  }

  /// The rows of which something is said, by key and by what is said.
  func byKey<What: Hashable & Comparable>(
    withBegun isWithBegun: Bool = false, saying what: (TextRow) -> What?
  ) -> [(key: LiteralKey, what: What, rows: [TextRow])] {
    var said: [LiteralKey: [What: [TextRow]]] = [:]
    for row in isWithBegun ? withBegun[...] : all {
      if let what = what(row) { said[row.key, default: [:]][what, default: []].append(row) }
    }
    return said.sorted { $0.key.text.utf8.lexicographicallyPrecedes($1.key.text.utf8) }.flatMap { key, said in
      said.sorted { $0.key < $1.key }.map { (key, $0.key, $0.value) }
    }
  }
}

extension AuditedTable {
  /// The localizations in the bundle's order, then the other places that have the table.
  package var allPlaces: [TablePlace] {
    let localizations = (localized.localizations + bundle.required).map(TablePlace.localization)
    return localizations + Set(self.localizations.keys).subtracting(localizations).inOrder
  }

  /// The places whose texts of the table a user of a localization is shown.
  func shownPlaces(in place: TablePlace) -> [TablePlace] {
    Set(expected.expectations.keys.compactMap { shown($0, in: place)?.place }).inOrder
  }

  /// What people who prefer a place are shown of a key, and the place that has it; nil if it is the key.
  func shown(_ key: LiteralKey, in place: TablePlace) -> (place: TablePlace, text: WrittenText)? {
    let found = lookups[place].map { $0.find(key.text, in: name).map { ($0.place, $0.value) } }
    // Base and what is outside all localizations have no users of their own.
    return (found ?? contents(of: place)?.table[key.text].map { (place, $0) })
      .flatMap { place, value in contents(of: place).map { (place, $0.text(value, key)) } }
  }

  /// Whether every translation of a key leaves the developer's text: a name or a unit.
  package func isUntranslatable(_ key: LiteralKey) -> Bool {
    guard kind == .strings || kind == .settings, let own = developersText(key) else { return false }
    let texts = rows.places.filter { !isReference($0) && $0 != .base && !variants.contains($0) }
      .compactMap { localizations[$0]?.written(key) }.filter { $0.note.state == .translated }
    return texts.count > 1 && texts.allSatisfy { $0.format.plainText == own }
  }

  /// What people are shown of a key whose text no table has.
  package func shownOtherwise(_ key: LiteralKey) -> String {
    if kind == .interface, !isOfCode(key) {
      return inInterfaces { $0.text(of: key.text)?.excerpt } ?? "the text of the nib"
    }
    if kind == .infoPlist { return localized.info.values[key.text]?.string?.excerpt ?? "the value of Info.plist" }
    if isTextInCode(key) { return "the text in code" }
    return bundle.folder.options.fallsBackToReference ? "the reference's text" : "the key"
  }

  /// Why nothing is said of a text that a localization lacks; nil if it needs the text.
  package func exemption(of row: TextRow) -> String? {
    switch rows.gaps[row.place] {
    case .damaged: return "its file is damaged"
    case .partial: return "one finding says that the variant has a part of the texts"
    case .incomplete: return "one finding says that the localization lacks many texts"
    case .begun: return "one finding says that the translation has hardly begun"
    case nil: break
    }
    guard variants.contains(row.place) else { return nil }
    if kind != .strings { return "a variant has the texts of the storyboard, or of Info.plist" }
    let isNeeded = isShownKey(row.key) || !sharesReferenceLanguage(row.place)
    return isNeeded ? nil : "a variant of the developer's language needs no text where the key is the text"
  }
}
