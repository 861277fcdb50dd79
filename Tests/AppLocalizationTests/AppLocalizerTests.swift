import AppLocalization
import AppSources
import Foundation
import LocaleMatching
import TestSupport
import Testing

/// Preferences in, strings out: what Apple's platforms show, by Core Foundation's sources (CFBundle_Locale.c,
/// CFBundle_Resources.c, CFBundle_Strings.c) and the scenarios of the demo app "Which Locale?".
@Suite struct AppLocalizerTests {
  private func localizer(_ path: String, _ languages: [String]) throws -> AppLocalizer {
    try AppLocalizer(path: Fixtures.path(path), preferredLanguages: languages)
  }

  /// A percent sign that is none of a conversion, beside arguments: a server shows what Foundation shows.
  @Test(arguments: [
    "C: %d%", "%d %", "100%", "%d %!", "%d %,", "%d %é x", "%d%)", "%d% y %d", "%d %k end", "%d %1$", "%d %-", "a%ba%d",
    "a%%b %d",
    "%yand %d", "%5y and %d", "%-5.3y and %d", "%5$y! %d", "%lly! %d", "%d % b", "%+b %d", "%#b %d", "%zy %d", "%😀x %d",
  ])
  func loneSigns(format: String) throws {
    let strings = "\"k\" = \"\(format)\";"
    let shown = try withTemporaryFolder(["en.lproj/Localizable.strings": strings]) { folder in
      try AppLocalizer(path: folder.path, preferredLanguages: ["en"]).string("k", arguments: [5, 6])
    }
    #expect(shown == String(format: format, locale: Locale(identifier: "en"), 5, 6))
  }

  /// The demo's scenarios, for the string that is shown.
  @Test(arguments: [
    (["en-GB"], "Hello, mate"), (["en-IE"], "What's the craic?"), (["en-IT"], "Hello, mate"),
    (["fr-FR", "it-FR"], "Ciao"), (["fr-FR"], "Hello, mate"), (["fr-CH"], "Hello, mate"), (["en-IN"], "Namaste"),
    (["de-AT"], "Hallo"), (["it-CH"], "Ciao dalla Svizzera"), (["en-US"], "Hello"), ([], "Hello, mate"),
  ])
  func scenarios(languages: [String], expected: String) throws {
    #expect(try localizer("Which.app", languages).string("greeting") == expected)
  }

  @Test func missingKeysAndTables() throws {
    let italian = try localizer("Which.app", ["it"])
    #expect(italian.searchList == ["it", "en-GB"])
    #expect(italian.localization == "it")
    // The first language's table lacks the key: no other table is read.
    #expect(italian.string("only.british") == "only.british")
    #expect(italian.string("only.british", value: "x") == "x")
    #expect(italian.string("only.british", value: "") == "only.british")
    let chained = AppLocalizer(
      try BundleTables(path: italian.bundle.path), preferredLanguages: ["it"], missingKeys: .chain)
    #expect(chained.string("only.british") == "Jolly good")
    #expect(chained.string("greeting") == "Ciao")
    #expect(italian.string("greeting", table: "None") == "greeting")
    // The whole file is missing: the next language's is read.
    #expect(try localizer("Which.app", ["de"]).string("abc-de-fgh.text", table: "Main") == "Knopf")
    #expect(italian.string("abc-de-fgh.text", table: "Main") == "abc-de-fgh.text")
  }

  /// What Foundation on Linux gets wrong: lower-cased folders, catalogs, the user's languages.
  @Test func resourcesOfSwiftPM() throws {
    #expect(try localizer("Shelf_Shelf.resources", ["zh-TW"]).string("greeting") == "您好")
    #expect(try localizer("Shelf_Shelf.resources", ["zh-Hans-US"]).string("greeting") == "你好")
    #expect(try localizer("Shelf_Shelf.resources", ["sr-Latn-RS"]).string("greeting") == "Zdravo")
    #expect(try localizer("Shelf_Shelf.resources", ["en-US"]).string("greeting") == "Hello")
    let italian = try localizer("Shelf_Shelf.resources", ["it"])
    #expect(italian.string("Open", table: "Menu") == "Apri")
    #expect(italian.string("greeting") == "Hello")
    #expect(try localizer("Shelf_Shelf.resources", ["ja"]).string("Open", table: "Menu") == "Open")
  }

  @Test func sources() throws {
    let reading = SourceParts(of: Fixtures.path("Greeter")).joined
    let swiss = AppLocalizer(BundleTables(reading), preferredLanguages: ["it-CH"])
    #expect(swiss.string("mobile_app.greetings") == "Ciao ciao")
    #expect(swiss.string("abc-de-fgh.text", table: "Main") == "Bottone")
  }

