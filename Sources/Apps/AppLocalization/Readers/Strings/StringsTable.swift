import SystemAccess

/// The entries of a `.strings` file that Foundation reads, in order, including duplicates, of which it takes the last. Of a
/// damaged file these are the ones before the place where a key should begin and none does; any other damage leaves none.
package struct StringsTable: Sendable {
  package internal(set) var entries: [StringsEntry] = []
}

/// A key of a `.strings` file with its value and its comments.
package struct StringsEntry: Sendable {
  package let key: String
  /// The value, which should be text. Old-style property lists also allow nested values, which are kept.
  package let value: PropertyListValue
  /// The comments before the entry, in it, and after it on its last line, without their marks.
  package internal(set) var comments: [String]
  /// The position of the key; nil in a binary file.
  package let position: TextPosition?

  /// The value if it is text, else nil.
  package var text: String? { value.string }
}

extension StringProtocol where SubSequence == Substring {
  /// The text without white space at both ends.
  package var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
