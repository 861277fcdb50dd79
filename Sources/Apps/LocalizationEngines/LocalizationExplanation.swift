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
      case .mainBundle, .unmatched, .passedOver, .excluded, .setAside, .appended, .added: false
      }
    }
  }

  /// Makes an explanation of what a body chooses.
  init(_ choose: (inout StepRecorder) -> LocalizationChoice) {
    var recorder = StepRecorder()
    choice = choose(&recorder)
    steps = recorder.steps
  }
}

/// Hears the steps of a choice. No step is made for a listener that does not listen.
protocol StepListener {
  /// A listener of the same kind that has heard nothing.
  init()
  /// The steps that were heard.
  var steps: [LocalizationStep] { get }
  var isListening: Bool { get }
  mutating func tell(_ step: @autoclosure () -> LocalizationStep)
}

struct SilentChoosing: StepListener {
  var steps: [LocalizationStep] { [] }
  var isListening: Bool { false }
  mutating func tell(_ step: @autoclosure () -> LocalizationStep) {}
}

struct StepRecorder: StepListener {
  private(set) var steps: [LocalizationStep] = []
  var isListening: Bool { true }
  mutating func tell(_ step: @autoclosure () -> LocalizationStep) { steps.append(step()) }
}
