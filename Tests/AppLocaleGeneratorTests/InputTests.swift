import AppLocaleGenerator
import Foundation
import SystemAccess
import TestSupport
import Testing

/// The lists that an app may write, and the diagnostics of wrong ones.
@Suite struct InputTests {
  private static let root = URL(fileURLWithPath: Surroundings.package)

  private func inFolder<Result>(_ files: [String: String], _ body: (URL) throws -> Result) throws -> Result {
    try withTemporaryFolder(files) { try body($0.url) }
  }

  /// The error of a `locales.json`, without the folder's path.
  private func fault(_ json: String) throws -> String {
    try inFolder(["locales.json": json]) { folder in
      do {
        _ = try AppLocaleSource(AppLocaleInput(folder: folder))
        return "none"
      } catch {
        return "\(error)".replacingOccurrences(of: folder.path + "/", with: "")
      }
    }
  }

  /// The texts of `Tests/Fixtures/LocalesFiles.txt`, each up to the line with `>` and its fault.
  private static let list = CaseList<(text: String, fault: CaseLine)>("Fixtures/LocalesFiles.txt") { section, list in
    var text: [CaseLine] = []
    for line in section.all {
      if line.text.hasPrefix("> ") {
        if text.isEmpty { list.refuse(line, "a fault without a text") }
        list.add((text.map(\.text).joined(separator: "\n"), line))
        text = []
      } else {
        text.append(line)
      }
    }
    if let line = text.first(where: { !$0.text.isEmpty }) { list.refuse(line, "a text without a fault") }
  }

  /// Every fault has its place, and says how it is mended.
  @Test func errorsHavePositions() {
    for one in Self.list.cases {
      one.fault.check { problems in
        let found = try fault(one.text)
        problems.expect(found.contains(one.fault.text.dropFirst(2)) && found.contains("("), "\(one.text): \(found)")
      }
    }
    #expect(Self.list.areWhole(moreThan: 39))
  }

  @Test func warningsHavePositions() throws {
    let json = "{\n\"supported\": [\"en\",\n\"iw\",\n\"he\",\n\"xx\",\n\"en-GB\",\n\"zh-Hant\", \"zh-TW\"]\n}"
    let folders = ["en", "he", "iw", "xx", "EN-gb"].map { "Resources/\($0).lproj/L.strings" }
    let files = Dictionary(uniqueKeysWithValues: folders.map { ($0, "") }).merging(["locales.json": json]) { $1 }
    let warnings = try inFolder(files) { folder in
      try AppLocaleInput(folder: folder).warnings.map { "\($0)".replacingOccurrences(of: folder.path + "/", with: "") }
    }
    let expected = [
      "locales.json:5: warning: CLDR does not know 'xx'", "locales.json:7: warning: 'zh-Hant' has no folder",
      "locales.json:7: warning: 'zh-TW' has no folder",
    ]
    #expect(warnings.count == expected.count, "\(warnings)")
    for (warning, beginning) in zip(warnings, expected) { #expect(warning.hasPrefix(beginning), "\(warning)") }
    let own = try inFolder(["it.lproj/L.strings": "", "xx.lproj/L.strings": "", "en.lproj/L.strings": ""]) {
      try AppLocaleInput(folder: $0).warnings
    }
    #expect(own.map { "\(($0.location.file as NSString).lastPathComponent) \($0.location.line)" } == ["xx.lproj 0"])
    // A single file or a usual list gives no message.
    #expect(
      try inFolder(["locales.json": "{ \"supported\": [\"en\", \"qfz-x-shop\"] }"]) {
        try AppLocaleInput(folder: $0).warnings
      } == [])
    for folder in ["Tests/Embedded/Sources/embedded-matching", "Examples/command-line/Sources/hello"] {
      #expect(try AppLocaleInput(folder: Self.root.appendingPathComponent(folder)).warnings == [])
    }
  }

