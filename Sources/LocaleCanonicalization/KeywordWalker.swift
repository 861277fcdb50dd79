import LocaleMatching

/// Walks over the content of a `-u-` or a `-t-`: attributes, then keys with their types. Offsets are into that content.
struct KeywordWalker {
  private let content: UnsafeBufferPointer<UInt8>
  /// Where the next attribute or key begins; past the end once there is none.
  private(set) var start = 0

  /// - Parameter fieldsOnly: begins at the first field of a `-t-`, behind its source language.
  init(_ content: UnsafeBufferPointer<UInt8>, fieldsOnly: Bool) {
    self.content = content
    guard fieldsOnly else { return }
    // A field's key is the only subtag of a letter and a digit: a region has two letters.
    while start < content.count {
      let end = IdentifierLayout.subtagEnd(content, from: start)
      if end - start == 2, SubtagScanner.isDigit(content[start + 1]) { break }
      start = end + 1
    }
    fieldsStart = start
    start = min(start, content.count)
    // Without the separator before the fields.
    if start > 0, start < content.count { start -= 1 }
  }

  private var fieldsStart = 0

  /// A subtag of at least three characters before the first key.
  mutating func nextAttribute() -> Range<Int>? {
    guard start < content.count else { return nil }
    let end = IdentifierLayout.subtagEnd(content, from: start)
    guard end - start >= 3 else { return nil }
    let range = start..<end
    start = end + 1
    return range
  }

  /// A key and all subtags up to the next one.
  mutating func nextKeyword() -> (key: (UInt8, UInt8), type: Range<Int>)? {
    start = max(start, fieldsStart)
    guard start + 2 <= content.count else { return nil }
    let key = (content[start], content[start + 1])
    var end = start + 2
    while end < content.count {
      let next = IdentifierLayout.subtagEnd(content, from: end + 1)
      if next - end == 3 { break }
      end = next
    }
    let type = min(start + 3, end)..<end
    start = end + 1
    return (key, type)
  }

  static func isTrue(_ type: UnsafeBufferPointer<UInt8>) -> Bool {
    type.count == 4 && type[0] == 0x74 && type[1] == 0x72 && type[2] == 0x75 && type[3] == 0x65
  }
}
