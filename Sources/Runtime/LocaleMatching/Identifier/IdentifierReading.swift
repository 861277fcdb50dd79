import LocaleAliases
import LocaleCore

extension LocaleIdentifier {
  /// The syntax that a reading accepts.
  public struct Syntax: Sendable {
    enum Spelling { case strict, standard, rewritten }

    /// A function that rewrites a text which is not yet an identifier, and gives the offset in the text of what can be wrong
    /// in the result; nil if there is nothing to rewrite.
    package typealias Rewriting =
      @Sendable (UnsafeBufferPointer<UInt8>) throws(IdentifierError) -> (bytes: [UInt8], source: Int)?

    let kind: Spelling
    let rewriting: Rewriting?

    /// A Unicode BCP 47 locale identifier (UTS #35) and nothing else: hyphens, a language, no legacy tag. ECMA-402
    /// accepts just these.
    public static var strict: Syntax { Syntax(kind: .strict, rewriting: nil) }
    /// BCP 47's syntax, and underscores, an absent language, `root`, private use alone (`x-bork` is `und-x-bork`), and legacy
    /// tags, which are replaced (`i-klingon` is `tlh`) where they are written with hyphens.
    public static var standard: Syntax { Syntax(kind: .standard, rewriting: nil) }

    /// A syntax that rewrites texts and then reads them as `standard`, for another module that has the tables.
    package static func rewriting(_ rewriting: @escaping Rewriting) -> Syntax {
      Syntax(kind: .rewritten, rewriting: rewriting)
    }
  }

  /// Reads BCP 47 (`zh-Hant-TW`) or CLDR form (`zh_Hant_TW`) in any case; nil if ill-formed. An empty text means
  /// `und`, as in ICU, but is not valid; the strict syntax refuses it.
  ///
  /// Takes time linear in the length. Allocates if the text is longer than fifteen characters. Duplicate keywords are
  /// kept as they are; the first counts (UTS #35, Annex C).
  public init?(_ text: String) { self.init(text, syntax: .standard) }

  /// Reads an identifier in a given syntax; nil if ill-formed.
  public init?(_ text: String, syntax: Syntax) {
    guard case .success(let identifier) = IdentifierReading.read(text, syntax) else { return nil }
    self = identifier
  }

  /// Reads an identifier in a given syntax.
  ///
  /// - Throws: an error with the reason, and the offset of the wrong subtag or character.
  public init(validating text: String, syntax: Syntax = .standard) throws(IdentifierError) {
    switch IdentifierReading.read(text, syntax) {
    case .success(let identifier): self = identifier
    case .failure(let error): throw error
    }
  }

  /// Makes a locale identifier that has only a language identifier. Allocates only for more than fifteen characters.
  public init(_ identifier: LanguageIdentifier) {
    self.init(canonical: identifier.hyphenated)
  }
}

/// Reads a text into a `LocaleIdentifier`: parses it, and writes it in canonical case.
enum IdentifierReading {
  typealias Outcome = Result<LocaleIdentifier, IdentifierError>

  static func read(_ text: String, _ syntax: LocaleIdentifier.Syntax) -> Outcome {
    var outcome = Outcome.failure(IdentifierError(offset: 0, reason: .invalidLanguage))
    text.withIdentifierBytes { outcome = read($0, syntax) }
    return outcome
  }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>, _ syntax: LocaleIdentifier.Syntax) -> Outcome {
    do throws(IdentifierError) {
      if syntax.kind == .strict {
        if let error = strictFault(bytes) { throw error }
        return .success(identifier(try ParsedIdentifier.read(bytes), bytes))
      }
      if let rewriting = syntax.rewriting, let rewritten = try rewriting(bytes) {
        return rewritten.bytes.withUnsafeBufferPointer { read($0, .standard) }
          .mapError { IdentifierError(offset: rewritten.source, reason: $0.reason) }
      }
      var outcome = Outcome.failure(IdentifierError(offset: 0, reason: .invalidLanguage))
      let error = ParsedIdentifier.reading(bytes) { outcome = .success(identifier($0, $1)) }
      return error.map { .failure($0) } ?? outcome
    } catch {
      return .failure(error)
    }
  }

  /// The error of a form that only the strict syntax rejects; nil for all others.
  private static func strictFault(_ bytes: UnsafeBufferPointer<UInt8>) -> IdentifierError? {
    if let offset = bytes.firstIndex(of: 0x5F) { return IdentifierError(offset: offset, reason: .invalidCharacter) }
    // `root`, `x-…`, and the empty text.
    var walk = SubtagWalk(bytes)
    let end = walk.next()?.upperBound ?? 0
    if end < 2 || end == 4 { return IdentifierError(offset: 0, reason: end == 0 ? .emptySubtag : .invalidLanguage) }
    return nil
  }

  /// The identifier that was read in a text, in canonical case.
  private static func identifier(
    _ parsed: ParsedIdentifier, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> LocaleIdentifier {
    var head = IdentifierBuffer()
    // An empty text stays empty: it means `und`, but whoever checks a form's field must see the difference.
    if !bytes.isEmpty { head.append(parsed) }
    // Private use alone has no separator before it.
    if parsed.tail < 0 { head.append(byte: 0x2D) }
    let tail = bytes.dropFirst(max(parsed.tail, 0))
    let text = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: head.length + tail.count) { buffer in
      head.withBytes { for index in $0.indices { buffer[index] = $0[index] } }
      for (index, byte) in tail.enumerated() { buffer[head.length + index] = ASCII.canonical(byte) }
      return String(decoding: UnsafeBufferPointer(buffer), as: UTF8.self)
    }
    return LocaleIdentifier(canonical: text)
  }
}
