/// A script subtag: four ASCII letters (UTS #35, `unicode_script_subtag`; ISO 15924). One integer.
public struct ScriptSubtag: Hashable, Sendable {
  @usableFromInline package let packed: UInt32

  @inlinable @inline(__always)
  package init(packed: UInt32) { self.packed = packed }

  /// Reads a subtag in any case; nil for anything that is none.
  public init?(_ text: String) {
    guard let packed = text.withIdentifierBytes({ PackedSubtag.script($0) }) else { return nil }
    self.init(packed: packed)
  }
}

extension ScriptSubtag: LosslessStringConvertible {
  /// In title case: `Hant`.
  public var description: String {
    var buffer = IdentifierBuffer()
    buffer.append(self)
    return buffer.text
  }
}
