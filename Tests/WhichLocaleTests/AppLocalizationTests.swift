import Foundation
import Testing

/// The scenarios of the demo app "Which Locale?", and rows that Apple's function answered.
@Suite struct AppLocalizationTests {
  private static let app = ["--supported", "en,en-IN,en-IE,en-GB,de,it,it-CH", "--development-region", "en-GB"]

  @Test(
    arguments: [
      ("en-GB", "IT", "en-GB", "en_GB@rg=itzzzz", "en-GB, en", 0), ("en", "IT", "en-IT", "en_IT", "en-GB, en", 0),
      ("fr,it", "FR", "fr-FR, it-FR", "fr_FR", "it, en-GB", 0), ("fr", "CH", "fr-CH", "fr_CH", "en-GB, en", 1),
    ] as [(String, String, String, String, String, Int32)])
  func scenarios(
    languages: String, region: String, preferred: String, locale: String, shown: String, status: Int32
  ) throws {
    let result = try Executable.run(
      ["device", "--preferred", languages, "--region", region, "--format", "tsv"] + Self.app)
    let rows = Dictionary(
      result.lines.map { $0.components(separatedBy: "\t") }.compactMap { $0.count == 2 ? ($0[0], $0[1]) : nil },
      uniquingKeysWith: { first, _ in first })
    #expect(rows["AppleLanguages"] == preferred)
    #expect(rows["AppleLocale"] == locale)
    #expect(rows["shown in"] == shown)
    #expect(result.status == status)
  }

  struct Choice: Decodable {
    var engine: String
    var localizations: [String]
    var origin: String
    var fallback: String?
    var isMatch: Bool
    var reason: String
    var steps: [String]
  }

  @Test func deviceJSON() throws {
    struct Answer: Decodable {
      var preferredLanguages: [String]
      var appleLocale: String?
      var passedOver: [String]
      var choice: Choice?
      var currentLocale: String?
    }
    let answer: Answer = try Executable.json(
      "device", "--apple-languages", "(th_TH, \"english (united kingdom) [ize-IE\")", "--supported",
      "fr,de",
      "--development-region", "de")
    #expect(answer.preferredLanguages == ["th-TH"])
    #expect(answer.appleLocale == "th_TH")
    #expect(answer.passedOver == ["english (united kingdom) [ize-IE"])
    #expect(answer.choice?.fallback == "developmentRegion")
    #expect(answer.choice?.isMatch == false)
    #expect(answer.choice?.localizations == ["de"])
    #expect(answer.choice?.origin == "fallback")
    let override: Answer = try Executable.json(
      "device", "--preferred", "en", "--region", "IT", "--override", "it-CH", "--supported", "it,it-CH,en")
    #expect(override.preferredLanguages == ["it-CH", "en-IT"])
    #expect(override.choice?.localizations.first == "it-CH")
  }

  /// The fallback is not the development region where the app does not have it.
  @Test func theFallbackIsNamedTruly() throws {
    let arguments = ["device", "--preferred", "ja", "--region", "JP", "--supported", "en,de", "--development-region"]
    let other = try Executable.run(arguments + ["en-GB"]).output
    #expect(other.contains("en: nothing matches, and it is what matches the development region, en-GB"), "\(other)")
    #expect(try Executable.run(arguments + ["de"]).output.contains("de: nothing matches, and the fallback is the dev"))
  }

  /// Which.app asks for the menu (`UIPrefersShowingLanguageSettings`) and allows mixed localizations, so that
  /// Locale.current keeps the settings' language; Desk.app does the latter only.
  @Test(
    arguments: [
      ("Which.app", "en", [], "en-GB", "shown"), ("Desk.app", "he", [], "he", "hidden"),
      ("Desk.app", "he,fr", [], "he", "shown"), ("Desk.app", "he", ["--override", "de"], "de", "shown"),
    ] as [(String, String, [String], String, String)])
  func deviceWithABundle(app: String, languages: String, more: [String], first: String, menu: String) throws {
    let result = try Executable.run(
      ["device", "--preferred", languages, "--region", "IT", app, "--format", "tsv"] + more)
    #expect(result.status == 0)
    #expect(result.lines.contains("settings menu\t\(menu)"))
    #expect(result.lines.contains { $0.hasPrefix("shown in\t\(first)") })
    #expect(result.lines.contains("Locale.current\t\(languages.prefix(2))_IT"))
  }

  @Test func deviceReadsFiles() throws {
    let result = try Executable.withFile("{ AppleLanguages = (\"zh-Hans\", en_GB); }") { path in
      try Executable.run("device", "--apple-languages-file", path, "--region", "HK", "--format", "tsv")
    }
    #expect(result.lines == ["AppleLanguages\tzh-Hans-HK, en-GB", "AppleLocale\tzh_Hans_HK"])
    #expect(result.status == 0)
  }

  @Test func compare() throws {
    let parted = try Executable.run(
      "compare", "--supported", "en,en-AU,en-GB", "--preferred", "en-NZ", "--format", "tsv")
    #expect(parted.status == 0)
    #expect(parted.lines.first?.hasPrefix("apple\ten-AU, en-GB, en\tpreference\t") == true)
    // As for `match`, it is no success that nothing matches; a list's fallback is its first.
    for preferences in [["--preferred", "ja"], ["--accept-language", "ja"]] {
      let none = try Executable.run(["compare", "--supported", "de,en"] + preferences)
      #expect(none.status == 1 && !none.output.contains("American"), "\(none.output)")
    }
    let agreed = try Executable.run("compare", "--supported", "de,Base", "--preferred", "de-AT")
    #expect(agreed.status == 0)
    #expect(agreed.lines.count == 8)
    let trace = try Executable.run(
      "compare", "--supported", "de,en", "--preferred", "fr,de", "--engines", "apple", "--all")
    #expect(trace.lines.contains { $0.contains("nothing matches fr") })
    #expect(trace.status == 0)
  }

  @Test func compareJSON() throws {
    struct Answer: Decodable {
      var agrees: Bool
      var choices: [Choice]
    }
    let answer: Answer = try Executable.json(
      "compare", "--supported", "sr,en", "--preferred", "sr-Latn")
    #expect(answer.choices.map(\.engine) == ["apple", "cldr", "classic", "rfc4647"])
    #expect(!answer.agrees)
    #expect(answer.choices.first?.localizations == [])
    #expect(answer.choices.first?.origin == "nothing")
    #expect(answer.choices.first { $0.engine == "cldr" }?.isMatch == true)
  }
}
