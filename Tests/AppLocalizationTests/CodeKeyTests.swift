import AppLocalization
import TestSupport
import Testing

@testable import LocalizationAudit

/// Keys in code beside keys of tables: what Swift and Clang read in a literal is what the scan reads.
@Suite struct CodeKeyTests {
  private static let catalog =
    #"{"sourceLanguage":"en","version":"1.0","strings":{"AirPlay":{"shouldTranslate":false}}}"#

  /// `code: key` of the findings about keys in code, without the first part of their codes. A table `Localizable` has the
  /// keys, `Other` has `other.key`.
  private func found(
    _ code: [String: String], keys: [String] = [], names: [String]? = [], settings: [RuleSetting] = [],
    more: [String: String] = [:]
  ) throws -> [String] {
    let files = [
      "App/en.lproj/Localizable.strings": keys.map { "\"\($0)\" = \"Text\";" }.joined(separator: "\n"),
      "App/en.lproj/Other.strings": "\"other.key\" = \"Text\";", "App/Use.swift": #"let other = "other.key""#,
    ].merging(code) { $1 }.merging(more) { $1 }
    return try withTemporaryFolder(files) { folder in
      AppAuditor(options: AuditOptions(keysInCode: names, settings: settings)).audit(folder.path).findings.filter {
        $0.code.rawValue.hasPrefix("audit.keyNot") || $0.code.rawValue.hasPrefix("file.")
      }.map { "\($0.code.rawValue.dropFirst(6)): \($0.key ?? $0.message)" }.sorted()
    }
  }

  /// Each line looks up the key `a.b`, by the language's own grammar.
  @Test(arguments: [
    #"NSLocalizedString("a.b", comment: "")"#, #"String(localized: "a.b")"#, #"AttributedString(localized: "a.b")"#,
    #"LocalizedStringResource("a.b", defaultValue: "Text \(x)")"#, #"Text("a.b")"#, #"SwiftUI.Text( /* ( */ "a.b" )"#,
    #"LocalizedStringKey("a.b")"#, #"Text("a.b", tableName: nil, bundle: .module)"#, ##"Text(#"a.b"#)"##,
    #"Text("a\u{2E}b")"#, ##"Text(#"a\#u{2e}b"#)"##, "Text(\"\"\"\n    a.b\n    \"\"\")",
    "Text(\"\"\"\r\n  a\\\r\n  .b\r\n  \"\"\", bundle: Bundle.main)", "Text(\n  \"a.b\", // x\n  comment: \"y\")",
    #"f { Text("\(Text("a.b"))") }"#, #"let s = "\(g(["x": Text("a.b")]))""#, #"/* /* " */ ' */ Text("a.b")"#,
    "let open = \"\n Text(\"a.b\")", ##"let r = #"\("# ; Text("a.b")"##, ##"let q = #"""# ; Text("a.b")"##,
    "#if A\nfunc f() { g(\n#else\nfunc f() {\n#endif\n Text(\"a.b\") }", #"L10n.tr("a.b")"#, #"x.L10n.tr(key: "a.b")"#,
    #""a.b".localized"#, #""a.b".localized()"#,
  ])
  func keyOfSwift(code: String) throws {
    let names = ["L10n.tr", ".localized"]
    #expect(try found(["App/View.swift": code], names: names) == ["keyNotInTable: a.b"])
    #expect(try found(["App/View.swift": code], keys: ["a.b"], names: names) == [])
  }

