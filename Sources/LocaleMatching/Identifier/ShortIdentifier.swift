/// Reads the two commonest forms, `en` and `en-GB`, all letters at once.
///
/// So little code that it can stand where it is needed: whoever is asked with one of these forms calls nothing to read it.
enum ShortIdentifier {
  /// The fields as in an `LSR`, as they are written; `CommonIdentifier.none` for every other form.
  @inline(__always)
  static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return CommonIdentifier.none }
    if bytes.count == 5 {
      let head = UInt32(littleEndian: start.loadUnaligned(as: UInt32.self))
      let text = UInt64(head) | UInt64(start.load(fromByteOffset: 4, as: UInt8.self)) << 32
      let separator = UInt8(truncatingIfNeeded: text >> 16)
      guard separator == 0x2D || separator == 0x5F, areLetters(text, 0x80_80_00_80_80) else {
        return CommonIdentifier.none
      }
      let pairs = pairs(firsts: text & 0x00_1F_00_00_1F, seconds: text & 0x1F_00_00_1F_00)
      return (pairs & 0x3FF) << 31 | pairs >> 24
    }
    if bytes.count == 2 {
      let text = UInt64(UInt16(littleEndian: start.loadUnaligned(as: UInt16.self)))
      return areLetters(text, 0x80_80)
        ? pairs(firsts: text & 0x1F, seconds: text & 0x1F_00) << 31 : CommonIdentifier.none
    }
    return CommonIdentifier.none
  }

  /// A language of three letters, `gsw`, or `und`, which is zero; `CommonIdentifier.none` for anything else.
  ///
  /// - Parameter bytes: three.
  @inline(__always)
  static func readThree(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return CommonIdentifier.none }
    let head = UInt64(UInt16(littleEndian: start.loadUnaligned(as: UInt16.self)))
    let text = head | UInt64(start.load(fromByteOffset: 2, as: UInt8.self)) << 16
    guard areLetters(text, 0x80_80_80) else { return CommonIdentifier.none }
    return language(text & 0x1F | text >> 3 & 0x3E0 | text >> 6 & 0x7C00)
  }

  /// Sign languages by country are legacy tags; `und` is zero.
  @inline(__always)
  private static func language(_ packed: UInt64) -> UInt64 {
    if packed == PackedSubtag.signLanguages { return CommonIdentifier.none }
    return packed == PackedSubtag.undetermined ? 0 : packed << 31
  }

  /// A language of three letters and a region of two, `gsw-CH`; `CommonIdentifier.none` for anything else.
  ///
  /// - Parameter bytes: six, the fourth a separator.
  @inline(__always)
  static func readThreeAndTwo(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return CommonIdentifier.none }
    let head = UInt64(UInt32(littleEndian: start.loadUnaligned(as: UInt32.self)))
    let tail = UInt64(UInt16(littleEndian: start.loadUnaligned(fromByteOffset: 4, as: UInt16.self)))
    let text = head | tail << 32
    guard areLetters(text, 0x80_80_00_80_80_80) else { return CommonIdentifier.none }
    let pairs = pairs(firsts: text & 0x00_1F_00_1F_00_1F, seconds: text & 0x1F_00_00_00_1F_00)
    let language = language(pairs & 0x3FF | pairs >> 6 & 0x7C00)
    return language == CommonIdentifier.none ? language : language | pairs >> 32
  }

  /// The same for a text; `none` also for one that is not stored as UTF-8.
  @inline(__always)
  static func read(_ text: String) -> UInt64 {
    text.utf8.withContiguousStorageIfAvailable { read($0) } ?? CommonIdentifier.none
  }

  /// Four letters of a script, packed as in a triple; `CommonIdentifier.none` for anything else.
  ///
  /// - Parameter offset: there are four bytes from it on.
  @inline(__always)
  static func fourLetters(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt64 {
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return CommonIdentifier.none }
    let text = UInt64(UInt32(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    guard areLetters(text, 0x80_80_80_80) else { return CommonIdentifier.none }
    let pairs = pairs(firsts: text & 0x00_1F_00_1F, seconds: text & 0x1F_00_1F_00)
    return pairs & 0x3FF | pairs >> 6 & 0xF_FC00
  }

  /// Whether bytes are ASCII letters in either case.
  ///
  /// The sums set a byte's highest bit from `a` on and from behind `z` on. A byte that carries into the next was above
  /// 0xE0 and is refused itself.
  ///
  /// - Parameter places: the highest bit of each byte that is asked about.
  @inline(__always)
  private static func areLetters(_ text: UInt64, _ places: UInt64) -> Bool {
    let ones = places >> 7
    let lower = text | ones &* 0x20
    return (lower &+ ones &* 0x1F) & ~((lower &+ ones &* 5) | lower) & places == places
  }

  /// Two letters of five bits in bytes next to each other become ten bits, from the first one's place on.
  @inline(__always)
  private static func pairs(firsts: UInt64, seconds: UInt64) -> UInt64 { firsts | seconds >> 3 }
}
