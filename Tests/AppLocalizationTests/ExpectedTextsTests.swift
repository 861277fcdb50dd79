import AppLocalization
import TestSupport
import Testing

@testable import LocalizationAudit

/// What should be there: whether a text is expected and by which fact, and what people are shown from which line.
@Suite struct ExpectedTextsTests {
  private static let english = "{ CFBundleDevelopmentRegion = en; }"

  /// The rows of a key as `table place expectation state shown:line`, by the files of a bundle.
  private func rows(_ key: String, _ files: [String: String]) throws -> [String] {
    try withTemporaryFolder(files) { folder in
      var request = AppAuditor()
      request.paths = [folder.path]
      return try request.explanation(of: key).rows.map { row in
        let shown = row.row.shown.map { "\($0.place):\($0.text.position?.line ?? 0)" } ?? "key"
        return "\(row.table) \(row.row.place) \(row.row.expectation) \(row.row.state) \(shown)"
          + (row.exemption == nil ? "" : " exempt")
      }
    }
  }

  /// Of a key that a file has twice Foundation takes the last, and the `.stringsdict` has its own lines.
  @Test func stringsAndDictionaries() throws {
    let entry = Samples.entry("%#@n@", [("n", "d", [("one", "one"), ("other", "%d")])])
    let files = [
      "Info.plist": Self.english, "en.lproj/T.strings": "a = A;\nb = \"Two words\";\n\"n.o\" = \"%d\";\nc = C;",
      "de.lproj/T.strings": "b = B;\nb = Z;\nold = x;", "fr.lproj/T.strings": "b = B;\n; c = C;",
      "en-GB.lproj/T.strings": "a = A;\nb = B;\nc = C;", "ja.lproj/U.strings": "a = A;",
      "it.lproj/T.stringsdict": "<plist version=\"1.0\"><dict>\n<key>b</key>\(entry)</dict></plist>",
    ]
    #expect(
      try rows("b", files) == [
        "T de table translated de:2", "T en table translated en:2", "T en-GB table translated en-GB:2",
        "T fr table translated fr:1", "T it table translated it:2", "T ja table noTable en:2",
      ])
    // Foundation stops at the stray semicolon of the French file, and looks into no other language.
    #expect(
      try rows("c", files).filter { $0.contains(" fr ") || $0.contains(" de ") }
        == ["T de table missing key", "T fr table missing key exempt"])
    #expect(try rows("n.o", files).filter { $0.contains("-GB") } == ["T en-GB table missing key"])
    #expect(
      try rows("old", files).map { $0.split(separator: " ")[2...3].joined(separator: " ") }
        == ["rare translated", "rare absent", "rare absent", "rare absent", "rare absent", "rare noTable"])
  }

  /// A catalog says how far each text is translated, and what needs no translation.
  @Test func catalogs() throws {
    func unit(_ state: String, _ text: String) -> String { #"{"stringUnit":{"state":"\#(state)","value":"\#(text)"}}"# }
    let catalog = """
      {"sourceLanguage":"en","version":"1.0","strings":{
      "Open it":{"localizations":{
      "de":\(unit("translated", "A")),
      "fr":\(unit("new", "Open it")),"it":\(unit("needs_review", "B"))}},
      "Old one":{"extractionState":"stale","localizations":{"de":\(unit("translated", "C"))}},
      "Brand":{"shouldTranslate":false}}}
      """
    let files = ["Info.plist": Self.english, "T.xcstrings": catalog]
    #expect(
      try rows("Open it", files) == [
        "T en table translated en:2", "T de table translated de:3", "T fr table untranslated fr:4",
        "T it table needsReview it:4",
      ])
    #expect(try rows("Old one", files).prefix(2) == ["T en stale stale en:5", "T de stale stale de:5"])
    #expect(try rows("Brand", files).prefix(2) == ["T en excluded excluded en:6", "T de excluded absent key"])
  }

  /// Where the developer's text is in no table: the key is it, or code, a storyboard, `Info.plist` or a page of settings has it.
  @Test func factsOutsideOfTables() throws {
    var files = ["Info.plist": Self.english, "en.lproj/T.strings": ""]
    for name in ["de", "fr"] { files["\(name).lproj/T.strings"] = "\"Open it\" = A; \"Close it\" = B;" }
    files["it.lproj/T.strings"] = "\"Close it\" = B;"
    #expect(
      try rows("Open it", files).filter { !$0.contains(" translated ") }
        == ["T en key elsewhere key", "T it key missing key"])
    var code = ["Info.plist": Self.english]
    for name in ["de", "fr"] { code["\(name).lproj/T.strings"] = "\"a.b\" = \"Some text\";" }
    #expect(try rows("a.b", code) == ["T de code translated de:1", "T fr code translated fr:1"])
    let button = "<button id=\"abc-de-fgh\" title=\"Go on\"/>"
    let board = [
      "Info.plist": Self.english, "Base.lproj/Main.storyboard": "<document>\(button)</document>",
      "de.lproj/Main.strings": "\"abc-de-fgh.title\" = Weiter;", "fr.lproj/Main.strings": "x = X;",
    ]
    #expect(
      try rows("abc-de-fgh.title", board).filter { !$0.contains(" en ") } == [
        "Main de interface translated de:1", "Main fr interface missing key",
      ])
  }

  /// Where no table has a text, people are shown what the nib, Info.plist or code has, and else the key.
  @Test(
    arguments: [
      (
        "abc-de-fgh.title", "Go on",
        [
          "Base.lproj/Main.storyboard": "<document><button id=\"abc-de-fgh\" title=\"Go on\"/></document>",
          "de.lproj/Main.strings": "\"abc-de-fgh.title\" = A;", "fr.lproj/Main.strings": "x = X;",
        ]
      ),
      (
        "abc-de-fgh.title", "the text of the nib",
        [
          "Base.lproj/Main.nib": "", "de.lproj/Main.strings": "\"abc-de-fgh.title\" = A;",
          "fr.lproj/Main.strings": "x = X;",
        ]
      ),
      (
        "CFBundleName", "App",
        ["de.lproj/InfoPlist.strings": "CFBundleName = A;", "fr.lproj/InfoPlist.strings": "x = X;"]
      ),
      ("a.b", "the key", ["en.lproj/T.strings": "a.b = A;", "fr.lproj/T.strings": "x = X;"]),
    ] as [(String, String, [String: String])])
  func whatIsShownOtherwise(key: String, shown: String, files: [String: String]) throws {
    let info = ["Info.plist": "{ CFBundleDevelopmentRegion = en; CFBundleName = App; }"]
    try withTemporaryFolder(files.merging(info) { $1 }) { folder in
      var request = AppAuditor()
      request.paths = [folder.path]
      let rows = try request.explanation(of: key).rows
      #expect(rows.filter { $0.row.shown == nil }.map(\.otherwise).first == shown)
    }
  }

  /// A variant of the developer's language needs only what reads otherwise; a comment beside a text silences.
  @Test func exemptions() throws {
    let files = [
      "Info.plist": Self.english, "en.lproj/T.strings": "\"Color\" = Color;\n\"a.b\" = A;\n\"Red\" = Red;",
      "en-GB.lproj/T.strings": "\"Color\" = Colour;\n\"a.b\" = A;",
    ]
    #expect(try rows("Red", files).last == "T en-GB table missing key exempt")
    try withTemporaryFolder(
      files.merging(["de.lproj/T.strings": "/* which-locale:ignore audit.rawKey */ a.b = A;"]) { $1 }
    ) { folder in
      var request = AppAuditor()
      request.paths = [folder.path]
      let silenced = try request.explanation(of: "a.b").rows.compactMap { $0.row.own?.note.silenced }
      #expect(silenced.filter { !$0.isEmpty } == [["audit.rawKey"]])
    }
  }

  /// A key that no table has is told with the nearest one; of a folder without tables nothing is near.
  @Test func nearestKeys() throws {
    try withTemporaryFolder(["en.lproj/T.strings": "home.title = A; settings.title = B;"]) { folder in
      var request = AppAuditor()
      request.paths = [folder.path]
      for (key, nearest) in [("hme.title", "home.title"), ("Settings.titel", "settings.title"), ("", "home.title")] {
        let explanation = try request.explanation(of: key)
        #expect(explanation.rows.isEmpty && explanation.nearest == nearest)
      }
      #expect(try request.explanation(of: "home.title").nearest == nil)
      request.paths = [folder.path("nowhere")]
      #expect(throws: LocalizationDiagnostic.self) { try request.explanation(of: "a") }
    }
    let nothing = try withTemporaryFolder { folder in
      var request = AppAuditor()
      request.paths = [folder.path]
      return try request.explanation(of: "a")
    }
    #expect(nothing.rows.isEmpty && nothing.nearest == nil)
  }
}
