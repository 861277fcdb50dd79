import LocaleCore

/// Reads identifiers as the library does by default: BCP 47 or CLDR's underscores, in any case, legacy tags replaced.
extension ParsedIdentifier {
  /// Reads an identifier; nil if it is ill-formed, for callers that do not need the reason.
  init?(wellFormed bytes: UnsafeBufferPointer<UInt8>) {
    do throws(IdentifierError) {
      self = try ParsedIdentifier(bytes)
    } catch {
      return nil
    }
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(IdentifierError) {
    try self.init(bytes, CommonForm.read(bytes))
  }

  /// - Parameter common: the result of `CommonForm.read`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ common: LSR) throws(IdentifierError) {
    self =
      common.isNone
      ? try Self.read(bytes, replacing: LegacyTag.find(at: bytes)?.replacement)
      : ParsedIdentifier(fields: common, count: bytes.count)
  }

  /// The error of an identifier; nil if it is well-formed.
  package static func error(in bytes: UnsafeBufferPointer<UInt8>) -> IdentifierError? {
    do throws(IdentifierError) {
      _ = try ParsedIdentifier(bytes)
      return nil
    } catch {
      return error
    }
  }
}
