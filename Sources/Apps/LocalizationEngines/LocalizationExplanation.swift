/// An engine's choice with the steps of the decision: the same choosing, recorded.
public struct LocalizationExplanation: Equatable, Sendable {
  /// The choice.
  public let choice: LocalizationChoice
  /// The steps of the decision, in order.
  public let steps: [LocalizationStep]

  /// The step that chose the first localization; nil if there is none.
  public var decisiveStep: LocalizationStep? {
    steps.last { step in
      switch step {
      case .chosen, .refined, .lastResort, .noLinguisticContent, .fallback: true
      case .mainBundle, .unmatched, .alsoMatches, .excluded, .setAside, .appended, .added: false
      }
    }
  }

  /// What a body chooses, with its steps.
  init(_ choose: (inout ChoiceSteps) -> LocalizationChoice) {
    var steps = ChoiceSteps(isHeard: true)
    choice = choose(&steps)
    self.steps = steps.steps
  }
}

extension LocalizationChoice {
  /// What a body chooses, for somebody who does not ask why.
  init(_ choose: (inout ChoiceSteps) -> LocalizationChoice) {
    var silent = ChoiceSteps(isHeard: false)
    self = choose(&silent)
  }
}

/// Takes the steps of a choice. If nobody hears of them, none is made.
struct ChoiceSteps {
  let isHeard: Bool
  private(set) var steps: [LocalizationStep] = []

  init(isHeard: Bool) { self.isHeard = isHeard }

  mutating func tell(_ step: @autoclosure () -> LocalizationStep) { if isHeard { steps.append(step()) } }
}
