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
      (#"{"a":1}"#, "unreadText"), (#"{"a":{"localizations":{"de":1}}}"#, "unreadText"),
      (#"{"a":{"localizations":1}}"#, "unreadText"), (#"{"a":{"localisations":{}}}"#, "unreadText"),
      (
        #"{"a":{"localizations":{"de":{"variations":{"plural":{"one":{"stringUnit":{"value":"x"}}}}}}}}"#,
        "missingOther"
      ),
      (
        #"{"a":{"localizations":{"de":{"variations":{"plural":{"other":{},"lots":{"stringUnit":{"value":"x"}}}}}}}}"#,
        "unreadText"
      ),
      (#"{"a":{"localizations":{"de":{"stringUnit":{"value":"%#@n@"}}}}}"#, "missingSubstitution"),
      (
        #"{"a":{"localizations":{"de":{"stringUnit":{"value":"x"},"substitutions":{"n":{"argNum":1}}}}}}"#,
        "unusedSubstitution"
      ),
      (#"{"a":{"localizations":{"de":{"stringunit":{"value":"x"}}}}}"#, "unreadText"),
      (#"{"a":{"localizations":{"de":{"stringUnit":{"values":"x"}}}}}"#, "unreadText"),
      (#"{"a":{"localizations":{"de":{"text":"x"}}}}"#, "unreadText"),
      (
        #"{"a":{"localizations":{"de":{"variations":{"device":{"mac":{"stringUnit":{"value":"x"}}}}}}}}"#,
        "missingOther"
      ),
      (#"{"a":{"localizations":{"de":{"variations":1}}}}"#, "unreadText"),
      (#"{"a":{"localizations":{"de":{"variations":{"plural":{"other":1}}}}}}"#, "unreadText"),
      (#"{"a":{"localizations":{"de":{"stringUnit":{"value":1}}}}}"#, "unreadText"),
      (#"{},"key":{"localizations":{}}"#, "unreadText"),
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
      (#"{"localizations":1}"#, "2:2 error: 'a': 'localizations' is not read", false),
      (#"{"localizations":{},"Localization":{}}"#, nil, false), (#"{"commentary":1}"#, nil, false),
      ("1", "2:2 error: 'a' in de: no 'value' in a 'stringUnit': its text is never shown", true),
      (#"{"text":"x"}"#, "2:8 error: 'a' in de: no 'value' in a 'stringUnit': its text is never shown", true),
      (#"{"stringUnit":{"state":"new"}}"#, nil, true), (#"{"stringUnit":{"value":"x","state":"odd"}}"#, nil, true),
      (#"{"variations":{"plural":{"one":{}}}}"#, "2:22 error: 'a' in de: plural without 'other'", true),
      (#"{"variations":{"device":{"mac":{}}}}"#, "2:22 note: 'a' in de: device without 'other'", true),
      (
        #"{"variations":{"width":{"20":{"stringUnit":{"value":"x"}}}}}"#,
        "2:22 error: 'a' in de varies by 'width', which is not read: its text is never shown", true
      ),
      (
        #"{"stringUnit":{"value":"x"},"variations":{"width":{"20":{"stringUnit":{"value":"y"}}}}}"#,
        "2:49 note: 'a' in de varies by 'width', which is not read", true
      ),
      (
        #"{"variations":{"device":{"other":{},"tv":{"stringUnit":{"value":"x"}}}}}"#,
        "2:49 error: 'a' in de, device tv: no such case: its text is never shown", true
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
    let wrong = #"{"stringUnit":{"value":"%#@n@"}}"#
    let source =
      #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"de":\#(wrong),"fr":\#(wrong)}},"#
      + "\n" + #""b":{"localizations":{"it":\#(wrong)}}}}"#
    let found = CatalogChecker.diagnostics(of: try #require(StringCatalog.read(source.utf8).catalog), path: "a")
    let sentence = "'%#@n@' has no substitution"
    #expect(found.map(\.message) == ["'a' in de, fr: \(sentence)", "'b' in it: \(sentence)"])
    #expect(found.map(\.severity) == [.error, .error])
  }

  /// A name of an argument is not shown, and has the position of its first use in the source, as Xcode 26 compiles it.
  @Test(arguments: [
    ("%(count)lld landmarks", "%(count)lld Orte", "7 landmarks", "7 Orte", "%1$lld Orte"),
    ("%(a)lld of %(b)@", "%(b)@ von %(a)lld", "7 of Anna", "Anna von 7", "%2$@ von %1$lld"),
    ("%1$(a)lld of %2$(b)@", "%(b)@ von %(a)lld", "7 of Anna", "Anna von 7", "%2$@ von %1$lld"),
    ("%2$(b)@ of %1$(a)lld", "%(a)lld von %(b)@", "Anna of 7", "7 von Anna", "%1$lld von %2$@"),
    ("%(a).2f km", "%(a).1f km", "7.00 km", "7,0 km", "%1$.1f km"),
    ("%(a)lld files of %@", "%@: %(a)lld", "7 files of Anna", "Anna: 7", "%2$@: %1$lld"),
    ("%(a)lld, %(a)lld, %(b)@", "%(b)@, %(a)lld", "7, 7, Anna", "Anna, 7", "%2$@, %1$lld"),
    ("%(a)lld", "%(x)lld", "7", "7", "%1$lld"), ("%(a)lld 5%%", "5%% %(a)lld", "7 5%", "5% 7", "5%% %1$lld"),
    ("100 %(net) of", "100 %(net) of", "100 ( of", "100 ( of", "100 %(net) of"),
  ])
  func namedArguments(source: String, translation: String, shown: String, translated: String, format: String) throws {
    func text(_ text: String) -> String { #"{"stringUnit":{"value":"\#(text)"}}"# }
    func plural(_ text: String) -> String {
      #"{"variations":{"plural":{"one":{"stringUnit":{"value":"%(b)@, %(c)@"}},"other":{"stringUnit":{"value":"\#(text)"}}}}}"#
    }
    func device(_ text: String) -> String { #"{"variations":{"device":{"other":\#(plural(text))}}}"# }
    func part(_ text: String) -> String {
      #"{"stringUnit":{"value":"%#@p@"},"substitutions":{"p":{"argNum":3,"formatSpecifier":"lld","#
        + #""variations":{"plural":{"other":{"stringUnit":{"value":"\#(text)"}}}}}}}"#
    }
    // In a part, what has no known name is the part's own argument.
    let isWholeText = [source, translation].contains { $0.contains("%@") || $0.contains("(x)") }
    for written in isWholeText ? [text, plural, device] : [text, plural, device, part] {
      let json =
        #"{"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"#
        + #""en":\#(written(source)),"de":\#(written(translation))}}}}"#
      let catalog = try #require(StringCatalog.read(json.utf8).catalog)
      for (language, wanted) in [("en", shown), ("de", translated)] {
        let value = LocalizedTable(catalog: catalog, language: language)?["k"]
        #expect(value?.format.string(arguments: [7, "Anna", 7], language: language) == wanted)
      }
      #expect(LocalizedTable(catalog: catalog, language: "de")?["k"]?.text == format)
    }
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
