import LocaleMatching

/// What CLDR would have instead of a single subtag, in words for people: nil for one that no alias replaces. Allocates.
package enum SubtagReplacement {
  /// `he` for `iw`, `sr-Latn` for `sh`.
  package static func language(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    PackedSubtag.language(bytes: bytes).flatMap(FieldAlias.language).map { LanguageIdentifier($0).description }
  }

  package static func script(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    PackedSubtag.script(bytes: bytes).flatMap(FieldAlias.script).map { ScriptSubtag(packed: $0).description }
  }

  /// Of several regions all, in CLDR's order, separated by spaces.
  package static func region(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard let region = PackedSubtag.region(bytes: bytes) else { return nil }
    var text = ""
    for replacement in FieldAlias.regions(replacing: region) {
      text += (text.utf8.isEmpty ? "" : " ") + RegionSubtag(packed: replacement).description
    }
    return text.utf8.isEmpty ? nil : text
  }

  /// Another variant, or a region.
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

  /// Of several subdivisions the first.
  package static func subdivision(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    TypeAlias.range(key: .subdivision, type: bytes).map { String(decoding: TypeAlias.bytes($0), as: UTF8.self) }
  }
}
