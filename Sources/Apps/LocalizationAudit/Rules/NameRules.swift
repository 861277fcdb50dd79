import AppLocalization
import AppSources
import Foundation
import LocaleValidity
import SystemAccess

extension AuditedBundle {
  /// The names of one localization: `English` and `en`, `en_GB` and `en-GB`, `iw` and `he`.
  fileprivate var duplicates: [[String]] {
    // A name that Info.plist alone has is a spelling.
    Dictionary(grouping: localized.localizations.filter(Set(present).contains), by: LocalizationName.comparable)
      .filter { $1.count > 1 }
      .sorted { $0.key < $1.key }.map(\.value)
  }

  /// Whether another framework brings texts: Flutter, React Native, Compose, Qt, Electron, .NET or Java, in a built app or beside
  /// the sources. A file or a folder that others have as well is no proof: what is in it says so.
  fileprivate var hasForeignTexts: Bool {
    // A folder of a checkout, `ios/Runner`, may have an Info.plist at its top as a built bundle has.
    let isBundle = !localized.isSources && localized.path.lastPathComponent.isBundleName
    let isOfFlutter = ["ios", "macos", "Runner"].contains(URL(fileURLWithPath: folder.root).lastPathComponent)
    let own =
      isBundle
      ? ["", "Contents", "Frameworks", "Contents/Frameworks", "Contents/Resources"].map(localized.path.appendingPath)
      : (infoPath ?? folder.root).pathAndParents.filter { $0.isWithin(folder.root) }
        + (isOfFlutter ? ["..", "../.."] : []).map(folder.root.appendingPath)
    return own.contains { path in
      let names = FolderListing(of: path, localized.limits).names
      return names.contains { name in
        name.hasExtension("qm") || (isBundle ? isForeign(name, in: path) : saysForeign(name, in: path))
      }
    }
  }

  /// Whether a file of a build says that it makes an app with texts of another framework.
  private func saysForeign(_ name: String, in folder: String) -> Bool {
    let marks = [
      "pubspec.yaml": ["sdk: flutter"], "build.gradle": ["org.jetbrains.compose"],
      "build.gradle.kts": ["org.jetbrains.compose", "compose.resources"],
      "package.json": [
        "\"react-native\"", "\"expo\"", "\"@capacitor/", "\"cordova-ios\"", "\"@nativescript/",
      ],
      "app.json": ["\"expo\""], "CMakeLists.txt": ["LinguistTools", "_add_translation"],
      "Podfile": ["use_react_native", "flutter_install", "Capacitor", "Cordova"],
    ]
    let path = folder.appendingPath(name)
    if name == "composeApp" {
      return ["commonMain", "iosMain"].contains { set in
        FileKind(at: path.appendingPath("src/\(set)/composeResources")) != nil
      }
    }
    guard let texts = marks[name], case .success(let bytes) = FileBytes.read(path, localized.limits) else {
      return false
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return texts.contains { text.components(cutAt: $0).count > 1 }
  }

  /// Whether a file or folder of a built app has texts of another framework.
  private func isForeign(_ name: String, in folder: String) -> Bool {
    let marks: Set = [
      "Flutter.framework", "FlutterMacOS.framework", "flutter_assets", "main.jsbundle", "React.framework",
      "hermes.framework", "Capacitor.framework", "Cordova.framework", "compose-resources", "composeResources",
      "QtCore.framework", "app.asar", "Electron Framework.framework", "MonoBundle", "MonoTouch",
    ]
    if marks.contains(name) { return true }
    guard ["www", "translations", "app", "Java"].contains(name) else { return false }
    return FolderListing(of: folder.appendingPath(name), localized.limits).names.contains {
      $0 == "cordova.js" || $0.hasExtension("qm") || $0.hasExtension("jar")
    }
  }

  /// Whether a language without a table would show keys that are no texts.
  fileprivate var showsKeys: Bool {
    tables.contains { table in
      table.reference == nil && table.kind == .strings && !table.expected.areTexts
        && table.expected.keys.contains { !TextForm.isText($0) }
    }
  }

  /// Whether any engine knows a name, if there are no others: by its canonical form, by what Apple's rules read it as, or by
  /// the language alone.
  fileprivate func isKnown(_ name: String) -> Bool {
    // Read whole: `it` is no name of a folder `it.bak`.
    let read = [AppleIdentifier(name).name, name].compactMap { LocaleIdentifier($0)?.languageIdentifier }
      .map { LocaleIdentifier($0) }
    let candidates = ([LocaleIdentifier(name)?.canonicalized].compactMap { $0 } + read)
      .flatMap { [$0, LocaleIdentifier(LanguageIdentifier(language: $0.language))] }.filter(\.isOffered)
    return name == "zxx"
      || LocalizationEngine.allCases.contains { engine in
        candidates.contains { engine.choice(from: [name], preferring: [$0.description]).first == name }
      }
  }
}

extension LocaleIdentifier {
  /// Whether settings may offer it: its language is in use, and no other replaces it as `he` replaces `iw`.
  fileprivate var isOffered: Bool {
    let language = LocaleIdentifier(LanguageIdentifier(language: language))
    return isValid && language.isCanonical
      && language.validity.first { $0.field == .language }?.status == .regular
  }
}

extension Rule {
  static let unmatchedName = Rule(
    "audit.unmatchedName", .error, [.mild: .note],
    because: "The name is not a language: nobody is shown the localization.",
    remedy: "rename the folder, or the entry of CFBundleLocalizations, to a BCP 47 identifier such as en-GB",
    example: """
        en.lproj/Localizable.strings: home.title = Home;
      - Hebrew.lproj/Localizable.strings: home.title = "בית";
      + he.lproj/Localizable.strings: home.title = "בית";
      = Hebrew.lproj/Localizable.strings
      = German.lproj/Localizable.strings: home.title = Start;
      """
  ).ofBundle { bundle, rule in
    bundle.localized.localizations.filter { !bundle.isKnown($0) }.flatMap { name in
      // A wrong guess is worse than none: `pr` is no language, though the region PR speaks `es`.
      let meant = LocaleIdentifier(name)?.validity.first?.suggestion.flatMap { [$0].nearest(to: name) }
      // BCP 47's names for private use: an app may prefer one itself.
      let isPrivate = name.lowercased().hasPrefix("x-") && bundle.localized.choice(for: [name]).first == name
      let more =
        (meant.map { ": did you mean '\($0)'?" } ?? "") + (isPrivate ? ", but an app may prefer it itself" : "")
      return rule.findings(
        "no device knows the language '\(name)'\(more)", isPrivate ? .mild : .usual, [.localization(name)],
        places: bundle.places(name))
    }
  }

