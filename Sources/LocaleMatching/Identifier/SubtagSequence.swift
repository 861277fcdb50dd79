/// Subtags of an identifier, one after another, as substrings of its text. Iterating allocates nothing.
public struct SubtagSequence: Sequence, Sendable {
  let text: Substring

  package init(text: Substring) { self.text = text }

  /// Walks over the subtags.
  public struct Iterator: IteratorProtocol {
    private var rest: Substring

    init(_ text: Substring) { rest = text }

    /// The next subtag. Allocates nothing.
    public mutating func next() -> Substring? {
      guard !rest.isEmpty else { return nil }
      let bytes = rest.utf8
      let end = bytes.firstIndex(of: 0x2D) ?? bytes.endIndex
      let subtag = rest[..<end]
      rest = end == bytes.endIndex ? rest[end...] : rest[bytes.index(after: end)...]
      return subtag
    }
  }

  /// Walks over the subtags in the order written.
  public func makeIterator() -> Iterator { Iterator(text) }

  /// Whether there is none.
  public var isEmpty: Bool { text.utf8.isEmpty }
}
