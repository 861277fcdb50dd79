import Foundation
import LocalizedStrings
import Testing

/// Files that are edited in place: everything unchanged keeps its bytes.
@Suite struct RewritingTests {
  /// The file with another text for a key, and the lines that differ.
  private func rewritten(_ file: String, _ key: String, _ text: String) throws -> (String, [String]) {
    var table = StringsTable.read(text: file).table
    if let index = table.entries.lastIndex(where: { $0.key == key }) {
      table.entries[index].value = .string(text)
    } else {
      table.entries.append(StringsEntry(key, text, comment: " new "))
    }
    let new = String(decoding: try table.bytes(rewriting: Array(file.utf8)), as: UTF8.self)
    #expect(StringsTable.read(text: new).table.entry(for: key)?.text == text)
    let old = Set(file.split(separator: "\n", omittingEmptySubsequences: false))
    return (new, new.split(separator: "\n").filter { !old.contains($0) }.map(String.init))
  }

  private static let oldStyle = """
    /* Head */   // and more

    "one"   =   'uno' ;	// trailing
    two=due;"three"="tre" /* odd */ ;
    "short";
    "lines" = "first
    second";
    // "gone" = "x";
    """

  @Test(arguments: [
    ("one", "1", "\"one\"   =   \"1\" ;\t// trailing"), ("two", "a\"\nb", #"two="a\"\nb";"three"="tre" /* odd */ ;"#),
    ("three", "", #"two=due;"three"="" /* odd */ ;"#), ("short", "long", #""short" = "long";"#),
  ])
  func oldStyleText(key: String, text: String, line: String) throws {
    let (new, lines) = try rewritten(Self.oldStyle, key, text)
    #expect(lines == [line])
    #expect(new.split(separator: "\n").count == Self.oldStyle.split(separator: "\n").count)
  }

  @Test func newEntriesFollowTheLast() throws {
    let (new, lines) = try rewritten(Self.oldStyle, "new", "x")
    #expect(lines == ["/* new */", #""new" = "x";"#])
    // A comment after the last entry stays at the end.
    #expect(new.hasSuffix("// \"gone\" = \"x\";"))
    #expect(new.hasPrefix("/* Head */   // and more\n\n"))
    #expect(try rewritten("{ a = b; }", "c", "d").0 == "{ a = b;\n/* new */\n\"c\" = \"d\"; }")
    #expect(try rewritten("", "c", "d").0 == "/* new */\n\"c\" = \"d\";\n")
    #expect(try rewritten("a = b;", "c", "d").0 == "a = b;\n/* new */\n\"c\" = \"d\";")
    #expect(try rewritten("// only\n", "c", "d").0 == "// only\n/* new */\n\"c\" = \"d\";\n")
  }

  @Test func unchangedFilesStayAsTheyAre() throws {
    for text in [Self.oldStyle, Self.xml, Samples.strings, "{ a = b; }", "", "\u{FEFF}a=b;"] {
      let reading = StringsTable.read(text: text)
      #expect(try reading.table.bytes(rewriting: Array(text.utf8)) == Array(text.utf8))
    }
    let dictionary = StringsDictionary.read(Samples.stringsDictionary.utf8).dictionary ?? StringsDictionary()
    #expect(
      try dictionary.bytes(rewriting: Array(Samples.stringsDictionary.utf8)) == Array(Samples.stringsDictionary.utf8))
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf8])
  func encodingAndEndsOfLine(encoding: String.Encoding) throws {
    let old = "\u{FEFF}/* é */\r\n\"a\" = \"b\";\r\n\"c\" = \"d\";\r\n"
    let bytes = Array(try #require(old.data(using: encoding)))
    var table = StringsTable.read(bytes).table
    table.entries[0].value = .string("ö")
    table.entries.append(StringsEntry("e", "f"))
    let wanted = old.replacingOccurrences(of: "\"b\"", with: "\"ö\"") + "\"e\" = \"f\";\r\n"
    #expect(try table.bytes(rewriting: bytes) == Array(try #require(wanted.data(using: encoding))))
  }

  /// A file with an error is written anew, because editing in place would keep the error.
  @Test func damagedFiles() throws {
    let file = "\"a\"   = \"b\"\n\"c\" = \"d\";\n"
    let (new, _) = try rewritten(file, "c", "x")
    #expect(new == "\"a\" = \"b\";\n\"c\" = \"x\";\n")
    #expect(StringsTable.read(text: new).diagnostics.isEmpty)
  }

  private static let xml = """
    <?xml version='1.0' encoding='UTF-8'?>
    <!-- by hand -->
    <plist version="1.0">
      <dict>
        <!-- on a button -->
        <key>cancel</key>   <string>Annulla</string>

        <key>amp</key>
        <string><![CDATA[a & b]]></string> <!-- behind -->
        <key>empty</key><string/>
      </dict>
    </plist>

    """

  @Test(arguments: [
    ("cancel", "No & <no>", "    <key>cancel</key>   <string>No &amp; &lt;no&gt;</string>"),
    ("amp", "c", "    <string>c</string> <!-- behind -->"),
    ("empty", "full", "    <key>empty</key><string>full</string>"),
  ])
  func xmlText(key: String, text: String, line: String) throws {
    #expect(try rewritten(Self.xml, key, text).1 == [line])
  }

  @Test func newMembersOfXML() throws {
    let (new, lines) = try rewritten(Self.xml, "new", "x")
    #expect(lines == ["    <!-- new -->", "    <key>new</key>", "    <string>x</string>"])
    #expect(
      new.contains("<string/>\n    <!-- new -->\n    <key>new</key>\n    <string>x</string>\n  </dict>\n</plist>\n"))
    #expect(try rewritten("<plist><dict/></plist>", "a", "b").0.contains("<dict>\n\t<!-- new -->\n\t<key>a</key>"))
  }

