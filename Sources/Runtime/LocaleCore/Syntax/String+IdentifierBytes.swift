extension String {
  /// Lends the string's UTF-8. Allocates only for a string that is not stored as UTF-8, as bridged ones on Apple systems.
  @inlinable @inline(__always)
  package func withIdentifierBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? withCopiedBytes(body)
  }

  /// Out of line, so that what hardly any string needs takes no room where it is called.
  @inlinable @inline(never)
  package func withCopiedBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var native = self
    return native.withUTF8(body)
  }
}

extension Substring {
  /// Lends the substring's UTF-8, as `String.withIdentifierBytes` does.
  @inlinable @inline(__always)
  package func withIdentifierBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? String(self).withIdentifierBytes(body)
  }
}

extension StaticString {
  /// Lends the string's UTF-8; a static string of a single scalar that is not stored as UTF-8 is no identifier: empty.
  @inlinable @inline(__always)
  package func withIdentifierBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard hasPointerRepresentation else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    return body(UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount))
  }
}
