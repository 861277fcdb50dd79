/// Walks over the texts between separators, without checking them: the subtags of an identifier that was checked
/// before, of a part of it, or of a text that may not be an identifier. Allocates nothing.
///
/// All code that splits identifiers uses it; the grammar does so through `SubtagScanner`, which checks each subtag.
public struct SubtagWalk {
  /// The whole text, of which a part may be walked over.
  public let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next subtag; past the end if there is none.
  public var position: Int
  /// The offset behind the part.
  public let end: Int

  /// Walks over a whole text. An empty text has one subtag, which is empty.
  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    position = 0
    end = bytes.count
  }

  /// Walks over a part of a text that begins with a subtag. An empty part has no subtag.
  public init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    self.bytes = bytes
    self.end = min(end, bytes.count)
    position = start < self.end ? start : self.end + 1
  }

  /// The range of the next subtag; nil at the end.
  public mutating func next() -> Range<Int>? {
    guard position <= end else { return nil }
    let start = position
    var subtagEnd = start
    while subtagEnd < end, !ASCII.isSeparator(bytes[subtagEnd]) { subtagEnd += 1 }
    position = subtagEnd + 1
    return start..<subtagEnd
  }

  /// The next subtag's bytes; nil at the end.
  public mutating func nextBytes() -> UnsafeBufferPointer<UInt8>? {
    next().map { UnsafeBufferPointer(rebasing: bytes[$0]) }
  }

  /// Whether a text has a subtag, given as a `SubtagWord`.
  public static func contains(_ word: UInt64, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var walk = SubtagWalk(bytes)
    while let subtag = walk.nextBytes() {
      if SubtagWord.pack(bytes: subtag) == word { return true }
    }
    return false
  }
}
