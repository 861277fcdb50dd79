/// A row of likely subtags with more than a bare language on its left side: the full triple, and which fields are its key.
///
/// The right side always repeats the fields of the left one (the generator checks it), so one word holds the whole row.
///
///     bit 63…61   kind
///         58…0    the triple, as in `LSR`
struct LikelyRow: Equatable {
  var rawValue: UInt64

  @inline(__always)
  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// What stands on the left side.
  enum Kind: UInt64 {
    case languageScript = 1
    case languageRegion = 2
    case script = 3
    case region = 4
    case scriptRegion = 5

    @inline(__always) var keyMask: UInt64 {
      switch self {
      case .languageScript: LSR.languageMask | LSR.scriptMask
      case .languageRegion: LSR.languageMask | LSR.regionMask
      case .script: LSR.scriptMask
      case .region: LSR.regionMask
      case .scriptRegion: LSR.scriptMask | LSR.regionMask
      }
    }
  }

  init(kind: Kind, to lsr: LSR) { rawValue = kind.rawValue << 61 | lsr.fields }

  @inline(__always)
  static func key(_ kind: Kind, _ fields: UInt64) -> UInt64 { kind.rawValue << 61 | fields & kind.keyMask }

  @inline(__always) var lsr: LSR { LSR(rawValue: rawValue & LSR.fieldsMask) }
}
