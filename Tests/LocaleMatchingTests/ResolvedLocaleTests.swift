import Testing

@testable import LocaleMatching

/// The answers of ICU 72's `makeResolvedLocale`, except for `sd`, which this library removes.
@Suite struct ResolvedLocaleTests {
  @Test(arguments: [
    ("no", "nn-BE-fonipa", "no-BE-fonipa"), ("en", "en-GB-u-sd-gbsct", "en-GB"),
    ("en", "en-GB-u-rg-gbsct", "en-GB-u-rg-gbsct"), ("en-US", "en-GB", "en-GB"),
    ("en-u-ca-roc", "en-GB-u-nu-thai", "en-GB-u-ca-roc-nu-thai"), ("en-fonipa", "en-GB", "en-GB-fonipa"),
    ("en-fonipa", "en-scotland", "en-scotland"),
    ("en", "en-GB-u-rg-uszzzz-sd-gbsct-ca-roc", "en-GB-u-ca-roc-rg-uszzzz"), ("en-US", "en-u-ca-roc", "en-US-u-ca-roc"),
    ("zh-Hant", "zh-TW", "zh-Hant-TW"), ("en", "en-t-de-u-ca-roc-x-foo", "en-t-de-u-ca-roc-x-foo"),
    ("en-x-bar", "en-x-foo", "en-x-foo"), ("en-x-bar-baz", "en-GB", "en-GB-x-bar-baz"),
    ("en-u-rg-gbzzzz", "en-GB-u-ca-roc", "en-GB-u-ca-roc-rg-gbzzzz"),
    ("en-GB", "en-GB-u-sd-gbsct", "en-GB"), ("en-a-foo", "en-GB-b-bar", "en-GB-a-foo-b-bar"),
    ("en", "en-u-attr-ca-roc", "en-u-attr-ca-roc"), ("en-u-foo", "en-GB-u-bar", "en-GB-u-bar"),
    ("en-u-ca-gregory-nu-thai", "en-u-ca-roc", "en-u-ca-roc-nu-thai"),
    ("en-GB-u-sd-gbsct", "en-GB-u-sd-gbsct", "en-GB-u-sd-gbsct"),
    (
      "en-GB-u-sd-gbsct", "en-fonipa-u-nu-Arab-ca-buddhist-t-m0-iso-i0-pinyin",
      "en-GB-fonipa-t-m0-iso-i0-pinyin-u-ca-buddhist-nu-arab"
    ),
  ])
  func overlaid(supported: String, desired: String, expected: String) throws {
    let matcher = LocaleMatcher(supported: [supported])
    let match = try #require(matcher.bestMatch(for: desired))
    #expect(match.resolved(for: desired)?.description == expected)
  }
}
