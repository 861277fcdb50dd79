/// A deprecated or overlong language and what replaces it. Rows are sorted.
///
///     bit 60…46   the language
///         45…0    the language that replaces it, with the script and region that fill missing ones, as in `LSR`
public struct LanguageAliasRow: Sendable {
  public var rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public init(language: UInt64, replacement: LSR) { rawValue = language << 46 | replacement.rawValue }

  public var language: UInt64 { rawValue >> 46 }
  public var replacement: LSR { LSR(rawValue: rawValue & (1 << 46 - 1)) }
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
