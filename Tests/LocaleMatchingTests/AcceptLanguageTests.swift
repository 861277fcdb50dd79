import TestSupport
import Testing

@testable import LocaleMatching

/// Reading and writing Accept-Language (RFC 9110, §12.5.4).
@Suite struct AcceptLanguageTests {
  private func shown(_ header: String, limits: AcceptLanguage.Limits = .init()) -> String {
    AcceptLanguage(header, limits: limits).ranges.map { "\($0.text):\($0.thousandths)@\($0.index)" }.joined(
      separator: " ")
  }

  @Test(arguments: [
    // RFC 9110's own example, and MDN's.
    ("da, en-gb;q=0.8, en;q=0.7", "da:1000@0 en-gb:800@1 en:700@2"),
    (
      "fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5",
      "fr-CH:1000@0 fr:900@1 en:800@2 de:700@3 *:500@4"
    ),
    ("en;q=0.5,de,fr;q=0.5,it", "de:1000@1 it:1000@3 en:500@0 fr:500@2"),
    ("en;q=0,de;q=0.001", "de:1@1 en:0@0"),
    (" en\t; Q=0.5 ,\t,, de ", "de:1000@1 en:500@0"),
    // If a range occurs twice, its last weight counts, at its first place.
    ("en;q=0.2, de;q=0.5, EN;q=0.5", "en:500@0 de:500@1"), ("en, de, en;q=0", "de:1000@1 en:0@0"),
    // An ill-formed element does not affect the others.
    ("en;q=x, de;q=0.1, e--n, ;q=1, fr;q=, it;q, *-CH, nl", "nl:1000@7 de:100@1"),
    // Unusual, but without ambiguity.
    (
      "en;q=.5, de;q=0.8333, fr;q=7, it;q=0.00001, nl;q=1., sv;q=00.25",
      "fr:1000@2 nl:1000@4 de:833@1 en:500@0 sv:250@5 it:1@3"
    ),
    ("en;level=1;q=0.3;x, de;0.9", "de:1000@1 en:300@0"), ("en;q=0.1;q=0.2", "en:200@0"),
    ("", ""), (",,,", ""), ("en_US, i-klingon;q=0.9", "en_US:1000@0 i-klingon:900@1"), ("*", "*:1000@0"),
    ("en;q=-1", ""), ("en;q=1e0", ""), ("en;q=0.5.5", ""), ("en;q=.", ""),
  ])
  func reads(header: String, expected: String) {
    #expect(shown(header) == expected)
  }

