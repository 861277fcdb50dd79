import Testing

@testable import AppLocalization

/// Inputs on which Apple's engine and CLDR's matching were both run, Apple's by `ualoc_localizationsToUse` of ICU 76, the
/// other by the LocaleMatcher of the same library. A row for which CLDR 48 has another answer would fail here.
@Suite struct EngineTableTests {
  struct EngineRow: Sendable {
    let preferred: String
    let available: String
    let apple: String
    let cldr: String

    init(_ preferred: String, _ available: String, _ apple: String, _ cldr: String) {
      (self.preferred, self.available, self.apple, self.cldr) = (preferred, available, apple, cldr)
    }
  }

  static let rows = [
    EngineRow("en-IT", "en en-GB", "en-GB en", "en-GB"), EngineRow("en-JP", "en en-GB", "en", "en-GB"),
    EngineRow("en-IN", "en en-GB", "en-GB en", "en-GB"), EngineRow("en-GB", "en fr", "en", "en"),
    EngineRow("ms", "en zh-Hans", "", ""), EngineRow("en", "de en-GB en-IE it it-CH", "en-GB", "en-GB"),
    EngineRow("en-US", "de en-GB en-IE it it-CH", "en-GB", "en-GB"), EngineRow("fr-FR it", "en it it-CH", "it", "it"),
    EngineRow("en-CA", "en en-GB", "en", "en"), EngineRow("en-PH", "en en-GB", "en", "en"),
    EngineRow("en-NZ", "en-AU en-GB en", "en-AU en-GB en", "en-GB"), EngineRow("en", "en-GB fr", "en-GB", "en-GB"),
    EngineRow("en-US", "en-AU en-CA", "en-CA", "en-CA"), EngineRow("en-IT", "en en-IE", "en", "en-IE"),
    EngineRow("en-IT", "en-IE en", "en-IE en", "en-IE"), EngineRow("sr-Latn", "sr en", "", "sr"),
    EngineRow("sr", "sr-Latn en", "", "sr-Latn"), EngineRow("sr-ME", "sr sr-Latn", "sr", "sr-Latn"),
    EngineRow("zh-Hant-TW", "zh-Hans en", "", ""), EngineRow("zh-Hant-MO", "zh-TW zh-CN zh-HK", "zh-HK zh-TW", "zh-HK"),
    EngineRow("yue-Hans-CN", "zh-Hant zh-Hans", "zh-Hans", "zh-Hans"), EngineRow("nb", "no en", "no", "no"),
    EngineRow("nn", "nb en", "nb", "nb"), EngineRow("nb", "da en", "", "da"),
    EngineRow("pt-PT es", "pt-BR es", "es", "pt-BR"),
    EngineRow("pt-AO", "pt-BR pt-PT", "pt-PT", "pt-PT"), EngineRow("es-AR", "es es-MX", "es", "es-MX"),
    EngineRow("es-CL", "es-ES es-AR", "es-ES", "es-AR"), EngineRow("fr-CH fr-CA", "fr-FR fr-CA", "fr-CA", "fr-FR"),
    EngineRow("de-CH de-AT", "de-DE de-AT", "de-AT", "de-DE"), EngineRow("ca", "es en", "", "es"),
    EngineRow("gsw", "de en", "", "de"),
    EngineRow("br", "fr en", "", "fr"), EngineRow("ms", "id en", "", "id"), EngineRow("hr", "bs en", "", "bs"),
    EngineRow("uk", "ru en", "", ""),
    EngineRow("hi-Latn", "hi en-IN en", "en-IN en", "hi"), EngineRow("fr", "en zxx", "zxx", ""),
    EngineRow("ja-JP", "English Japanese", "Japanese", ""),
    EngineRow("sh-Latn-ME", "sr-Latn sr-Latn-ME", "sr-Latn-ME sr-Latn", "sr-Latn-ME"),
    EngineRow("zh-Hant-MO", "wuu-Hant zh-Hant-TW", "zh-Hant-TW", "zh-Hant-TW"),
    // If the documentation in the header of Apple's function differs from what the function does, the function counts.
    EngineRow("en-CA", "en_001 en", "en", "en"), EngineRow("en-Latn-US", "en_US en", "en", "en_US"),
    EngineRow(
      "zh-Hant-HK", "zh_CN zh_TW zh_HK zh_Hans zh_Hant zh_Hant_HK", "zh_Hant_HK zh_TW zh_HK zh_Hant", "zh_Hant_HK"),
  ]

  @Test(arguments: rows) func apple(row: EngineRow) {
    #expect(choice(.apple, row).localizations == words(row.apple), "\(row.preferred) in \(row.available)")
  }

  @Test(arguments: rows) func cldr(row: EngineRow) {
    #expect(choice(.cldr, row).first == words(row.cldr).first, "\(row.preferred) in \(row.available)")
  }

  /// The English and the Spanish of every region, by `ualoc_localizationsToUse` of ICU 76.1: the first localization of those
  /// of the world, of Europe, of Britain and of Australia, or of Latin America. CLDR 48 has `GS` too.
  @Test(arguments: [
    (
      "en", "en-150",
      """
      AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GE GL GR HR HU IS IT LI LT LU LV MC MD ME MK NL \
      NO PL PT RO RS RU SE SI SK UA VA
      """
    ),
    (
      "en", "en-001",
      """
      AF AM AO AR AW AX AZ BF BH BJ BL BO BQ BR CD CF CG CI CM CR CU CV DO DZ EC EG EH ER ET FM GA GF GN \
      GP GQ GS GT HN HT IC ID IL IQ JO KG KH KM KW KZ LA LB LR LY MA MF MG ML MM MN MQ MR MZ NC NE NI NP OM \
      PE PF PM PS PW QA RE RW SJ SM SN SO ST SV SX SY TD TF TG TH TJ TK TL TM TN UY UZ VE VN WF YE YT
      """
    ),
    (
      "en", "en-GB",
      """
      AG AI BB BD BM BN BS BW BZ DG DM FJ FK GB GD GG GH GI GM GY HK IE IM IN IO JE JM KE KI KN KY LC LK \
      LS MO MS MT MU MV MW MY NA NG PK PN SB SC SD SG SH SL SS SZ TC TO TT TV TZ UG VC VG VU ZA ZM ZW
      """
    ),
    (
      "en", "en-AU",
      """
      AU CC CK CX NF NR NU NZ PG WS
      """
    ),
    (
      "es", "es-419",
      """
      AG AI AR AW BB BL BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GT GY HN HT JP KN KY \
      LC MF MQ MS MX NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI
      """
    ),
  ])
  func regions(language: String, localization: String, regions: String) {
    let available = language == "en" ? "en-150 en-001 en-AU en-GB en" : "es-419 es"
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }
    let wanted = Set(words(regions))
    let found = letters.flatMap { first in letters.map { first + $0 } }.filter { region in
      let row = EngineRow("\(language)-\(region)", available, "", "")
      return choice(.apple, row).first == localization
    }
    #expect(Set(found) == wanted)
  }

  private func choice(_ engine: LocalizationEngine, _ row: EngineRow) -> LocalizationChoice {
    engine.choice(from: words(row.available), preferring: words(row.preferred))
  }
}

func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
