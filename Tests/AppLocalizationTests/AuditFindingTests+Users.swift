import AppLocalization
import Foundation
import LocalizationAudit
import TestSupport
import Testing

/// What users of the audit met in published apps: false findings, and missed ones.
extension AuditFindingTests {
  // MARK: - Not found any more
  /// Keys whose English text is in code only, `NSLocalizedString("Q_AND_U", value: "%1$@ %2$@", …)`.
  @Test func keysThatAreNoTextSayNothingAboutArguments() throws {
    let texts = ["Open File", "Close File", "Save the File"].map { "\"\($0)\" = \"x\";" }.joined()
    let own = texts + "Q_AND_U = \"%1$@ %2$@\"; \"%1$@\" = \"%1$@\";"
    var files = strings(texts, own)
    files["it.lproj/Localizable.strings"] = own
    #expect(try found(files) == [])
    // Of four translations three agree.
    files["es.lproj/Localizable.strings"] = own.replacingOccurrences(of: "%1$@ %2$@", with: "%1$d %2$@")
    #expect(try found(files) == ["error audit.formatMismatch es Q_AND_U"])
  }

  @Test func baseStoryboardWithOneOverriddenLabel() throws {
    let ids = (1...6).map { "abc-de-00\($0)" }
    let labels = ids.map { "<label id=\"\($0)\" text=\"Text of \($0)\"/>" }.joined()
    func table(_ ids: [String]) -> String { ids.map { "\"\($0).text\" = \"x\";" }.joined() }
    let files = [
      "Info.plist": english, "Base.lproj/Main.storyboard": "<document>\(labels)</document>",
      "en.lproj/Main.strings": table([ids[0]]), "de.lproj/Main.strings": table(ids),
      "fr.lproj/Main.strings": table(ids),
    ]
    #expect(try found(files) == [])
    let partly = files.merging(["fr.lproj/Main.strings": table(Array(ids.dropLast()))]) { $1 }
    #expect(try found(partly) == ["warning audit.missingKey fr abc-de-006.text"])
  }

  @Test func folderNamedContentsInACheckout() throws {
    let files = [
      "Contents/Resources/PrivacyInfo.xcprivacy": "",
      "Package.swift": "let p = Package(name: \"a\", defaultLocalization: \"en\")",
      "Sources/A/en.lproj/Localizable.strings": "k = \"%d\";", "Sources/A/de.lproj/Localizable.strings": "k = \"%@\";",
    ]
    #expect(try found(files) == ["error audit.formatMismatch de k"])
  }

  @Test func nothingToAudit() throws {
    #expect(try found(["README.md": ""]) == ["error audit.nothingToAudit"])
  }

  /// Units and names are not translated; a text that somebody translated is.
  @Test func textsThatCannotBeTranslated() throws {
    let own = "\"weight.unit\" = \"%d kg\"; \"? U\" = \"? U\"; \"app.name\" = Pixelfed; \"greeting\" = Hello;"
    let translated = "\"weight.unit\" = \"%d kg\"; \"app.name\" = Pixelfed; \"greeting\" = Hallo;"
    var files = strings(own, translated)
    files["it.lproj/Localizable.strings"] = "\"weight.unit\" = \"%d kg\";"
    #expect(try found(files) == ["warning audit.missingKey it greeting"])
  }

