/// The first words of an app's table. Positions count 16-bit words from the beginning; zero, where the header is, means
/// none. A struct, since the conformances of an enum would be linked into every program.
@frozen @usableFromInline package struct TableHeader {
  @usableFromInline package let rawValue: Int

  @_alwaysEmitIntoClient @inline(__always)
  init(_ rawValue: Int) { self.rawValue = rawValue }

  /// Languages of three letters. Each slot has two words, the language and its record, and is zero if empty. Each
  /// language has a slot of its own, found by its hash and the multiplier of its bucket. The number of buckets is a
  /// power of two; the mask is one less.
  @_alwaysEmitIntoClient package static var languages: Self { Self(0) }
  @_alwaysEmitIntoClient package static var languageRange: Self { Self(1) }
  @_alwaysEmitIntoClient package static var multipliers: Self { Self(2) }
  @_alwaysEmitIntoClient package static var bucketMask: Self { Self(3) }
  /// Records: for `und` with other subtags, for short and for long languages that have no record of their own.
  @_alwaysEmitIntoClient package static var undeterminedRecord: Self { Self(4) }
  @_alwaysEmitIntoClient package static var unknownShortRecord: Self { Self(5) }
  @_alwaysEmitIntoClient package static var unknownLongRecord: Self { Self(6) }
  /// Whether a language without a record may match something, at least in a pseudo-locale.
  @_alwaysEmitIntoClient package static var unknownMayMatch: Self { Self(7) }
  /// Outcomes: for `und` alone, and for private use that the table does not name.
  @_alwaysEmitIntoClient package static var undeterminedOutcome: Self { Self(8) }
  @_alwaysEmitIntoClient package static var unknownNameOutcome: Self { Self(9) }
  /// Records found by a whole key, for long languages and pseudo-locales: three words of key, one for the record.
  @_alwaysEmitIntoClient package static var specialRecords: Self { Self(10) }
  @_alwaysEmitIntoClient package static var specialRecordCount: Self { Self(11) }
  /// Records of pseudo-locales in any other language, by kind.
  @_alwaysEmitIntoClient package static var accentsRecord: Self { Self(12) }
  @_alwaysEmitIntoClient package static var bidiRecord: Self { Self(13) }
  @_alwaysEmitIntoClient package static var crackedRecord: Self { Self(14) }
  /// Names of private use: text, length, outcome.
  @_alwaysEmitIntoClient package static var names: Self { Self(15) }
  @_alwaysEmitIntoClient package static var nameCount: Self { Self(16) }
  /// The positions that those of outcomes and of candidates are relative to, in units of `TableLayout.baseUnit`. An
  /// outcome has three words. The first outcome means no match.
  @_alwaysEmitIntoClient package static var outcomes: Self { Self(17) }
  @_alwaysEmitIntoClient package static var candidates: Self { Self(18) }
  /// In eighths.
  @_alwaysEmitIntoClient package static var threshold: Self { Self(19) }
  @_alwaysEmitIntoClient package static var demotion: Self { Self(20) }
  @_alwaysEmitIntoClient package static var flags: Self { Self(21) }
  /// Localizations of five words each.
  @_alwaysEmitIntoClient package static var localizations: Self { Self(22) }
  @_alwaysEmitIntoClient package static var localizationCount: Self { Self(23) }
  /// The default's position; the position at which `*` looks first. `TableLayout.nothing` for none.
  @_alwaysEmitIntoClient package static var defaultPosition: Self { Self(24) }
  @_alwaysEmitIntoClient package static var wildcardPosition: Self { Self(25) }
  /// Legacy tags of sign languages by country, `sgn-BR`: the region, the language.
  @_alwaysEmitIntoClient package static var signLanguages: Self { Self(26) }
  @_alwaysEmitIntoClient package static var signLanguageCount: Self { Self(27) }
  /// Other legacy tags, whose texts come first: length and flags, language; with a flag also script (two words) and
  /// region.
  @_alwaysEmitIntoClient package static var legacyTags: Self { Self(28) }
  @_alwaysEmitIntoClient package static var legacyTagCount: Self { Self(29) }
  /// Pairs of a deprecated language and the one that replaces it.
  @_alwaysEmitIntoClient package static var aliases: Self { Self(30) }
  @_alwaysEmitIntoClient package static var aliasCount: Self { Self(31) }
  /// Regions whose class is not in the bytes for regions of two letters. Each has two words: the packed region and the
  /// class.
  @_alwaysEmitIntoClient package static var listedRegions: Self { Self(32) }
  @_alwaysEmitIntoClient package static var listedRegionCount: Self { Self(33) }
  /// CLDR's release, major × 256 + minor. This is the last field.
  @_alwaysEmitIntoClient package static var release: Self { Self(34) }

  @_alwaysEmitIntoClient package static var count: Int { release.rawValue + 1 }
}

