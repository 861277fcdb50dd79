/// Where the parts of an identifier in canonical case end: language, script and region first, then variants, then
/// extensions; private use comes last. A part begins with the separator before it.
package struct IdentifierLayout: Hashable, Sendable {
  package var headEnd: Int
  package var variantsEnd: Int
  package var extensionsEnd: Int

  /// Walks over what follows the language, script and region of a well-formed identifier.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, headEnd: Int) {
    self.headEnd = headEnd
    variantsEnd = bytes.count
    extensionsEnd = bytes.count
    var foundSingleton = false
    var start = headEnd
    while start < bytes.count {
      let end = Self.subtagEnd(bytes, from: start + 1)
      if end - start == 2 {
        if !foundSingleton { variantsEnd = start }
        foundSingleton = true
        if bytes[start + 1] | 0x20 == 0x78 {
          extensionsEnd = start
          return
        }
      }
      start = end
    }
  }

  /// Where the subtag that begins at an offset ends.
  @inlinable @inline(__always)
  package static func subtagEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start
    while end < bytes.count, !SubtagScanner.isSeparator(bytes[end]) { end += 1 }
    return end
  }
}
