import AppLocalization
import AppSources
import LocaleValidity

/// A bundle with the facts that its rules need.
struct BundleFacts {
  let inventory: AuditInventory
  /// The ways to the localizations, by name.
  let reach: [String: [LocalizationReach]]
  let options: AuditOptions
  /// Localizations that have a finding already: they have hardly begun.
  let passedOver: Set<String>
  /// Whether the bundle is a package's.
  let isPackage: Bool
  /// The inventories of all bundles with this one's `Info.plist`, in order.
  let sharingInfo: [AuditInventory]

  var bundle: LocalizedBundle { inventory.bundle }

  /// The texts of `Info.plist` that the system shows when the app asks for a permission, by key. Of the bundles with this
  /// one's only the first has them, which reports.
  var infoTexts: [String: String] {
    guard sharingInfo.first?.bundle.layout == bundle.layout else { return [:] }
    return sharingInfo.reduce(into: [:]) { $0.merge($1.infoTexts) { first, _ in first } }
  }

  /// The place of a localization, else of `Info.plist`, else the bundle.
  func places(_ localization: String? = nil, position: TextPosition? = nil) -> [AuditFinding.Place] {
    let folder = localization.flatMap { bundle.folders(for: $0).first?.path }
    let path = bundle.path(of: folder ?? bundle.layout.infoPath ?? "")
    return [.init(localization: localization, path: path, position: position)]
  }

  /// The names of one localization: `English` and `en`, `en_GB` and `en-GB`, `iw` and `he`.
  var duplicates: [[String]] {
    Dictionary(grouping: bundle.localizations, by: LocalizationName.comparable).filter { $1.count > 1 }
      .sorted { $0.key < $1.key }.map(\.value)
  }

  /// Whether a language without a table would show keys that are no texts.
  var showsKeys: Bool {
    inventory.tables.contains { table in
      guard table.reference == nil, table.kind == .strings else { return false }
      let expected = ExpectedTexts(inventory, table).expected
      return !expected.areTexts && expected.keys.contains { !ExpectedKeys.isText($0) }
    }
  }

  /// Whether any engine knows a name, if there are no others.
  func isKnown(_ name: String) -> Bool {
    name == "zxx"
      || LocalizationEngine.allCases.contains { engine in
        ReachabilityCandidates(for: name).identifiers.contains { candidate in
          engine.choice(from: [name], preferring: [candidate]).first == name
        }
      }
  }

  /// The localizations that have resources.
  var present: [String] {
    bundle.folders.filter { !$0.isBase }.map(\.localization) + bundle.catalogs.flatMap(\.localizations)
  }
}

enum UnmatchedName: BundleRule {
  static let about = RuleDescription(
    "audit.unmatchedName", .error, because: "The name is not a language: nobody is shown the localization.",
    remedy: "rename the folder, or the entry of CFBundleLocalizations, to a BCP 47 identifier such as en-GB",
    example: """
        en.lproj/Localizable.strings: home.title = Home;
      - Hebrew.lproj/Localizable.strings: home.title = "בית";
      + he.lproj/Localizable.strings: home.title = "בית";
      = Hebrew.lproj/Localizable.strings
      = German.lproj/Localizable.strings: home.title = Start;
      """)

  static func check(_ facts: BundleFacts) -> [AuditFinding] {
    facts.bundle.localizations.filter { !facts.isKnown($0) }.map { name in
      let meant = LocaleIdentifier(name)?.validity.first?.suggestion
      // BCP 47's names for private use: an app may prefer one itself.
      let isPrivate = name.lowercased().hasPrefix("x-") && facts.bundle.choice(for: [name]).first == name
      return finding(
        "no device knows the language '\(name)'" + (meant.map { ": did you mean '\($0)'?" } ?? "")
          + (isPrivate ? ", but an app may prefer it itself" : ""),
        severity: isPrivate ? .note : nil, [.localization(name)], places: facts.places(name))
    }
  }
}

