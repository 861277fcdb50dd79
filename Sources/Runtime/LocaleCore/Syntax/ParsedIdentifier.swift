/// An identifier that was read: its packed subtags, its kind, and the ends of its parts.
public struct ParsedIdentifier: Sendable {
  public var language: UInt64 = 0
  public var script: UInt32 = 0
  public var region: UInt16 = 0
  public var kind = IdentifierKind.ordinary
  /// Whether the language is written `root`, CLDR's old name of `und`, which matching maximizes.
  public var isRoot = false
  /// The kind of pseudo-locale by a `PS…` variant, which counts more than the region.
  public var pseudoVariant: PseudoLocale?
  /// The offset of the separator before variants, extensions and private use; the length if there are none. For private
  /// use alone, the offset of its `x`.
  public var tail = 0
  /// The offset where variants end.
  public var variantsEnd = 0
  /// The offset where extensions end and private use begins.
  public var extensionsEnd = 0

  /// The kind of an identifier, which decides how it is maximized for matching.
  public enum IdentifierKind: Sendable {
    case ordinary
    /// `und`, or nothing at all: equals only itself, and is not maximized for matching.
    case undetermined
    /// `x-…` alone or after `und`: a language of its own, identified by its text from `tail` on.
    case privateUse
  }

  public init() {}

  /// An identifier that has these fields and nothing else.
  public init(fields: LSR, count: Int) {
    language = fields.language
    script = fields.script
    region = fields.region
    kind = fields.rawValue == 0 ? .undetermined : .ordinary
    tail = count
    variantsEnd = count
    extensionsEnd = count
  }

  /// Reads an identifier of the common forms; nil for every other one and for everything ill-formed.
  public static func common(_ bytes: UnsafeBufferPointer<UInt8>) -> ParsedIdentifier? {
    let fields = CommonForm.read(bytes)
    return fields.isNone ? nil : ParsedIdentifier(fields: fields, count: bytes.count)
  }

  /// Language, script and region, as they are written; `none` if matching needs more: a name that does not fit a packed
  /// subtag, or a variant of a pseudo-locale.
  public var fields: LSR {
    kind == .privateUse || pseudoVariant != nil || language >= PackedSubtag.shortLanguageLimit
      ? .none : LSR(language: language, script: script, region: region)
  }

  /// The variants, with hyphens or underscores, in the text that the identifier was read from.
  public func variants(in text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let range = (tail..<max(tail, variantsEnd)).clamped(to: 0..<text.count)
    return UnsafeBufferPointer(rebasing: text[range])
  }

  /// The offset of the separator before variants, extensions and private use, also for `und-x-bork`, whose tail is its
  /// `x`.
  public var tailWithSeparator: Int { kind == .privateUse && tail > 0 ? tail - 1 : tail }
}

/// The kinds of pseudo-locale that CLDR uses for testing user interfaces.
public enum PseudoLocale: UInt8, Sendable {
  case accents = 1
  case bidi = 2
  case cracked = 3

  /// The kind of a region: `XA`, `XB`, `XC`; nil for every other.
  public init?(region: UInt16) {
    switch region {
    case 24 | 1 << 5: self = .accents
    case 24 | 2 << 5: self = .bidi
    case 24 | 3 << 5: self = .cracked
    default: return nil
    }
  }

  /// The kind of a variant, a `SubtagWord`: `PSACCENT`, `PSBIDI`, `PSCRACK`; nil for every other.
  public init?(variant: UInt64) {
    switch variant {
    case 0x74_6E_65_63_63_61_73_70: self = .accents
    case 0x69_64_69_62_73_70: self = .bidi
    case 0x6B_63_61_72_63_73_70: self = .cracked
    default: return nil
    }
  }

  /// The region of the kind: `XA`, `XB`, `XC`.
  public var region: UInt16 { 24 | UInt16(rawValue) << 5 }
}
