/// Language, script and region: the part of a locale identifier that likely subtags and matching work on
/// (UTS #35, `unicode_language_id` without variants). Sixteen bytes, compared as integers, never on the heap.
///
/// Variants, extensions and private use are checked for well-formedness on reading and then left out: an identifier
/// that keeps them is a `LocaleIdentifier`'s job. Pass strings to the matcher where they may matter to it:
/// private use alone (`x-bork`) and pseudo-locales named by a variant.
public struct LanguageIdentifier: Hashable, Sendable {
  /// `und` where none was written.
  public var language: LanguageSubtag
  /// Nil where none was written.
  public var script: ScriptSubtag?
  /// Nil where none was written.
  public var region: RegionSubtag?

  /// Puts subtags together. Checks nothing, for subtags are well-formed.
  public init(language: LanguageSubtag, script: ScriptSubtag? = nil, region: RegionSubtag? = nil) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// Reads BCP 47 (`zh-Hant-TW`) or CLDR form (`zh_Hant_TW`) in any case. Allocates nothing, nil where ill-formed.
  public init?(_ text: String) {
    guard let parsed = text.withIdentifierBytes({ ParsedIdentifier(wellFormed: $0) }) else { return nil }
    self.init(parsed)
  }

  /// The same, telling what is wrong.
  ///
  /// - Throws: the offset of the offending subtag and the reason.
  public init(validating text: String) throws(IdentifierError) {
    if let error = text.withIdentifierBytes({ ParsedIdentifier.error(in: $0) }) { throw error }
    guard let parsed = text.withIdentifierBytes({ ParsedIdentifier(wellFormed: $0) }) else {
      throw IdentifierError(offset: 0, reason: .invalidLanguage)
    }
    self.init(parsed)
  }

  /// Reads raw UTF-8.
  public init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    guard let parsed = ParsedIdentifier(wellFormed: bytes) else { return nil }
    self.init(parsed)
  }

  @inline(__always)
  init(_ parsed: ParsedIdentifier) {
    language = LanguageSubtag(packed: parsed.language)
    script = parsed.script == 0 ? nil : ScriptSubtag(packed: parsed.script)
    region = parsed.region == 0 ? nil : RegionSubtag(packed: parsed.region)
  }

  package init(_ lsr: LSR) {
    language = LanguageSubtag(packed: lsr.language)
    script = lsr.script == 0 ? nil : ScriptSubtag(packed: lsr.script)
    region = lsr.region == 0 ? nil : RegionSubtag(packed: lsr.region)
  }

  @inline(__always)
  var parsed: ParsedIdentifier {
    var parsed = ParsedIdentifier()
    parsed.language = language.packed
    parsed.script = script?.packed ?? 0
    parsed.region = region?.packed ?? 0
    if parsed.language == 0, script == nil, region == nil { parsed.kind = .undetermined }
    return parsed
  }
}

extension LanguageIdentifier: LosslessStringConvertible {
  /// BCP 47 with canonical case: `zh-Hant-TW`.
  public var description: String { text(separator: 0x2D) }

  /// CLDR's underscore form: `zh_Hant_TW`.
  public var underscored: String { text(separator: 0x5F) }

  private func text(separator: UInt8) -> String {
    var buffer = IdentifierBuffer()
    buffer.append(self, separator: separator)
    return buffer.text
  }
}
