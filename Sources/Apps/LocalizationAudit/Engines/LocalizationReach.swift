import AppLocalization

/// Whether an engine chooses a localization for any preference.
public struct LocalizationReach: Hashable, Sendable {
  /// The localization in the bundle's spelling.
  public let localization: String
  /// The engine.
  public let engine: LocalizationEngine
  /// The best way to the localization.
  public let way: Way

  /// The ways in which users get a localization.
  public enum Way: Hashable, Sendable {
    /// A user with this preference sees it.
    case preferred(String)
    /// No user sees it first. For this preference it supplies files that a better localization lacks.
    case fallback(String)
    /// Only users without any match see it, because it is the development region.
    case developmentRegion
    /// No user sees it.
    case never
  }

  /// Whether a preference leads to it.
  public var isReachable: Bool { if case .preferred = way { true } else { false } }
}

extension LocalizedBundle {
  /// Finds a preference that leads to each of the localizations.
  ///
  /// Tries combinations of CLDR's languages, scripts and regions that an engine relates to the localization, until one
  /// is found. Each is tried once, for all localizations of a language.
  public func reach(by engine: LocalizationEngine) -> [LocalizationReach] {
    var choices: [String: LocalizationChoice] = [:]
    let prepared = prepared(for: engine)
    return localizations.map { name in
      LocalizationReach(localization: name, engine: engine, way: way(to: name, prepared, &choices))
    }
  }

  private func way(
    to name: String, _ prepared: PreparedLocalizations, _ choices: inout [String: LocalizationChoice]
  ) -> LocalizationReach.Way {
    var fallback: String?
    for candidate in ReachabilityCandidates(for: name).identifiers {
      let choice = choices[candidate] ?? prepared.choice(preferring: [candidate])
      choices[candidate] = choice
      if choice.first == name { return .preferred(candidate) }
      if fallback == nil, choice.localizations.contains(name) { fallback = candidate }
    }
    // Only users without any match get it.
    if prepared.choice(preferring: []).first == name { return .preferred("und") }
    if let fallback { return .fallback(fallback) }
    let shown = developmentRegion.map { prepared.choice(preferring: [$0]).first ?? $0 }
    return shown == name ? .developmentRegion : .never
  }
}
