/// The contents of a `.strings` file: all entries in order, including duplicates, so that rewriting loses nothing.
public struct StringsTable: Hashable, Sendable {
  /// In the order of the file.
  public var entries: [StringsEntry]
  /// The comments after the last entry.
  public var closingComments: [StringsComment]

  /// A table of these entries.
  public init(entries: [StringsEntry] = [], closingComments: [StringsComment] = []) {
    self.entries = entries
    self.closingComments = closingComments
  }

  /// The entry of a key: the last entry with exactly these scalars, as in Foundation. Time is linear in the number of
  /// entries; for look-ups create a `LocalizedTable` of `AppLocalization` from it.
  public func entry(for key: String) -> StringsEntry? {
    let literal = LiteralKey(key)
    return entries.last { LiteralKey($0.key) == literal }
  }
}

/// A key of a `.strings` file with its value and its comments.
public struct StringsEntry: Hashable, Sendable {
  /// As Foundation compares it, scalar by scalar.
  public var key: String
  /// The value, which should be text. Old-style property lists also allow nested values, which are kept.
  public var value: PropertyListValue
  /// The comments before the entry, in order.
  public var comments: [StringsComment]
  /// The comments after the entry on its last line.
  public var trailingComments: [StringsComment]
  /// Whether it is written `"key";`, which means `"key" = "key";`.
  public var isShort: Bool
  /// Whether an empty line precedes the entry and its comments.
  public var startsParagraph: Bool

  /// An entry with its comments and layout.
  public init(
    key: String, value: PropertyListValue, comments: [StringsComment] = [], trailingComments: [StringsComment] = [],
    isShort: Bool = false, startsParagraph: Bool = false
  ) {
    self.key = key
    self.value = value
    self.comments = comments
    self.trailingComments = trailingComments
    self.isShort = isShort
    self.startsParagraph = startsParagraph
  }

  /// A text under a key, with a comment before it.
  public init(_ key: String, _ text: String, comment: String? = nil) {
    self.init(key: key, value: .string(text), comments: comment.map { [StringsComment($0)] } ?? [])
  }

  /// The value if it is text, else nil.
  public var text: String? { value.string }

  /// The comments before and after the entry, one on each line, trimmed; nil without comments.
  public var comment: String? {
    let lines = (comments + trailingComments).map { $0.text.trimmed }.filter { !$0.isEmpty }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}

extension String {
  /// The text without white space at both ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

/// A comment of a `.strings` file, without its marks.
public struct StringsComment: Hashable, Sendable {
  /// How a comment is written.
  public enum Style: String, Hashable, Sendable {
    /// `/* … */`, which may span several lines.
    case block
    /// `// …`, to the end of its line.
    case line
  }

  /// Its text, without the marks of its style.
  public var text: String
  /// How it is written.
  public var style: Style
  /// Whether an empty line follows. Such a comment belongs to a section, not to an entry.
  public var endsParagraph: Bool

  /// A comment.
  public init(_ text: String, style: Style = .block, endsParagraph: Bool = false) {
    self.text = text
    self.style = style
    self.endsParagraph = endsParagraph
  }
}
