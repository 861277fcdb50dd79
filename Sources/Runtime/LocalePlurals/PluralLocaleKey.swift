import LocaleCore

/// The language, script and region of an identifier, packed as in the tables.
struct PluralLocaleKey {
  private let fields: LSR

  /// Reads an identifier; zero, which is root, if it does not begin with a language of two or three letters.
  init(_ identifier: String) {
    fields = identifier.withIdentifierBytes { Self.read($0) }
  }

  private init(fields: LSR) { self.fields = fields }

  func with(language: UInt64) -> PluralLocaleKey { PluralLocaleKey(fields: fields.with(language: language)) }

  var language: UInt64 { fields.language }
  var all: UInt64 { fields.rawValue }
  var withoutRegion: UInt64 { LSR(language: fields.language, script: fields.script, region: 0).rawValue }

  /// Reads language, script and region. The rest does not count, well-formed or not.
  private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> LSR {
    let common = CommonForm.read(bytes)
    if !common.isNone { return common }
    let head = SubtagHead(bytes, to: bytes.count)
    let hasLanguage = head.language != 0 && head.language < PackedSubtag.shortLanguageLimit
    return hasLanguage
      ? LSR(language: head.language, script: head.script, region: head.region) : LSR(rawValue: 0)
  }

  /// The key's text, `pt-PT`; `root` for zero.
  static func text(of key: UInt64) -> String {
    if key == 0 { return "root" }
    let fields = LSR(rawValue: key)
    var text = IdentifierBuffer()
    text.append(language: fields.language, script: fields.script, region: fields.region)
    return text.text
  }
}
