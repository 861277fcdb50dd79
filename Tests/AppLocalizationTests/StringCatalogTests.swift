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

  /// What is said of an entry `a`, or of the value of its text in German, and where.
  @Test(
    arguments: [
      (#"{"comment":1}"#, "2:2 error: 'comment' of 'a' is a number, not a string", false),
      (#"{"extractionState":[]}"#, "2:2 error: 'extractionState' of 'a' is an array, not a string", false),
      (#"{"extractionState":"odd"}"#, "2:2 note: 'a': unknown extraction state 'odd'", false),
      (#"{"shouldTranslate":"no"}"#, "2:2 error: 'shouldTranslate' of 'a' is a string, not a boolean", false),
      (#"{"localizations":1}"#, "2:2 error: 'localizations' of 'a' is a number, not an object", false),
      (#"{"Localization":{}}"#, "2:2 error: 'a': 'Localization' is not read; did you mean 'localizations'?", false),
      (#"{"localizations":{},"Localization":{}}"#, nil, false), (#"{"localizers":{}}"#, nil, false),
      (#"{"commentary":1}"#, nil, false),
      (#"{"commnet":1}"#, "2:2 error: 'a': 'commnet' is not read; did you mean 'comment'?", false),
      ("1", "2:2 error: 'de' of 'a' is a number, not an object", true),
      (#"{"text":"x"}"#, "2:8 error: 'a' in de: no 'stringUnit' around its text, which is never shown", true),
      (#"{"stringUnit":{"state":"new"}}"#, "- error: 'a' in de: a text without 'value'", true),
      (#"{"stringUnit":{"value":1}}"#, "2:22 error: 'value' of 'a' in de is a number, not a string", true),
      (#"{"stringUnit":{"value":"x","state":"odd"}}"#, "2:34 note: 'a' in de: unknown state 'odd'", true),
      (#"{"stringUnit":{"valeu":"x"}}"#, "2:22 error: 'a' in de: 'valeu' is not read; did you mean 'value'?", true),
      (#"{"variations":[]}"#, "2:8 error: 'variations' of 'a' in de is an array, not an object", true),
      (#"{"variations":{"plural":1}}"#, "2:22 error: variation 'plural' of 'a' in de is a number, not an object", true),
      (
        #"{"variations":{"moon":{"new":{}}}}"#,
        "2:22 note: 'a' in de varies by 'moon', which is neither plural nor device", true
      ),
      (
        #"{"variations":{"plural":{"other":{},"lots":{}}}}"#, "2:43 error: 'a' in de: 'lots' is not a plural case", true
      ),
      (#"{"variations":{"device":{"other":{},"tv":{}}}}"#, "2:43 error: 'a' in de: 'tv' is not a device case", true),
      (#"{"variations":{"plural":{"other":1}}}"#, "2:32 error: 'other' of 'a' in de is a number, not an object", true),
      (#"{"variations":{"plural":{"one":{}}}}"#, "2:22 error: 'a' in de: plural without 'other'", true),
      (#"{"variations":{"device":{"mac":{}}}}"#, "2:22 note: 'a' in de: device without 'other'", true),
      (
        #"{"variations":{"plural":{"other":{"stringUnit":{"value":"x","state":"y"}}}}}"#,
        "2:67 note: 'a' in de, plural other: unknown state 'y'", true
      ),
      (
        #"{"stringUnit":{"value":"%#@n@"},"substitutions":{"n":1}}"#,
        "2:56 error: substitution 'n' of 'a' in de is a number, not an object", true
      ),
      (
        #"{"stringUnit":{"value":"%#@n@"},"substitutions":{"n":{"argNum":1.5}}}"#,
        "2:61 error: 'argNum' of substitution 'n' of 'a' in de is not a position (1 or more)", true
      ),
      (#"{"stringUnit":{"value":"%#@n@"},"substitutions":{"n":{"argNum":1,"formatSpecifier":"lld"}}}"#, nil, true),
      (
        #"{"stringUnit":{"value":"%#@n@"},"substitutions":{"n":{"formatSpecifier":1}}}"#,
        "2:61 error: 'formatSpecifier' of substitution 'n' of 'a' in de is a number, not a string", true
      ),
      (
        #"{"stringUnit":{"value":"%#@m@"},"substitutions":{"n":{}}}"#,
        "2:39 error: 'a' in de: '%#@m@' has no substitution", true
      ),
      (#"{"stringUnit":{"value":"%#@m@"}}"#, "- error: 'a' in de: '%#@m@' has no substitution", true),
      (
        #"{"stringUnit":{"value":"x"},"substitutions":{"n":{}}}"#,
        "2:35 warning: 'a' in de: substitution 'n' is never used", true
      ),
      (#"{"substitutions":{"n":{}},"stringSet":{}}"#, "2:8 warning: 'a' in de: substitution 'n' is never used", true),
    ] as [(String, String?, Bool)])
  func sentences(text: String, expected: String?, isText: Bool) throws {
    let entry = isText ? #"{"localizations":{"# + "\n \"de\":" + text + "}}" : "{\n " + text.dropFirst()
    let source = #"{"sourceLanguage":"en","version":"1.0","strings":{"a":"# + entry + "}}"
    let catalog = try #require(StringCatalog.read(source.utf8).catalog)
    let found = CatalogChecker.diagnostics(of: catalog, path: "p")
    let lines = found.map { diagnostic in
      (diagnostic.position.map { "\($0.line):\($0.column)" } ?? "-") + " \(diagnostic.severity): \(diagnostic.message)"
    }
    #expect(lines == [expected].compactMap { $0 })
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
