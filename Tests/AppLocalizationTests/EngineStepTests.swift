import TestSupport
import Testing

@testable import LocalizationEngines

/// The steps that lead to an engine's choice, and their sentences.
@Suite struct EngineStepTests {
  /// The steps of every engine are its choice: one localization is chosen for a preference, the others that match it are told
  /// once, and no preference before it matches.
  @Test(arguments: LocalizationEngine.allCases) func stepsAreTheChoice(engine: LocalizationEngine) {
    var random = SeededGenerator(seed: 59)
    let names = words(
      "en en-GB en_GB en-AU de de-AT fr fr-CA pt-BR pt-PT zh-Hans zh-TW zh-HK nb no es es-419 it English zxx Base")
    for _ in 0..<2_000 {
      let available = names.filter { _ in random.number(below: 3) == 0 }
      let preferred = (0...random.number(below: 4)).map { _ in
        (random.pick(names) ?? "en") + (random.pick(["", "", "-CH", "-x-y"]) ?? "")
      }
      let found = engine.explanation(from: available, preferring: preferred)
      let comment = Comment(rawValue: "\(available) \(preferred): \(found)")
      var (told, chosen): ([LocalizationMatch], LocalizationMatch?) = ([], nil)
      for step in found.steps {
        switch step {
        case .chosen(let match): (chosen, told) = (match, told + [match])
        case .alsoMatches(let match), .setAside(let match): told.append(match)
        case .lastResort(let match), .refined(_, let match): chosen = match
        default: break
        }
      }
      #expect(found.choice.first == chosen?.localization || found.choice.origin == .noLinguisticContent, comment)
      #expect(Set(told.map { "\($0.preferenceIndex) \($0.localizationIndex)" }).count == told.count, comment)
      for match in told + [chosen].compactMap({ $0 }) {
        #expect(available[match.localizationIndex] == match.localization, comment)
        #expect(preferred[match.preferenceIndex] == match.preference, comment)
      }
      for step in found.steps {
        guard case .unmatched(let preference) = step else { continue }
        #expect(
          !told.contains { $0.preference == preference } || Set(preferred).count < preferred.count || engine == .apple,
          comment)
      }
      let appended = found.steps.compactMap { if case .appended(let name, _) = $0 { name } else { nil } }
      if engine == .apple, chosen != nil { #expect(appended == Array(found.choice.localizations.dropFirst()), comment) }
      if case .preference(let index) = found.choice.origin { #expect(index == chosen?.preferenceIndex, comment) }
      #expect((found.choice.fallback == nil) == (found.choice.origin != .fallback(.english)))
    }
  }

  /// Of the localizations for `*` one is told: the one that it takes.
  @Test func stepsOfAWildcard() {
    let prepared = PreparedLocalizations(["da", "de", "en"], developmentRegion: "en", for: .cldr)
    for (header, expected) in [("*", ["en"]), ("de;q=0, *", ["en"]), ("en, *;q=0.5", ["en"])] {
      let told = prepared.explanation(for: AcceptLanguage(header)).steps.compactMap { step in
        switch step {
        case .chosen(let match), .alsoMatches(let match): match.localization
        default: nil
        }
      }
      #expect(told == expected, "\(header)")
    }
  }

  /// Each step is a sentence; others are in `Tests/Vectors/engine-steps.txt`.
  @Test func stepsInWords() {
    func match(_ reason: LocalizationMatch.Reason) -> LocalizationMatch {
      LocalizationMatch(preferenceIndex: 0, preference: "p", localizationIndex: 0, localization: "l", reason: reason)
    }
    func ancestor(_ own: Int, _ other: Int, crosses: Bool = false, penalized: Bool = false) -> LocalizationMatch.Reason
    {
      .sharedAncestor(
        LocalizationMatch.SharedAncestor(
          name: "a", stepsFromPreference: own, stepsFromLocalization: other, crossesLanguages: crosses,
          isPenalized: penalized))
    }
    for (step, text) in [
      (.mainBundle(searchList: ["a", "b"]), "the main bundle is shown in a, b"),
      (.excluded(localization: "l", range: "r"), "l is refused by r"),
      (.chosen(match(.exact)), "l for p: the same name"),
      (.noLinguisticContent, "zxx: nothing matches, and the app has a localization without linguistic content"),
      (
        .fallback(.developmentRegion, localization: "en", asked: "en-GB"),
        "en: nothing matches, and it is what matches the development region, en-GB"
      ),
      (
        .fallback(.developmentRegion, localization: "l", asked: "l"),
        "l: nothing matches, and the fallback is the development region"
      ),
      (
        .fallback(.americanEnglish, localization: "l", asked: "l"),
        "l: nothing matches, and the fallback is American English"
      ),
      (
        .fallback(.firstLocalization, localization: "l", asked: "l"),
        "l: nothing matches, and the fallback is the first localization"
      ),
      (.fallback(.english, localization: "l", asked: "l"), "l: nothing matches, and the fallback is English"),
      (
        .added(.defaultLocalization, localization: "l"),
        "then l, the default localization, for files that the others lack"
      ),
      (.chosen(match(.wildcard)), "l for p: the first that no other range names"),
      (.chosen(match(ancestor(0, 1))), "l for p: the localization falls back to a in 1 step"),
      (
        .chosen(match(ancestor(2, 0, crosses: true))),
        "l for p: the preference falls back to a in 2 steps, and another language counts 1 more"
      ),
    ] as [(LocalizationStep, String)] { #expect("\(step)" == text) }
  }
}
