extension ParsedIdentifier {
  /// Every form that UTS #35 allows, and the grandfathered tags of BCP 47; the error for everything else.
  @inline(never)
  static func general(
    _ bytes: UnsafeBufferPointer<UInt8>, replacesLegacyTags: Bool = true
  ) throws(IdentifierError) -> ParsedIdentifier {
    var parsed = ParsedIdentifier()
    if bytes.isEmpty {
      parsed.kind = .undetermined
      return parsed
    }
    var scanner = SubtagScanner(bytes)
    if replacesLegacyTags, let legacy = LegacyTag.find(at: bytes) {
      parsed = legacy.replacement
      scanner.skip(to: legacy.length + 1)
      if legacy.endsWithPrivateUse {
        while try scanner.next() != nil {}
        parsed.tail = parsed.kind == .privateUse ? 0 : legacy.length
      } else {
        try parsed.readTail(&scanner)
      }
      return parsed
    }
    guard let language = try scanner.next() else { return parsed }
    parsed.tail = bytes.count
    if language.isPrivateUseSingleton {
      parsed.kind = .privateUse
      parsed.tail = 0
      try scanner.readPrivateUse(language)
      return parsed
    }
    if language.word == Self.root {
      // CLDR's old name of `und`. It stands for "no language", not for "not known": matching maximises it.
    } else {
      guard language.isLanguage, let packed = PackedSubtag.language(language.bytes) else {
        throw IdentifierError(offset: language.offset, reason: .invalidLanguage)
      }
      parsed.language = packed
      if packed == 0, scanner.isAtEnd { parsed.kind = .undetermined }
    }
    try parsed.readTail(&scanner)
    return parsed
  }

  /// `root`, as a word.
  private static let root: UInt64 = 0x74_6F_6F_72

  /// Reads script, region, variants, extensions and private use, as far as they are there.
  private mutating func readTail(_ scanner: inout SubtagScanner) throws(IdentifierError) {
    // `und-x-bork` is the same language of its own as `x-bork`.
    let isUndeterminedAlone = language == 0 && scanner.position == 4
    var variants = VariantSet()
    var stage = region != 0 ? 2 : script != 0 ? 1 : 0
    tail = scanner.bytes.count
    while let subtag = try scanner.next() {
      if stage < 1, subtag.isScript, let packed = PackedSubtag.script(subtag.bytes) {
        script = packed
        stage = 1
      } else if stage < 2, subtag.isRegion, let packed = PackedSubtag.region(subtag.bytes) {
        region = packed
        stage = 2
      } else if subtag.isSingleton {
        tail = min(tail, subtag.offset - 1)
        try variants.finish(scanner.bytes, end: subtag.offset - 1)
        if subtag.isPrivateUseSingleton {
          if isUndeterminedAlone, subtag.offset == 4 {
            kind = .privateUse
            tail = subtag.offset
          }
          try scanner.readPrivateUse(subtag)
        } else {
          try scanner.readExtensions(from: subtag)
        }
        return
      } else if subtag.isVariant {
        tail = min(tail, subtag.offset - 1)
        stage = 3
        try variants.insert(subtag)
        // ICU compares the whole variant field: a pseudo-locale has this variant and no other.
        pseudoVariant = variants.count == 1 ? PseudoLocale(variant: subtag.word) : .none
      } else {
        let isExtendedLanguage = stage == 0 && subtag.isAllLetters && subtag.count == 3
        throw IdentifierError(
          offset: subtag.offset, reason: isExtendedLanguage ? .extendedLanguage : .invalidSubtag)
      }
    }
    try variants.finish(scanner.bytes, end: scanner.bytes.count)
  }
}

extension Subtag {
  var isPrivateUseSingleton: Bool { count == 1 && word == 0x78 }

  /// A bit for each of the 36 singletons.
  var singletonBit: UInt64 { word < 0x3A ? 1 << (word &- 0x30) : 1 << (word &- 0x61 &+ 10) }
}

extension SubtagScanner {
  /// Reads what follows `x`: one or more subtags, to the end.
  mutating func readPrivateUse(_ singleton: Subtag) throws(IdentifierError) {
    guard try next() != nil else { throw IdentifierError(offset: singleton.offset, reason: .emptyExtension) }
    while try next() != nil {}
  }

  /// Reads extensions from the first singleton on, none twice, and the private use that may end them.
  mutating func readExtensions(from first: Subtag) throws(IdentifierError) {
    var grammar = ExtensionGrammar(first)
    var seen = first.singletonBit
    while let subtag = try next() {
      guard subtag.isSingleton else {
        try grammar.accept(subtag, of: bytes)
        continue
      }
      try grammar.finish(bytes)
      if subtag.isPrivateUseSingleton {
        try readPrivateUse(subtag)
        return
      }
      guard seen & subtag.singletonBit == 0 else {
        throw IdentifierError(offset: subtag.offset, reason: .repeatedSingleton)
      }
      seen |= subtag.singletonBit
      grammar = ExtensionGrammar(subtag)
    }
    try grammar.finish(bytes)
  }
}

extension PseudoLocale {
  /// `PSACCENT`, `PSBIDI`, `PSCRACK`, as lower-case words.
  init(variant: UInt64) {
    switch variant {
    case 0x74_6E_65_63_63_61_73_70: self = .accents
    case 0x69_64_69_62_73_70: self = .bidi
    case 0x6B_63_61_72_63_73_70: self = .cracked
    default: self = .none
    }
  }
}