  /// A framework shows its app's localization, unless the app lets bundles choose for themselves.
  @Test func mainBundle() throws {
    let kit = try BundleTables(path: Fixtures.path("Desk.app/Contents/Frameworks/Kit.framework"))
    func shown(_ languages: [String], in app: String?) -> String? {
      AppLocalizer(kit, preferredLanguages: languages, mainBundle: app.map(Fixtures.bundle)).localization
    }
    #expect(shown(["pt-AO"], in: nil) == "pt-PT")
    // CFBundleAllowMixedLocalizations is 1 in Desk.app and "YES" in Which.app. The folder of SwiftPM has no such key,
    // and no Portuguese.
    #expect(shown(["pt-AO"], in: "Desk.app") == "pt-PT")
    #expect(shown(["pt-AO"], in: "Which.app") == "pt-PT")
    #expect(shown(["pt-AO"], in: "Shelf_Shelf.resources") == "en")
  }

  @Test func everyEngine() throws {
    let tables = try BundleTables(path: Fixtures.path("Which.app"))
    func shown(_ language: String, _ engine: LocalizationEngine) -> String? {
      AppLocalizer(tables, preferredLanguages: [language], engine: engine).localization
    }
    // Readers of Swiss German get German by CLDR's rules, and by no other engine's.
    #expect(shown("gsw", .cldr) == "de")
    #expect(shown("gsw", .apple) == "en-GB")
    #expect(shown("gsw", .rfc4647) == "en-GB")
    #expect(shown("en-IT", .cldr) == "en-GB")
    #expect(shown("en-IT", .classic) == "en")
  }

  @Test func info() throws {
    let italian = try localizer("Which.app", ["it"]).info
    #expect(italian.displayName == "Quale lingua?")
    #expect(italian["NSHumanReadableCopyright"] == "© 2026 Gli autori")
    #expect(italian["CFBundleName"] == "Which")
    #expect(italian["CFBundleShortVersionString"] == "1.0")
    #expect(italian.place == .localization("it"))
    #expect(italian["NSCameraUsageDescription"] == "Per le foto")
    #expect(italian["CFBundleIdentifier"] != nil)
    let german = try localizer("Which.app", ["de"]).info
    #expect(german["CFBundleName"] == "Welche")
    #expect(german.displayName == "Which Locale?")
    #expect(german["CFBundleShortVersionString"] == "eins")
    // British English has no InfoPlist.strings.
    let british = try localizer("Which.app", ["en-GB"]).info
    #expect(british.displayName == "Which Locale?")
    #expect(british.place == nil)
  }

  @Test func infoFromACatalog() throws {
    try withTemporaryFolder { folder in
      try folder.write("Info.plist", "{ CFBundleDevelopmentRegion = en; CFBundleName = App; }")
      try folder.write(
        "InfoPlist.xcstrings",
        #"{"sourceLanguage":"en","version":"1.0","strings":{"CFBundleName":{"localizations":{"zh-Hant":{"stringUnit":{"state":"translated","value":"應用"}}}}}}"#
      )
      let localizer = try AppLocalizer(path: folder.path, preferredLanguages: ["zh-HK"])
      #expect(localizer.localization == "zh-Hant")
      #expect(localizer.info["CFBundleName"] == "應用")
      #expect(try AppLocalizer(path: folder.path, preferredLanguages: ["en"]).info["CFBundleName"] == "App")
    }
  }

  @Test func resources() throws {
    #expect(try localizer("Which.app", ["it"]).resource("flag.png")?.path == "it.lproj/flag.png")
    #expect(try localizer("Which.app", ["it"]).resource("anthem.txt")?.path == "en-GB.lproj/anthem.txt")
    #expect(try localizer("Which.app", ["it"]).resource("../x") == nil)
  }

  /// What a visitor excludes is not shown (RFC 9110, §12.5.4: a weight of 0 means "not acceptable").
  @Test(arguments: [
    // American English is the fallback, as in Foundation.
    ("fr, it;q=0", "en-GB", ["en-GB"]), ("fr, it;q=0, en;q=0", "de", ["de"]), ("it-CH, de;q=0.5", "it", ["it"]),
    ("de;q=0.3, en-IT", "en-GB", ["en-GB", "it"]), ("fr", "it", ["it"]), ("", "it", ["it"]),
    ("fr, *;q=0.5", "it", ["it"]), ("fr, *;q=0.5, it;q=0.1", "de", ["de", "it"]), ("*, it;q=0", "de", ["de"]),
    ("en, *;q=0", "en-GB", ["en-GB"]), ("fr, *;q=0", "it", ["it"]), ("it;q=0, de;q=0, en;q=0", "it", ["it"]),
  ])
  func acceptLanguage(header: String, localization: String, searchList: [String]) throws {
    try withTemporaryFolder { folder in
      try folder.write("Info.plist", "{ CFBundleDevelopmentRegion = it; }")
      for name in ["de", "en-GB", "it"] {
        try folder.write("\(name).lproj/Localizable.strings", "greeting = \"\(name)\";")
      }
      try folder.write("Base.lproj/Main.strings", "title = base;")
      let tables = try BundleTables(path: folder.path)
      let localizer = tables.localizer(for: AcceptLanguage(header), missingKeys: .apple)
      #expect(localizer.localization == localization)
      #expect(localizer.searchList == searchList)
      #expect(localizer.string("greeting") == localization)
      // Base is in the developer's language.
      #expect(localizer.string("title", table: "Main") == (searchList.contains("it") ? "base" : "title"))
    }
  }

