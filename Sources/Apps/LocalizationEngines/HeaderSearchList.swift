extension LocalizationEngine {
  /// The search list of a bundle for a visitor's Accept-Language header, as for preferences
  /// ``LocalizationContext/searchList(of:isMain:)``. No localization that the header refuses is in it, unless it refuses
  /// all. `*` is the development region, or, if another range names that, the first localization that no range names.
  ///
  /// Prepares the localizations in each call, and allocates. A server asks `BundleTables` of AppLocalization.
  public func searchList(of bundle: BundleLocalizations, for header: AcceptLanguage) -> LocalizationChoice {
    PreparedLocalizations(bundle, for: self).searchList(for: header)
  }

  /// The same search list with the steps that led to it. Allocates for each step.
  public func explanation(of bundle: BundleLocalizations, for header: AcceptLanguage) -> LocalizationExplanation {
    PreparedLocalizations(bundle, for: self).explanation(for: header)
  }
}

/// The localizations for a visitor's Accept-Language header (RFC 9110, §12.5.4), by every engine.
///
/// CLDR's matcher reads the header itself: its walk weighs, refuses, and decides on `*`. The other engines know no weights:
/// they are asked for the wanted ranges, most wanted first, among the localizations that the header does not refuse.
extension PreparedLocalizations {
  /// The search list for a header, as for preferences ``LocalizationContext/searchList(of:isMain:)``. No localization that
  /// the header refuses is in it, neither as a match nor as a fallback. A header that refuses all is ignored.
  package func searchList(for header: AcceptLanguage) -> LocalizationChoice {
    LocalizationChoice { searchList(for: header, &$0) }
  }

  package func explanation(for header: AcceptLanguage) -> LocalizationExplanation {
    LocalizationExplanation { searchList(for: header, &$0) }
  }

  /// Whether a header allows the developer's language, which is the language of `Base.lproj`.
  package func allowsDevelopersLanguage(_ header: AcceptLanguage) -> Bool {
    guard let region = developmentRegion, header.excludes(region) else { return true }
    return names.allSatisfy(header.excludes)
  }

  private func searchList(
    for header: AcceptLanguage, _ steps: inout ChoiceSteps
  ) -> LocalizationChoice {
    guard let matcher else {
      let allowed = withoutRefused(by: header)
      let ranges = wanted(by: header, of: allowed)
      var choice = allowed.searchList(preferring: ranges.map { $0.text }, &steps)
      if case .preference(let index) = choice.origin { choice.origin = .preference(ranges[index].position) }
      return choice
    }
    if steps.isHeard { DistanceEngine.tell(matcher.explanation(for: header), &steps) }
    guard let match = matcher.bestMatch(for: header) else {
      return withoutRefused(by: header).searchList(preferring: [], &steps)
    }
    // Whoever gets a localization also gets what its readers get for files that it lacks.
    var aside = ChoiceSteps(isHeard: steps.isHeard)
    var choice = searchList(preferring: [match.identifier], &aside)
    choice.origin = .preference(match.desiredIndex)
    // The match itself is never refused.
    if header.hasExclusions { choice.localizations.removeAll(where: header.excludes) }
    return choice
  }

  private func searchList(
    preferring preferred: [String], _ steps: inout ChoiceSteps
  ) -> LocalizationChoice {
    LocalizationContext(engine: engine, preferredLanguages: preferred).searchList(of: self, following: nil, &steps)
  }

  /// The localizations that a header does not refuse; all if it refuses all.
  private func withoutRefused(by header: AcceptLanguage) -> PreparedLocalizations {
    guard header.hasExclusions else { return self }
    let names = names.filter { !header.excludes($0) }
    if names.isEmpty { return self }
    let region = developmentRegion.flatMap { header.excludes($0) ? nil : $0 }
    return PreparedLocalizations(names, developmentRegion: region, for: engine, options: options)
  }

  /// The ranges that a header wants, most wanted first, with their places in it. `*` is what CLDR's walk takes for it where
  /// everything else that the header names is refused.
  private func wanted(
    by header: AcceptLanguage, of allowed: PreparedLocalizations
  ) -> [(text: String, position: Int)] {
    let ranges = header.ranges
    return ranges.filter { $0.qvalue > 0 }.compactMap { range in
      guard range.isWildcard else { return (range.identifier, range.index) }
      let named = ranges.filter { !$0.isWildcard }.map { ",\($0.text);q=0" }.joined()
      let others = AcceptLanguage("*" + named, limits: AcceptLanguage.Limits(byteCount: .max))
      return allowed.asked(by: .cldr).matcher?.bestMatch(for: others).map { ($0.identifier, range.index) }
    }
  }
}
