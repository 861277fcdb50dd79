import LocaleCore

/// Language, script and region of an identifier, packed as the tables have them.
struct PluralLocaleKey {
  private let fields: LSR

  /// Zero, which is root, for what does not begin with a language of two or three letters.
  init(_ identifier: String) {
    fields = identifier.withIdentifierBytes { Self.read($0) }
  }

  var language: UInt64 { fields.language }
  var all: UInt64 { fields.rawValue }
  var withoutRegion: UInt64 { LSR(language: fields.language, script: fields.script, region: 0).rawValue }

  /// Whatever is behind script and region does not count, well-formed or not.
  private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> LSR {
    let common = CommonForm.read(bytes)
    if !common.isNone { return common }
    var scanner = SubtagScanner(bytes)
    guard let first = try? scanner.next(), let language = PackedSubtag.language(bytes: first.bytes),
      language < PackedSubtag.shortLanguageLimit
    else { return LSR(rawValue: 0) }
    var script: UInt32 = 0
    var region: UInt16 = 0
    while region == 0, let subtag = try? scanner.next() {
      if script == 0, let packed = PackedSubtag.script(bytes: subtag.bytes) {
        script = packed
      } else if let packed = PackedSubtag.region(bytes: subtag.bytes) {
        region = packed
      } else {
        break
      }
    }
    return LSR(language: language, script: script, region: region)
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
