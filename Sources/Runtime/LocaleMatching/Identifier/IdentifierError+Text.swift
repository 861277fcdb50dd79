import LocaleCore

extension IdentifierError: CustomStringConvertible {
  /// The reason and the offset: `empty subtag at offset 3`.
  public var description: String { reason == .beyondLimit ? "\(reason)" : "\(reason) at offset \(offset)" }
}

extension IdentifierError {
  /// The reason, with the wrong part of the text that was read: `'USA' is not a region: …, at offset 3`. Allocates.
  public func description(in text: String) -> String {
    switch reason {
    case .extendedLanguage, .invalidRegion:
      let threeLetters = text.utf8.dropFirst(offset).prefix(3)
      return "'\(Substring(threeLetters))' is \(reason), at offset \(offset)"
    default: return description
    }
  }
}

extension IdentifierError.Reason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .emptySubtag: "empty subtag"
    case .invalidCharacter: "a character that is neither an ASCII letter, digit, '-' nor '_'"
    case .subtagTooLong: "a subtag of more than eight characters"
    case .invalidLanguage: "not a language subtag (two, three, or five to eight letters)"
    case .extendedLanguage: "an extended language: write it alone, without the language before it"
    case .invalidRegion: "not a region: a region has two letters or three digits"
    case .invalidSubtag: "a subtag that is not a script, region or variant here"
    case .repeatedVariant: "a variant that occurs twice"
    case .repeatedSingleton: "an extension singleton that occurs twice"
    case .emptyExtension: "an extension with nothing in it"
    case .invalidExtension: "a subtag that its extension does not allow"
    case .invalidModifier: "a modifier with something else than letters and digits"
    case .invalidKeyword: "a keyword with an unknown key, or without a value"
    case .beyondLimit: "more identifiers than the limit of a list"
    }
  }
}
