/// A row of likely subtags with more than a bare language on its left side: the full triple, and the kind of its key.
///
/// The right side repeats the fields of the left one (the generator checks it), so one word holds the whole row.
///
///     bit 63…61   kind
///         58…0    the triple, as in `LSR`
public struct LikelyRow: Equatable, Sendable {
  /// The word as the tables have it.
  public var rawValue: UInt64

  /// A word of a table.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The subtags on the left side of a row, by which it is looked up.
  public enum LeftSide: UInt64, Sendable {
    case languageScript = 1
    case languageRegion = 2
    case script = 3
    case region = 4
    case scriptRegion = 5

    /// The fields of a triple that are the row's key.
    public var keyMask: UInt64 {
      switch self {
      case .languageScript: LSR.languageMask | LSR.scriptMask
      case .languageRegion: LSR.languageMask | LSR.regionMask
      case .script: LSR.scriptMask
      case .region: LSR.regionMask
      case .scriptRegion: LSR.scriptMask | LSR.regionMask
      }
    }
  }

  /// Makes a row.
  ///
  /// - Throws: if a field of the triple does not fit.
  public init(kind: LeftSide, to lsr: LSR) throws(FieldOverflow) {
    rawValue = kind.rawValue << 61 | (try LSR(checking: lsr.language, lsr.script, lsr.region)).rawValue
  }

  /// The key for a look-up: the kind, and the fields that rows of this kind are found by.
  public static func key(_ kind: LeftSide, _ fields: UInt64) -> UInt64 { kind.rawValue << 61 | fields & kind.keyMask }

  /// The row's kind; nil for an empty slot.
  public var kind: LeftSide? { LeftSide(rawValue: rawValue >> 61) }
  /// The key of the row; zero for an empty slot.
  public var key: UInt64 { kind.map { Self.key($0, rawValue) } ?? 0 }

  /// Whether the row has this key.
  public func answers(_ kind: LeftSide, _ fields: UInt64) -> Bool {
    (rawValue ^ Self.key(kind, fields)) & (7 << 61 | kind.keyMask) == 0
  }

  /// The full triple.
  public var lsr: LSR { LSR(rawValue: rawValue & LSR.fieldsMask) }
}