/// How the parts of an app's table are laid out: the contract between `LocaleEnumGenerator`, which writes them,
/// and this module, which reads them.
///
///     header       see `TableHeader`; three parts at fixed places follow it
///     row          for each first letter of a language of two: where it would be if its second letter were `` ` ``
///     language     as it is written in lower case, first letter lowest; its record; found at row + second letter × 2
///     region       a byte for each packed region of two letters: its class
///     class        regions of one class have the same outcome in every script entry; zero for those that nothing names
///     exception    at a script entry's row + class: the place of the class's outcome among those of the entry, in the low
///                  byte; above it the low byte of the row that it belongs to. Rows with the same low byte do not overlap
///     record       script entry where no script is written; number of scripts, and a flag; each with three words: the
///                  packed script, and its script entry; with `hasOtherScripts` that of all others
///     script entry row; outcomes: where no region is written, of regions that are not exceptions, of exceptions
///     outcome      position of the winner in the caller's list; distance in eighths and flags; what comes after it:
///                  another outcome (`moreOutcomes`), the first distance group, or zero for none; where only two-way
///                  pairs count or the script is favored, all candidates
///     group        distance; the next group or zero; number of positions; the positions, in search order
///     candidates   number; in search order each with two words: position, distance and flags; where only two-way pairs
///                  count a third: the distance in the opposite direction
///     localization text; length; language with aliases replaced; number of the matching language and flags;
///                  number of the language and script
@frozen @usableFromInline package enum TableLayout {
  @_alwaysEmitIntoClient package static var nothing: UInt16 { 0xFFFF }
  /// Large sections begin at multiples of this, so that 16 bits reach further.
  @_alwaysEmitIntoClient package static var baseUnit: Int { 4 }
  /// The flag of a record, above its number: scripts that are not listed have a script entry that matches something.
  @_alwaysEmitIntoClient package static var hasOtherScripts: UInt16 { 1 << 15 }

  /// The parts that follow the header: a row for each of 32 letters, the classes of regions, exceptions.
  @_alwaysEmitIntoClient package static var languageRows: Int { TableHeader.count }
  @_alwaysEmitIntoClient package static var languageRowCount: Int { 32 }
  @_alwaysEmitIntoClient package static var regionClasses: Int { languageRows + languageRowCount }
  /// One more than the highest packed region of two letters, `ZZ`, and even.
  @_alwaysEmitIntoClient package static var letterRegionLimit: Int { 860 }
  @_alwaysEmitIntoClient package static var exceptions: Int { regionClasses + letterRegionLimit / 2 }
  /// Classes from this one on are looked up in the list, except those of `ZZ` and of pseudo-locales.
  @_alwaysEmitIntoClient package static var listedClass: UInt8 { 254 }
  @_alwaysEmitIntoClient package static var specialClass: UInt8 { 255 }

  /// Flags of the header.
  @_alwaysEmitIntoClient package static var onlyTwoWay: UInt16 { 1 }
  @_alwaysEmitIntoClient package static var favorsScript: UInt16 { 2 }

  /// Flags of a legacy tag, above its length.
  @_alwaysEmitIntoClient package static var endsWithPrivateUse: UInt16 { 1 << 8 }
  @_alwaysEmitIntoClient package static var isPrivateUse: UInt16 { 1 << 9 }
  @_alwaysEmitIntoClient package static var hasScriptOrRegion: UInt16 { 1 << 10 }

  /// The hash that gives the bucket and the slot of a language of three letters.
  @_alwaysEmitIntoClient @inline(__always)
  package static func hash(_ language: UInt32) -> UInt32 { language &* 0x9E37_79B1 }

  @_alwaysEmitIntoClient @inline(__always)
  package static func bucket(_ hash: UInt32, mask: UInt16) -> Int {
    Int(UInt16(truncatingIfNeeded: hash &>> 16) & mask)
  }

  @_alwaysEmitIntoClient @inline(__always)
  package static func slot(_ hash: UInt32, multiplier: UInt16, range: UInt16) -> Int {
    Int(truncatingIfNeeded: (UInt64(hash &* UInt32(multiplier)) &* UInt64(range)) &>> 32)
  }
}

