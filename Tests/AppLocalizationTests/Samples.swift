import AppLocalization
import Foundation
import SystemAccess

/// Files as apps have them, written for these tests.
enum Samples {
  static let strings = """
    /* Copyright, shown in the About window.
       Keep the sign. */
    "NSHumanReadableCopyright" = "© 2026 Esempio S.r.l. Tutti i diritti riservati.";

    // MARK: - Greetings

    /* %1$@ is a name, %2$lld the number of messages */
    "greeting %@ %lld" = "Ciao %1$@, hai %2$lld \\"messaggi\\"\\n\\tnuovi 😀";
    CFBundleDisplayName = Saluti; // unquoted
    "Cancel";
    "path" = 'C:\\\\Temp';
    "Hebrew" = "\\U05e9\\U05dc\\U05d5\\U05dd";
    nested = { a = (b, "c"); d = <0a0B>; };
    """

  static let stringsDictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<!-- files in folders -->
    \t<key>%lld files in %lld folders</key>
    \t<dict>
    \t\t<key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
    \t\t<key>folders</key>
    \t\t<dict>
    \t\t\t<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    \t\t\t<key>NSStringFormatValueTypeKey</key><string>lld</string>
    \t\t\t<key>one</key><string>one folder</string>
    \t\t\t<key>other</key><string>%lld folders</string>
    \t\t</dict>
    \t\t<key>files</key>
    \t\t<dict>
    \t\t\t<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    \t\t\t<key>NSStringFormatValueTypeKey</key><string>lld</string>
    \t\t\t<key>zero</key><string>nothing</string>
    \t\t\t<key>one</key><string>one file</string>
    \t\t\t<key>other</key><string>%lld files</string>
    \t\t</dict>
    \t</dict>
    \t<key>welcome</key>
    \t<dict>
    \t\t<key>NSStringVariableWidthRuleType</key>
    \t\t<dict>
    \t\t\t<key>20</key><string>Hi</string>
    \t\t\t<key>100</key><string>Good morning &amp; welcome</string>
    \t\t</dict>
    \t</dict>
    \t<key>press</key>
    \t<dict>
    \t\t<key>NSStringDeviceSpecificRuleType</key>
    \t\t<dict>
    \t\t\t<key>appletv</key><string>Press the remote</string>
    \t\t\t<key>other</key><string>Tap</string>
    \t\t</dict>
    \t</dict>
    </dict>
    </plist>

    """

  /// With a space before each colon, as Xcode writes it.
  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {},
        "%@ likes https://a.b/c" : {
          "comment" : "A \\"name\\" and a fixed address",
          "extractionState" : "manual",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "%@ mag https://a.b/c\\n😀" } },
            "pt-BR" : { "stringUnit" : { "state" : "needs_review", "value" : "%@ gosta de https://a.b/c" } }
          }
        },
        "%lld items" : {
          "localizations" : { "de" : { "variations" : { "device" : {
            "iphone" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Ding" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Dinge" } }
            } } },
            "other" : { "stringUnit" : { "state" : "new", "value" : "%lld Dinge am Schreibtisch" } }
          } } } }
        },
        "Brand" : { "futureField" : [ 1.50, null, true ], "shouldTranslate" : false },
        "found" : {
          "extractionState" : "extracted_with_value",
          "localizations" : { "en" : {
            "stringUnit" : { "state" : "new", "value" : "Found %#@files@ in %#@folders@" },
            "substitutions" : {
              "files" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "new", "value" : "%arg file" } },
                "other" : { "stringUnit" : { "state" : "new", "value" : "%arg files" } }
              } } },
              "folders" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "new", "value" : "%arg folder" } },
                "other" : { "stringUnit" : { "state" : "new", "value" : "%arg folders" } }
              } } }
            }
          } }
        }
      },
      "version" : "1.0"
    }
    """

  /// An entry of a `.stringsdict`, with the texts of its variables by plural category.
  static func entry(_ format: String, _ variables: [(name: String, type: String, texts: [(String, String)])]) -> String
  {
    let members = variables.map { variable in
      let texts = variable.texts.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
      return "<key>\(variable.name)</key><dict><key>NSStringFormatSpecTypeKey</key>"
        + "<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>"
        + "<string>\(variable.type)</string>\(texts)</dict>"
    }
    return "<dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(members.joined())</dict>"
  }

  static func dictionaryFile(_ entries: KeyValuePairs<String, String>) -> String {
    let members = entries.map { "<key>\($0)</key>\($1)" }.joined()
    return "<plist version=\"1.0\"><dict>\(members)</dict></plist>"
  }

  /// A binary property list of these objects, the first outermost unless told.
  static func binaryList(_ objects: [[UInt8]], top: Int = 0) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    func big(_ number: Int, _ width: Int) -> [UInt8] {
      (0..<width).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    for offset in offsets { bytes += big(offset, 4) }
    return bytes + [0, 0, 0, 0, 0, 0, 4, 1] + big(objects.count, 8) + big(top, 8) + big(table, 8)
  }
}

extension StringsTable {
  static func read(text: String) -> (table: StringsTable, diagnostics: [LocalizationDiagnostic]) { read(text.utf8) }

  /// The last entry with exactly these scalars, as in Foundation.
  func entry(for key: String) -> StringsEntry? { entries.last { LiteralKey($0.key) == LiteralKey(key) } }
}

// Tests have texts.

extension StringsTable {
  static func read(
    _ bytes: some Sequence<UInt8>, path: String? = nil, limits: ReadingLimits = .standard
  ) -> (table: StringsTable, diagnostics: [LocalizationDiagnostic]) { read(Array(bytes), path: path, limits: limits) }
}

extension StringsDictionary {
  static func read(
    _ bytes: some Sequence<UInt8>, path: String? = nil, limits: ReadingLimits = .standard
  ) -> (dictionary: StringsDictionary?, diagnostics: [LocalizationDiagnostic]) {
    read(Array(bytes), path: path, limits: limits)
  }
}

extension StringCatalog {
  static func read(
    _ bytes: some Sequence<UInt8>, path: String? = nil, limits: ReadingLimits = .standard
  ) -> (catalog: StringCatalog?, diagnostics: [LocalizationDiagnostic]) {
    read(Array(bytes), path: path, limits: limits)
  }
}

extension InfoDictionary {
  static func read(
    _ bytes: some Sequence<UInt8>, path: String? = nil, limits: ReadingLimits = .standard
  ) -> (dictionary: InfoDictionary, diagnostics: [LocalizationDiagnostic]) {
    read(Array(bytes), path: path, limits: limits)
  }
}

extension PropertyListDocument {
  init(
    _ bytes: some Sequence<UInt8>, path: String? = nil, limits: ReadingLimits = .standard
  ) throws(LocalizationDiagnostic) { try self.init(Array(bytes), path: path, limits: limits) }
}
