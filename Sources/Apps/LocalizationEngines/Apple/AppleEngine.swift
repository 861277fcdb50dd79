/// Chooses as the bundles of Apple's platforms do (`ualoc_localizationsToUse` of Apple's ICU).
///
/// Takes the first preference that any localization matches. Chooses the localization whose chain of ancestors meets
/// the preference's chain in the fewest steps; among equals the first in the list. Adds its ancestors that are available.
struct AppleEngine: Sendable {
  private let available: [AppleIdentifier]
  /// The chain of ancestors of each.
  private let chains: [[[UInt8]]]
  // The positions of localizations, in their order: the others need not be compared.
  private let places: (base: [[UInt8]: [Int]], normalized: [[UInt8]: [Int]], group: [[UInt8]: [Int]])
  /// The localization of no language.
  private let silent: String?

  init(_ localizations: [String]) {
    let available = localizations.map { AppleIdentifier($0) }
    func places(by name: (AppleIdentifier) -> [UInt8]?) -> [[UInt8]: [Int]] {
      var places: [[UInt8]: [Int]] = [:]
      for (place, one) in available.enumerated() { if let name = name(one) { places[name, default: []].append(place) } }
      return places
    }
    self.available = available
    chains = available.map { $0.chain(isAvailable: true) }
    // Closures: Embedded Swift has no key paths.
    self.places = (places { $0.base }, places { $0.normalized }, places { $0.group })
    silent = localizations.first { $0.hasBytes(of: "zxx") }
  }

  /// How a localization matches a preference.
  private enum Kind {
    case sameName, sameNormalizedName
    /// The numbers of steps from the preference and from the localization to the common ancestor, and whether their
    /// languages differ.
    case sharedAncestor(Int, Int, crossesLanguages: Bool)

    /// A lower score is better.
    var score: Int {
      switch self {
      case .sameName: -1
      case .sameNormalizedName: 0
      case .sharedAncestor(let steps, let other, let crossesLanguages): steps + other + (crossesLanguages ? 1 : 0)
      }
    }
  }

  /// A localization and a preference that it matches.
  private struct MatchedPair {
    let available: Int
    let preferred: Int
    let preference: String
    let kind: Kind
    var score: Int { kind.score }
  }

  func choice(preferring preferences: [String], _ steps: inout ChoiceSteps) -> LocalizationChoice {
    var winner: MatchedPair?
    var portuguese: MatchedPair?
    // Each preference is read when its turn comes.
    for (index, preference) in preferences.enumerated() where winner == nil {
      winner = best(for: index, AppleIdentifier(preference), settingAside: &portuguese, &steps)
    }
    if let candidate = winner { winner = refined(candidate, preferences, &steps) }
    if winner == nil, let portuguese {
      steps.tell(.lastResort(match(portuguese)))
      winner = portuguese
    }
    var choice = LocalizationChoice(.apple)
    if let winner {
      choice.origin = .preference(winner.preferred)
      choice.localizations = [available[winner.available].original]
      appendAncestors(of: winner.available, to: &choice, &steps)
    } else if let silent {
      choice.origin = .noLinguisticContent
      choice.localizations = [silent]
      steps.tell(.noLinguisticContent)
    }
    return choice
  }

  private func best(
    for index: Int, _ wanted: AppleIdentifier, settingAside portuguese: inout MatchedPair?,
    _ steps: inout ChoiceSteps
  ) -> MatchedPair? {
    let chain = wanted.chain(isAvailable: false)
    var best: MatchedPair?
    var others: [MatchedPair] = []
    for place in compared(with: wanted, isHeard: steps.isHeard) {
      guard let candidate = pair(index, wanted, chain, place) else { continue }
      if case .sharedAncestor = candidate.kind, wanted.isNamed("pt_PT"), available[place].isNamed("pt_BR") {
        portuguese = candidate
        steps.tell(.setAside(match(candidate)))
      } else {
        // The first of equals wins.
        if best.map({ candidate.score < $0.score }) ?? true { best = candidate }
        if steps.isHeard { others.append(candidate) }
      }
    }
    guard let best else {
      steps.tell(.unmatched(preference: wanted.original))
      return nil
    }
    for candidate in others where candidate.available != best.available {
      steps.tell(.alsoMatches(match(candidate)))
    }
    steps.tell(.chosen(match(best)))
    return best
  }

