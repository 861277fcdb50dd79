import LocaleCore

/// Checks whether a language range fits a tag (RFC 4647, §3.3), on bytes. `_` is read as `-`, letters in any case.
///
/// Neither side has to be well-formed: a text that is not a tag fits only itself. Allocates nothing.
enum LanguageFilter {
  /// Whether the range fits by basic filtering: it is the tag or a prefix of it that ends with a subtag. `*` fits
  /// everything.
  static func basic(_ range: UnsafeBufferPointer<UInt8>, _ tag: UnsafeBufferPointer<UInt8>) -> Bool {
    if isWildcard(range) { return true }
    guard !range.isEmpty, range.count <= tag.count else { return false }
    let start = UnsafeBufferPointer(rebasing: tag[..<range.count])
    return ASCII.areEqual(range, start) && (range.count == tag.count || ASCII.isSeparator(tag[range.count]))
  }

  /// Whether the range fits by extended filtering: the tag has its subtags in this order, with only non-singletons
  /// between.
  static func extended(_ range: UnsafeBufferPointer<UInt8>, _ tag: UnsafeBufferPointer<UInt8>) -> Bool {
    var ranges = SubtagWalk(range)
    var tags = SubtagWalk(tag)
    guard let first = ranges.nextBytes(), let language = tags.nextBytes() else { return false }
    guard isWildcard(first) || ASCII.areEqual(first, language) else { return false }
    return subtags(of: ranges, areIn: tags)
  }

  /// Whether the subtags of a range occur in those of a tag in this order, with only non-singletons between.
  static func subtags(of range: SubtagWalk, areIn tag: SubtagWalk) -> Bool {
    var (ranges, tags) = (range, tag)
    while let wanted = ranges.nextBytes() {
      if isWildcard(wanted) { continue }
      while true {
        guard let subtag = tags.nextBytes() else { return false }
        if ASCII.areEqual(wanted, subtag) { break }
        if isSingleton(subtag) { return false }
      }
    }
    return true
  }

  static func isWildcard(_ subtag: UnsafeBufferPointer<UInt8>) -> Bool {
    subtag.count == 1 && subtag.first == 0x2A
  }

  /// Whether a subtag is one letter or digit. `*` in a tag is not a singleton, but a range with the same text fits it.
  private static func isSingleton(_ subtag: UnsafeBufferPointer<UInt8>) -> Bool {
    subtag.count == 1 && subtag.first.map(ASCII.isAlphanumeric) == true
  }

  static func subtagCount(_ range: UnsafeBufferPointer<UInt8>) -> Int {
    var walk = SubtagWalk(range)
    var count = 0
    while walk.next() != nil { count += 1 }
    return count
  }
}
