import Foundation
import Testing

/// Rows of CLDR's supplementalMetadata.xml, bcp47 and validity.
@Suite struct CanonicalizeTests {
  private struct Validity: Decodable {
    struct Subtag: Decodable {
      var field: String
      var subtag: String
      var status: String
      var replacement: String?
    }

    var identifier: String
    var isValid: Bool
    var subtags: [Subtag]
  }

  @Test func canonicalize() throws {
    let result = try Executable.run("inspect", "--only", "canonical", "sh-CS", "hy-arevmda", "en_us", "und-u-tz-cnckg")
    #expect(result.lines == ["sr-Latn-RS", "hyw", "en-US", "und-u-tz-cnsha"])
    #expect(result.status == 0)
  }

  @Test func syntaxes() throws {
    #expect(
      try Executable.run("inspect", "--only", "canonical", "--lenient", "C", "de@collation=phonebook").lines == [
        "en-US-posix", "de-u-co-phonebk",
      ])
    let strict = try Executable.run("inspect", "--only", "canonical", "--strict", "i-klingon")
    #expect(strict.status == 64)
    #expect(strict.errors.contains("'i-klingon' is not a locale identifier"))
    #expect(try Executable.run("inspect", "--only", "canonical", "--strict", "--lenient", "de").status == 64)
  }

  @Test func batches() throws {
    let result = try Executable.run("inspect", "--only", "canonical", input: "iw\n\nen-u\n")
    #expect(result.lines.first == "he")
    #expect(result.lines.count == 3)
    #expect(result.status == 64)
    #expect(
      try Executable.run("inspect", "--only", "canonical", "--format", "json", input: "iw\n").lines
        == [#"{"canonical":"he","identifier":"iw"}"#])
  }

  @Test func validate() throws {
    #expect(try Executable.run("inspect", "--only", "validity", "de-CH-1996").lines == ["valid"])
    let invalid = try Executable.run("inspect", "--only", "validity", "xy-QU", "de")
    #expect(
      invalid.lines == [
        "invalid: language 'xy' is not known to CLDR, region 'QU' is deprecated; 'EU' replaces it", "valid",
      ])
    #expect(invalid.status == 1)
    let answers: [Validity] = try Executable.json("inspect", "--only", "validity", "en-AN")
    let region = try #require(answers.first?.subtags.last)
    #expect(region.field == "region")
    #expect(region.status == "deprecated")
    #expect(region.replacement == "CW SX BQ")
    let batch = try Executable.run("inspect", "--only", "validity", "--format", "tsv", input: "de\nxy\n")
    #expect(batch.lines == ["valid", "invalid: language 'xy' is not known to CLDR"])
    #expect(batch.status == 1)
  }
}