  @Test(arguments: [
    #"NSLocalizedString(@"a.b", @"comment")"#, #"NSLocalizedString(@"a\x2e" "b", nil); NSLocalizedString(@"a.b", nil)"#,
    #"NSLocalizedStringFromTable(@"a.b", nil, @"")"#, #"char c = '"'; NSLocalizedString(@"a.b", '\'')"#,
    #"/* /* */ [self t:NSLocalizedString(@"a.b", nil)];"#, #"NSLocalizedString(@"a\u002Eb", nil)"#,
    #"NSLocalizedStringFromTableInBundle(@"a.b", @"Localizable", [NSBundle mainBundle], nil)"#,
  ])
  func keyOfObjectiveC(code: String) throws {
    #expect(try found(["App/View.m": code]) == ["keyNotInTable: a.b"])
    #expect(try found(["App/View.m": code], keys: ["a.b"]) == [])
  }

  /// No key of the app's tables, or nobody can know which one.
  @Test(arguments: [
    #"// Text("a.b")"#, #"/* Text("a.b") */"#, #"let s = "Text(\"a.b\")""#, #"Text(verbatim: "a.b")"#,
    #"String("a.b")"#,
    #"MyText("a.b")"#, #"markup.Text("a.b")"#, #"Text("a" + "b")"#, #"Text("a.b", tableName: name)"#,
    #"Text("a.b", bundle: Bundle(for: UIView.self))"#, #"NSLocalizedString("\(name).b", comment: "")"#,
    #"Text("\(n)")"#,
    #"Text("12 %")"#, #"Text("https://a.example/")"#, #"Text("")"#, #"#Preview { VStack { Text("a.b") } }"#,
    #"struct P: PreviewProvider { var p: some View { Text("a.b") } }"#, #"tr("a.b")"#, #"x.L10n.trx("a.b")"#,
    #"Text("AirPlay", tableName: "Catalog")"#,
  ])
  func noKey(code: String) throws {
    let more = ["App/Catalog.xcstrings": Self.catalog]
    let names = ["L10n.tr"]
    #expect(try found(["App/View.swift": code], names: names, more: more).filter { !$0.hasSuffix("AirPlay") } == [])
  }

