/// Why a string is no Unicode locale identifier (UTS #35, "Unicode Language and Locale Identifiers"), and where.
public struct IdentifierError: Error, Hashable, Sendable {
  /// What is wrong with the subtag at the offset.
  public enum Reason: Hashable, Sendable {
    /// Two separators in a row, or one at the beginning or the end.
    case emptySubtag
    /// A byte that is neither an ASCII letter, nor a digit, nor a separator.
    case invalidCharacter
    /// More than eight characters.
    case subtagTooLong
    /// The first subtag is no language: two, three, or five to eight letters.
    case invalidLanguage
    /// An extended language subtag, `yue` in `zh-yue`: Unicode identifiers write `yue` alone.
    case extendedLanguage
    /// A subtag that is no script, region or variant, or that stands where it cannot stand.
    case invalidSubtag
    /// The same variant twice.
    case repeatedVariant
    /// The same singleton twice, `u` in `en-u-ca-buddhist-u-nu-thai`.
    case repeatedSingleton
    /// An extension or a private use sequence with nothing after its singleton.
    case emptyExtension
    /// A subtag that cannot stand in its extension: a key of `-u-` that ends with a digit, a field of `-t-` without value.
    case invalidExtension
    /// Lenient reading only: a modifier of POSIX, `@latin`, that is neither a script nor a variant.
    case invalidModifier
    /// Lenient reading only: a keyword of ICU, `@calendar=roc`, without a name, a value, or a key of `-u-` for its name.
    case invalidKeyword
    /// Of a supported list only: there are more identifiers than are arranged, and this is the first beyond them.
    case beyondLimit
  }

  /// The byte, from 0, of the character that is wrong; where a subtag is wrong as a whole, of its first character.
  public let offset: Int
  /// What is wrong there.
  public let reason: Reason

  /// An error at a byte offset.
  public init(offset: Int, reason: Reason) {
    self.offset = offset
    self.reason = reason
  }
}

extension IdentifierError: CustomStringConvertible {
  /// `empty subtag at offset 3`.
  public var description: String { "\(reason) at offset \(offset)" }
}

extension IdentifierError.Reason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .emptySubtag: "empty subtag"
    case .invalidCharacter: "a character that is neither an ASCII letter, digit, '-' nor '_'"
    case .subtagTooLong: "a subtag of more than eight characters"
    case .invalidLanguage: "no language subtag (two, three, or five to eight letters)"
    case .extendedLanguage: "an extended language subtag; Unicode identifiers write it alone, 'yue' for 'zh-yue'"
    case .invalidSubtag: "a subtag that is no script, region or variant here"
    case .repeatedVariant: "a variant that stands twice"
    case .repeatedSingleton: "an extension singleton that stands twice"
    case .emptyExtension: "an extension with nothing in it"
    case .invalidExtension: "a subtag that its extension does not allow"
    case .invalidModifier: "a modifier that names no script and no variant"
    case .invalidKeyword: "a keyword without a key that is known, or without a value"
    case .beyondLimit: "more identifiers than a list may have"
    }
  }
}
