import AppLocalization
import Foundation
import LocalizedStrings
import Testing

@Suite struct StringsDictionaryTests {
  @Test func parts() throws {
    let reading = StringsDictionary.read(Samples.stringsDictionary.utf8)
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.positions.map(\.line) == [6, 35, 45])
    let dictionary = try #require(reading.dictionary)
    let files = try #require(dictionary["%lld files in %lld folders"])
    #expect(files.formatKey == "%#@files@ in %#@folders@")
    #expect(files.variableNames == ["folders", "files"])
    #expect(files[variable: "files"]?.categories == [.zero, .one, .other])
    #expect(files[variable: "files"]?[.zero] == "nothing")
    #expect(files[variable: "files"]?.valueType == "lld")
    #expect(dictionary["welcome"]?.widths.map(\.width) == [20, 100])
    #expect(dictionary["press"]?.devices.map(\.device) == ["appletv", "other"])
  }

  /// Reading what was written gives the same text, for this reader and for Foundation's.
  @Test func rewrites() throws {
    let dictionary = try #require(StringsDictionary.read(Samples.stringsDictionary.utf8).dictionary)
    let text = try PropertyListWriter.text(of: dictionary)
    #expect(text == Samples.stringsDictionary)
    let read = { (text: String) in
      try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil) as? NSDictionary
    }
    #expect(try read(text) == read(Samples.stringsDictionary))
  }

  @Test func everyTypeOfValue() throws {
    let value = PropertyListValue.dictionary(
      PropertyListDictionary([
        ("z", .string("<&>\"' \r\n\t\u{85}😀")), ("d", .data([0, 255, 10])), ("i", .integer(-5)), ("r", .real(1.5)),
        ("u", .unsignedInteger(.max)), ("t", .boolean(true)), ("f", .boolean(false)), ("e", .string("")),
        ("a", .array([.string("x"), .dictionary(PropertyListDictionary([("", .integer(0))])), .array([])])),
        ("w", .date(Date(timeIntervalSince1970: 1_000_000_000))),
      ]))
    let text = try PropertyListWriter.text(of: value)
    let entries = StringsTable.read(text.utf8).table.entries
    #expect(PropertyListValue.dictionary(PropertyListDictionary(entries.map { ($0.key, $0.value) })) == value)
    let object = try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
    let list = try #require(object as? [String: Any])
    #expect(list["z"] as? String == "<&>\"' \r\n\t\u{85}😀")
    #expect(list["d"] as? Data == Data([0, 255, 10]))
    #expect(list["w"] as? Date == Date(timeIntervalSince1970: 1_000_000_000))
    #expect(list["r"] as? Double == 1.5)
    #expect(throws: LocalizationDiagnostic.self) { try PropertyListWriter.text(of: .string("\u{7}")) }
    let binary = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    let again = StringsTable.read(binary).table
    for entry in entries { #expect(again.entry(for: entry.key)?.value == entry.value, "\(entry.key)") }
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
      ("k = { NSStringLocalizedFormatKey = \"%#@v@\"; v = { RULE; TYPE; other = \"%#@v@\"; }; };", "cyclicVariable"),
    ])
  func diagnostics(source: String, expected: String) {
    let source = source.replacingOccurrences(of: "RULE", with: "NSStringFormatSpecTypeKey = NSStringPluralRuleType")
      .replacingOccurrences(of: "TYPE", with: "NSStringFormatValueTypeKey = d")
    let reading = StringsDictionary.read(source.utf8)
    #expect(reading.diagnostics.first?.code.rawValue == "stringsdict.\(expected)")
    #expect(reading.diagnostics.first?.line == 1)
    // Choosing a text ends for every input.
    let table = LocalizedTable(dictionary: reading.dictionary)
    _ = table["k"]?.format.selection(categories: ["v": .other])
  }

  @Test func notADictionary() {
    #expect(StringsDictionary.read("<plist><array/></plist>".utf8).dictionary == nil)
    #expect(StringsDictionary.read([]).dictionary == nil)
    #expect(StringsDictionary.read(Array("bplist00".utf8)).hasErrors)
  }
}
