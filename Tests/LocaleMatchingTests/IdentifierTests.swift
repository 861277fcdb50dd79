import LocaleCore
import ReferenceMatching
import TestSupport
import Testing

@testable import LocaleMatching

/// Reading identifiers (UTS #35, Unicode Language and Locale Identifiers; RFC 5646).
@Suite struct IdentifierTests {
  @Test func tooLongListIsRefused() {
    let supported = Array(repeating: "en", count: SupportedIndex.limit) + ["de"]
    do throws(LocaleMatcher.UnsupportedIdentifier) {
      _ = try LocaleMatcher(validating: supported)
      Issue.record("took more than can be arranged")
    } catch {
      #expect(error.place == .supported(SupportedIndex.limit))
      #expect(error.error.reason == .beyondLimit)
    }
    // As many as the limit may be: then the first that is ill-formed is named.
    let error = #expect(throws: LocaleMatcher.UnsupportedIdentifier.self) {
      try LocaleMatcher(validating: Array(repeating: "e-", count: SupportedIndex.limit))
    }
    #expect(error?.place == .supported(0))
  }

  @Test(arguments: [
    ("en", "en"), ("EN_gb", "en-GB"), ("zh-hant-tw", "zh-Hant-TW"), ("es-419", "es-419"), ("und", "und"), ("", "und"),
    ("root", "root"), ("sr_latn", "sr-Latn"), ("de-1996-fonipa", "de"), ("en-u-ca-buddhist", "en"),
    ("en-GB-t-de-h0-hybrid-u-ca-buddhist-x-a-b", "en-GB"), ("i-klingon", "tlh"), ("zh-min-nan-TW", "nan-TW"),
    ("zh-min-TW", "nan"), ("zh-yue-HK", "yue-HK"), ("zh-cmn-Hans-CN", "zh-Hans-CN"), ("sgn-BE-FR", "sfb"),
    ("sgn-BR", "bzs"), ("sgn_BR", "sgn_BR"),
    ("art-lojban", "jbo"),
    // Tags from before the grammar, and what only begins like one (RFC 5646, §2.2.8).
    ("i-ami", "ami"), ("i-hak", "hak"), ("I-LUX", "lb"), ("no-bok", "nb"), ("zh-mi", "zh-MI"), ("no-bo", "no-BO"),
    // Every digit may begin a variant of four, name an extension, and end a field of -t-.
    ("de-0abc-9xyz", "de"), ("en-0-abc-9-xyz", "en"), ("en-t-a0-abc-z9-xyz", "en"), ("en-a-c1-x-c1", "en"),
    ("en-t-de-latn-de-1996-h0-abc-m0-def-xyz", "en"), ("en-t-de-419", "en"),
    ("en-GB-oed", "en-GB"), ("english", "english"), ("en-Zzzz-ZZ", "en-Zzzz-ZZ"), ("x-bork", "und"),
  ])
  func reads(text: String, expected: String) throws {
    #expect(try LocaleIdentifier(validating: text).languageIdentifier.description == expected)
    #expect(LanguageIdentifier(languageOf: text)?.description == expected)
  }

  @Test(
    arguments: [
      ("en-", 3, .emptySubtag), ("-en", 0, .emptySubtag), ("en--GB", 3, .emptySubtag), ("e", 0, .invalidLanguage),
      ("en-GBé", 5, .invalidCharacter), ("en GB", 2, .invalidCharacter), ("engl", 0, .invalidLanguage),
      ("englisches", 0, .subtagTooLong), ("en-verylongvariant", 3, .subtagTooLong),
      ("en-fonipa-fonipa", 10, .repeatedVariant), ("en-u-ca-buddhist-u-nu-thai", 17, .repeatedSingleton),
      ("en-u", 3, .emptyExtension), ("en-x", 3, .emptyExtension), ("x", 0, .emptyExtension),
      ("en-GB-Latn", 6, .invalidSubtag), ("en-USA", 3, .invalidRegion), ("en-Latn-USA", 8, .invalidRegion),
      ("b!d", 1, .invalidCharacter), ("en-u-ca-greg.", 12, .invalidCharacter), ("en-u-c1", 5, .invalidExtension),
      ("en-u-c9", 5, .invalidExtension),
      ("en-t-h0", 5, .invalidExtension), ("12", 0, .invalidLanguage),
      ("i-klingon-abcdefghi", 10, .subtagTooLong), ("i-default-", 10, .emptySubtag), ("sgn-BE-FR-", 10, .emptySubtag),
      ("i-min", 0, .invalidLanguage), ("i-amis", 0, .invalidLanguage), ("i_ami", 0, .invalidLanguage),
      ("en-9-abc-9-abc", 9, .repeatedSingleton), ("en-z-abc-z-abc", 9, .repeatedSingleton),
      ("en-a-b-cde", 3, .emptyExtension), ("en-ab1", 3, .invalidSubtag), ("en-12", 3, .invalidSubtag),
      ("en-GB-abc", 6, .invalidSubtag), ("en-t-h0-m0-abc", 5, .invalidExtension),
      ("en-t-de-h0-ab", 8, .invalidExtension),
      ("en-t-0h-abc", 5, .invalidExtension), ("en-t-latn", 5, .invalidExtension),
      ("en-t-de-DE-latn", 11, .invalidExtension),
      ("en-t-de-1996-DE", 13, .invalidExtension), ("en-t-h0-abc-1996-h0", 17, .invalidExtension),
      // The extended languages of IANA's registry, each after its own language (RFC 5646, §2.2.2).
      ("zh-CDO", 3, .extendedLanguage), ("sgn-USA", 4, .invalidRegion), ("ar-cdo", 3, .invalidRegion),
      ("en-cdo", 3, .invalidRegion), ("ar-arz", 3, .extendedLanguage),
      ("kok-gom", 4, .extendedLanguage), ("lv-ltg", 3, .extendedLanguage), ("ms-zlm", 3, .extendedLanguage),
      ("sgn-ase", 4, .extendedLanguage), ("sw-swc", 3, .extendedLanguage), ("uz-uzn", 3, .extendedLanguage),
      ("zh-Hant-yue", 8, .extendedLanguage),
      ("zh-cdo", 3, .extendedLanguage), ("und-yue-HK", 4, .invalidRegion), ("en-Latn-Cyrl", 8, .invalidSubtag),
    ] as [(String, Int, IdentifierError.Reason)])
  func refuses(text: String, offset: Int, reason: IdentifierError.Reason) {
    #expect(LanguageIdentifier(languageOf: text) == nil)
    #expect(throws: IdentifierError(offset: offset, reason: reason)) {
      try LocaleIdentifier(validating: text).languageIdentifier
    }
    #expect(throws: IdentifierError(offset: offset, reason: reason)) { try LocaleIdentifier(validating: text) }
  }

  /// What is in a region's place is shown.
  @Test(arguments: [
    ("en-USA", "'USA' is \(IdentifierError.Reason.invalidRegion), at offset 3"),
    ("zh_cdo_TW", "'cdo' is \(IdentifierError.Reason.extendedLanguage), at offset 3"),
    ("en--US", "empty subtag at offset 3"), ("e", "\(IdentifierError.Reason.invalidLanguage) at offset 0"),
  ])
  func errorsInWords(text: String, words: String) {
    let error = #expect(throws: IdentifierError.self) { try LocaleIdentifier(validating: text).languageIdentifier }
    #expect(error?.description(in: text) == words)
  }

  /// Longer texts than any identifier are cut, and every number is looked up without a trap.
  @Test func nothingIsWrittenOrReadBeyondItsPlace() throws {
    var buffer = IdentifierBuffer()
    for _ in 0..<4 { buffer.append(word: 0x6867_6665_6463_6261) }
    #expect(buffer.text == String(repeating: "abcdefgh", count: 4))
    for _ in 0..<9 { buffer.append(byte: 0x7A) }
    #expect(buffer.text == String(repeating: "abcdefgh", count: 4))
    #expect(buffer.length == 32)
    for number in UInt64(0)...(1 << 15) { _ = LanguageTable.word(of: number) }
    // A pseudo-locale's language has a bit above its letters, and no word.
    let cantonese = try #require(LanguageSubtag("yue")).packed
    #expect(LanguageTable.word(of: cantonese) != .unknown)
    #expect(LanguageTable.word(of: cantonese | 1 << 15) == .unknown)
    #expect(RegionTable.classes.count == RegionMark.tableCount)
    #expect(LanguageTable.word(of: 1 << 15) == .unknown)
    #expect(LanguageTable.word(of: .max) == .unknown)
  }

  /// Wherever a variant is repeated, the first repetition is found: the first eight are compared at once, the others sorted.
  @Test func repeatedVariants() {
    let variants = (10...22).map { "v00\($0)" }
    for count in 1...12 {
      for repeated in variants.prefix(count) {
        let text = "en-" + (variants.prefix(count) + [repeated]).joined(separator: "-")
        let fault = IdentifierError(offset: 3 + 6 * count, reason: .repeatedVariant)
        #expect(throws: fault, "\(text)") { try LocaleIdentifier(validating: text).languageIdentifier }
        #expect(throws: fault, "\(text)") {
          try LocaleIdentifier(validating: text + "-\(variants[12])-\(repeated)").languageIdentifier
        }
        #expect(throws: fault, "\(text)") { try LocaleIdentifier(validating: text + "-u-ca-roc").languageIdentifier }
      }
      #expect(
        LanguageIdentifier(languageOf: "en-" + variants.prefix(count).joined(separator: "-"))
          == LanguageIdentifier("en"))
    }
  }

  /// On random text, the naive reader agrees about well-formedness, language, script and region.
  @Test func agreesWithTheNaiveReader() throws {
    let reference = try TestData.reference.get()
    var random = SeededGenerator(seed: 11)
    let pieces = [
      "en", "zh", "und", "root", "sgn", "i", "x", "u", "t", "a", "0", "Latn", "hant", "GB", "419", "fonipa", "1996",
      "1x",
      "ca", "h0", "buddhist", "hybrid", "klingon", "min", "nan", "abcdefghi", "", "é", "12345", "yue", "cmn", "no",
      "bok",
    ]
    var wellFormed = 0
    let cases = TestSize.count(20_000, sample: 4_000)
    for number in 0..<cases {
      let count = 1 + Int.random(in: 0..<6, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined(separator: number % 5 == 0 ? "_" : "-")
      let fast = LanguageIdentifier(languageOf: text)
      let naive = try? reference.parser.parse(text)
      #expect((fast == nil) == (naive == nil), "\(text)")
      if let fast, let naive {
        wellFormed += 1
        let language = naive.language == "root" || naive.language.isEmpty ? "und" : naive.language
        #expect(
          [fast.language.description, fast.script?.description ?? "", fast.region?.description ?? ""]
            == [language, naive.script, naive.region], "\(text)")
      }
    }
    #expect(wellFormed > cases / 100)
  }

  @Test func subtags() {
    #expect(LanguageSubtag("EN")?.description == "en")
    #expect(LanguageSubtag("engl") == nil)
    #expect(LanguageSubtag("und") == .undetermined)
    #expect(ScriptSubtag("hANT")?.description == "Hant")
    #expect(ScriptSubtag("Han1") == nil)
    #expect(RegionSubtag("tw")?.description == "TW")
    #expect(RegionSubtag("007")?.description == "007")
    #expect(RegionSubtag("1") == nil)
    for text in ["", "e", "engl", "abcdefghi", "e1", "en-"] { #expect(LanguageSubtag(text) == nil, "\(text)") }
    for text in ["eng", "abcde", "abcdefgh"] { #expect(LanguageSubtag(text)?.description == text) }
    for text in ["", "Lat", "Latin", "La n"] { #expect(ScriptSubtag(text) == nil, "\(text)") }
    for text in ["", "G", "GBR", "41", "4190", "4A0", "G1"] { #expect(RegionSubtag(text) == nil, "\(text)") }
    for text in ["000", "999", "AA", "ZZ"] { #expect(RegionSubtag(text)?.description == text) }
    #expect(LanguageIdentifier("zh-Hant-TW")?.cldrIdentifier == "zh_Hant_TW")
  }

  /// What a language identifier cannot hold is no language identifier; its language is, by the label.
  @Test(arguments: [
    ("no-bokmal", "no"), ("en-u-ca-roc", "en"), ("en-x-a", "en"), ("x-a", "und"), ("en-GB-oed", "en-GB"),
    ("i-default", "en"),
  ])
  func whatALanguageIdentifierCannotHold(text: String, language: String) {
    #expect(LanguageIdentifier(text) == nil)
    #expect(LanguageIdentifier(languageOf: text)?.description == language)
    #expect(LanguageIdentifier("i-klingon")?.description == "tlh")
  }
}
