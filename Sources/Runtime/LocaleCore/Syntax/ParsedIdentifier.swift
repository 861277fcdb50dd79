/// An identifier that was read: language, script and region as they are written, its kind, and the ends of its parts in the
/// text.
public struct ParsedIdentifier: Sendable {
  /// Language, script and region; the language is zero for `und`, and for one of more than three letters.
  public var fields = LSR(rawValue: 0)
  /// The packed letters of a language of more than three letters; `rootMark` for `root` alone; zero for every other.
  public var extra: UInt64 = 0
  /// How it is maximized for matching.
  public var kind = IdentifierKind.ordinary
  /// The kind of pseudo-locale by a `PS…` variant, which counts more than the region.
  public var pseudoVariant: PseudoLocale?
  /// The offset of the separator before variants, extensions and private use; the length if there are none; -1 for private use
  /// alone, which has no separator before it.
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
    /// `x-…` alone or after `und`: a language of its own, identified by its text after `tail`.
    case privateUse
  }

  /// Stands for `root`, CLDR's old name of `und`, which matching maximizes: no language is packed as 1.
  public static var rootMark: UInt64 { 1 }

  /// An identifier without any field, to be filled by a reader.
  public init() {}

  /// An identifier that has these fields and nothing else.
  public init(fields: LSR, extra: UInt64 = 0, count: Int) {
    self.fields = fields
    self.extra = extra
    kind = fields.rawValue == 0 && extra == 0 ? .undetermined : .ordinary
    tail = count
    variantsEnd = count
    extensionsEnd = count
  }

  /// Whether it is `root` alone.
  public var isRoot: Bool { extra == Self.rootMark }

  /// The packed language if it has more than three letters; zero for every other.
  public var longLanguage: UInt64 { isRoot ? 0 : extra }

  /// The packed language, of any length.
  public var language: UInt64 { fields.language | longLanguage }

  /// The variants, with hyphens or underscores, in the text that the identifier was read from.
  public func variants(in text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let start = max(tail, 0)
    return UnsafeBufferPointer(rebasing: text[(start..<max(start, variantsEnd)).clamped(to: 0..<text.count)])
  }

  /// Whether anything follows language, script and region; all of a private use sequence does.
  public func hasTail(in text: UnsafeBufferPointer<UInt8>) -> Bool { tail < text.count }

  /// All that follows language, script and region.
  public func afterHead(in text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: text.dropFirst(tail + 1))
  }

  /// The subtags after the variants: extensions and private use.
  public func rest(of text: UnsafeBufferPointer<UInt8>) -> SubtagWalk {
    SubtagWalk(text, from: variantsEnd + 1, to: text.count)
  }

  /// The private use that is the identifier's name; empty if its language is.
  public func name(in text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    kind == .privateUse ? afterHead(in: text) : UnsafeBufferPointer(start: nil, count: 0)
  }
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
