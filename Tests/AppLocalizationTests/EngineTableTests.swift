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

  private func choice(_ engine: LocalizationEngine, _ row: EngineRow) -> LocalizationChoice {
    engine.choice(from: words(row.available), preferring: words(row.preferred))
  }
}

func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