  /// Packages that no plugin serves have the file checked in: it is what is generated for their list.
  @Test(arguments: [
    ("Tests/Embedded/Sources/embedded-matching", "Tests/Embedded/Sources/embedded-matching"),
    ("Tests/Embedded/Sources/embedded-matching", "Tests/Sizes/Sources/app-locale"),
    ("Benchmarks/Sources/allocation-count", "Benchmarks/Sources/allocation-count"),
  ])
  func checkedInFiles(list: String, folder: String) throws {
    let generated = try AppLocaleSource(AppLocaleInput(folder: Self.root.appendingPathComponent(list))).text
    let file = Self.root.appendingPathComponent(folder + "/AppLocale.swift")
    #expect(try String(contentsOf: file, encoding: .utf8) == generated)
  }

  @Test func everyOptionIsRead() throws {
    let json = """
      { "supported": ["de", "de-CH"], "default": "de-CH", "threshold": { "desired": "gsw", "supported": "de" },
        "favor": "language", "direction": "two-way", "demotion": 7, "name": "Tongues", "access": "public" }
      """
    let input = try inFolder(["locales.json": json]) { try AppLocaleInput(folder: $0) }
    #expect(
      input.options
        == .init(
          threshold: .asNear(desired: "gsw", supported: "de"), direction: .twoWay, demotion: .distance(7),
          default: .identifier("de-CH")))
    #expect(input.name == "Tongues")
    #expect(input.access == .public)
    let text = try AppLocaleSource(input).text
    #expect(text.contains("public enum Tongues: String, SupportedLocale {"))
    #expect(text.contains("public static var defaultLocale: Tongues { .deCH }"))
    #expect(
      text.contains(
        """
        LocaleMatcher.Options(threshold: .asNear(desired: "gsw", supported: "de"), direction: .twoWay, \
        demotion: .distance(7), default: .identifier("de-CH"))
        """))
  }

  /// Every value that an option has, as an argument; the defaults need none.
  @Test(arguments: [
    ("\"threshold\": 0", "threshold: .below(0)"), ("\"threshold\": 100", "threshold: .below(100)"),
    ("\"favor\": \"script\"", "favor: .script"), ("\"favor\": \"language\"", ""), ("\"direction\": \"one-way\"", ""),
    ("\"direction\": \"two-way\"", "direction: .twoWay"), ("\"demotion\": \"region\"", ""),
    ("\"demotion\": \"none\"", "demotion: .noDemotion"),
    ("\"demotion\": \"first-match\"", "demotion: .firstMatch"), ("\"demotion\": 0", "demotion: .distance(0)"),
    ("\"demotion\": 100", "demotion: .distance(100)"), ("\"default\": \"en\"", "default: .identifier(\"en\")"),
    ("\"access\": \"internal\"", ""), ("\"name\": \"Z9\"", ""),
  ])
  func valuesOfOptions(member: String, argument: String) throws {
    let text = try inFolder(["locales.json": "{ \"supported\": [\"de\", \"en\"], \(member) }"]) {
      try AppLocaleSource(AppLocaleInput(folder: $0)).text
    }
    let options = argument.isEmpty ? "" : ", options: LocaleMatcher.Options(\(argument))"
    #expect(
      text.contains("  static let matcher = LocaleMatcher(supported: allCases.map { $0.rawValue }\(options))\n"),
      "\(text)")
    #expect(text.contains("\nenum \(member.contains("Z9") ? "Z9" : "AppLocale"): String, SupportedLocale {\n"))
  }

  /// The cases of localizations, which are Swift's names.
  @Test func namesOfCases() throws {
    let cases = [
      ("zh_hant_tw", "zhHantTW"), ("es-419", "es419"), ("EN-gb", "enGB"), ("in", "`in`"), ("as", "`as`"),
      ("is-IS", "isIS"),
      ("sr-LATN", "srLatn"), ("de-1996", "de1996"), ("en-x-shop", "enXShop"), ("uz", "uz"),
      ("gsw", "gsw"), ("und", "und"),
      // Names as programs write them, which a matcher reads.
      ("sr@latin", "srLatin"), ("zh_TW.UTF-8", "zhTWUtf8"), ("b+zh+Hant", "bZHHant"), ("en-USA", "enUsa"),
      ("zh_TW_#Hant", "zhTWHant"), ("de_DE@currency=EUR", "deDECurrencyEur"),
      ("ca_ES.UTF-8@valencia", "caESUtf8Valencia"),
    ]
    let list = cases.map { "\"\($0.0)\"" }.joined(separator: ",")
    let text = try inFolder(["locales.json": "{ \"supported\": [\(list)], \"access\": \"package\" }"]) {
      try AppLocaleSource(AppLocaleInput(folder: $0)).text
    }
    for (position, (identifier, name)) in cases.enumerated() {
      let isPlain = name.filter { $0 != "`" } == identifier
      #expect(text.contains("  case \(name)\(isPlain ? "" : " = \"\(identifier)\"")\n"), "\(identifier)")
      #expect(text.contains("    case \(position): self = .\(name)\n"), "\(identifier)")
    }
    #expect(text.contains("  package static var defaultLocale: AppLocale { .zhHantTW }\n"))
  }

  /// One list, one source language; what is hidden is not the app's.
  @Test func filesThatContradictEachOther() throws {
    func catalog(_ source: String) -> String {
      "{\n\"sourceLanguage\": \"\(source)\", \"version\": \"1.0\", \"strings\": {} }"
    }
    func fault(_ files: [String: String]) throws -> String {
      try inFolder(files) { folder in
        do {
          return try AppLocaleInput(folder: folder).localizations.map(\.identifier).joined(separator: " ")
        } catch {
          return "\(error)".replacingOccurrences(of: folder.path + "/", with: "")
        }
      }
    }
    let list = "{ \"supported\": [\"en\"] }"
    #expect(
      try fault(["a/locales.json": list, "b/locales.json": list]).contains("locales.json: error: is a second list"))
    #expect(
      try fault(["a.xcstrings": catalog("en"), "b.xcstrings": catalog("fr")]).hasPrefix(
        "b.xcstrings:2: error: the source language is 'fr', another catalog's is 'en'"))
    #expect(try fault(["a.xcstrings": catalog("en"), "b.xcstrings": catalog("en")]) == "en")
    #expect(
      try fault(["en.lproj/L.strings": "", ".build/fr.lproj/L.strings": "", "a/.it.lproj/L.strings": ""]) == "en")
    #expect(
      try fault(["a.xcstrings": "{ \"sourceLanguage\": \"en\" }"]).hasPrefix(
        "a.xcstrings:1: error: is not a string catalog"))
    #expect(try fault(["notes.txt": ""]) == "")
    // A folder without files counts if it is a localization's, and is no catalog.
    try inFolder(["en.lproj/L.strings": ""]) { folder in
      for name in ["fr.lproj", "L.xcstrings", "it"] {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
      }
      #expect(try AppLocaleInput(folder: folder).localizations.map(\.identifier) == ["en", "fr"])
    }
    try inFolder(["notes.txt": ""]) { folder in
      let error = #expect(throws: InputDiagnostic.self) { try AppLocaleSource(AppLocaleInput(folder: folder)) }
      #expect(error?.message == "no localization is named")
      #expect(error?.location.file == folder.path)
    }
    #expect(
      try fault(["locales.json": "{ \"default\": \"de\" }", "de.lproj/L.strings": "", "fr.lproj/L": ""]) == "de fr")
    #expect(try fault(["a.xcstrings": catalog("en"), "en.lproj/L.strings": "", "x/en.lproj/M.strings": ""]) == "en")
    // The place of a localization is the first that names it.
    try inFolder(["a/en.lproj/L.strings": "", "b.xcstrings": catalog("en"), "c/en.lproj/M.strings": ""]) { folder in
      let places = try AppLocaleInput(folder: folder).localizations.map {
        $0.location.file.dropFirst(folder.path.count + 1)
      }
      #expect(places == ["a/en.lproj"])
    }
    try inFolder(["locales.json": "{\n\"default\": \"fr\" }", "en.lproj/L.strings": ""]) { folder in
      let error = #expect(throws: InputDiagnostic.self) { try AppLocaleSource(AppLocaleInput(folder: folder)) }
      #expect(error?.description.contains("/locales.json:2: error: the default 'fr' is not among") == true)
    }
    #expect(
      try fault(["de.lproj/L.strings": "", "fr.lproj/L": ""]).hasPrefix("de.lproj: error: no default localization"))
    #expect(
      try fault(["locales.json": "{}", "de.lproj/L.strings": ""]).hasPrefix(
        "locales.json: error: no default localization"))
  }

  @Test func foldersAndCatalogs() throws {
    let catalog = """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "a": { "localizations": { "zh-Hant": {}, "is": {} } } } }
      """
    let input = try inFolder([
      "Resources/en-GB.lproj/L.strings": "", "Resources/Base.lproj/L.strings": "",
      "Built/base.lproj/L.strings": "", "L.xcstrings": catalog,
    ]) { try AppLocaleInput(folder: $0) }
    #expect(input.localizations.map(\.identifier) == ["en", "en-GB", "is", "zh-Hant"])
    #expect(input.options.default == .identifier("en"))
    let text = try AppLocaleSource(input).text
    #expect(text.contains("  case `is`\n"))
    #expect(text.contains("  case zhHant = \"zh-Hant\"\n"))
    #expect(text.contains("case 2: self = .`is`"))
  }

  /// The catalogs' source language is the default, else English if the app has it; no other language is.
  @Test(
    arguments: [
      (["L.xcstrings": #"{"sourceLanguage":"it","strings":{"a":{"localizations":{"en":{}}}},"version":"1.0"}"#], "it"),
      (["en.lproj/L.strings": ""], "en"), (["en.lproj/L.strings": "", "de.lproj/L.strings": ""], "en"),
      (["de.lproj/L.strings": ""], nil), (["de.lproj/L.strings": "", "fr.lproj/L.strings": ""], nil),
    ] as [([String: String], String?)])
  func defaultOfAFolder(files: [String: String], expected: String?) throws {
    try inFolder(files) { folder in
      do {
        #expect(try AppLocaleInput(folder: folder).options.default == expected.map { .identifier($0) })
      } catch {
        #expect(expected == nil && "\(error)".contains("no default localization is named"))
      }
    }
  }

  /// The error of a catalog says what is wrong, that of a localization has its line.
  @Test func diagnosticsOfCatalogsHavePositions() throws {
    let broken = try inFolder(["L.xcstrings": "{\n \"strings\" : {\n , } }"]) { folder -> String in
      do {
        _ = try AppLocaleInput(folder: folder)
        return "none"
      } catch { return "\(error)" }
    }
    #expect(broken.contains("L.xcstrings:3: error: is not a string catalog"))
    let catalog =
      "{ \"sourceLanguage\": \"en\",\n\"strings\": { \"en\": { \"localizations\": {\n\"it\": {} } },\n"
      + "\"a\": { \"localizations\": { \"it\": {}, \"en\": {} } } } }"
    let input = try inFolder(["L.xcstrings": catalog]) { try AppLocaleInput(folder: $0) }
    #expect(input.localizations.map { "\($0.identifier) \($0.location.line)" } == ["en 1", "it 3"])
  }

  @Test(arguments: [("English", "en"), ("Polish", "pl"), ("Chinese", "zh-Hans"), ("Norwegian", "nb"), ("Thai", "th")])
  func legacyFolderNamesAreRefused(name: String, tag: String) throws {
    let found = try inFolder(["\(name).lproj/L.strings": ""]) { folder -> String in
      do {
        _ = try AppLocaleInput(folder: folder)
        return "none"
      } catch { return "\(error)" }
    }
    #expect(found.contains("\(name).lproj: error:"))
    #expect(found.contains(" \(tag).lproj"))
  }

  /// The checked-in files equal the generator's output, byte for byte.
  @Test(arguments: ["Tests/Embedded/Sources/embedded-matching"])
  func checkedInFilesAreUpToDate(path: String) throws {
    let folder = Self.root.appendingPathComponent(path)
    let text = try String(contentsOf: folder.appendingPathComponent("AppLocale.swift"), encoding: .utf8)
    #expect(try AppLocaleSource(AppLocaleInput(folder: folder)).text == text)
  }
}
