import AppLocalization
import SystemAccess
import TestSupport
import Testing

@testable import AppSources
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
    #""a.b".localized"#, #""a.b".localized()"#, #"x ? "a.b".localized : y"#, #"Text ("a.b", tableName : nil)"#,
    #"#Preview { f() }; struct V { let t = Text("a.b") }"#,
    #"struct P: PreviewProvider { var p = [f { x }] }; let t = { Text("a.b") }"#, #"let r = /['"]/; Text("a.b")"#,
    #"Text("a\u{0000002E}b")"#,
    #"Foundation.NSLocalizedString("a.b", comment: "")"#, #"Text("a.b", bundle: #bundle)"#,
    #"Text("a.b", tableName: "Localizable", bundle: nil)"#, #"Text("a.b", bundle: .main, comment: "in #Preview {")"#,
    // `+` joins literals of a `String`, as `NSLocalizedString` takes.
    #"NSLocalizedString("a" + ".b", comment: "")"#, "L10n.tr(\"a\"\n  + /* x */ #\".\"# + \"b\")",
    "NSLocalizedString(\"a.\" + \"\"\"\n  b\n  \"\"\", comment: \"\")",
    // Quotation marks and slashes of regular expressions (SE-0354), and blanks behind `"""`.
    #"let r = /"/; Text("a.b")"#, #"f(/\//, Text("a.b"))"#, ##"let r = #/ " /#; Text("a.b")"##,
    "let r = #/\n \" // x\n/#; Text(\"a.b\")", #"let x = a / b; let q = 1 / 2; Text("a.b")"#,
    "let t = \"\"\" \t\n x\n \"\"\"; Text(\"a.b\")", "Text(\"\"\"  \n  a\\  \n  .b\n  \"\"\")",
    // SwiftUI and App Intents.
    #"Label("a.b", systemImage: "house")"#, #"Button("a.b") { }"#, #"view.navigationTitle("a.b")"#,
    "import SwiftUI\nv\n  .alert(\"a.b\", isPresented: $x) { }", #"SwiftUI.Toggle("a.b", isOn: $x)"#,
    #"v.searchable(text: $x, prompt: "a.b")"#, #"static var title: LocalizedStringResource = "a.b""#,
    #"var title: LocalizedStringKey { return "a.b" }"#, #"func f(_ x: LocalizedStringResource? = "a.b") { }"#,
    #"@Parameter(title: "a.b", default: 1) var x: Int"#, #"IntentDescription("a.b")"#,
    #"DisplayRepresentation(title: "a.b", subtitle: nil)"#, #"AppShortcut(intent: x, phrases: [], shortTitle: "a.b")"#,
    #"TypeDisplayRepresentation(name: "a.b")"#,
  ])
  func keyOfSwift(code: String) throws {
    let names = ["L10n.tr", ".localized"]
    #expect(try found(["App/View.swift": code], names: names) == ["keyNotInTable: a.b"])
    #expect(try found(["App/View.swift": code], keys: ["a.b"], names: names) == [])
  }

  @Test(arguments: [
    #"NSLocalizedString (@"a.b", @"comment")"#,
    #"NSLocalizedString(@"a\x2e" "b", nil); NSLocalizedString(@"a.b", nil)"#,
    #"NSLocalizedStringFromTable(@"a.b", nil, @"")"#, #"char c = '"'; NSLocalizedString(@"a.b", '\'')"#,
    #"/* /* */ [self t:NSLocalizedString(@"a.b", nil)];"#, #"NSLocalizedString(@"a\u002Eb", nil)"#,
    #"NSLocalizedStringFromTableInBundle(@"a.b", @"Localizable", [NSBundle mainBundle], nil)"#,
    #"NSLocalizedStringFromTableInBundle(@"a.b", nil, nil, @"")"#, #"NSLocalizedString(@"a\U0000002Eb", nil)"#,
    #"NSLocalizedStringWithDefaultValue(@"a.b", nil, [NSBundle mainBundle], @"Text", nil)"#,
    #"NSLocalizedStringFromTable(@"a.b", @"Localizable", @"bundle")"#,
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
    #"Text("AirPlay", tableName: "Catalog")"#, #"#Preview("Name") { Text("a.b") }"#, #"SwiftUI.View.Text("a.b")"#,
    #"#Preview(traits: f()) { f({ Text("a.b") }, [Text("a.b")]) }"#, #"Text("a.b", bundle: kit)"#,
    #""a.b".localized(1)"#,
    #"#Preview { f("a.b".localized) }"#, #""a.b".localize"#, #"String(localized: name, table: "a.b")"#,
    #"Text(key, "a.b")"#,
    #"Text(verbatim: "a.b", comment: "c.d")"#, #"NSLocalizedString("a" + x + ".b", comment: "")"#,
    #"NSLocalizedString("a.b" + x, comment: "")"#, "import UIKit\nLabel(\"a.b\")", #"log.alert("a.b")"#,
    #"let x: LocalizedStringKey = f("a.b")"#, #"let x: String = "a.b""#, #"Parameter(title: "a.b")"#,
    #"#Preview { f(x: LocalizedStringKey = "a.b") }"#, #"Text("MP4")"#, #"Text("H.264")"#, #"Text("\(n) FPS")"#,
    #"let x: [String: String] = ["x": "a.b"]"#, #"let x: [LocalizedStringKey: Int] = ["a.b": 1]"#,
    #"Summary("Open \(name)")"#, #"Summary("Open \(.init(x))")"#, #"Summary("Open \(\.$item.name)")"#,
    "import SwiftUI\nSummary(\"a.b\")",
    #"Text("1080p")"#, #"Text("a.b", tableName: "Nowhere")"#, #"let r = /Text("a.b")/"#,
  ])
  func noKey(code: String) throws {
    let more = ["App/Catalog.xcstrings": Self.catalog]
    let names = ["L10n.tr", ".localized"]
    #expect(try found(["App/View.swift": code], names: names, more: more).filter { !$0.hasSuffix("AirPlay") } == [])
  }

  private static let phrases = #"phrases: ["Show \(\.$item) in \(.applicationName)", "\(x)", f("no.key")]"#

  /// The code of a package whose manifest does not name the code's target may look up any table, that of a test none.
  @Test(arguments: [
    ("Sources/A.swift", "[.target(name: \"A\")]", true), ("Sources/A/A.swift", "[.target(name: \"A\")]", true),
    ("Sources/B/B.swift", "all", true), ("Tests/A/A.swift", "[.testTarget(name: \"A\")]", false),
    ("Sources/ATests/A.swift", "all", false),
  ])
  func codeOfPackages(path: String, targets: String, isFound: Bool) throws {
    let files = [
      path: "Text(\"a.b\")", "Package.swift": "Package(name: \"P\", targets: \(targets))",
      "Sources/A/Resources/en.lproj/Localizable.strings": "x = y;",
    ]
    try withTemporaryFolder(files) { folder in
      let audit = AppAuditor(options: AuditOptions(keysInCode: [])).audit(folder.path)
      #expect(audit.findings.contains { $0.code == "audit.keyNotInTable" } == isFound)
    }
  }

  /// A finding is where its key is, also behind a table.
  @Test(arguments: [#"L10n.tr("Other", "a.b")"#, #"Text(  "a.b", tableName: "Other")"#])
  func placeOfAKey(code: String) throws {
    let files = ["App/A.swift": "\n\(code)", "App/en.lproj/Other.strings": "x = y;"]
    try withTemporaryFolder(files) { folder in
      let found = AppAuditor(options: AuditOptions(keysInCode: [])).audit(folder.path).findings
        .filter { $0.code == "audit.keyNotInTable" }
      let column = code.distance(from: code.startIndex, to: try #require(code.range(of: "\"a.b")).lowerBound) + 1
      #expect(found.map(\.diagnostic.position) == [TextPosition(line: 2, column: column)])
    }
  }

  /// Keys of App Intents, by Apple's documentation of `CaseDisplayRepresentable`, `ParameterSummaryString` and `AppShortcut`:
  /// values of typed dictionaries, summaries, and phrases, which are in a table of their own. What is interpolated is a
  /// variable there.
  @Test(arguments: [
    (
      #"static var caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "a.b", .large: f("no.key")]"#,
      ""
    ),
    (#"let x: [Size: DisplayRepresentation] = [.a: DisplayRepresentation(title: "a.b"), .b: "no" + "key"]"#, ""),
    (#"let x: [Size: LocalizedStringResource]? { return [.a(1): .init(x), .b: isX ? x : "a.b"] }"#, ""),
    (#"let x: [String: LocalizedStringKey] = ["no.key": "a.b"]"#, ""), (#"let x: [LocalizedStringKey] = ["a.b"]"#, ""),
    (#"Summary("Open \(\.$item)")"#, "Open ${item}"),
    (#"When(\.$x, .equalTo, 1) { Summary("Open \(\.$item) \( \.$all )") { \.$x } }"#, "Open ${item} ${all}"),
    (#"Summary("Open \(\.$item)", table: "Intents")"#, "Intents: Open ${item}"),
    ("import AppIntents\nAppShortcut(intent: x, \(Self.phrases))", "AppShortcuts: Show ${item} in ${applicationName}"),
    (#"AppShortcut(intent: x, phrases: ["Open \(.applicationName)"])"#, "AppShortcuts: Open ${applicationName}"),
  ])
  func keyOfAppIntents(code: String, key: String) throws {
    let parts = key.components(separatedBy: ": ")
    let (key, table) = (
      parts.last.flatMap { $0.isEmpty ? nil : $0 } ?? "a.b", parts.count > 1 ? parts[0] : "Localizable"
    )
    func found(_ text: String?) throws -> [String] {
      try self.found(
        ["App/V.swift": code], more: text.map { ["App/en.lproj/\(table).strings": "\"\($0)\" = A;"] } ?? [:])
    }
    #expect(try found("${x} Other") == ["keyNotInTable: \(key)"])
    #expect(try found(key) == [])
    #expect(try found(nil) == (table == "Localizable" ? ["keyNotInTable: \(key)"] : []))
  }

  /// A catalog has the phrases of a shortcut as a set of texts, under the first one.
  @Test func phrasesOfACatalog() throws {
    let code = #"AppShortcut(intent: x, phrases: ["Open \(.applicationName)", "Start \(.applicationName)"])"#
    for (key, missing) in [("Open ${applicationName}", []), ("Open", ["keyNotInTable: Open ${applicationName}"])] {
      let set = #"{"stringSet":{"state":"new","values":["Open ${applicationName}","Start ${applicationName}"]}}"#
      let strings = #"{"\#(key) ":{},"\#(key)":{"localizations":{"en":\#(set)}}}"#
      let catalog = #"{"sourceLanguage":"en","version":"1.0","strings":\#(strings)}"#
      let found = try found(["App/V.swift": code], more: ["App/AppShortcuts.xcstrings": catalog])
      #expect(found.filter { $0.hasPrefix("keyNotInTable") } == missing)
    }
    // Every other list has a text for each element.
    let list = #"let names: [Int: LocalizedStringKey] = [1: "Open", 2: "Start"]"#
    let catalog = #"{"sourceLanguage":"en","version":"1.0","strings":{"Other":{}}}"#
    let found = try found(["App/V.swift": list], more: ["App/Localizable.xcstrings": catalog])
    #expect(found.filter { $0.hasPrefix("keyNotInTable") } == ["keyNotInTable: Open", "keyNotInTable: Start"])
  }

  /// The bundle of somebody else has tables of its own.
  @Test(arguments: [
    #"NSLocalizedStringFromTableInBundle(@"a.b", nil, [NSBundle bundleForClass:c], nil)"#,
    #"NSLocalizedStringWithDefaultValue(@"a.b", nil, kit, @"Text", nil)"#,
    #"NSLocalizedStringFromTable(@"a.b", name, @"")"#,
  ])
  func noKeyOfObjectiveC(code: String) throws { #expect(try found(["App/View.m": code]) == []) }

  /// The texts of literals, by the grammars of Swift and C; a null stands for what is not known before the program runs.
  @Test(
    arguments: [
      (#"Text("a\tb\n\\\"\'")"#, true, "a\tb\n\\\"'"), (#"Text("a\(b)c\(d("e"))")"#, true, "a\0c\0"),
      (##"Text(#"a\n\#nb"#)"##, true, "a\\n\nb"), (###"Text(##"a"#b"##)"###, true, "a\"#b"),
      (#"Text("\u{1F600}\u{e9}")"#, true, "😀é"),
      (#"Text("\u{D800}")"#, true, "\u{FFFD}"),
      ("Text(\"\"\"\n  a\n    b\n\n  c \"d\"\n  \"\"\")", true, "a\n  b\n\nc \"d\""),
      ("Text(\"\"\"\r\n a\r\n b\\\r\n c\r\n \"\"\")", true, "a\nbc"),
      ("Text(\"\"\"\n  a\n b\n  \"\"\")", true, "a\n b"),
      (#"NSLocalizedString(@"a\tb\n\\\"\'\u00e9\U0001F600", nil)"#, false, "a\tb\n\\\"'é😀"),
      (#"NSLocalizedString(@"a\101", nil)"#, false, "a\u{0}01"), ("NSLocalizedString(@\"a\\\nb\", nil)", false, "ab"),
      (#"NSLocalizedString(@"a\(b)", nil)"#, false, "a\0b)"),
    ] as [(String, Bool, String)])
  func literals(code: String, isSwift: Bool, text: String) {
    let scanner = KeyScanner(Array(code.unicodeScalars), isSwift: isSwift, names: []) { _ in true }
    #expect(scanner.uses.map(\.key) == [text])
    #expect(scanner.literals.contains(LiteralKey(text)))
  }

  /// Brackets are followed to a depth of a thousand.
  @Test(arguments: [(1_000, false), (1_001, true)])
  func depth(count: Int, isCut: Bool) {
    let code = Array((String(repeating: "(", count: count) + "Text").unicodeScalars)
    #expect(KeyScanner(code, isSwift: true, names: []) { _ in true }.isCut == isCut)
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

  /// Keys that code puts together of literals and of what is not known, wherever the pieces are.
  @Test(arguments: [
    #"let key = "attr.\(x).name"; NSLocalizedString(key, comment: "")"#, #"let key = "attr." + x"#,
    #"let key = x + ".name""#, #"let key = "attr." + x + ".name""#, #"String(format: "attr.%@.name", x)"#,
    #"let key = "at" + "tr.one.name""#, #"let key = "attr." + "one" + ".name""#,
  ])
  func keysOfPieces(code: String) throws {
    #expect(try found(["App/A.swift": code], keys: ["attr.one.name"]) == [])
    #expect(try found(["App/A.swift": code], keys: ["other.one"]) == ["keyNotInCode: other.one"])
  }

  @Test(arguments: [
    #"[NSString stringWithFormat:@"attr.%@.name", x]"#, #"[@"attr." stringByAppendingString:x]"#,
    #"f(@"attr." @"one.name")"#,
  ])
  func keysOfPiecesInObjectiveC(code: String) throws {
    #expect(try found(["App/A.m": code], keys: ["attr.one.name"]) == [])
  }

  /// Patterns match as their definition says, whatever their number.
  @Test(arguments: [
    ("a.\0", "a.b", true), ("a.\0", "a.", true), ("a.\0", "b.a.", false), ("\0.b", "a.b", true),
    ("\0.b", "a.bc", false), ("a\0b\0c", "axbxbc", true), ("a\0b\0c", "ac", false), ("\0ab\0", "aab", true),
    ("abc", "abc", true), ("abc", "ab", false),
  ])
  func patterns(pattern: String, key: String, matches: Bool) {
    var patterns = KeyPatterns()
    #expect(!patterns.match(key))
    for other in ["zz\0", "a\0zz", "\0zz\0"] { patterns.insert(other) }
    patterns.insert(pattern)
    #expect(patterns.match(key) == matches)
  }

  /// Without code, and where a file of it is not read, no key is known to be unused.
  @Test func codeThatIsNotThere() throws {
    let files = ["App/en.lproj/Localizable.strings": "\"a.b\" = A;"]
    func found(_ files: [String: String], _ limits: ReadingLimits = .standard) throws -> [String] {
      try withTemporaryFolder(files) { folder in
        AppAuditor(options: AuditOptions(keysInCode: []), limits: limits).audit(folder.path).findings.map {
          "\($0.severity) \($0.code.rawValue): \($0.message)"
        }
      }
    }
    #expect(try found(files) == ["note file.missing: keys were not compared with code: there is none"])
    let large = files.merging(["App/A.swift": String(repeating: "x\n", count: 200)]) { $1 }
    #expect(try found(large) == ["warning audit.keyNotInCode: no code has 'a.b'"])
    #expect(
      try found(large, ReadingLimits(fileByteCount: 300)) == ["warning file.unreadable: the code is not read"])
    let deep = files.merging(["App/B.swift": "x", "App/" + String(repeating: "a/", count: 30) + "A.swift": "x"]) { $1 }
    #expect(try found(deep).contains("note file.missing: keys were not compared with code: too many folders"))
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
        let scanner = KeyScanner(scalars, isSwift: isSwift, names: ["L10n.tr", ".localized"]) { _ in true }
        #expect(scanner.uses.allSatisfy { scalars.indices.contains($0.start) })
        if round == 0, isSwift {
          let texts = scanner.uses.map(\.key)
          #expect(texts == ["a \0", "d \0", "fg", "h", "i"])
        }
      }
    }
  }
}
