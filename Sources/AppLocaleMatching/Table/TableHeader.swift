/// The first words of an app's table, as `AppLocaleTables` writes them: that module has a link to this file, because what
/// is not internal stays in every program. Positions count 16-bit words from the beginning;
/// zero, which is the header's own, stands for nothing.
enum TableHeader: Int {
  /// Slots of two words, a language and its record; zero for an empty one. Each language has a slot of its own, found by
  /// its hash and the displacement of its bucket, two in a word.
  case languages, languageRange, displacements, bucketCount
  /// Records: of `und` with something behind it, of short and of long languages that have none of their own.
  case undeterminedRecord, unknownShortRecord, unknownLongRecord
  /// Outcomes: of `und` alone, of private use that is not named here.
  case undeterminedOutcome, unknownNameOutcome
  /// Records by whole key, long languages and those of pseudo-locales: three words of key, one for the record.
  case specialRecords, specialRecordCount
  /// Records of pseudo-locales in any other language, by kind.
  case accentsRecord, bidiRecord, crackedRecord
  /// Names of private use: text, length, outcome.
  case names, nameCount
  /// Where positions of arms, outcomes of three words each, and candidates count from, in units of
  /// `TableLayout.baseUnit`. The first arm matches nothing, the first outcome stands for no match.
  case arms, outcomes, candidates
  /// In eighths.
  case threshold, demotion
  case flags
  /// Localizations of five words each.
  case localizations, localizationCount
  /// The default's position; where `*` looks first. `TableLayout.nothing` for none.
  case defaultPosition, wildcardPosition
  /// Scripts of two words each, which records name by the offset.
  case scripts
  /// Grandfathered tags of sign languages by country, `sgn-BR`: the region, the language.
  case signLanguages, signLanguageCount
  /// Other grandfathered tags, whose texts come first: length and flags, language; with a flag also script (two words) and region.
  case legacyTags, legacyTagCount
  /// Pairs of a deprecated language and the one that replaces it.
  case aliases, aliasCount
  /// Regions that CLDR names: blocks for those of letters, then numbers, ascending. See `knownRegion`.
  case knownLetters, knownNumbers, knownNumberCount, knownLetterCount
  /// CLDR's release, major × 256 + minor. The last one.
  case release

  static var count: Int { release.rawValue + 1 }
}

/// How the parts of an app's table are laid out: the contract between `AppLocaleTables`, which writes, and this module.
///
///     record       arm where no script is written; number of scripts, and a flag; each with two words: offset in the
///                  table of scripts (low 16 bits, high 4 bits), arm; with `hasOtherScripts` the arm of all others
///     arm          outcome where no region is written; outcome of regions that CLDR does not name; number of what
///                  follows, and flags:
///                  - regions, ascending; with `hasKnownOutcome` the outcome of all others that CLDR names; the
///                    outcomes of the regions, with `isNarrow` two in a word
///                  - with `isPalette`: bits of each number; outcomes; for each region that CLDR names the number of its
///                    outcome, as many in a word as fit
///     block        of 64 regions: how many CLDR names before it; a bit for each (four words)
///     outcome      position of the winner in the caller's list; distance in eighths and flags; what comes after it:
///                  another outcome (`moreOutcomes`), the first tier, or zero for nobody; where only two-way
///                  pairs count or the script is favoured, all candidates
///     tier         distance; the next tier or zero; number of positions; the positions, in search order
///     candidates   number; in search order each with two words: position, distance and flags; where only two-way pairs
///                  count a third: the distance back
///     localization text; length; language with aliases replaced; number of the matching language and flags;
///                  number of the language and script
enum TableLayout {
  static let nothing: UInt16 = 0xFFFF
  /// Large sections begin at multiples of this, so that 16 bits reach further.
  static let baseUnit = 4
  /// Low bits of a word that holds a distance, 0…800 eighths; no match is above them all.
  static let distanceMask: UInt16 = 0x3FF
  static let noMatch: UInt16 = 0x3FF
  /// The candidate maximises to the same as the desired identifier.
  static let sameTriple: UInt16 = 1 << 15
  /// What comes after an outcome is an outcome.
  static let moreOutcomes: UInt16 = 1 << 14
  /// The winner is nearer than all that come after it, and may stand among them once more, further away.
  static let comesFirst: UInt16 = 1 << 13

  /// Flag of a record, above its number: scripts that are not listed have an arm that matches something.
  static let hasOtherScripts: UInt16 = 1 << 15

  /// Flags of an arm, above its number.
  static let hasKnownOutcome: UInt16 = 1 << 14
  static let isPalette: UInt16 = 1 << 15
  static let isNarrow: UInt16 = 1 << 13
  static let armCountMask: UInt16 = 1 << 13 - 1

  /// Flags of the header.
  static let onlyTwoWay: UInt16 = 1
  static let favorsScript: UInt16 = 2

  /// Flags of a localization: it has its language's likely script, region; it is never answered, being a duplicate.
  static let hasLikelyScript: UInt16 = 1 << 15
  static let hasLikelyRegion: UInt16 = 1 << 14
  static let isDuplicate: UInt16 = 1 << 13
  static let languageNumberMask: UInt16 = 1 << 13 - 1

  /// Flags of a grandfathered tag, above its length.
  static let endsWithPrivateUse: UInt16 = 1 << 8
  static let isPrivateUse: UInt16 = 1 << 9
  static let hasScriptOrRegion: UInt16 = 1 << 10

  /// The hash that a language's bucket and slot come from.
  @inline(__always)
  static func hash(_ language: UInt64) -> UInt64 { (language &* 0x9E37_79B1) & 0xFFFF_FFFF }

  @inline(__always)
  static func bucket(_ hash: UInt64, count: UInt64) -> Int { Int(truncatingIfNeeded: (hash &* count) >> 32) }

  @inline(__always)
  static func slot(_ hash: UInt64, displacement: UInt64, range: UInt64) -> Int {
    let mixed = (hash &* 0x85EB_CA6B &+ displacement &* 0xC2B2_AE35) & 0xFFFF_FFFF
    return Int(truncatingIfNeeded: (mixed &* range) >> 32)
  }
}
