/// The fallback chain of an identifier as it is written, with variants, extensions and private use.
///
/// It begins with the whole identifier, then without extensions and private use, then without one variant after
/// another, then continues as `LanguageIdentifier.fallbackChain`: `ca-ES-valencia-u-co-trad`, `ca-ES-valencia`,
/// `ca-ES`, `ca`, `und`.
/// Iterating allocates nothing; only a step's `description` makes a string.
public struct TextFallbackChain: Sequence, IteratorProtocol, Sendable {
  /// One locale of the chain.
  public struct Step: Sendable {
    /// Language, script and region of the step.
    public let identifier: LanguageIdentifier
    /// The bytes of the text that follow, variants and extensions, without the separator before them; often empty.
    /// For a legacy tag they are bytes of its replacement (`en-GB-oxendict` for `en-GB-oed`).
    public let suffix: Range<Int>
    /// Whether the suffix has more than variants.
    public let hasExtensions: Bool
    private let text: String

    fileprivate init(_ identifier: LanguageIdentifier, _ text: String, suffix: Range<Int>, hasExtensions: Bool) {
      self.identifier = identifier
      self.text = text
      self.suffix = suffix
      self.hasExtensions = hasExtensions
    }
  }

  private let text: String
  private let component: LocaleComponent
  private var identifier: LanguageIdentifier?
  /// The offsets where variants begin, including the separator before them, where extensions begin, and where the
  /// suffix ends now.
  private let suffixStart: Int
  private let extensionStart: Int
  private var suffixEnd: Int

  /// Nil if the text is not an identifier. Reads it once, in time linear in its length. A legacy tag is replaced, which
  /// allocates; other texts allocate nothing.
  public init?(_ text: String, component: LocaleComponent = .main) {
    let replaced = text.withIdentifierBytes(Self.replacingLegacyTag)
    let text = replaced ?? text
    let read = text.withIdentifierBytes { bytes -> (parsed: ParsedIdentifier, extensionStart: Int, count: Int)? in
      // Once: in `zh-guoyu-hakka` the second half would make another legacy tag of what replaces the first.
      let read = replaced == nil ? ParsedIdentifier(wellFormed: bytes) : Self.reread(bytes)
      guard let parsed = read else { return nil }
      return (parsed, parsed.kind == .privateUse ? parsed.tail : parsed.variantsEnd, bytes.count)
    }
    guard let read else { return nil }
    self.text = text
    self.component = component
    identifier = LanguageIdentifier(read.parsed)
    // Private use alone begins with its `x`, everything else with a separator.
    let isAlone = read.parsed.kind == .privateUse
    suffixStart = Swift.min(read.parsed.tail + (isAlone ? 0 : 1), read.count)
    extensionStart = read.extensionStart
    suffixEnd = read.count
  }

  /// The chain of an identifier that was read. Allocates nothing.
  public init(_ identifier: LocaleIdentifier, component: LocaleComponent = .main) {
    text = identifier.text
    self.component = component
    self.identifier = identifier.languageIdentifier
    suffixEnd = identifier.text.utf8.count
    suffixStart = Swift.min(identifier.layout.headEnd + 1, suffixEnd)
    extensionStart = identifier.layout.variantsEnd
  }

  /// The text with what replaces the legacy tag that it begins with, variants and private use included; nil where
  /// there is none.
  private static func replacingLegacyTag(in bytes: UnsafeBufferPointer<UInt8>) -> String? {
    LegacyTag.find(at: bytes).map { String(decoding: $0.replacing(in: bytes), as: UTF8.self) }
  }

  private static func reread(_ bytes: UnsafeBufferPointer<UInt8>) -> ParsedIdentifier? {
    do throws(IdentifierError) {
      return try ParsedIdentifier.read(bytes)
    } catch {
      return nil
    }
  }

  /// The next step; nil after the root. Allocates nothing.
  public mutating func next() -> Step? {
    guard let identifier else { return nil }
    let step = Step(
      identifier, text, suffix: suffixStart..<Swift.max(suffixStart, suffixEnd),
      hasExtensions: suffixEnd > extensionStart)
    if suffixEnd > suffixStart {
      suffixEnd = suffixEnd > extensionStart ? extensionStart : lastSeparator()
    } else {
      self.identifier = identifier.parent(for: component)
    }
    return step
  }

  /// The offset of the last variant's separator; before the suffix if there is only one variant.
  private func lastSeparator() -> Int {
    text.withIdentifierBytes { bytes in
      var position = Swift.min(suffixEnd, bytes.count)
      while position > suffixStart {
        position -= 1
        if ASCII.isSeparator(bytes[position]) { return position }
      }
      return suffixStart
    }
  }
}

extension TextFallbackChain.Step: CustomStringConvertible {
  /// The step's text: language, script and region in canonical case, the rest as it was written. Allocates for over
  /// fifteen bytes. With underscores where reading would find a legacy tag, as in the description of an identifier.
  public var description: String { text { $0 }.readingBack }

  /// The step's text in canonical case and with hyphens, for a step without extensions: `de-1996`, `en-GB-oxendict`.
  var variantsInLowerCase: String { text(ASCII.canonical) }

  private func text(_ transform: (UInt8) -> UInt8) -> String {
    if suffix.isEmpty { return identifier.hyphenated }
    return identifier.hyphenated + "-"
      + text.withIdentifierBytes { bytes in
        String(decoding: bytes[suffix.clamped(to: 0..<bytes.count)].map(transform), as: UTF8.self)
      }
  }
}
