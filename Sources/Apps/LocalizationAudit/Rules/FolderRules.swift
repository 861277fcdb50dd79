import AppLocalization
import AppSources
import SystemAccess

extension Rule {
  package static let nothingToAudit = Rule(
    "audit.nothingToAudit", .error, because: "An audit without files finds nothing, and CI stays green.",
    remedy: "give the folder of an app, of its sources, or of .lproj folders; look at 'exclude' in the configuration",
    example: """
      - README.md: An app
      + en.lproj/Localizable.strings: home.title = Home;
      = Localizable.xcstrings: { "sourceLanguage": "en", "version": "1.0", "strings": {} }
      """
  ).ofFolder { folder, rule in
    let unread = folder.files.filter { file in !folder.sources.parts.contains { $0.bundle.reads(file) } }
    if !unread.isEmpty {
      let list = unread.map { "'\($0.excerpt)'" }.joined(separator: ", ")
      return rule.findings(
        "nothing to audit: no file of texts, and no .lproj, is \(list)", places: unread.map { .init(path: $0) })
    }
    let hasAny = folder.sources.parts.map(\.bundle).contains { bundle in
      // A damaged catalog has a finding of its own.
      !bundle.folders.isEmpty || !bundle.catalogs.isEmpty || !bundle.info.localizations.isEmpty
        || bundle.diagnostics.contains { $0.severity == .error && $0.path?.hasExtension("xcstrings") ?? false }
    }
    if hasAny { return [] }
    let unused = folder.sources.unused.isEmpty ? "" : ", except in folders that are in no target"
    let message = "nothing to audit: no folder '*.lproj', no string catalog, no CFBundleLocalizations\(unused)"
    return rule.findings("\(message)", places: [.init(path: folder.root)])
  }
}

extension LocalizedBundle {
  /// Whether a file, or a folder of a localization, is a part of the bundle, damaged or not.
  fileprivate func reads(_ file: String) -> Bool {
    let paths = (folders.map(\.path) + tableFiles.map(\.path)).map(path) + diagnostics.compactMap(\.path)
    return paths.contains { $0.normalizedPath == file.normalizedPath }
  }
}

extension Rule {
  /// Localizations whose files are in no target although the others' are.
  static let localizationInNoTarget = Rule(
    "audit.localizationInNoTarget", .warning, [.mild: .note],
    because: "Xcode ships the folders that a target refers to, and all languages of a catalog unless "
      + "BUILD_ONLY_KNOWN_LOCALIZATIONS is on: nobody is shown the others.",
    remedy: "add the folder to the target, or delete it",
    example: """
      - A.xcodeproj/project.pbxproj: { rootObject = P; objects = { P = { targets = (T); mainGroup = G; developmentRegion = en; };
          G = { children = (F); }; F = { path = "App/en.lproj"; }; T = { name = A; buildPhases = (R); };
          R = { isa = PBXResourcesBuildPhase; files = (B); }; B = { fileRef = F; }; }; }
        App/en.lproj/Localizable.strings: home.title = Home;
        App/de.lproj/Localizable.strings: home.title = Start;
      + A.xcodeproj/project.pbxproj: { rootObject = P; objects = { P = { targets = (T); mainGroup = G; developmentRegion = en; };
          G = { children = (F); }; F = { path = App; }; T = { name = A; fileSystemSynchronizedGroups = (F); }; }; }
      or
      - App/de.lproj/Localizable.strings
      = App/de.lproj/Localizable.strings
      = Other/de.lproj/Localizable.strings: home.title = Start;
      """
  ).ofFolder { folder, rule in
    // One finding for each folder, or catalog.
    let all = folder.sources.parts.flatMap { part in
      part.unshipped.map { ($0.name, $0.path, $0.name.sharesLanguage(with: part.bundle.developmentRegion ?? "en")) }
    }
    let groups = Dictionary(grouping: all) { $0.1.resourceFolder }
    // Translators' work that was forgotten stands beside folders that ship.
    let shipped = Set(folder.bundles.flatMap { $0.localized.folders.filter { !$0.isBase }.map(\.path.resourceFolder) })
    return groups.sorted { $0.key < $1.key }.flatMap { path, unshipped in
      Dictionary(grouping: unshipped) { _, place, isDevelopers in
        !isDevelopers && shipped.contains(path) && place.hasExtension("lproj")
          && FolderListing(of: folder.root.appendingPath(place), .standard)
            .names.contains { FileRole($0)?.isTexts ?? false }
      }.sorted { $0.key && !$1.key }.flatMap { isForgotten, unshipped in
        rule.findings(
          "\(.names)\(path.isEmpty ? "" : " of '\(path.excerpt)'") \(.are) in no target: not shipped, not checked",
          isForgotten ? .usual : .mild, Set(unshipped.map(\.0)).map(TablePlace.localization),
          places: folder.places(Array(Set(unshipped.map(\.1)))))
      }
    }
  }

