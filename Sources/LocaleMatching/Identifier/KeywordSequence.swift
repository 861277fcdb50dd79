/// The keywords of a `-u-` or the fields of a `-t-`, in the order written. Iterating allocates nothing.
public struct KeywordSequence: Sequence, Sendable {
  /// A key and its type: `ca` and `islamic-civil`.
  public struct Keyword: Hashable, Sendable {
    /// Two characters in lower case.
    public let key: Substring
    /// In lower case, with hyphens; empty where only the key is written, which means `true`.
    public let value: Substring
  }

  /// From the first key on.
  let text: Substring

  /// Walks over the keywords.
  public struct Iterator: IteratorProtocol {
    private var subtags: SubtagSequence.Iterator
    private var key: Substring?
    private let text: Substring

    init(_ text: Substring) {
      self.text = text
      subtags = SubtagSequence.Iterator(text)
      key = subtags.next()
    }

    /// The next keyword. Allocates nothing.
    public mutating func next() -> Keyword? {
      guard let key else { return nil }
      self.key = nil
      var start: Substring.Index?
      var end = key.endIndex
      while let subtag = subtags.next() {
        if subtag.utf8.count == 2 {
          self.key = subtag
          break
        }
        start = start ?? subtag.startIndex
        end = subtag.endIndex
      }
      return Keyword(key: key, value: start.map { text[$0..<end] } ?? text[end..<end])
    }
  }

  /// Walks over the keywords in the order written.
  public func makeIterator() -> Iterator { Iterator(text) }

  /// Whether there is none.
  public var isEmpty: Bool { text.utf8.isEmpty }
}
