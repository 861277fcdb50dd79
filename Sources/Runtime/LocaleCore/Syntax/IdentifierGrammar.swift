/// The grammar of Unicode locale identifiers (UTS #35, `unicode_locale_id`), and where a text breaks it. No other code
/// reads it.
///
/// It takes time linear in the length and allocates nothing for up to eight variants.
extension ParsedIdentifier {
  /// Reads every form that UTS #35 allows; throws the error for everything else.
  ///
  /// - Parameter legacy: the legacy tag that the text begins with, where such are to be replaced.
  @inline(never)
  package static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, replacing legacy: LegacyTag? = nil
  ) throws(IdentifierError) -> ParsedIdentifier {
    var parsed = ParsedIdentifier()
    if bytes.isEmpty {
      parsed.kind = .undetermined
      return parsed
    }
    var scanner = SubtagScanner(bytes)
    if let legacy {
      parsed = legacy.replacement
      scanner.skip(to: legacy.length + 1)
      if scanner.isAtEnd, !legacy.endsWithPrivateUse {
        parsed.tail = bytes.count
        parsed.variantsEnd = bytes.count
        parsed.extensionsEnd = bytes.count
        return parsed
      }
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
      parsed.variantsEnd = -1
      parsed.extensionsEnd = -1
      try scanner.readPrivateUse(language)
      return parsed
    }
    if language.word == Self.root {
      // `root` is CLDR's old name of `und`. It means "no language", not "not known": matching maximizes it.
    } else {
      guard language.isLanguage else {
        throw IdentifierError(offset: language.offset, reason: .invalidLanguage)
      }
      let packed = language.packedLetters
      parsed.language = packed == PackedSubtag.undetermined ? 0 : packed
      if parsed.language == 0, scanner.isAtEnd { parsed.kind = .undetermined }
    }
    try parsed.readTail(&scanner)
    return parsed
  }

  /// `root`, as a word.
  private static let root: UInt64 = 0x74_6F_6F_72

  /// Reads script, region, variants, extensions and private use, as far as they are there.
  private mutating func readTail(_ scanner: inout SubtagScanner) throws(IdentifierError) {
    // `und-x-bork` names the same private-use language as `x-bork`.
    let isUndeterminedAlone = language == 0 && scanner.position == 4
    let count = scanner.bytes.count
    var variants = VariantSet()
    var stage = region != 0 ? 2 : script != 0 ? 1 : 0
    tail = count
    variantsEnd = count
    extensionsEnd = count
    while let subtag = try scanner.next() {
      if stage < 1, subtag.isScript {
        script = UInt32(truncatingIfNeeded: subtag.packedLetters)
        stage = 1
      } else if stage < 2, subtag.isRegion {
        region = subtag.packedRegion
        stage = 2
      } else if subtag.isSingleton {
        tail = min(tail, subtag.offset - 1)
        variantsEnd = subtag.offset - 1
        try variants.finish(scanner.bytes, end: variantsEnd)
        if subtag.isPrivateUseSingleton {
          if isUndeterminedAlone, subtag.offset == 4 {
            kind = .privateUse
            tail = subtag.offset
          }
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
        pseudoVariant = variants.count == 1 ? PseudoLocale(variant: subtag.word) : .none
      } else {
        throw IdentifierError(
          offset: subtag.offset,
          reason: stage == 0 && subtag.isExtendedLanguage ? .extendedLanguage : .invalidSubtag)
      }
    }
    try variants.finish(scanner.bytes, end: count)
  }
}

extension SubtagScanner {
  /// Reads what follows `x`: one or more subtags, to the end.
  fileprivate mutating func readPrivateUse(_ singleton: Subtag) throws(IdentifierError) {
    guard try next() != nil else { throw IdentifierError(offset: singleton.offset, reason: .emptyExtension) }
    while try next() != nil {}
  }

  /// Reads extensions from the first singleton on, none twice, and the private use that may end them.
  ///
  /// - Returns: where private use begins; nil if there is none.
  fileprivate mutating func readExtensions(from first: Subtag) throws(IdentifierError) -> Int? {
    var grammar = ExtensionGrammar(first)
    var seen = first.singletonBit
    while let subtag = try next() {
      guard subtag.isSingleton else {
        try grammar.accept(subtag)
        continue
      }
      try grammar.finish(bytes)
      if subtag.isPrivateUseSingleton {
        try readPrivateUse(subtag)
        return subtag.offset
      }
      guard seen & subtag.singletonBit == 0 else {
        throw IdentifierError(offset: subtag.offset, reason: .repeatedSingleton)
      }
      seen |= subtag.singletonBit
      grammar = ExtensionGrammar(subtag)
    }
    try grammar.finish(bytes)
    return nil
  }
}

/// What may be in an extension (UTS #35, `unicode_locale_extensions`, `transformed_extensions`), a subtag at a time.
///
/// Keys of `-u-` end with a letter, its types and attributes have three to eight characters. `-t-` has a language
/// identifier, then fields: a letter and a digit, each with at least one value. Other singletons take anything.
private struct ExtensionGrammar {
  private let singleton: Subtag
  private var count = 0
  /// The part of a `-t-` that was read last: nothing, language, script, region, variants, fields.
  private var stage = 0
  private var variants = VariantSet()
  private var variantsEnd = 0
  /// A field of `-t-` that still lacks its value.
  private var emptyField: Subtag?

  init(_ singleton: Subtag) { self.singleton = singleton }

  /// Takes the next subtag, which is not a singleton.
  mutating func accept(_ subtag: Subtag) throws(IdentifierError) {
    count += 1
    switch singleton.word {
    case 0x75:
      if subtag.count == 2, !subtag.endsWithLetter { throw fault(subtag) }
    case 0x74: try acceptTransform(subtag)
    default: break
    }
  }

  private mutating func acceptTransform(_ subtag: Subtag) throws(IdentifierError) {
    switch (stage, subtag) {
    case (0, _) where subtag.isLanguage: stage = 1
    case (1, _) where subtag.isScript: stage = 2
    case (1...2, _) where subtag.isRegion: stage = 3
    case (1...4, _) where subtag.isVariant:
      stage = 4
      try variants.insert(subtag)
      variantsEnd = subtag.offset + subtag.count
    case (5, _) where subtag.count >= 3: emptyField = nil
    default:
      guard subtag.count == 2, !subtag.startsWithDigit, !subtag.endsWithLetter, emptyField == nil else {
        throw fault(emptyField ?? subtag)
      }
      stage = 5
      emptyField = subtag
    }
  }

  /// Must be called where the extension ends.
  func finish(_ bytes: UnsafeBufferPointer<UInt8>) throws(IdentifierError) {
    guard count > 0 else { throw IdentifierError(offset: singleton.offset, reason: .emptyExtension) }
    if let emptyField { throw fault(emptyField) }
    try variants.finish(bytes, end: variantsEnd)
  }

  private func fault(_ subtag: Subtag) -> IdentifierError {
    IdentifierError(offset: subtag.offset, reason: .invalidExtension)
  }
}
