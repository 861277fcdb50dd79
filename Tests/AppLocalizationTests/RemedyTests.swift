import AppLocalization
import Foundation
import TestSupport
import Testing

@testable import LocalizationAudit

/// Each rule's remedy, applied to an example of its own: the finding is gone, and nobody is shown a key.
@Suite struct RemedyTests {
  struct Example: Sendable {
    let code: String
    let files: [String: String]
    /// What the remedy changes, for each way that it names; nil for a file that it removes.
    let remedies: [[String: String?]]
    var reference: String?
    var keysInCode: [String]?
  }

  private static let english = "{ CFBundleDevelopmentRegion = en; }"
  private static let key = "home.title"
  private static func text(_ text: String, _ key: String = key) -> String { "\"\(key)\" = \"\(text)\";" }

  /// English and German, with the files that an example adds.
  private static func app(_ files: [String: String]) -> [String: String] {
    [
      "Info.plist": english, "en.lproj/Localizable.strings": text("A"), "de.lproj/Localizable.strings": text("B"),
    ].merging(files) { $1 }
  }

  private static let project = """
    { rootObject = P; objects = { P = { mainGroup = G; developmentRegion = en; knownRegions = (en, de); targets = (T); };
    G = { children = (F, H); sourceTree = "<group>"; }; T = { name = App; buildPhases = (R); };
    F = { path = "App/en.lproj"; sourceTree = "<group>"; }; H = { path = "App/de.lproj"; sourceTree = "<group>"; };
    R = { isa = PBXResourcesBuildPhase; files = (B); }; B = { fileRef = F; }; C = { fileRef = H; };
    }; }
    """
  private static let bothFolders = project.replacingOccurrences(of: "files = (B)", with: "files = (B, C)")

