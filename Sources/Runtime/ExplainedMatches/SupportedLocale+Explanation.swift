import LocaleMatching
import SupportedLocales

extension SupportedLocale {
  /// The general matcher with the list and the options that the table was made with. Each access makes a new one: keep
  /// it.
  ///
  /// It gives the rankings, rules and ties of which the table holds only the outcome. It links all of CLDR's tables.
  public static var generalMatcher: LocaleMatcher {
    let settings = withTable { ($0.threshold, $0.demotion, $0.options, $0.defaultPosition) }
    let supported = (0...).lazy.map { Self(position: $0) }.prefix { $0 != nil }.map { $0?.identifier ?? "" }
    let list = Array(supported)
    return LocaleMatcher(
      supported: list,
      options: LocaleMatcher.Options(
        // A threshold above 800 comes only from `asNear` for a pair that has nothing in common.
        threshold: settings.0 > 800 ? .asNear(desired: "en", supported: "ru") : .below(settings.0 / 8),
        favoring: settings.2.favorsScript ? .script : .language,
        direction: settings.2.onlyTwoWay ? .onlyTwoWay : .withOneWay, demotionPerDesired: .distance(settings.1 / 8),
        defaultLocale: settings.3.flatMap { list.indices.contains($0) ? .identifier(list[$0]) : nil } ?? .none))
  }

  /// Explains the table's answer: the fields, the rules as CLDR writes them, ties, and the candidates that lost.
  /// Allocates.
  ///
  /// The explanation uses the CLDR release of the full library, `CLDR.version`. The table's `dataVersion` should equal
  /// it.
  public static func explanation(for identifiers: [String]) -> MatchExplanation {
    generalMatcher.explanation(for: identifiers)
  }
}
