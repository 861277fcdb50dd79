import AppLocalization
import AppSources
import SystemAccess

/// A table as its files have it in all localizations, and what should be there: a row for each of its keys in each
/// localization that has it, or lacks it.
package final class AuditedTable {
  /// The use of the table's texts.
  enum TableKind: Hashable {
    /// Code looks up the texts, and may pass arguments to them.
    case strings
    /// The texts of a storyboard or nib.
    case interface
    /// The texts replace values of `Info.plist`; each is optional.
    case infoPlist
    /// The Settings app shows the texts.
    case settings
  }

  /// The places of storyboards and nibs with a table's name, whose own texts are shown there, and the developer's readable
  /// ones with their paths.
  typealias Interfaces = (places: Set<TablePlace>, documents: [InterfaceDocument], paths: [String])

  unowned let bundle: AuditedBundle
  /// The name, `Localizable`, with its folder if the bundle has several.
  package let name: String
  /// The contents in each place.
  var localizations: [TablePlace: Contents] = [:]
  /// The language of the keys of the string catalog that the texts come from; nil for another one.
  private var sourceLanguage: String?
  private(set) var isCatalog = false
  /// The localization that should be the reference: the one that was asked for, the catalog's source language, or the
  /// development region.
  private(set) var wantedReference: String?
  /// The place whose keys the others should have; nil if there is none, and the keys of all count.
  private(set) var reference: TablePlace?
  private(set) var kind = TableKind.strings
  private(set) var interfaces: Interfaces = ([], [], [])
  /// The texts in the property list with this name in a settings bundle, which are the keys in use, and whether one is more than
  /// a value to choose. Nil without one.
  private(set) var settingsTexts: [String: Bool]?
  /// The texts in `Base.lproj` beside the development region's, which are not in the table, and whether they are a leftover.
  private var base: Contents?
  private(set) var hasLeftoverBase = false
  /// The developer's texts that only `Base.lproj` has although there is a table in their language. Look-up does not find
  /// them there, but translations have them.
  private var completion: [LiteralKey: WrittenText] = [:]
  /// The variants of other localizations, such as `en-GB` of `en`.
  private(set) var variants: Set<TablePlace> = []
  /// Which keys every localization should have, and why.
  package private(set) lazy var expected = ExpectedKeys(self)
  private var madeRows: TableRows?
  private var madeLookups: [TablePlace: StringLookup]?

  init(_ name: String, in bundle: AuditedBundle) { (self.name, self.bundle) = (name, bundle) }

  /// The rows of texts that are there or missing.
  var rows: TableRows {
    if let madeRows { return madeRows }
    let rows = TableRows(self)
    madeRows = rows
    return rows
  }

  /// The look-up of the table's texts for a user of each localization.
  var lookups: [TablePlace: StringLookup] {
    if let madeLookups { return madeLookups }
    let tables = allContents.mapValues { [name: $0.table] }
    let lookups = bundle.places.mapValues { StringLookup(places: $0, tables: tables) }
    madeLookups = lookups
    return lookups
  }

  /// Releases what is made anew when it is asked for: the largest part of an audit.
  package func release() { (madeRows, madeLookups) = (nil, nil) }

  /// Takes the texts of a file. Returns the problems in it.
  func add(_ reading: TableFileReading) -> [AuditFinding] {
    let (file, path) = (reading.file, localized.path(of: reading.file.path))
    var problems = reading.diagnostics
    if case .catalog(let catalog)? = reading.contents { (isCatalog, sourceLanguage) = (true, catalog.sourceLanguage) }
    // If it is not used, another file of its name is.
    if reading.isUsed {
      var contents = localizations.removeValue(forKey: file.place) ?? Contents()
      contents.files.append((file.format, path))
      contents.keepsComments = bundle.folder.options.keepsComments
      if reading.contents == nil { contents.isDamaged = true }
      switch reading.contents {
      case .strings(let strings)?:
        if reading.diagnostics.hasErrors { contents.isDamaged = true }
        for entry in strings.entries { contents.note(entry.comments, of: entry.key) }
      case .dictionary(let dictionary)?:
        problems += DictionaryChecker.diagnostics(
          of: dictionary, language: file.place.localization, path: path, limits: localized.limits)
        if dictionary == nil { contents.isDamaged = true }
        for member in dictionary?.fields.members ?? [] { contents.note(member.comments, of: member.key) }
      case .catalog(let catalog)?:
        if let language = file.place.localization { contents.note(catalog, language) }
      case nil: break
      }
      localizations[file.place] = contents
    }
    return problems.map { AuditFinding($0, of: file.place, table: name, isDevelopers: isDevelopers(file.place)) }
  }

  /// Finds what the table is for, and whose keys the others should have, when all files were read.
  func complete(with found: Interfaces?) {
    if let found { interfaces = found }
    let options = bundle.folder.options
    wantedReference = options.reference ?? sourceLanguage ?? localized.developmentRegion
    reference = Self.reference(among: localizations.keys.inOrder, wantedReference)
    kind = foundKind()
    if kind == .settings { settingsTexts = readSettingsTexts() }
    let developer = localizations.keys.inOrder.first {
      $0.localization.map { LocalizationName.contains([$0], localized.developmentRegion ?? "") } ?? false
    }
    if let developer, reference != .base, let found = localizations.removeValue(forKey: .base) {
      reference = reference ?? developer
      base = found
      completion = completion(from: found)
      hasLeftoverBase = completion.isEmpty
      kind = foundKind()
    }
    variants = Set(localizations.keys.compactMap(\.localization).variants.map(TablePlace.localization))
      .subtracting([reference].compactMap { $0 })
  }

  /// The place of a localization of this name in any spelling. The developer's texts may also be in `Base`, or in the
  /// only localization of the language: `en-US` where the project says `en`.
  private static func reference(among places: [TablePlace], _ wanted: String?) -> TablePlace? {
    if let wanted, places.contains(.localization(wanted)) { return .localization(wanted) }
    let names = places.compactMap(\.localization)
    // If nothing names a region, Xcode assumes English.
    if let same = LocalizationName.first(of: names, wanted ?? "en") { return .localization(same) }
    if places.contains(.base) { return .base }
    let sisters = names.filter { $0.sharesLanguage(with: wanted ?? "en") }
    return sisters.count == 1 ? sisters.first.map(TablePlace.localization) : nil
  }

  private func foundKind() -> TableKind {
    if name.contains("Settings.bundle/") { return .settings }
    // `InfoPlist`, and `Info-Remote` with a property list of its own: `Info-RemotePlist`.
    let lowercased = shortName.lowercased()
    if lowercased.hasSuffix("infoplist") || lowercased.hasPrefix("info") && lowercased.hasSuffix("plist") {
      return .infoPlist
    }
    if !interfaces.places.isEmpty { return .interface }
    let texts =
      reference.flatMap { localizations[$0]?.written }
      ?? localizations.values.map(\.written).max { $0.count < $1.count } ?? [:]
    return AuditThreshold.isMost(texts.keys.count { $0.text.isStoryboardKey }, of: texts.count) ? .interface : .strings
  }

  /// The texts of the pages of settings that use a table. Xcode's template leaves keys in it that no page shows. Nil if
  /// no page could be read.
  private func readSettingsTexts() -> [String: Bool]? {
    let folder = localized.isSources ? name.parentPath : localized.layout.resourceFolders.first ?? ""
    var texts: [String: Bool]?
    for file in FolderListing(of: localized.path(of: folder), localized.limits).names where file.hasExtension("plist") {
      let path = localized.path(of: folder.appendingPath(file))
      guard case .success(let bytes) = FileBytes.read(path, localized.limits),
        let page = try? PropertyListDocument(bytes, path: path, limits: localized.limits).value.dictionary,
        (page["StringsTable"]?.string ?? String(file.nameAndExtension.name)) == shortName
      else { continue }
      let items = (page["PreferenceSpecifiers"]?.array ?? []).compactMap(\.dictionary) + [page]
      let named = items.flatMap { item in
        ["Title", "FooterText"].compactMap { item[$0]?.string.map { ($0, true) } }
          + ["Titles", "ShortTitles"].flatMap { item[$0]?.array ?? [] }.compactMap { $0.string.map { ($0, false) } }
      }
      texts = (texts ?? [:]).merging(named) { $0 || $1 }
    }
    return texts
  }

  /// The texts of `Base.lproj` that the reference lacks, if at least half of the others translate them: `Base` is then no
  /// leftover, but has a part of the developer's texts.
  private func completion(from base: Contents) -> [LiteralKey: WrittenText] {
    guard let reference, let own = localizations[reference] else { return [:] }
    let others = localizations.filter { $0.key != reference && $0.key != .unlocalized }.values
    var found: [LiteralKey: WrittenText] = [:]
    for (key, value) in base.table.values where own.written(key) == nil {
      let count = others.count { $0.written(key) != nil }
      if AuditThreshold.isCommon(count, of: max(others.count, 1)) { found[key] = base.text(value, key) }
    }
    return found
  }

  // MARK: - What its files have

  var localized: LocalizedBundle { bundle.localized }
  /// The name without its folder.
  var shortName: String { name.lastPathComponent }

  /// The contents in each place, also those of a `Base.lproj` that is no part of the table.
  var allContents: [TablePlace: Contents] {
    base.map { base in localizations.merging([.base: base]) { own, _ in own } } ?? localizations
  }

  /// The files of a place, also those of `Base.lproj`.
  func contents(of place: TablePlace) -> Contents? { localizations[place] ?? (place == .base ? base : nil) }

  /// The places with their contents, in order.
  var sortedContents: [(place: TablePlace, contents: Contents)] { Self.sorted(localizations) }

  static func sorted(_ contents: [TablePlace: Contents]) -> [(place: TablePlace, contents: Contents)] {
    contents.keys.inOrder.compactMap { place in contents[place].map { (place, $0) } }
  }

  /// The keys of files that are not in the table.
  var keysOfBase: [LiteralKey] { base.map { Array($0.table.values.keys) } ?? [] }

  /// The developer's texts as they are written, completed from `Base.lproj`; nil without a reference.
  package private(set) lazy var developers: [LiteralKey: WrittenText]? = {
    guard let contents = reference.flatMap({ localizations[$0] }) else { return nil }
    return contents.written.reduce(into: completion) { $0[$1.key] = contents.text($1.value, $1.key) }
  }()

  /// The entry of a key in the reference, else in any localization that has it.
  func sample(_ key: LiteralKey) -> WrittenText? {
    if let reference, let own = localizations[reference]?.written(key) ?? completion[key] { return own }
    return sortedContents.lazy.compactMap { $0.contents.written(key) }.first
  }

  /// The first object that a storyboard or nib has for a key.
  func inInterfaces<Answer>(_ answer: (InterfaceDocument) -> Answer?) -> Answer? {
    interfaces.documents.lazy.compactMap(answer).first
  }

  /// The localizations beside the reference that have the table.
  var translations: [TablePlace] { rows.places.filter { !isReference($0) && localizations[$0] != nil } }

  package var isReferenceDamaged: Bool { reference.map(isDamaged) ?? false }
  package func isReference(_ place: TablePlace) -> Bool { place == reference }
  func isDamaged(_ place: TablePlace) -> Bool { localizations[place]?.isDamaged ?? false }

  /// Whether a place is of the developer's language.
  func isDevelopers(_ place: TablePlace) -> Bool {
    place.localization.map { LocalizationName.contains([$0], localized.developmentRegion ?? "en") } ?? false
  }

  /// Whether a place is of the reference's language.
  func sharesReferenceLanguage(_ place: TablePlace) -> Bool {
    guard let reference else { return place.localization?.sharesLanguage(with: "en") ?? false }
    return place.localization?.sharesLanguage(with: reference.localization ?? localized.developmentRegion ?? "en")
      ?? false
  }

  /// The developer's text of a key, which may be the key; nil if there is none, or if it varies.
  package func developersText(_ key: LiteralKey) -> String? {
    developers?[key]?.format.plainText
      ?? inInterfaces { $0.text(of: key.text) } ?? textInCode(key) ?? (expected.areTexts ? key.text : nil)
  }

  /// The text that code passes for a key; nil where it passes none or several, or puts it together.
  func textInCode(_ key: LiteralKey) -> String? { bundle.folder.code?.texts[shortName]?[key] ?? nil }

  /// Whether code has a text for a key that a table lacks.
  func isTextInCode(_ key: LiteralKey) -> Bool {
    developers?[key]?.note.isInCode == true || bundle.folder.code?.texts[shortName]?[key] != nil
  }

  /// Whether people would be shown a key as it is, although it is no text or reads otherwise than the developer's text.
  func isShownKey(_ key: LiteralKey) -> Bool {
    if bundle.folder.options.fallsBackToReference || isTextInCode(key) { return false }
    let text = developersText(key)
    if !TextForm.isText(key.text) { return text != key.text }
    return developers?[key] != nil && text?.letters != key.text.letters
  }

  /// The keys of a table that is named like a storyboard or nib, which has no such objects: those of code, or left over.
  var keysBesideInterface: Set<LiteralKey> {
    if interfaces.documents.isEmpty { return [] }
    return Set(localizations.values.flatMap(\.table.values.keys).filter { !hasObject(of: $0) })
  }

  /// Whether the storyboard or nib has the object of a key.
  func hasObject(of key: LiteralKey) -> Bool { interfaces.documents.contains { $0.has(key.text) } }

  /// Whether code looks up a key in a table that is named like a storyboard or nib.
  func isOfCode(_ key: LiteralKey) -> Bool {
    kind == .interface && !interfaces.documents.isEmpty && !key.text.isEmpty && !hasObject(of: key)
      && bundle.folder.code?.hasLiteral(key.text, of: shortName) ?? false
  }

  /// The use of a key's texts. Code may look up keys of its own in the table of Info.plist, or of a nib, and pass arguments to
  /// their texts.
  func kind(of key: LiteralKey) -> TableKind {
    kind == .infoPlist && !namesInfoValue(key) || isOfCode(key) ? .strings : kind
  }

  /// Whether a localization should have the table, and does not.
  func isLacking(in place: TablePlace) -> Bool {
    // A file outside all localizations is used for all users.
    if localizations[.unlocalized] != nil || localizations[place] != nil { return false }
    if interfaces.places.contains(place) || !localized.isListed("\(place)") { return false }
    // The development language does not need the table: Base, the keys or Info.plist have its texts.
    guard isDevelopers(place) else { return place.localization != nil }
    let hasBase = localizations[.base] != nil || !interfaces.places.isEmpty
    return !(hasBase || reference != nil && sharesReferenceLanguage(place) || expected.areTexts || kind == .infoPlist)
  }

  /// Whether a key of the table of `Info.plist` names a value there, as far as is known: the names of document types and shortcuts
  /// are values, and the system has names such as `CFBundleName` and `NSCameraUsageDescription`.
  package func namesInfoValue(_ key: LiteralKey) -> Bool {
    let (key, letters) = (key.text, key.text.unicodeScalars.prefix(3))
    let isSystems =
      letters.count == 3 && letters.prefix(2).allSatisfy { ("A"..."Z").contains($0) }
      && letters.allSatisfy(\.properties.isAlphabetic) && key.utf8.allSatisfy { $0 > 0x2F && $0 < 0x7F }
    return isSystems || bundle.infoNames.contains(key)
  }

  /// Whether a text replaces a value that Info.plist must have and lacks: the system ends an app that asks for a permission without
  /// one, and shows another name.
  func replacesNothing(_ key: LiteralKey) -> Bool {
    (key.text.hasSuffix("UsageDescription") || key.text == "CFBundleDisplayName")
      && !bundle.sharingInfo.contains { $0.infoNames.contains(key.text) }
  }

  // MARK: - Findings

  /// The findings about a key, several keys or the table in some places.
  func findings(
    _ rule: Rule, _ message: FindingText, _ kind: Rule.Kind = .usual, _ subjects: [TablePlace] = [],
    key: String? = nil, keys: [String] = [], places: [AuditFinding.Place]
  ) -> [AuditFinding] {
    let developers = key.flatMap { self.developers?[LiteralKey($0)] }
    let object = key.flatMap { key in
      zip(interfaces.documents, interfaces.paths).lazy.compactMap { document, path in
        document.position(of: key).map { AuditFinding.Place(path: path, position: $0) }
      }.first
    }
    return rule.findings(
      message, kind, subjects, table: name, key: key, keys: keys, places: places,
      source: developers.flatMap { $0.position == nil ? nil : $0.place } ?? object)
  }

  /// The findings about the key of some rows, in their places.
  func findings(_ rule: Rule, _ message: FindingText, _ kind: Rule.Kind = .usual, of rows: [TextRow]) -> [AuditFinding]
  {
    findings(rule, message, kind, rows.map(\.place), key: rows.first?.key.text, places: places(of: rows))
  }

  /// Where the texts of rows are, or belong.
  func places(of rows: [TextRow]) -> [AuditFinding.Place] {
    rows.sorted { $0.place.sortingName < $1.place.sortingName }.compactMap(place)
  }

  private func place(_ row: TextRow) -> AuditFinding.Place? {
    let localization = row.place.name
    if let own = row.own { return .init(localization: localization, path: own.path, position: own.position) }
    // The file where the key belongs: a file of the kind in which the reference has it, even if there is none yet.
    guard let contents = localizations[row.place], let first = contents.paths.first else { return nil }
    let sample = sample(row.key)
    let path =
      contents.files.first { $0.format == sample?.value.source }?.path
      ?? sample.map { first.parentPath.appendingPath($0.path.lastPathComponent) } ?? first
    return .init(localization: localization, path: path, position: isCatalog ? sample?.position : nil)
  }

  /// The first file of a localization.
  func file(of place: TablePlace) -> [AuditFinding.Place] {
    (localizations[place]?.paths ?? []).prefix(1).map { .init(localization: place.localization, path: $0) }
  }

  /// A key; for keys of Interface Builder also the object that it names.
  func quoted(_ key: LiteralKey) -> String {
    "'\(key.text.excerpt)'" + (inInterfaces { $0.description(of: key.text) }.map { " (\($0))" } ?? "")
  }

  func count(lacking: Int) -> String {
    let count = expected.keys.count
    return "\(count - lacking) of \(count.counted("text")) of '\(shortName)'"
  }
}
