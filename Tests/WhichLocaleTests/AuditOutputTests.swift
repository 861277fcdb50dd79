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

  /// `print(finding)` writes what the command prints of a finding that it joins with no other.
  @Test func aFindingPrintedIsTheLineOfTheCommand() throws {
    try withTemporaryFolder(Self.small.filter { !$0.key.hasPrefix("fr") }) { folder in
      let lines = try BuiltProgram("which-locale").run(["audit", folder.path, "--notes"]).lines
      let findings = AppAuditor().audit(folder.path).findings
      #expect(!findings.isEmpty && lines.prefix(findings.count).elementsEqual(findings.map { "\($0)" }))
    }
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
    for format in ["json", "sarif", "tsv", "github", "xcode"] {
      let other = try audit(files, "--color", "always", "--format", format).output
      #expect(!other.contains("\u{1B}["))
    }
  }
}
