/// A region subtag: two ASCII letters or three digits (UTS #35, `unicode_region_subtag`; ISO 3166, UN M.49). One integer.
public struct RegionSubtag: Hashable, Sendable {
  @usableFromInline package let packed: UInt16

  @inlinable @inline(__always)
  package init(packed: UInt16) { self.packed = packed }

  /// Reads a subtag in any case; nil for anything that is none.
  public init?(_ text: String) {
    guard let packed = text.withIdentifierBytes({ PackedSubtag.region($0) }) else { return nil }
    self.init(packed: packed)
  }
}

extension RegionSubtag: LosslessStringConvertible {
  /// In upper case: `TW`, `419`.
  public var description: String {
    var buffer = IdentifierBuffer()
    buffer.append(self)
    return buffer.text
  }
}
