extension LocaleIdentifier {
  /// Which spellings are accepted.
  public struct Syntax: Sendable {
    enum Kind { case strict, standard, rewritten }

    /// What a syntax makes of a text that is no identifier yet; nil where nothing is to be done.
    package typealias Rewriting =
      @Sendable (UnsafeBufferPointer<UInt8>) throws(IdentifierError) -> RewrittenIdentifier?

    let kind: Kind
    let rewriting: Rewriting?

    /// What UTS #35 calls a Unicode BCP 47 locale identifier and nothing else: hyphens, a language of its own, no
    /// grandfathered tag. ECMA-402 accepts just these.
    public static var strict: Syntax { Syntax(kind: .strict, rewriting: nil) }
    /// Also underscores, an absent language, `root`, private use alone (`x-bork` is `und-x-bork`), and grandfathered
    /// tags, which are replaced (`i-klingon` is `tlh`) where they are written with hyphens.
    public static var standard: Syntax { Syntax(kind: .standard, rewriting: nil) }

    /// A further syntax, which rewrites texts and then reads them as `standard`: for the module whose tables it takes.
    package static func rewriting(_ rewriting: @escaping Rewriting) -> Syntax {
      Syntax(kind: .rewritten, rewriting: rewriting)
    }
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

extension LocaleIdentifier.Syntax: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
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
