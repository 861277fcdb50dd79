extension LocalizationExplanation: CustomStringConvertible {
  /// The steps in a sentence without its full stop: `en-GB for en-IT: the preference falls back to en_GB in 2 steps; then en, …`.
  public var description: String {
    steps.isEmpty ? "there is no localization" : steps.map { "\($0)" }.joined(separator: "; ")
  }
}

extension LocalizationStep: CustomStringConvertible {
  /// The step in a sentence without its full stop.
  public var description: String {
    switch self {
    case .mainBundle(let searchList): "the main bundle is shown in \(searchList.joined(separator: ", "))"
    case .unmatched(let preference): "nothing matches \(preference)"
    case .alsoMatches(let match): "\(match.localization) also matches \(match.preference): \(match.reason)"
    case .excluded(let localization, let range): "\(localization) is refused by \(range)"
    case .chosen(let match): "\(match)"
    case .setAside(let match):
      "\(match.localization) is set aside: it is chosen for \(match.preference) only if nothing else matches"
    case .lastResort(let match): "\(match.localization) is chosen after all: nothing else matches"
    case .refined(let from, let match):
      "\(match.localization) rather than \(from): \(match.preference) names it exactly"
    case .appended(let localization, let ancestor): "then \(localization), because \(ancestor) is among the ancestors"
    case .noLinguisticContent: "zxx: nothing matches, and the app has a localization without linguistic content"
    case .fallback(.developmentRegion, let localization, let asked?) where !asked.hasBytes(of: localization):
      "\(localization): nothing matches, and it is what matches the development region, \(asked)"
    case .fallback(let fallback, let localization, _):
      "\(localization): nothing matches, and the fallback is \(fallback)"
    case .added(let fallback, let localization): "then \(localization), \(fallback), for files that the others lack"
    }
  }
}

extension LocalizationMatch: CustomStringConvertible {
  /// The match in words: `en-GB for en-IT: the preference falls back to en_GB in 2 steps`.
  public var description: String { "\(localization) for \(preference): \(reason)" }
}

extension LocalizationMatch.Reason: CustomStringConvertible {
  /// The reason for the match, in words.
  public var description: String {
    switch self {
    case .sameName, .exact: "the same name"
    case .sameNormalizedName(let name): "both are \(name)"
    case .sharedAncestor(let ancestor): ancestor.description
    case .distance(let distance): "the distance is \(distance)"
    case .wildcard: "the first that no other range names"
    case .generic(let name): "the preference without its end is \(name)"
    case .prefix(let name): "the range begins with \(name)"
    }
  }
}

extension LocalizationMatch.SharedAncestor: CustomStringConvertible {
  /// The common ancestor and the numbers of steps to it: `both fall back to en_001, the preference in 2 steps and the
  /// localization in 1`.
  public var description: String {
    let (own, other) = (stepsFromPreference, stepsFromLocalization)
    let ancestor =
      other == 0
      ? "the preference falls back to \(name) in \(Self.steps(own))"
      : own == 0
        ? "the localization falls back to \(name) in \(Self.steps(other))"
        : "both fall back to \(name), the preference in \(Self.steps(own)) and the localization in \(other)"
    return ancestor + (isPenalized ? ", one step of them because the localization's region is not the likely one" : "")
      + (crossesLanguages ? ", and another language counts 1 more" : "")
  }

  private static func steps(_ count: Int) -> String { count == 1 ? "1 step" : "\(count) steps" }
}

extension LocalizationFallback: CustomStringConvertible {
  /// The fallback in words.
  public var description: String {
    switch self {
    case .developmentRegion: "the development region"
    case .americanEnglish: "American English"
    case .firstLocalization: "the first localization"
    case .defaultLocalization: "the default localization"
    case .english: "English"
    }
  }
}