  static let knownRegionWithoutResources = Rule(
    "audit.knownRegionWithoutResources", .note, because: "A language that the project names has no texts.",
    remedy: "localize the region, or remove it from the project's localizations",
    example: """
      - A.xcodeproj/project.pbxproj: { rootObject = P; objects = { P = { developmentRegion = en; knownRegions = (en, de); }; }; }
        App/en.lproj/Localizable.strings: home.title = Home;
      + A.xcodeproj/project.pbxproj: { rootObject = P; objects = { P = { developmentRegion = en; knownRegions = (en); }; }; }
      or
      + App/de.lproj/Localizable.strings: home.title = Start;
      = App/en.lproj/Localizable.strings
      """
  ).ofFolder { folder, rule in
    if !folder.sources.isWhole { return [] }
    return folder.sources.projects.filter { !$0.knownRegions.isEmpty }.flatMap { project in
      let present = folder.bundles.filter { $0.projectPath == project.path }.flatMap(\.present)
      let names = present.comparable
      // Xcode gave every project these names, before it had those of today.
      let ofTemplate: Set = ["English", "French", "German", "Japanese"]
      let empty = project.knownRegions.filter {
        !names.contains(LocalizationName.comparable($0)) && $0 != project.developmentRegion && !ofTemplate.contains($0)
      }
      // A project without localized files keeps them elsewhere.
      if empty.isEmpty || present.isEmpty { return [AuditFinding]() }
      let list = empty.map { "'\($0)'" }.joined(separator: ", ")
      return rule.findings(
        "'\(project.path)' lists \(list) as known regions, which have no resources", .usual,
        empty.map(TablePlace.localization), places: folder.places([project.path]))
    }
  }

  static let resourcesInNoTarget = Rule(
    "audit.resourcesInNoTarget", .note, [.worse: .warning], because: "Files in no target are not shipped.",
    remedy:
      "add the folder to a target, with '.process' and not '.copy' in a package, or delete it; audit others' texts by "
      + "themselves",
    example: """
        Package.swift: let package = Package(name: "A", defaultLocalization: "en", targets: [.target(name: "A", path: "App")])
        App/en.lproj/Localizable.strings: home.title = Home;
      - Other/en.lproj/Localizable.strings: home.title = Home;
      = Other/en.lproj/Localizable.strings
      = App/Other/en.lproj/Menu.strings: menu.open = Open;
      """
  ).ofFolder { folder, rule in
    let copied = folder.sources.projects.flatMap(\.targets).flatMap(\.copied)
    func kept(_ paths: [String]) -> [Bool: [String]] {
      Dictionary(grouping: paths) { path in copied.contains(where: path.isWithin) }
    }
    let folders = kept(folder.sources.unused)
    let files = kept(Set(folder.sources.parts.flatMap(\.bundle.otherFiles)).sorted())
    let rows: [(String, String, String, [String], Kind)] = [
      ("folder", "with localized files", "copied as it is: people are shown keys", folders[true] ?? [], .worse),
      ("folder", "with localized files", "in no target: not shipped, not checked", folders[false] ?? [], .usual),
      ("catalog", "", "copied as it is: people are shown keys", files[true] ?? [], .worse),
      ("file", "of texts", "in no target: not shipped, not checked", files[false] ?? [], .usual),
      ("folder", "of packages, builds or tests", "not looked at", folder.sources.notEntered, .usual),
    ]
    return rows.filter { !$0.3.isEmpty }.flatMap { noun, kind, what, paths, severity in
      rule.findings(
        "\(paths.count.counted(noun)) \(kind.isEmpty ? "" : kind + " ")\(paths.count.agreeing("is", "are")) \(what)",
        severity,
        places: folder.places(paths))
    }
  }

