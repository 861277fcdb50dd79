/// The text of a language of two or three letters, a script and a region, in canonical case: a word for language and
/// script, another for the region, letters put into their bytes all at once.
struct IdentifierText {
  /// Language and script, first character lowest: `zh-Hant`, at most eight characters.
  private let head: UInt64
  private let headCount: Int
  /// The region with the separator before it, at most four characters; zero for none.
  private let tail: UInt32
  private let tailCount: Int

  /// Room for every text of this kind.
  static let capacity = 12

  /// How many bytes the text has.
  var count: Int { headCount &+ tailCount }

  /// - Parameter fields: as in an `LSR`; the language has two or three letters or is `und`.
  @inline(__always)
  init(_ fields: UInt64, separator: UInt8) {
    let language = fields >> 31 == 0 ? PackedSubtag.undetermined : fields >> 31
    let letters = Self.spread(language)
    let isShort = language < 1 << 10
    let languageCount = isShort ? 2 : 3
    let languageText = letters | (isShort ? 0x6060 : 0x60_6060)
    let script = fields >> 11 & 0xF_FFFF
    if script != 0 {
      let text = (Self.spread(script) | 0x6060_6040) << 8 | UInt64(separator)
      head = languageText | text &<< UInt64(truncatingIfNeeded: languageCount &<< 3)
      headCount = languageCount &+ 5
    } else {
      head = languageText
      headCount = languageCount
    }
    let region = fields & LSR.regionMask
    if region == 0 {
      tail = 0
      tailCount = 0
    } else if region < UInt64(PackedSubtag.numericRegionBase) {
      tail = UInt32(truncatingIfNeeded: (Self.spread(region) | 0x4040) << 8) | UInt32(separator)
      tailCount = 3
    } else {
      let number = UInt32(truncatingIfNeeded: region) &- UInt32(PackedSubtag.numericRegionBase)
      // The top fields of an LSR reach 2047: four digits never come up in a region, which is below 1000.
      let digits = number / 100 % 10 | (number / 10 % 10) << 8 | (number % 10) << 16
      tail = (digits | 0x30_3030) << 8 | UInt32(separator)
      tailCount = 4
    }
  }

  /// Writes `capacity` bytes, of which the first `count` are the text.
  ///
  /// - Parameter bytes: room for `capacity` bytes.
  @inline(__always)
  func write(to bytes: UnsafeMutableRawPointer) {
    bytes.storeBytes(of: head.littleEndian, as: UInt64.self)
    (bytes + headCount).storeBytes(of: tail.littleEndian, as: UInt32.self)
  }

  /// Writes what has two letters, four and two: `zh-Hant-TW`.
  ///
  /// - Parameters:
  ///   - fields: a language and a region of two letters each, a script.
  ///   - bytes: room for `capacity` bytes.
  /// - Returns: ten.
  @inline(__always)
  static func writeTenBytes(_ fields: UInt64, separator: UInt8, to bytes: UnsafeMutableRawPointer) -> Int {
    let separators = UInt64(separator) << 16 | UInt64(separator) << 56
    let script = (spread(fields >> 11 & 0xF_FFFF) | 0x6060_6040) << 24
    let head = UInt64(pair(fields >> 31) | 0x6060) | separators | script
    bytes.storeBytes(of: head.littleEndian, as: UInt64.self)
    bytes.storeBytes(of: (pair(fields) | 0x4040).littleEndian, toByteOffset: 8, as: UInt16.self)
    return 10
  }

  /// Two letters of five bits, the lowest ten, each into a byte of its own.
  @inline(__always)
  private static func pair(_ letters: UInt64) -> UInt16 {
    UInt16(truncatingIfNeeded: letters & 0x1F | letters << 3 & 0x1F00)
  }

  /// Up to four letters of five bits, each into a byte of its own.
  @inline(__always)
  private static func spread(_ letters: UInt64) -> UInt64 {
    let pairs = letters & 0x3FF | (letters << 6) & 0x3FF_0000
    return pairs & 0x1F_001F | (pairs << 3) & 0x1F00_1F00
  }
}