enum DuplicateLocalization: BundleRule {
  static let about = RuleDescription(
    "audit.duplicateLocalization", .error, because: "Of two folders for one localization only one is ever shown.",
    remedy: "move all files into one of the folders",
    example: """
        en.lproj/Localizable.strings: home.title = Home;
        he.lproj/Localizable.strings: home.title = "בית";
      - iw.lproj/Localizable.strings: home.title = "בית";
      = iw.lproj/Localizable.strings
      = yi.lproj/Localizable.strings: home.title = "היים";
      """)

  static func check(_ facts: BundleFacts) -> [AuditFinding] {
    facts.duplicates.map { names in
      let list = names.map { "'\($0)'" }.joined(separator: " and ")
      return finding(
        "\(list) name one localization; only one of them is ever shown", names.prefix(1).map(TablePlace.localization),
        places: facts.places(names.first))
    }
  }
}

enum Unreachable: BundleRule {
  static let about = RuleDescription(
    "audit.unreachable", .warning, because: "No language that people can choose leads to the localization.",
    remedy: "rename it to an identifier that a preference leads to, or remove it",
    example: """
        en.lproj/Localizable.strings: home.title = Home;
      - en-formal.lproj/Localizable.strings: home.title = "Your home";
      + en-GB.lproj/Localizable.strings: home.title = "Your home";
      or
      - en-formal.lproj/Localizable.strings
      = en-formal.lproj/Localizable.strings
      = en-150.lproj/Localizable.strings: home.title = Home;
      """)

  /// One finding for all engines that do not reach a localization.
  static func check(_ facts: BundleFacts) -> [AuditFinding] {
    let doubled = Set(facts.duplicates.joined())
    return facts.bundle.localizations.filter { !doubled.contains($0) && facts.isKnown($0) }.compactMap { name in
      let answers = (facts.reach[name] ?? []).filter { !$0.isReachable }
      if answers.isEmpty { return nil }
      let ways = Dictionary(grouping: answers, by: \.way).map { way, answers in
        let engines = answers.map(\.engine.rawValue).sorted().joined(separator: ", ")
        return switch way {
        case .preferred, .never: "no preference leads to '\(name)' (\(engines))"
        case .itself: "no language of the settings leads to '\(name)' (\(engines)), but an app may prefer it itself"
        case .fallback(let preference):
          "no user is shown '\(name)' (\(engines)); it only supplies files that a better one lacks, for '\(preference)'"
        case .developmentRegion:
          "no preference leads to '\(name)' (\(engines)); it is only the fallback, as the development region"
        }
      }
      // Other engines may be used only on servers: beside Apple's, a localization that only they do not reach, such as
      // `French.lproj`, may be intended.
      let isApples =
        answers.contains { $0.engine == .apple && $0.way != .itself } || !facts.options.engines.contains(.apple)
      return finding(
        ways.sorted().joined(separator: ". Also "), severity: isApples ? .warning : .note,
        [.localization(name)], places: facts.places(name))
    }
  }
}

enum NoDevelopmentRegion: BundleRule {
  static let about = RuleDescription(
    "audit.noDevelopmentRegion", .warning, because: "People whose languages the app lacks get an arbitrary one.",
    remedy: "set CFBundleDevelopmentRegion in Info.plist",
    example: """
      - Info.plist: { CFBundleName = App; }
        en.lproj/Localizable.strings: home.title = Home;
      + Info.plist: { CFBundleName = App; CFBundleDevelopmentRegion = en; }
      = en.lproj/Localizable.strings
      = App/en.lproj/Localizable.strings: home.title = Home;
      """)

  static func check(_ facts: BundleFacts) -> [AuditFinding] {
    // In sources, Xcode's default may be intended.
    guard facts.bundle.developmentRegion == nil, !facts.bundle.isSources, !facts.bundle.localizations.isEmpty else {
      return []
    }
    let message =
      "no development region: if no preference matches, American English is shown or, without it, the first localization"
    return [finding(message, places: facts.places())]
  }
}