  static let unknownSubtag = Rule(
    "audit.unknownSubtag", .note,
    because: "Devices pass over a script, region or variant that does not exist, and the App Store refuses such names.",
    remedy: "name one that exists, or leave it out",
    example: """
        en.lproj/Localizable.strings: home.title = Home;
      - fr-QC.lproj/Localizable.strings: home.title = Accueil;
      + fr-CA.lproj/Localizable.strings: home.title = Accueil;
      = fr-QC.lproj/Localizable.strings
      = es-419.lproj/Localizable.strings: home.title = Inicio;
      """
  ).ofBundle { bundle, rule in
    // That nobody knows a name is another finding, which says more.
    bundle.localized.localizations.filter { bundle.isKnown($0) }.flatMap { name in
      let parts = LocaleIdentifier(name)?.validity ?? []
      guard let wrong = parts.first(where: { $0.field != .language && $0.status == .unlisted }) else {
        return [AuditFinding]()
      }
      return rule.findings(
        "the \(wrong.field) '\(String(wrong.subtag).excerpt)' of '\(name.excerpt)' does not exist", .usual,
        [.localization(name)], places: bundle.places(name))
    }
  }

  static let duplicateLocalization = Rule(
    "audit.duplicateLocalization", .error, [.mild: .note],
    because: "Of two folders for one localization only one is ever shown.",
    remedy: "move all files into one of the folders",
    example: """
        en.lproj/Localizable.strings: home.title = Home;
        he.lproj/Localizable.strings: home.title = "בית";
      - iw.lproj/Localizable.strings: home.title = "בית";
      = iw.lproj/Localizable.strings
      = yi.lproj/Localizable.strings: home.title = "היים";
      """
  ).ofBundle { bundle, rule in
    bundle.duplicates.flatMap { names in
      let list = names.map { "'\($0)'" }.joined(separator: " and ")
      return rule.findings(
        "\(list) name one localization; only one of them is ever shown", bundle.isOfExamples ? .mild : .usual,
        names.prefix(1).map(TablePlace.localization),
        places: bundle.places(names.first))
    }
  }

