/// The reader of Unicode locale identifiers (UTS #35, `unicode_locale_id`). No other code has their grammar.
///
/// Takes time linear in the length, and allocates nothing for up to eight variants.
extension ParsedIdentifier {
  /// Reads every form that UTS #35 allows, and keeps legacy tags that look like one; throws the error for everything else.
  public static func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(IdentifierError) -> ParsedIdentifier {
    var parsed = ParsedIdentifier(fields: LSR(rawValue: 0), count: bytes.count)
    if bytes.isEmpty { return parsed }
    var scanner = SubtagScanner(bytes)
    guard let language = try scanner.next() else { return parsed }
    if language.isPrivateUseSingleton {
      parsed.kind = .privateUse
      (parsed.tail, parsed.variantsEnd, parsed.extensionsEnd) = (-1, -1, -1)
      try scanner.readPrivateUse(language)
      return parsed
    }
    let isRoot = language.word == Self.root
    guard isRoot || language.isLanguage else {
      throw IdentifierError(offset: language.offset, reason: .invalidLanguage)
    }
    let packed = isRoot ? PackedSubtag.undetermined : language.packedLetters
    if packed >= PackedSubtag.shortLanguageLimit {
      parsed.extra = packed
    } else if packed != PackedSubtag.undetermined {
      parsed.fields = LSR(language: packed, script: 0, region: 0)
    }
    if packed != PackedSubtag.undetermined || isRoot || !scanner.isAtEnd { parsed.kind = .ordinary }
    try parsed.readTail(&scanner)
    if isRoot, parsed.fields.rawValue == 0 { parsed.extra = Self.rootMark }
    return parsed
  }

  /// `root`, as a word.
  public static var root: UInt64 { 0x74_6F_6F_72 }

  /// Reads script, region, variants, extensions and private use, each of which may be missing.
  private mutating func readTail(_ scanner: inout SubtagScanner) throws(IdentifierError) {
    let count = scanner.bytes.count
    var variants = VariantSet()
    // The part read last: 0 language, 1 script, 2 region, 3 variants.
    var stage = 0
    while let subtag = try scanner.next() {
      if stage < 1, subtag.isScript {
        fields.rawValue |= subtag.packedLetters << LSR.scriptShift
        stage = 1
      } else if stage < 2, subtag.isRegion {
        fields.rawValue |= UInt64(subtag.packedRegion)
        stage = 2
      } else if subtag.isSingleton {
        tail = min(tail, subtag.offset - 1)
        variantsEnd = subtag.offset - 1
        try variants.finish(scanner.bytes, end: variantsEnd)
        if subtag.isPrivateUseSingleton {
          // `und-x-bork` names the same private-use language as `x-bork`.
          if language == 0, subtag.offset == 4 { kind = .privateUse }
          extensionsEnd = variantsEnd
          try scanner.readPrivateUse(subtag)
        } else if let privateUse = try scanner.readExtensions(from: subtag) {
          extensionsEnd = privateUse - 1
        }
        return
      } else if subtag.isVariant {
        tail = min(tail, subtag.offset - 1)
        stage = 3
        try variants.insert(subtag)
        // ICU compares the whole variant field: a pseudo-locale has this variant and no other.
        pseudoVariant = variants.count == 1 ? PseudoLocale(variant: subtag.word) : nil
      } else {
        throw IdentifierError(
          offset: subtag.offset,
          reason: stage <= 1 && subtag.isThreeLetters
            ? ExtendedLanguages.contains(
              UnsafeBufferPointer(rebasing: scanner.bytes[subtag.offset..<subtag.offset + 3]), of: language)
              ? .extendedLanguage : .invalidRegion
            : .invalidSubtag)
      }
    }
    try variants.finish(scanner.bytes, end: count)
  }
}

extension SubtagScanner {
  /// Reads the subtags after `x`, at least one, to the end.
  mutating func readPrivateUse(_ singleton: Subtag) throws(IdentifierError) {
    guard try next() != nil else { throw IdentifierError(offset: singleton.offset, reason: .emptyExtension) }
    while try next() != nil {}
  }

  /// Reads extensions from the first singleton on, none twice, and the private use that may end them.
  ///
  /// - Returns: the offset of private use; nil if there is none.
  mutating func readExtensions(from first: Subtag) throws(IdentifierError) -> Int? {
    var singleton = first
    var seen: UInt64 = 0
    while !singleton.isPrivateUseSingleton {
      guard seen & singleton.singletonBit == 0 else {
        throw IdentifierError(offset: singleton.offset, reason: .repeatedSingleton)
      }
      seen |= singleton.singletonBit
      guard let content = try next(), !content.isSingleton else {
        throw IdentifierError(offset: singleton.offset, reason: .emptyExtension)
      }
      let following =
        singleton.word == 0x74
        ? try readTransform(from: content) : try readContent(from: content, areKeywords: singleton.word == 0x75)
      guard let following else { return nil }
      singleton = following
    }
    try readPrivateUse(singleton)
    return singleton.offset
  }

  /// Reads the contents of a `-u-`, whose keys end with a letter and whose types and attributes have three to eight
  /// characters, or of another extension, which takes anything.
  ///
  /// - Returns: the next singleton; nil at the end.
  mutating func readContent(from first: Subtag, areKeywords: Bool) throws(IdentifierError) -> Subtag? {
    var subtag = first
    while !subtag.isSingleton {
      if areKeywords, subtag.count == 2, !subtag.endsWithLetter {
        throw IdentifierError(offset: subtag.offset, reason: .invalidExtension)
      }
      guard let following = try next() else { return nil }
      subtag = following
    }
    return subtag
  }

  /// Reads the contents of a `-t-` (UTS #35, `transformed_extensions`): a language identifier, then fields. A field is
  /// a letter and a digit with at least one value.
  ///
  /// - Returns: the next singleton, nil at the end.
  mutating func readTransform(from first: Subtag) throws(IdentifierError) -> Subtag? {
    var following: Subtag? = first
    // The part read last: 0 none, 1 language, 2 script, 3 region, 4 variants, 5 fields.
    var stage = 0
    var variants = VariantSet()
    var variantsEnd = 0
    // The offset of a field that has no value yet.
    var emptyField: Int?
    while let subtag = following, !subtag.isSingleton {
      if stage == 0, subtag.isLanguage {
        stage = 1
      } else if stage == 1, subtag.isScript {
        stage = 2
      } else if stage == 1 || stage == 2, subtag.isRegion {
        stage = 3
      } else if stage >= 1, stage <= 4, subtag.isVariant {
        stage = 4
        try variants.insert(subtag)
        variantsEnd = subtag.offset + subtag.count
      } else if stage == 5, subtag.count >= 3 {
        emptyField = nil
      } else {
        guard subtag.count == 2, !subtag.startsWithDigit, !subtag.endsWithLetter, emptyField == nil else {
          throw IdentifierError(offset: emptyField ?? subtag.offset, reason: .invalidExtension)
        }
        stage = 5
        emptyField = subtag.offset
      }
      following = try next()
    }
    if let emptyField { throw IdentifierError(offset: emptyField, reason: .invalidExtension) }
    try variants.finish(bytes, end: variantsEnd)
    return following
  }
}
