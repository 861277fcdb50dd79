import Foundation
import TestSupport
import Testing

/// `which-locale audit FILE…` and `which-locale bundle FILE`, on files in a folder of their own.
@Suite struct TextFileTests {
  private static let english = """
    /* on a button */
    "cancel" = "Cancel";
    "hello %@" = "Hello, %@!";
    "count" = "%lld items";
    """

  private static let italian = """
    "cancel" = "Annulla"
    "hello %@" = "Ciao, %d!";
    "old" = "vecchio";
    """

  private static let catalog = """
    {"sourceLanguage" : "en", "version" : "1.0", "strings" : {
      "%lld items" : {"localizations" : {"en" : {"variations" : {"plural" : {
        "one" : {"stringUnit" : {"state" : "translated", "value" : "%lld item"}},
        "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld items"}}}}}}},
      "Cancel" : {}}}
    """

  private func withFiles<Answer>(_ body: (URL) throws -> Answer) throws -> Answer {
    try withTemporaryFolder(["en.strings": Self.english, "it.strings": Self.italian, "l.xcstrings": Self.catalog]) {
      try body($0.url)
    }
  }

  @Test func audit() throws {
    try withFiles { folder in
      let english = folder.appendingPathComponent("en.strings").path
      let italian = folder.appendingPathComponent("it.strings").path
      let clean = try Executable.run("audit", english, folder.appendingPathComponent("l.xcstrings").path)
      #expect(clean.status == 0)
      #expect(clean.lines.last?.hasSuffix(": 0 errors, 0 warnings, 0 notes") == true)
      let found = try Executable.run("audit", italian, "--format", "tsv")
      #expect(found.status == 1)
      let cells = found.lines.map { $0.split(separator: "\t").map(String.init) }
      let shared = ["error", "strings.malformed", "-", "it", "-", italian, "1", "21"]
      #expect(cells.map { $0.dropLast() } == [shared[...]])
    }
  }

  /// A folder without texts is nothing to audit, and neither is another file.
  @Test(arguments: ["f", "f/README.md"])
  func nothingToAudit(path: String) throws {
    try withTemporaryFolder(["f/README.md": ""]) { folder in
      for format in ["text", "json"] {
        let result = try BuiltProgram("which-locale").run(["audit", path, "--format", format], directory: folder.path)
        #expect(result.status == 66)
      }
      let line = try BuiltProgram("which-locale").run(["audit", path], directory: folder.path).lines.first
      #expect(line?.contains("[audit.nothingToAudit]") == true)
    }
  }

  /// One gate: what is asked for, ignored, set by a configuration, known from a baseline, and what fails.
  @Test func gate() throws {
    let files = [
      "it.strings": "a = A;\na = B;\nb = B;\n= c", "fr.strings": "c = C",
      "set.json": #"{"rules": [{"code": "strings.*", "severity": "warning"}]}"#,
    ]
    try withTemporaryFolder(files) { folder in
      func audit(_ arguments: String...) throws -> BuiltProgram.Result {
        try BuiltProgram("which-locale").run(["audit", "it.strings"] + arguments, directory: folder.path)
      }
      let all = try audit("--format", "tsv")
      #expect(all.status == 1)
      let codes = all.lines.compactMap { $0.split(separator: "\t").dropFirst().first }.sorted()
      #expect(codes == ["strings.duplicateKey", "strings.malformed"])
      let only = try audit("--only", "strings.malformed", "--format", "tsv")
      #expect(only.lines.count == 1 && only.status == 1)
      #expect(try audit("--ignore", "strings.malformed").status == 0)
      #expect(try audit("--ignore", "strings.malformed", "--fail-on", "note").status == 1)
      #expect(try audit("--config", "set.json").status == 0)
      #expect(try audit("--config", "set.json", "--fail-on", "warning").status == 1)
      #expect(try audit("--fail-on", "never").status == 0)
      #expect(try audit("--only", "nonsense").status == 64)
      #expect(try audit("--baseline", "known.json", "--write-baseline").status == 0)
      let known = try audit("--baseline", "known.json")
      #expect(known.lines.last?.hasSuffix("0 errors, 0 warnings, 0 notes; 2 known from the baseline") == true)
      let other = try BuiltProgram("which-locale").run(
        ["audit", "fr.strings", "--baseline", "known.json"], directory: folder.path)
      #expect(other.status == 1)
      // The file that has what is known was not asked for.
      #expect(!other.errors.contains("obsolete"))
    }
  }

  @Test func show() throws {
    try withFiles { folder in
      let catalog = folder.appendingPathComponent("l.xcstrings").path
      let shown = try Executable.run("texts", catalog)
      #expect(
        shown.lines == [
          "%lld items (plural.one) = %lld item", "%lld items (plural.other) = %lld items", "Cancel = Cancel",
        ])
      let one = try Executable.run("texts", catalog, "Cancel", "nothing", "--format", "tsv")
      #expect(one.lines == ["Cancel\t-\tCancel"])
      #expect(one.status == 1)
      #expect(one.errors.contains("'nothing'"))
    }
  }

  @Test func showWithArguments() throws {
    try withFiles { folder in
      let catalog = folder.appendingPathComponent("l.xcstrings").path
      #expect(try Executable.run("texts", catalog, "%lld items", "--arguments", "1").lines == ["%lld items = 1 item"])
      let english = folder.appendingPathComponent("en.strings").path
      let text = try Executable.run("texts", english, "count", "--language", "en", "--arguments", "3")
      #expect(text.lines == ["count = 3 items"])
    }
  }

  @Test func missingLanguageOfACatalog() throws {
    try withFiles { folder in
      let catalog = folder.appendingPathComponent("l.xcstrings").path
      // A catalog is one by its text, not by its name.
      let piped = try Executable.run(
        ["texts", "-", "--language", "xx"], input: try Data(contentsOf: URL(fileURLWithPath: catalog)))
      #expect(piped.errors == (try Executable.run("texts", catalog, "--language", "xx")).errors)
      #expect(!piped.errors.contains("changes nothing"))
      let show = try Executable.run("texts", catalog, "--language", "xx")
      #expect(show.status == 64)
      #expect(show.output == "")
      #expect(show.errors == "which-locale: the catalog has no 'xx'; it has en\n")
    }
  }
}
