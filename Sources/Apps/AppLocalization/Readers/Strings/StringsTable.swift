/// The contents of a `.strings` file: all entries in order, including duplicates.
package struct StringsTable: Hashable, Sendable {
  /// In the order of the file.
  package internal(set) var entries: [StringsEntry]

  init(entries: [StringsEntry] = []) { self.entries = entries }

  /// The entry of a key: the last entry with exactly these scalars, as in Foundation. Time is linear in the number of
  /// entries.
  package func entry(for key: String) -> StringsEntry? {
    let literal = LiteralKey(key)
    return entries.last { LiteralKey($0.key) == literal }
  }
}

/// A key of a `.strings` file with its value and its comments.
package struct StringsEntry: Hashable, Sendable {
  /// As Foundation compares it, scalar by scalar.
  package let key: String
  /// The value, which should be text. Old-style property lists also allow nested values, which are kept.
  package let value: PropertyListValue
  /// The comments before the entry, in it, and after it on its last line, without their marks.
  package internal(set) var comments: [String]

  /// The value if it is text, else nil.
  package var text: String? { value.string }

  /// The comments one on each line, trimmed; nil without comments.
  package var comment: String? {
    let lines = comments.map(\.trimmed).filter { !$0.isEmpty }
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
