import AppLocalization
import AppSources
import SystemAccess

extension Rule {
  /// Localized files and texts that are never used, because a file of another place wins: one with their name outside all
  /// localizations (`LocalizedBundle.resource`), or one whose kind comes first. One finding for each file that wins.
  static let hiddenResource = Rule(
    "audit.hiddenResource", .warning,
    because:
      "A file outside all localizations, or a '.stringsdict' in Base.lproj, wins over the files of every language: "
      + "people see its contents, which may be in another language.",
    remedy: "move the file into the localization of its language, or remove from it what the localizations have",
    example: """
        en.lproj/Localizable.strings: home.title = Home;
      - Localizable.strings: home.title = Casa;
      + it.lproj/Localizable.strings: home.title = Casa;
      = Localizable.strings
      = Menu.strings: menu.open = Open;
      """
  ).ofTable(hiddenTexts).ofBundle { bundle, rule in
    guard bundle.isBuilt, let root = bundle.localized.layout.resourceFolders.first else { return [] }
    let outside = Set(bundle.localized.names(in: root))
    var hidden: [String: [String]] = [:]
    for folder in bundle.localized.folders {
      for name in bundle.localized.names(in: folder.path) where outside.contains(name) {
        // Folders with one name do not hide each other: their files are looked up.
        if case .file = FileKind(at: bundle.localized.path(of: root.appendingPath(name))) {
          hidden[name, default: []].append(folder.localization)
        }
      }
    }
    return hidden.sorted { $0.key < $1.key }.flatMap { name, localizations in
      let list = localizations.map { "'\($0)'" }.joined(separator: ", ")
      return rule.findings(
        "'\(name.excerpt)' outside all localizations hides the file of the same name in \(list)",
        places: [.init(path: bundle.localized.path(of: root.appendingPath(name)))])
    }
  }

  /// The texts of a table that people are not shown. Of files with one name the bundle's finding speaks.
  private static let hiddenTexts: Check<AuditedTable> = { table, rule in
    let outside = table.localizations[.unlocalized]?.files ?? []
    let hidden = table.rows.withBegun.filter { $0.state == .unshown }.compactMap {
      row -> (row: TextRow, path: String)? in
      guard let own = row.own else { return nil }
      // The file of its kind outside all localizations is used even if it lacks the key.
      let file = outside.first { $0.format == own.value.source || row.shown == nil }?.path
      guard let path = file ?? row.shown?.text.path else { return nil }
      let isFile = file ?? "" == path && path.lastPathComponent == own.path.lastPathComponent
      return isFile && table.bundle.isBuilt ? nil : (row, path)
    }
    return Dictionary(grouping: hidden, by: \.path).sorted { $0.key < $1.key }.flatMap { path, texts in
      let keys = Set(texts.map(\.row.key)).map(\.text).sortedByBytes
      let hidden = "\(keys.count.counted("text")) of '\(table.shortName)' \(keys.count.agreeing("is", "are")) not shown"
      return table.findings(
        rule, "\(hidden) in \(.names): '\(path.lastPathComponent.excerpt)' wins: \(keys.firstKeys)",
        .usual, Array(Set(texts.map(\.row.place))), keys: keys, places: [.init(path: path)])
    }
  }

  /// Tables whose names differ only by case. Macs' file systems treat them as one table, devices' as two.
  static let similarTables = Rule(
    "audit.similarTables", .error, [.lesser: .warning, .mild: .note],
    because:
      "Devices treat them as different tables, so a localization shows the developer's texts, or keys.",
    remedy: "rename the files so that all localizations spell the table alike",
    example: """
        en.lproj/Localizable.strings: home.title = Home;
      - de.lproj/localizable.strings: home.title = Start;
      + de.lproj/Localizable.strings: home.title = Start;
      = de.lproj/localizable.strings
      = de.lproj/Localisable.strings: home.title = Start;
      """
  ).ofBundle { bundle, rule in
    bundle.similarTables.flatMap { tables in
      // The spelling that fewest localizations have is probably a mistake.
      guard let rare = tables.min(by: { $0.allContents.count < $1.allContents.count }) else {
        return [AuditFinding]()
      }
      let names = tables.map { "'\($0.shortName.excerpt)'" }.joined(separator: ", ")
      let other = Set(tables.filter { $0.name != rare.name }.flatMap(\.allContents.keys))
      let own = rare.localizations.keys.filter { $0.localization != nil }.inOrder
      let isShared = !other.isDisjoint(with: rare.allContents.keys)
      let places = AuditedTable.sorted(rare.allContents).flatMap { place, contents in
        contents.paths.map { AuditFinding.Place(localization: place.localization, path: $0) }
      }
      // A leftover in Base.lproj or outside hides no translation.
      return rule.findings(
        "table names differ only in case: \(names); devices treat them as different tables",
        own.isEmpty ? .mild : isShared ? .lesser : .usual, own, table: rare.name,
        places: places)
    }
  }

