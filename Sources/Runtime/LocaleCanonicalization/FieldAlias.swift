import LocaleMatching

/// Looks up aliases of a bare language, a script and a region in the generated tables. Allocates nothing.
enum FieldAlias {
  /// The triple that replaces a language; nil if the language is not an alias.
  @inline(__always)
  static func language(_ language: UInt64) -> LSR? {
    guard language != 0, language < PackedSubtag.shortLanguageLimit else { return nil }
    let slot = PerfectHash.slot(
      of: language, displacements: AliasTable.languageDisplacements, slotCount: AliasTable.languages.count)
    let row = AliasRow(rawValue: AliasTable.languages[slot])
    return row.language == language ? LSR(rawValue: row.replacement) : nil
  }

  @inline(__always)
  static func script(_ script: UInt32) -> UInt32? {
    for word in AliasTable.scripts {
      let row = ScriptAliasRow(rawValue: word)
      if row.script == script { return row.replacement }
    }
    return nil
  }

  @inline(__always)
  static func isAlias(region: UInt16) -> Bool {
    RegionAliasBits.contains(region, in: AliasTable.regionBits)
  }

  /// The region that replaces another: of several, the likely one of the language and script, else the first (UTS #35,
  /// Annex C, "Territory Exception").
  @inline(never)
  static func region(_ region: UInt16, language: UInt64, script: UInt32) -> UInt16? {
    guard isAlias(region: region) else { return nil }
    for word in AliasTable.regions {
      let row = RegionAliasRow(rawValue: word)
      guard row.region == region, let first = row.replacements.first else { continue }
      if row.replacements.count > 1 {
        let bare = LanguageIdentifier(
          language: LanguageSubtag(packed: language), script: script == 0 ? nil : ScriptSubtag(packed: script))
        let likely = bare.maximized.region?.packed ?? 0
        for index in row.replacements where replacement(index) == likely { return likely }
      }
      return replacement(first)
    }
    return nil
  }

  private static func replacement(_ index: Int) -> UInt16 {
    NarrowNumbers.half(index, in: AliasTable.regionReplacements)
  }

  /// Every region that replaces another, in CLDR's order.
  static func regions(replacing region: UInt16) -> [UInt16] {
    for word in AliasTable.regions where RegionAliasRow(rawValue: word).region == region {
      return RegionAliasRow(rawValue: word).replacements.map(replacement)
    }
    return []
  }

  /// Whether the variant occurs in any alias.
  @inline(__always)
  static func concerns(variant: UInt64) -> Bool {
    for word in AliasTable.variants where word == variant { return true }
    return false
  }
}
