/// A language alias whose type is a bare language: the language and what replaces it, `sh` → `sr-Latn`.
///
///     bit 62…48   the language, 15 bits
///         45…0    the fields of the triple that replaces it, as in `LSR`
public struct AliasRow: Sendable {
  public var rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public init(language: UInt64, replacement: UInt64) { rawValue = language << 48 | replacement }

  public var language: UInt64 { rawValue >> 48 }
  public var replacement: UInt64 { rawValue & (1 << 46 - 1) }
}

/// A deprecated script and the one that replaces it.
///
///     bit 63…32   the script
///         31…0    what replaces it
public struct ScriptAliasRow: Sendable {
  public var rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public init(script: UInt32, replacement: UInt32) { rawValue = UInt64(script) << 32 | UInt64(replacement) }

  public var script: UInt32 { UInt32(truncatingIfNeeded: rawValue >> 32) }
  public var replacement: UInt32 { UInt32(truncatingIfNeeded: rawValue) }
}

/// A bit for each packed region that is an alias, 64 a word.
public enum RegionAliasBits {
  public static func words(_ regions: [UInt16]) -> [UInt64] {
    var words = [UInt64](repeating: 0, count: (PackedSubtag.regionLimit + 63) / 64)
    for region in regions { words[Int(region) >> 6] |= 1 << UInt64(region & 63) }
    return words
  }

  /// - Parameter words: lent: an array that is passed on becomes an object at its first use.
  public static func contains(_ region: UInt16, in words: UnsafeBufferPointer<UInt64>) -> Bool {
    Int(region) < PackedSubtag.regionLimit && words[Int(region >> 6)] &>> UInt64(region & 63) & 1 != 0
  }
}

/// A territory alias: the region, and the range of its replacements in their list.
///
///     bit 31…21   the region
///         20…8    index of the first replacement
///         7…0     number of replacements
public struct RegionAliasRow: Sendable {
  public var rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public init(region: UInt16, start: Int, count: Int) {
    rawValue = UInt32(region) << 21 | UInt32(truncatingIfNeeded: start) << 8 | UInt32(truncatingIfNeeded: count)
  }

  public static var startLimit: Int { 1 << 13 }
  public static var countLimit: Int { 1 << 8 }

  public var region: UInt16 { UInt16(truncatingIfNeeded: rawValue >> 21) }
  public var replacements: Range<Int> {
    let start = Int(rawValue >> 8 & 0x1FFF)
    return start..<(start + Int(rawValue & 0xFF))
  }
}
