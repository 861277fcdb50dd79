import Foundation
import TestSupport
import Testing

/// `inspect`: rows of CLDR's likelySubtags.xml, supplementalMetadata.xml, supplementalData.xml, bcp47 and validity.
@Suite struct InspectTests {
  private func only(_ part: String, _ arguments: String..., input: String = "") throws -> BuiltProgram.Result {
    try Executable.run(["inspect", "--only", part] + arguments, input: Data(input.utf8))
  }

  @Test(arguments: [
    ("maximized", "zh-TW SR en_gb gsw iw", "zh-Hant-TW,sr-Cyrl-RS,en-Latn-GB,gsw-Latn-CH,he-Hebr-IL"),
    ("minimized", "zh-Hant-TW en-Latn-US", "zh-TW,en"), ("minimized", "--keep script zh-Hant-TW", "zh-Hant"),
    ("canonical", "sh-CS hy-arevmda en_us und-u-tz-cnckg", "sr-Latn-RS,hyw,en-US,und-u-tz-cnsha"),
    ("canonical", "--lenient C de@collation=phonebook", "en-US-u-va-posix,de-u-co-phonebk"),
    ("parents", "en_AT sr-ME und", "en-150 > en-001 > en > und,sr-Latn > und,-"), ("validity", "de-CH-1996", "valid"),
  ])
  func oneLineAnIdentifier(part: String, arguments: String, lines: String) throws {
    let result = try Executable.run(["inspect", "--only", part] + arguments.split(separator: " ").map(String.init))
    #expect(result.lines == lines.split(separator: ",").map(String.init))
    #expect(result.status == 0)
  }

  @Test func everyPartInOneRow() throws {
    #expect(
      try Executable.run("inspect", "nn", "--format", "tsv").lines == [
        "nn\tnn-Latn-NO\tnn\tno > und\tvalid\tleft-to-right"
      ])
  }

  @Test func standardInput() throws {
    let result = try only("maximized", input: "zh-TW\n\n e-n \ngsw\r\n")
    #expect(
      result.lines == [
        "zh-Hant-TW", "error: the line is empty: write one identifier",
        "error: 'e-n' is not a locale identifier: not a language subtag (two, three, or five to eight letters)"
          + " at offset 0",
        "gsw-Latn-CH",
      ])
    #expect(result.status == 64)
    #expect(
      try only("canonical", "--format", "json", input: "iw\n").lines == [#"{"canonical":"he","identifier":"iw"}"#])
  }

  /// An error prints no partial answer.
  @Test func oneBadArgumentRefusesAll() throws {
    let result = try only("maximized", "de", "e--n")
    #expect(result.output == "")
    #expect(result.status == 64)
  }

  @Test func strictSyntaxRefusesLegacyTags() throws {
    let strict = try only("canonical", "--strict", "i-klingon")
    #expect(strict.status == 64)
    #expect(strict.errors.contains("'i-klingon' is not a locale identifier"))
    #expect(try only("canonical", "--strict", "--lenient", "de").status == 64)
  }

  @Test func invalidSubtagsAreNamed() throws {
    let invalid = try only("validity", "xy-QU", "de")
    #expect(
      invalid.lines == [
        "invalid: language 'xy' is not known to CLDR, region 'QU' is deprecated; 'EU' replaces it", "valid",
      ])
    #expect(invalid.status == 1)
  }

  /// What CLDR's aliases replace is valid: `no_bokmal` is a languageAlias, and Annex C of UTS #35 names `posix`.
  @Test(arguments: [
    ("en_US_POSIX", "valid: variant 'posix' is deprecated; 'en-US-u-va-posix' replaces it"),
    ("no-bokmal", "valid: variant 'bokmal' is deprecated; 'nb' replaces it"),
    (
      "no-bokmal-nonsense",
      "invalid: variant 'bokmal' is deprecated; 'nb-nonsense' replaces it, variant 'nonsense' is not known to CLDR"
    ),
    // CLDR's likelySubtags.xml: und_UA → uk, und_JP → ja, und_DK → da. Northern Sami is a language.
    ("ua", "invalid: language 'ua' is not known to CLDR, but a country's code: did you mean 'uk'?"),
    ("jp-JP", "invalid: language 'jp' is not known to CLDR, but a country's code: did you mean 'ja'?"),
    ("dk", "invalid: language 'dk' is not known to CLDR, but a country's code: did you mean 'da'?"),
    ("se", "valid"), ("xx", "invalid: language 'xx' is not known to CLDR"),
  ])
  func replacedAndMistaken(identifier: String, validity: String) throws {
    #expect(try only("validity", identifier).lines == [validity])
  }
}
