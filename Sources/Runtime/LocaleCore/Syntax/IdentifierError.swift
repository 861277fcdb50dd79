/// The reason why a string is not a Unicode locale identifier (UTS #35, "Unicode Language and Locale Identifiers"), and
/// where.
///
/// Neither it nor its reason has conformances here, which would be linked into every program: see `LocaleMatching`.
@frozen public struct IdentifierError: Error {
  /// What is wrong with the subtag at the offset.
  @frozen public struct Reason: Sendable {
    @usableFromInline package let rawValue: UInt8

    @_alwaysEmitIntoClient
    init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// Two separators in a row, or one at the beginning or the end.
    @_alwaysEmitIntoClient public static var emptySubtag: Reason { Reason(0) }
    /// A byte that is neither an ASCII letter, nor a digit, nor a separator.
    @_alwaysEmitIntoClient public static var invalidCharacter: Reason { Reason(1) }
    /// More than eight characters.
    @_alwaysEmitIntoClient public static var subtagTooLong: Reason { Reason(2) }
    /// The first subtag is not a language: two, three, or five to eight letters.
    @_alwaysEmitIntoClient public static var invalidLanguage: Reason { Reason(3) }
    /// An extended language subtag, `yue` in `zh-yue`: Unicode identifiers write `yue` alone.
    @_alwaysEmitIntoClient public static var extendedLanguage: Reason { Reason(4) }
    /// A subtag that is not a script, region or variant, or that is not allowed in this place.
    @_alwaysEmitIntoClient public static var invalidSubtag: Reason { Reason(5) }
    /// A variant that occurs twice.
    @_alwaysEmitIntoClient public static var repeatedVariant: Reason { Reason(6) }
    /// A singleton that occurs twice, as `u` in `en-u-ca-buddhist-u-nu-thai`.
    @_alwaysEmitIntoClient public static var repeatedSingleton: Reason { Reason(7) }
    /// An extension or a private use sequence with nothing after its singleton.
    @_alwaysEmitIntoClient public static var emptyExtension: Reason { Reason(8) }
    /// A subtag that its extension does not allow: a key of `-u-` that ends with a digit, a field of `-t-` without a
    /// value.
    @_alwaysEmitIntoClient public static var invalidExtension: Reason { Reason(9) }
    /// Lenient reading only: a modifier of POSIX, `@latin`, that is neither a script nor a variant.
    @_alwaysEmitIntoClient public static var invalidModifier: Reason { Reason(10) }
    /// Lenient reading only: a keyword of ICU, `@calendar=roc`, without a name or a value, or with a name that has no
    /// key in `-u-`.
    @_alwaysEmitIntoClient public static var invalidKeyword: Reason { Reason(11) }
    /// Supported lists only: the list has more identifiers than a matcher takes, and this is the first one beyond the
    /// limit.
    @_alwaysEmitIntoClient public static var beyondLimit: Reason { Reason(12) }
  }

  /// The offset in bytes, from 0, of the wrong character, or of the first character of a wrong subtag.
  public let offset: Int
  /// What is wrong there.
  public let reason: Reason

  /// An error at a byte offset.
  @_alwaysEmitIntoClient
  public init(offset: Int, reason: Reason) {
    self.offset = offset
    self.reason = reason
  }
}
