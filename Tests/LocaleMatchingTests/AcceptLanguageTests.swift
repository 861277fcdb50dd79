import TestSupport
import Testing

@testable import LocaleMatching

/// Reading and writing Accept-Language (RFC 9110, §12.5.4).
@Suite struct AcceptLanguageTests {
  private func shown(_ header: String, limits: AcceptLanguage.Limits = .init()) -> String {
    AcceptLanguage(header, limits: limits).ranges.map { "\($0.text):\($0.thousandths)@\($0.index)" }.joined(
      separator: " ")
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
