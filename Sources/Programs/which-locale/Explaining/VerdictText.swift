import LocaleMatching

/// What became of a candidate, in words.
struct VerdictText {
  let desired: String
  let comparison: MatchExplanation.Comparison
  let explained: ExplainedMatch

  func words(for candidate: MatchExplanation.Candidate) -> String {
    let found = "'\(comparison.found?.identifier.shown ?? "")'"
    switch candidate.verdict {
    case .won:
      return explained.winner?.comparison == comparison ? "chosen" : "found, but a later preference is nearer"
    case .farther: return "farther than \(found)"
    case .lessLikelyScript, .lessLikelyRegion, .later:
      return "as near as \(found), which \(precedence(over: candidate))"
    case .tooFar: return "too far: not below \(comparison.threshold)"
    case .tooFarBack:
      let back = LocaleDistance.between(
        desired: candidate.identifier, supported: desired, favoring: explained.matcher.options.favoring)
      return "the way back\(back.map { ", \($0)," } ?? "") is too far, and only two-way pairs count"
    case .duplicate(let index): return "a repetition of '\(identifier(at: index))'"
    case .illFormed(let error): return "no locale identifier: \(error)"
    }
  }

  /// Why the one found wins a tie: it `has the likelier region`.
  func precedence(over candidate: MatchExplanation.Candidate) -> String {
    switch candidate.verdict {
    case .lessLikelyScript: "has the likelier script"
    case .lessLikelyRegion: "has the likelier region"
    default: order(over: candidate)
    }
  }

  /// The search order is the default, CLDR's paradigm locales, then the list as given: one that stands later in the
  /// list can only owe its place to one of the first two.
  private func order(over candidate: MatchExplanation.Candidate) -> String {
    guard let index = comparison.foundIndex, index > candidate.supportedIndex else { return "is listed earlier" }
    let found = LanguageIdentifier(identifier(at: index))
    let standsIn = explained.matcher.defaultIdentifier.flatMap { LanguageIdentifier($0) }
    return found != nil && found?.maximized == standsIn?.maximized
      ? "goes first as the default" : "goes first as one of CLDR's paradigm locales"
  }

  private func identifier(at index: Int) -> String {
    explained.matcher.supported.dropFirst(index).first?.shown ?? "an earlier one"
  }
}