  static let noDevelopmentRegion = Rule(
    "audit.noDevelopmentRegion", .warning, because: "People whose languages the app lacks get an arbitrary one.",
    remedy: "set CFBundleDevelopmentRegion in Info.plist",
    example: """
      - Info.plist: { CFBundleName = App; }
        en.lproj/Localizable.strings: home.title = Home;
      + Info.plist: { CFBundleName = App; CFBundleDevelopmentRegion = en; }
      = en.lproj/Localizable.strings
      = App/en.lproj/Localizable.strings: home.title = Home;
      """
  ).ofBundle { bundle, rule in
    // In sources, Xcode's default may be intended.
    guard bundle.localized.developmentRegion == nil, bundle.isBuilt,
      !bundle.localized.localizations.isEmpty
    else {
      return []
    }
    let message =
      "no development region: if no preference matches, American English is shown or, without it, the first localization"
    return rule.findings("\(message)", places: bundle.places())
  }

  static let developmentRegionNotLocalized = Rule(
    "audit.developmentRegionNotLocalized", .error, [.mild: .note],
    because: "The localization that should be shown if nothing matches does not exist.",
    remedy: "name a localization that the app has as its development region",
    example: """
      - Info.plist: { CFBundleDevelopmentRegion = it; }
        en.lproj/Localizable.strings: home.title = Home;
      + Info.plist: { CFBundleDevelopmentRegion = en; }
      = Info.plist: { CFBundleDevelopmentRegion = "en-GB"; }
      """
  ).ofBundle { bundle, rule in
    guard let region = bundle.localized.developmentRegion,
      !bundle.localized.isSources || bundle.isPackage && bundle.showsKeys
    else { return [] }
    return unlocalized(region, "", among: bundle.localized.localizations, rule, bundle.places(region))
  }.ofFolder { folder, rule in
    folder.sources.apps.flatMap { name, app -> [AuditFinding] in
      guard let region = app.developmentRegion, let path = app.layout.infoPath ?? app.folders.first?.path else {
        return []
      }
      // The names in Info.plist alone may be translated for a few.
      let isOfNames = app.tableFiles.allSatisfy { $0.table.hasSuffix("InfoPlist") }
      return unlocalized(
        region, " of '\(name.excerpt)'", among: app.localizations, rule, folder.places([path]),
        isOfNames ? .mild : .usual)
    }
  }

  /// A region that Apple's look-up, which takes it as a preference, finds no localization for. `English` is a spelling of `en`.
  private static func unlocalized(
    _ region: String, _ owner: String, among names: [String], _ rule: Rule, _ places: [AuditFinding.Place],
    _ kind: Kind = .usual
  ) -> [AuditFinding] {
    let isFound = LocalizationEngine.apple.choice(from: names, preferring: [region]).isMatch
    if isFound || names.isEmpty || LocalizationName.contains(names, region) { return [] }
    return rule.findings(
      "the development region '\(region)'\(owner) leads to no localization", kind, [.localization(region)],
      places: places)
  }

  static let declaredWithoutResources = Rule(
    "audit.declaredWithoutResources", .warning, [.mild: .note],
    because: "The app declares a language that it does not have: people see keys or another language.",
    remedy: "add its .lproj folder; if nothing else brings its texts, remove it from the list",
    example: """
      - Info.plist: { CFBundleDevelopmentRegion = en; CFBundleLocalizations = (en, de); }
        en.lproj/Localizable.strings: home.title = Home;
      + Info.plist: { CFBundleDevelopmentRegion = en; CFBundleLocalizations = (en); }
      or
      + de.lproj/Localizable.strings: home.title = Start;
      = Info.plist: { CFBundleDevelopmentRegion = en; CFBundleLocalizations = (English); }
      """
  ).ofBundle { bundle, rule in
    // A list in the app's Info.plist is the cure for languages that its packages alone have.
    let present = bundle.folder.present
    let missing = Set(bundle.localized.info.localizations).filter { name in
      !present.contains(LocalizationName.comparable(name))
        && (bundle.localized.developmentRegion != name || !bundle.localized.folders.contains(where: \.isBase))
    }
    // Texts of Flutter or React Native are not among the resources, and the system needs the list.
    if missing.isEmpty || bundle.hasForeignTexts { return [] }
    return missing.sorted().flatMap { name in
      rule.findings(
        "\(InfoDictionary.Key.localizations) lists '\(name)', which has no resources",
        bundle.localized.isSources ? .mild : .usual, [.localization(name)], places: bundle.places(name))
    }
  }

