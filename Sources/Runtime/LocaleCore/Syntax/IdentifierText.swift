/// Writes the text of a language of two or three letters, a script and a region, in canonical case. One word holds
/// language and script, another the region; all letters of a word are put into their bytes at once.
public struct IdentifierText: Sendable {
  /// Language and script, first character lowest: `zh-Hant`, at most eight characters.
  let head: UInt64
  let headCount: Int
  /// The region with the separator before it, at most four characters; zero for none.
  let tail: UInt32
  let tailCount: Int

  /// The number of bytes that the longest text of this kind needs.
  public static var capacity: Int { 12 }

  /// The number of bytes of the text.
  public var count: Int { headCount &+ tailCount }

  /// - Parameter fields: as in an `LSR`; the language has two or three letters or is `und`.
  public init(_ fields: LSR, separator: UInt8) {
    let language = fields.language == 0 ? PackedSubtag.undetermined : fields.language
    let letters = Self.spread(language)
    let isShort = language < PackedSubtag.twoLetterLimit
    let languageCount = isShort ? 2 : 3
    let languageText = letters | (isShort ? 0x6060 : 0x60_6060)
    let script = UInt64(fields.script)
    if script != 0 {
      let text = (Self.spread(script) | 0x6060_6040) << 8 | UInt64(separator)
      head = languageText | text &<< UInt64(truncatingIfNeeded: languageCount &<< 3)
      headCount = languageCount &+ 5
    } else {
      head = languageText
      headCount = languageCount
    }
    let region = UInt64(fields.region)
    if region == 0 {
      tail = 0
      tailCount = 0
    } else if region < UInt64(PackedSubtag.numericRegionBase) {
      tail = UInt32(truncatingIfNeeded: (Self.spread(region) | 0x4040) << 8) | UInt32(separator)
      tailCount = 3
    } else {
      let number = UInt32(truncatingIfNeeded: region) &- UInt32(PackedSubtag.numericRegionBase)
      // A region is below 1000.
      let digits = number / 100 | (number / 10 % 10) << 8 | (number % 10) << 16
      tail = (digits | 0x30_3030) << 8 | UInt32(separator)
      tailCount = 4
    }
  }

  /// Writes `capacity` bytes, of which the first `count` are the text.
  ///
  /// - Parameter bytes: room for `capacity` bytes.
  public func write(to bytes: UnsafeMutableRawPointer) {
    bytes.storeBytes(of: head.littleEndian, as: UInt64.self)
    (bytes + headCount).storeBytes(of: tail.littleEndian, as: UInt32.self)
  }

  /// Puts up to four letters of five bits each into a byte of its own.
  public static func spread(_ letters: UInt64) -> UInt64 {
    let pairs = letters & 0x3FF | (letters << 6) & 0x3FF_0000
    return pairs & 0x1F_001F | (pairs << 3) & 0x1F00_1F00
  }
}

/// Writes any language identifier, with a variant at most twenty-six characters, byte by byte, without allocating.
public struct IdentifierBuffer: Sendable {
  @usableFromInline var storage: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  @usableFromInline var count = 0

  public init() {}

  /// The text so far. Allocates only if the text is too long for a small string: over fifteen characters.
  public var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// Lends the text so far. Allocates nothing: inlined, because an unspecialized function asks the Swift runtime for the
  /// metadata of its result, which allocates them.
  @inlinable
  public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withUnsafeBytes(of: storage) { storage in
      storage.withMemoryRebound(to: UInt8.self) { body(UnsafeBufferPointer(rebasing: $0.prefix(count))) }
    }
  }

  /// The number of bytes that have been written.
  public var length: Int { count }

  /// Appends a byte, unless the buffer is full.
  public mutating func append(byte: UInt8) {
    withUnsafeMutableBytes(of: &storage) { bytes in
      if count < bytes.count { bytes[count] = byte }
    }
    count = min(count + 1, 32)
  }

  /// Appends the characters of a word.
  public mutating func append(word: UInt64) { SubtagWord.forEachByte(of: word) { append(byte: $0) } }

  /// Appends a packed language in lower case; `und` for zero.
  public mutating func append(language: UInt64) {
    append(letters: language == 0 ? PackedSubtag.undetermined : language, firstCase: 0x60, restCase: 0x60)
  }

  /// Appends a packed script in title case.
  public mutating func append(script: UInt32) { append(letters: UInt64(script), firstCase: 0x40, restCase: 0x60) }

  /// Appends a packed region in upper case.
  public mutating func append(region: UInt16) {
    guard region >= PackedSubtag.numericRegionBase else {
      append(letters: UInt64(region), firstCase: 0x40, restCase: 0x40)
      return
    }
    let number = region - PackedSubtag.numericRegionBase
    append(byte: 0x30 | UInt8(truncatingIfNeeded: number / 100))
    append(byte: 0x30 | UInt8(truncatingIfNeeded: number / 10 % 10))
    append(byte: 0x30 | UInt8(truncatingIfNeeded: number % 10))
  }

  /// Appends the three fields with a separator between them; script and region are zero if there are none.
  public mutating func append(language: UInt64, script: UInt32, region: UInt16, separator: UInt8 = 0x2D) {
    append(language: language)
    if script != 0 {
      append(byte: separator)
      append(script: script)
    }
    if region != 0 {
      append(byte: separator)
      append(region: region)
    }
  }

  /// Appends the three subtags of an identifier, or `root`.
  public mutating func append(_ identifier: ParsedIdentifier, separator: UInt8 = 0x2D) {
    if identifier.isRoot { return append(word: ParsedIdentifier.root) }
    append(
      language: identifier.language, script: identifier.fields.script, region: identifier.fields.region,
      separator: separator)
  }

  private mutating func append(letters: UInt64, firstCase: UInt8, restCase: UInt8) {
    var rest = letters
    var letterCase = firstCase
    while rest != 0 {
      append(byte: letterCase | UInt8(truncatingIfNeeded: rest & 31))
      letterCase = restCase
      rest >>= 5
    }
  }
}
