/// A run of neighbouring subtags with the same status: languages that are not regular, scripts, regions and variants.
///
///     bit 63…61   kind of subtag
///         60…16   number of the first subtag, see `number`
///         15…4    how many follow it
///         3…0     status
public struct ValidityRun: Sendable {
  public var rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public init(position: UInt64, following: Int, status: SubtagStatus) throws(FieldOverflow) {
    rawValue = try PackedField.value(position, below: 1 << 48, "position of a subtag") << 16
    rawValue |= try PackedField.value(following, below: UInt64(Self.followingLimit), "length of a run") << 4
    rawValue |= status.rawValue
  }

  /// The length of the longest run: a longer one is two.
  public static var followingLimit: Int { 1 << 12 }

  /// The place of a subtag in the order of all: by kind, then by its packed number.
  public static func position(_ kind: SubtagKind, _ number: UInt64) -> UInt64 { kind.rawValue << 45 | number }

  public var position: UInt64 { rawValue >> 16 }
  public var following: UInt64 { rawValue >> 4 & 0xFFF }
  public var status: SubtagStatus { SubtagStatus(rawValue: rawValue & 0xF) ?? .unlisted }

  /// The number of a subtag: by length, then alphabetically, so that a range of CLDR's is a run. Languages and scripts
  /// have letters only.
  public static func number(_ kind: SubtagKind, _ subtag: some Collection<UInt8>) -> UInt64? {
    guard (1...8).contains(subtag.count) else { return nil }
    let isLettersOnly = kind == .language || kind == .script
    let base: UInt64 = isLettersOnly ? 26 : 36
    var number: UInt64 = 0
    for byte in subtag {
      if ASCII.isLetter(byte) {
        number = number * base + UInt64(byte & 31) - 1 + (isLettersOnly ? 0 : 10)
      } else {
        guard ASCII.isDigit(byte), !isLettersOnly else { return nil }
        number = number * base + UInt64(byte & 15)
      }
    }
    // The number of the first text of this length, after all shorter ones.
    var first: UInt64 = 0
    var power: UInt64 = 1
    for _ in 1..<max(subtag.count, 1) {
      power *= base
      first += power
    }
    return first + number
  }
}

/// A run of subdivisions of one region, in 32 bits.
///
///     bit 31…11   number of the first one's part behind the region, see `ValidityRun.number`
///         10…4    how many follow it
///         3…0     status
public struct SubdivisionRun: Sendable {
  public var rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public init(number: UInt64, following: Int, status: SubtagStatus) throws(FieldOverflow) {
    var word = try PackedField.value(number, below: 1 << 21, "number of a subdivision") << 11
    word |= try PackedField.value(following, below: UInt64(Self.followingLimit), "length of a run") << 4
    rawValue = UInt32(truncatingIfNeeded: word | status.rawValue)
  }

  /// The length of the longest run: a longer one is two.
  public static var followingLimit: Int { 1 << 7 }

  public var number: UInt64 { UInt64(rawValue >> 11) }
  public var following: UInt64 { UInt64(rawValue >> 4 & 0x7F) }
  public var status: SubtagStatus { SubtagStatus(rawValue: UInt64(rawValue & 0xF)) ?? .unlisted }
}
