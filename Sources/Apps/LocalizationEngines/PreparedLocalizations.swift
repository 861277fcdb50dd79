/// The localizations of a bundle, read once for the engine that will choose: the matcher of CLDR, or the names with
/// their chains of parents as Apple's bundles read them. Choosing for a user then reads only the user's preferences.
package struct PreparedLocalizations: Sendable {
  /// The names as they were given.
  package let names: [String]
  /// The development region: the fallback, and CLDR's default for equally near localizations and for `*`.
  package let developmentRegion: String?
  /// The engine that chooses.
  package let engine: LocalizationEngine
  /// The options of CLDR's matcher, but for its default, which is the development region.
  package let options: LocaleMatcher.Options
  private let rules: Rules

  /// The names as the engine reads them.
  private enum Rules: Sendable {
    case apple(AppleEngine)
    case cldr(LocaleMatcher)
    case classic([[UInt8]])
    case rfc4647
  }

  package init(
    _ names: [String], developmentRegion: String? = nil, for engine: LocalizationEngine,
    options: LocaleMatcher.Options = LocaleMatcher.Options()
  ) {
    self.names = names
    self.developmentRegion = developmentRegion
    self.engine = engine
    self.options = options
    rules =
      switch engine {
      case .apple: .apple(AppleEngine(names))
      case .cldr: .cldr(Self.matcher(names, default: developmentRegion, options))
      case .classic: .classic(names.map(LocalizationName.foldedBytes))
      case .rfc4647: .rfc4647
      }
  }

  /// The same localizations for another engine.
  package func asked(by other: LocalizationEngine) -> Self {
    other == engine ? self : Self(names, developmentRegion: developmentRegion, for: other, options: options)
  }

  init(_ bundle: BundleLocalizations, for engine: LocalizationEngine) {
    self.init(bundle.localizations, developmentRegion: bundle.developmentRegion, for: engine)
  }

  private static func matcher(
    _ names: [String], default region: String?, _ options: LocaleMatcher.Options
  ) -> LocaleMatcher {
    let exact = region.flatMap { region in names.first { $0.hasBytes(of: region) } }
    let preferred = exact ?? region.flatMap { LocalizationName.first(of: names, $0) }
    var options = options
    options.default = preferred.map { .identifier($0) } ?? .first
    return LocaleMatcher(supported: names, options: options)
  }

  /// The matcher of the engine `cldr`; nil for any other engine.
  package var matcher: LocaleMatcher? { if case .cldr(let matcher) = rules { matcher } else { nil } }

  /// The engine's choice, as ``LocalizationEngine/choice(from:preferring:)``.
  package func choice(preferring preferred: [String]) -> LocalizationChoice {
    LocalizationChoice { choice(preferring: preferred, &$0) }
  }

  /// The first localization of the choice for one preference, for which CLDR's engine need not rank the others.
  package func first(preferring preference: String) -> String? {
    matcher.map { $0.bestMatch(for: preference)?.identifier } ?? choice(preferring: [preference]).first
  }

  package func explanation(preferring preferred: [String]) -> LocalizationExplanation {
    LocalizationExplanation { choice(preferring: preferred, &$0) }
  }

  func choice(preferring preferred: [String], _ steps: inout ChoiceSteps) -> LocalizationChoice {
    switch rules {
    case .apple(let engine): engine.choice(preferring: preferred, &steps)
    case .cldr(let matcher): DistanceEngine.choice(matcher, preferring: preferred, &steps)
    case .classic(let folded): ClassicEngine.choice(from: names, folded, preferring: preferred, &steps)
    case .rfc4647: LookupEngine.choice(from: names, preferring: preferred, &steps)
    }
  }
}
