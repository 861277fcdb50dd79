/// Whether a language range fits a tag (RFC 4647, §3.3), on bytes; `_` is read as `-`, letters in any case.
///
/// Neither side need be well-formed: what is no tag simply fits nothing but itself. Allocates nothing.
enum LanguageFilter {
  /// Basic filtering: the range is the tag or a prefix of it that ends with a subtag; `*` fits everything.
  static func basic(_ range: UnsafeBufferPointer<UInt8>, _ tag: UnsafeBufferPointer<UInt8>) -> Bool {
    if range.count == 1, range.first == 0x2A { return true }
    guard !range.isEmpty, range.count <= tag.count else { return false }
    for index in 0..<range.count where folded(range[index]) != folded(tag[index]) { return false }
    return range.count == tag.count || SubtagScanner.isSeparator(tag[range.count])
  }

  /// Extended filtering: the range's subtags in this order, and between them any that are no singletons.
  ///
  /// - Parameter isSameLanguage: whether the first subtags count as equal however they are written.
  static func extended(
    _ range: UnsafeBufferPointer<UInt8>, _ tag: UnsafeBufferPointer<UInt8>, isSameLanguage: Bool = false
  ) -> Bool {
    var ranges = SubtagWalk(range)
    var tags = SubtagWalk(tag)
    guard let first = ranges.next(), let language = tags.next() else { return false }
    guard isSameLanguage || isWildcard(first) || areEqual(first, language) else { return false }
    while let wanted = ranges.next() {
      if isWildcard(wanted) { continue }
      while true {
        guard let subtag = tags.next() else { return false }
        if areEqual(wanted, subtag) { break }
        if isSingleton(subtag) { return false }
      }
    }
    return true
  }

  @inline(__always)
  static func isWildcard(_ subtag: UnsafeBufferPointer<UInt8>) -> Bool { subtag.count == 1 && subtag.first == 0x2A }

  /// A letter or a digit. A tag that has `*` for a subtag is none, but a range that is written alike fits it.
  private static func isSingleton(_ subtag: UnsafeBufferPointer<UInt8>) -> Bool {
    guard subtag.count == 1, let byte = subtag.first else { return false }
    return SubtagScanner.isLetter(byte) || SubtagScanner.isDigit(byte)
  }

  /// In any case, with either separator.
  static func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    for index in 0..<left.count where folded(left[index]) != folded(right[index]) { return false }
    return true
  }

  @inline(__always)
  private static func folded(_ byte: UInt8) -> UInt8 {
    byte == 0x5F ? 0x2D : SubtagScanner.isLetter(byte) ? byte | 0x20 : byte
  }
}

/// Walks over what stands between separators, whatever it is.
struct SubtagWalk {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Where the last subtag ended.
  var end: Int { max(position - 1, 0) }

  mutating func next() -> UnsafeBufferPointer<UInt8>? {
    guard position <= bytes.count else { return nil }
    let start = position
    var end = start
    while end < bytes.count, !SubtagScanner.isSeparator(bytes[end]) { end += 1 }
    position = end + 1
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
  }
}
