/// A language subtag: two, three, or five to eight ASCII letters (UTS #35, `unicode_language_subtag`). One integer.
public struct LanguageSubtag: Hashable, Sendable {
  @usableFromInline package let packed: UInt64

  @inlinable @inline(__always)
  package init(packed: UInt64) { self.packed = packed }

  /// Reads a subtag in any case; nil for anything that is none.
  public init?(_ text: String) {
    guard let packed = text.withIdentifierBytes({ PackedSubtag.language($0) }) else { return nil }
    self.init(packed: packed)
  }

  /// `und`: not known.
  public static let undetermined = LanguageSubtag(packed: 0)
}

extension LanguageSubtag: LosslessStringConvertible {
  /// In lower case: `en`, `und`.
  public var description: String {
    var buffer = IdentifierBuffer()
    buffer.append(self)
    return buffer.text
  }
}
