extension String {
  /// Lends the string's UTF-8; nil for one that is not stored as UTF-8, as only bridged strings of Apple's systems are.
  ///
  /// `withUTF8` would put its way of copying into every program, which takes more room than a table.
  @_alwaysEmitIntoClient @inline(__always)
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    #if canImport(ObjectiveC)
      var native = self
      return native.withUTF8(body)
    #else
      return nil
    #endif
  }
}
