import AppLocalization
import SystemAccess
import TestSupport
import Testing

@testable import AppSources
@testable import LocalizationAudit

/// A table between the files and the rules: what it is for, and which keys its localizations should have.
@Suite struct AuditTableTests {
  /// Asks the first table of a folder with these files: `en` stands for a table T, whose keys are separated by bars.
  private func ask<Answer>(
    _ files: KeyValuePairs<String, String>, region: String = "en", workLanguage: String? = nil,
    _ question: (AuditedTable) throws -> Answer
  ) throws -> Answer {
    var all = ["Info.plist": "{ CFBundleDevelopmentRegion = \"\(region)\"; }"]
    for (name, text) in files {
      let entries = text.split(separator: "|").map { "\"\($0)\" = \"Text of \(name)\";" }.joined(separator: "\n")
      if name.contains(".") { all[name] = text } else { all["\(name).lproj/T.strings"] = entries }
    }
    return try withTemporaryFolder(all) { folder in
      var options = AuditOptions()
      options.workLanguage = workLanguage
      let audited = AuditedFolder(SourceParts(of: folder.path), options)
      return try question(try #require(audited.bundles.first?.tables.first, "\(files)"))
    }
  }

  /// A table's name says whether the system shows it. Keys of a storyboard are more than half of the developer's, or of the
  /// fullest file's without the developer's.
  @Test func kinds() throws {
    for (path, kind) in [
      ("A/Settings.bundle/en.lproj/Root.strings", .settings), ("en.lproj/InfoPlist.strings", .infoPlist),
      ("en.lproj/infoplist.strings", .infoPlist), ("en.lproj/AppInfoPlist.strings", .infoPlist),
      ("en.lproj/Info-RemotePlist.strings", .infoPlist), ("en.lproj/Info.strings", .strings),
      ("en.lproj/PlistInfo.strings", .strings), ("en.lproj/Plist.strings", .strings),
    ] as [(String, AuditedTable.TableKind)] {
      #expect(try ask([path: "a.b = x;", "Project.swift": ""]) { $0.kind } == kind, "\(path)")
    }
    for (region, keys, kind) in [
      ("en", ["en": ""], .strings), ("en", ["en": "1.text"], .interface), ("en", ["en": "1.text|a"], .strings),
      ("en", ["en": "1.text|2.text|a"], .interface), ("en", ["en": "a", "de": "1.text|2.text|3.text"], .strings),
      ("en", ["en": "1.text", "de": "a|b|c"], .interface), ("ja", ["en": "a", "de": "1.text|2.text"], .interface),
      ("ja", ["en": "a|b|c", "de": "1.text|2.text"], .strings), ("ja", ["de": "1.text", "fr": "a|b"], .strings),
      ("en", ["en": "a|b", "Base.lproj/T.xib": "<document/>"], .interface),
    ] as [(String, KeyValuePairs<String, String>, AuditedTable.TableKind)] {
      #expect(try ask(keys, region: region) { $0.kind } == kind, "\(keys)")
    }
  }

  /// The developer's entry stands for a key; without one the first localization's that has it, by name.
  @Test func samples() throws {
    func places(_ keys: String, in table: AuditedTable) -> [String?] {
      keys.map { key in
        table.sample(LiteralKey("\(key)")).map { "\($0.path.split(separator: "/").suffix(2).first?.dropLast(6) ?? "")" }
      }
    }
    #expect(
      try ask(["de": "a|b|c", "en": "a|c", "fr": "b|d", "ar": "c"]) { places("abcde", in: $0) }
        == ["en", "de", "en", "fr", nil])
    #expect(try ask(["fr": "a", "de": "a|b"], region: "ja") { places("ab", in: $0) } == ["de", "de"])
    #expect(try ask(["de": "a|b", "en": "a", "fr": "b", "Base": "b"]) { places("b", in: $0) } == ["Base"])
  }

  /// `Base` completes the developer's texts where at least half of the others translate what it has.
  @Test(arguments: [
    ("a|b", "b", true), ("a", "", false), ("b", "b", true), ("b", "", true), ("c", "", false), ("b|c", "c|b", true),
  ])
  func completions(german: String, french: String, isComplete: Bool) throws {
    try ask(["en": "a", "de": german, "fr": french, "Base": "a|b"]) { table in
      #expect(table.developers?.keys.map(\.text).sorted() == (isComplete ? ["a", "b"] : ["a"]))
      #expect(table.hasLeftoverBase == !isComplete && table.contents(of: .base) != nil)
    }
  }

