import LocaleAliases
import LocaleCore
import LocaleMatching

/// Looks up aliases of types, `ks-primary` → `level1`, in the generated table.
enum TypeAlias {
  /// The two bytes of a key, in lower case, so that numbers are in the order of texts.
  struct Key: Equatable {
    var rawValue: UInt16

    /// - Parameter text: two characters.
    init(_ text: some StringProtocol) { rawValue = text.utf8.reduce(0) { $0 << 8 | UInt16($1) } }

    var first: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 8) }
    var second: UInt8 { UInt8(truncatingIfNeeded: rawValue) }

    static var regionOverride: Key { Key("rg") }
    static var subdivision: Key { Key("sd") }
  }

  static func isTrue(_ type: UnsafeBufferPointer<UInt8>) -> Bool {
    type.count == 4 && type[0] == 0x74 && type[1] == 0x72 && type[2] == 0x75 && type[3] == 0x65
  }

  /// The place of the canonical type in the table's text; nil for a type that is not an alias. Allocates nothing.
  ///
  /// - Parameters:
  ///   - key: `rg` is looked up as `sd`, because both hold subdivisions.
  ///   - type: the whole value, in lower case, with hyphens.
  static func range(key: Key, type: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    let key = key == .regionOverride ? .subdivision : key
    var hash = TextHash.adding(key.first, to: TextHash.start)
    hash = TextHash.adding(key.second, to: hash)
    hash = TextHash.adding(0x2D, to: hash)
    for byte in type { hash = TextHash.adding(byte, to: hash) }
    return range(hash) { line in
      guard line.count > type.count + 3, line[0] == key.first, line[1] == key.second, line[2] == 0x2D else {
        return nil
      }
      for index in type.indices where line[index + 3] != type[index] { return nil }
      return type.count + 3
    }
  }

  /// - Parameter aliasLength: the length of the alias in a line; nil if the line is of another alias.
  private static func range(_ hash: UInt64, aliasLength: (UnsafeBufferPointer<UInt8>) -> Int?) -> Range<Int>? {
    let number = PerfectHash.slot(
      of: hash, displacements: TypeAliasTable.displacements, slotCount: TypeAliasTable.slots.count)
    guard let offset = TextHash.offset(inSlot: TypeAliasTable.slots[number], of: hash) else { return nil }
    return TypeAliasTable.lines.withIdentifierBytes { table -> Range<Int>? in
      guard offset < table.count, let end = table[offset...].firstIndex(of: 0x0A),
        let length = aliasLength(UnsafeBufferPointer(rebasing: table[offset..<end])),
        offset + length < end, table[offset + length] == 0x20
      else { return nil }
      return (offset + length + 1)..<end
    }
  }

  /// The canonical type or key, for `ks-primary` or `@colstrength`; nil for what is not an alias. Allocates the answer.
  static func canonical(_ alias: [UInt8]) -> [UInt8]? {
    let isRegionOverride = alias.starts(with: [0x72, 0x67, 0x2D])
    let alias = isRegionOverride ? [0x73, 0x64] + alias.dropFirst(2) : alias
    let range = range(TextHash.of(alias)) { line in line.starts(with: alias) ? alias.count : nil }
    return range.map(bytes)
  }

  static func bytes(_ range: Range<Int>) -> [UInt8] {
    TypeAliasTable.lines.withIdentifierBytes { range.upperBound <= $0.count ? [UInt8]($0[range]) : [] }
  }
}

/// The replacement that CLDR has for a single subtag, as text for people: nil if no alias replaces it. Allocates.
package enum SubtagReplacement {
  /// The replacement of a language: `he` for `iw`, `sr-Latn` for `sh`.
  package static func language(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    PackedSubtag.language(bytes: bytes).flatMap(Aliases.language).map { LanguageIdentifier($0).description }
  }

  package static func script(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    PackedSubtag.script(bytes: bytes).flatMap(Aliases.script).map { ScriptSubtag(packed: $0).description }
  }

  /// The replacement of a region: all of several, in CLDR's order, separated by spaces.
  package static func region(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard let region = PackedSubtag.region(bytes: bytes) else { return nil }
    var text = ""
    for replacement in Aliases.regions(replacing: region) {
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
      return fields.head.region?.description
    }
    var buffer = IdentifierBuffer()
    buffer.append(word: replacement)
    return buffer.text
  }

  /// The replacement of a subdivision, the first of several.
  package static func subdivision(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    TypeAlias.range(key: .subdivision, type: bytes).map { String(decoding: TypeAlias.bytes($0), as: UTF8.self) }
  }
}
