import Foundation
import LocaleMatching
import LocalizationAudit
import Testing

@testable import AppLocalization

/// The expectations are those of Apple's function, `ualoc_localizationsToUse`, and of Foundation's fallbacks
/// (apple.md, §1.7, §2.2, §4.2), not of CLDR's distances.
@Suite struct PreferredLocalizationsTests {
  /// The reason for these functions. If Foundation on Linux ever chooses, this test fails, and the documents can be shorter.
  #if os(Linux)
    @Test func foundationOnLinuxReturnsTheFirst() {
      #expect(Bundle.preferredLocalizations(from: ["de", "en-GB"], forPreferences: ["en-IT"]) == ["de"])
    }
  #endif

  /// Nothing else asks Apple's own code. Where the function that the vectors are of has no answer, the class method has that for
  /// American English, else the first localization.
  #if canImport(Darwin)
    @Test func thisSystemAnswersTheVectors() throws {
      let file = EngineVectorTests.folder.appendingPathComponent("icu76-cldr46-apple-localizations.tsv")
      let vectors = try LocalizationVectors(String(contentsOf: file, encoding: .utf8)).vectors
      var american: [String: [String]] = [:]
      for vector in vectors where vector.preferences == ["en-US"] { american[vector.app] = vector.answer }
      for vector in vectors {
        let answers = [vector.answer, american[vector.app] ?? [], Array(vector.localizations.prefix(1))]
        let found = Bundle.preferredLocalizations(from: vector.localizations, forPreferences: vector.preferences)
        #expect(found == answers.first { !$0.isEmpty }, "\(vector.preferences) in \(vector.app)")
      }
    }
  #endif

  @Test func bundles() throws {
    let path = Fixtures.path("Which.app")
    let bundle = try #require(Bundle(path: path))
    let read = LocalizedBundle(bundle)
    #expect(Set(read.localizations) == ["de", "en", "en-GB", "en-IE", "en-IN", "it", "it-CH"])
    #expect(read.choice(for: ["en-IT"]).first == "en-GB")
    #expect(read.choice(for: ["fr-FR"]).first == "en-GB", "the development region")
  }

  @Test func stringsOfABundle() throws {
    let path = Fixtures.path("Which.app")
    let bundle = try #require(Bundle(path: path))
    #expect(AppLocalizer(bundle: bundle, preferredLanguages: ["en-IT"]).string("greeting") == "Hello, mate")
    #expect(AppLocalizer(bundle: bundle, preferredLanguages: ["it-CH"]).localization == "it-CH")
    #expect(AppLocalizer(bundle: bundle, preferredLanguages: ["de"]).localization == "de")
    let tables = try BundleTables(bundle: bundle)
    #expect(tables.localizer(for: AcceptLanguage("en-IT")).localization == "en-GB")
    #expect(tables.localizer(for: AcceptLanguage("en-IT, en-GB;q=0")).localization != "en-GB")
    #expect(AppLocalizer(bundle: bundle).localization != nil)
  }

  @Test func languagesOfTheUser() {
    #expect(Locale.userLanguages(arguments: ["app", "-AppleLanguages", "(it, \"en_GB\")"]) == ["it", "en-GB"])
    #expect(Locale.userLanguages(arguments: ["app", "-AppleLanguages"]) == nil)
    #expect(Locale.userLanguages(arguments: ["app", "-AppleLanguages", "()"]) == nil)
    #expect(Locale.userLanguages(environment: ["LANG": "de_CH.UTF-8", "LANGUAGE": "gsw:de"]) == ["gsw", "de"])
    #expect(Locale.userLanguages(environment: ["LANG": "C.UTF-8"]) == [])
  }
}
