/// A comment of a `.strings` file, without its marks.
public struct StringsComment: Hashable, Sendable {
  public enum Style: String, Hashable, Sendable {
    /// `/* … */`, which may span lines.
    case block
    /// `// …`, to the end of its line.
    case line
  }

  public var text: String
  public var style: Style
  /// Whether an empty line follows: such a comment heads a section rather than an entry.
  public var endsParagraph: Bool

  public init(_ text: String, style: Style = .block, endsParagraph: Bool = false) {
    self.text = text
    self.style = style
    self.endsParagraph = endsParagraph
  }
}
