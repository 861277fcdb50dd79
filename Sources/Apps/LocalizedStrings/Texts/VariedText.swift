/// A text, or a choice of texts by number, device or width.
package indirect enum VariedText: Hashable, Sendable {
  case text(String)
  /// By the number's category, in the order of the file.
  case plural([Choice<PluralCategory>])
  /// By device, under the names of ``DeviceKind`` or others.
  case device([Choice<String>])
  /// By the width that is there, narrowest first.
  case width([Choice<Int>])

  package struct Choice<Case: Hashable & Sendable>: Hashable, Sendable {
    package var choice: Case
    package var text: VariedText

    package init(_ choice: Case, _ text: VariedText) {
      self.choice = choice
      self.text = text
    }
  }

  /// Every text in it.
  package var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .plural(let choices): choices.flatMap(\.text.texts)
    case .device(let choices): choices.flatMap(\.text.texts)
    case .width(let choices): choices.flatMap(\.text.texts)
    }
  }
}
