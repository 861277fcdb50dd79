/// The extensions of an identifier in the order written, private use not among them. Iterating allocates nothing.
public struct ExtensionSequence: Sequence, Sendable {
  /// `-a-foo-bar` as `a` and `foo-bar`.
  public struct Extension: Hashable, Sendable {
    /// A letter or a digit.
    public let singleton: Unicode.Scalar
    /// What stands behind the singleton, in lower case, with hyphens.
    public let content: Substring
  }

  /// From the first singleton on.
  let text: Substring

  /// Walks over the extensions.
  public struct Iterator: IteratorProtocol {
    private var subtags: SubtagSequence.Iterator
    private var singleton: Substring?
    private let text: Substring

    init(_ text: Substring) {
      self.text = text
      subtags = SubtagSequence.Iterator(text)
      singleton = subtags.next()
    }

    /// The next extension. Allocates nothing.
    public mutating func next() -> Extension? {
      guard let singleton, let byte = singleton.utf8.first else { return nil }
      self.singleton = nil
      var start: Substring.Index?
      var end = singleton.endIndex
      while let subtag = subtags.next() {
        if subtag.utf8.count == 1 {
          self.singleton = subtag
          break
        }
        start = start ?? subtag.startIndex
        end = subtag.endIndex
      }
      return Extension(
        singleton: Unicode.Scalar(byte), content: start.map { text[$0..<end] } ?? text[end..<end])
    }
  }

  /// Walks over the extensions in the order written.
  public func makeIterator() -> Iterator { Iterator(text) }
}
