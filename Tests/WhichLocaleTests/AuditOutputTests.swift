import Foundation
import LocalizationAudit
import TestSupport
import Testing

/// What `audit` prints and reads: formats, configuration, baseline, exit statuses.
@Suite struct AuditOutputTests {
  /// Keys with a mark of direction, a line separator and a byte-order mark.
  private static let key = "a\u{200F}b\u{2028}c\u{FEFF}d\u{7F}"
  private static let app = [
    "Info.plist": "{ CFBundleDevelopmentRegion = en; }", "en.lproj/Localizable.strings": "\"\(key)\" = \"%d\"; b = B;",
    "de.lproj/Localizable.strings": "\"\(key)\" = \"%@\";",
  ]

  /// Every command that prints JSON of such a key, and the plugins' tool: Foundation parses it, and the key is the same.
  @Test(
    arguments: [
      ["which-locale", "audit", ".", "--format", "json"], ["which-locale", "audit", ".", "--format", "sarif"],
      ["which-locale", "audit", "de.lproj", "--format", "json"],
      ["which-locale", "texts", "en.lproj/Localizable.strings", "--format", "json"],
      ["which-locale", "bundle", ".", "--format", "json"], ["which-locale", "report", ".", "--format", "json"],
      ["audit-localizations", "--format", "json"], ["audit-localizations", "--format", "sarif"],
    ])
  func jsonOfUnusualKeys(command: [String]) throws {
    try withTemporaryFolder(Self.app) { folder in
      let result = try BuiltProgram(command[0]).run(Array(command.dropFirst()), directory: folder.path)
      let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      let text = String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
      // Messages have the key in a form that people can read.
      #expect(["bundle", "texts", "report", "de.lproj"].contains { command.contains($0) } || text.contains("\u{200F}"))
    }
  }

  /// Runs `which-locale audit` in a folder of these files.
  private func audit(
    _ files: [String: String], _ arguments: String..., then body: (TemporaryFolder) throws -> Void = { _ in }
  ) throws -> BuiltProgram.Result {
    try withTemporaryFolder(files) { folder in
      let result = try BuiltProgram("which-locale").run(["audit"] + arguments, directory: folder.path)
      try body(folder)
      return result
    }
  }

  private static let small = [
    "Info.plist": "{ CFBundleDevelopmentRegion = en; }", "en.lproj/Localizable.strings": "a = \"%d\"; b = B;",
    "de.lproj/Localizable.strings": "a = \"%@\"; b = B;", "fr.lproj/Localizable.strings": "a = \"%@\";",
  ]

  @Test func withoutAPathTheCurrentFolderIsAudited() throws {
    let result = try audit(Self.small)
    #expect(result.status == 1)
    #expect(result.lines.first?.contains("audit.formatMismatch") == true)
  }

  /// `EX_NOINPUT` of sysexits.h, whatever fails else.
  @Test func nothingToAuditHasAStatusOfItsOwn() throws {
    for arguments in [[], ["--fail-on", "never"], ["--format", "json"]] {
      let result = try withTemporaryFolder { folder in
        try BuiltProgram("which-locale").run(["audit", folder.path] + arguments)
      }
      #expect(result.status == 66)
      #expect(result.output.contains("audit.nothingToAudit"))
    }
    #expect(try withTemporaryFolder { try BuiltProgram("audit-localizations").run(["--path", $0.path]) }.status == 66)
  }

