import AppLocalization
import Foundation
import LocalePlurals
import LocalizationAudit
import Testing

@Suite struct StringCatalogTests {
  /// Compares with Foundation's reader.
  @Test func meansTheSameAsJSON() throws {
    let escaped = #"{"sourceLanguage":"\u0065n","strings":{"\ud83d\ude00\/\b\f":{}},"version":"1.0"}"#
    let same = try JSONSerialization.jsonObject(with: Data(escaped.utf8)) as? [String: Any]
    #expect(
      StringCatalog.read(escaped.utf8).catalog?.keys == (same?["strings"] as? [String: Any]).map { Array($0.keys) })
  }

  @Test func parts() throws {
    let catalog = try #require(StringCatalog.read(Samples.catalog.utf8).catalog)
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.languages == ["de", "en", "pt-BR"])
    let likes = try #require(catalog["%@ likes https://a.b/c"])
    #expect(likes.comment == "A \"name\" and a fixed address")
    #expect(likes.extractionState == "manual")
    #expect(likes[language: "pt-BR"]?.stringUnit?.state == "needs_review")
    #expect(catalog["Brand"]?.shouldTranslate == false)
    #expect(likes.shouldTranslate)
    #expect(catalog["Brand"]?.fields["futureField"] == .array([.number("1.50"), .null, .bool(true)]))
    let units = try #require(catalog["%lld items"]?[language: "de"]).units
    #expect(
      units.map { $0.path.joined(separator: ".") } == [
        "device.iphone.plural.one", "device.iphone.plural.other", "device.other",
      ])
    let found = try #require(catalog["found"]?[language: "en"])
    #expect(found.substitutionNames == ["files", "folders"])
    #expect(found[substitution: "folders"]?.argumentNumber == 2)
    #expect(found[substitution: "files"]?.formatSpecifier == "lld")
    #expect(found.units.count == 5)
  }

  /// The expected places were counted by hand.
  @Test(
    arguments: [
      ("", "1:1 json.malformed"), ("{\"a\":1,}", "1:8 json.malformed"), ("{\n \"a\" 1}", "2:6 json.malformed"),
      ("{}x", "1:3 json.malformed"), ("{\"a\":01}", "1:7 json.malformed"), ("{\"a\":\"\\x\"}", "1:7 json.malformed"),
      ("{\"a\":\"é\n\"}", "1:8 json.malformed"), ("{\"a\":tru}", "1:6 json.malformed"),
      ("{\"a\":\"", "1:6 json.malformed"),
      ("{\"a\":-}", "1:7 json.malformed"), ("{\"a\":\"\\u12\"}", "1:7 json.malformed"), ("[1 2]", "1:4 json.malformed"),
      ("[]", "1:1 catalog.wrongType"),
      ("{\"sourceLanguage\":\"en\",\"version\":\"1.0\"}", "- catalog.missingMember"),
      ("{\"version\":\"1.0\",\"strings\":{}}", "- catalog.missingMember"),
      ("{\"sourceLanguage\":1,\"version\":\"1.0\",\"strings\":{}}", "1:2 catalog.wrongType"),
    ])
  func malformed(source: String, expected: String) {
    let found = StringCatalog.read(source.utf8).diagnostics.map { diagnostic in
      "\(diagnostic.position.map { "\($0.line):\($0.column)" } ?? "-") \(diagnostic.code.rawValue)"
    }
    #expect(found == [expected])
  }

  @Test(
    arguments: [
      (#"{"a":1}"#, "wrongType"), (#"{"a":{"comment":1}}"#, "wrongType"),
      (#"{"a":{"shouldTranslate":1}}"#, "wrongType"),
      (#"{"a":{"extractionState":"odd"}}"#, "unknownState"), (#"{"a":{"localizations":{"de":1}}}"#, "wrongType"),
      (#"{"a":{"localizations":{"de":{"stringUnit":{"state":"new"}}}}}"#, "missingMember"),
      (#"{"a":{"localizations":{"de":{"stringUnit":{"state":"odd","value":"x"}}}}}"#, "unknownState"),
      (
        #"{"a":{"localizations":{"de":{"variations":{"plural":{"one":{"stringUnit":{"value":"x"}}}}}}}}"#,
        "missingOther"
      ),
      (
        #"{"a":{"localizations":{"de":{"variations":{"plural":{"other":{},"lots":{}}}}}}}"#, "unknownVariation"
      ), (#"{"a":{"localizations":{"de":{"variations":{"moon":{"other":{}}}}}}}"#, "unknownVariation"),
      (#"{"a":{"localizations":{"de":{"stringUnit":{"value":"%#@n@"}}}}}"#, "missingSubstitution"),
      (
        #"{"a":{"localizations":{"de":{"stringUnit":{"value":"x"},"substitutions":{"n":{"argNum":1}}}}}}"#,
        "unusedSubstitution"
      ),
      (
        #"{"a":{"localizations":{"de":{"stringUnit":{"value":"%#@n@"},"substitutions":{"n":{"argNum":0}}}}}}"#,
        "wrongType"
      ), (#"{"a":{"localisations":{}}}"#, "misplacedMember"),
      (#"{"a":{"localizations":{"de":{"stringunit":{"value":"x"}}}}}"#, "misplacedMember"),
      (#"{"a":{"localizations":{"de":{"stringUnit":{"values":"x"}}}}}"#, "misplacedMember"),
      (#"{"a":{"localizations":{"de":{"text":"x"}}}}"#, "missingMember"),
      (
        #"{"a":{"localizations":{"de":{"variations":{"device":{"mac":{"stringUnit":{"value":"x"}}}}}}}}"#,
        "missingOther"
      ),
      (#"{"a":{"localizations":{"de":{"variations":1}}}}"#, "wrongType"),
      (#"{"a":{"localizations":{"de":{"variations":{"plural":1}}}}}"#, "wrongType"),
      (#"{"a":{"localizations":{"de":{"variations":{"plural":{"other":1}}}}}}"#, "wrongType"),
      (#"{"a":{"localizations":{"de":{"stringUnit":{"value":1}}}}}"#, "wrongType"),
      (#"{"a":{"localizations":{"de":{"stringUnit":{"value":"x","state":1}}}}}"#, "wrongType"),
      (#"{},"key":{"localizations":{}}"#, "misplacedMember"),
    ])
  func structure(strings: String, expected: String) throws {
    let source = #"{"sourceLanguage":"en","version":"1.0","strings":\#(strings)}"#
    let reading = StringCatalog.read(source.utf8)
    #expect(reading.diagnostics.isEmpty)
    let found = CatalogChecker.diagnostics(of: try #require(reading.catalog), path: "a.xcstrings")
    #expect(found.map(\.code.rawValue) == ["catalog.\(expected)"])
  }

  /// What Xcode writes, and members that only a later Xcode knows, are no problems.
  @Test(arguments: [
    #"{"a":{}}"#, #"{"a":{"localizations":{"de":{}}}}"#, #"{"a":{"entirely":1,"comment":"x","Comment":"y"}}"#,
    #"{"a":{"shouldTranslate":false,"extractionState":"migrated","localizations":{}}}"#,
    #"{"a":{"localizations":{"de":{"stringSet":{"state":"new","values":["x"]}}}}}"#,
    #"{"a":{"localizations":{"de":{"variations":{"device":{"mac":{},"other":{}}}}}}}"#,
    #"{"a":{"localizations":{"de":{"variations":{"plural":{"zero":{},"one":{},"two":{},"few":{},"many":{},"other":{}}}}}}}"#,
    #"{"a":{"localizations":{"de":{"stringUnit":{"state":"needs_review","value":""}}}}},"generator":"x""#,
  ])
  func structureWithoutProblems(strings: String) throws {
    let reading = StringCatalog.read(#"{"sourceLanguage":"en","version":"1.0","strings":\#(strings)}"#.utf8)
    #expect(CatalogChecker.diagnostics(of: try #require(reading.catalog), path: "a.xcstrings") == [])
  }

  /// One problem of several languages is one, at the first place; that of another text is another one.
  @Test func problemsOfSeveralLanguages() throws {
    let wrong = #"{"stringUnit":{"state":"odd","value":"x"}}"#
    let source =
      #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"de":\#(wrong),"fr":\#(wrong)}},"#
      + "\n" + #""b":{"localizations":{"it":\#(wrong)}}}}"#
    let found = CatalogChecker.diagnostics(of: try #require(StringCatalog.read(source.utf8).catalog), path: "a")
    #expect(found.map(\.message) == ["'a' in de, fr: unknown state 'odd'", "'b' in it: unknown state 'odd'"])
    #expect(found.map(\.line) == [1, 2])
    #expect(found.map(\.severity) == [.note, .note])
  }

  @Test func cyclicSubstitutions() throws {
    func substitution(_ text: String) -> String {
      #"{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":{"value":"\#(text)"}}}}}"#
    }
    let parts = #""a":\#(substitution("%#@b@")),"b":\#(substitution("%#@c@ %arg")),"c":\#(substitution("%#@a@"))"#
    let source =
      #"{"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"en":{"#
      + #""stringUnit":{"value":"%#@a@"},"substitutions":{\#(parts)}}}}}}"#
    let reading = StringCatalog.read(source.utf8)
    let found = CatalogChecker.diagnostics(of: try #require(reading.catalog), path: "a.xcstrings")
    #expect(found.map(\.code.rawValue) == ["catalog.cyclicSubstitution"])
    #expect(found.first?.message.hasSuffix("a → b → c → a") == true)
    let format = reading.catalog.flatMap { LocalizedTable(catalog: $0, language: "en") }?["k"]?.format
    #expect(format?.text() == nil)
  }

  @Test func duplicatesAndHalves() throws {
    let source = #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{},"a":{"comment":"\ud83d"}}}"#
    let reading = StringCatalog.read(source.utf8)
    #expect(reading.diagnostics.map(\.code.rawValue) == ["json.loneSurrogate", "json.duplicateKey"])
    #expect(reading.catalog?["a"]?.comment == "\u{FFFD}")
    #expect(reading.catalog?.keys == ["a"])
    let wide = try #require(Samples.catalog.data(using: .utf16LittleEndian))
    #expect(StringCatalog.read(wide).catalog?.fields == StringCatalog.read(Samples.catalog.utf8).catalog?.fields)
  }

  /// Keys have quotes (RFC 8259, §4).
  @Test func keysHaveQuotes() {
    let text = #"{"sourceLanguage":"en","strings":{},x":1}"#
    #expect(StringCatalog.read(Array(text.utf8)).diagnostics.hasErrors)
  }
}
