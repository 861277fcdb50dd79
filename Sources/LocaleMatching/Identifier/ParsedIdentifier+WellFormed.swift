extension ParsedIdentifier {
  /// Parses an identifier; nil where it is ill-formed, for callers who do not ask why.
  @inline(__always)
  init?(wellFormed bytes: UnsafeBufferPointer<UInt8>) {
    if let quick = Self.common(bytes) {
      self = quick
    } else if let general = Self.wellFormed(bytes) {
      self = general
    } else {
      return nil
    }
  }

  @inline(never)
  private static func wellFormed(_ bytes: UnsafeBufferPointer<UInt8>) -> ParsedIdentifier? {
    do throws(IdentifierError) {
      return try general(bytes)
    } catch {
      return nil
    }
  }

  /// What is wrong with an identifier, nil where nothing is.
  static func error(in bytes: UnsafeBufferPointer<UInt8>) -> IdentifierError? {
    do throws(IdentifierError) {
      _ = try general(bytes)
      return nil
    } catch {
      return error
    }
  }
}
