import TestSupport
import Testing

@testable import LocaleCanonicalization
@testable import LocaleMatching
@testable import LocaleValidity

/// Every field of UTS #35's `unicode_locale_id`; expectations from its text and from BCP 47.
@Suite struct LocaleIdentifierTests {
  @Test func everyField() throws {
    let identifier = try LocaleIdentifier(
      validating: "ZH_hant_tw_PINYIN_1999_u_FOO_ca_islamic_civil_kn_t_en_latn_us_fonipa_m0_names_a_xyz_x_priv_a")
    #expect(
      identifier.description
        == "zh-Hant-TW-pinyin-1999-u-foo-ca-islamic-civil-kn-t-en-latn-us-fonipa-m0-names-a-xyz-x-priv-a")
    #expect(identifier.cldrIdentifier.prefix(10) == "zh_Hant_TW")
    #expect(identifier.languageIdentifier == LanguageIdentifier("zh-Hant-TW"))
    #expect(Array(identifier.variants) == ["pinyin", "1999"])
    #expect(Array(identifier.attributes) == ["foo"])
    #expect(identifier.keywords.map(\.key) == ["ca", "kn"])
    #expect(identifier.keyword("ca") == "islamic-civil")
    #expect(identifier.keyword("kn") == "")
    #expect(identifier.keyword("nu") == nil)
    let transform = try #require(identifier.transform)
    #expect(transform.sourceText == "en-latn-us-fonipa")
    #expect(transform.source == LanguageIdentifier("en-Latn-US"))
    #expect(transform.fields.first { $0.key == "m0" }?.value == "names")
    #expect(identifier.extensions.map(\.singleton) == ["u", "t", "a"])
    #expect(identifier.extensions.map(\.content).last == "xyz")
    #expect(Array(identifier.privateUse) == ["priv", "a"])
    let method = try #require(LocaleIdentifier("en-t-m0-names")?.transform)
    #expect(method.sourceText == "")
    #expect(method.source == nil)
    #expect(method.fields.map(\.description) == ["m0-names"])
  }

  /// Ten thousand variants, keywords and subtags of private use are read, and a repeated one is found.
  @Test func longIdentifiers() throws {
    let variants = (0..<10_000).map { "v\(10_000 + $0)" }
    let long = try LocaleIdentifier(validating: "en-\(variants.joined(separator: "-"))", syntax: .strict)
    #expect(Array(long.variants).count == 10_000)
    #expect(long.isCanonical)
    let repeated = "en-\(variants.joined(separator: "-"))-v15000"
    #expect(throws: IdentifierError(offset: 3 + 70_000, reason: .repeatedVariant)) {
      _ = try LocaleIdentifier(validating: repeated)
    }
    let source = "en-t-en-\(variants.joined(separator: "-"))-v15000-m0-names"
    #expect(throws: IdentifierError(offset: 8 + 70_000, reason: .repeatedVariant)) {
      _ = try LocaleIdentifier(validating: source)
    }
    let keys = String(repeating: "-ca-roc-nu-thai", count: 5000)
    #expect(LocaleIdentifier("en-u\(keys)")?.canonicalized.description == "en-u-ca-roc-nu-thai")
    #expect(LocaleIdentifier("en-x" + String(repeating: "-a", count: 10_000))?.isCanonical == true)
    let reversed = variants.reversed().joined(separator: "-")
    #expect(LocaleIdentifier("en-\(reversed)")?.canonicalized == long)
  }
}