  @Test func pluralForms() throws {
    let file = """
      <plist version="1.0">
      <dict>
          <key>files</key>
          <dict>
              <key>NSStringLocalizedFormatKey</key> <string>%#@n@</string>
              <key>n</key>
              <dict>
                  <!-- kept -->
                  <key>NSStringFormatSpecTypeKey</key> <string>NSStringPluralRuleType</string>
                  <key>NSStringFormatValueTypeKey</key> <string>d</string>
                  <key>other</key> <string>%d plików</string>
              </dict>
          </dict>
      </dict>
      </plist>
      """
    var dictionary = try #require(StringsDictionary.read(file.utf8).dictionary)
    var variable = try #require(dictionary["files"]?[variable: "n"])
    variable[.few] = "%d pliki"
    variable[.other] = "%d pliku"
    dictionary["files"]?[variable: "n"] = variable
    let new = String(decoding: try dictionary.bytes(rewriting: Array(file.utf8)), as: UTF8.self)
    let wanted = file.replacingOccurrences(
      of: "<string>%d plików</string>\n",
      with: "<string>%d pliku</string>\n            <key>few</key>\n            <string>%d pliki</string>\n")
    #expect(new == wanted)
    // A table with fewer entries is written anew.
    dictionary["files"] = nil
    let anew = String(decoding: try dictionary.bytes(rewriting: Array(file.utf8)), as: UTF8.self)
    #expect(anew.hasPrefix("<?xml"))
    #expect(!anew.contains("files"))
  }

  /// A catalog in the layout of another tool, and the lines that change with a text, a language, or keys before and
  /// after.
  private static let catalogs = [
    (
      """
      {
      \t"sourceLanguage": "en",
      \t"strings": {
      \t\t"b": {
      \t\t\t"localizations": {"de": {"stringUnit": {"value": "B", "state": "new"}}}
      \t\t},
      \t\t"kept" :   { }
      \t}, "version": "1.0"
      }

      """,
      """
      {
      \t"sourceLanguage": "en",
      \t"strings": {
      \t\t"a": {
      \t\t\t"comment": "A"
      \t\t},
      \t\t"b": {
      \t\t\t"localizations": {"de": {"stringUnit": {"value": "x/\\"ö", "state": "translated"}}, "it":{"stringUnit":{"state":"translated","value":"I"}}}
      \t\t},
      \t\t"kept" :   { },
      \t\t"z": {
      \t\t\t"comment": "Z"
      \t\t}
      \t}, "version": "1.0"
      }

      """
    ),
    (
      #"{"strings":{"b":{"localizations":{"de":{"stringUnit":{"state":"new","value":"\/"}}}}},"sourceLanguage":"en"}"#,
      #"{"strings":{"a":{"comment":"A"},"b":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"x\/\"ö"}},"#
        + #""it":{"stringUnit":{"state":"translated","value":"I"}}}},"z":{"comment":"Z"}},"sourceLanguage":"en"}"#
    ),
  ]

  @Test(arguments: catalogs, ["\n", "\r\n"]) func catalogLayout(texts: (String, String), lineEnd: String) throws {
    let (file, wanted) = (
      texts.0.replacingOccurrences(of: "\n", with: lineEnd), texts.1.replacingOccurrences(of: "\n", with: lineEnd)
    )
    var catalog = try #require(StringCatalog.read(file.utf8).catalog)
    #expect(catalog.bytes(rewriting: Array(file.utf8)) == Array(file.utf8))
    var unit = StringCatalog.StringUnit("x/\"ö")
    unit.state = .translated
    catalog["b"]?[language: "de"]?.stringUnit = unit
    catalog["b"]?[language: "it"] = StringCatalog.Localization(StringCatalog.StringUnit("I"))
    for key in ["z", "a"] {
      catalog[key] = StringCatalog.CatalogEntry()
      catalog[key]?.comment = key.uppercased()
    }
    #expect(String(decoding: catalog.bytes(rewriting: Array(file.utf8)), as: UTF8.self) == wanted)
    // A byte-order mark is kept.
    #expect(catalog.bytes(rewriting: Array("\u{FEFF}\(file)".utf8)) == Array("\u{FEFF}\(wanted)".utf8))
  }

  @Test func catalogsThatAreWrittenAnew() throws {
    let file = #"{"sourceLanguage":"en","strings":{"a":{"comment":"A"},"b":{},"c":{}},"version":"1.0"}"#
    var catalog = try #require(StringCatalog.read(file.utf8).catalog)
    catalog["b"] = nil
    // An object that loses a member is written anew, and the rest of the file stays.
    #expect(
      String(decoding: catalog.bytes(rewriting: Array(file.utf8)), as: UTF8.self)
        == #"{"sourceLanguage":"en","strings":{"a":{"comment":"A"},"c":{}},"version":"1.0"}"#)
    // A key that occurs twice would keep its other value.
    let twice = #"{"strings":{"a":{"comment":"1"},"a":{"comment":"2"}}}"#
    let read = try #require(StringCatalog.read(twice.utf8).catalog)
    #expect(read.bytes(rewriting: Array(twice.utf8)) == Array(read.text.utf8))
  }
}