enum DevelopmentRegionNotLocalized: BundleRule {
  static let about = RuleDescription(
    "audit.developmentRegionNotLocalized", .error,
    because: "The localization that should be shown if nothing matches does not exist.",
    remedy: "name a localization that the app has as its development region",
    example: """
      - Info.plist: { CFBundleDevelopmentRegion = it; }
        en.lproj/Localizable.strings: home.title = Home;
      + Info.plist: { CFBundleDevelopmentRegion = en; }
      = Info.plist: { CFBundleDevelopmentRegion = "en-GB"; }
      """)

  static func check(_ facts: BundleFacts) -> [AuditFinding] {
    guard let region = facts.bundle.developmentRegion, !facts.bundle.isSources || facts.isPackage && facts.showsKeys
    else { return [] }
    // An engine takes the region as a preference.
    let engines = facts.options.engines.filter { !facts.bundle.choice(for: [region], engine: $0).isMatch }
    if engines.isEmpty { return [] }
    let isApples = engines.contains(.apple) || !facts.options.engines.contains(.apple)
    return [
      finding(
        "the development region '\(region)' leads to no localization (\(engines.map(\.rawValue).joined(separator: ", ")))",
        severity: isApples ? .error : .note, [.localization(region)], places: facts.places(region))
    ]
  }
}

enum DeclaredWithoutResources: BundleRule {
  static let about = RuleDescription(
    "audit.declaredWithoutResources", .warning,
    because: "The app declares a language that it does not have: people see keys or another language.",
    remedy: "add its .lproj folder, or remove it from the list",
    example: """
      - Info.plist: { CFBundleDevelopmentRegion = en; CFBundleLocalizations = (en, de); }
        en.lproj/Localizable.strings: home.title = Home;
      + Info.plist: { CFBundleDevelopmentRegion = en; CFBundleLocalizations = (en); }
      or
      + de.lproj/Localizable.strings: home.title = Start;
      = Info.plist: { CFBundleDevelopmentRegion = en; CFBundleLocalizations = (English); }
      """)

  static func check(_ facts: BundleFacts) -> [AuditFinding] {
    let bundle = facts.bundle
    let present = facts.present.comparable
    let missing = Set(bundle.info.localizations).filter { name in
      !present.contains(LocalizationName.comparable(name))
        && (bundle.developmentRegion != name || !bundle.folders.contains(where: \.isBase))
    }
    return missing.sorted().map { name in
      // Texts of Flutter or React Native are not among the sources' resources.
      finding(
        "\(InfoDictionary.Key.localizations) lists '\(name)', which has no resources",
        severity: bundle.isSources ? .note : .warning, [.localization(name)], places: facts.places(name))
    }
  }
}

enum ResourcesNotDeclared: BundleRule {
  static let about = RuleDescription(
    "audit.resourcesNotDeclared", .note, because: "The list in Info.plist and the folders say different things.",
    remedy: "add it to the list, or delete its folder",
    example: """
      - Info.plist: { CFBundleDevelopmentRegion = en; CFBundleLocalizations = (en); }
        en.lproj/Localizable.strings: home.title = Home;
        de.lproj/Localizable.strings: home.title = Start;
      + Info.plist: { CFBundleDevelopmentRegion = en; CFBundleLocalizations = (en, de); }
      or
      - de.lproj/Localizable.strings
      = Info.plist: { CFBundleDevelopmentRegion = en; }
      """)

  static func check(_ facts: BundleFacts) -> [AuditFinding] {
    let declared = facts.bundle.info.localizations.comparable
    if declared.isEmpty { return [] }
    return Set(facts.present).filter { !declared.contains(LocalizationName.comparable($0)) }.sorted().map { name in
      finding(
        "'\(name)' is not in \(InfoDictionary.Key.localizations)", [.localization(name)], places: facts.places(name))
    }
  }
}
