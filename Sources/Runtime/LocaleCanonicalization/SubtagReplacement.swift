import LocaleMatching

/// The replacement that CLDR has for a single subtag, as text for people: nil if no alias replaces it. Allocates.
package enum SubtagReplacement {
  /// The replacement of a language: `he` for `iw`, `sr-Latn` for `sh`.
  package static func language(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    PackedSubtag.language(bytes: bytes).flatMap(FieldAlias.language).map { LanguageIdentifier($0).description }
  }

  package static func script(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    PackedSubtag.script(bytes: bytes).flatMap(FieldAlias.script).map { ScriptSubtag(packed: $0).description }
  }

  /// The replacement of a region: all of several, in CLDR's order, separated by spaces.
  package static func region(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard let region = PackedSubtag.region(bytes: bytes) else { return nil }
    var text = ""
    for replacement in FieldAlias.regions(replacing: region) {
      text += (text.utf8.isEmpty ? "" : " ") + RegionSubtag(packed: replacement).description
    }
    return text.utf8.isEmpty ? nil : text
  }

  /// The replacement of a variant: another variant, or a region.
  package static func variant(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard let word = SubtagWord.pack(bytes: bytes) else { return nil }
    var fields = CanonicalFields(variants: [word])
    fields.replaceAliases()
    guard let replacement = fields.variants.first, replacement != word else {
      return fields.region == 0 ? nil : RegionSubtag(packed: fields.region).description
    }
    var buffer = IdentifierBuffer()
    SubtagWord.forEachByte(of: replacement) { buffer.append(byte: $0) }
    return buffer.text
  }

  /// The replacement of a subdivision, the first of several.
  package static func subdivision(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    TypeAlias.range(key: .subdivision, type: bytes).map { String(decoding: TypeAlias.bytes($0), as: UTF8.self) }
  }
}