  static let resourcesNotDeclared = Rule(
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
      """
  ).ofBundle { bundle, rule in
    let declared = bundle.localized.info.localizations.comparable
    if declared.isEmpty { return [] }
    return Set(bundle.present).filter { !declared.contains(LocalizationName.comparable($0)) }.sorted().flatMap { name in
      rule.findings(
        "'\(name)' is not in \(InfoDictionary.Key.localizations)", .usual, [.localization(name)],
        places: bundle.places(name))
    }
  }
}

extension Rule {
  /// A language of an app that a part of it lacks: an extension, a package, a page of settings.
  static let languageNotInPart = Rule(
    "audit.languageNotInPart", .warning,
    because: "People see this part of the app in another language, or its keys.",
    remedy: "give it the language; as 'required' of the configuration each of its tables is checked",
    example: """
        A.xcodeproj/project.pbxproj: { rootObject = P; objects = { P = { developmentRegion = en; mainGroup = G; targets = (T, W); };
          G = { children = (F, X); }; F = { path = App; }; X = { path = Widget; };
          T = { name = A; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (F); };
          W = { name = W; productType = "com.apple.product-type.app-extension"; fileSystemSynchronizedGroups = (X); }; }; }
        App/en.lproj/Localizable.strings: home.title = Home;
        App/de.lproj/Localizable.strings: home.title = Start;
      - Widget/en.lproj/Localizable.strings: widget.title = Set;
      + Widget/en.lproj/Localizable.strings: widget.title = Set;
      + Widget/de.lproj/Localizable.strings: widget.title = Satz;
      = App/de.lproj/Localizable.strings
      = Widget/en.lproj/Localizable.strings: // none
      """
  ).ofFolder { folder, rule in
    folder.partsOfApps.flatMap { part in
      // Languages that the team requires are told of each table.
      let names = part.languages.filter { name in
        !part.bundle.choice(for: [name]).isMatch && !LocalizationName.contains(folder.options.required, name)
      }
      if names.isEmpty { return [AuditFinding]() }
      return rule.findings(
        "'\(part.name.excerpt)' has no \(.names), in which people read the app", .usual,
        names.map(TablePlace.localization),
        places: [.init(path: part.path)])
    }
  }

  static let languageNotInApp = Rule(
    "audit.languageNotInApp", .warning, [.mild: .note],
    because:
      "Apple's look-up first chooses a language of the app, and then asks a package or framework for that one: people "
      + "see the app's language on its screens too.",
    remedy: "give the app the language, with an .lproj folder or in CFBundleLocalizations of its Info.plist, or set "
      + "CFBundleAllowMixedLocalizations there",
    example: """
        A.xcodeproj/project.pbxproj: { rootObject = P; objects = { P = { developmentRegion = en; }; }; }
        App/en.lproj/Localizable.strings: home.title = Home;
        Kit/Package.swift: let package = Package(name: "Kit", defaultLocalization: "en", targets: [.target(name: "Kit")])
        Kit/Sources/Kit/en.lproj/Localizable.strings: kit.title = Set;
      - Kit/Sources/Kit/de.lproj/Localizable.strings: kit.title = Satz;
      + App/de.lproj/Localizable.strings: home.title = Start;
      + Kit/Sources/Kit/de.lproj/Localizable.strings: kit.title = Satz;
      = App/Info.plist: { CFBundleLocalizations = (en, de); }
      = App/Info.plist: { CFBundleAllowMixedLocalizations = YES; }
      = A.xcodeproj/project.pbxproj
      = Example/A.xcodeproj/project.pbxproj: { rootObject = P; objects = { P = { developmentRegion = en; }; }; }
      = App/en.lproj/Localizable.strings
      """
  ).ofBundle { bundle, rule in
    let apps = bundle.deciding
    if apps.isEmpty || apps.contains(where: \.localized.info.allowsMixedLocalizations) { return [] }
    let languages = Set(apps.flatMap(\.localized.localizations)).sorted()
    let shown = Set(languages.flatMap { bundle.localized.choice(for: [$0]).localizations })
    let hidden = bundle.localized.localizations.filter { !shown.contains($0) && !bundle.toldAlready.contains($0) }
    let ofPackage = bundle.isPackage ? bundle.project?.folder.lastPathComponent ?? "" : ""
    let ofTarget = bundle.targets.first?.name ?? bundle.localized.path.lastPathComponent
    let name = ofPackage.isEmpty ? ofTarget : ofPackage
    // People of another region read the app's language.
    let groups = Dictionary(grouping: hidden) { name in languages.contains { $0.sharesLanguage(with: name) } }
    return groups.sorted { $1.key && !$0.key }.flatMap { isOfRegion, names in
      rule.findings(
        "\(.names) of '\(name.excerpt)' \(.are) never shown: the app has no localization that leads there",
        isOfRegion ? .mild : .usual, names.map(TablePlace.localization),
        places: names.map { name in
          let catalog = bundle.localized.catalogs.first { $0.localizations.contains(name) }
          let path = bundle.localized.folders(for: name).first?.path ?? catalog?.path ?? ""
          return .init(localization: name, path: bundle.localized.path(of: path))
        })
    }
  }
}
