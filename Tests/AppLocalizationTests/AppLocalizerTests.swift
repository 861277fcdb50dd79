import AppLocalization
import LocaleMatching
import TestSupport
import Testing

/// Preferences in, strings out: what Apple's platforms show, by Core Foundation's sources (CFBundle_Locale.c,
/// CFBundle_Resources.c, CFBundle_Strings.c) and the scenarios of the demo app "Which Locale?".
@Suite struct AppLocalizerTests {
  private func localizer(_ path: String, _ languages: [String]) -> AppLocalizer {
    AppLocalizer(path: Fixtures.path(path), preferredLanguages: languages)
  }

  /// The demo's scenarios, for the string that is shown.
  @Test(arguments: [
    (["en-GB"], "Hello, mate"), (["en-IE"], "What's the craic?"), (["en-IT"], "Hello, mate"),
    (["fr-FR", "it-FR"], "Ciao"), (["fr-FR"], "Hello, mate"), (["fr-CH"], "Hello, mate"), (["en-IN"], "Namaste"),
    (["de-AT"], "Hallo"), (["it-CH"], "Ciao dalla Svizzera"), (["en-US"], "Hello"), ([], "Hello, mate"),
  ])
  func scenarios(languages: [String], expected: String) {
    #expect(localizer("Which.app", languages).string("greeting") == expected)
  }

  @Test func missingKeysAndTables() {
    let italian = localizer("Which.app", ["it"])
    #expect(italian.searchList == ["it", "en-GB"])
    #expect(italian.localization == "it")
    // The first language's table lacks the key: no other table is read.
    #expect(italian.string("only.british") == "only.british")
    #expect(italian.string("only.british", value: "x") == "x")
    #expect(italian.string("only.british", value: "") == "only.british")
    let chained = AppLocalizer(
      BundleTables(of: italian.bundle), preferredLanguages: ["it"], missingKeys: .chain)
    #expect(chained.string("only.british") == "Jolly good")
    #expect(chained.string("greeting") == "Ciao")
    #expect(italian.string("greeting", table: "None") == "greeting")
    // The whole file is missing: the next language's is read.
    #expect(localizer("Which.app", ["de"]).string("abc-de-fgh.text", table: "Main") == "Knopf")
    #expect(italian.string("abc-de-fgh.text", table: "Main") == "abc-de-fgh.text")
  }

  /// What Foundation on Linux gets wrong: lower-cased folders, catalogs, the user's languages.
  @Test func resourcesOfSwiftPM() {
    #expect(localizer("Shelf_Shelf.resources", ["zh-TW"]).string("greeting") == "您好")
    #expect(localizer("Shelf_Shelf.resources", ["zh-Hans-US"]).string("greeting") == "你好")
    #expect(localizer("Shelf_Shelf.resources", ["sr-Latn-RS"]).string("greeting") == "Zdravo")
    #expect(localizer("Shelf_Shelf.resources", ["en-US"]).string("greeting") == "Hello")
    let italian = localizer("Shelf_Shelf.resources", ["it"])
    #expect(italian.string("Open", table: "Menu") == "Apri")
    #expect(italian.string("greeting") == "Hello")
    #expect(localizer("Shelf_Shelf.resources", ["ja"]).string("Open", table: "Menu") == "Open")
  }

  @Test func sources() {
    let swiss = localizer("Greeter", ["it-CH"])
    #expect(swiss.string("mobile_app.greetings") == "Ciao ciao")
    #expect(swiss.string("abc-de-fgh.text", table: "Main") == "Bottone")
  }

  /// A framework shows its app's localization, unless the app lets bundles choose for themselves.
  @Test func mainBundle() {
    let kit = BundleTables(of: Fixtures.bundle("Desk.app/Contents/Frameworks/Kit.framework"))
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

  @Test func everyEngine() {
    let tables = BundleTables(of: Fixtures.bundle("Which.app"))
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

  @Test func info() {
    let italian = localizer("Which.app", ["it"]).info
    #expect(italian.displayName == "Quale lingua?")
    #expect(italian.copyright == "© 2026 Gli autori")
    #expect(italian.name == "Which")
    #expect(italian.shortVersion == "1.0")
    #expect(italian.place == .localization("it"))
    #expect(italian["NSCameraUsageDescription"] == .string("Per le foto"))
    #expect(italian["CFBundleIdentifier"] != nil)
    let german = localizer("Which.app", ["de"]).info
    #expect(german.name == "Welche")
    #expect(german.displayName == "Which Locale?")
    #expect(german.shortVersion == "eins")
    // British English has no InfoPlist.strings.
    let british = localizer("Which.app", ["en-GB"]).info
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
      let localizer = AppLocalizer(path: folder.path, preferredLanguages: ["zh-HK"])
      #expect(localizer.localization == "zh-Hant")
      #expect(localizer.info.name == "應用")
      #expect(AppLocalizer(path: folder.path, preferredLanguages: ["en"]).info.name == "App")
    }
  }

  @Test func resources() {
    #expect(localizer("Which.app", ["it"]).resource("flag.png")?.path == "it.lproj/flag.png")
    #expect(localizer("Which.app", ["it"]).resource("anthem.txt")?.path == "en-GB.lproj/anthem.txt")
    #expect(localizer("Which.app", ["it"]).resource("../x") == nil)
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
      let accepted = AcceptLanguage(header)
      let kept = AppLocalizer(BundleTables(of: LocalizedBundle(path: folder.path)), acceptLanguage: accepted)
      for localizer in [kept, AppLocalizer(path: folder.path, acceptLanguage: accepted)] {
        #expect(localizer.localization == localization)
        #expect(localizer.searchList == searchList)
        #expect(localizer.string("greeting") == localization)
        // Base is in the developer's language.
        #expect(localizer.string("title", table: "Main") == (searchList.contains("it") ? "base" : "title"))
      }
    }
  }

  @Test func bundleWithoutAnything() throws {
    try withTemporaryFolder { folder in
      let localizer = AppLocalizer(path: folder.path, preferredLanguages: ["it"])
      #expect(localizer.string("key") == "key")
      #expect(localizer.localization == "en")
      #expect(localizer.resource("x") == nil)
    }
  }
}
