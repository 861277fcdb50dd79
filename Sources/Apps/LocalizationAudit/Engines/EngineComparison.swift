import AppLocalization

/// The choices of several engines for the same lists. Each choice has the steps that led to it.
///
///     let comparison = EngineComparison(available: ["en", "en-AU", "en-GB"], preferring: ["en-NZ"])
///     for choice in comparison.choices { print(choice) }
public struct EngineComparison: Equatable, Sendable {
  /// The available localizations.
  public let available: [String]
  /// The preferred languages.
  public let preferred: [String]
  /// The choice of each engine, in the order in which they were named, without fallbacks.
  public let choices: [LocalizationChoice]

  /// Asks the engines, one after another. Allocates; costs the sum of their choices.
  public init(
    available: [String], preferring preferred: [String], engines: [LocalizationEngine] = LocalizationEngine.allCases
  ) {
    self.init(PreparedLocalizations(available), preferring: preferred, engines: engines)
  }

  /// Asks the engines about localizations that were prepared.
  package init(
    _ prepared: PreparedLocalizations, preferring preferred: [String],
    engines: [LocalizationEngine] = LocalizationEngine.allCases
  ) {
    available = prepared.names
    self.preferred = preferred
    choices = engines.map { prepared.choice($0, preferring: preferred) }
  }

  /// Whether all engines put the same localization first, or all choose none.
  public var agrees: Bool { choices.allSatisfy { $0.first == choices.first?.first } }

  /// The choice of an engine; nil if it was not asked.
  public subscript(engine: LocalizationEngine) -> LocalizationChoice? { choices.first { $0.engine == engine } }
}
