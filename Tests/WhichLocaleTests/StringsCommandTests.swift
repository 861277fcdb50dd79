import Foundation
import TestSupport
import Testing

/// `which-locale strings`, on files in a folder of their own.
@Suite struct StringsCommandTests {
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

  @Test func lint() throws {
    try withFiles { folder in
      let english = folder.appendingPathComponent("en.strings").path
      let italian = folder.appendingPathComponent("it.strings").path
      let clean = try Executable.run("strings", "lint", english, folder.appendingPathComponent("l.xcstrings").path)
      #expect(clean.status == 0)
      #expect(clean.lines == ["2 files, 5 texts: 0 errors, 0 warnings, 0 notes"])
      let found = try Executable.run("strings", "lint", italian, "--format", "tsv")
      #expect(found.status == 1)
      let cells = found.lines.map { $0.split(separator: "\t").map(String.init) }
      #expect(
        cells.map { $0.dropFirst().prefix(4).joined(separator: " ") } == ["1 21 error strings.missingSemicolon"])
      #expect(cells.allSatisfy { $0.first == italian })
    }
  }

  /// For a folder, all files of texts in it are read, except hidden ones.
  @Test func lintFolder() throws {
    let files = ["a/de.lproj/A.strings": "a = b;", "a/b/B.strings": "a = ", ".git/C.strings": "x", "a/D.txt": "y"]
    try withTemporaryFolder(files) { folder in
      let result = try Executable.run("strings", "lint", folder.path)
      #expect(result.status == 1)
      #expect(result.lines.last?.hasPrefix("2 files, ") == true)
      #expect(result.lines.first?.contains("/a/b/B.strings:1:") == true)
      #expect(try Executable.run("strings", "lint", folder.path("a/D.txt")).status == 64)
    }
  }

  @Test func lintJSON() throws {
    struct Answer: Decodable {
      struct File: Decodable {
        struct Diagnostic: Decodable, Equatable { var severity: String, line, column: Int? }
        var kind: String
        var texts: Int
        var diagnostics: [Diagnostic]
      }
      var errors: Int
      var files: [File]
    }
    try withFiles { folder in
      let answer: Answer = try Executable.json("strings", "lint", folder.appendingPathComponent("it.strings").path)
      #expect(answer.errors == 1)
      #expect(answer.files.map(\.kind) == ["strings"])
      #expect(answer.files.map(\.texts) == [3])
      #expect(answer.files.first?.diagnostics == [.init(severity: "error", line: 1, column: 21)])
    }
  }

  @Test func show() throws {
    try withFiles { folder in
      let catalog = folder.appendingPathComponent("l.xcstrings").path
      let shown = try Executable.run("strings", "show", catalog)
      #expect(
        shown.lines == [
          "%lld items (plural.one) = %lld item", "%lld items (plural.other) = %lld items", "Cancel = Cancel",
        ])
      let one = try Executable.run("strings", "show", catalog, "Cancel", "nothing", "--format", "tsv")
      #expect(one.lines == ["Cancel\t-\tCancel"])
      #expect(one.status == 1)
      #expect(one.errors.contains("'nothing'"))
    }
  }

  @Test func missingLanguageOfACatalog() throws {
    try withFiles { folder in
      let catalog = folder.appendingPathComponent("l.xcstrings").path
      let show = try Executable.run("strings", "show", catalog, "--language", "xx")
      #expect(show.status == 64)
      #expect(show.output == "")
      #expect(show.errors == "which-locale: the catalog has no 'xx'; it has en\n")
    }
  }
}
