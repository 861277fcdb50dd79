/// A run of neighbouring subtags with the same status: languages that are not regular, scripts, regions and variants.
///
///     bit 63…61   kind of subtag
///         60…16   number of the first subtag, see `number`
///         15…4    how many follow it
///         3…0     status
struct ValidityRun {
  var rawValue: UInt64

  @inline(__always)
  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(position: UInt64, following: Int, status: UInt64) {
    rawValue = position << 16 | UInt64(truncatingIfNeeded: following) << 4 | status
  }

  static let followingLimit = 1 << 12

  enum Kind: UInt64 {
    case language = 1
    case script = 2
    case region = 3
    case variant = 4
    case subdivision = 5
  }

  @inline(__always)
  static func position(_ kind: Kind, _ number: UInt64) -> UInt64 { kind.rawValue << 45 | number }

  var position: UInt64 { rawValue >> 16 }
  var following: UInt64 { rawValue >> 4 & 0xFFF }
  var status: UInt64 { rawValue & 0xF }

  /// Subtags are numbered by length, then as their letters and digits count: neighbours have neighbouring numbers, so
  /// that a range of CLDR's is a run. Languages and scripts have letters only.
  static func number(_ kind: Kind, _ subtag: some Collection<UInt8>) -> UInt64? {
    guard (1...8).contains(subtag.count) else { return nil }
    let isLettersOnly = kind == .language || kind == .script
    let base: UInt64 = isLettersOnly ? 26 : 36
    var number: UInt64 = 0
    for byte in subtag {
      let letter = (byte | 0x20) &- 0x61
      let digit = byte &- 0x30
      if letter < 26 {
        number = number * base + UInt64(letter) + (isLettersOnly ? 0 : 10)
      } else {
        guard digit < 10, !isLettersOnly else { return nil }
        number = number * base + UInt64(digit)
      }
    }
    // Where the texts of this length begin, after all shorter ones.
    var first: UInt64 = 0
    var power: UInt64 = 1
    for _ in 1..<max(subtag.count, 1) {
      power *= base
      first += power
    }
    return first + number
  }

  /// What CLDR says of subtags (`idStatus`); zero where it lists none.
  static let statuses = [
    "", "regular", "special", "macroregion", "deprecated", "private_use", "reserved", "unknown",
  ]
}

/// A run of subdivisions of one region, in 32 bits.
///
///     bit 31…11   number of the first one's part behind the region, see `ValidityRun.number`
///         10…4    how many follow it
///         3…0     status
struct SubdivisionRun {
  var rawValue: UInt32

  @inline(__always)
  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(number: UInt64, following: Int, status: UInt64) {
    rawValue =
      UInt32(truncatingIfNeeded: number) << 11 | UInt32(truncatingIfNeeded: following) << 4
      | UInt32(truncatingIfNeeded: status)
  }

  static let numberLimit: UInt64 = 1 << 21
  static let followingLimit = 1 << 7

  var number: UInt64 { UInt64(rawValue >> 11) }
  var following: UInt64 { UInt64(rawValue >> 4 & 0x7F) }
  var status: UInt64 { UInt64(rawValue & 0xF) }
}
