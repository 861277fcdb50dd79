/// The parts of an identifier that matching needs: packed subtags, and its kind.
struct ReadIdentifier {
  var kind = IdentifierKind.ordinary
  /// The language: two, three, or five to eight letters, five bits each; zero for `und` and `root`.
  var language: UInt64 = 0
  /// The script: four letters in lower case, the first one lowest; zero for none.
  var script: UInt32 = 0
  /// The region: two letters, five bits each, or a number from 1024 on; zero for none.
  var region: UInt64 = 0
  /// The kind of pseudo-locale that a variant names: accents 1, bidi 2, cracked 3; zero for none.
  var pseudoVariant: UInt64 = 0
  /// The offset where a private-use name begins.
  var nameStart = 0

  enum IdentifierKind: UInt8 {
    case ordinary
    /// `und`, or the empty text: equals only itself.
    case undetermined
    /// `x-…` alone or after `und`: a language of its own, identified by its text.
    case privateUse
    case illFormed
  }

  /// Every form that UTS #35 allows, and the legacy tags of BCP 47, which the table replaces.
  @inline(never)
  init(general bytes: UnsafeBufferPointer<UInt8>, _ table: SupportedLocaleTable) {
    self.init(kind: .ordinary)
    if bytes.isEmpty {
      kind = .undetermined
      return
    }
    var scanner = SubtagScanner(bytes)
    if let legacy = table.legacyTag(at: bytes) {
      language = legacy.language
      script = legacy.script
      region = legacy.region
      if legacy.isPrivateUse { kind = .privateUse }
      scanner.skip(to: legacy.length &+ 1)
      let isWellFormed = legacy.endsWithPrivateUse ? Self.skipToEnd(&scanner) : readTail(&scanner)
      if !isWellFormed { kind = .illFormed }
      return
    }
    guard scanner.next() == .subtag else {
      kind = .illFormed
      return
    }
    if scanner.isPrivateUseSingleton {
      kind = Self.readPrivateUse(&scanner) ? .privateUse : .illFormed
      return
    }
    // `root` is CLDR's old name of `und`; it means "no language", not "not known".
    if scanner.word != Self.root {
      guard scanner.isLanguage else {
        kind = .illFormed
        return
      }
      language = scanner.packedLetters
      if language == UInt64(Self.undetermined) {
        language = 0
        if scanner.isAtEnd { kind = .undetermined }
      }
    }
    if !readTail(&scanner) { kind = .illFormed }
  }

  private init(kind: IdentifierKind) { self.kind = kind }

  /// An identifier whose fields are all it has.
  @inline(__always)
  init(language: UInt64, script: UInt32, region: UInt64) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// `root`, as a word.
  private static let root: UInt64 = 0x74_6F_6F_72
  /// `und` and `sgn`, packed.
  static let undetermined: UInt16 = 21 | 14 << 5 | 4 << 10
  static let signLanguages: UInt16 = 19 | 7 << 5 | 14 << 10

  /// Reads script, region, variants, extensions and private use, if they are there. False if ill-formed.
  @inline(never)
  private mutating func readTail(_ scanner: inout SubtagScanner) -> Bool {
    // `und-x-bork` names the same private-use language as `x-bork`.
    let isUndeterminedAlone = language == 0 && scanner.position == 4
    var variants = VariantSet()
    var stage = region != 0 ? 2 : script != 0 ? 1 : 0
    while true {
      switch scanner.next() {
      case .illFormed: return false
      case .end: return variants.isDistinct(in: scanner.bytes)
      case .subtag: break
      }
      if stage < 1, scanner.isScript {
        script = UInt32(truncatingIfNeeded: scanner.word)
        stage = 1
      } else if stage < 2, scanner.isRegion {
        region = scanner.packedRegion
        stage = 2
      } else if scanner.count == 1 {
        guard variants.isDistinct(in: scanner.bytes) else { return false }
        guard scanner.isPrivateUseSingleton else { return Self.readExtensions(&scanner) }
        if isUndeterminedAlone, scanner.start == 4 {
          kind = .privateUse
          nameStart = 4
        }
        return Self.readPrivateUse(&scanner)
      } else if scanner.isVariant {
        stage = 3
        guard variants.insert(scanner) else { return false }
        // A pseudo-locale has this variant and no other.
        pseudoVariant = variants.count == 1 ? Self.pseudoKind(ofVariant: scanner.word) : 0
      } else {
        return false
      }
    }
  }

