import AppLocalization

/// Whether anybody can be shown a localization, by one engine.
public struct Reachability: Hashable, Sendable {
  /// The localization in the bundle's spelling.
  public let localization: String
  /// By whose rules.
  public let engine: LocalizationEngine
  /// The best way to it.
  public let way: Way

  /// How a localization is come by, the best way there is.
  public enum Way: Hashable, Sendable {
    /// Somebody with this preference is shown it.
    case preferred(String)
    /// Nobody is shown it first, but what a better one lacks is taken from it for somebody with this preference.
    case fallback(String)
    /// Only those whom no localization suits are shown it, for it is the development region.
    case developmentRegion
    /// Nobody.
    case never
  }

  /// Whether somebody can prefer it.
  public var isReachable: Bool { if case .preferred = way { true } else { false } }
}

extension LocalizedBundle {
  /// Looks for somebody who is shown each of the localizations.
  ///
  /// Everybody whose language, script and region CLDR knows is tried as far as an engine relates them to the
  /// localization, until one is found: a few milliseconds where all can be reached, a second for one that cannot.
  public func reachability(by engine: LocalizationEngine) -> [Reachability] {
    let names = localizations
    return names.map { name in
      Reachability(localization: name, engine: engine, way: Self.way(to: name, in: names, engine, developmentRegion))
    }
  }

  private static func way(
    to name: String, in names: [String], _ engine: LocalizationEngine, _ developmentRegion: String?
  ) -> Reachability.Way {
    var fallback: String?
    for candidate in ReachabilityCandidates(for: name).identifiers {
      let choice = engine.choice(from: names, preferring: [candidate])
      if choice.first == name { return .preferred(candidate) }
      if fallback == nil, choice.localizations.contains(name) { fallback = candidate }
    }
    // Not everybody: only those whom nothing suits.
    if engine.choice(from: names, preferring: []).first == name { return .preferred("und") }
    if let fallback { return .fallback(fallback) }
    let stand = developmentRegion.map { engine.choice(from: names, preferring: [$0]).first ?? $0 }
    return stand == name ? .developmentRegion : .never
  }
}
