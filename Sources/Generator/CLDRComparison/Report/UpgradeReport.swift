import CLDRTables
import Foundation
import ProgramSupport

/// The changes between two releases: the facts, and the decisions that result from them.
package struct UpgradeReport: Hashable, Sendable {
  /// The releases, as CLDR writes them; `48.2, changed` for data that was changed by hand.
  package let old: String
  package let new: String
  /// Every kind of fact, also those without a change.
  package let facts: [FactSection]
  /// The number of locales that were compared with each other.
  package let localeCount: Int
  /// The pairs of these locales whose distance changed and that are near enough in at least one release.
  package let pairs: [PairChange]
  /// The locales that get another answer, each matched against all the others.
  package let decisions: [WinnerChange]
  /// The stage of the newer release if it is a pre-release: `alpha2`.
  package let stage: String?
  /// The parts of the newer release that the older one did not have and that no answer is made from.
  package let passedOver: [CLDRDiagnostic]
  /// An app's own list, and every preference that gets another of its locales; nil if no list was given.
  package let app: AppDecisions?

  package struct AppDecisions: Hashable, Sendable, Codable {
    package var supported: [String]
    /// The number of preferences that were compared.
    package var preferenceCount: Int
    package var changes: [WinnerChange]
    /// The number of people for each of these preferences, if the release has it.
    package var speakers: [String: Int] = [:]

    private enum CodingKeys: String, CodingKey {
      case supported, preferenceCount, changes
    }
  }

  /// Computes the report. Quadratic in the number of locales: seconds for CLDR's 801.
  ///
  /// - Parameters:
  ///   - supported: An app's locales; nil for none.
  ///   - locales: the locales to compare with each other.
  ///   - progress: Called with a few words before each part.
  package init(
    old: CLDRFacts, new: CLDRFacts, supported: [String]? = nil, locales: [String] = CLDRLocales.all,
    progress: (String) -> Void = { _ in }
  ) {
    progress("comparing facts")
    self.old = "\(old.version)\(old.isChanged ? ", changed" : "")"
    self.new = "\(new.version)\(new.isChanged ? ", changed" : "")"
    stage = new.version.stage
    passedOver = new.passedOver.filter { warning in
      !old.passedOver.contains { $0.message == warning.message && $0.text == warning.text }
    }
    facts = FactsComparison(old: old, new: new).sections
    localeCount = locales.count
    let releases = ReleasePair(old: MatchedRelease(old), new: MatchedRelease(new))
    let compared = locales.compactMap(releases.locale)
    var candidates = NearLocales(compared, in: releases)
    progress("comparing \(locales.count * locales.count) pairs")
    pairs = PairComparison.changes(between: releases, locales: compared, &candidates)
    progress("comparing \(locales.count) locales, each against all the others")
    decisions = compared.compactMap { locale in
      releases.change(for: locale, among: candidates.near(locale).filter { $0.name != locale.name })
    }
    guard let supported else {
      app = nil
      return
    }
    let preferences = Self.preferences(old, new, and: locales)
    progress("comparing \(preferences.count) preferences for \(supported.count) supported locales")
    var choice = NearLocales(supported.compactMap(releases.locale), in: releases)
    let changes = preferences.compactMap(releases.locale).compactMap {
      releases.change(for: $0, among: choice.near($0))
    }
    let people = Dictionary(
      new.speakers.compactMap { fact in
        releases.new.locale("\(fact.language)_\(fact.territory)")
          .map { (MatchedRelease.text($0.maximized), fact.count) }
      }, uniquingKeysWith: +)
    let wanted = changes.compactMap { change in
      releases.new.locale(change.desired).flatMap { people[MatchedRelease.text($0.maximized)] }
        .map { (change.desired, $0) }
    }
    app = AppDecisions(
      supported: supported, preferenceCount: preferences.count, changes: changes,
      speakers: Dictionary(wanted, uniquingKeysWith: { first, _ in first }))
  }

  /// An app's locales that are no identifiers in a release: a report would leave them out.
  package static func illFormed(_ supported: [String], in facts: CLDRFacts) -> [String] {
    if supported.isEmpty { return [] }
    let release = MatchedRelease(facts)
    return supported.filter { release.locale($0) == nil }
  }

  /// All preferences that either release knows: CLDR's locales, and all subjects of likely subtags, aliases and rules.
  private static func preferences(_ old: CLDRFacts, _ new: CLDRFacts, and locales: [String]) -> [String] {
    var seen: Set<String> = []
    let named = [old, new].flatMap { facts in
      facts.likelySubtags.map(\.from) + facts.aliases.filter { $0.kind == .language }.map(\.type)
        + facts.languageMatching.rules.flatMap { [$0.desired, $0.supported] }.filter {
          !$0.contains { "*$".contains($0) }
        }
    }
    return (locales + named.map { $0.split(separator: "_").joined(separator: "-") }).filter {
      seen.insert($0).inserted
    }
  }

  /// The whole report as JSON, without a limit.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

/// Keys are explicit, so that renaming a property does not change the JSON.
extension UpgradeReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case old, new, facts, locales, pairs, decisions, passedOver, app
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(old, forKey: .old)
    try container.encode(new, forKey: .new)
    try container.encode(facts, forKey: .facts)
    try container.encode(localeCount, forKey: .locales)
    try container.encode(pairs, forKey: .pairs)
    try container.encode(decisions, forKey: .decisions)
    try container.encode(passedOver.map(\.description), forKey: .passedOver)
    try container.encodeIfPresent(app, forKey: .app)
  }
}
