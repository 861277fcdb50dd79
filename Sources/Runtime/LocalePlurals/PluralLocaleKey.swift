import LocaleAliases
import LocaleCore

/// The language, script and region of an identifier, packed as in the tables.
struct PluralLocaleKey {
  private let fields: LSR

  /// Reads an identifier; zero, which is root, if it does not begin with a language of two or three letters.
  init(_ identifier: String) {
    fields = identifier.withIdentifierBytes { Self.read($0) }
  }

  var language: UInt64 { fields.language }
  var all: UInt64 { fields.rawValue }
  var withoutRegion: UInt64 { LSR(language: fields.language, script: fields.script, region: 0).rawValue }

  /// Reads language, script and region, and replaces aliases. Of an ill-formed text its beginning counts.
  private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> LSR {
    var fields = CommonForm.read(bytes)
    var variants = AliasVariants()
    if fields.isNone {
      let head: (language: UInt64, script: UInt32, region: UInt16)
      if let parsed = ParsedIdentifier(wellFormed: bytes) {
        head = (parsed.language, parsed.script, parsed.region)
        variants = AliasVariants(in: parsed.variants(in: bytes))
      } else {
        let written = SubtagHead(bytes, to: bytes.count)
        head = (written.language, written.script, written.region)
      }
      guard head.language != 0, head.language < PackedSubtag.shortLanguageLimit else { return LSR(rawValue: 0) }
      fields = LSR(language: head.language, script: head.script, region: head.region)
    }
    Aliases.replace(&fields, &variants)
    return fields
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