  /// A language with less than the share of texts that a team wants.
  static let belowShare = Rule(
    "audit.belowShare", .error, because: "The team does not ship the language with fewer texts, as 'shares' says.",
    remedy: "translate the rest, or lower the share",
    example: """
        .which-locale.json: { "shares": { "de": 60 }, "disabled": ["missingKey"] }
        en.lproj/Localizable.strings: home.title = Home; home.help = Help;
      - de.lproj/Localizable.strings: home.title = Start;
      + de.lproj/Localizable.strings: home.title = Start; home.help = Hilfe;
      = .which-locale.json: { "shares": { "de": 50 } }
      = .which-locale.json: {}
      """
  ).ofFolder { folder, rule in
    guard folder.options.checksStrings else { return [] }
    // Nobody ships an example.
    let counted = folder.bundles.filter { !$0.isOfExamples }
    let tables = Set(counted.flatMap(\.tables).map(\.name))
    let coverage = Dictionary(grouping: folder.coverage.filter { tables.contains($0.table) }) {
      LocalizationName.comparable($0.localization)
    }
    return folder.options.shares.sorted { $0.key < $1.key }.flatMap { language, percent in
      let rows = coverage[LocalizationName.comparable(language)] ?? []
      // The texts of a bundle that does not have the language count too.
      let others = counted.filter {
        !LocalizationName.contains($0.localized.localizations + $0.required, language)
      }
      .flatMap(\.tables).filter { $0.kind != .infoPlist }.map(\.expected.keys.count)
      let (own, all) = rows.reduce((0, others.reduce(0, +))) { ($0.0 + $1.translatedCount, $0.1 + $1.keyCount) }
      if all > 0, own * 100 >= percent * all { return [AuditFinding]() }
      let name = rows.first?.localization ?? language
      return rule.findings(
        "'\(name.excerpt)' has \(own) of \(all.counted("text")), less than \(percent) %", .usual, [.localization(name)],
        places: [.init(path: folder.folder(of: name, folder.bundles) ?? folder.root)])
    }
  }

  /// Localizations with very few texts: an experiment, or a translation that never began. Each has one note.
  static let strayLocalization = Rule(
    "audit.strayLocalization", .note, because: "People who choose the language get an app that is not in it.",
    remedy: "translate the rest, or remove the folder",
    example: """
        en.lproj/Localizable.strings: key.{1-11} = Text;
      - fr.lproj/Localizable.strings: key.1 = Texte;
      + fr.lproj/Localizable.strings: key.{1-11} = Texte;
      or
      - fr.lproj/Localizable.strings
      = fr.lproj/Localizable.strings: key.{1-2} = Texte;
      """
  ).ofFolder { folder, rule in
    folder.begun.sorted { $0.key < $1.key }.flatMap(\.value).flatMap { stray in
      rule.findings(
        "'\(stray.name)' has only \(stray.own) of \(stray.most) texts", .usual, [.localization(stray.name)],
        places: stray.path.map { [.init(path: $0)] } ?? [])
    }
  }
}
