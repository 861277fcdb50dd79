import AppLocalization
import AppSources
import SystemAccess

extension Rule {
  /// Localizations that do not have a table.
  static let missingTable = Rule(
    "audit.missingTable", .warning, [.mild: .note],
    because: "All texts of the table are shown in another language, or as keys.",
    remedy: "translate the table, or remove the localization",
    example: """
        en.lproj/Localizable.strings: home.title = Home;
        en.lproj/Menu.strings: menu.open = Open;
        fr.lproj/Localizable.strings: home.title = Accueil;
        fr.lproj/Menu.strings: menu.open = Ouvrir;
        de.lproj/Localizable.strings: home.title = Start;
      + de.lproj/Menu.strings: menu.open = Start;
      or
      - de.lproj/Localizable.strings
      = en.lproj/Menu.strings: // no texts yet
      = fr.lproj/Menu.strings: // no texts yet
      """
  ).ofTable { table, rule in
    if table.expected.keys.isEmpty { return [] }
    // What is used in place of the missing table.
    let groups = Dictionary(grouping: table.rows.places.filter(table.isLacking(in:))) { name in
      let shown = table.shownPlaces(in: name)
      return shown.isEmpty ? Array(table.interfaces.places.inOrder.prefix(1)) : shown
    }
    return groups.sorted { ($0.key.first?.sortingName ?? "") < ($1.key.first?.sortingName ?? "") }.flatMap {
      used, names in
      let what =
        switch used.count {
        case 0: table.kind == .infoPlist ? "the values of Info.plist are used" : "its keys are shown"
        case 1: "the table of \(used.map(\.quoted).joined()) is used"
        default: "the tables of \(used.map(\.quoted).joined(separator: " and ")) are used"
        }
      let present = table.localizations.keys.filter { $0 != .base && !table.isReference($0) }
      let isOwnLanguage =
        !used.isEmpty
        && used.allSatisfy { used in
          names.allSatisfy { name in
            used.localization.map { name.localization?.sharesLanguage(with: $0) ?? false } ?? false
          }
        }
      // A table that very few localizations have is not meant to be translated. Texts that the developer's language lacks
      // are usually in code.
      let isInCode = table.developers?.isEmpty ?? true && names.allSatisfy(table.isDevelopers)
      let isForFew = AuditThreshold.isForFew(present.count, of: names.count)
      let isRequired = names.contains { LocalizationName.contains(table.bundle.folder.options.required, "\($0)") }
      let isQuiet = !isRequired && (isOwnLanguage || table.kind == .infoPlist || isForFew || isInCode)
      // Where the texts to translate are: a file of another language is innocent.
      let files =
        table.reference.flatMap { table.localizations[$0]?.paths.first }.map { [$0] } ?? table.interfaces.paths
      let folder = names.count == 1 ? names.first?.localization.flatMap { table.localized.folders(for: $0).first } : nil
      let path =
        folder.flatMap { table.localized.path(of: $0.path) } ?? files.first
        ?? table.localizations.values.flatMap(\.paths).min()
      return table.findings(
        rule, "'\(table.shortName)' is missing in \(.names): \(what)", isQuiet ? .mild : .usual, names,
        places: [path].compactMap { $0 }.map { .init(path: $0) })
    }
  }

  /// A table outside all localizations, of which no localization has texts.
  static let unlocalizedTable = Rule(
    "audit.unlocalizedTable", .warning, because: "People of every language read the same texts.",
    remedy: "localize the file, or delete it",
    example: """
        A.xcodeproj/project.pbxproj: { rootObject = P; objects = { P = { targets = (T); mainGroup = G; developmentRegion = en; };
          G = { children = (F); }; F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; };
          T = { name = A; fileSystemSynchronizedGroups = (F); }; }; }
        App/en.lproj/Localizable.strings: home.title = Home;
        App/de.lproj/Localizable.strings: home.title = Start;
      - App/Menu.strings: menu.open = Open;
      + App/en.lproj/Menu.strings: menu.open = Open;
      + App/de.lproj/Menu.strings: menu.open = Start;
      or
      - App/Menu.strings
      = App/de.lproj/Menu.strings: menu.open = Start;
      = App/Menu.strings: // no texts yet
      """
  ).ofTable { table, rule in
    // Where no target says what ships, it may be another tool's: a store's texts, a screenshot's titles.
    if table.localized.isSources, table.bundle.targets.isEmpty { return [] }
    let languages = table.localized.localizations.count
    guard languages > 1, table.kind == .strings, table.localizations.keys.allSatisfy({ $0 == .unlocalized }),
      table.localizations[.unlocalized]?.table.values.isEmpty == false
    else { return [] }
    return table.findings(
      rule, "'\(table.shortName)' is outside all localizations: people of all \(languages) languages read its texts",
      places: table.file(of: .unlocalized))
  }

