/// What matching and likely subtags need of an identifier: packed subtags, and what kind of identifier it is.
struct ParsedIdentifier {
  var language: UInt64 = 0
  var script: UInt32 = 0
  var region: UInt16 = 0
  var kind = Kind.ordinary
  /// A `PS…` variant makes the identifier a pseudo-locale whatever its region says.
  var pseudoVariant = PseudoLocale.none
  /// Where variants, extensions and private use begin, separator included; the length where there are none. For private
  /// use alone, where its `x` stands.
  var tail = 0

  /// Whether language, script and region say it all and fit a triple.
  @inline(__always)
  var isPlain: Bool {
    kind == .ordinary && pseudoVariant == .none && language < PackedSubtag.shortLanguageLimit
      && PseudoLocale(region: region) == .none
  }

  enum Kind: UInt8 {
    case ordinary
    /// `und`, or nothing at all: equals only itself, and is not maximised for matching.
    case undetermined
    /// `x-…` alone or after `und`: a language of its own, known by its text from `tail` on.
    case privateUse
  }

  @inline(__always)
  init() {}

  /// Parses an identifier written with `-` or `_`, in any case, in time linear in its length. Allocates nothing.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(IdentifierError) {
    if let quick = Self.common(bytes) {
      self = quick
    } else {
      self = try Self.general(bytes)
    }
  }
}

/// The kinds of pseudo-locale that CLDR uses for testing user interfaces.
enum PseudoLocale: UInt8 {
  case none = 0
  case accents = 1
  case bidi = 2
  case cracked = 3

  /// The kind that a region stands for: `XA`, `XB`, `XC`.
  @inline(__always)
  init(region: UInt16) {
    switch region {
    case 24 | 1 << 5: self = .accents
    case 24 | 2 << 5: self = .bidi
    case 24 | 3 << 5: self = .cracked
    default: self = .none
    }
  }

  /// `XA`, `XB`, `XC`; zero for no pseudo-locale.
  var region: UInt16 { self == .none ? 0 : 24 | UInt16(rawValue) << 5 }
}