  /// The keys are those that `InterpolatedKey` makes, and Xcode writes.
  @Test(arguments: [
    (#"Text("\(count) files")"#, "%lld files"), (#"Text("\(count) files")"#, "%@ files"),
    (#"Text("\(a) of \(f(")", b))")"#, "%1$@ of %2$lld"), (#"Text("\(ratio, specifier: "%.2f") km")"#, "%.2f km"),
    (#"Text("100% of \(b)")"#, "100%% of %@"), (##"Text(#"\#(count) \(files)"#)"##, #"%lld \\(files)"#),
    (#"Text("100% sure")"#, "100% sure"),
  ])
  func interpolations(code: String, key: String) throws {
    #expect(try found(["App/View.swift": code], keys: [key]) == [])
  }

  @Test func interpolationsThatDoNotFit() throws {
    let key = InterpolatedKey("100% of \(3) files").key
    #expect(try found(["App/View.swift": #"Text("100% of \(count) files")"#], keys: [key]) == [])
    #expect(
      try found(["App/View.swift": #"Text("100% of \(count) files")"#], keys: ["100%% of 3 files"])
        == ["keyNotInCode: 100%% of 3 files", #"keyNotInTable: 100% of \(…) files"#])
  }

  /// Another table's key is none of this one.
  @Test func tables() throws {
    let code = #"Text("other.key"); Text("other.key", tableName: "Other"); String(localized: "a.b", table: "Other")"#
    #expect(
      try found(["App/View.swift": code], keys: ["a.b"]) == ["keyNotInTable: a.b", "keyNotInTable: other.key"])
    #expect(
      try found(["App/V.m": #"NSLocalizedStringFromTable(@"x.y", @"Other", nil)"#]) == ["keyNotInTable: x.y"])
    // A folder may have the name of a file.
    #expect(try found(["App/Kit.swift/V.swift": #"Text("a.b")"#]) == ["keyNotInTable: a.b"])
    // A table that cannot be read may have the key.
    #expect(
      try found(["App/View.swift": #"Text("a.b")"#], more: ["App/en.lproj/Localizable.strings": "\"a\" = \"b"]) == [])
  }

  /// A key is unused if no literal has it, whatever gets the literal.
  @Test func unusedKeys() throws {
    let keys = ["a.b", "c.d", "e.f", "g.h", "i.j"]
    let code = [
      "App/A.swift": #"enum Key: String { case a = "a.b" }; NSLocalizedString("long.e.\(x)", comment: "")"#,
      "App/B.m": #"[self show:@"c.d"];"#, "App/Main.storyboard": #"<attribute keyPath="key" value="g.h"/>"#,
      "App/C.swift": #"// "i.j""#,
    ]
    #expect(
      try found(code, keys: keys + ["long.e.f", "Open ${applicationName}"]) == [
        "keyNotInCode: e.f", "keyNotInCode: i.j",
      ])
    // Code that is not read completely may have every key.
    let deep = String(repeating: "(", count: 2_000)
    #expect(try found(code.merging(["App/D.swift": deep]) { $1 }, keys: keys) == ["ooLarge: brackets are too deep"])
  }

  /// Switched off by default, and findings go through the gate.
  @Test func settings() throws {
    let code = ["App/View.swift": "\n  Text(\"a.b\")"]
    #expect(try found(code, keys: ["c.d"], names: nil) == [])
    let silent = [RuleSetting(key: "a.*", path: "App/View.swift", severity: nil)]
    #expect(try found(code, keys: ["c.d"], settings: silent) == ["keyNotInCode: c.d"])
    let comment = "/* which-locale:ignore */ \"c.d\" = \"Text\";"
    #expect(try found(code, more: ["App/en.lproj/Localizable.strings": comment]) == ["keyNotInTable: a.b"])
    let configuration = try AuditConfiguration(Array(#"{"keysInCode":["tr"]}"#.utf8), path: "c.json")
    #expect(configuration.keysInCode == ["tr"])
    #expect(throws: LocalizationDiagnostic.self) {
      try AuditConfiguration(Array(#"{"keysInCode":true}"#.utf8), path: "c.json")
    }
  }

  @Test func places() throws {
    let files = ["App/en.lproj/Localizable.strings": "", "App/View.swift": "Text(\"é\")\n  Text(\"a.b\")\nText(\"é\")"]
    try withTemporaryFolder(files) { folder in
      let findings = AppAuditor(options: AuditOptions(keysInCode: [])).audit(folder.path).findings
      let own = findings.filter { $0.code == "audit.keyNotInTable" }
      #expect(own.map(\.key) == ["é", "a.b"])
      #expect(own.map(\.places.count) == [2, 0])
      #expect(own.last?.diagnostic.position == TextPosition(line: 2, column: 8))
    }
  }

  /// No damage to code makes the scan trap, and what it finds is in the file.
  @Test func damagedCode() {
    let code = ##"""
      #Preview { Text("a \(f("b", [1: "\u{41}"]))") } /* /* */ */ NSLocalizedString(@"c\x41", @"T", nil) 'x' '\''
      Text(#"d \#(e)"#, tableName: "T", bundle: .module) // "
      String(localized: """
        f\
        g
        """, table: nil) ; "h".localized(1) ; L10n.tr(key: "i", {}) ; Text.init("\
      """##
    var generator = SeededGenerator(seed: 50)
    for round in 0..<3_000 {
      let bytes = round == 0 ? Array(code.utf8) : generator.mutated(Array(code.utf8))
      let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
      for isSwift in [true, false] {
        let scanner = CodeScanner(scalars, isSwift: isSwift, names: ["L10n.tr", ".localized"]) { _ in true }
        #expect(scanner.calls.allSatisfy { scalars.indices.contains($0.key?.start ?? -1) })
        if round == 0, isSwift {
          let texts = scanner.calls.compactMap(\.key?.text)
          #expect(texts == ["a \0", "d \0", "fg", "h", "i"])
        }
      }
    }
  }
}
