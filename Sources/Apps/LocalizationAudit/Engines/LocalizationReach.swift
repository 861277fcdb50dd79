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
    /// No setting leads to it: only an app that prefers the name itself gets it, such as `de-formal`.
    case itself
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
    var answers = Answers(prepared: prepared(for: engine))
    return localizations.map { name in
      LocalizationReach(localization: name, engine: engine, way: way(to: name, &answers))
    }
  }

  /// What an engine answers to each candidate, asked once for all localizations of a language.
  private struct Answers {
    let prepared: PreparedLocalizations
    private var firsts: [String: String?] = [:]
    private var choices: [String: Set<String>] = [:]

    init(prepared: PreparedLocalizations) { self.prepared = prepared }

    mutating func first(_ candidate: String) -> String? {
      if let known = firsts[candidate] { return known }
      let first = prepared.first(preferring: candidate)
      firsts[candidate] = .some(first)
      return first
    }

    /// Whether a localization is in the choice for a candidate.
    mutating func has(_ name: String, for candidate: String) -> Bool {
      if let known = choices[candidate] { return known.contains(name) }
      let names = Set(prepared.choice(preferring: [candidate]).localizations)
      choices[candidate] = names
      return names.contains(name)
    }
  }

  private func way(to name: String, _ answers: inout Answers) -> LocalizationReach.Way {
    let candidates = ReachabilityCandidates(for: name).identifiers
    for candidate in candidates where answers.first(candidate) == name { return .preferred(candidate) }
    // Only users without any match get it.
    if answers.prepared.choice(preferring: []).first == name { return .preferred("und") }
    var related: String?
    if answers.prepared.engine == .cldr {
      // CLDR's engine ranks whatever it would choose alone, except for another spelling of what it has ranked.
      let alone = PreparedLocalizations([name], for: .cldr)
      related = candidates.first { alone.first(preferring: $0) != nil }
      if let candidate = related, !answers.has(name, for: candidate) { related = nil }
    } else {
      related = candidates.first { answers.has(name, for: $0) }
    }
    if let related { return .fallback(related) }
    let shown = developmentRegion.map { answers.first($0) ?? $0 }
    return shown == name
      ? .developmentRegion : answers.prepared.engine == .apple && answers.first(name) == name ? .itself : .never
  }
}
