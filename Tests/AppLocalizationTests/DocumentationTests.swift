import AppLocalization
import Foundation
import LocaleMatching
import LocalizationAudit
import TestSupport
import Testing

/// The examples of `Documentation/Apple-platforms.md`, and what Engines.md says of Apple's documents.
@Suite struct DocumentationTests {
  @Test func anAppAUserAnAnswer() throws {
    let localizer = try AppLocalizer(path: Fixtures.path("Which.app"), preferredLanguages: ["en-IT"])
    #expect(localizer.bundle.localizations == ["de", "en", "en-GB", "en-IE", "en-IN", "it", "it-CH"])
    #expect(localizer.bundle.developmentRegion == "en-GB")
    #expect(localizer.searchList == ["en-GB", "en"])
    #expect(
      localizer.choice.decisiveStep.map { "\($0)" } == "en-GB for en-IT: they meet at en_GB after 2 + 0 steps")
    #expect(localizer.string("greeting") == "Hello, mate")
    #expect(localizer.answer("greeting").missedPlaces == [])
    #expect(localizer.info.displayName == "Which Locale?")
    let flag = localizer.resource("flag.png", traits: ResourceTraits(scale: 2, idiom: .ipad))
    #expect(flag?.path == "en-GB.lproj/flag@2x~ipad.png")
  }

  @Test func aServer() throws {
    let tables = try BundleTables(path: Fixtures.path("Shelf_Shelf.resources"))
    let header = "fr-CH, zh-TW;q=0.9, *;q=0.5"
    let localizer = AppLocalizer(tables, acceptLanguage: header)
    #expect(localizer.localization == "zh-Hant-TW")
  }

  @Test func settings() {
    #expect(DeviceLanguages(["en", "it"], region: "IT")?.preferredLanguages == ["en-IT", "it-IT"])
    #expect(DeviceLanguages(["en-GB"], region: "IT")?.localeIdentifier == "en_GB@rg=itzzzz")
    #expect(AppleLanguages(arguments: ["app", "-AppleLanguages", "(it)"])?.identifiers == ["it"])
    let current = CurrentLocale(appleLocale: "th_TH", preferredLanguages: ["th-TH"])
    let locale = Locale(identifier: current.identifier(localizations: ["en", "fr"]))
    #expect(locale.identifier == "en_TH")
    // Foundation's formatters use this locale: Thai conventions, such as the Buddhist calendar, in English.
    #expect(locale.calendar.identifier == .buddhist)
  }

  // MARK: Engines.md, what documents say and what happens

  private func first(_ engine: LocalizationEngine, _ available: String, _ preferred: String) -> String? {
    engine.choice(from: words(available), preferring: words(preferred)).first
  }

  /// Q&A 1828 and the post on falling back, beside Apple's function (ICU 76, asked for each of these).
  @Test func fallingBack() {
    for engine in LocalizationEngine.allCases {
      #expect(first(engine, "en fr", "en-GB") == "en")
      #expect(first(engine, "en zh-Hans", "ms") == nil)
      #expect(first(engine, "en-GB fr", "en") == ([.classic, .rfc4647].contains(engine) ? nil : "en-GB"))
    }
    #expect(first(.apple, "en_GB en", "en-GB") == "en_GB")
    #expect(first(.classic, "en_GB en", "en-GB") == "en_GB")
  }

  /// The English rules of CLDR 48's languageInfo.xml; the article has other ones.
  @Test(
    arguments: [("en-IT", "en-GB", 3), ("en-IT", "en-IE", 4), ("en-PR", "en-US", 4), ("en-IT", "en", 5)]
      + [("en-IT", "en-001", 5), ("en-US", "en-GB", 5)])
  func englishDistances(desired: String, supported: String, distance: Int) {
    #expect(LocaleDistance.between(desired: desired, supported: supported)?.whole == distance)
  }

  /// The order in which the guide says a key is looked up, and the order of the platforms, which search one table.
  @Test func keysInBase() {
    func table(_ text: String) -> [String: LocalizedTable] {
      ["Localizable": LocalizedTable(strings: StringsTable.read(text: text).table)]
    }
    func lookup(_ policy: MissingKeyPolicy) -> StringLookup {
      StringLookup(
        places: TablePlace.order(searchList: ["it", "en"]), policy: policy,
        tables: [
          .localization("it"): table("a = \"it\";"), .base: table("b = \"base\";"),
          .localization("en"): table("b = en;"),
        ])
    }
    #expect(lookup(.apple).string("b").text == "b")
    let chained = lookup(.chain)
    #expect(chained.string("b").text == "base")
    #expect(chained.string("c").text == "c")
    // If the whole file is missing, the platforms do search the next language.
    let german = StringLookup(
      places: TablePlace.order(searchList: ["de", "en"]), tables: [.base: table("b = \"base\";")])
    #expect(german.string("b").text == "base")
  }

  /// The list that the settings in France show: the article has `it`, a device has `it-FR`.
  @Test func secondLanguages() {
    #expect(DeviceLanguages(["fr", "it"], region: "FR")?.preferredLanguages == ["fr-FR", "it-FR"])
    for list in ["fr-FR it", "fr-FR it-FR"] { #expect(first(.apple, "en it it-CH", list) == "it") }
  }
}
