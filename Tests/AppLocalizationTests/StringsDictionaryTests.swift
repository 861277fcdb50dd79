import AppLocalization
import Foundation
import LocalePlurals
import LocalizationAudit
import SystemAccess
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
    #expect(dictionary["welcome"]?.widest != nil)
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
      ("k = { NSStringVariableWidthRuleType = { }; };", "wrongType"),
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

  /// What is said of a variable, `v = { … }` in a format, and of an entry without one.
  @Test(
    arguments: [
      ("FORMAT { RULE; TYPE; other = y; }; };", []), ("k = text;", []),
      ("k = ();", ["error: 'k' is an array, not a dictionary"]),
      ("k = { };", ["error: 'k' has no 'NSStringLocalizedFormatKey'"]),
      (
        "k = { NSStringLocalizedFormatKey = \"%#@w@\"; v = { RULE; TYPE; other = y; }; };",
        ["error: 'k': '%#@w@' has no variable"]
      ),
      (
        "k = { NSStringLocalizedFormatKey = x; v = { RULE; TYPE; other = y; }; };",
        ["warning: 'k': variable 'v' is never used"]
      ),
      ("FORMAT { TYPE; other = y; }; };", ["error: 'k', variable 'v': unknown rule, none"]),
      (
        "FORMAT { NSStringFormatSpecTypeKey = x; TYPE; other = y; }; };",
        ["error: 'k', variable 'v': unknown rule, 'x'"]
      ),
      ("FORMAT { RULE; other = y; }; };", ["warning: 'k', variable 'v' has no 'NSStringFormatValueTypeKey'"]),
      (
        "FORMAT { RULE; NSStringFormatValueTypeKey = \"@\"; other = y; }; };",
        ["note: 'k', variable 'v': '@' fits only a number object (NSNumber)"]
      ),
      ("FORMAT { RULE; NSStringFormatValueTypeKey = f; other = y; }; };", []),
      (
        "FORMAT { RULE; NSStringFormatValueTypeKey = s; other = y; }; };",
        ["error: 'k', variable 'v': 's' is not the specifier of a number, such as d or lld"]
      ),
      (
        "FORMAT { RULE; NSStringFormatValueTypeKey = \"d %d\"; other = y; }; };",
        ["error: 'k', variable 'v': 'd %d' is not the specifier of a number, such as d or lld"]
      ),
      (
        "FORMAT { RULE; NSStringFormatValueTypeKey = \"f %d\"; other = y; }; };",
        ["error: 'k', variable 'v': 'f %d' is not the specifier of a number, such as d or lld"]
      ),
      (
        "FORMAT { RULE; NSStringFormatValueTypeKey = \"@ %d\"; other = y; }; };",
        ["error: 'k', variable 'v': '@ %d' is not the specifier of a number, such as d or lld"]
      ),
      (
        "FORMAT { RULE; NSStringFormatValueTypeKey = \"\"; other = y; }; };",
        ["error: 'k', variable 'v': '' is not the specifier of a number, such as d or lld"]
      ),
      (
        "FORMAT { RULE; TYPE; zero = y; one = y; two = y; few = y; many = y; };  };",
        ["error: 'k', variable 'v' has no 'other'"]
      ),
      (
        "FORMAT { RULE; TYPE; other = y; lots = z; }; };",
        ["warning: 'k', variable 'v': 'lots' is not a plural category: use zero, one, two, few, many or other"]
      ),
      (
        "FORMAT { RULE; TYPE; other = y; one = (y); }; };",
        ["error: 'k', variable 'v': 'one' is an array, not a string"]
      ),
      (
        "FORMAT { RULE; TYPE; other = \"%#@w@\"; }; w = { RULE; TYPE; other = \"%#@v@\"; }; };",
        ["error: 'k': a variable contains itself: v → w → v"]
      ),
      (
        "k = { NSStringLocalizedFormatKey = \"%1#@v@ %#@v@\"; v = { RULE; TYPE; other = y; }; };",
        ["warning: 'k': '%1#@v@' is malformed: a position needs a dollar sign, '%1$#@v@'"]
      ),
      (
        "k = { NSStringVariableWidthRuleType = { 20 = y; }; }; l = { NSStringVariableWidthRuleType = { 9 = y; }; };",
        ["note: 'k' varies by width: its widest text is shown, here and in other entries"]
      ),
      ("k = { NSStringVariableWidthRuleType = { }; };", ["error: 'k': no text for the greatest width"]),
      ("k = { NSStringVariableWidthRuleType = x; };", ["error: 'k': no text for the greatest width"]),
      (
        "k = { NSStringDeviceSpecificRuleType = { mac = y; toaster = { NSStringLocalizedFormatKey = x; }; }; };",
        ["warning: 'k': unknown device 'toaster'"]
      ),
      ("k = { NSStringDeviceSpecificRuleType = { mac = { }; }; };", ["error: 'k' has no 'NSStringLocalizedFormatKey'"]),
      (
        "k = { NSStringDeviceSpecificRuleType = { mac = { NSStringDeviceSpecificRuleType = { mac = y; }; NSStringLocalizedFormatKey = x; }; }; };",
        []
      ),
    ] as [(String, [String])])
  func sentences(source: String, expected: [String]) {
    let source = source.replacingOccurrences(of: "FORMAT", with: "k = { NSStringLocalizedFormatKey = \"%#@v@\"; v =")
      .replacingOccurrences(of: "RULE", with: "NSStringFormatSpecTypeKey = NSStringPluralRuleType")
      .replacingOccurrences(of: "TYPE;", with: "NSStringFormatValueTypeKey = d;")
    let dictionary = StringsDictionary.read("a = b;\n\(source)".utf8).dictionary
    let found = DictionaryChecker.diagnostics(of: dictionary, path: "p")
    #expect(found.map { "\($0.severity): \($0.message)" } == expected)
    #expect(found.allSatisfy { $0.path == "p" && $0.position == TextPosition(line: 2, column: 1) })
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
