/// A language alias whose type is a bare language: the language and what replaces it, `sh` → `sr-Latn`.
///
///     bit 62…48   the language, 15 bits
///         45…0    the fields of the triple that replaces it, as in `LSR`
package struct AliasRow {
  package var rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  package init(language: UInt64, replacement: UInt64) { rawValue = language << 48 | replacement }

  package var language: UInt64 { rawValue >> 48 }
  package var replacement: UInt64 { rawValue & (1 << 46 - 1) }
}

/// A deprecated script and the one that replaces it.
///
///     bit 63…32   the script
///         31…0    what replaces it
package struct ScriptAliasRow {
  package var rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  package init(script: UInt32, replacement: UInt32) { rawValue = UInt64(script) << 32 | UInt64(replacement) }

  package var script: UInt32 { UInt32(truncatingIfNeeded: rawValue >> 32) }
  package var replacement: UInt32 { UInt32(truncatingIfNeeded: rawValue) }
}

/// A bit for each packed region that is an alias, 64 a word.
package enum RegionAliasBits {
  package static func words(_ regions: [UInt16]) -> [UInt64] {
    var words = [UInt64](repeating: 0, count: (PackedSubtag.regionLimit + 63) / 64)
    for region in regions { words[Int(region) >> 6] |= 1 << UInt64(region & 63) }
    return words
  }

  /// - Parameter words: lent: an array that is passed on becomes an object at its first use.
  package static func contains(_ region: UInt16, in words: UnsafeBufferPointer<UInt64>) -> Bool {
    Int(region) < PackedSubtag.regionLimit && words[Int(region >> 6)] &>> UInt64(region & 63) & 1 != 0
  }
}

/// A territory alias: the region, and the range of its replacements in their list.
///
///     bit 31…21   the region
///         20…8    index of the first replacement
///         7…0     number of replacements
package struct RegionAliasRow {
  package var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package init(region: UInt16, start: Int, count: Int) {
    rawValue = UInt32(region) << 21 | UInt32(truncatingIfNeeded: start) << 8 | UInt32(truncatingIfNeeded: count)
  }

  package static var startLimit: Int { 1 << 13 }
  package static var countLimit: Int { 1 << 8 }

  package var region: UInt16 { UInt16(truncatingIfNeeded: rawValue >> 21) }
  package var replacements: Range<Int> {
    let start = Int(rawValue >> 8 & 0x1FFF)
    return start..<(start + Int(rawValue & 0xFF))
  }
}