/// The second word of an outcome and of a candidate: how far it is.
///
///     bit 15     `isSameTriple`: it maximizes to the same as the desired identifier
///         14     `hasNextOutcome`: what comes after an outcome is an outcome
///         13     `comesFirst`: the winner is nearer than all that come after it, and may be among them once more, further
///                away
///         9…0    distance, 0…800 eighths; no match is above them all
@frozen @usableFromInline package struct OutcomeWord {
  @usableFromInline package let rawValue: UInt16

  @_alwaysEmitIntoClient @inline(__always)
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  @_alwaysEmitIntoClient
  package init(eighths: Int, isSameTriple: Bool, comesFirst: Bool = false, hasNextOutcome: Bool = false) {
    rawValue =
      UInt16(truncatingIfNeeded: eighths) & Self.distanceMask | (isSameTriple ? 1 << 15 : 0)
      | (hasNextOutcome ? 1 << 14 : 0) | (comesFirst ? 1 << 13 : 0)
  }

  @_alwaysEmitIntoClient package static var distanceMask: UInt16 { 0x3FF }
  @_alwaysEmitIntoClient package static var noMatch: UInt16 { 0x3FF }

  @_alwaysEmitIntoClient package var eighths: Int { Int(rawValue & Self.distanceMask) }
  @_alwaysEmitIntoClient package var isSameTriple: Bool { rawValue & 1 << 15 != 0 }
  @_alwaysEmitIntoClient package var hasNextOutcome: Bool { rawValue & 1 << 14 != 0 }
  @_alwaysEmitIntoClient package var comesFirst: Bool { rawValue & 1 << 13 != 0 }
  /// Whether it maximizes and is written alike.
  @_alwaysEmitIntoClient package var isIdentical: Bool { rawValue == 1 << 15 }
}

/// The fourth word of a localization, by which ties are decided.
///
///     bit 15     `hasLikelyScript`: its script is its language's likely one
///         14     `hasLikelyRegion`
///         13     `isDuplicate`: it is never answered, another one maximizes and is written alike
///         12…0   number of the language that it is matched as
@frozen @usableFromInline package struct LocalizationWord {
  @usableFromInline package let rawValue: UInt16

  @_alwaysEmitIntoClient @inline(__always)
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  @_alwaysEmitIntoClient
  package init(languageNumber: Int, hasLikelyScript: Bool, hasLikelyRegion: Bool) {
    rawValue =
      UInt16(truncatingIfNeeded: languageNumber) & 0x1FFF | (hasLikelyScript ? 1 << 15 : 0)
      | (hasLikelyRegion ? 1 << 14 : 0)
  }

  @_alwaysEmitIntoClient package static var duplicate: LocalizationWord { LocalizationWord(rawValue: 1 << 13) }

  @_alwaysEmitIntoClient package var hasLikelyScript: Bool { rawValue & 1 << 15 != 0 }
  @_alwaysEmitIntoClient package var hasLikelyRegion: Bool { rawValue & 1 << 14 != 0 }
  @_alwaysEmitIntoClient package var isDuplicate: Bool { rawValue & 1 << 13 != 0 }
  @_alwaysEmitIntoClient package var languageNumber: UInt16 { rawValue & 0x1FFF }
}

// What is not internal stays in every program that links this module, unless each user has a copy of its own.
extension SupportedLocaleTable {
  /// The result of a search that finds nothing: a distance above all others, from bit 16, and no position below.
  @_alwaysEmitIntoClient @inline(__always)
  package static var noMatch: UInt32 { UInt32(OutcomeWord.noMatch) << 16 | UInt32(TableLayout.nothing) }

  /// A word as the generator wrote it.
  @_alwaysEmitIntoClient @inline(__always)
  package subscript(position: Int) -> UInt16 { words[position] }

  /// Two words, the low one first.
  @_alwaysEmitIntoClient @inline(__always)
  package func wide(_ position: Int) -> UInt32 {
    #if _endian(little)
      UnsafeRawPointer(words + position).loadUnaligned(as: UInt32.self)
    #else
      UInt32(words[position]) | UInt32(words[position &+ 1]) &<< 16
    #endif
  }

  @_alwaysEmitIntoClient @inline(__always)
  package subscript(field: TableHeader) -> Int { Int(words[field.rawValue]) }

  /// The position that those of a large section are relative to.
  @_alwaysEmitIntoClient @inline(__always)
  package func base(_ field: TableHeader) -> Int { self[field] &* TableLayout.baseUnit }

  /// The position of an outcome.
  @_alwaysEmitIntoClient @inline(__always)
  package func node(ofOutcome number: Int) -> Int { base(.outcomes) &+ number &* 3 }

  /// A text as the generator wrote it.
  @_alwaysEmitIntoClient @inline(__always)
  package func text(_ start: Int, _ count: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: texts + start, count: count)
  }

  /// The position of a localization's words.
  @_alwaysEmitIntoClient @inline(__always)
  package func localization(_ position: Int) -> Int { self[.localizations] &+ position &* 5 }
}