  private static func many(_ count: Int) -> String { (1...count).map { text("Text", "key.n\($0)") }.joined() }
  private static func catalog(_ entries: String) -> String {
    #"{"sourceLanguage":"en","version":"1.0","strings":{\#(entries)}}"#
  }
  private static func entry(_ key: String, _ texts: [String: String]) -> String {
    let units = texts.map { #""\#($0)":{"stringUnit":{"state":"translated","value":"\#($1)"}}"# }.sorted()
    return #""\#(key)":{"localizations":{\#(units.joined(separator: ","))}}"#
  }
  private static func plural(_ forms: [(String, String)]) -> String {
    Samples.dictionaryFile(["files": Samples.entry("%#@n@", [("n", "d", forms)])])
  }
  private static let storyboard =
    #"<document><label id="abc-de-fgh" text="Hi"/><label id="ijk-lm-nop" text="Ho"/></document>"#
  private static let declared = "{ CFBundleDevelopmentRegion = en; CFBundleLocalizations = (en, de, fr); }"
  private static let camera = "{ CFBundleDevelopmentRegion = en; NSCameraUsageDescription = \"We scan tickets.\"; }"

  static let examples: [Example] = [
    Example(code: "audit.nothingToAudit", files: ["README.md": ""], remedies: [app([:])]),
    Example(
      code: "audit.localizationInNoTarget",
      files: [
        "App.xcodeproj/project.pbxproj": project, "App/en.lproj/Localizable.strings": text("A"),
        "App/de.lproj/Localizable.strings": text("B"),
      ],
      remedies: [["App.xcodeproj/project.pbxproj": bothFolders], ["App/de.lproj/Localizable.strings": nil]]),
    Example(
      code: "audit.knownRegionWithoutResources",
      files: ["App.xcodeproj/project.pbxproj": project, "App/en.lproj/Localizable.strings": text("A")],
      remedies: [
        ["App.xcodeproj/project.pbxproj": bothFolders, "App/de.lproj/Localizable.strings": text("B")],
        ["App.xcodeproj/project.pbxproj": project.replacingOccurrences(of: "(en, de)", with: "(en)")],
      ]),
    Example(
      code: "audit.resourcesInNoTarget",
      files: [
        "App.xcodeproj/project.pbxproj": bothFolders, "App/en.lproj/Localizable.strings": text("A"),
        "App/de.lproj/Localizable.strings": text("B"), "Other/de.lproj/Other.strings": text("C"),
      ],
      remedies: [["Other/de.lproj/Other.strings": nil]]),
    Example(
      code: "audit.strayLocalization",
      files: app([
        "en.lproj/Localizable.strings": many(12), "de.lproj/Localizable.strings": many(12),
        "fr.lproj/Localizable.strings": many(1),
      ]),
      remedies: [["fr.lproj/Localizable.strings": many(12)], ["fr.lproj/Localizable.strings": nil]]),
    Example(
      code: "audit.privateUseLanguage", files: app(["qqq.lproj/Localizable.strings": text("C")]),
      remedies: [["qqq.lproj/Localizable.strings": nil]]),
    Example(
      code: "audit.unmatchedName", files: app(["Hebrew.lproj/Localizable.strings": text("C")]),
      remedies: [["Hebrew.lproj/Localizable.strings": nil, "he.lproj/Localizable.strings": text("C")]]),
    Example(
      code: "audit.duplicateLocalization",
      files: app(["he.lproj/Localizable.strings": text("C"), "iw.lproj/Other.strings": text("D")]),
      remedies: [
        [
          "iw.lproj/Other.strings": nil, "he.lproj/Other.strings": text("D"), "en.lproj/Other.strings": text("D"),
          "de.lproj/Other.strings": text("D"),
        ]
      ]),
    Example(
      code: "audit.developmentRegionNotLocalized", files: app(["Info.plist": "{ CFBundleDevelopmentRegion = it; }"]),
      remedies: [["Info.plist": english]]),
    Example(code: "audit.noDevelopmentRegion", files: app(["Info.plist": "{ }"]), remedies: [["Info.plist": english]]),
    Example(
      code: "audit.unreachable", files: app(["de-formal.lproj/Localizable.strings": text("C")]),
      remedies: [
        ["de-formal.lproj/Localizable.strings": nil, "de-AT.lproj/Localizable.strings": text("C")],
        ["de-formal.lproj/Localizable.strings": nil],
      ]),
    Example(
      code: "audit.hiddenResource", files: app(["Localizable.strings": text("C")]),
      remedies: [["Localizable.strings": nil, "fr.lproj/Localizable.strings": text("C")]]),
    Example(
      code: "audit.hiddenText",
      files: app([
        "Base.lproj/Localizable.stringsdict": Samples.dictionaryFile([
          key: Samples.entry("%#@n@", [("n", "d", [("one", "one"), ("other", "%d")])])
        ])
      ]),
      remedies: [
        ["Base.lproj/Localizable.stringsdict": Samples.dictionaryFile([:])],
        [
          "Base.lproj/Localizable.stringsdict": nil,
          "en.lproj/Localizable.stringsdict": Samples.dictionaryFile([
            key: Samples.entry("%#@n@", [("n", "d", [("one", "one"), ("other", "%d")])])
          ]),
        ],
      ]),
    Example(
      code: "audit.similarTables",
      files: app(["de.lproj/Localizable.strings": "", "de.lproj/localizable.strings": text("B")]),
      remedies: [["de.lproj/localizable.strings": nil, "de.lproj/Localizable.strings": text("B")]]),
    Example(
      code: "audit.untranslatedInfoText", files: app(["Info.plist": camera]),
      remedies: [["de.lproj/InfoPlist.strings": text("Wir lesen Karten.", "NSCameraUsageDescription")]]),
    Example(
      code: "audit.catalogInLocalization", files: app(["de.lproj/Menu.xcstrings": catalog("")]),
      remedies: [["de.lproj/Menu.xcstrings": nil, "Menu.xcstrings": catalog(entry("m.a", ["en": "A", "de": "B"]))]]),
    Example(
      code: "audit.declaredWithoutResources", files: app(["Info.plist": declared]),
      remedies: [
        ["fr.lproj/Localizable.strings": text("C")],
        ["Info.plist": declared.replacingOccurrences(of: ", fr", with: "")],
      ]),
    Example(
      code: "audit.resourcesNotDeclared",
      files: app(["Info.plist": declared.replacingOccurrences(of: ", de, fr", with: "")]),
      remedies: [
        ["Info.plist": declared.replacingOccurrences(of: ", fr", with: "")], ["de.lproj/Localizable.strings": nil],
      ]),
    Example(
      code: "audit.catalogBesideFile",
      files: ["Localizable.xcstrings": catalog(entry(key, ["en": "A"])), "de.lproj/Localizable.strings": text("B")],
      remedies: [
        [
          "de.lproj/Localizable.strings": nil,
          "Localizable.xcstrings": catalog(entry(key, ["en": "A", "de": "B"])),
        ], ["Localizable.xcstrings": nil, "en.lproj/Localizable.strings": text("A")],
      ]),
    Example(
      code: "audit.formatMismatch",
      files: app(["en.lproj/Localizable.strings": text("%@ %d"), "de.lproj/Localizable.strings": text("%d %@")]),
      remedies: [["de.lproj/Localizable.strings": text("%2$d %1$@")]]),
    Example(
      code: "audit.argumentConflict",
      files: app(["en.lproj/Localizable.strings": text("%1$@ %1$d"), "de.lproj/Localizable.strings": text("%1$@ %1$d")]
      ),
      remedies: [
        ["en.lproj/Localizable.strings": text("%1$@ %2$d"), "de.lproj/Localizable.strings": text("%1$@ %2$d")]
      ]),
    Example(
      code: "audit.rawKey", files: app(["de.lproj/Localizable.strings": text(key)]),
      remedies: [["de.lproj/Localizable.strings": text("B")]]),
    Example(
      code: "audit.partialVariant",
      files: app([
        "en.lproj/Localizable.strings": many(5), "de.lproj/Localizable.strings": many(5),
        "en-GB.lproj/Localizable.strings": many(1),
      ]),
      remedies: [["en-GB.lproj/Localizable.strings": many(5)], ["en-GB.lproj/Localizable.strings": nil]]),
    Example(
      code: "audit.missingPluralCategory",
      files: app([
        "en.lproj/Localizable.stringsdict": plural([("one", "%d file"), ("other", "%d files")]),
        "de.lproj/Localizable.stringsdict": plural([("zero", "nichts"), ("one", "%d Datei"), ("other", "%d Dateien")]),
        "pl.lproj/Localizable.stringsdict": plural([("one", "%d plik"), ("other", "%d pliku")]),
        "pl.lproj/Localizable.strings": text("C"),
      ]),
      remedies: [
        [
          "pl.lproj/Localizable.stringsdict": plural(
            [("one", "%d plik"), ("few", "%d pliki"), ("many", "%d plików"), ("other", "%d pliku")])
        ]
      ]),
    Example(
      code: "audit.emptyText",
      files: app(["de.lproj/Localizable.strings": text(""), "fr.lproj/Localizable.strings": text("C")]),
      remedies: [["de.lproj/Localizable.strings": text("B")]]),
    Example(
      code: "audit.leftoverBase", files: app(["Base.lproj/Localizable.strings": text("A")]),
      remedies: [
        ["Base.lproj/Localizable.strings": nil], ["en.lproj/Localizable.strings": nil],
      ]),
    Example(
      code: "audit.similarKeys",
      files: app([
        "en.lproj/Localizable.strings": text("A") + text("A", "home .title"),
        "de.lproj/Localizable.strings": text("B") + text("B", "home .title"),
      ]),
      remedies: [["en.lproj/Localizable.strings": text("A"), "de.lproj/Localizable.strings": text("B")]]),
    Example(
      code: "audit.missingTable",
      files: app([
        "en.lproj/Menu.strings": text("A"), "fr.lproj/Menu.strings": text("C"),
        "fr.lproj/Localizable.strings": text("C"),
      ]),
      remedies: [
        ["de.lproj/Menu.strings": text("B")], ["de.lproj/Localizable.strings": nil],
      ]),
    Example(
      code: "audit.incompleteLocalization",
      files: app(["en.lproj/Localizable.strings": many(40), "de.lproj/Localizable.strings": many(12)]),
      remedies: [["de.lproj/Localizable.strings": many(40)], ["de.lproj/Localizable.strings": nil]]),
    Example(
      code: "audit.missingKey", files: app(["en.lproj/Localizable.strings": text("A") + text("A", "home.other")]),
      remedies: [["de.lproj/Localizable.strings": text("B") + text("B", "home.other")]]),
    Example(
      code: "audit.untranslatedInterface",
      files: [
        "Info.plist": english, "Base.lproj/Main.storyboard": storyboard,
        "de.lproj/Main.strings": text("B", "abc-de-fgh.text"),
      ],
      remedies: [["de.lproj/Main.strings": text("B", "abc-de-fgh.text") + text("C", "ijk-lm-nop.text")]]),
    Example(
      code: "audit.staleKey", files: app(["de.lproj/Localizable.strings": text("B") + text("B", "home.old")]),
      remedies: [
        ["de.lproj/Localizable.strings": text("B")],
        ["en.lproj/Localizable.strings": text("A") + text("A", "home.old")],
      ]),
    Example(
      code: "audit.referenceLacksKeys",
      files: app(
        Dictionary(
          uniqueKeysWithValues: ["de", "es", "fr"].map {
            ("\($0).lproj/Localizable.strings", text("B") + text("B", "home.new"))
          })),
      remedies: [
        ["en.lproj/Localizable.strings": text("A") + text("A", "home.new")],
        Dictionary(uniqueKeysWithValues: ["de", "es", "fr"].map { ("\($0).lproj/Localizable.strings", text("B")) }),
      ]),
    Example(
      code: "audit.rareKeys",
      files: [
        "Info.plist": english, "en.lproj/Localizable.strings": text("A", "A text"),
        "de.lproj/Localizable.strings": text("B", "A text") + text("B", "An old text"),
        "fr.lproj/Localizable.strings": text("C", "A text"), "it.lproj/Localizable.strings": text("C", "A text"),
      ],
      remedies: [["de.lproj/Localizable.strings": text("B", "A text")]]),
    Example(
      code: "audit.identicalTexts",
      files: app([
        "en.lproj/Localizable.strings": text("One two three"), "de.lproj/Localizable.strings": text("One two three"),
      ]),
      remedies: [["de.lproj/Localizable.strings": text("Eins zwei drei")]]),
    Example(
      code: "audit.unknownInfoKey", files: app(["de.lproj/InfoPlist.strings": text("x", "Privacy.Camera")]),
      remedies: [["de.lproj/InfoPlist.strings": text("x", "NSCameraUsageDescription")]]),
    Example(
      code: "audit.nothingCompared", files: app(["en.lproj/Localizable.strings": "// none"]), remedies: [[:]],
      reference: "de"),
    Example(
      code: "audit.keyNotInTable", files: app(["View.swift": #"[Text("home.title"), Text("home.new")]"#]),
      remedies: [
        [
          "en.lproj/Localizable.strings": text("A") + text("A", "home.new"),
          "de.lproj/Localizable.strings": text("B") + text("B", "home.new"),
        ],
        ["View.swift": #"[Text("home.title"), Text(verbatim: "home.new")]"#],
      ], keysInCode: []),
    Example(
      code: "audit.keyNotInCode", files: app(["View.swift": #"let title = "home""#]),
      remedies: [
        ["en.lproj/Localizable.strings": nil, "de.lproj/Localizable.strings": nil],
        ["View.swift": #"let title = NSLocalizedString("home.title", comment: "")"#],
      ], keysInCode: []),
  ]

  @Test func everyRuleHasAnExample() {
    let rules = RuleList.all.map(\.code.rawValue).filter { $0.hasPrefix("audit.") }
    #expect(Set(Self.examples.map(\.code)) == Set(rules))
  }

  @Test(arguments: examples)
  func remedyIsTrue(example: Example) throws {
    func codes(_ files: [String: String], _ reference: String? = nil) throws -> [String] {
      try withTemporaryFolder(files) { folder in
        AppAuditor(options: AuditOptions(reference: reference, keysInCode: example.keysInCode)).audit(folder.path)
          .findings.map(\.code.rawValue)
      }
    }
    #expect(try codes(example.files).contains(example.code))
    for remedy in example.remedies {
      var files = example.files
      for (path, text) in remedy { files[path] = text }
      let left = try codes(files, example.reference)
      #expect(!left.contains(example.code), "\(remedy)")
      if example.code == "audit.nothingCompared" { continue }
      try withTemporaryFolder(files) { folder in
        for part in SourceParts(of: folder.path).parts {
          let inventory = AuditInventory(part.bundle, catalogs: part.reading.contents)
          inventory.forEachKey { fact in
            // Texts of storyboards and of Info.plist are not keys of a table.
            let isTable = !["Main", "InfoPlist"].contains { fact.table.hasSuffix($0) }
            #expect(!isTable || fact.shownPlace != nil || fact.key.contains(" "), "\(remedy): \(fact)")
          }
        }
      }
    }
  }
}
