import AppLocalization
import TestSupport
import Testing

/// Public programs that could not be moved onto the library, written again as their authors would: what stopped each is a decision
/// that was not handed on. Expected is what the program itself answers.
@Suite struct PortedProgramTests {
  /// L10n-swift and LibrePaste: a switcher in the app, plurals, and texts from a server over the bundle's.
  private final class Localization {
    private var tables: BundleTables
    private var language: String

    init(_ tables: BundleTables, _ language: String) { (self.tables, self.language) = (tables, language) }

    func choose(_ language: String) { self.language = language }
    func inject(_ texts: [String: String], for language: String) {
      tables = tables.overlaid(with: [language: ["Localizable": texts.mapValues { LocalizedFormat($0) }]])
    }
    func callAsFunction(_ key: String, _ arguments: any FormatArgument...) -> String {
      tables.localizer(in: language).string(key, arguments: arguments)
    }
  }

  @Test func switcherWithTextsOfAServer() throws {
    try withTemporaryFolder([
      "en.lproj/Localizable.strings": "\"hi\" = \"Hi\";\n\"bye\" = \"Bye\";",
      "pl.lproj/Localizable.strings": "\"hi\" = \"Cześć\";\n\"bye\" = \"Pa\";",
      "Info.plist":
        "<plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>",
    ]) { folder in
      let text = Localization(try BundleTables(path: folder.path), "pl")
      #expect([text("hi"), text("bye")] == ["Cześć", "Pa"])
      text.inject(["hi": "Hejka", "new": "Nowe"], for: "pl")
      #expect([text("hi"), text("bye"), text("new")] == ["Hejka", "Pa", "Nowe"])
      text.choose("en")
      #expect([text("hi"), text("bye")] == ["Hi", "Bye"])
      text.inject(["hi": "Hello"], for: "EN")
      #expect([text("hi"), text("bye")] == ["Hello", "Bye"])
    }
  }

  /// Lingo falls back to the language alone, to no other language, and in the order of the preferences.
  @Test(arguments: [
    (["zh-TW"], "zh"), (["zh-TW", "en"], "zh"), (["zh-Hant-HK"], "zh"), (["nb"], "en"), (["ca", "de"], "de"),
    (["pt-PT"], "pt-BR"),
  ])
  func languageCodeAlone(preferences: [String], expected: String) {
    let names = ["en", "zh", "da", "es", "de", "pt-BR"]
    let texts = Dictionary(uniqueKeysWithValues: names.map { ($0, ["Localizable": ["k": LocalizedFormat($0)]]) })
    let options = LocaleMatcher.Options(threshold: .sameLanguage, demotion: .firstMatch)
    let tables = BundleTables(texts: texts, developmentRegion: "en", options: options)
    #expect(tables.localizer(for: preferences).string("k") == expected)
  }

  /// Localize-Swift and Lingo write numbers as `String(format:)` without a locale does.
  @Test func numbersWithoutSeparators() {
    let texts: [String: LocalizedFormat] = ["n": .plural([.one: "%d item", .other: "%d items"])]
    var localizer = BundleTables(texts: ["en": ["Localizable": texts]]).localizer(for: "en")
    localizer.usesGroupingSeparator = false
    #expect(
      localizer.string("n", arguments: [1234]) == "1234 items" && localizer.string("n", arguments: [1]) == "1 item")
  }
}
