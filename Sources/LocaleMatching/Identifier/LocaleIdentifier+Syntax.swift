extension LocaleIdentifier {
  /// Which spellings are accepted.
  public enum Syntax: Hashable, Sendable {
    /// What UTS #35 calls a Unicode BCP 47 locale identifier and nothing else: hyphens, a language of its own, no
    /// grandfathered tag. ECMA-402 accepts just these.
    case strict
    /// Also underscores, an absent language, `root`, private use alone (`x-bork` is `und-x-bork`), and grandfathered
    /// tags, which are replaced (`i-klingon` is `tlh`) where they are written with hyphens.
    case standard
    /// Also what POSIX and ICU leave behind: `en_US.UTF-8`, `sr_RS@latin`, `C`, `de_DE@collation=phonebook`, `_US`.
    case lenient
  }

  /// Reads BCP 47 (`zh-Hant-TW`) or CLDR form (`zh_Hant_TW`) in any case; nil where ill-formed.
  ///
  /// Takes time linear in the length. Allocates where the text is longer than fifteen characters and not in canonical
  /// case. Duplicate keywords are kept as they stand; the first counts (UTS #35, Annex C).
  public init?(_ text: String) { self.init(text, syntax: .standard) }

  /// The same with a choice of spellings.
  public init?(_ text: String, syntax: Syntax) {
    guard case .success(let identifier) = IdentifierReading.read(text, syntax) else { return nil }
    self = identifier
  }

  /// The same, telling what is wrong.
  ///
  /// - Throws: the offset of the offending subtag, in bytes, and the reason.
  public init(validating text: String, syntax: Syntax = .standard) throws(IdentifierError) {
    switch IdentifierReading.read(text, syntax) {
    case .success(let identifier): self = identifier
    case .failure(let error): throw error
    }
  }

  /// A language identifier without anything behind it. Allocates only for one of more than fifteen characters.
  public init(_ identifier: LanguageIdentifier) {
    var buffer = IdentifierBuffer()
    buffer.append(identifier)
    let text = buffer.text
    self.init(
      text: text, languageIdentifier: identifier,
      layout: IdentifierLayout(UnsafeBufferPointer(start: nil, count: 0), headEnd: 0).moved(by: text.utf8.count))
  }
}

extension IdentifierLayout {
  func moved(by offset: Int) -> IdentifierLayout {
    var layout = self
    layout.headEnd += offset
    layout.variantsEnd += offset
    layout.extensionsEnd += offset
    return layout
  }
}
