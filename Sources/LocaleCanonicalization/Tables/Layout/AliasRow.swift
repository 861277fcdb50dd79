/// A language alias whose type is a bare language: the language and what replaces it, `sh` → `sr-Latn`.
///
///     bit 62…48   the language, 15 bits
///         45…0    the fields of the triple that replaces it, as in `LSR`
struct AliasRow {
  var rawValue: UInt64

  @inline(__always)
  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(language: UInt64, replacement: UInt64) { rawValue = language << 48 | replacement }

  @inline(__always) var language: UInt64 { rawValue >> 48 }
  @inline(__always) var replacement: UInt64 { rawValue & (1 << 46 - 1) }
}

/// A territory alias: the region and where its replacements stand in their list.
///
///     bit 31…21   the region
///         20…8    index of the first replacement
///         7…0     how many there are
struct RegionAliasRow {
  var rawValue: UInt32

  @inline(__always)
  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(region: UInt16, start: Int, count: Int) {
    rawValue = UInt32(region) << 21 | UInt32(truncatingIfNeeded: start) << 8 | UInt32(truncatingIfNeeded: count)
  }

  static let startLimit = 1 << 13
  static let countLimit = 1 << 8

  var region: UInt16 { UInt16(truncatingIfNeeded: rawValue >> 21) }
  var replacements: Range<Int> {
    let start = Int(rawValue >> 8 & 0x1FFF)
    return start..<(start + Int(rawValue & 0xFF))
  }
}
