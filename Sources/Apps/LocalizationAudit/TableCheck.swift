import AppLocalization
import LocalizedStrings

/// Compares the localizations of a table with its reference. Finds keys that are missing or stale, other format
/// arguments, texts in the developer's language, and missing plural forms.
///
/// A finding is about a key, with all localizations that it concerns. If a localization lacks very many keys, one
/// finding is about the localization.
struct TableCheck {
  let bundle: LocalizedBundle
  let table: AuditTable
  private(set) var coverage: [TableCoverage] = []
  private(set) var findings: [AuditFinding] = []
  private let expected: ExpectedKeys
  private let kind: AuditTable.TableKind
  private let variants: Set<String>
  /// All localizations to check, in the bundle's order.
  private let names: [String]
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
  private func reported(_ names: [String]?, _ code: LocalizationDiagnostic.Code, _ key: String? = nil) -> [String] {
    rules.reported(names ?? [], code, table: table.name, key: key)
  }

  private func isReference(_ name: String) -> Bool { name == table.reference }

  private mutating func add(
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

  private func place(_ key: String, in name: String) -> AuditFinding.Place? {
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

  private static func list(_ names: [String]) -> String {
    let shown = names.sorted().prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 12 ? "\(names.count) localizations (\(shown) …)" : shown
  }
}

// MARK: - Missing and stale

extension TableCheck {
  /// Reports a localization that lacks more than a quarter of the keys by one finding, and so a variant. Some translators'
  /// tools write a blank text for what is not translated. Returns the keys that need a finding of their own.
  private mutating func report(
    missing: [String], blank: [String], in name: String, _ contents: AuditTable.Contents
  ) -> (missing: [String], blank: [String]) {
    guard !contents.isDamaged else { return ([], blank) }
    func count(_ lacking: Int) -> String {
      "\(expected.keys.count - lacking) of \(expected.keys.count) texts of '\(table.shortName)'"
    }
    let places = contents.paths.prefix(1).map { AuditFinding.Place(localization: name, path: $0) }
    if variants.contains(name) {
      if missing.isEmpty { return ([], blank) }
      add(
        .note, .Audit.partialVariant, "'\(name)' has \(count(missing.count)), as a variant of another localization may",
        [name], places: places)
      return ([], blank)
    }
    let lacking = missing.count + blank.count
    guard kind != .infoPlist, lacking >= 20, lacking * 4 > expected.keys.count, !isReference(name) else {
      return (missing, blank)
    }
    add(.warning, .Audit.incomplete, "'\(name)' has \(count(lacking))", [name], places: places)
    return ([], [])
  }

  private mutating func report(missing key: String, in names: [String]) {
    if names.isEmpty { return }
    let untranslated = names.filter { table.localizations[$0]?.entries[key] != nil }
    let absent = names.filter { !untranslated.contains($0) }
    var parts: [String] = []
    if !absent.isEmpty { parts.append("is missing in \(Self.list(absent.map(\.shownLocalization)))") }
    if !untranslated.isEmpty { parts.append("is not translated in \(Self.list(untranslated))") }
    add(
      kind == .infoPlist ? .note : .warning, .Audit.missingKeys, "\(shown(key)) \(parts.joined(separator: ", "))",
      names, key: key, places: names.sorted().compactMap { place(key, in: $0) })
  }

  /// A key, and of Interface Builder's what it names.
  private func shown(_ key: String) -> String {
    let object = table.interfaces.lazy.compactMap { $0.description(of: key) }.first
    return "'\(key.shown)'" + (object.map { " (\($0))" } ?? "")
  }

  private func isStale(_ key: String, _ entry: AuditTable.AuditedText, _ known: Set<String>) -> Bool {
    if known.contains(key) || key.isEmpty { return false }
    if entry.state == .stale { return true }
    if let reference = table.reference, table.localizations[reference]?.entries[key] != nil { return false }
    if table.interfaces.contains(where: { $0.has(key) }) { return false }
    return true
  }

  private mutating func report(
    foreign stale: [String], in name: String, _ contents: AuditTable.Contents, _ foreign: inout [String: [String]]
  ) {
    guard !stale.isEmpty, table.reference != nil || expected.areTexts || !table.interfaces.isEmpty else { return }
    let own = stale.filter { contents.entries[$0]?.state == .stale }
    if isReference(name) {
      for key in own {
        let message = "'\(key.shown)' is stale: it is no longer found in code"
        add(.warning, .Audit.staleKey, message, [name], key: key, places: [place(key, in: name)].compactMap { $0 })
      }
    }
    let rest = stale.filter { contents.entries[$0]?.state != .stale }
    guard !rest.isEmpty, !isReference(name), kind != .infoPlist else { return }
    let reference = table.reference.flatMap { table.localizations[$0] }
    // The developer's file could not be read completely, or is empty: missing keys in it mean nothing.
    if reference?.isDamaged == true { return }
    let isSmall = reference == nil || (reference?.entries.count ?? 0) * 4 < expected.keys.count
    if expected.areTexts || isSmall && table.interfaces.isEmpty {
      let message =
        "'\(name)' has \(rest.count) key\(rest.count == 1 ? "" : "s") that fewer than half of the others have"
      add(
        .note, .Audit.rareKeys, message, [name],
        places: rest.prefix(1).compactMap { place($0, in: name) })
      return
    }
    for key in rest where !expected.isOwnText(key) { foreign[key, default: []].append(name) }
  }

  private mutating func report(stale key: String, in names: [String]) {
    if names.isEmpty { return }
    let reference = table.reference.map { $0 == LocalizationName.base ? "Base" : "'\($0)'" }
    let other = reference ?? (table.interfaces.isEmpty ? "the others" : "the storyboard or nib '\(table.shortName)'")
    let message = "'\(key.shown)' is in \(Self.list(names.map(\.shownLocalization))), but not in \(other)"
    add(
      .warning, .Audit.staleKey, message, names, key: key, places: names.sorted().compactMap { place(key, in: $0) })
  }

  /// Reports localizations that do not have the table.
  private mutating func report(without names: [String]) {
    // A file outside all localizations is used for all users.
    if table.localizations.keys.contains("") || expected.keys.isEmpty { return }
    var withoutTable: [String: [String]] = [:]
    for name in names where !table.interfacePlaces.contains(name) {
      // The development language does not need the table: Base, the keys or Info.plist have its texts.
      let isDeveloper = LocalizationName.contains([name], bundle.developmentRegion ?? "en")
      let hasBase = table.localizations[LocalizationName.base] != nil || !table.interfacePlaces.isEmpty
      let hasSister = table.reference.map { $0.sharesLanguage(with: name) } ?? false
      if isDeveloper, hasBase || hasSister || expected.areTexts || kind == .infoPlist { continue }
      coverage.append(
        TableCoverage(
          table: table.name, localization: name, isReference: false, hasTable: false, keyCount: expected.keys.count,
          translatedCount: 0, needsReviewCount: 0, identicalCount: 0, missingKeys: expected.keys, staleKeys: []))
      withoutTable[fallback(for: name) ?? "", default: []].append(name)
    }
    for (fallback, names) in withoutTable.sorted(by: { $0.key < $1.key }) {
      let shown = fallback == LocalizationName.base ? "Base" : "'\(fallback)'"
      let what =
        if !fallback.isEmpty {
          "that of \(shown) is shown"
        } else {
          kind == .infoPlist ? "what Info.plist says is shown" : "its keys are shown"
        }
      let message = "'\(table.shortName)' is missing in \(Self.list(names)): \(what)"
      let present = table.localizations.keys.filter { $0 != LocalizationName.base && !isReference($0) }
      let isOwnLanguage = !fallback.isEmpty && names.allSatisfy { $0.sharesLanguage(with: fallback) }
      // A table that very few localizations have is not meant to be translated.
      let isQuiet = isOwnLanguage || kind == .infoPlist || present.count * 4 < names.count
      let files = table.localizations.values.flatMap(\.paths).sorted()
      let path = names.count == 1 ? bundle.folders(for: names.first ?? "").first.map { bundle.path(of: $0.path) } : nil
      add(
        isQuiet ? .note : .warning, .Audit.missingTable, message, names,
        places: [path ?? files.first].compactMap { $0 }.map { .init(path: $0) })
    }
  }

  /// The localization whose table is used in place of a missing one.
  private func fallback(for name: String) -> String? {
    let context = LocalizationContext(preferredLanguages: [name])
    let list = context.searchList(of: bundle.bundleLocalizations, isMain: true).localizations
    return bundle.tablePlaces([name] + list.filter { $0 != name }).map(AuditInventory.name).first {
      table.localizations[$0] != nil || table.interfacePlaces.contains($0)
    }
  }
}

// MARK: - Texts

extension TableCheck {
  /// The developer's text of a key, which may be the key; nil if there is none, or if it varies.
  private func developersText(_ key: String) -> String? {
    table.reference.flatMap { table.localizations[$0]?.entries[key]?.format?.plainText }
      ?? (expected.areTexts ? key : nil)
  }

  /// Compares formats with those of the reference. Equal differences in several translations have one cause.
  private mutating func compareFormats() {
    let reference = table.reference.flatMap { table.localizations[$0]?.entries } ?? [:]
    guard !reference.isEmpty || expected.areTexts else { return }
    struct FormatDifference: Hashable {
      let key: String
      let reasons: [String]
      let isDangerous: Bool
    }
    var names: [FormatDifference: [String]] = [:]
    for name in self.names where !isReference(name) {
      for (key, entry) in table.localizations[name]?.entries ?? [:]
      where entry.state != .untranslated && entry.state != .stale {
        guard let translation = entry.format,
          let source = reference[key]?.format ?? (expected.areTexts ? LocalizedFormat(text: .text(key)) : nil)
        else { continue }
        let mismatches = FormatComparison.mismatches(source, translation).withoutPassedArguments(of: key) { other in
          let text = other == key ? LocalizedFormat(text: .text(key)) : reference[other]?.format
          return text.map { FormatComparison.mismatches($0, translation) }
        }
        // Empty texts have a finding of their own.
        if !mismatches.isEmpty, translation.plainText?.isEmpty != true {
          let difference = FormatDifference(
            key: key, reasons: mismatches.map(\.description), isDangerous: mismatches.contains(where: \.isDangerous))
          names[difference, default: []].append(name)
        }
      }
    }
    for (difference, names) in names.sorted(by: {
      ($0.key.key, $0.value.first ?? "") < ($1.key.key, $1.value.first ?? "")
    }) {
      let names = reported(names, .Audit.formatMismatch, difference.key)
      if names.isEmpty { continue }
      let reasons = difference.reasons.prefix(3).joined(separator: "; ")
      let more = difference.reasons.count > 3 ? "; and \(difference.reasons.count - 3) more" : ""
      add(
        difference.isDangerous ? .error : .warning, .Audit.formatMismatch,
        "'\(difference.key.shown)' in \(Self.list(names)): \(reasons)\(more)", names,
        key: difference.key, places: names.sorted().compactMap { place(difference.key, in: $0) })
    }
  }

  /// Whether a text is empty although the developer's is not.
  private func isBlank(_ entry: AuditTable.AuditedText?, _ key: String, _ name: String) -> Bool {
    guard let entry, !isReference(name), kind == .strings, entry.state != .untranslated else { return false }
    return entry.format?.plainText?.isEmpty == true && developersText(key)?.isEmpty == false
  }

  /// Reports empty texts. A text that most localizations leave empty is intended.
  private mutating func report(empty: [String: [String]]) {
    let others = names.filter { !isReference($0) && table.localizations[$0] != nil }
    for key in empty.keys.sortedByBytes {
      let names = empty[key] ?? []
      let heard = reported(names, .Audit.emptyText, key)
      if heard.isEmpty || names.count > 1 && names.count * 2 > others.count { continue }
      add(
        .warning, .Audit.emptyText, "\(shown(key)) is empty in \(Self.list(heard))", heard, key: key,
        places: heard.sorted().compactMap { place(key, in: $0) })
    }
  }

  /// Whether a text of more than two words equals the developer's text, word for word.
  private func isIdentical(_ entry: AuditTable.AuditedText, _ key: String, _ name: String) -> Bool {
    guard let reference = table.reference, name != reference, entry.state == .translated, kind == .strings,
      let text = entry.format?.plainText, text == developersText(key)
    else { return false }
    // Addresses are the same in all languages.
    let words = text.split(whereSeparator: \.isWhitespace).filter {
      $0.contains(where: \.isLetter) && !$0.contains("://") && !$0.contains("@")
    }
    return words.count > 2
  }

  /// Reports texts in the developer's language, for each localization. What most localizations leave as it is, such as
  /// a name, is meant so.
  private mutating func report(identical: [String: [String]]) {
    guard let reference = table.reference else { return }
    var counts: [String: Int] = [:]
    for key in identical.values.joined() { counts[key, default: 0] += 1 }
    let others = names.count { !isReference($0) && table.localizations[$0] != nil }
    for (name, all) in identical.sorted(by: { $0.key < $1.key }) where !name.sharesLanguage(with: reference) {
      let keys = all.filter { others < 4 || (counts[$0] ?? 0) * 2 < others }
      guard let first = keys.first else { continue }
      let list = keys.prefix(3).map { "'\($0.shown)'" }.joined(separator: ", ") + (keys.count > 3 ? " …" : "")
      let message =
        "'\(name)' has \(keys.count) text\(keys.count == 1 ? "" : "s") of more than two words that "
        + "\(keys.count == 1 ? "is" : "are") word for word of '\(reference)': \(list)"
      add(.note, .Audit.identicalTexts, message, [name], places: [place(first, in: name)].compactMap { $0 })
    }
  }

  /// Reports keys that differ only in case or white space: one of them is probably a mistake.
  private mutating func checkSimilarKeys() {
    guard kind == .strings else { return }
    var groups: [String: [String]] = [:]
    for key in expected.keys { groups[key.lowercased().filter { !$0.isWhitespace }, default: []].append(key) }
    for (_, keys) in groups.filter({ $1.count > 1 }).sorted(by: { $0.key < $1.key }) {
      let isSpace = Set(keys.map { $0.filter { !$0.isWhitespace } }).count < keys.count
      let list = keys.map { "'\($0.shown)'" }.joined(separator: ", ")
      let place = table.sample(keys.last ?? "").map { AuditFinding.Place(path: $0.path, position: $0.position) }
      add(
        isSpace ? .warning : .note, .Audit.similarKeys,
        "keys that differ only by \(isSpace ? "white space" : "case"): \(list)", [], key: keys.first,
        places: [place].compactMap { $0 })
    }
  }

  /// Reports missing plural forms that CLDR's rules need for counts. `other` is shown in their place, which is wrong.
  private mutating func checkPlurals() {
    var forms = PluralForms()
    var lacking: [String: [String: [String]]] = [:]
    for name in names where !name.isEmpty && name != LocalizationName.base {
      for (key, entry) in table.localizations[name]?.entries ?? [:] where entry.state != .stale {
        guard let format = entry.format else { continue }
        let missing = forms.missing(in: format, of: name)
        if !missing.isEmpty { lacking[key, default: [:]][missing.joined(separator: ", "), default: []].append(name) }
      }
    }
    for key in lacking.keys.sortedByBytes {
      let groups = (lacking[key] ?? [:]).mapValues { reported($0, .Audit.missingPluralCategory, key) }
        .filter { !$1.isEmpty }.sorted { $0.key < $1.key }
      let names = groups.flatMap(\.value).sorted()
      if names.isEmpty { continue }
      let list = groups.map { "\($0.key) in \(Self.list($0.value))" }.joined(separator: "; ")
      add(
        .warning, .Audit.missingPluralCategory, "'\(key.shown)' lacks plural forms: \(list)", names, key: key,
        places: names.compactMap { place(key, in: $0) })
    }
  }
}

extension Sequence<String> {
  var sortedByBytes: [String] { sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
}

extension String {
  /// A localization's name in a message. Files outside all localizations have no localization.
  fileprivate var shownLocalization: String { isEmpty ? "the unlocalized table" : self }

  /// Whether one of the names has its language and script, but no region.
  func isVariant(ofOneIn names: Set<String>) -> Bool {
    let parts = LocalizationName.comparable(self).split { $0 == "_" || $0 == "-" }
    guard parts.count > 1, let region = parts.last,
      region.count == 2 || region.count == 3 && region.allSatisfy(\.isNumber)
    else { return false }
    let parent = parts.dropLast().joined(separator: "_")
    return names.contains { $0 != self && !$0.isEmpty && LocalizationName.comparable($0).replacingHyphens == parent }
  }

  /// Whether ISO 639 keeps the code for private use: `qaa` to `qtz`, of which translators' tools use `qqq` for their notes.
  var isPrivateUseLanguage: Bool {
    let letters = Array(languageSubtag.utf8)
    return letters.count == 3 && letters[0] == UInt8(ascii: "q")
      && (UInt8(ascii: "a")...UInt8(ascii: "t")).contains(letters[1])
      && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letters[2])
  }

  /// Whether two names have the same language.
  func sharesLanguage(with other: String) -> Bool { languageSubtag == other.languageSubtag }

  private var languageSubtag: String {
    String(LocalizationName.comparable(self).prefix { $0 != "_" && $0 != "-" })
  }

  private var replacingHyphens: String { String(map { $0 == "-" ? "_" : $0 }) }
}