  /// The developer's keys are expected. Without them, and where the keys are texts or the developer has hardly any, those that
  /// at least half of the localizations have. `Base` and variants do not count. What the developer's table lacks has its text
  /// in a translation; without words it needs none, unless the key says others. A catalog has its source's keys, the Settings app what its pages name.
  @Test func whichKeysAreExpected() throws {
    func unit(_ text: String) -> String { #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
    let catalog =
      #"{"sourceLanguage":"en","version":"1.0","strings":{"A b":{"localizations":{"en":\#(unit("A b"))}},"#
      + #""x":{"localizations":{"de":\#(unit("X")),"en":\#(unit("X"))}},"C d":{"localizations":{"de":\#(unit("C"))}},"#
      + #""a.old":{"extractionState":"stale","localizations":{"en":\#(unit("O"))}}}}"#
    let page = "{ PreferenceSpecifiers = ({ Title = x; }, { Title = Sound; }); }"
    for (region, files, wanted) in [
      ("en", ["en": "x|y", "de": "x|z", "fr": "x|z"], "x|y"), ("ja", ["de": "x", "fr": "x|y"], "x|y"),
      ("ja", ["de": "x", "es": "x", "fr": "x|y"], "x"), ("ja", ["de": "x|y"], "x|y"),
      ("en", ["en": "x", "de": "x|y|z|v|w"], "x"), ("en", ["en": "", "de": "x|y"], "x|y"),
      ("en", ["en": "x", "de": "x|y|z|w", "fr": "x|y|z|w"], "x"),
      ("en", ["en": "x", "de": "x|y|z|w|v", "fr": "x|y|z|w|v"], "v|w|x|y|z"),
      ("en", ["en": "A b", "de": "A b|C d", "fr": "A b|C d"], "A b|C d"),
      ("en", ["en": "A b", "de": "A b|C d"], "A b"),
      ("en", ["en": "A b|v|w|x|y", "de": "C d", "fr": "C d"], "A b|C d|v|w|x|y"),
      ("en", ["en": "A b|v|w|x|y|z", "de": "C d", "fr": "C d"], "A b|v|w|x|y|z"),
      ("ja", ["de": "x|y", "fr": "", "it": ""], ""), ("ja", ["pt": "x", "pt-BR": "y", "fr": "x"], "x"),
      ("ja", ["de.lproj/T.strings": "x = \"%d\"; y = Y;", "fr": "x|y"], "y"),
      ("en", ["en.lproj/T.strings": "\"A b\" = \"%d\"; \"C d\" = \"C d\";", "de": "A b|C d"], "A b|C d"),
      ("en", ["T.xcstrings": catalog], "A b|C d|x"),
      (
        "en",
        [
          "Project.swift": "", "A/Settings.bundle/en.lproj/Root.strings": "x = X; y = Y;",
          "A/Settings.bundle/Root.plist": page,
        ],
        "Sound|x"
      ),
    ] as [(String, KeyValuePairs<String, String>, String)] {
      #expect(try ask(files, region: region) { $0.expected.keys.joined(separator: "|") } == wanted, "\(files)")
    }
  }

  /// A majority, a single one, and those that are neither.
  @Test func howManyHaveAKey() throws {
    try ask(["en": "x", "de": "x|a", "es": "x|a|b", "fr": "a|b", "it": "a|c", "pl": "", "en-GB": "d"]) { table in
      let (keys, names) = (table.expected, ["a", "b", "c", "d", "x"].map(LiteralKey.init))
      #expect(names.map(keys.isCommon) == [true, false, false, false, false])
      #expect(names.map(keys.isInMost) == [true, false, false, false, false])
      #expect(names.map(keys.isAlone) == [false, false, true, true, false])
    }
    let (a, text) = (LiteralKey("a"), LiteralKey("A b"))
    try ask(["en": "x", "de": "a|A b", "fr": "a|A b"]) { table in
      let two = table.expected
      #expect(two.isCommon(a) && !two.isInMost(a) && two.isOwnText(text) && !two.isOwnText(a) && !two.isAlone(a))
    }
    try ask(["en": "x", "de": "a"]) { #expect(!$0.expected.isAlone(a) && !$0.expected.isCommon(a)) }
  }

  /// A localization that has hardly begun, one that lacks most of a table, and a variant with a part of the texts have rows
  /// for what is there, and counts for the rest, but for the one that a translator works on.
  @Test func rowsAreForWhatIsThere() throws {
    let many = (100..<400).map { "a.\($0)" }.joined(separator: "|")
    let most = (100..<390).map { "a.\($0)" }.joined(separator: "|")
    let files: KeyValuePairs = ["en": many, "de": "a.100", "en-GB": "a.100", "fr": "a.100|b.c", "it": most]
    try ask(files) { table in
      let counts = ["en", "de", "en-GB", "fr", "it"].map { table.rows.of(.localization($0)).count }
      guard case .partial(let keys)? = table.rows.gaps[.localization("en-GB")] else {
        Issue.record("it is not partial")
        return
      }
      #expect(counts == [300, 1, 1, 2, 300] && keys.count == 299)
      #expect(table.rows.coverage.map(\.missingKeys.count).sorted() == [0, 10, 299])
    }
    for (language, wanted) in [
      ("de", [300, 300, 1, 2, 300]), ("en_GB", [300, 1, 300, 2, 300]), ("fr", [300, 1, 1, 301, 300]),
    ] {
      try ask(files, workLanguage: language) { table in
        let counts = ["en", "de", "en-GB", "fr", "it"].map { table.rows.of(.localization($0)).count }
        #expect(counts == wanted, "\(language)")
      }
    }
  }
}
