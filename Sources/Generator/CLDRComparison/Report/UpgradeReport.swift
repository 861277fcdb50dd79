import CLDRTables
import Foundation
import ReferenceMatching

/// The changes between two releases: the facts, and the decisions that result from them.
package struct UpgradeReport: Hashable, Sendable, Encodable {
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
  package let passedOver: [InputDiagnostic]
  /// An app's own list, and every preference that gets another of its locales; nil if no list was given.
  package let app: AppDecisions?

  package struct AppDecisions: Hashable, Sendable, Codable {
    package var supported: [String]
    /// The number of preferences that were compared.
    package var preferenceCount: Int
    package var changes: [WinnerChange]
    /// The number of people for each of these preferences, if the release has it.
    package var speakers: [String: Int] = [:]
    /// The locales that people may choose, among those that were compared.
    var chosen: Set<String> = []

    /// Whether people may choose the locale whose answer changes.
    package func isChosen(_ change: WinnerChange) -> Bool { chosen.contains(change.desired) }

    private enum CodingKeys: String, CodingKey {
      case supported, preferenceCount, changes
    }
  }

  /// Computes the report. Quadratic in the number of locales: seconds for CLDR's two thousand.
  ///
  /// - Parameters:
  ///   - supported: An app's locales; nil for none.
  ///   - standard: the app's default; nil for the first of them.
  ///   - options: the app's other options.
  ///   - locales: the locales to compare with each other; nil for those of both releases.
  ///   - progress: Called with a few words before each part.
  package init(
    old: CLDRFacts, new: CLDRFacts, supported: [String]? = nil, default standard: String? = nil,
    options: ReferenceMatcher.Options = .init(),
    locales: [String]? = nil, progress: (String) -> Void = { _ in }
  ) {
    let locales = locales ?? Set(old.locales + new.locales).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    progress("comparing facts")
    self.old = "\(old.version)\(old.isChanged ? ", changed" : "")"
    self.new = "\(new.version)\(new.isChanged ? ", changed" : "")"
    stage = new.version.stage
    passedOver = new.passedOver.filter { warning in
      !old.passedOver.contains { $0.message == warning.message && $0.text == warning.text }
    }
    facts = FactSection.all(old: old, new: new)
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
    var choice = NearLocales(supported.compactMap(releases.locale), in: releases, options)
    let app = (standard ?? supported.first).flatMap(releases.locale)
    let changes = preferences.compactMap(releases.locale).compactMap {
      releases.change(for: $0, among: choice.near($0), default: app, options)
    }
    let people = Speakers(new, releases.new)
    let wanted = changes.compactMap { change in people.count(of: change.desired).map { (change.desired, $0) } }
    self.app = AppDecisions(
      supported: supported, preferenceCount: preferences.count, changes: changes,
      speakers: Dictionary(wanted, uniquingKeysWith: { first, _ in first }), chosen: Set(locales))
  }

  /// The people of each language, and of each language in each territory.
  private struct Speakers {
    private let release: MatchedRelease
    private var counts: [String: Int] = [:]

    init(_ facts: CLDRFacts, _ release: MatchedRelease) {
      self.release = release
      for fact in facts.speakers {
        guard let place = release.locale("\(fact.language)_\(fact.territory)"), let all = release.locale(fact.language)
        else { continue }
        for key in [MatchedRelease.text(place.maximized), Self.language(all)] { counts[key, default: 0] += fact.count }
      }
    }

    private static func language(_ locale: MatchedRelease.Locale) -> String {
      "\(locale.maximized.language)-\(locale.maximized.script)"
    }

    /// The people who use a locale; nil if the release counts none.
    func count(of name: String) -> Int? {
      guard let locale = release.locale(name), !locale.identifier.language.isEmpty else { return nil }
      return counts[locale.identifier.region.isEmpty ? Self.language(locale) : MatchedRelease.text(locale.maximized)]
    }
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
extension UpgradeReport {
  private enum CodingKeys: String, CodingKey {
    case old, new, facts, pairs, decisions, passedOver, app
    case localeCount = "locales"
  }
}

extension InputDiagnostic: Encodable {
  /// The line that is told of it.
  package func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}
