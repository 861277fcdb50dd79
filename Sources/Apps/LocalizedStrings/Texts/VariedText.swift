/// A text, or a choice of texts by number, device or width.
public indirect enum VariedText: Hashable, Sendable {
  case text(String)
  /// By the number's category, in the order of the file.
  case plural([Choice<PluralCategory>])
  /// By device, under the names of ``DeviceKind`` or others.
  case device([Choice<String>])
  /// By the width that is there, narrowest first.
  case width([Choice<Int>])

  public struct Choice<Case: Hashable & Sendable>: Hashable, Sendable {
    public var choice: Case
    public var text: VariedText

    public init(_ choice: Case, _ text: VariedText) {
      self.choice = choice
      self.text = text
    }
  }

  /// Every text in it.
  public var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .plural(let choices): choices.flatMap(\.text.texts)
    case .device(let choices): choices.flatMap(\.text.texts)
    case .width(let choices): choices.flatMap(\.text.texts)
    }
  }
}
