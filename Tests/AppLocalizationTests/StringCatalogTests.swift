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
    ("100 %(net) of", "100 %(net) of", "100 (net) of", "100 (net) of", "100 %(net) of"),
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

  @Test func duplicatesAndHalves() throws {
    let source = #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{},"a":{"comment":"\ud83d"}}}"#
    let reading = StringCatalog.read(source.utf8)
    #expect(reading.diagnostics.map(\.code.rawValue) == ["json.loneSurrogate", "json.duplicateKey"])
    #expect(reading.catalog?["a"]?.comment == "\u{FFFD}")
    #expect(reading.catalog?.keys == ["a"])
    let wide = try #require(("\u{FEFF}" + Samples.catalog).data(using: .utf16LittleEndian))
    #expect(StringCatalog.read(wide).catalog?.fields == StringCatalog.read(Samples.catalog.utf8).catalog?.fields)
  }

  /// Keys have quotes (RFC 8259, §4).
  @Test func keysHaveQuotes() {
    let text = #"{"sourceLanguage":"en","strings":{},x":1}"#
    #expect(StringCatalog.read(Array(text.utf8)).diagnostics.hasErrors)
  }
}
