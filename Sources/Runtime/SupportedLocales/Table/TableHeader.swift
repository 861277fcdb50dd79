/// The first words of an app's table, as `LocaleEnumGenerator` writes them: that module has a link to this file, because what
/// is not internal stays in every program. Positions count 16-bit words from the beginning;
/// zero, which is the header's own, stands for nothing.
enum TableHeader: Int {
  /// Languages of three letters: slots of two words, the language and its record; zero for an empty one. Each has a slot
  /// of its own, found by its hash and the multiplier of its bucket. There are a power of two of those; the mask is one
  /// less.
  case languages, languageRange, multipliers, bucketMask
  /// Records: of `und` with something behind it, of short and of long languages that have none of their own.
  case undeterminedRecord, unknownShortRecord, unknownLongRecord
  /// Whether a language without a record may match something, in a pseudo-locale at least.
  case unknownMayMatch
  /// Outcomes: of `und` alone, of private use that is not named here.
  case undeterminedOutcome, unknownNameOutcome
  /// Records by whole key, long languages and those of pseudo-locales: three words of key, one for the record.
  case specialRecords, specialRecordCount
  /// Records of pseudo-locales in any other language, by kind.
  case accentsRecord, bidiRecord, crackedRecord
  /// Names of private use: text, length, outcome.
  case names, nameCount
  /// Where positions of outcomes, of three words each, and candidates count from, in units of `TableLayout.baseUnit`. The
  /// first outcome stands for no match.
  case outcomes, candidates
  /// In eighths.
  case threshold, demotion
  case flags
  /// Localizations of five words each.
  case localizations, localizationCount
  /// The default's position; where `*` looks first. `TableLayout.nothing` for none.
  case defaultPosition, wildcardPosition
  /// Grandfathered tags of sign languages by country, `sgn-BR`: the region, the language.
  case signLanguages, signLanguageCount
  /// Other grandfathered tags, whose texts come first: length and flags, language; with a flag also script (two words) and region.
  case legacyTags, legacyTagCount
  /// Pairs of a deprecated language and the one that replaces it.
  case aliases, aliasCount
  /// Regions whose class is not in the bytes of those of two letters: two words, the number or above all numbers the
  /// place of the letters, and the class.
  case listedRegions, listedRegionCount
  /// CLDR's release, major × 256 + minor. The last one.
  case release

  static var count: Int { release.rawValue + 1 }
}

/// How the parts of an app's table are laid out: the contract between `LocaleEnumGenerator`, which writes, and this module.
///
///     header       see `TableHeader`; three parts at fixed places follow it
///     row          for each first letter of a language of two: where it would be if its second letter were `` ` ``
///     language     as it is written in lower case, first letter lowest; its record; found at row + second letter × 2
///     region       a byte for each of two letters, its class, `AA BA … ZA AB …`
///     class        regions of one class have the same outcome in every arm; zero for those that nothing names
///     exception    at an arm's row + class: the place of the class's outcome among those of the arm, in the low byte;
///                  above it the low byte of the row that it belongs to. Rows with the same do not reach each other's
///     record       arm where no script is written; number of scripts, and a flag; each with three words: four letters in
///                  lower case, first one lowest, and the arm; with `hasOtherScripts` the arm of all others
///     arm          row; outcomes: where no region is written, of regions that are no exception, of exceptions
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

  /// What follows the header: a row for each of 32 letters, the classes of 26 × 26 regions, exceptions.
  static var languageRows: Int { TableHeader.count }
  static let languageRowCount = 32
  static var regionClasses: Int { languageRows + languageRowCount }
  static let letterPairCount = 676
  static var exceptions: Int { regionClasses + letterPairCount / 2 }
  /// Classes from here on are looked up in the list, those of `ZZ` and of pseudo-locales nowhere.
  static let listedClass: UInt8 = 254
  static let specialClass: UInt8 = 255
  /// The keys of listed regions of letters begin above all numbers.
  static let firstLetterKey = 1000

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

  /// The hash that the bucket and the slot of a language of three letters come from.
  @inline(__always)
  static func hash(_ language: UInt32) -> UInt32 { language &* 0x9E37_79B1 }

  @inline(__always)
  static func bucket(_ hash: UInt32, mask: UInt16) -> Int { Int(UInt16(truncatingIfNeeded: hash &>> 16) & mask) }

  @inline(__always)
  static func slot(_ hash: UInt32, multiplier: UInt16, range: UInt16) -> Int {
    Int(truncatingIfNeeded: (UInt64(hash &* UInt32(multiplier)) &* UInt64(range)) &>> 32)
  }
}
