import CLDRLocales
import LocalizationEngines

/// The localizations that visitors get, counted in visits.
package struct TrafficCounts: Sendable {
  package var lines = 0
  package var badLines = 0
  /// The visits of headers with something in them of which nothing is a language range.
  package var unreadable = 0
  /// The visits that each engine shows each localization.
  package var shown: [LocalizationEngine: [String: Int]] = [:]
  /// The visits that get the default by the deciding engine, by the language that they want most; `-` for none.
  package var asked: [String: Int] = [:]
  /// The visits that would leave the default if one more localization were there.
  package var wins: [String: Int] = [:]
  /// The first bad lines with the reason why they are not read; not part of the sums.
  package private(set) var firstBadLines: [(number: Int, reason: String)] = []

  private static let reportedBadLines = 5

  mutating func addBadLine(_ number: Int, _ fault: HeaderLine.Fault) {
    badLines.add(1)
    if firstBadLines.count < Self.reportedBadLines { firstBadLines.append((number, fault.rawValue)) }
  }

  package var visits: Int { shown.values.first.map { $0.values.reduce(into: 0) { $0.add($1) } } ?? 0 }
  package var defaults: Int { asked.values.reduce(into: 0) { $0.add($1) } }
}

/// The app that visitors come to, as its engines need it.
package struct TrafficApp: Sendable {
  /// The localizations, for the engine that decides who gets the default.
  package let own: PreparedLocalizations
  private let prepared: [PreparedLocalizations]
  /// The localizations that may be added: CLDR's languages, in each script.
  private let addable: PreparedLocalizations

  package init(_ own: PreparedLocalizations) {
    self.own = own
    let engine = own.engine
    prepared = LocalizationEngine.allCases.filter { [engine, .apple, .cldr].contains($0) }.map(own.asked)
    var seen: Set<String> = []
    let languages = CLDRLocales.all.compactMap { Self.language($0) }
    addable = PreparedLocalizations(
      languages.filter { seen.insert($0).inserted }, for: engine, options: own.options)
  }

  package var engine: LocalizationEngine { own.engine }
  package var engines: [LocalizationEngine] { prepared.map(\.engine) }

  /// Counts the visits with a header.
  func count(_ header: AcceptLanguage, _ visits: Int, in counts: inout TrafficCounts) {
    for localizations in prepared {
      // A list of preferences is not needed, only its beginning.
      let match = localizations.matcher?.bestMatch(for: header)
      let choice = match == nil ? localizations.searchList(for: header) : nil
      let name = match?.identifier ?? choice?.first ?? "-"
      counts.shown[localizations.engine, default: [:]][name, default: 0].add(visits)
      guard localizations.engine == engine, choice?.isMatch == false else { continue }
      counts.asked[header.mostWanted.flatMap { Self.language($0) } ?? "-", default: 0].add(visits)
      for name in winning(header) { counts.wins[name, default: 0].add(visits) }
    }
    if !header.header.isEmpty, header.mostWanted == nil, header.ranges.isEmpty { counts.unreadable.add(visits) }
  }

  /// The localizations of which any alone would be chosen for a header that gets the default.
  private func winning(_ header: AcceptLanguage) -> Set<String> {
    if let matcher = addable.matcher { return Set(matcher.rankedMatches(for: header).map(\.identifier)) }
    let named = Set(header.ranges.compactMap { $0.qvalue > 0 ? Self.language($0.identifier) : nil })
    return named.filter { PreparedLocalizations([$0], for: engine).searchList(for: header).isMatch }
  }

  /// The language with its script, if that is not the likely one: `zh-Hant` for `zh-TW`. Longer codes than CLDR has are
  /// one, so that no log makes the counts grow.
  private static func language(_ range: String) -> String? {
    guard let full = LanguageIdentifier(languageOf: range)?.maximized else { return nil }
    guard full.language.description.utf8.count <= 3 else { return "other" }
    return LanguageIdentifier(language: full.language, script: full.script).withoutLikelyScript.description
  }
}
