import AppLocalization
import Foundation
import TestSupport
import Testing

@testable import LocalizationAudit

/// Findings about bundles, projects and folders.
extension AuditFindingTests {
  private func messages(_ files: [String: String], _ code: LocalizationDiagnostic.Code) throws -> [String] {
    try audit(files).findings.filter { $0.code == code }.map { "\($0.severity) \($0.message)" }
  }

  private static let manifest = "let p = Package(name: \"a\", defaultLocalization: \"en\")"

  /// A folder, a catalog or a declaration is something to audit.
  @Test(arguments: [
    ("Info.plist", "{ CFBundleDevelopmentRegion = en; }", true),
    ("Info.plist", "{ CFBundleLocalizations = (en); }", false),
    ("A.xcstrings", #"{"sourceLanguage":"en","version":"1.0","strings":{}}"#, false),
    ("en.lproj/A.strings", "a = b;", false),
  ])
  func somethingToAudit(path: String, text: String, isNothing: Bool) throws {
    let found = try messages([path: text], "audit.nothingToAudit")
    #expect(
      found
        == (isNothing
          ? ["error nothing to audit: no folder '*.lproj', no string catalog, no CFBundleLocalizations"] : []))
  }

  /// What Info.plist declares has resources, in any spelling; those of the developer's language may be in `Base`. In sources
  /// they may be elsewhere.
  @Test func declarations() throws {
    func found(_ declared: String, _ folders: String, region: String = "en", in app: String = "") throws -> [String] {
      let info = "{ CFBundleDevelopmentRegion = \(region); CFBundleLocalizations = (\(declared)); }"
      var files = ["\(app)Info.plist": info]
      for folder in words(folders) { files["\(app)\(folder).lproj/A.strings"] = "a = A;" }
      if !app.isEmpty { files["Package.swift"] = Self.manifest }
      return try audit(files).findings.filter {
        $0.code.rawValue.hasSuffix("eclared") || $0.code.rawValue.contains("declaredW")
      }
      .map { "\($0.severity) \($0.code.rawValue.dropFirst(6)) \($0.localizations.joined())" }
    }
    #expect(try found("en, de, fr", "en de") == ["warning declaredWithoutResources fr"])
    #expect(try found("en, \"en-GB\", iw", "en en_GB he") == [])
    #expect(
      try found("en, de", "Base de") == []
        && found("de", "de en fr") == ["note resourcesNotDeclared en", "note resourcesNotDeclared fr"])
    #expect(try found("de, fr", "Base de").contains("warning declaredWithoutResources fr"))
    #expect(
      try found("", "de en") == []
        && found("en, de", "Base de", region: "fr").contains("warning declaredWithoutResources en"))
  }

  /// A localization outside all others wins over files, and not over folders.
  @Test func filesThatHideOthers() throws {
    var files = strings("a = A;", "a = B;").merging([
      "a.png": "x", "de.lproj/a.png": "y", "B.bundle/x": "", "de.lproj/B.bundle/x": "",
    ]) { $1 }
    let hidden = "warning 'a.png' outside all localizations hides the file of the same name in 'de'"
    #expect(try messages(files, "audit.hiddenResource") == [hidden])
    files["fr.lproj/a.png"] = "z"
    #expect(try messages(files, "audit.hiddenResource") == [hidden + ", 'fr'"])
    let sources = ["Package.swift": Self.manifest, "Sources/A/a.png": "x", "Sources/A/en.lproj/a.png": "y"]
    #expect(try messages(sources, "audit.hiddenResource") == [])
  }

  /// A development region is needed in a bundle; in sources Xcode's default may be meant.
  @Test func regions() throws {
    let files = ["en.lproj/A.strings": "a = A;", "de.lproj/A.strings": "a = B;"]
    #expect(try messages(files, "audit.noDevelopmentRegion").count == 1)
    let sources = Dictionary(uniqueKeysWithValues: files.map { ("App/\($0)", $1) })
    #expect(try messages(sources, "audit.noDevelopmentRegion") == [])
    func found(_ engines: [LocalizationEngine], region: String) throws -> [String] {
      try withTemporaryFolder(files.merging(["Info.plist": "{ CFBundleDevelopmentRegion = \(region); }"]) { $1 }) {
        folder in
        AppAuditor(options: AuditOptions(engines: engines, checksStrings: false)).audit(folder.path).findings
          .map { "\($0.severity) \($0.code.rawValue): \($0.message)" }
      }
    }
    func message(_ severity: String, _ engines: String, _ region: String) -> [String] {
      [
        "\(severity) audit.developmentRegionNotLocalized: the development region '\(region)' leads to no localization (\(engines))"
      ]
    }
    #expect(try found([.apple, .cldr], region: "fr") == message("error", "apple, cldr", "fr"))
    #expect(try found([.cldr], region: "fr") == message("error", "cldr", "fr"))
    // CLDR's rules lead from Alemannic to German, Apple's do not.
    #expect(try found([.apple, .cldr], region: "gsw") == message("error", "apple", "gsw"))
    #expect(try found([.cldr], region: "gsw") == [] && found([], region: "fr") == [])
    // Only Apple's engine knows the old names.
    #expect(try found([.apple, .cldr], region: "German") == message("note", "cldr", "German"))
  }

  /// A package without texts in its default language is wrong where people would see keys.
  @Test(arguments: [("\"a.b\" = A;", true), ("\"A text\" = A;", false), ("Cancel = A;", false)])
  func defaultLocalizationOfAPackage(text: String, isFound: Bool) throws {
    var files = ["Package.swift": Self.manifest]
    for name in ["de", "fr"] { files["Sources/A/\(name).lproj/A.strings"] = text }
    #expect(try messages(files, "audit.developmentRegionNotLocalized").isEmpty != isFound)
    files["Package.swift"] = nil
    files["Project.swift"] = "let p = Project(options: .options(developmentRegion: \"en\"))"
    #expect(try messages(files, "audit.developmentRegionNotLocalized").isEmpty)
  }

  /// Where a name leads, by the engines that must reach it. Apple's count most: others may be for servers alone.
  @Test func namesThatNothingReaches() throws {
    func found(_ names: String, _ engines: [LocalizationEngine]) throws -> [String] {
      var files = ["Info.plist": english]
      for name in words(names) { files["\(name).lproj/A.strings"] = "a = A;" }
      return try withTemporaryFolder(files) { folder in
        AppAuditor(options: AuditOptions(engines: engines)).audit(folder.path).findings.filter {
          $0.code == "audit.unreachable"
        }
        .map { "\($0.severity) \($0.localizations.joined()): \($0.message)" }
      }
    }
    #expect(try found("en German", [.apple, .cldr]) == ["note German: no preference leads to 'German' (cldr)"])
    #expect(try found("en German", [.cldr]) == ["warning German: no preference leads to 'German' (cldr)"])
    #expect(try found("en German", [.apple]) == [])
    let formal = "no user is shown 'de-formal'"
    let both = try found("en de de-formal", [.apple, .cldr])
    #expect(
      both.count == 1 && both[0].hasPrefix("note de-formal: no language of the settings") && both[0].contains(formal),
      "\(both)")
  }

  /// Of two names for one localization, all are named.
  @Test func namesOfOneLocalization() throws {
    let files = strings("a = A;", "a = A;").merging(["English.lproj/B.strings": "", "EN.lproj/C.strings": ""]) { $1 }
    #expect(
      try messages(files, "audit.duplicateLocalization").map { $0.filter { $0 != "'" } } == [
        "error EN and English and en name one localization; only one of them is ever shown"
      ])
  }

  /// Two parts with one Info.plist ask for a permission once.
  @Test func oneInfoOfTwoParts() throws {
    let project = """
      { rootObject = P; objects = { P = { mainGroup = G; developmentRegion = en; knownRegions = (en, de); targets = (T, U); };
      G = { children = (F, H); }; F = { path = App; }; H = { path = Kit; };
      T = { name = App; fileSystemSynchronizedGroups = (F); buildConfigurationList = L; };
      U = { name = Kit; fileSystemSynchronizedGroups = (H); buildConfigurationList = L; };
      L = { buildConfigurations = (C); }; C = { buildSettings = { INFOPLIST_FILE = "App/Info.plist"; }; }; }; }
      """
    var files = [
      "A.xcodeproj/project.pbxproj": project,
      "App/Info.plist": "{ NSCameraUsageDescription = \"We scan your tickets.\"; }",
    ]
    for folder in ["App", "Kit"] { for name in ["en", "de"] { files["\(folder)/\(name).lproj/A.strings"] = "a = A;" } }
    let found = try audit(files).findings
    #expect(found.map { "\($0)".contains("more place") } == [false])
    #expect(found.map(\.message) == ["'NSCameraUsageDescription' of Info.plist is not translated in 'de'"])
    // A text of either part counts.
    files["Kit/de.lproj/InfoPlist.strings"] = "NSCameraUsageDescription = \"Wir lesen Karten.\";"
    #expect(try audit(files).findings.map(\.message) == [])
  }

  /// The system's questions are asked in every language that the app has but the developer's, its variants, and languages that
  /// have hardly begun. A text of one word, and one that only a build knows, is none.
  @Test func questionsOfTheSystem() throws {
    func found(_ info: String, _ tables: [String: String]) throws -> [String] {
      var files = ["Info.plist": "{ CFBundleDevelopmentRegion = en; \(info) }"]
      for name in ["en", "en-GB", "de", "de-CH", "fr"] { files["\(name).lproj/A.strings"] = "a = A;" }
      for (name, text) in tables { files["\(name).lproj/InfoPlist.strings"] = text }
      return try audit(files).findings.filter { $0.code == "audit.untranslatedInfoText" }
        .map { "\($0.message.dropFirst("'NSCameraUsageDescription' of Info.plist ".count)) \($0.places.count)" }
    }
    let camera = "NSCameraUsageDescription = \"We scan your tickets.\";"
    let german = ["de": "NSCameraUsageDescription = \"Wir lesen Ihre Karten.\";"]
    #expect(try found(camera, [:]) == ["is not translated in 'de', 'fr' 0"])
    #expect(try found(camera, german) == ["is not translated in 'fr' 0"])
    #expect(try found(camera, german.merging(["fr": camera]) { $1 }) == ["is the text of 'en' in 'fr' 0"])
    #expect(try found(camera, ["de": camera, "fr": camera]) == ["is the text of 'en' in 'de', 'fr' 2"])
    // The developer's text is the one of the table, if it has one.
    #expect(
      try found(camera, german.merging(["en": "NSCameraUsageDescription = \"To scan it.\";", "fr": camera]) { $1 })
        == [])
    #expect(
      try found(
        "NSCameraUsageDescription = \"Two words\";",
        ["de": "NSCameraUsageDescription = \"Two words\";", "fr": "NSCameraUsageDescription = x;"]) == [])
    for other in [
      "NSCameraUsageDescription = Camera;", "NSCameraUsageDescription = \"$(A) or B\";",
      "NSCameraUsage = \"We scan it.\";",
    ] {
      #expect(try found(other, [:]) == [], "\(other)")
    }
  }

  /// What a project knows, and has: a region in any spelling, but not the developer's, nor where texts are elsewhere.
  @Test func knownRegions() throws {
    func found(_ regions: String, _ folders: String) throws -> [String] {
      let project = "{ rootObject = P; objects = { P = { developmentRegion = en; knownRegions = (\(regions)); }; }; }"
      var files = ["A.xcodeproj/project.pbxproj": project]
      for folder in words(folders) { files["App/\(folder).lproj/A.strings"] = "a = A;" }
      return try messages(files, "audit.knownRegionWithoutResources")
    }
    #expect(
      try found("en, de, fr, Base, it", "de Base") == [
        "note 'A.xcodeproj/project.pbxproj' lists 'fr', 'it' as known regions, which have no resources"
      ])
    #expect(try found("en, de, \"zh-Hant-TW\"", "de zh_TW") == [] && found("en, de", "") == [] && found("", "de") == [])
  }

  /// A folder whose only catalog is damaged has something to audit.
  @Test func aDamagedCatalogIsNotNothing() throws {
    let findings = try audit(["Localizable.xcstrings": "{\"sourceLanguage\": \"en\", \"strings\": {"]).findings
    #expect(findings.map(\.code.rawValue) == ["json.malformed"])
  }

  @Test func foldersInNoTarget() throws {
    let project = """
      { rootObject = P; objects = { P = { mainGroup = G; developmentRegion = en; targets = (T); }; G = { children = (F); };
      F = { path = App; }; T = { name = App; fileSystemSynchronizedGroups = (F); }; }; }
      """
    var files = [
      "A.xcodeproj/project.pbxproj": project, "App/en.lproj/A.strings": "a = A;", "B/en.lproj/A.strings": "a = A;",
    ]
    #expect(
      try messages(files, "audit.resourcesInNoTarget") == [
        "note 1 folder with localized files is in no target: not shipped, not checked"
      ])
    // A target that names its files has no others beside them.
    let named = project.replacing(
      "path = App; }", with: "path = App; children = (A); }; A = { path = en.lproj/A.strings; }"
    )
    .replacing("fileSystemSynchronizedGroups = (F)", with: "buildPhases = (R)")
    .replacing("}; }; }", with: "}; R = { isa = PBXResourcesBuildPhase; files = (S); }; S = { fileRef = A; }; }; }")
    #expect(
      try messages(
        ["A.xcodeproj/project.pbxproj": named, "App/en.lproj/A.strings": "a = A;", "App/en.lproj/B.strings": "b = B;"],
        "audit.resourcesInNoTarget") == ["note 1 file of texts is in no target: not shipped, not checked"])
    files["C/en.lproj/A.strings"] = "a = A;"
    let two = try audit(files).findings
    #expect(
      two.map(\.message) == [
        "2 folders with localized files are in no target: not shipped, not checked"
      ])
    #expect(two.first?.places.map { $0.path.suffix(2) } == ["/B", "/C"])
  }

  /// One note for each folder, or catalog, of which no target has some languages.
  @Test func languagesInNoTarget() throws {
    let project = """
      { rootObject = P; objects = { P = { mainGroup = G; developmentRegion = en; knownRegions = (de); targets = (T);
      buildConfigurationList = L; }; L = { buildConfigurations = (C); }; C = { buildSettings = { BUILD_ONLY_KNOWN_LOCALIZATIONS = SETTING; }; };
      G = { children = (F, X); }; F = { path = "App/en.lproj"; }; X = { path = "Kit/A.xcstrings"; };
      T = { name = App; buildPhases = (R); }; R = { isa = PBXResourcesBuildPhase; files = (B, D); };
      B = { fileRef = F; }; D = { fileRef = X; }; }; }
      """
    let units = ["de", "en", "fr", "it"].map { #""\#($0)":\#(unit("A"))"# }.joined(separator: ",")
    var files = [
      "Kit/A.xcstrings": #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{\#(units)}}}}"#
    ]
    for name in ["Base", "en", "es", "pl"] { files["App/\(name).lproj/B.strings"] = "a = A;" }
    let folders = "note 'es', 'pl' of 'App' are in no target: not shipped, not checked"
    for (setting, more) in [
      ("YES", ["note 'fr', 'it' of 'Kit' are in no target: not shipped, not checked"]), ("NO", []),
    ] {
      files["A.xcodeproj/project.pbxproj"] = project.replacingOccurrences(of: "SETTING", with: setting)
      #expect(try messages(files, "audit.localizationInNoTarget") == [folders] + more)
      #expect(Set(try audit(files).localizations) == (more.isEmpty ? ["de", "en", "fr", "it"] : ["de", "en"]))
    }
    files["App/pl.lproj/B.strings"] = nil
    #expect(
      try messages(files, "audit.localizationInNoTarget") == [
        "note 'es' of 'App' is in no target: not shipped, not checked"
      ])
  }

  /// A language has hardly begun in a project, whatever other projects have; not one that is declared, the developer's, a
  /// variant, or damaged.
  @Test func languagesThatHardlyBegan() throws {
    let all = (1...12).map { "\"key.\($0)\" = \"Text \($0).\";" }.joined()
    func found(_ texts: [String: String], info: String = "") throws -> [String] {
      var files = [
        "Info.plist": "{ CFBundleDevelopmentRegion = en; \(info) }", "en.lproj/A.strings": all,
        "de.lproj/A.strings": all,
      ]
      for (name, text) in texts { files["\(name).lproj/A.strings"] = text }
      return try messages(files, "audit.strayLocalization")
    }
    let one = "\"key.1\" = x;"
    #expect(try found(["fr": one]) == ["note 'fr' has only 1 of 12 texts"])
    #expect(try found(["fr": one], info: "CFBundleLocalizations = (fr);") == [] && found(["de-AT": one]) == [])
    #expect(try found(["fr": one + " = x;"]) == [] && found(["qqq": one]) == [])
    var files = ["A/Package.swift": Self.manifest, "B/Package.swift": Self.manifest]
    for project in ["A", "B"] {
      for name in ["en", "fr"] { files["\(project)/Sources/X/\(name).lproj/A.strings"] = all }
    }
    files["A/Sources/X/de.lproj/A.strings"] = one
    files["B/Sources/X/de.lproj/A.strings"] = all
    let stray = try audit(files).findings
    #expect(stray.map(\.message) == ["'de' has only 1 of 12 texts"])
    #expect(stray.first?.diagnostic.path?.hasSuffix("A/Sources/X/de.lproj/A.strings") == true)
  }

  /// Several bundles are one audit: each localization once, a region if all have it, and the steps of the work.
  @Test func severalBundles() throws {
    func manifest(_ region: String) -> String { "let p = Package(name: \"a\", defaultLocalization: \"\(region)\")" }
    var files = ["A/Package.swift": manifest("en"), "B/Package.swift": manifest("en")]
    for path in ["A/Sources/A/en", "A/Sources/A/fr", "B/Sources/B/de", "B/Sources/B/en"] {
      files["\(path).lproj/A.strings"] = "a = A;"
    }
    func whole(_ files: [String: String]) throws -> AppAudit {
      try withTemporaryFolder(files) { folder in
        var steps: [[Int]] = []
        let audit = AppAuditor().audit(AppAuditor().sources(folder.path)) { steps.append([$0, $1]) }
        #expect(steps == [[1, 4], [2, 4], [3, 4], [4, 4]])
        return audit
      }
    }
    let audit = try whole(files)
    #expect(audit.localizations == ["en", "fr", "de"] && audit.developmentRegion == "en")
    #expect(Set(audit.reach).count == audit.reach.count && audit.reach.count == 6)
    files["B/Package.swift"] = manifest("de")
    #expect(try whole(files).developmentRegion == nil)
  }

  /// The way to each localization leads there: the engine chooses it, or it supplies what a better one lacks.
  @Test(arguments: [LocalizationEngine.apple, .cldr, .classic, .rfc4647])
  func waysToLocalizations(engine: LocalizationEngine) throws {
    let lists = [
      "en en-GB fr zh_TW", "de de-formal English en he", "en zxx x-y sr sr-Latn", "pt-BR pt-PT nb no",
      "it-CH it German",
    ]
    for names in lists {
      var files = ["Info.plist": english]
      for name in words(names) { files["\(name).lproj/A.strings"] = "a = A;" }
      try withTemporaryFolder(files) { folder in
        let bundle = LocalizedBundle(reading: folder.path)
        let reach = bundle.reach(by: engine)
        #expect(reach.map(\.localization) == bundle.localizations && reach.allSatisfy { $0.engine == engine })
        for found in reach {
          func choice(_ name: String) -> [String] {
            engine.choice(from: bundle.localizations, preferring: [name]).localizations
          }
          switch found.way {
          case .preferred(let name): #expect(choice(name).first == found.localization, "\(found)")
          case .fallback(let name): #expect(choice(name).dropFirst().contains(found.localization), "\(found)")
          case .developmentRegion: #expect(choice("en").first ?? "en" == found.localization, "\(found)")
          case .itself: #expect(choice(found.localization).first == found.localization, "\(found)")
          case .never:
            for name in words("en en-GB de de-AT fr he it it-CH nb no pt-BR pt-PT sr sr-Latn zh-TW") {
              #expect(!choice(name).contains(found.localization), "\(found)")
            }
          }
          if case .preferred = found.way { #expect(found.isReachable) } else { #expect(!found.isReachable) }
        }
      }
    }
  }
}
