import LocaleMatching

/// The wishes of an Accept-Language header about the localizations of a bundle, as a list of preferences for an engine.
struct VisitorWishes {
  /// The ranges in the order of their weights, without those that it excludes.
  let preferences: [String]
  /// The localizations that it does not exclude.
  private let allowed: PreparedLocalizations
  private let developmentRegion: String?
  /// The number of ranges that are wanted more than `*`; nil without `*`.
  private let countBeforeWildcard: Int?
  /// Whether it allows the developer's language, which is the language of `Base.lproj`.
  let isDevelopersLanguageWanted: Bool

  init(_ header: AcceptLanguage, of bundle: LocalizedBundle) {
    let names =
      header.hasExclusions ? bundle.localizations.filter { !header.excludes($0) } : bundle.localizations
    guard !names.isEmpty else {
      (preferences, allowed, developmentRegion) = ([], bundle.prepared, bundle.developmentRegion)
      isDevelopersLanguageWanted = true
      countBeforeWildcard = nil
      return
    }
    allowed =
      names.count == bundle.localizations.count
      ? bundle.prepared : PreparedLocalizations(names, default: bundle.developmentRegion)
    isDevelopersLanguageWanted = bundle.developmentRegion.map { !header.excludes($0) } ?? true
    developmentRegion = isDevelopersLanguageWanted ? bundle.developmentRegion : nil
    let region = developmentRegion
    let ranges = header.ranges.filter { $0.weight > 0 }
    preferences = ranges.compactMap { range in
      guard range.isWildcard else { return range.identifier }
      if let region, !header.names(region) { return region }
      return names.first { !header.names($0) }
    }
    countBeforeWildcard = ranges.firstIndex(where: \.isWildcard)
  }

  func choice(_ engine: LocalizationEngine) -> LocalizationChoice {
    // CLDR's matcher ends its search at `*`: what was found before counts, however near it is.
    if engine == .cldr, let count = countBeforeWildcard {
      let before = choice(engine, Array(preferences.prefix(count)))
      return before.isMatch ? before : choice(engine, Array(preferences.prefix(count + 1)))
    }
    return choice(engine, preferences)
  }

  private func choice(_ engine: LocalizationEngine, _ preferences: [String]) -> LocalizationChoice {
    LocalizationContext(engine: engine, preferredLanguages: preferences)
      .searchList(of: allowed, developmentRegion, governedBy: nil)
  }
}
