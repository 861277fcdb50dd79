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
    let text = identifier.hyphenated
    let count = text.utf8.count
    self.init(
      text: text, languageIdentifier: identifier,
      layout: IdentifierLayout(headEnd: count, variantsEnd: count, extensionsEnd: count))
  }
}

/// Reads a text into a `LocaleIdentifier`: parses it, and writes it in canonical case.
enum IdentifierReading {
  typealias Outcome = Result<LocaleIdentifier, IdentifierError>

  static func read(_ text: String, _ syntax: LocaleIdentifier.Syntax) -> Outcome {
    // The closure returns nothing: Swift destroys other results of generic functions through their types' metadata,
    // which it allocates at the first use.
    var outcome = Outcome.failure(IdentifierError(offset: 0, reason: .invalidLanguage))
    text.withIdentifierBytes { outcome = read($0, syntax) }
    return outcome
  }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>, _ syntax: LocaleIdentifier.Syntax) -> Outcome {
    if syntax.kind == .standard, let common = ParsedIdentifier.common(bytes) { return materialize(bytes, common) }
    do throws(IdentifierError) {
      if syntax.kind == .strict {
        if let error = strictFault(bytes) { throw error }
      } else if let rewriting = syntax.rewriting, let rewritten = try rewriting(bytes) {
        return rewritten.bytes.withUnsafeBufferPointer { read($0, .standard) }
          .mapError { IdentifierError(offset: rewritten.source, reason: $0.reason) }
      } else if let legacy = LegacyTag.find(at: bytes) {
        return readLegacy(bytes, legacy)
      }
      return materialize(bytes, try ParsedIdentifier.read(bytes))
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

  private static func readLegacy(_ bytes: UnsafeBufferPointer<UInt8>, _ legacy: LegacyTag) -> Outcome {
    let replaced = legacy.replacing(in: bytes)
    let growth = replaced.count - bytes.count
    let outcome = replaced.withUnsafeBufferPointer { bytes -> Outcome in
      do throws(IdentifierError) {
        return materialize(bytes, try ParsedIdentifier.read(bytes))
      } catch {
        return .failure(error)
      }
    }
    guard case .failure(let error) = outcome else { return outcome }
    return .failure(IdentifierError(offset: error.offset - growth, reason: error.reason))
  }

  private static func materialize(_ bytes: UnsafeBufferPointer<UInt8>, _ parsed: ParsedIdentifier) -> Outcome {
    var head = IdentifierBuffer()
    let languageIdentifier = LanguageIdentifier(parsed)
    // An empty text stays empty: it means `und`, but whoever checks a form's field must see the difference.
    if !bytes.isEmpty { head.append(languageIdentifier) }
    let tail = parsed.tailWithSeparator
    // Private use alone has no separator before it.
    let separator = tail == 0 && !bytes.isEmpty ? 1 : 0
    let headEnd = head.length
    let count = headEnd + separator + bytes.count - tail
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { buffer in
      head.withBytes { for index in $0.indices { buffer[index] = $0[index] } }
      var position = headEnd
      if separator == 1 {
        buffer[position] = 0x2D
        position += 1
      }
      for byte in bytes[tail...] {
        buffer[position] = ASCII.canonical(byte)
        position += 1
      }
      let written = UnsafeBufferPointer(buffer)
      return .success(
        LocaleIdentifier(
          text: String(decoding: written, as: UTF8.self), languageIdentifier: languageIdentifier,
          layout: IdentifierLayout(parsed, movedBy: headEnd + separator - tail)))
    }
  }
}

/// The offsets where the parts of an identifier in canonical case end: first language, script and region, then
/// variants, then extensions; private use comes last. A part begins with the separator before it.
package struct IdentifierLayout: Hashable, Sendable {
  package var headEnd: Int
  package var variantsEnd: Int
  package var extensionsEnd: Int

  package init(headEnd: Int, variantsEnd: Int, extensionsEnd: Int) {
    self.headEnd = headEnd
    self.variantsEnd = variantsEnd
    self.extensionsEnd = extensionsEnd
  }

  /// - Parameter offset: the number of bytes by which the part after the region has moved since it was read.
  init(_ parsed: ParsedIdentifier, movedBy offset: Int) {
    headEnd = parsed.kind == .privateUse ? parsed.extensionsEnd + offset : parsed.tail + offset
    variantsEnd = parsed.variantsEnd + offset
    extensionsEnd = parsed.extensionsEnd + offset
  }
}
