import AppLocalization

/// The choices of several engines for the same lists, and their differences.
///
///     let comparison = EngineComparison(available: ["en", "en-AU", "en-GB"], preferring: ["en-NZ"])
///     for difference in comparison.differences(from: .apple) { print(difference) }
public struct EngineComparison: Hashable, Sendable {
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

  /// The differences to the engines that put another localization first, in the order in which they were named.
  public func differences(from engine: LocalizationEngine) -> [Difference] {
    guard let base = self[engine] else { return [] }
    return choices.filter { $0.engine != engine && $0.first != base.first }.map { Difference(base: base, other: $0) }
  }

  /// A disagreement of two engines about the first localization.
  public struct Difference: Hashable, Sendable {
    /// The choice of the engine that the other is compared with.
    public let base: LocalizationChoice
    /// The choice of the other engine.
    public let other: LocalizationChoice

    /// The kind of disagreement.
    public enum DifferenceKind: String, Hashable, Sendable, Codable {
      /// The other engine matches nothing.
      case onlyBaseMatches
      /// The engine that the other is compared with matches nothing.
      case onlyOtherMatches
      /// The engines find localizations for different preferences.
      case anotherPreference
      /// The engines find different localizations for the same preference.
      case anotherLocalization
    }

    /// The kind of disagreement.
    public var kind: DifferenceKind {
      switch (base.origin, other.origin) {
      case (.preference(let one), .preference(let two)): one == two ? .anotherLocalization : .anotherPreference
      case (.preference, _): .onlyBaseMatches
      default: .onlyOtherMatches
      }
    }

    /// The step that decided for the engine that the other is compared with; nil if it found nothing.
    public var baseStep: LocalizationStep? { base.decisiveStep ?? base.steps.last }
    /// The step that decided for the other engine; nil if it found nothing.
    public var otherStep: LocalizationStep? { other.decisiveStep ?? other.steps.last }
    /// The other engine's step about the localization that the first chose; nil if it does not match there at all.
    public var verdictOfOther: LocalizationStep? { base.first.flatMap(other.step(about:)) }
    /// The first engine's step about the localization that the other chose; nil if it does not match there at all.
    public var verdictOfBase: LocalizationStep? { other.first.flatMap(base.step(about:)) }
  }
}

extension EngineComparison.Difference: CustomStringConvertible {
  /// The two decisions in words: `apple: en-AU …; cldr: en-GB …`.
  public var description: String {
    func side(_ choice: LocalizationChoice, _ step: LocalizationStep?) -> String {
      "\(choice.engine.rawValue): \(step.map { "\($0)" } ?? "nothing to choose from")"
    }
    return "\(side(base, baseStep)); \(side(other, otherStep))"
  }
}

extension LocalizationChoice {
  /// The first step about a localization; nil if there is none.
  func step(about localization: String) -> LocalizationStep? {
    steps.first { step in
      switch step {
      case .passedOver(let match), .chosen(let match), .setAside(let match), .lastResort(let match),
        .refined(_, let match):
        match.localization == localization
      default: false
      }
    }
  }
}
