import Testing

@testable import AppLocalization

/// Inputs on which Apple's engine and CLDR's matching were both run, Apple's by `ualoc_localizationsToUse` of ICU 76, the
/// other by the LocaleMatcher of the same library. A row for which CLDR 48 has another answer would fail here.
@Suite struct EngineTableTests {
  struct Row: Sendable {
    let preferred: String
    let available: String
    let apple: String
    let cldr: String

    init(_ preferred: String, _ available: String, _ apple: String, _ cldr: String) {
      (self.preferred, self.available, self.apple, self.cldr) = (preferred, available, apple, cldr)
    }
  }

  static let rows = [
    Row("en-IT", "en en-GB", "en-GB en", "en-GB"), Row("en-JP", "en en-GB", "en", "en-GB"),
    Row("en-CA", "en en-GB", "en", "en"), Row("en-PH", "en en-GB", "en", "en"),
    Row("en-NZ", "en-AU en-GB en", "en-AU en-GB en", "en-GB"), Row("en", "en-GB fr", "en-GB", "en-GB"),
    Row("en-US", "en-AU en-CA", "en-CA", "en-CA"), Row("en-IT", "en en-IE", "en", "en-IE"),
    Row("en-IT", "en-IE en", "en-IE en", "en-IE"), Row("sr-Latn", "sr en", "", "sr"),
    Row("sr", "sr-Latn en", "", "sr-Latn"), Row("sr-ME", "sr sr-Latn", "sr", "sr-Latn"),
    Row("zh-Hant-TW", "zh-Hans en", "", ""), Row("zh-Hant-MO", "zh-TW zh-CN zh-HK", "zh-HK zh-TW", "zh-HK"),
    Row("yue-Hans-CN", "zh-Hant zh-Hans", "zh-Hans", "zh-Hans"), Row("nb", "no en", "no", "no"),
    Row("nn", "nb en", "nb", "nb"), Row("nb", "da en", "", "da"), Row("pt-PT es", "pt-BR es", "es", "pt-BR"),
    Row("pt-AO", "pt-BR pt-PT", "pt-PT", "pt-PT"), Row("es-AR", "es es-MX", "es", "es-MX"),
    Row("es-CL", "es-ES es-AR", "es-ES", "es-AR"), Row("fr-CH fr-CA", "fr-FR fr-CA", "fr-CA", "fr-FR"),
    Row("de-CH de-AT", "de-DE de-AT", "de-AT", "de-DE"), Row("ca", "es en", "", "es"), Row("gsw", "de en", "", "de"),
    Row("br", "fr en", "", "fr"), Row("ms", "id en", "", "id"), Row("hr", "bs en", "", "bs"),
    Row("uk", "ru en", "", ""),
    Row("hi-Latn", "hi en-IN en", "en-IN en", "hi"), Row("fr", "en zxx", "zxx", ""),
    Row("ja-JP", "English Japanese", "Japanese", ""),
    // If the header of Apple's function describes something else, the function counts.
    Row("en-CA", "en_001 en", "en", "en"), Row("en-Latn-US", "en_US en", "en", "en_US"),
    Row(
      "zh-Hant-HK", "zh_CN zh_TW zh_HK zh_Hans zh_Hant zh_Hant_HK", "zh_Hant_HK zh_TW zh_HK zh_Hant", "zh_Hant_HK"),
  ]

  @Test(arguments: rows) func apple(row: Row) {
    #expect(choice(.apple, row).localizations == words(row.apple), "\(row.preferred) in \(row.available)")
  }

  @Test(arguments: rows) func cldr(row: Row) {
    #expect(choice(.cldr, row).first == words(row.cldr).first, "\(row.preferred) in \(row.available)")
  }

  private func choice(_ engine: LocalizationEngine, _ row: Row) -> LocalizationChoice {
    engine.choice(from: words(row.available), preferring: words(row.preferred))
  }
}

func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
