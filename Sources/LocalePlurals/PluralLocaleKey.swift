import LocaleCore

/// Language, script and region of an identifier, packed as the tables have them.
struct PluralLocaleKey {
  private(set) var language: UInt64 = 0
  private var script: UInt64 = 0
  private var region: UInt64 = 0

  var all: UInt64 {
    LSR(language: language, script: UInt32(truncatingIfNeeded: script), region: UInt16(truncatingIfNeeded: region))
      .rawValue
  }
  var withoutRegion: UInt64 { LSR(language: language, script: UInt32(truncatingIfNeeded: script), region: 0).rawValue }

  /// Zero, which is root, for what does not begin with a language of two or three letters.
  init(_ identifier: String) {
    self = identifier.utf8.withContiguousStorageIfAvailable { PluralLocaleKey($0) } ?? Self.copying(identifier)
  }

  @inline(never)
  private static func copying(_ identifier: String) -> PluralLocaleKey {
    var native = identifier
    return native.withUTF8 { PluralLocaleKey($0) }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while start <= bytes.count {
      var end = start
      var packed: UInt64 = 0
      var digits: UInt64 = 0
      var isLetters = true
      while end < bytes.count, bytes[end] != 0x2D, bytes[end] != 0x5F {
        let letter = (bytes[end] | 0x20) &- 0x60
        if letter < 1 || letter > 26 { isLetters = false }
        digits = digits &* 10 &+ UInt64(bytes[end] &- 0x30)
        if end - start < 8 { packed |= UInt64(letter) << UInt64((end - start) * 5) }
        end += 1
      }
      let count = end - start
      if start == 0 {
        guard isLetters, count == 2 || count == 3 else { return }
        language = packed == 21 | 14 << 5 | 4 << 10 ? 0 : packed
      } else if isLetters, count == 4, script == 0, region == 0 {
        script = packed
      } else if region == 0, isLetters && count == 2 || count == 3 && digits < 1000 && !isLetters {
        region = isLetters ? packed : 1024 + digits
      } else {
        return
      }
      start = end + 1
    }
  }

  /// `pt-PT`; `root` for zero.
  static func text(of key: UInt64) -> String {
    if key == 0 { return "root" }
    var text = ""
    append(key >> 31, capitals: 0, to: &text)
    let script = key >> 11 & 0xF_FFFF
    if script != 0 {
      text += "-"
      append(script, capitals: 1, to: &text)
    }
    let region = key & 0x7FF
    if region != 0 {
      text += "-"
      if region < 1024 {
        append(region, capitals: 2, to: &text)
      } else {
        for place: UInt64 in [100, 10, 1] {
          text.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: 0x30 + (region - 1024) / place % 10)))
        }
      }
    }
    return text
  }

  private static func append(_ letters: UInt64, capitals: Int, to text: inout String) {
    var rest = letters
    var count = 0
    while rest != 0 {
      let base: UInt64 = count < capitals ? 0x40 : 0x60
      text.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: base + rest & 0x1F)))
      rest >>= 5
      count += 1
    }
  }
}