  /// A report joins what one table lacks or has too much, so that errors and formats are not buried.
  @Test func manyFindingsOfOneTableAreJoined() throws {
    let stale = (1...20).map { "\"old.\($0)\" = x;" }.joined()
    let own = (1...10).map { "own.\($0) = \"Word \($0)\";" }.joined()
    let files = strings(own + "a = \"%d\"; b = \"%@\";", own + "a = \"%@\"; b = B;" + stale)
    let findings = try audit(files).findings
    #expect(findings.count == 22)
    let joined = AuditFinding.joined(findings)
    #expect(
      joined.map { "\($0.severity) \($0.code.rawValue) \($0.key ?? "-")" } == [
        "error audit.formatMismatch a", "warning audit.formatMismatch b", "warning audit.staleKey -",
      ])
    #expect(joined.last?.message.hasSuffix("; and 17 more of 'Localizable'") == true)
    #expect(joined.last?.places.count == 40)
    #expect(joined.last?.localizations == ["de", "fr"])
  }

  // MARK: - Found now
  @Test func usageDescriptions() throws {
    let info = """
      { CFBundleDevelopmentRegion = en; NSCameraUsageDescription = "We scan your tickets.";
        NSContactsUsageDescription = "We find your friends."; NSSiriUsageDescription = "$(SIRI_TEXT)"; }
      """
    let files = strings("a = A;", "a = B;").merging([
      "Info.plist": info,
      "de.lproj/InfoPlist.strings":
        "NSCameraUsageDescription = \"Wir lesen Karten.\"; NSContactsUsageDescription = \"Wir finden Freunde.\";",
      "fr.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"We scan your tickets.\";",
    ]) { $1 }
    #expect(
      try found(files).filter { $0.contains("InfoText") } == [
        "warning audit.untranslatedInfoText fr NSCameraUsageDescription",
        "warning audit.untranslatedInfoText fr NSContactsUsageDescription",
      ])
  }

  /// What replaces no value of Info.plist: Xcode's names of values are mistakes, and other names may be code's. Names like
  /// the system's may be values that only the system knows.
  @Test func namesOfInfoValues() throws {
    let info = "{ CFBundleDevelopmentRegion = en; UIItems = ({ Title = \"Scan it\"; }); }"
    let keys = [
      "Scan it", "Title", "CFBundleName", "NSx", "Camera Usage Description", "Privacy.Camera", "other", "NS", "NS1",
      "Nsx",
    ]
    let text = keys.map { "\"\($0)\" = \"Text\";" }.joined()
    let files = ["Info.plist": info, "en.lproj/InfoPlist.strings": text, "de.lproj/InfoPlist.strings": text]
    #expect(
      Set(try found(files).filter { $0.contains("unknownInfoKey") }) == [
        "warning audit.unknownInfoKey de,en Camera Usage Description",
        "warning audit.unknownInfoKey de,en Privacy.Camera",
        "note audit.unknownInfoKey de,en other", "note audit.unknownInfoKey de,en NS",
        "note audit.unknownInfoKey de,en NS1",
        "note audit.unknownInfoKey de,en Nsx",
      ])
  }

  /// Texts that Xcode writes into Info.plist in a build, and that no `InfoPlist.strings` has.
  @Test func usageDescriptionsOfBuildSettings() throws {
    let project = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; developmentRegion = en; knownRegions = (en, de); targets = (T); buildConfigurationList = L; };
        G = { isa = PBXGroup; children = (F); }; F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; };
        T = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (F); buildConfigurationList = M; };
        L = { buildConfigurations = (); }; M = { buildConfigurations = (C); };
        C = { buildSettings = { INFOPLIST_KEY_NSCameraUsageDescription = "We scan your tickets."; }; }; }; }
      """
    let files = [
      "A.xcodeproj/project.pbxproj": project, "App/en.lproj/Localizable.strings": "a = A;",
      "App/de.lproj/Localizable.strings": "a = B;",
    ]
    #expect(try found(files) == ["warning audit.untranslatedInfoText de NSCameraUsageDescription"])
  }

  /// A text that is the key, where the developer has a text.
  @Test func rawKeys() throws {
    #expect(
      try found(
        strings("\"home.title\" = \"Home\";", "\"home.title\" = \"home.title\";", fr: "\"home.title\" = \"Accueil\";"))
        == ["error audit.rawKey de home.title"])
  }

  /// Without the text of a key that is none, people see the key, though the text has no word to translate.
  @Test func keyWhoseTextIsOnlyArguments() throws {
    let files = strings("\"count.of\" = \"%d/%d\"; a = A;", "a = B;", fr: "\"count.of\" = \"%d/%d\"; a = C;")
    #expect(try found(files) == ["warning audit.missingKey de count.of"])
  }

  /// Pages of settings beside the first, and pages that share a table. The Settings app has no other text than the key.
  @Test func pagesOfSettings() throws {
    func page(_ titles: String...) -> String {
      "{ StringsTable = Root; PreferenceSpecifiers = (\(titles.map { "{ Type = PSTitle; Key = k; Title = \"\($0)\"; }" }.joined(separator: ","))); }"
    }
    let files = [
      "Package.swift": "let p = Package(name: \"a\", defaultLocalization: \"en\")",
      "Sources/A/Settings.bundle/Root.plist": page("Sound"),
      "Sources/A/Settings.bundle/More.plist": page("MORE_TITLE", "Volume"),
      "Sources/A/Settings.bundle/Other.plist": page("Elsewhere").replacing("Root", with: "Other"),
      "Sources/A/Settings.bundle/Third.plist": "{ Title = \"Elsewhere too\"; }",
      "Sources/A/Settings.bundle/en.lproj/Root.strings": "Sound = Sound; k = k;",
      "Sources/A/Settings.bundle/de.lproj/Root.strings": "Sound = Ton; MORE_TITLE = Mehr;",
    ]
    #expect(
      try found(files) == ["error audit.missingKey en MORE_TITLE", "warning audit.missingKey de Volume"])
  }

  /// A name that the other localizations leave as it is needs no translation, in Settings too.
  @Test func namesInSettings() throws {
    let titles = ["Sound", "MoltenVK"].map { "{ Type = PSTitle; Key = k; Title = \($0); }" }.joined(separator: ",")
    var files = [
      "Package.swift": "let p = Package(name: \"a\", defaultLocalization: \"en\")",
      "Sources/A/Settings.bundle/Root.plist": "{ StringsTable = Root; PreferenceSpecifiers = (\(titles)); }",
      "Sources/A/Settings.bundle/ja.lproj/Root.strings": "Sound = x;",
    ]
    for language in ["en", "de", "fr"] {
      files["Sources/A/Settings.bundle/\(language).lproj/Root.strings"] = "Sound = y; MoltenVK = MoltenVK;"
    }
    #expect(try found(files) == [])
  }

  @Test func textsOfAStoryboardThatNobodyTranslates() throws {
    let storyboard = """
      <document><label id="abc-de-fgh" text="Hello"/><label id="new-aa-bbb" text="Brand new"/>
      <label id="plc-ee-ccc" text="Label"/></document>
      """
    var files = [
      "Info.plist": english, "Base.lproj/Main.storyboard": storyboard,
      "de.lproj/Main.strings": #""abc-de-fgh.text" = "Hallo";"#,
    ]
    #expect(try found(files) == ["note audit.untranslatedInterface"])
    #expect(
      try audit(files).findings.map(\.message) == [
        "1 text of 'Main' is in no localization: 'new-aa-bbb.text' (text of the label \"Brand new\")"
      ])
    for (count, ending) in [(3, "c\")"), (4, "c\") …")] {
      let labels = "abcd".prefix(count).map { "<label id=\"new-aa-bb\($0)\" text=\"New \($0)\"/>" }.joined()
      files["Base.lproj/Main.storyboard"] = storyboard.replacing(
        "<label id=\"new-aa-bbb\" text=\"Brand new\"/>", with: labels)
      let message = try audit(files).findings.first?.message
      #expect(message?.hasPrefix("\(count) texts of 'Main' are in no localization: ") == true)
      #expect(message?.hasSuffix(ending) == true, "\(message ?? "")")
    }
  }

  /// In a format, `%` before a space and a letter reads an argument.
  @Test(arguments: [
    ("Save 50%% off", "50 % la remise%%"), ("40% of it", "40%1$ davon"), ("40% of it", "40%1$ Rabatt"),
    ("Enable ${name}", "Enable $%1$@"),
  ])
  func formatsThatShowGarbage(source: String, translation: String) throws {
    let files = strings("k = \"\(source)\";", "k = \"\(translation)\";", fr: "k = \"\(source)!\";")
    #expect(try found(files) == ["error audit.formatMismatch de k"])
  }

  @Test func placeholderOfAnIntentDefinition() throws {
    let definition = """
      <plist version="1.0"><dict><key>INIntentTitle</key><string>Enable ${name}</string><key>INIntentTitleID</key>
      <string>16wxgf</string></dict></plist>
      """
    let files = [
      "Info.plist": english, "Base.lproj/Intents.intentdefinition": definition,
      "de.lproj/Intents.strings": #""16wxgf" = "Aktiviere $%1$@";"#,
      "fr.lproj/Intents.strings": #""16wxgf" = "Activer ${name}";"#,
      "es.lproj/Intents.strings": #""16wxgf" = "Activa 50 % de esto %%";"#,
    ]
    #expect(
      try found(files) == ["error audit.formatMismatch de 16wxgf", "warning audit.formatMismatch es 16wxgf"])
  }

  /// A translation that has hardly begun may crash all the same.
  @Test func formatInALocalizationWithFewTexts() throws {
    let all = (1...20).map { "key.\($0) = \"Text %d\";" }.joined()
    let files = strings(all, all).merging(["it.lproj/Localizable.strings": "key.1 = \"Testo %@\";"]) { $1 }
    #expect(try found(files) == ["error audit.formatMismatch it key.1", "note audit.strayLocalization it"])
  }

  /// Foundation does not know `\u`: people read "u203A".
  @Test func escapeThatIsShownAsItIs() throws {
    #expect(
      try found(strings("a = A;", #"a = "\u203A";"#, fr: "a = B;")) == ["error strings.lowercaseUnicodeEscape de"])
  }

  // MARK: - Layouts that the documentation of Xcode, SwiftPM, XcodeGen and Tuist describes
  @Test(
    arguments: [
      // Xcode 16: a folder that a target contains whole.
      [
        "A.xcodeproj/project.pbxproj": """
        { rootObject = P; objects = { P = { mainGroup = G; developmentRegion = en; knownRegions = (en, de); targets = (T); };
          G = { children = (F); }; F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; };
          T = { name = App; fileSystemSynchronizedGroups = (F); }; }; }
        """, "FOLDER": "App/Resources",
      ],
      // SwiftPM: a target with a path of its own.
      [
        "Package.swift": """
        let p = Package(name: "a", defaultLocalization: "en",
          targets: [.target(name: "A", path: "Code/A", resources: [.process("Resources")])])
        """, "FOLDER": "Code/A/Resources",
      ],
      // SwiftPM: a target that ships, whose name is one that tests have.
      [
        "Package.swift": """
        let p = Package(name: "a", defaultLocalization: "en",
          targets: [.target(name: "TestSupport", resources: [.process("Resources")])])
        """, "FOLDER": "Sources/TestSupport/Resources",
      ],
      // SwiftPM: the folder that it takes for `Sources` as well.
      ["Package.swift": "let p = Package(name: \"a\", defaultLocalization: LanguageTag(\"en\"))", "FOLDER": "srcs/A"],
      // Tuist: `Targets/NAME/Resources`.
      [
        "Project.swift": "let p = Project(name: \"A\", options: .options(developmentRegion: \"en\"))",
        "FOLDER": "Targets/A/Resources",
      ],
      // Xcode: storyboards' catalogs in mul.lproj beside localized folders, and no project.
      ["App/mul.lproj/Main.xcstrings": #"{"sourceLanguage":"en","version":"1.0","strings":{}}"#, "FOLDER": "App"],
    ])
  func layouts(files: [String: String]) throws {
    var files = files
    let folder = files.removeValue(forKey: "FOLDER") ?? ""
    files["\(folder)/en.lproj/Localizable.strings"] = "k = \"%d\";"
    files["\(folder)/de.lproj/Localizable.strings"] = "k = \"%@\";"
    #expect(try found(files) == ["error audit.formatMismatch de k"])
  }
}
