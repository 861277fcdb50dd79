import AppLocalization
import Foundation
import LocalePlurals
import LocalizationAudit
import Testing

@Suite struct StringsDictionaryTests {
  @Test func parts() throws {
    let reading = StringsDictionary.read(Samples.stringsDictionary.utf8)
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.dictionary?.fields.members.map(\.position?.line) == [6, 25, 33])
    let dictionary = try #require(reading.dictionary)
    let files = try #require(dictionary["%lld files in %lld folders"])
    #expect(files.formatKey == "%#@files@ in %#@folders@")
    #expect(files.variableNames == ["folders", "files"])
    #expect(files[variable: "files"]?[.zero] != nil)
    #expect(files[variable: "files"]?[.few] == nil)
    #expect(files[variable: "files"]?[.zero] == "nothing")
    #expect(files[variable: "files"]?.valueType == "lld")
    #expect(dictionary["welcome"]?.widths.map(\.width) == [20, 100])
    #expect(dictionary["press"]?.devices.map(\.device) == ["appletv", "other"])
  }

  @Test(
    arguments: [
      ("k = (a);", "wrongType"), ("k = { a = b; };", "missingFormat"),
      ("k = { NSStringLocalizedFormatKey = \"%#@v@\"; };", "missingVariable"),
      ("k = { NSStringLocalizedFormatKey = \"%#@v @\"; v = { RULE; TYPE; other = y; }; };", "missingVariable"),
      ("k = { NSStringLocalizedFormatKey = x; v = { RULE; TYPE; other = y; }; };", "unusedVariable"),
      ("k = { NSStringLocalizedFormatKey = \"%#@v@\"; v = { TYPE; other = y; }; };", "unknownRule"),
      ("k = { NSStringLocalizedFormatKey = \"%#@v@\"; v = { RULE; other = y; }; };", "valueType"),
      (
        "k = { NSStringLocalizedFormatKey = \"%#@v@\"; v = { RULE; NSStringFormatValueTypeKey = \"@\"; other = y; }; };",
        "valueType"
      ), ("k = { NSStringLocalizedFormatKey = \"%#@v@\"; v = { RULE; TYPE; one = y; }; };", "missingOther"),
      (
        "k = { NSStringLocalizedFormatKey = \"%#@v@\"; v = { RULE; TYPE; other = y; lots = z; }; };", "unknownCategory"
      ), ("k = { NSStringLocalizedFormatKey = \"%#@v@\"; v = { RULE; TYPE; other = (y); }; };", "missingOther"),
      ("k = { NSStringVariableWidthRuleType = { wide = y; }; };", "wrongType"),
      ("k = { NSStringDeviceSpecificRuleType = { toaster = y; }; };", "unknownDevice"),
      (
        "k = { NSStringDeviceSpecificRuleType = { mac = { NSStringDeviceSpecificRuleType = { mac = y; }; }; }; };",
        "missingFormat"
      ),
      ("k = { NSStringLocalizedFormatKey = \"%#@v@\"; v = { RULE; TYPE; other = \"%#@v@\"; }; };", "cyclicVariable"),
    ])
  func diagnostics(source: String, expected: String) {
    let source = source.replacingOccurrences(of: "RULE", with: "NSStringFormatSpecTypeKey = NSStringPluralRuleType")
      .replacingOccurrences(of: "TYPE", with: "NSStringFormatValueTypeKey = d")
    let reading = StringsDictionary.read(source.utf8)
    let found = DictionaryChecker.diagnostics(of: reading.dictionary, path: "a.stringsdict")
    #expect(found.first?.code.rawValue == "stringsdict.\(expected)")
    #expect(found.first?.line == 1)
    // Choosing a text ends for every input.
    let table = LocalizedTable(dictionary: reading.dictionary)
    _ = table["k"]?.format.text()
  }

  /// More entries than diagnostics are listed, and nothing wrong with any.
  @Test func manyEntries() {
    let entries = (0..<1_500).map { number in
      "<key>\(number)</key><dict><key>NSStringLocalizedFormatKey</key><string>x</string></dict>"
    }
    let reading = StringsDictionary.read("<plist><dict>\(entries.joined())</dict></plist>".utf8)
    #expect(reading.dictionary?.keys.count == 1_500)
    #expect(reading.diagnostics == [])
  }

  @Test func notADictionary() {
    #expect(StringsDictionary.read("<plist><array/></plist>".utf8).dictionary == nil)
    #expect(StringsDictionary.read([]).dictionary == nil)
    #expect(StringsDictionary.read(Array("bplist00".utf8)).diagnostics.hasErrors)
  }
}
