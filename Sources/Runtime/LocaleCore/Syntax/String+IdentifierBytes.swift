extension String {
  /// Calls a body with the string's UTF-8. Allocates only for a string that is not stored as UTF-8, such as a bridged
  /// one on Apple's systems.
  @inlinable
  package func withIdentifierBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var native = self
    return native.withUTF8(body)
  }
}

extension Substring {
  /// Calls a body with the substring's UTF-8, as `String.withIdentifierBytes` does.
  @inlinable
  package func withIdentifierBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? String(self).withIdentifierBytes(body)
  }
}

extension StaticString {
  /// Calls a body with the string's UTF-8; empty for one that is a single scalar.
  @inlinable
  package func withIdentifierBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard hasPointerRepresentation else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    return body(UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount))
  }
}
