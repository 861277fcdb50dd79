import AppLocalization
import Foundation
import LocalizedStrings
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct TranslationTests {
  private func roundTrip(_ file: TranslationFile) throws -> TranslationFile {
    let document = TranslationDocument(files: [file])
    // Compares with Foundation's parser.
    #expect(XMLParser(data: Data(document.xliff.utf8)).parse())
    let reading = TranslationDocument.read(document.xliff.utf8)
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.document == document)
    return try #require(reading.document?.files.first)
  }

  @Test func everythingSurvivesXLIFF() throws {
    let texts = [
      "plain", "", " <b>&amp;\"' ", "a\r\nb\rc\n\td", "\u{0}\u{7}\u{1B}\u{FFFE}\u{FFFF}\\U{7}",
      "é\u{301}\u{85}\u{2028}漢😀🇮🇹",
      "]]>--<!--", "%1$@ %%",
    ]
    let units = texts.enumerated().map { index, text in
      TranslationUnit(
        id: "\(index)\\U{7}" + text, source: text, target: index % 2 == 0 ? text + "!" : nil,
        state: index % 4 == 0 ? "translated" : nil, notes: ["n\(index)", "<&>"])
    }
    let file = TranslationFile(
      original: "a \"b\" & <c>.strings", sourceLanguage: "en", targetLanguage: "it", units: units)
    let back = try roundTrip(file)
    for (unit, other) in zip(file.units, back.units) {
      #expect(Array(unit.id.utf8) == Array(other.id.utf8))
      #expect(Array(unit.source.utf8) == Array(other.source.utf8))
      #expect(unit.target.map { Array($0.utf8) } == other.target.map { Array($0.utf8) })
    }
  }

  @Test func stringsToTheTranslatorAndBack() throws {
    let source = StringsTable.read(text: Samples.strings).table
    let target = StringsTable.read(
      text: "// mine\n\"Cancel\" = \"Annulla\"; // c\n\"old\" = \"vecchio\";\n\"path\" = \"x\";"
    ).table
    let file = TranslationFile(
      original: "en.lproj/L.strings", sourceLanguage: "en", targetLanguage: "it", strings: source, translation: target)
    #expect(file.units.count == 6)
    #expect(file.units.first { $0.id == "Cancel" }?.target == "Annulla")
    #expect(file.units.first?.notes.first?.hasPrefix("Copyright, shown") == true)
    // Nothing is translated, so nothing changes.
    let idle = try roundTrip(file).importing(into: target, source: source)
    #expect(idle.table == target)
    #expect(idle.report.changed.isEmpty)
    #expect(idle.report.untranslated.count == 4)
    // Translated, with one unit missing, one invented, one with another source, and one with a wrong format.
    var back = try roundTrip(file)
    back.units.removeAll { $0.id == "Hebrew" }
    back.units.append(TranslationUnit(id: "invented", source: "x", target: "y"))
    for index in back.units.indices {
      switch back.units[index].id {
      case "greeting %@ %lld": back.units[index].target = "%@ %@"
      case "path": back.units[index].source = "D:"
      case "CFBundleDisplayName": back.units[index].target = "Saluti!"
      default: break
      }
    }
    let (table, report) = back.importing(into: target, source: source)
    #expect(report.missing == ["Hebrew"])
    #expect(report.new.map(\.id) == ["invented"])
    #expect(report.changedSource == ["path"])
    #expect(report.mismatches.map(\.id) == ["greeting %@ %lld"])
    #expect(report.untranslated == ["NSHumanReadableCopyright"])
    #expect(report.changed == ["greeting %@ %lld", "CFBundleDisplayName"])
    #expect(!report.isClean)
    #expect(table.entry(for: "CFBundleDisplayName")?.text == "Saluti!")
    #expect(table.entry(for: "old")?.text == "vecchio")
    #expect(table.entry(for: "CFBundleDisplayName")?.trailingComments.map(\.text) == [" unquoted"])
    #expect(table.entries.first?.comments.map(\.text) == [" mine"])
    #expect(table.entries.count == 5)
  }

  @Test func dictionaries() throws {
    let source = try #require(StringsDictionary.read(Samples.stringsDictionary.utf8).dictionary)
    let file = TranslationFile(
      original: "L.stringsdict", sourceLanguage: "en", targetLanguage: "ru", dictionary: source,
      categories: [.few, .many])
    let ids = file.units.map(\.id)
    #expect(ids.contains("/%lld files in %lld folders:dict/NSStringLocalizedFormatKey:dict/:string"))
    #expect(ids.contains("/%lld files in %lld folders:dict/folders:dict/few:dict/:string"))
    #expect(file.units.count == 14)
    var back = try roundTrip(file)
    for index in back.units.indices { back.units[index].target = back.units[index].source }
    let (dictionary, report) = back.importing(source: source)
    #expect(report.isClean)
    #expect(report.changed.count == 14)
    let files = try #require(dictionary["%lld files in %lld folders"])
    #expect(files[variable: "files"]?.valueType == "lld")
    #expect(files[variable: "files"]?[.many] == "%lld files")
    #expect(files[variable: "files"]?[.zero] == "nothing")
    #expect(dictionary["welcome"]?.widths.count == 2)
    #expect(dictionary.diagnostics.isEmpty)
    #expect(dictionary.comments["%lld files in %lld folders"] == [" files in folders "])
    // The document is imported into its own result: nothing changes.
    let again = back.importing(into: dictionary, source: source)
    #expect(again.dictionary == dictionary)
    #expect(again.report.changed.isEmpty)
    // A form for a single number may omit the number, other forms may not.
    back.units = back.units.map { unit in
      var unit = unit
      if unit.id.contains("folders:dict/") { unit.target = "one" }
      return unit
    }
    let wrong = back.importing(source: source).report.mismatches.map(\.id)
    #expect(wrong.contains { $0.hasSuffix("folders:dict/other:dict/:string") })
    #expect(!wrong.contains { $0.hasSuffix("folders:dict/one:dict/:string") })
  }

  /// A new entry that is only partly translated also gets the variables that its texts use.
  @Test(arguments: ["others:dict/other", "NSStringLocalizedFormatKey", "others:dict/one"])
  func entriesTranslatedInPart(translated: String) throws {
    func variable(_ one: String, _ other: String) -> String {
      """
      <dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>ld</string>
      <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
      """
    }
    let text = """
      <plist version="1.0"><dict><key>followed</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@names@%#@others@</string>
      <key>names</key>\(variable("", ""))<key>others</key>\(variable("%ld other", "%ld others"))
      </dict><key>untouched</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key>\(variable("", "%ld"))</dict></dict></plist>
      """
    let source = try #require(StringsDictionary.read(text.utf8).dictionary)
    var file = TranslationFile(
      original: "L.stringsdict", sourceLanguage: "en", targetLanguage: "eo", dictionary: source)
    let unit = "/followed:dict/\(translated):dict/:string"
    for index in file.units.indices where file.units[index].id == unit { file.units[index].target = "X%ld" }
    let (dictionary, report) = file.importing(source: source)
    #expect(report.changed == [unit])
    #expect(dictionary.keys == ["followed"])
    #expect(dictionary.diagnostics.map(\.diagnostic).filter { $0.severity == .error } == [])
    // A second import changes nothing: if an entry exists, its untranslated texts stay as they are.
    #expect(file.importing(into: dictionary, source: source).dictionary == dictionary)
  }

  @Test func catalogs() throws {
    let catalog = try #require(StringCatalog.read(Samples.catalog.utf8).catalog)
    let file = TranslationFile(original: "L.xcstrings", catalog: catalog, language: "de", categories: [.two])
    #expect(
      file.units.map(\.id) == [
        "", "%@ likes https://a.b/c", "%lld items|==|device.iphone.plural.one",
        "%lld items|==|device.iphone.plural.other", "%lld items|==|device.other", "found",
        "found|==|substitutions.files.plural.one", "found|==|substitutions.files.plural.other",
        "found|==|substitutions.folders.plural.one", "found|==|substitutions.folders.plural.other",
        "found|==|substitutions.files.plural.two", "found|==|substitutions.folders.plural.two",
      ])
    let idle = try roundTrip(file).importing(into: catalog)
    #expect(idle.catalog.text == Samples.catalog)
    #expect(idle.report.changed.isEmpty)
    var back = try roundTrip(file)
    for index in back.units.indices where back.units[index].target == nil {
      back.units[index].target = back.units[index].source
      back.units[index].state = index % 2 == 0 ? nil : "needs-review-translation"
    }
    let (result, report) = back.importing(into: catalog)
    #expect(report.isClean)
    let found = try #require(result["found"]?[language: "de"])
    #expect(found[substitution: "files"]?.argumentNumber == 1)
    #expect(found[substitution: "files"]?.formatSpecifier == "lld")
    #expect(found.units.count == 7)
    #expect(found.stringUnit?.state == .needsReview)
    #expect(result.diagnostics.isEmpty)
    #expect(result["found"]?[language: "en"] == catalog["found"]?[language: "en"])
    #expect(result["Brand"] == catalog["Brand"])
  }

  @Test func otherTools() {
    let source = """
      <?xml version='1.0'?>
      <x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:1.2" version='1.2'><x:file original="a" source-language="en"
        target-language="it"><x:header><x:tool tool-id="t"/></x:header><x:body><x:group><x:trans-unit id="k">
        <x:source>Hi <x:g id="1">big</x:g> <x:ph id="2">%@</x:ph></x:source><x:target>Ciao <x:mrk>&#x1F600;</x:mrk></x:target>
        <x:alt-trans><x:target>no</x:target></x:alt-trans></x:trans-unit><x:trans-unit id="l"><x:source/></x:trans-unit>
        <x:trans-unit><x:source>no id</x:source></x:trans-unit></x:group></x:body></x:file></x:xliff>
      """
    let reading = TranslationDocument.read(source.utf8, path: "it.xliff")
    let units = reading.document?.files.first?.units
    #expect(units?.map(\.source) == ["Hi big %@", ""])
    #expect(units?.map(\.target) == ["Ciao 😀", nil])
    #expect(reading.diagnostics.map { "\($0.line ?? 0) \($0.code.rawValue)" } == ["6 xliff.missingAttribute"])
    #expect(TranslationDocument.read("<xliff version=\"2.0\"/>".utf8).document == nil)
    #expect(TranslationDocument.read("<html/>".utf8).diagnostics.first?.code.rawValue == "xliff.malformed")
  }
}