  /// A table in `Base.lproj` beside the development region's.
  static let leftoverBase = Rule(
    "audit.leftoverBase", .note,
    because: "Two files have the developer's texts, and a change to one of them does not reach everybody.",
    remedy: "delete the table in Base.lproj or in the development region",
    example: """
        en.lproj/Localizable.strings: home.title = Home;
      - Base.lproj/Localizable.strings: home.title = "My home";
      or
      - en.lproj/Localizable.strings
      = Base.lproj/Localizable.strings
      = Base.lproj/Menu.strings: menu.open = Open;
      """
  ).ofTable { table, rule in
    guard table.hasLeftoverBase, let path = table.contents(of: .base)?.paths.first else { return [] }
    let names = table.localized.localizations.map(TablePlace.localization)
      .filter { table.shownPlaces(in: $0).contains(.base) }
    let own = table.reference?.quoted ?? ""
    let message =
      "'Base.lproj' has '\(table.shortName)' beside \(own): "
      + (names.isEmpty ? "nobody is shown the one in Base" : "people are shown the one in Base in \(names.quotedList)")
    return table.findings(rule, "\(message)", places: [.init(path: path)])
  }

  /// Texts of a storyboard, nib or intent definition that no localization translates.
  static let untranslatedInterface = Rule(
    "audit.untranslatedInterface", .note,
    because: "The texts of objects that were added after the last export to translators are shown in the developer's "
      + "language, if code does not replace them.",
    remedy: "export the texts again, with Xcode or 'ibtool --generate-strings-file'",
    example: """
        Base.lproj/Main.storyboard: <document><label id="aaa-aa-aaa" text="Home"/><label id="bbb-bb-bbb" text="Help"/></document>
      - de.lproj/Main.strings: "aaa-aa-aaa.text" = "Start";
      + de.lproj/Main.strings: "aaa-aa-aaa.text" = "Start"; "bbb-bb-bbb.text" = "Hilfe";
      = Base.lproj/Main.storyboard: <document><label id="aaa-aa-aaa" text="Home"/><label id="bbb-bb-bbb" text="Label"/></document>
      """
  ).ofTable { table, rule in
    guard table.kind == .interface, !table.isCatalog else { return [] }
    let keys = Set(
      table.interfaces.documents.flatMap { document in
        let used = Set(table.rows.withBegun.lazy.filter { $0.text != nil }.map { document.id($0.key.text) })
        return document.keys.filter { !used.contains(document.id($0)) }
      }
    ).sortedByBytes
    if keys.isEmpty { return [] }
    let message =
      "\(keys.count.counted("text")) of '\(table.shortName)' \(keys.count.agreeing("is", "are")) in no "
      + "localization: " + keys.prefix(3).map { table.quoted(LiteralKey($0)) }.joined(separator: ", ")
      + (keys.count > 3 ? " …" : "")
    let path = table.sortedContents.lazy.compactMap(\.contents.paths.first).first
    return table.findings(rule, "\(message)", places: [path].compactMap { $0 }.map { .init(path: $0) })
  }.ofBundle { bundle, rule in
    // Where nobody translates anything, or a language has a copy, the texts need no table.
    let region = bundle.localized.developmentRegion ?? "en"
    let others = bundle.localized.localizations.filter { !$0.sharesLanguage(with: region) }
    if bundle.tables.isEmpty || Set(others).isSubset(of: bundle.toldAlready) { return [] }
    let names = Set(bundle.tables.map(\.shortName))
    let files = Dictionary(grouping: bundle.interfaceFiles.filter { !names.contains($0.name) }, by: \.name)
    let counts = files.compactMap { name, copies -> (name: String, path: String, count: Int)? in
      guard copies.count == 1, let path = copies.first?.path,
        case .success(let bytes) = FileBytes.read(path, bundle.localized.limits),
        let document = InterfaceDocument(bytes, limits: bundle.localized.limits)
      else { return nil }
      let keys = document.keys.filter { !bundle.isAppName(document.text(of: $0)?.letters ?? "") }
      return keys.isEmpty ? nil : (name, path, keys.count)
    }.sorted { $0.path < $1.path }
    if counts.isEmpty { return [] }
    let sum = counts.reduce(0) { $0 + $1.count }.counted("text")
    return rule.findings(
      "\(sum) of \(counts.map(\.name).firstKeys) can be translated in no table",
      places: counts.map { .init(path: $0.path) })
  }

