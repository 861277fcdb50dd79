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
    let cantonese = LanguageSubtag("yue").packed
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
      let fast = LocaleIdentifier(text)?.languageIdentifier
      let naive = try? reference.parser.parse(text)
      #expect((fast == nil) == (naive == nil), "\(text)")
      if let fast, let naive {
        wellFormed += 1
        #expect(LanguageIdentifier(languageOf: text) == fast, "\(text)")
        let language = naive.language == "root" || naive.language.isEmpty ? "und" : naive.language
        #expect(
          [fast.language.description, fast.script?.description ?? "", fast.region?.description ?? ""]
            == [language, naive.script, naive.region], "\(text)")
      }
    }
    #expect(wellFormed > cases / 100)
  }

  @Test func subtags() {
    // A literal is a subtag, or the unknown one of its kind.
    #expect([LanguageSubtag("EN"), "und", "engl"].map(\.description) == ["en", "und", "und"])
    #expect([ScriptSubtag("hANT"), "Han1"].map(\.description) == ["Hant", "Zzzz"])
    #expect([RegionSubtag("tw"), "007", "1"].map(\.description) == ["TW", "007", "ZZ"])
    for text in ["", "e", "engl", "abcdefghi", "e1", "en-"] { #expect(LanguageSubtag(text) == nil, "\(text)") }
    for text in ["eng", "abcde", "abcdefgh"] { #expect(LanguageSubtag(text)?.description == text) }
    for text in ["", "Lat", "Latin", "La n"] { #expect(ScriptSubtag(text) == nil, "\(text)") }
    for text in ["", "G", "GBR", "41", "4190", "4A0", "G1"] { #expect(RegionSubtag(text) == nil, "\(text)") }
    for text in ["000", "999", "AA", "ZZ"] { #expect(RegionSubtag(text)?.description == text) }
    #expect(LanguageIdentifier("zh-Hant-TW")?.cldrIdentifier == "zh_Hant_TW")
  }

  /// What a language identifier leaves out does not come back.
  @Test func extensionsAreLeftOut() { #expect(LanguageIdentifier(languageOf: "und-u-ca-roc") == .undetermined) }
}
