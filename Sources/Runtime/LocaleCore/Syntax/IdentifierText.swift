/// The characters of a subtag, or of a language identifier, in canonical case: at most seventeen in ASCII. Allocates nothing.
@usableFromInline package struct IdentifierText {
  /// The characters, then undefined bytes.
  @usableFromInline var storage: (UInt64, UInt64, UInt64, UInt64)
  /// The number of characters.
  @usableFromInline package let count: Int

  /// Writes language, script and region with separators; a script or region of zero is left out.
  ///
  /// - Parameter language: packed, of any length; `und` for zero.
  package init(language: UInt64, script: UInt32, region: UInt16, separator: UInt8 = 0x2D) {
    let language = Part(language: language)
    let script = Part(script: script, after: separator)
    let region = Part(region: region, after: separator)
    storage = (language.word, 0, 0, 0)
    // Each part is stored as a whole word; the next one overwrites the unused end of it.
    withUnsafeMutableBytes(of: &storage) { bytes in
      bytes.storeBytes(of: script.word, toByteOffset: language.count, as: UInt64.self)
      bytes.storeBytes(of: region.word, toByteOffset: language.count &+ script.count, as: UInt64.self)
    }
    count = language.count &+ script.count &+ region.count
  }

  private init(_ part: Part) {
    storage = (part.word, 0, 0, 0)
    count = part.count
  }

  /// Writes a packed language in lower case; `und` for zero.
  package init(language: UInt64) { self.init(Part(language: language)) }

  /// Writes a packed script in title case.
  package init(script: UInt32) { self.init(Part(script: script, after: nil)) }

  /// Writes a packed region in upper case.
  package init(region: UInt16) { self.init(Part(region: region, after: nil)) }

  /// Writes a subtag that is a `SubtagWord`.
  package init(word: UInt64) {
    self.init(Part(word: word.littleEndian, count: (71 - word.leadingZeroBitCount) / 8))
  }

  /// Calls a body with the characters.
  @inlinable
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withUnsafeBytes(of: storage) { bytes in
      bytes.withMemoryRebound(to: UInt8.self) { body(UnsafeBufferPointer(rebasing: $0.prefix(count))) }
    }
  }

  /// Copies as many characters as there is room for. May overwrite all of the buffer's first 32 bytes.
  package func write(to buffer: UnsafeMutableRawBufferPointer) {
    if buffer.count >= MemoryLayout.size(ofValue: storage) {
      buffer.storeBytes(of: storage, as: (UInt64, UInt64, UInt64, UInt64).self)
    } else {
      withBytes { buffer.copyBytes(from: $0.prefix(buffer.count)) }
    }
  }

  /// The text. Allocates only if it is too long for a small string: over fifteen characters.
  package var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }
}

/// The characters of one subtag, with the separator before it: up to eight, the first lowest in memory.
private struct Part {
  var word: UInt64
  var count: Int

  init(word: UInt64, count: Int) {
    self.word = word
    self.count = count
  }

  @inline(__always)
  init(language: UInt64) {
    let letters = language == 0 ? PackedSubtag.undetermined : language
    let firstFour = Self.spread(letters & 0xF_FFFF) | 0x6060_6060
    if letters < PackedSubtag.shortLanguageLimit {
      self.init(word: firstFour.littleEndian, count: letters < PackedSubtag.twoLetterLimit ? 2 : 3)
    } else {
      let lastFour = Self.spread(letters >> 20) | 0x6060_6060
      self.init(word: (firstFour | lastFour << 32).littleEndian, count: (68 - letters.leadingZeroBitCount) / 5)
    }
  }

  /// No characters for zero.
  @inline(__always)
  init(script: UInt32, after separator: UInt8?) {
    self.init(
      after: separator, word: Self.spread(UInt64(script)) | 0x6060_6040, count: script == 0 ? 0 : 4)
  }

  /// No characters for zero.
  @inline(__always)
  init(region: UInt16, after separator: UInt8?) {
    if region < PackedSubtag.numericRegionBase {
      self.init(after: separator, word: Self.spread(UInt64(region)) | 0x4040, count: region == 0 ? 0 : 2)
    } else {
      let number = UInt64(region &- PackedSubtag.numericRegionBase)
      let digits = number / 100 % 10 | (number / 10 % 10) << 8 | (number % 10) << 16
      self.init(after: separator, word: digits | 0x30_3030, count: 3)
    }
  }

  @inline(__always)
  private init(after separator: UInt8?, word: UInt64, count: Int) {
    self.word = (separator.map { word << 8 | UInt64($0) } ?? word).littleEndian
    self.count = separator == nil || count == 0 ? count : count &+ 1
  }

  /// Spreads four letters of five bits over four bytes.
  private static func spread(_ letters: UInt64) -> UInt64 {
    let pairs = letters & 0x3FF | (letters << 6) & 0x3FF_0000
    return pairs & 0x1F_001F | (pairs << 3) & 0x1F00_1F00
  }
}
