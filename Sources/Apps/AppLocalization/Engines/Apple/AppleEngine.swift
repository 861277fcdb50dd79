/// Chooses as the bundles of Apple's platforms do (`ualoc_localizationsToUse` of Apple's ICU).
///
/// Takes the first preference that any localization matches. Chooses the localization whose chain of ancestors meets
/// the preference's chain in the fewest steps; among equals the first in the list. Adds its ancestors that are available.
struct AppleEngine {
  let available: [AppleIdentifier]
  /// The chain of each localization; empty for a name that is no identifier.
  let chains: [[String]]
  let preferred: [AppleIdentifier]

  /// A localization, a preference, and the score of their match. A lower score is better.
  private struct ScoredPair {
    let available: Int
    let preferred: Int
    let reason: LocalizationMatch.Reason

    var score: Int {
      switch reason {
      case .sameName: -1
      case .sharedAncestor(let ancestor): ancestor.score
      default: 0
      }
    }
  }

  func choice() -> LocalizationChoice {
    var steps: [LocalizationStep] = []
    var winner: ScoredPair?
    var portuguese: ScoredPair?
    for index in preferred.indices where winner == nil {
      winner = best(for: index, &steps, settingAside: &portuguese)
    }
    if let candidate = winner { winner = refined(candidate, &steps) }
    if winner == nil, let portuguese {
      steps.append(.lastResort(match(portuguese)))
      winner = portuguese
    }
    var choice = LocalizationChoice(engine: .apple, localizations: [], origin: .nothing, steps: steps)
    if let winner {
      choice.origin = .preference(winner.preferred)
      choice.localizations = [available[winner.available].original]
      appendAncestors(of: winner.available, to: &choice)
    } else if let silent = available.first(where: { $0.original == "zxx" }) {
      choice.origin = .noLinguisticContent
      choice.localizations = [silent.original]
      choice.steps.append(.noLinguisticContent)
    }
    return choice
  }

  private func best(
    for index: Int, _ steps: inout [LocalizationStep], settingAside portuguese: inout ScoredPair?
  ) -> ScoredPair? {
    let wanted = preferred[index]
    let chain = wanted.base == nil ? [] : wanted.chain(isAvailable: false)
    var candidates: [ScoredPair] = []
    for place in available.indices {
      guard let reason = reason(wanted, chain, place) else { continue }
      let candidate = ScoredPair(available: place, preferred: index, reason: reason)
      if case .sharedAncestor = reason, wanted.normalized == "pt_PT", available[place].normalized == "pt_BR" {
        portuguese = candidate
        steps.append(.setAside(match(candidate)))
      } else {
        candidates.append(candidate)
      }
    }
    // `min(by:)` keeps the first of equals.
    guard let best = candidates.min(by: { $0.score < $1.score }) else {
      steps.append(.unmatched(preference: wanted.original))
      return nil
    }
    for candidate in candidates where candidate.available != best.available {
      steps.append(.passedOver(match(candidate)))
    }
    steps.append(.chosen(match(best)))
    return best
  }

  /// The best reason why a localization matches.
  private func reason(_ wanted: AppleIdentifier, _ chain: [String], _ place: Int) -> LocalizationMatch.Reason? {
    let candidate = available[place]
    guard wanted.base != nil, candidate.base != nil else { return nil }
    if wanted.base == candidate.base { return .sameName }
    if wanted.normalized == candidate.normalized { return .sameNormalizedName(wanted.normalized) }
    guard wanted.group == candidate.group else { return nil }
    var best: LocalizationMatch.SharedAncestor?
    for (steps, name) in chain.enumerated() {
      guard let other = chains[place].firstIndex(of: name) else { continue }
      let shared = LocalizationMatch.SharedAncestor(
        name: name, stepsFromPreference: steps, stepsFromLocalization: other,
        crossesLanguages: wanted.language != candidate.language,
        isPenalized: candidate.isPenalized && other > 0)
      if best.map({ shared.score < $0.score }) ?? true { best = shared }
    }
    return best.map { .sharedAncestor($0) }
  }

  /// Replaces an inexact choice with a region by the localization that the first other preference in its language names
  /// exactly. Does not apply to Chinese.
  private func refined(_ winner: ScoredPair, _ steps: inout [LocalizationStep]) -> ScoredPair {
    let chosen = available[winner.available]
    guard winner.score > 0, chosen.hasRegion, chosen.language != "zh" else { return winner }
    for index in preferred.indices where preferred[index].language == chosen.language {
      let wanted = preferred[index]
      guard wanted.base != nil else { continue }
      let exact = available.firstIndex {
        $0.base == wanted.base || $0.base != nil && $0.normalized == wanted.normalized
      }
      guard let exact else { continue }
      let reason: LocalizationMatch.Reason =
        available[exact].base == wanted.base ? .sameName : .sameNormalizedName(wanted.normalized)
      let refinement = ScoredPair(available: exact, preferred: index, reason: reason)
      steps.append(.refined(from: chosen.original, to: match(refinement)))
      return refinement
    }
    return winner
  }

  /// Adds the localizations whose names are in the winner's chain of ancestors.
  private func appendAncestors(of winner: Int, to choice: inout LocalizationChoice) {
    var previous: String?
    for ancestor in chains[winner] where ancestor != previous {
      previous = ancestor
      for place in available.indices where place != winner {
        let name = available[place].normalized
        // Readers of Hong Kong's Chinese get Taiwan's before any other.
        guard name == ancestor || ancestor == "zh_Hant_HK" && name == "zh_Hant_TW" else { continue }
        choice.localizations.append(available[place].original)
        choice.steps.append(.appended(localization: available[place].original, ancestor: ancestor))
      }
    }
  }

  private func match(_ candidate: ScoredPair) -> LocalizationMatch {
    LocalizationMatch(
      preferenceIndex: candidate.preferred, preference: preferred[candidate.preferred].original,
      localizationIndex: candidate.available, localization: available[candidate.available].original,
      reason: candidate.reason)
  }
}
