/// What a table has under a key: a text that may vary, with parts that may vary on their own.
public struct LocalizedFormat: Hashable, Sendable {
  /// A part, which the text names `%#@name@`.
  package struct Part: Hashable, Sendable {
    package var name: String
    /// The position of its argument, where the file says; else that of `%#@name@` counts.
    package var argumentNumber: Int?
    /// The number's specifier without its percent sign.
    package var specifier: String?
    package var text: VariedText

    package init(name: String, argumentNumber: Int? = nil, specifier: String? = nil, text: VariedText) {
      self.name = name
      self.argumentNumber = argumentNumber
      self.specifier = specifier
      self.text = text
    }
  }

  package var text: VariedText
  package var parts: [Part]

  package init(text: VariedText, parts: [Part] = []) {
    self.text = text
    self.parts = parts
  }

  /// The text without variation; nil where it varies.
  public var plainText: String? {
    if case .text(let text) = text, parts.isEmpty { text } else { nil }
  }
}
