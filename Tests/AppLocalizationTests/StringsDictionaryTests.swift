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