  /// A folder that is not there is not an empty app.
  @Test func aMissingFolderIsAnError() {
    let path = "/nonexistent/App_App.resources"
    #expect(throws: LocalizationDiagnostic.self) { try AppLocalizer(path: path, preferredLanguages: ["it"]) }
    #expect(throws: LocalizationDiagnostic.self) { try BundleTables(path: path) }
    #expect(throws: LocalizationDiagnostic.self) { try LocalizedBundle(path: path) }
    #expect(throws: LocalizationDiagnostic.self) { try LocalizedBundle(path: Fixtures.path("Which.app/icon.png")) }
  }

  /// A damaged file shows keys; whoever asks learns why.
  @Test func damagedFilesAreNamed() throws {
    try withTemporaryFolder { folder in
      try folder.write("it.lproj/Localizable.strings", "a = \"A\";\nb = \"B\n")
      try folder.write("it.lproj/Days.stringsdict", "<plist><dict><key>a</key>")
      // Its own dictionary is damaged: the developer's is not asked.
      try folder.write(
        "en.lproj/Days.stringsdict", "<plist><dict><key>a</key><string>A</string></dict></plist>")
      try folder.write("Menu.xcstrings", "{")
      let tables = try BundleTables(path: folder.path)
      for localizer in [
        try AppLocalizer(path: folder.path, preferredLanguages: ["it"]),
        AppLocalizer(tables, preferredLanguages: ["it"]),
        tables.localizer(for: AcceptLanguage("it"), missingKeys: .apple),
      ] {
        #expect(localizer.string("a") == "a")
        #expect(localizer.string("b") == "b")
        #expect(localizer.string("a", table: "Days") == "a")
        let errors = localizer.diagnostics.filter { $0.severity == .error }
        #expect(
          Set(errors.compactMap(\.path?.lastPathComponent)) == [
            "Localizable.strings", "Days.stringsdict", "Menu.xcstrings",
          ])
      }
    }
  }

  /// The region of the preference, with the language of the text. The digits are those that Foundation writes.
  @Test(arguments: [
    ("ar-EG", "١٬٠٠٠٬٠٠٠"), ("ar-EG-u-nu-latn", "1,000,000"), ("ar-AE-u-rg-egzzzz", "١٬٠٠٠٬٠٠٠"),
    ("de-CH", "1’000’000"), ("de", "1.000.000"), ("en-IN", "10,00,000"), ("fr-FR, de-CH;q=0.5", "1’000’000"),
    // Nothing matches: English, with German conventions.
    ("rm-DE", "1.000.000"),
  ])
  func numbersFollowTheRegion(preferences: String, expected: String) throws {
    try withTemporaryFolder { folder in
      try folder.write("Info.plist", "{ CFBundleDevelopmentRegion = en; }")
      for name in ["ar", "de", "en"] { try folder.write("\(name).lproj/Localizable.strings", "n = \"%lld\";") }
      let tables = try BundleTables(path: folder.path)
      let languages = preferences.split(separator: ",").map { String($0.prefix { $0 != ";" }.drop { $0 == " " }) }
      for var localizer in [
        tables.localizer(for: AcceptLanguage(preferences)), AppLocalizer(tables, preferredLanguages: languages),
      ] {
        #expect(localizer.string("n", arguments: [1_000_000]) == expected)
        localizer.formattingLocale = Locale(identifier: "de_DE")
        #expect(localizer.string("n", arguments: [1_000_000]) == "1.000.000")
      }
    }
  }

  /// The example of the page "Why that language?".
  @Test func anAppAUserAnAnswer() throws {
    let localizer = try localizer("Which.app", ["en-IT"])
    #expect(localizer.searchList == ["en-GB", "en"])
    #expect(
      localizer.explanation.decisiveStep.map { "\($0)" }
        == "en-GB for en-IT: the preference falls back to en_GB in 2 steps")
    #expect(localizer.string("greeting") == "Hello, mate")
    #expect(localizer.lookUp("greeting").missedPlaces == [])
    #expect(localizer.info.displayName == "Which Locale?")
    #expect(localizer.resource("flag.png")?.path == "en-GB.lproj/flag.png")
  }

  /// One line that says which localization and why, not every table.
  @Test func printedValuesAreShort() throws {
    let localizer = try localizer("Which.app", ["it-IT"])
    for text in ["\(localizer)", "\(localizer.bundle)", "\(localizer.lookUp("greeting"))"] {
      #expect(text.contains("it"))
      #expect(!text.contains("\n"))
      #expect(text.count < 300)
    }
    #expect("\(localizer.lookUp("greeting"))" == "Ciao (Localizable of it)")
  }

  @Test func bundleWithoutAnything() throws {
    try withTemporaryFolder { folder in
      let localizer = try AppLocalizer(path: folder.path, preferredLanguages: ["it"])
      #expect(localizer.string("key") == "key")
      #expect(localizer.localization == "en")
      #expect(localizer.resource("x") == nil)
    }
  }
}
