import LocaleMatching

/// The part of a well-formed text that a `LanguageIdentifier` omits: variants, extensions and private use.
///
/// In lower case with `-`, otherwise as written: neither sorted nor replaced by canonical forms.
struct IdentifierTail {
  /// Begins with a separator, or is empty.
  let text: String

  init(of text: String, read identifier: LanguageIdentifier) {
    let subtags = text.lowercased().split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    // Private use alone, `x-bork`, is `und-x-bork`.
    if subtags.first == "x" {
      self.text = "-" + subtags.joined(separator: "-")
      return
    }
    let end = subtags.indices.dropFirst().first { Self.beginsTail(subtags[$0]) } ?? subtags.endIndex
    // A legacy tag is read as one language. It is used up whole, so nothing is left for the tail.
    guard LanguageIdentifier(subtags[..<end].joined(separator: "-")) == identifier else {
      self.text = ""
      return
    }
    self.text = subtags[end...].map { "-\($0)" }.joined()
  }

  /// A singleton or a variant: five characters or more, or four that begin with a digit.
  private static func beginsTail(_ subtag: Substring) -> Bool {
    switch subtag.utf8.count {
    case 1, 5...: true
    case 4: subtag.utf8.first.map { $0 < 0x3A } ?? false
    default: false
    }
  }
}
