/// What several engines make of the same lists, and where they part.
///
///     let comparison = EngineComparison(available: ["en", "en-AU", "en-GB"], preferring: ["en-NZ"])
///     for difference in comparison.differences(from: .apple) { print(difference) }
public struct EngineComparison: Hashable, Sendable {
  /// The localizations that were asked about.
  public let available: [String]
  /// The preferences that were asked about.
  public let preferred: [String]
  /// What each engine chose, in the order in which they were named. No fallbacks.
  public let choices: [LocalizationChoice]

  /// Asks the engines. Takes what all of them take together.
  public init(
    available: [String], preferring preferred: [String], engines: [LocalizationEngine] = LocalizationEngine.allCases
  ) {
    self.available = available
    self.preferred = preferred
    choices = engines.map { $0.choice(from: available, preferring: preferred) }
  }

  /// Whether all engines put the same localization first, or all of them none.
  public var agrees: Bool { choices.allSatisfy { $0.first == choices.first?.first } }

  /// What an engine chose; nil where it was not asked.
  public subscript(engine: LocalizationEngine) -> LocalizationChoice? { choices.first { $0.engine == engine } }

  /// Where the other engines put another localization first, in the order in which they were named.
  public func differences(from engine: LocalizationEngine) -> [Difference] {
    guard let base = self[engine] else { return [] }
    return choices.filter { $0.engine != engine && $0.first != base.first }.map { Difference(base: base, other: $0) }
  }

  /// A disagreement of two engines about the first localization.
  public struct Difference: Hashable, Sendable {
    /// What the engine that is compared with chose.
    public let base: LocalizationChoice
    /// What the other engine chose.
    public let other: LocalizationChoice

    /// What kind of disagreement this is.
    public enum DifferenceKind: String, Hashable, Sendable, Codable {
      /// The other engine matches nothing.
      case onlyBaseMatches
      /// The engine that is compared with matches nothing.
      case onlyOtherMatches
      /// They find localizations for different preferences.
      case anotherPreference
      /// For the same preference they weigh the localizations differently.
      case anotherLocalization
    }

    /// What kind of disagreement this is.
    public var kind: DifferenceKind {
      switch (base.origin, other.origin) {
      case (.preference(let one), .preference(let two)): one == two ? .anotherLocalization : .anotherPreference
      case (.preference, _): .onlyBaseMatches
      default: .onlyOtherMatches
      }
    }

    /// The step that decided for the engine that is compared with; nil where it found nothing.
    public var baseStep: LocalizationStep? { base.decisiveStep ?? base.steps.last }
    /// The step that decided for the other engine; nil where it found nothing.
    public var otherStep: LocalizationStep? { other.decisiveStep ?? other.steps.last }
    /// What the other engine says of the localization that the first chose; nil where it does not match at all.
    public var verdictOfOther: LocalizationStep? { base.first.flatMap(other.step(about:)) }
    /// What the first engine says of the localization that the other chose; nil where it does not match at all.
    public var verdictOfBase: LocalizationStep? { other.first.flatMap(base.step(about:)) }
  }
}

extension EngineComparison.Difference: CustomStringConvertible {
  /// `apple: en-AU …; cldr: en-GB …`.
  public var description: String {
    func side(_ choice: LocalizationChoice, _ step: LocalizationStep?) -> String {
      "\(choice.engine.rawValue): \(step.map { "\($0)" } ?? "nothing to choose from")"
    }
    return "\(side(base, baseStep)); \(side(other, otherStep))"
  }
}

extension LocalizationChoice {
  /// The first step that weighs a localization; nil where none does.
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
