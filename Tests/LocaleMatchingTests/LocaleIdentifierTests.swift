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

  /// `true` is left out in `-u-`, and nothing that only looks like it; the variant `posix` is a keyword (UTS #35, Annex C).
  @Test(arguments: [
    ("en-u-kn-true", "en-u-kn"), ("en-u-kn-trub", "en-u-kn-trub"), ("en-u-kn-trxe", "en-u-kn-trxe"),
    ("en-u-kn-txue", "en-u-kn-txue"), ("en-u-kn-xrue", "en-u-kn-xrue"), ("en-u-kn-truer", "en-u-kn-truer"),
    ("en-u-kn-tru", "en-u-kn-tru"), ("en-t-m0-true", "en-t-m0-true"), ("en-posix", "en-u-va-posix"),
    ("en-US-posix-u-ca-roc", "en-US-u-ca-roc-va-posix"), ("en-fonipa-posix", "en-fonipa-u-va-posix"),
    ("en-u-foo-bar-foo-ca-roc-ca-thai", "en-u-bar-foo-ca-roc"),
  ])
  func canonicalKeywords(text: String, expected: String) {
    #expect(LocaleIdentifier(text)?.canonicalized.description == expected)
  }

  @Test(arguments: [
    ("i-klingon", "tlh"), ("zh-min-nan-TW", "nan-TW"), ("en-GB-oed", "en-GB-oxendict"), ("i-default", "en-x-i-default"),
    ("i-enochian", "und-x-i-enochian"), ("sgn-BE-FR", "sfb"), ("zh-min", "nan-x-zh-min"), ("x-bork", "und-x-bork"),
    ("root", "root"), ("", ""), ("ROOT-US", "und-US"), ("i-mingo-u-ca", "see-x-i-mingo-u-ca"),
  ])
  func standardSyntax(text: String, expected: String) {
    #expect(LocaleIdentifier(text)?.description == expected)
    #expect(LocaleIdentifier(text, syntax: .strict) == nil)
  }

  @Test(arguments: [
    ("en_US.UTF-8", "en-US"), ("sr_RS@latin", "sr-Latn-RS"), ("C", "en-US-u-va-posix"), ("POSIX", "en-US-u-va-posix"),
    ("C.UTF-8", "en-US-u-va-posix"), ("de_DE@euro", "de-DE"), ("ca_ES.utf8@valencia", "ca-ES-valencia"),
    ("uz_UZ@cyrillic", "uz-Cyrl-UZ"), ("sd_IN@devanagari", "sd-Deva-IN"), ("sr_Cyrl_RS@latin", "sr-Cyrl-RS"),
    ("de_DE@calendar=gregorian;collation=phonebook", "de-DE-u-ca-gregory-co-phonebk"),
    ("en@timezone=America/Los_Angeles", "en-u-tz-uslax"), ("_US", "und-US"),
    ("en@x=foo-bar;colStrength=secondary", "en-u-ks-level2-x-foo-bar"),
    ("fr_CA@attribute=foo;t=de-m0-names", "fr-CA-t-de-m0-names-u-foo"), ("en_US@", "en-US"),
    ("zh@nu=hanidec", "zh-u-nu-hanidec"), ("", ""),
    ("de@calendar=gregorian;collation=phonebook;numbers=latn", "de-u-ca-gregory-co-phonebk-nu-latn"),
    // Spaces and empty keywords are left out; letters are extensions, x private use (UTS #35, Old Locale Extension Syntax).
    ("de@ Calendar = Roc ;; nu=latn;", "de-u-ca-roc-nu-latn"), ("de@a=foo;b=bar_x1;x=y-z", "de-a-foo-b-bar-x1-x-y-z"),
    ("de@attribute=foo_bar;ca=roc", "de-u-foo-bar-ca-roc"), ("de@attribute=foo", "de-u-foo"),
  ])
  func lenientSyntax(text: String, expected: String) {
    #expect(LocaleIdentifier(text, syntax: .lenient)?.description == expected)
  }

  @Test func strictErrors() {
    #expect(throws: IdentifierError(offset: 2, reason: .invalidCharacter)) {
      _ = try LocaleIdentifier(validating: "de_DE", syntax: .strict)
    }
    #expect(throws: IdentifierError(offset: 5, reason: .invalidCharacter)) {
      _ = try LocaleIdentifier(validating: "de-DE_1996_fonipa", syntax: .strict)
    }
    #expect(throws: IdentifierError(offset: 3, reason: .invalidKeyword)) {
      _ = try LocaleIdentifier(validating: "de@nosuchkey=x", syntax: .lenient)
    }
    for text in ["en_.UTF-8", "en_@euro", "en_@calendar=gregorian", "en_US_@", "sr_@latin"] {
      let offset = text.utf8.prefix { $0 != 0x2E && $0 != 0x40 }.count
      #expect(throws: IdentifierError(offset: offset, reason: .emptySubtag), "\(text)") {
        _ = try LocaleIdentifier(validating: text, syntax: .lenient)
      }
    }
    for (text, offset) in [
      ("de@u=x", 3), ("de@=x", 3), ("de@ca=", 3), ("de@nu=latn;ca", 11), ("de@ca=roc;nu", 10), ("de@ca=ro/c", 3),
      ("de@a=x/y", 3), ("de@attribute=a/b", 3), ("de@caa=roc", 3), ("de@c/=roc", 3),
    ] {
      #expect(throws: IdentifierError(offset: offset, reason: .invalidKeyword), "\(text)") {
        _ = try LocaleIdentifier(validating: text, syntax: .lenient)
      }
    }
    // Offsets are those of the text that was written.
    for (text, offset, reason) in [
      ("__US", 0, .emptySubtag), ("zh_cdo@ca=roc", 3, .extendedLanguage), ("en_US-win.UTF-8", 6, .invalidSubtag),
      ("de@ca=abcdefghi", 2, .subtagTooLong), ("de.UTF-8@ca=abcdefghi", 8, .subtagTooLong),
    ] as [(String, Int, IdentifierError.Reason)] {
      #expect(throws: IdentifierError(offset: offset, reason: reason), "\(text)") {
        _ = try LocaleIdentifier(validating: text, syntax: .lenient)
      }
    }
    for text in ["de@abc-ef", "de@abcdé", "de@a b"] {
      #expect(throws: IdentifierError(offset: 3, reason: .invalidModifier), "\(text)") {
        _ = try LocaleIdentifier(validating: text, syntax: .lenient)
      }
    }
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