  /// A value of the wrong type, and a code that no rule has, are errors with their place.
  @Test(
    arguments: [
      (#"{"rulez":[]}"#, "1:2", "'rulez' is unknown"),
      (#"{"rules":[{"code":"audit.missingkey","severity":"note"}]}"#, "1:12", "did you mean audit.missingKey?"),
    ])
  func wrongConfiguration(text: String, place: String, message: String) throws {
    let result = try audit(Self.small.merging([".which-locale.json": text]) { $1 })
    #expect(result.status == 65)
    #expect(result.errors.contains(".which-locale.json:\(place): error:"), "\(result.errors)")
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  /// As `which-locale audit`: the statuses of sysexits.h.
  @Test func thePluginsToolHasTheSameStatuses() throws {
    func status(_ arguments: [String]) throws -> Int32 { try BuiltProgram("audit-localizations").run(arguments).status }
    try withTemporaryFolder { folder in
      #expect(try status(["--unknown"]) == 64)
      #expect(try status(["--path", folder.path("missing")]) == 66)
      #expect(try status(["--path", folder.path, "--config", folder.path("missing.json")]) == 66)
      try folder.write("damaged.json", "{")
      #expect(try status(["--path", folder.path, "--config", folder.path("damaged.json")]) == 65)
      try folder.write("en.lproj/Localizable.strings", #""a" = "b";"#)
      let baseline = folder.path("missing/baseline.json")
      #expect(try status(["--path", folder.path, "--baseline", baseline, "--write-baseline"]) == 74)
    }
  }

  @Test(arguments: [("--only", "bogus.code"), ("--only", "audit.missingKeys"), ("--ignore", "string.")])
  func codesThatNoRuleHas(option: String, code: String) throws {
    let result = try audit(Self.small, option, code)
    #expect(result.status == 64)
    #expect(result.errors.contains("no rule has the code '\(code)'; "))
  }

  /// The shares of all tables together: a localization without a table lacks its texts.
  @Test func sharesOfTheTables() throws {
    var files = ["Info.plist": "{ CFBundleDevelopmentRegion = en; }"]
    for table in ["A", "B"] { files["en.lproj/\(table).strings"] = "\"a.a\" = \"One long text\"; \"a.b\" = Two;" }
    files["de.lproj/A.strings"] = "\"a.a\" = \"One long text\"; \"a.b\" = Zwei;"
    files["fr.lproj/A.strings"] = "\"a.a\" = \"Un long texte\";"
    files["fr.lproj/B.strings"] = "\"a.a\" = \"Un long texte\"; \"a.b\" = Deux;"
    let rows = try audit(files).output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    for row in ["de 1 4 50 % 50 %", "en 2 4 100 % 0 %", "fr 2 4 75 % 0 %"] { #expect(rows.contains(row), "\(rows)") }
  }

  /// `--write-baseline` uses the configured baseline, wherever it is; a new break of a known key names the new
  /// languages; what is gone is named.
  @Test func baselines() throws {
    try withTemporaryFolder { folder in
      for path in ["known.json", folder.path + "/absolute.json"] {
        for (path, text) in Self.small { try folder.write(path, text) }
        try folder.write(".which-locale.json", "{\"baseline\": \"\(path)\"}")
        func run(_ program: String, _ arguments: String...) throws -> BuiltProgram.Result {
          let own = program == "which-locale" ? ["audit", folder.path] : ["--path", folder.path]
          return try BuiltProgram(program).run(own + arguments)
        }
        let missing = try run("which-locale")
        #expect(missing.status == 66 && missing.errors.contains("no such baseline yet: --write-baseline writes it"))
        let written = try run("which-locale", "--write-baseline")
        #expect(written.status == 0 && written.errors.contains(/: \d+ known findings? written/))
        for program in ["which-locale", "audit-localizations"] { #expect(try run(program).status == 0) }
        try folder.write("it.lproj/Localizable.strings", "a = \"%@\"; b = X;")
        try folder.write("fr.lproj/Localizable.strings", "a = \"%@\"; b = X;")
        let result = try run("which-locale", "--format", "json")
        let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let findings = report?["findings"] as? [[String: Any]] ?? []
        #expect(findings.map { $0["localizations"] as? [String] } == [["it"]])
        #expect(result.status == 1)
        #expect(
          result.errors.contains("obsolete: 1 entry is no longer needed: audit.missingKey 'b' of"), "\(result.errors)")
        #expect(result.errors.contains("--write-baseline' writes it without them"), "\(result.errors)")
        try FileManager.default.removeItem(atPath: folder.path + "/it.lproj")
      }
    }
  }

  /// What a target ships alone; what others have, or nobody, is none of it.
  @Test func oneTarget() throws {
    func target(_ name: String) -> String {
      "  \(name):\n    type: application\n    platform: iOS\n    sources: [\(name)]\n"
    }
    let files = [
      "project.yml": "name: App\ntargets:\n\(target("Red"))\(target("Blue"))",
      "Red/en.lproj/Localizable.strings": "a = \"%d\"; \"some.key\" = Text;",
      "Red/de.lproj/Localizable.strings": "a = \"%@\";",
      "Blue/en.lproj/Localizable.strings": "b = \"%d\";", "Blue/fr.lproj/Localizable.strings": "b = \"%@\";",
      "Old/fr.lproj/Localizable.strings": "c = C;",
      "Blue/View.swift": "NSLocalizedString(\"not.there\", comment: \"\")",
    ]
    func codes(_ arguments: String...) throws -> [String] {
      try withTemporaryFolder(files) { folder in
        let result = try BuiltProgram("which-locale").run(
          ["audit", ".", "--notes", "--format", "tsv"] + arguments, directory: folder.path)
        return result.lines.map { $0.split(separator: "\t").prefix(3).dropFirst().joined(separator: " ") }.sorted()
      }
    }
    #expect(try codes("--target", "Red") == ["audit.formatMismatch de", "audit.missingKey de"])
    #expect(try codes("--target", "Blue") == ["audit.formatMismatch fr", "audit.keyNotInTable -"])
    #expect(Set(try codes()).isSuperset(of: ["audit.resourcesInNoTarget -"]))
    for question in [[], ["--explain", "a"], ["--language", "de"]] {
      let other = try withTemporaryFolder(files) { folder in
        try BuiltProgram("which-locale").run(["audit", ".", "--target", "Green"] + question, directory: folder.path)
      }
      #expect(other.status == 64)
      #expect(other.errors.contains("no target 'Green' ships localizations: there are 'Blue', 'Red'"), "\(question)")
    }
  }

  /// A new fault is one new result of SARIF, and none of the others goes: each is of one localization, at a line of the key.
  @Test func fingerprintsStay() throws {
    let base = [
      "Info.plist": "{ CFBundleDevelopmentRegion = en; }", "en.lproj/A.strings": "a = One; b = Two; c = Three;",
    ]
    func causes(_ french: String) throws -> Set<String> {
      let files = base.merging(["de.lproj/A.strings": "a = Eins; b = Zwei;", "fr.lproj/A.strings": french]) { $1 }
      let lines = try audit(files, "--format", "sarif").lines.filter { $0.contains("cause/v1") }
      #expect(lines.allSatisfy { $0.contains("en.lproj/A.strings") && $0.contains("startLine") })
      return Set(lines.compactMap { $0.components(separatedBy: "cause/v1").last?.components(separatedBy: "}").first })
    }
    let (before, after) = (try causes("a = Un; b = Deux;"), try causes("a = Un;"))
    #expect(before.count == 2 && after.count == 3 && before.isSubset(of: after))
    // One new text is one line of GitHub's, which names all languages, and it is that of the text.
    let files = base.merging(["de.lproj/A.strings": "a = Eins; b = Zwei;", "fr.lproj/A.strings": "a = Un;"]) { $1 }
    let lines = try audit(files, "--format", "github").lines
    #expect(lines.count == 2 && lines.contains { $0.contains("'c' is missing in 'de', 'fr'") })
    #expect(lines.allSatisfy { $0.contains("en.lproj/A.strings,line=1") })
  }

  /// `print(finding)` writes what the command prints.
  @Test func aFindingPrintedIsTheLineOfTheCommand() throws {
    try withTemporaryFolder(Self.small) { folder in
      let lines = try BuiltProgram("which-locale").run(["audit", folder.path, "--notes"]).lines
      let findings = AppAuditor().audit(folder.path).findings
      #expect(lines.prefix(findings.count).elementsEqual(findings.map { "\($0)" }))
    }
  }

  @Test func rulesAreListed() throws {
    let lines = try Executable.run("audit", "--list-rules").lines
    #expect(lines.contains("audit.formatMismatch (error)"))
    #expect(lines == (try BuiltProgram("audit-localizations").run(["--list-rules"]).lines))
    #expect(lines.contains("strings.malformed"))
  }

  /// What the plugin's build does: findings are warnings, unless the configuration says by what it fails.
  @Test func buildsFailByTheConfigurationOnly() throws {
    try withTemporaryFolder { folder in
      for (path, text) in Self.small { try folder.write("Sources/A/" + path, text) }
      try folder.write("Package.swift", "let p = Package(name: \"a\", defaultLocalization: \"en\")")
      let stamp = folder.path + "/stamp.swift"
      let arguments = [
        "--path", folder.path, "--target", folder.path + "/Sources/A", "--stamp", stamp, "--format", "xcode",
      ]
      let build = try BuiltProgram("audit-localizations").run(arguments)
      #expect(build.status == 0)
      #expect(build.output.contains(": warning: 'a' in"))
      #expect(!build.output.contains(": error: "))
      try FileManager.default.removeItem(atPath: stamp)
      try folder.write(".which-locale.json", #"{"failOn": "error"}"#)
      let failing = try BuiltProgram("audit-localizations").run(arguments)
      #expect(failing.status == 1)
      #expect(failing.output.contains(": error: 'a' in"))
      #expect(!FileManager.default.fileExists(atPath: stamp))
    }
  }

  /// A build audits one target: what the baseline knows of the others is not gone.
  @Test func aTargetSaysNothingAboutTheOthers() throws {
    var files = [
      "Package.swift": "let p = Package(name: \"a\", defaultLocalization: \"en\")",
      ".which-locale.json": #"{"baseline": "known.json"}"#,
    ]
    for target in ["A", "B"] { for (path, text) in Self.small { files["Sources/\(target)/\(path)"] = text } }
    try withTemporaryFolder(files) { folder in
      let written = try BuiltProgram("which-locale").run(["audit", folder.path, "--write-baseline"])
      #expect(written.status == 0)
      let build = try BuiltProgram("audit-localizations").run([
        "--path", folder.path, "--target", folder.path + "/Sources/A", "--stamp", folder.path + "/stamp.swift",
        "--format", "xcode",
      ])
      #expect(build.output + build.errors == "")
    }
  }

  // MARK: - XcodeGen
  private static let generated = [
    "App/en.lproj/Localizable.strings": "a = \"%d\";", "App/de.lproj/Localizable.strings": "a = \"%d\";",
    "App/fr.lproj/Localizable.strings": "a = \"%@\";",
  ]

  @Test func whatXcodeGenExcludesIsNotAudited() throws {
    for pattern in ["\"**/fr.lproj\"", "fr.lproj/**", "fr.lproj"] {
      let project =
        "targets:\n  App:\n    type: application\n    sources:\n      - path: App\n        excludes: [\(pattern)]\n"
      let files = Self.generated.merging(["project.yml": project]) { $1 }
      let result = try audit(files) { folder in
        // `bundle` and `report` agree.
        let bundle = try BuiltProgram("which-locale").run(["bundle", folder.path, "--format", "tsv"])
        #expect(bundle.lines.map { $0.prefix { $0 != "\t" } } == ["de", "en"])
      }
      #expect(result.status == 0, "\(pattern)")
    }
  }

  /// An alias is no reason to refuse a file whose comments ask a question.
  @Test func commentsWithQuestionMarks() throws {
    let project = """
      options: {developmentLanguage: de} # why? : because
      # really ? yes : no
      x: &sources
        - path: App
          excludes: [fr.lproj]
      targets:
        App:
          sources: *sources
      """
    let result = try audit(Self.generated.merging(["project.yml": project]) { $1 })
    #expect(result.status == 0)
    #expect(!result.output.contains("project.malformed"))
  }

  @Test func projectThatCannotBeRead() throws {
    let result = try audit(Self.generated.merging(["project.yml": "targets: [a\n  b: }"]) { $1 })
    #expect(result.output.contains("project.yml: warning: cannot be read as YAML"))
  }

  /// What a project knows decides nothing: a localization with a folder ships, in every command.
  @Test func localizationsThatTheProjectDoesNotKnow() throws {
    let project = "{ rootObject = P; objects = { P = { developmentRegion = en; knownRegions = (en, de); }; }; }"
    let files = Self.generated.merging(["A.xcodeproj/project.pbxproj": project]) { $1 }
    let result = try audit(files, "--notes") { folder in
      let bundle = try BuiltProgram("which-locale").run(["bundle", folder.path, "--preferred", "fr"])
      #expect(bundle.output.contains("fr"))
      #expect(!bundle.output.contains("nobody is shown it"))
      let report = try BuiltProgram("which-locale").run(["report", folder.path, "--format", "tsv"])
      #expect(report.lines.contains { $0.split(separator: "\t").dropFirst().first == "fr" })
    }
    #expect(result.status == 1)
    #expect(result.output.contains("'a' in 'fr': argument 1 is '%@'"))
  }

  /// A key's rows in each format that has them; no file, and no key of a table, is what was meant.
  @Test func explainedKeys() throws {
    let text = try audit(Self.small, "--explain", "b")
    #expect(text.status == 0)
    #expect(text.lines.first == "'b' of 'Localizable' is expected: the developer's table has the key")
    let rows = text.lines.dropFirst(2).map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      rows == [
        "de translated de B de.lproj/Localizable.strings:1:11", "en translated en B en.lproj/Localizable.strings:1:11",
        "fr missing - the key -",
        "fr.lproj/Localizable.strings: warning: 'b' is missing in 'fr' [audit.missingKey]",
      ])
    // A text of code is no key, and an empty one no translation.
    var files = Self.small
    files["fr.lproj/Localizable.strings"] = "a = \"%d\"; b = \"\";"
    #expect(try audit(files, "--explain", "b").output.contains(/fr +empty +fr/))
    let catalog =
      #"{"sourceLanguage":"en","version":"1.0","strings":{"b":{"extractionState":"extracted_with_value","localizations":{"en":{"stringUnit":{"state":"new","value":"Bread"}},"de":{"stringUnit":{"state":"new","value":"Bread"}}}},"c":{"localizations":{"de":{"stringUnit":{"state":"needs_review","value":"C"}}}}}}"#
    let explained = try audit(["Localizable.xcstrings": catalog], "--explain", "b").output
    #expect(explained.contains(/de +not translated yet +/) && explained.contains("'b' is not translated in 'de'"))
    #expect(
      try audit(["Localizable.xcstrings": catalog], "--explain", "c").lines.last == "nothing is reported about it")
    let row = try audit(Self.small, "--explain", "b", "--format", "tsv").lines.first
    #expect(row == "Localizable\tde\ttable\ttranslated\tde\tde.lproj/Localizable.strings:1:11\tB")
    for (arguments, message) in [
      (["--explain", "bb"], "no table has the key 'bb'; did you mean 'b'?"),
      (["--explain", "b", "--format", "sarif"], "text, tsv or json"),
    ] {
      let result = try withTemporaryFolder(Self.small) { folder in
        try BuiltProgram("which-locale").run(["audit"] + arguments, directory: folder.path)
      }
      #expect(result.status == 64 && result.output == "" && result.errors.contains(message), "\(result.errors)")
    }
  }

  /// A translator's list has each text, however many are missing, with the developer's text and comment.
  @Test func workInALanguage() throws {
    let keys = (1...30).map { "/* Text \($0) */ \"key.\($0)\" = \"Some %d text\";" }.joined(separator: "\n")
    let files = [
      "Info.plist": "{ CFBundleDevelopmentRegion = en; }", "en.lproj/A.strings": keys,
      "it.lproj/A.strings": "\"key.1\" = \"Testo %@\"; \"key.2\" = \"\"; \"key.3\" = \"%d testo\";",
    ]
    let rows = try audit(files, "--language", "it", "--format", "tsv").lines.map { $0.components(separatedBy: "\t") }
    #expect(rows.count == 29 && !rows.contains { $0[1] == "key.3" })
    let byKey = Dictionary(grouping: rows) { $0[1] }.compactMapValues(\.first)
    #expect(byKey["key.30"] == ["A", "key.30", "Some %d text", "Text 30", "-", "missing", "en.lproj/A.strings:30:15"])
    #expect(byKey["key.2"]?[5...] == ["empty", "it.lproj/A.strings:1:23"])
    #expect(byKey["key.1"]?[5].contains("argument 1 is '%@'") == true)
    #expect(try audit(files, "--language", "it").lines.last == "it: 29 texts to work on")
    // What the state of a text says is said once, whether a rule says it too or not.
    let catalog = [
      "A.xcstrings": #"{"sourceLanguage":"en","version":"1.0","strings":{"Open it":{"localizations":{"#
        + #""it":{"stringUnit":{"state":"needs_review","value":"Apri"}}}}}}"#
    ]
    for options in [[], ["--needs-review"]] {
      let work = try withTemporaryFolder(catalog) { folder in
        try BuiltProgram("which-locale").run(["audit", "--language", "it"] + options, directory: folder.path)
      }
      #expect(work.lines.last == "it: 1 text to work on", "\(work.lines)")
    }
    let none = try audit(files, "--language", "xx")
    #expect(none.status == 64 && none.errors.contains("no localization is 'xx'"))
  }

  /// Colours only where somebody asks for them, and none that a text brings.
  @Test func colours() throws {
    let files = Self.small.merging(["de.lproj/Localizable.strings": "\"\u{1B}[1;31mx\" = y; a = \"%@\"; b = B;"]) { $1 }
    let plain = try audit(files)
    #expect(!plain.output.contains("\u{1B}"))
    let colored = try audit(files, "--color", "always")
    #expect(colored.output.contains("\u{1B}[1;31merror\u{1B}[0m: 'a' in "))
    #expect(colored.output.contains("\u{1B}[1mwarning\u{1B}[0m: "))
    #expect(!colored.output.contains("\u{1B}[1;31mx"))
    var text = colored.output
    for look in ["[0m", "[1m", "[2m", "[1;31m"] { text = text.replacingOccurrences(of: "\u{1B}" + look, with: "") }
    #expect(text == plain.output)
    for format in ["json", "sarif", "tsv", "github", "xcode", "junit"] {
      let other = try audit(files, "--color", "always", "--format", format).output
      #expect(!other.contains("\u{1B}["))
    }
  }
}