  /// Reads what follows `x`: one or more subtags, to the end.
  private static func readPrivateUse(_ scanner: inout SubtagScanner) -> Bool {
    scanner.next() == .subtag && skipToEnd(&scanner)
  }

  @inline(never)
  private static func skipToEnd(_ scanner: inout SubtagScanner) -> Bool {
    while true {
      switch scanner.next() {
      case .subtag: continue
      case .end: return true
      case .illFormed: return false
      }
    }
  }

  /// Reads extensions from the first singleton on, none twice, and the private use that may end them.
  @inline(never)
  private static func readExtensions(_ scanner: inout SubtagScanner) -> Bool {
    var grammar = ExtensionGrammar(singleton: scanner.word)
    var seen = scanner.singletonBit
    while true {
      switch scanner.next() {
      case .illFormed: return false
      case .end: return grammar.isComplete(in: scanner.bytes)
      case .subtag: break
      }
      guard scanner.count == 1 else {
        guard grammar.accept(scanner) else { return false }
        continue
      }
      guard grammar.isComplete(in: scanner.bytes) else { return false }
      if scanner.isPrivateUseSingleton { return readPrivateUse(&scanner) }
      guard seen & scanner.singletonBit == 0 else { return false }
      seen |= scanner.singletonBit
      grammar = ExtensionGrammar(singleton: scanner.word)
    }
  }

  /// The kind that a variant means: `PSACCENT`, `PSBIDI`, `PSCRACK`, as lower-case words.
  private static func pseudoKind(ofVariant word: UInt64) -> UInt64 {
    switch word {
    case 0x74_6E_65_63_63_61_73_70: 1
    case 0x69_64_69_62_73_70: 2
    case 0x6B_63_61_72_63_73_70: 3
    default: 0
    }
  }
}

/// Checks the subtags of an extension, one at a time (UTS #35, `unicode_locale_extensions`, `transformed_extensions`).
///
/// Keys of `-u-` end with a letter. `-t-` has a language identifier, then fields, each with at least one value. Other
/// singletons take anything.
private struct ExtensionGrammar {
  private let singleton: UInt64
  private var isEmpty = true
  /// How far a `-t-` has come: nothing, language, script, region, variants, fields.
  private var stage = 0
  private var variants = VariantSet()
  /// Whether a field of `-t-` still lacks its value.
  private var lacksValue = false

  init(singleton: UInt64) { self.singleton = singleton }

  /// Takes the scanner's subtag, which is not a singleton. False if it is not allowed here.
  @inline(never)
  mutating func accept(_ subtag: SubtagScanner) -> Bool {
    isEmpty = false
    switch singleton {
    case 0x75: return subtag.count != 2 || subtag.isKey
    case 0x74: return acceptTransform(subtag)
    default: return true
    }
  }

  private mutating func acceptTransform(_ subtag: SubtagScanner) -> Bool {
    if stage == 0, subtag.isLanguage {
      stage = 1
    } else if stage == 1, subtag.isScript {
      stage = 2
    } else if stage == 1 || stage == 2, subtag.isRegion {
      stage = 3
    } else if stage >= 1, stage <= 4, subtag.isVariant {
      stage = 4
      return variants.insert(subtag)
    } else if stage == 5, subtag.count >= 3 {
      lacksValue = false
    } else {
      guard subtag.isField, !lacksValue else { return false }
      stage = 5
      lacksValue = true
    }
    return true
  }

  /// Checks the end. Must be called at the end of the extension. False if something is missing.
  func isComplete(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    !isEmpty && !lacksValue && variants.isDistinct(in: bytes)
  }
}
