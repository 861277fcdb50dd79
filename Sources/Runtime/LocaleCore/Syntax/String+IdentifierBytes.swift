extension String {
  /// Calls a body with the string's UTF-8. Allocates only for a string not stored as UTF-8, as bridged ones on Apple
  /// systems.
  @_alwaysEmitIntoClient @inline(__always)
  package func withIdentifierBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? withCopiedBytes(body)
  }

  /// Not inlined, so that code which hardly any string needs takes no room at the call.
  @_alwaysEmitIntoClient @inline(never)
  package func withCopiedBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var native = self
    return native.withUTF8(body)
  }
}

extension Substring {
  /// Calls a body with the substring's UTF-8, as `String.withIdentifierBytes` does.
  @_alwaysEmitIntoClient @inline(__always)
  package func withIdentifierBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? String(self).withIdentifierBytes(body)
  }
}

extension StaticString {
  /// Calls a body with the string's UTF-8; it is empty for a static string that is a single scalar, not UTF-8.
  @_alwaysEmitIntoClient @inline(__always)
  package func withIdentifierBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard hasPointerRepresentation else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    return body(UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount))
  }
}