  /// A catalog that meets a file of its table.
  static let catalogBesideFile = Rule(
    "audit.catalogBesideFile", .error,
    because: "Xcode refuses a catalog beside a .strings or .stringsdict file of its name. Elsewhere the file is used.",
    remedy: "move the texts of the files into the catalog, or delete one of both",
    example: """
        Localizable.xcstrings: { "sourceLanguage": "en", "version": "1.0", "strings": { "Open it": {} } }
      - de.lproj/Localizable.strings: "Open it" = "Öffnen";
      + Localizable.xcstrings: { "sourceLanguage": "en", "version": "1.0", "strings": { "Open it": {
          "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Öffnen" } } } } } }
      or
      - Localizable.xcstrings
      + en.lproj/Localizable.strings: "Open it" = "Open it";
      = Localizable.xcstrings
      = Menu.xcstrings: { "sourceLanguage": "en", "version": "1.0", "strings": { "Open it": {} } }
      """
  ).ofTable { table, rule in
    guard table.isCatalog else { return [] }
    let files = table.sortedContents.compactMap { place, contents in
      contents.paths.first { !$0.hasExtension("xcstrings") }.map { (place, $0) }
    }
    if files.isEmpty { return [] }
    return table.findings(
      rule, "'\(table.shortName)' is a catalog, and has files of its name in \(.names)", .usual, files.map(\.0),
      places: files.map { .init(localization: $0.0.localization, path: $0.1) })
  }

  /// A table whose developer's texts are nowhere.
  static let nothingCompared = Rule(
    "audit.nothingCompared", .warning, [.mild: .note],
    because: "Without the developer's texts, translations are compared only with each other.",
    remedy: "name a localization that has all texts with --reference, or as 'reference' in the configuration",
    example: """
        A.xcodeproj/project.pbxproj: { rootObject = P; objects = { P = { developmentRegion = en; }; }; }
        App/de.lproj/Localizable.strings: home.title = Start;
      + .which-locale.json: { "reference": "de" }
      = App/en.lproj/Localizable.strings: home.title = Home;
      """
  ).ofTable { table, rule in
    let translations = table.translations
    guard table.kind == .strings, table.developers?.isEmpty ?? true, !table.isReferenceDamaged,
      !translations.isEmpty, table.localizations[.unlocalized] == nil, !table.expected.areTexts,
      let wanted = table.reference?.localization ?? table.wantedReference,
      // A table in another spelling is another finding.
      table.rows.places.contains(.localization(wanted)) || !table.localized.localizations.contains(wanted)
    else { return [] }
    return table.findings(
      rule, "'\(table.shortName)' has no texts in '\(wanted)': translations were not compared with the developer's",
      // Where the language has other tables, an empty or missing one may be a decision.
      LocalizationName.contains(table.localized.localizations, wanted) ? .mild : .usual,
      places: translations.first.map(table.file) ?? [])
  }

  /// Keys of `InfoPlist.strings` that no information property list has.
  static let unknownInfoKey = Rule(
    "audit.unknownInfoKey", .warning, [.mild: .note],
    because: "The text replaces no value of Info.plist: nobody sees it.",
    remedy: "write the key as Info.plist has it, such as NSCameraUsageDescription", isGrouped: true,
    example: """
        Info.plist: { CFBundleDevelopmentRegion = en; NSCameraUsageDescription = "We scan your tickets."; }
      - en.lproj/InfoPlist.strings: "Privacy.Camera" = "We scan your tickets.";
      + en.lproj/InfoPlist.strings: NSCameraUsageDescription = "We scan your tickets.";
      = en.lproj/InfoPlist.strings: CFBundleName = App;
      """
  ).ofTable { table, rule in
    guard table.kind == .infoPlist, !table.localized.info.values.members.isEmpty else { return [] }
    return table.rows.byKey { row in
      row.text != nil && row.state != .stale && !row.key.text.isEmpty
        && (!table.namesInfoValue(row.key) || table.replacesNothing(row.key))
    }.flatMap { key, rows in
      // Code may look up other keys in this table too. Xcode's names of values are certainly wrong.
      let isMistaken = key.text.contains(".") || key.text.contains("Usage Description")
      return table.findings(
        rule, "'\(key.text.excerpt)' names no value of Info.plist, in \(.names)", isMistaken ? .usual : .mild, of: rows)
    }
  }
}
