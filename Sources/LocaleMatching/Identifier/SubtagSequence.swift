/// Subtags of an identifier, one after another, as substrings of its text. Iterating allocates nothing.
public struct SubtagSequence: Sequence, Sendable {
  let text: Substring

  public struct Iterator: IteratorProtocol {
    private var rest: Substring

    init(_ text: Substring) { rest = text }

    public mutating func next() -> Substring? {
      guard !rest.isEmpty else { return nil }
      let bytes = rest.utf8
      let end = bytes.firstIndex(of: 0x2D) ?? bytes.endIndex
      let subtag = rest[..<end]
      rest = end == bytes.endIndex ? rest[end...] : rest[bytes.index(after: end)...]
      return subtag
    }
  }

  public func makeIterator() -> Iterator { Iterator(text) }

  /// Whether there is none.
  public var isEmpty: Bool { text.utf8.isEmpty }
}
