import Foundation
import LocalizedStrings
import Testing

/// `.lproj` folders to one catalog and back.
@Suite struct CatalogConversionTests {
  private func table(_ language: String, _ strings: String, _ dictionary: String? = nil) -> TranslatedTable {
    TranslatedTable(
      language: language, strings: StringsTable.read(text: strings).table,
      dictionary: dictionary.flatMap { StringsDictionary.read($0.utf8).dictionary })
  }

  /// The entry of one variable: `key`, its format, and the plural forms of `n`.
  private func entry(_ key: String, _ format: String, _ forms: [(String, String)], type: String = "d") -> String {
    let cases = forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
    return """
      <!-- on \(key) --><key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>\(type)</string>\(cases)</dict></dict>
      """
  }

  private func dictionary(_ entries: String...) -> String {
    "<plist version=\"1.0\"><dict>\(entries.joined())</dict></plist>"
  }

  @Test func thereAndBack() throws {
    let english = table(
      "en", "/* z first */\n\"z\" = \"Z\";\n// a\n\"a\" = \"A %@\";\n",
      dictionary(entry("files", "%#@n@ in %2$@", [("one", "%d file"), ("other", "%d files")])))
    let polish = table(
      "pl", "\"a\" = \"Ą %@\";\n\"z\" = \"Ż\";\n",
      dictionary(
        entry("files", "%2$@: %1$#@n@", [("one", "plik"), ("few", "%d pliki"), ("many", "%d"), ("other", "%d")])))
    let (catalog, losses) = StringCatalog.joining([polish, english], sourceLanguage: "en")
    #expect(losses.isEmpty)
    #expect(catalog.keys == ["z", "a", "files"])
    #expect(catalog["z"]?.comment == "z first")
    #expect(catalog["files"]?.comment == "on files")
    let substitution = catalog["files"]?[language: "pl"]?[substitution: "n"]
    #expect(substitution?.argumentNumber == 1)
    #expect(substitution?.formatSpecifier == "d")
    #expect(substitution?.variations.variation("plural", "few")?.stringUnit?.value == "%arg pliki")
    #expect(catalog["files"]?[language: "pl"]?.stringUnit?.value == "%2$@: %#@n@")
    // The written catalog has no errors.
    #expect(StringCatalog.read(catalog.text.utf8).diagnostics.isEmpty)

    let (tables, lost) = catalog.divided()
    #expect(lost.isEmpty)
    #expect(tables.map(\.language) == ["en", "pl"])
    for (before, after) in zip([english, polish], tables) {
      for entry in before.strings?.entries ?? [] {
        #expect(after.strings?.entry(for: entry.key)?.text == entry.text)
      }
      #expect(after.strings?.entries.count == 2)
      #expect(after.dictionary?.keys == ["files"])
      let (old, new) = (before.dictionary?["files"], after.dictionary?["files"])
      #expect(old?.formatKey?.contains("%2$@") == new?.formatKey?.contains("%2$@"))
      // Categories are in no order.
      let forms = { (entry: StringsDictionary.DictionaryEntry?) in Set(entry?[variable: "n"]?.fields.members ?? []) }
      #expect(!forms(new).isEmpty)
      #expect(forms(old) == forms(new))
    }
    #expect(tables.first?.strings?.entries.map(\.comment) == ["z first", "a"])
    // Converting again gives the same catalog.
    #expect(StringCatalog.joining(tables, sourceLanguage: "en").catalog == catalog)
  }

  @Test(arguments: [
    ("\"a\" = \"1\"; \"a\" = \"2\";", "", "two texts of one key"),
    ("\"a\" = ( \"1\" );", "", "values that are not texts"),
    ("\"a\" = \"1\";\n/* end */", "", "comments behind the last text"),
    ("/* one */ \"a\" = \"1\";", "/* other */ \"a\" = \"2\";", "comments that differ from those of 'en'"),
  ])
  func whatACatalogCannotHold(english: String, german: String, loss: String) {
    let losses = StringCatalog.joining([table("en", english), table("de", german)], sourceLanguage: "en").losses
    #expect(losses.count == 1)
    #expect(losses.allSatisfy { $0.severity == .error && $0.code == "convert.loss" })
    #expect(losses.first?.message.contains(loss) == true)
  }

  @Test func variationsThatACatalogCannotHold() {
    let width =
      "<key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>a</string></dict></dict>"
    let unknown = entry("u", "%#@n@", [("other", "%d"), ("Unknown", "x")])
    for (file, loss) in [(width, "vary by width"), (unknown, "how texts vary")] {
      let tables = [table("en", "\"a\" = \"b\";", dictionary(file))]
      let losses = StringCatalog.joining(tables, sourceLanguage: "en").losses
      #expect(losses.count == 1)
      #expect(losses.first?.message.contains(loss) == true)
    }
    let both = [table("en", "\"u\" = \"b\";", dictionary(entry("u", "%#@n@", [("other", "%d")])))]
    #expect(StringCatalog.joining(both, sourceLanguage: "en").losses.map(\.code) == ["convert.loss"])
  }

  @Test(arguments: [
    (#""k":{"shouldTranslate":false}"#, "not to be translated"), (#""k":{"extractionState":"manual"}"#, "'manual'"),
    (#""k":{"localizations":{"de":{"stringUnit":{"state":"needs_review","value":"x"}}}}"#, "'needs_review'"),
    (#""k":{"localizations":{"de":{"stringSet":{"state":"translated","values":["x"]}}}}"#, "how texts vary"),
    (#""k":{"isCommentAutoGenerated":true}"#, "'isCommentAutoGenerated'"),
  ])
  func whatFilesCannotHold(entry: String, loss: String) throws {
    let text = #"{"sourceLanguage":"en","strings":{\#(entry)},"version":"1.0"}"#
    let catalog = try #require(StringCatalog.read(text.utf8).catalog)
    let losses = catalog.divided().losses
    #expect(losses.count == 1)
    #expect(losses.first?.message.contains(loss) == true)
  }

  /// Plurals of a whole text and of devices come back as they were.
  @Test func catalogToFilesAndBack() throws {
    let unit = { (text: String) in #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
    let plural = #"{"variations":{"plural":{"one":\#(unit("%lld file")),"other":\#(unit("%lld files"))}}}"#
    let device = #"{"variations":{"device":{"iphone":\#(unit("Tap")),"other":\#(unit("Click"))}}}"#
    let text =
      #"{"sourceLanguage":"en","strings":{"p":{"localizations":{"en":\#(plural)}},"d":{"localizations":{"en":\#(device)}}},"version":"1.0"}"#
    let catalog = try #require(StringCatalog.read(text.utf8).catalog)
    let (tables, losses) = catalog.divided()
    #expect(losses.isEmpty)
    #expect(tables.count == 1)
    let back = StringCatalog.joining(tables, sourceLanguage: "en")
    #expect(back.losses.isEmpty)
    for key in ["p", "d"] { #expect(back.catalog[key]?[language: "en"] == catalog[key]?[language: "en"]) }
  }
}
