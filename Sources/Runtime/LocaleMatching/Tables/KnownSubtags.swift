/// Lists the subtags in the tables, for the generator of an app's tables, which must ask about each of them.
package enum KnownSubtags {
  /// A packed language, and what the tables have for it.
  package struct Language {
    package let packed: UInt64
    /// The language that replaces it if it is an alias.
    package let replacement: UInt64?
    /// Its likely script and region; nil if CLDR has none.
    package let likely: (script: UInt32, region: UInt16)?
  }

  /// A row of likely subtags with more than a bare language on its left side; missing fields are zero.
  package struct LikelyRule {
    /// The left side.
    package let language: UInt64
    package let script: UInt32
    package let region: UInt16
    /// The right side.
    package let likely: LSR
  }

  /// Every language of two or three letters that likely subtags, aliases or rules name. Slow: it looks up every
  /// possible one.
  package static var languages: [Language] {
    var found: [Language] = []
    for first in UInt64(1)...26 {
      for second in UInt64(1)...26 {
        for third in UInt64(0)...26 {
          let packed = first | second << 5 | third << 10
          let word = LanguageTable.word(of: packed)
          if word != .unknown { found.append(language(packed, word)) }
        }
      }
    }
    return found
  }

  private static func language(_ packed: UInt64, _ word: LanguageWord) -> Language {
    let lsr = LSR(rawValue: word.scriptAndRegion)
    return Language(
      packed: packed, replacement: word.isAlias ? word.replacement : nil,
      likely: word.isUnusual ? nil : (lsr.script, lsr.region))
  }

  /// Every row of likely subtags with more than a bare language on its left side.
  package static var likelyRules: [LikelyRule] {
    LikelySubtagsTable.rows.compactMap { word in
      let row = LikelyRow(rawValue: word)
      guard let kind = row.kind else { return nil }
      let key = LSR(rawValue: row.lsr.rawValue & kind.keyMask)
      return LikelyRule(language: key.language, script: key.script, region: key.region, likely: row.lsr)
    }
  }

  /// The maximized identifier of `und` alone.
  package static var undetermined: LSR { LSR(rawValue: LikelySubtagsTable.undetermined) }

  /// The deprecated regions and their replacements, packed.
  package static var regionAliases: [(alias: UInt16, replacement: UInt16)] {
    RegionTable.aliases.map { word in
      let row = RegionReplacement(rawValue: word)
      return (row.region, row.replacement)
    }
  }

  /// The regions that rules distinguish from others, packed.
  package static var classedRegions: [UInt16] {
    (1..<UInt16(PackedSubtag.regionLimit)).filter {
      let mark = LSR(language: 0, script: 0, region: $0).regionMark
      return mark.rawValue != 0 && !mark.isSpecial
    }
  }

  /// Legacy tags, and the language, script and region that replace them; `-x` after them if private use
  /// follows, `x` alone where all of it is private use.
  package static var legacyTags: [(tag: String, head: String)] {
    LegacyTagTable.lines.description.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      return words.count > 1 ? (String(words[0]), String(words[1])) : nil
    }
  }
}
