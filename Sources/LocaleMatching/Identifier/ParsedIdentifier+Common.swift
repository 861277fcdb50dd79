extension ParsedIdentifier {
  /// An identifier of the common forms; nil for every other one and for everything ill-formed.
  @inline(__always)
  static func common(_ bytes: UnsafeBufferPointer<UInt8>) -> ParsedIdentifier? {
    let fields = CommonIdentifier.read(bytes)
    return fields == CommonIdentifier.none ? nil : ParsedIdentifier(fields: fields, tail: bytes.count)
  }

  /// An identifier whose fields are all it has.
  @inline(__always)
  init(fields: UInt64, tail: Int) {
    language = fields >> 31
    script = UInt32(truncatingIfNeeded: fields >> 11) & 0xF_FFFF
    region = UInt16(truncatingIfNeeded: fields & LSR.regionMask)
    kind = fields == 0 ? .undetermined : .ordinary
    self.tail = tail
  }
}
