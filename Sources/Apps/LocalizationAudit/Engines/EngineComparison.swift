import AppLocalization

/// The choices of several engines for the same lists, with the steps that led to each.
///
///     let comparison = EngineComparison(available: ["en", "en-AU", "en-GB"], preferring: ["en-NZ"])
///     for explanation in comparison.explanations { print(explanation.choice) }
public struct EngineComparison: Equatable, Sendable {
  /// The available localizations.
  public let available: [String]
  /// The preferred languages.
  public let preferred: [String]
  /// The choice of each engine, in the order in which they were named, without fallbacks.
  public let explanations: [LocalizationExplanation]

  /// Asks the engines, one after another. Allocates; costs the sum of their choices.
  public init(
    available: [String], preferring preferred: [String], engines: [LocalizationEngine] = LocalizationEngine.allCases
  ) {
    self.available = available
    self.preferred = preferred
    explanations = engines.map { $0.explanation(from: available, preferring: preferred) }
  }

  /// Asks the engines for the search list of a visitor's header, which has a fallback where nothing matches: the first
  /// localization. The preferred languages are the ranges that the visitor wants. Allocates; costs the sum of the choices.
  public init(
    available: [String], for header: AcceptLanguage, engines: [LocalizationEngine] = LocalizationEngine.allCases
  ) {
    self.available = available
    preferred = header.ranges.filter { $0.weight > 0 }.map(\.text)
    let bundle = BundleLocalizations(available, developmentRegion: available.first)
    explanations = engines.map { $0.explanation(of: bundle, for: header) }
  }

  /// Whether all engines put the same localization first, or all choose none.
  public var agrees: Bool { explanations.allSatisfy { $0.choice.first == explanations.first?.choice.first } }

  /// The choice of an engine; nil if it was not asked.
  public subscript(engine: LocalizationEngine) -> LocalizationExplanation? {
    explanations.first { $0.choice.engine == engine }
  }
}
