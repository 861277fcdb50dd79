/// The error in a string that is not a Unicode locale identifier (UTS #35, "Unicode Language and Locale Identifiers").
public struct IdentifierError: Error, Hashable, Sendable {
  /// The kinds of errors. Frozen: another case is another major version.
  public enum Reason: Hashable, Sendable {
    /// Two separators in a row, or one at the beginning or the end.
    case emptySubtag
    /// A byte that is neither an ASCII letter, nor a digit, nor a separator.
    case invalidCharacter
    /// More than eight characters.
    case subtagTooLong
    /// The first subtag is not a language: two, three, or five to eight letters.
    case invalidLanguage
    /// An extended language subtag, `yue` in `zh-yue`: Unicode identifiers write `yue` alone.
    case extendedLanguage
    /// Three letters in a region's place: a region has two letters or three digits.
    case invalidRegion
    /// A subtag that is not a script, region or variant, or not allowed in this place.
    case invalidSubtag
    /// A variant that occurs twice.
    case repeatedVariant
    /// A singleton that occurs twice, as `u` in `en-u-ca-buddhist-u-nu-thai`.
    case repeatedSingleton
    /// An extension or a private use sequence with nothing after its singleton.
    case emptyExtension
    /// A subtag that its extension does not allow: a key of `-u-` that ends with a digit, a field of `-t-` without a
    /// value.
    case invalidExtension
    /// Lenient reading only: a modifier, `@latin`, with something else than letters and digits.
    case invalidModifier
    /// Lenient reading only: a keyword of ICU, `@calendar=roc`, without a name or a value, or with a name that has no
    /// key in `-u-`.
    case invalidKeyword
    /// Supported lists only: the list has more identifiers than a matcher takes, and this is the first one beyond the
    /// limit.
    case beyondLimit
  }

  /// The offset in bytes, from 0, of the wrong character, or of the first character of a wrong subtag.
  public let offset: Int
  /// The kind of error.
  public let reason: Reason

  /// Makes an error with both.
  public init(offset: Int, reason: Reason) {
    self.offset = offset
    self.reason = reason
  }
}