  /// Texts of `Info.plist` that iOS and macOS show when the app asks for a permission, and titles that are keys of a table.
  static let untranslatedInfoText = Rule(
    "audit.untranslatedInfoText", .warning, [.mild: .note],
    because: "The system asks people for a permission, or offers a shortcut, in a language that they may not read.",
    remedy: "write the text into InfoPlist.strings, or InfoPlist.xcstrings, of the localization; of a service into "
      + "ServicesMenu.strings", isGrouped: true,
    example: """
        Info.plist: { CFBundleDevelopmentRegion = en; NSCameraUsageDescription = "We scan your tickets."; }
        en.lproj/Localizable.strings: home.title = Home;
        de.lproj/Localizable.strings: home.title = Start;
      + de.lproj/InfoPlist.strings: NSCameraUsageDescription = "Wir lesen Ihre Karten.";
      = Info.plist: { CFBundleDevelopmentRegion = en; NSCameraUsageDescription = "$(CAMERA_TEXT)"; }
      """
  ).ofBundle { bundle, rule in
    // Few people see an example, and none in their language.
    if bundle.isOfExamples { return [] }
    let questions = bundle.infoTexts.sorted { $0.key < $1.key }.map {
      (name: "'\($0.key.excerpt)'", key: $0.key, text: $0.value)
    }
    var known: Set<String> = []
    let titles = bundle.infoTitles.filter { title in
      known.insert(title.text).inserted && TextForm.isTranslatable(title.text) && !bundle.isAppName(title.text.letters)
    }
    return questions.flatMap { untranslated($0, bundle, rule) }
      + titles.flatMap { title in
        untranslated(
          ("'\(title.text.excerpt)' (\(title.name))", title.text, title.text), bundle, rule, in: title.table,
          title.isOfFiles ? .mild : .usual)
      }
  }

  /// - Parameters:
  ///   - info: a text of `Info.plist` as a message names it, its key in a table, and the text.
  ///   - name: the table; nil for that of questions, which are sentences.
  private static func untranslated(
    _ info: (name: String, key: String, text: String), _ bundle: AuditedBundle, _ rule: Rule, in name: String? = nil,
    _ kind: Kind = .usual
  ) -> [AuditFinding] {
    let tables = bundle.sharingInfo.flatMap(\.tables).filter {
      $0.shortName.lowercased() == (name ?? "InfoPlist").lowercased()
    }
    let region = bundle.localized.developmentRegion ?? "en"
    let all = Set(bundle.sharingInfo.flatMap(\.localized.localizations)).sorted()
    let variants = all.variants
    let names = all.filter { name in
      !name.sharesLanguage(with: region) && !bundle.toldAlready.contains(name) && !variants.contains(name)
    }
    func text(_ place: TablePlace) -> WrittenText? {
      tables.lazy.compactMap { TextRow(LiteralKey(info.key), in: place, of: $0).text }.first
    }
    // Info.plist may have a word in place of a text that the table has for all languages.
    let written = tables.lazy.compactMap { $0.reference.flatMap(text) ?? text(.base) }.first?.format.plainText
    let developers = written ?? info.text
    if written == nil && info.text.contains("$(") { return [] }
    if name == nil, developers.wordCount < 2 || TextForm.isInCapitals(developers) { return [] }
    let places = names.map(TablePlace.localization)
    let lacking = places.filter { (text($0)?.note.state ?? .untranslated) == .untranslated }
    let equal = places.filter { place in
      !lacking.contains(place) && text(place)?.format.plainText == developers
        && AuditThreshold.isSeveral(words: developers.wordCount)
    }
    let found: [(FindingText, [TablePlace])] = [
      ("\(info.name) of Info.plist is not translated in \(.names)", lacking),
      ("\(info.name) of Info.plist is the text of '\(region)' in \(.names)", equal),
    ]
    return found.filter { !$1.isEmpty }.flatMap { message, names in
      let places = names.compactMap { name in
        text(name).map { AuditFinding.Place(localization: name.localization, path: $0.path, position: $0.position) }
      }
      let position = bundle.localized.info.values.member(info.key)?.position
      return rule.findings(
        message, kind, names, table: tables.first?.name ?? name ?? "InfoPlist", key: info.key,
        places: places.isEmpty ? bundle.places() : places,
        source: position.flatMap { bundle.places(position: $0).first })
    }
  }
}
