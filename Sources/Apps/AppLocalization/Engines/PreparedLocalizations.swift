import LocaleMatching

/// The localizations of a bundle, read once: the matcher of CLDR, and the names with their chains of parents as Apple's
/// bundles read them. Choosing for a user then reads only the user's preferences.
package struct PreparedLocalizations: Sendable {
  /// The names as they were given.
  package let names: [String]
  /// The matcher of the engine `cldr`.
  let matcher: LocaleMatcher?
  /// The identifiers of the engine `apple` with their chains; empty chains for names that are no identifiers.
  private let apple: (identifiers: [AppleIdentifier], chains: [[String]])?

  /// - Parameters:
  ///   - engine: the only engine that will choose; nil for any.
  ///   - region: the development region, CLDR's default for equally near localizations and for `*`.
  package init(_ names: [String], for engine: LocalizationEngine? = nil, default region: String? = nil) {
    self.names = names
    let preferred = region.flatMap { region in names.first { $0 == region } ?? LocalizationName.first(of: names, region)
    }
    let options = LocaleMatcher.Options(default: preferred.map { .identifier($0) } ?? .first)
    matcher = engine ?? .cldr == .cldr ? LocaleMatcher(supported: names, options: options) : nil
    apple = engine ?? .apple == .apple ? Self.apple(names) : nil
  }

  private static func apple(_ names: [String]) -> (identifiers: [AppleIdentifier], chains: [[String]]) {
    let identifiers = names.map(AppleIdentifier.init)
    return (identifiers, identifiers.map { $0.base == nil ? [] : $0.chain(isAvailable: true) })
  }

  /// The choice of an engine, as ``LocalizationEngine/choice(from:preferring:)``.
  package func choice(_ engine: LocalizationEngine, preferring preferred: [String]) -> LocalizationChoice {
    switch engine {
    case .apple:
      let (identifiers, chains) = apple ?? Self.apple(names)
      return AppleEngine(available: identifiers, chains: chains, preferred: preferred.map(AppleIdentifier.init))
        .choice()
    case .cldr:
      return DistanceEngine.choice(
        from: names, matcher ?? LocaleMatcher(supported: names), preferring: preferred)
    case .classic: return ClassicEngine.choice(from: names, preferring: preferred)
    case .rfc4647: return LookupEngine.choice(from: names, preferring: preferred)
    }
  }
}