  @Test func diagnosticsReportIgnoredRanges() {
    let header = "en;q=x, e--GB,;q=1, de;q=.5, fr;a=b, fr;q=0.2, nl"
    let found = AcceptLanguage(header, limits: .init(rangeCount: 2)).diagnostics.map { diagnostic in
      "\(String(decoding: Array(header.utf8)[diagnostic.bytes], as: UTF8.self)) \(diagnostic.reason) "
        + (diagnostic.isSkipped ? "-" : "+")
    }
    #expect(
      found == [
        "en;q=x a weight that is not a number -",
        "e--GB not a locale identifier: not a language subtag (two, three, or five to eight letters) -",
        ";q=1 a weight without a range -", "de;q=.5 a weight that does not follow the grammar of RFC 9110 +",
        "fr;a=b a parameter that is not a weight +", "fr;q=0.2 a range that occurs twice; its last weight counts +",
        "nl more ranges than the limit -",
      ])
    #expect(AcceptLanguage("da, en-gb;q=0.8, *;q=0").diagnostics.map(\.reason) == [])
  }

  /// If a limit cuts an element, the part before the limit is not read as a range.
  /// Empty elements do not count (RFC 9110, §5.6.1.2), however many there are; beyond the limit nothing is read.
  @Test func commas() {
    let many = AcceptLanguage.Limits(byteCount: .max)
    #expect(shown("en" + String(repeating: ",", count: 65_000) + "de", limits: many) == "en:1000@0 de:1000@1")
    let header = AcceptLanguage("en" + String(repeating: ",", count: 100_000) + "de", limits: many)
    #expect(header.ranges.map(\.text) == ["en"])
    #expect(header.diagnostics.map(\.reason) == [.tooLong])
  }

  @Test func limits() {
    #expect(shown("en, de-AT, fr", limits: .init(byteCount: 7)) == "en:1000@0")
    #expect(shown("en, de-AT, fr", limits: .init(byteCount: 9)) == "en:1000@0 de-AT:1000@1")
    #expect(shown("en, de-AT, fr", limits: .init(byteCount: 10)) == "en:1000@0 de-AT:1000@1")
    #expect(shown("en, de-AT", limits: .init(byteCount: 9)) == "en:1000@0 de-AT:1000@1")
    #expect(shown("en, de", limits: .init(byteCount: -1)) == "")
    #expect(AcceptLanguage("en, de", limits: .init(byteCount: 3)).diagnostics.map(\.reason) == [.tooLong])
    #expect(AcceptLanguage("en, de-AT", limits: .init(byteCount: 7)).diagnostics.map(\.reason) == [.tooLong])
    #expect(AcceptLanguage.Limits(byteCount: .max, rangeCount: .max) == .init(byteCount: 0xFFFF, rangeCount: 32))
    let many = (0..<40).map { "a\("abcdefghijklmnopqrstuvwxyz".dropFirst($0 % 26).prefix(1))\($0 > 25 ? "x" : "")" }
    #expect(AcceptLanguage(many.joined(separator: ",")).ranges.count == 32)
    // A header of a megabyte, with many ranges or one, is read up to the limit.
    let megabyte = String(repeating: "en;q=0.5,", count: 120_000)
    #expect(shown(megabyte) == "en:500@0")
    #expect(shown("de," + String(repeating: "x", count: 1_000_000)) == "de:1000@0")
    #expect(AcceptLanguage(megabyte, limits: .init(byteCount: 0xFFFF)).list[0].index == 0)
  }

  @Test func weights() {
    let header = AcceptLanguage("en-GB, en;q=0, zh-Hant;q=0.7, de-*;q=1, *;q=0.1")
    let weights = ["en-GB", "en-GB-oxendict", "en", "en-US", "zh-Hant-TW", "zh-TW", "fr", "x--"].map {
      Int((header.qvalue(of: $0) * 1000).rounded())
    }
    // `zh-TW` maximizes like `zh-Hant`, which is wanted.
    #expect(weights == [1000, 1000, 0, 0, 700, 700, 100, 100])
    #expect(AcceptLanguage("iw;q=0.4, en").qvalue(of: "he-IL") == 0.4)
    #expect(AcceptLanguage("iw;q=0.4, en").qvalue(of: "fr") == 0)
  }

  @Test(
    arguments: [
      (["en-IE", "fr", "de"], "en-IE, fr;q=0.9, de;q=0.8"), ([], ""), (["en"], "en"),
      (["zh_hant_tw", "EN", "en", "en-US-u-ca-buddhist"], "zh-Hant-TW, en;q=0.9, en-US;q=0.8"),
      (["de-1996-x-y", "und", "", "x-y", "e\r\nSet-Cookie: a=b", "i-klingon"], "de-1996, tlh;q=0.9"),
    ] as [([String], String)])
  func writes(preferences: [String], expected: String) {
    #expect(AcceptLanguage(preferences: preferences).header == expected)
  }

  /// As Chrome's tests have it (net/http/http_util_unittest.cc, ExpandLanguageList); a script that is written stays.
  @Test(arguments: [
    ("en-US,fr,en-AU", "en-US,en,fr,en-AU"), ("en-US,fr-CA,it,fr", "en-US,en,fr-CA,fr,it"),
    ("en-US,en-GB,fr", "en-US,en-GB,en,fr"),
    ("fr,fr-CH,zh-Hant-TW", "fr,fr-CH,zh-Hant-TW,zh-Hant"), ("de-AT,zh-TW,de_DE.UTF-8", "de-AT,de,zh-TW,zh,de-DE"),
    ("en", "en"), ("", ""),
  ])
  func languagesFollowTheirRegions(preferences: String, expected: String) {
    let header = AcceptLanguage(
      preferences: preferences.split(separator: ",").map(String.init), addingLanguages: true)
    #expect(header.ranges.map(\.text).joined(separator: ",") == expected)
  }

  /// For any number of preferences, weights descend, none is zero, and reading gives what was written.
  @Test(arguments: [1, 2, 10, 11, 32, 100, 101, 600, 1500])
  func writesMany(count: Int) {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let preferences = (0..<count).map { "\(letters[$0 / 676 % 26])\(letters[$0 / 26 % 26])\(letters[$0 % 26])" }
    let header = AcceptLanguage(preferences: preferences).header
    let weights = header.split(separator: ",").map { element in
      element.split(separator: "=").dropFirst().first.flatMap { Double($0) } ?? 1
    }
    #expect(weights.count == min(count, 1000))
    #expect(weights.first == 1)
    #expect(zip(weights, weights.dropFirst()).allSatisfy { $0 > $1 })
    #expect(weights.allSatisfy { $0 >= 0.001 })
    // Steps of a tenth, a hundredth, a thousandth, as the documentation says: never finer than needed.
    if count > 1 { #expect(weights[1] == (count <= 10 ? 0.9 : count <= 100 ? 0.99 : 0.999)) }
    let read = AcceptLanguage(header, limits: .init(byteCount: 0xFFFF))
    #expect(read.diagnostics.allSatisfy { $0.reason == .tooManyRanges })
    #expect(read.ranges.map(\.text) == Array(preferences.prefix(32)))
  }
}
