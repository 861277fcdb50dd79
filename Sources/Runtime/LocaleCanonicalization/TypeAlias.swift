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
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: type.count + 3) { alias in
      (alias[0], alias[1], alias[2]) = (key.first, key.second, 0x2D)
      for index in type.indices { alias[index + 3] = type[index] }
      return range(of: UnsafeBufferPointer(alias))
    }
  }

  /// Finds the line of an alias, by binary search: lines are in the order of their bytes.
  private static func range(of alias: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    TypeAliasTable.lines.withIdentifierBytes { lines -> Range<Int>? in
      var (low, high) = (0, TypeAliasTable.starts.count)
      while low < high {
        let middle = (low + high) / 2
        let start = Int(TypeAliasTable.starts[middle])
        var length = 0
        while length < alias.count, lines[start + length] == alias[length] { length += 1 }
        // A space ends the alias of a line, and comes before all that an alias has.
        let (own, wanted) = (lines[start + length], length < alias.count ? alias[length] : 0x20)
        if own == wanted { return (start + length + 1)..<(lines[start...].firstIndex(of: 0x0A) ?? lines.count) }
        if own < wanted { low = middle + 1 } else { high = middle }
      }
      return nil
    }
  }

  /// The canonical type or key, for `ks-primary` or `@colstrength`; nil for what is not an alias. Allocates the answer.
  static func canonical(_ alias: [UInt8]) -> [UInt8]? {
    let isRegionOverride = alias.starts(with: [0x72, 0x67, 0x2D])
    let alias = isRegionOverride ? [0x73, 0x64] + alias.dropFirst(2) : alias
    return alias.withUnsafeBufferPointer { range(of: $0) }.map(bytes)
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
    var variants = [word]
    let head = LanguageIdentifier.undetermined.canonical(with: &variants)
    guard let replacement = variants.first, replacement != word else { return head.region?.description }
    var buffer = IdentifierBuffer()
    buffer.append(word: replacement)
    return buffer.text
  }

  /// The replacement of a subdivision, the first of several.
  package static func subdivision(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    TypeAlias.range(key: .subdivision, type: bytes).map { String(decoding: TypeAlias.bytes($0), as: UTF8.self) }
  }
}