  /// The positions of the localizations that may match: the first of the same name, than which nothing is nearer, unless
  /// somebody hears of the others; else those of the group, and of another group for which ICU writes the same name.
  private func compared(with wanted: AppleIdentifier, isHeard: Bool) -> [Int] {
    if !isHeard, let same = wanted.base.flatMap({ places.base[$0]?.first }) { return [same] }
    let group = places.group[wanted.group] ?? []
    let others = (places.normalized[wanted.normalized] ?? []).filter { available[$0].group != wanted.group }
    return others.isEmpty ? group : (group + others).sorted()
  }

  /// The way in which a localization matches: by its name, or by the first ancestor that both have. From there on their
  /// chains are one, so that no later ancestor is nearer.
  private func pair(
    _ index: Int, _ wanted: AppleIdentifier, _ chain: [[UInt8]], _ place: Int
  ) -> MatchedPair? {
    let candidate = available[place]
    guard wanted.base != nil, candidate.base != nil else { return nil }
    func matched(_ kind: Kind) -> MatchedPair {
      MatchedPair(available: place, preferred: index, preference: wanted.original, kind: kind)
    }
    if wanted.base == candidate.base { return matched(.sameName) }
    if wanted.normalized == candidate.normalized { return matched(.sameNormalizedName) }
    guard wanted.group == candidate.group else { return nil }
    for (steps, name) in chain.enumerated() {
      if let other = chains[place].firstIndex(of: name) {
        return matched(.sharedAncestor(steps, other, crossesLanguages: wanted.language != candidate.language))
      }
    }
    return nil
  }

  /// Replaces an inexact choice with a region by the localization that the first other preference in its language names
  /// exactly. Does not apply to Chinese.
  private func refined(
    _ winner: MatchedPair, _ preferences: [String], _ steps: inout ChoiceSteps
  ) -> MatchedPair {
    let chosen = available[winner.available]
    guard winner.score > 0, chosen.hasRegion, !chosen.language.elementsEqual("zh".utf8) else { return winner }
    for (index, preference) in preferences.enumerated() {
      let wanted = AppleIdentifier(preference)
      guard wanted.language == chosen.language,
        let exact = places.normalized[wanted.normalized]?.first
      else { continue }
      let isSameName = available[exact].base == wanted.base
      let refinement = MatchedPair(
        available: exact, preferred: index, preference: preference,
        kind: isSameName ? .sameName : .sameNormalizedName)
      steps.tell(.refined(from: chosen.original, to: match(refinement)))
      return refinement
    }
    return winner
  }

  /// Adds the localizations whose names are in the winner's chain of ancestors.
  private func appendAncestors(
    of winner: Int, to choice: inout LocalizationChoice, _ steps: inout ChoiceSteps
  ) {
    var previous: [UInt8]?
    for ancestor in chains[winner] where ancestor != previous {
      previous = ancestor
      // Readers of Hong Kong's Chinese get Taiwan's before any other.
      let isHongKong = ancestor.elementsEqual("zh_Hant_HK".utf8)
      let others = isHongKong ? places.normalized[Array("zh_Hant_TW".utf8)] ?? [] : []
      for place in ((places.normalized[ancestor] ?? []) + others).sorted() where place != winner {
        choice.localizations.append(available[place].original)
        steps.tell(
          .appended(localization: available[place].original, ancestor: String(decoding: ancestor, as: UTF8.self)))
      }
    }
  }

  private func match(_ candidate: MatchedPair) -> LocalizationMatch {
    let localization = available[candidate.available]
    let preference = AppleIdentifier(candidate.preference)
    let reason: LocalizationMatch.Reason
    switch candidate.kind {
    case .sameName: reason = .sameName
    case .sameNormalizedName: reason = .sameNormalizedName(preference.name)
    case .sharedAncestor(let steps, let other, let crossesLanguages):
      reason = .sharedAncestor(
        LocalizationMatch.SharedAncestor(
          name: String(decoding: chains[candidate.available][other], as: UTF8.self), stepsFromPreference: steps,
          stepsFromLocalization: other, crossesLanguages: crossesLanguages,
          isPenalized: localization.isPenalized && other > 0))
    }
    return LocalizationMatch(
      preferenceIndex: candidate.preferred, preference: preference.original,
      localizationIndex: candidate.available, localization: localization.original, reason: reason)
  }
}
