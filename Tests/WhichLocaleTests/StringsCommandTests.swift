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
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld items" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld item"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld items"
                    }
                  }
                }
              }
            }
          }
        },
        "Cancel" : {

        }
      },
      "version" : "1.0"
    }
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
      let found = try Executable.run("strings", "lint", italian, "--against", english, "--format", "tsv")
      #expect(found.status == 1)
      let cells = found.lines.map { $0.split(separator: "\t").map(String.init) }
      #expect(
        cells.map { $0.dropFirst().prefix(4).joined(separator: " ") } == [
          "1 21 error strings.missingSemicolon", "- - warning compare.missing", "- - warning compare.stale",
          "- - error compare.format",
        ])
      #expect(cells.allSatisfy { $0.first == italian })
    }
  }

  /// What `audit` takes for right, `lint --against` does too.
  @Test func argumentsThatTheDeveloperOmits() throws {
    try withFiles { folder in
      let files = [folder.appendingPathComponent("source.strings"), folder.appendingPathComponent("ru.strings")]
      let keys = (
        "\"tags %@\" = \"Tags\"; days_one = \"A day\"; days_other = \"%d days\"; name = \"Name\";",
        "\"tags %@\" = \"Теги %@\"; days_one = \"%d день\"; days_other = \"%d дней\"; name = \"Имя %@\";"
      )
      try Data(keys.0.utf8).write(to: files[0])
      try Data(keys.1.utf8).write(to: files[1])
      let result = try Executable.run("strings", "lint", files[1].path, "--against", files[0].path)
      // The error, what to do about it, and the totals.
      #expect(result.lines.count == 3)
      #expect(result.lines.first?.contains("error: 'name': argument 1 ('%@') is not in the source") == true)
    }
  }

  /// For a folder, all files of texts in it are read, except hidden ones.
  @Test func lintFolder() throws {
    let folder = try TemporaryFolder([
      "a/de.lproj/A.strings": "a = b;", "a/b/B.strings": "a = ", ".git/C.strings": "x", "a/D.txt": "y",
    ])
    defer { folder.delete() }
    let result = try Executable.run("strings", "lint", folder.path)
    #expect(result.status == 1)
    #expect(result.lines.last?.hasPrefix("2 files, ") == true)
    #expect(result.lines.first?.contains("/a/b/B.strings:1:") == true)
  }

  /// An export reports what it leaves out, and what to do. If the keys are the texts, the translator gets all of them.
  @Test func exportReportsWhatItLeavesOut() throws {
    let all = "\"Open File\" = x; \"Close it\" = y;"
    let folder = try TemporaryFolder([
      "Info.plist": "{ CFBundleDevelopmentRegion = en; }",
      "en.lproj/Localizable.strings": "\"\" = \"\"; \"A b\" = \"A b\";",
      "de.lproj/Localizable.strings": all, "fr.lproj/Localizable.strings": all, "fr.lproj/Other.strings": "a = b;",
    ])
    defer { folder.delete() }
    let result = try Executable.run("strings", "export", "--bundle", folder.path, "--to", "it")
    #expect(result.status == 0)
    #expect(result.output.contains("Open File"))
    #expect(result.output.contains("Close it"))
    #expect(
      result.errors.contains("Other.strings: warning: left out: 'en' has no 'Other.strings', only 'fr': give --from"))
    #expect(result.errors.contains("exported: 1, left out: 1"))
    // The development region is what `--from` would say. Without either nothing is exported.
    let named = try Executable.run("strings", "export", "--bundle", folder.path, "--to", "it", "--from", "en")
    #expect(named.output == result.output)
    #expect(named.errors == result.errors)
    try FileManager.default.removeItem(atPath: folder.path("Info.plist"))
    let refused = try Executable.run("strings", "export", "--bundle", folder.path, "--to", "it")
    #expect(refused.status == 64)
    #expect(refused.output == "")
    #expect(refused.errors.contains("the bundle has no development region: give --from"))
  }

  @Test func lintJSON() throws {
    struct Answer: Decodable {
      struct File: Decodable {
        struct Diagnostic: Decodable {
          var severity: String
          var code: String
          var line: Int?
          var column: Int?
        }
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
      #expect(answer.files.first?.kind == "strings")
      #expect(answer.files.first?.texts == 3)
      let diagnostic = answer.files.first?.diagnostics.first
      #expect(diagnostic?.line == 1)
      #expect(diagnostic?.column == 21)
      #expect(diagnostic?.severity == "error")
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

  /// Foundation reads the written file.
  @Test func convert() throws {
    try withFiles { folder in
      let catalog = folder.appendingPathComponent("l.xcstrings").path
      let output = folder.appendingPathComponent("L.stringsdict")
      let made = try Executable.run("strings", "convert", catalog, "--to", "stringsdict", "-o", output.path)
      #expect(made.status == 0)
      #expect(made.output == "")
      let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: output), options: [], format: nil)
      let entry = (list as? [String: [String: Any]])?["%lld items"]
      let variable = entry?["__value"] as? [String: String]
      #expect(entry?["NSStringLocalizedFormatKey"] as? String == "%#@__value@")
      #expect(variable?["one"] == "%lld item")
      #expect(variable?["NSStringFormatValueTypeKey"] == "lld")
      #expect(
        try Executable.run("strings", "convert", catalog, "--to", "strings").lines == ["\"Cancel\" = \"Cancel\";"])
      #expect(try Executable.run("strings", "convert", catalog, "--to", "xcstrings").output == Self.catalog)
      let english = folder.appendingPathComponent("en.strings").path
      let wide = folder.appendingPathComponent("wide.strings")
      _ = try Executable.run(
        "strings", "convert", english, "--to", "strings", "--encoding", "utf-16le", "-o", wide.path)
      let text = String(data: try Data(contentsOf: wide), encoding: .utf16)
      #expect(text == Self.english + "\n")
      #expect(try Executable.run("strings", "convert", english, "--to", "stringsdict").status == 64)
    }
  }

  @Test func toTheTranslatorAndBack() throws {
    struct Report: Decodable {
      struct Mismatch: Decodable { var id: String }
      struct Unit: Decodable { var id: String }
      var changed: [String]
      var untranslated: [String]
      var missing: [String]
      var new: [Unit]
      var mismatches: [Mismatch]
    }
    try withFiles { folder in
      let path = { (name: String) in folder.appendingPathComponent(name).path }
      let files = ["--source", path("en.strings"), "--target", path("it.strings"), "--to", "it"]
      let made = try Executable.run(["strings", "export"] + files + ["-o", path("it.xliff")])
      // The translation has an error. The document is written all the same.
      #expect(made.status == 1)
      var text = try String(contentsOfFile: path("it.xliff"), encoding: .utf8)
      #expect(text.contains("<trans-unit id=\"cancel\""))
      #expect(text.contains("<note>on a button</note>"))
      text = text.replacingOccurrences(of: "Ciao, %d!", with: "Ciao, %@!")
      text = text.replacingOccurrences(
        of: "<source>%lld items</source>", with: "<source>%lld items</source><target>%@ cose</target>")
      try Data(text.utf8).write(to: folder.appendingPathComponent("it.xliff"))
      let result = try Executable.run(
        ["strings", "import", path("it.xliff")] + files + ["-o", path("new.strings"), "--format", "json"])
      let report: Report = try Answers.decode(result.output)
      #expect(report.changed == ["hello %@", "count"])
      #expect(report.mismatches.map(\.id) == ["count"])
      #expect(report.missing.isEmpty)
      #expect(report.new.isEmpty)
      #expect(report.untranslated.isEmpty)
      #expect(result.status == 1)
      let list = try PropertyListSerialization.propertyList(
        from: Data(contentsOf: folder.appendingPathComponent("new.strings")), options: [], format: nil)
      #expect(
        list as? [String: String]
          == ["cancel": "Annulla", "hello %@": "Ciao, %@!", "old": "vecchio", "count": "%@ cose"])
      let other = try Executable.run(
        "strings", "import", path("it.xliff"), "--source", path("en.strings"), "--to", "fr")
      #expect(other.status == 64)
      #expect(other.errors.contains("'fr'"))
    }
  }

  @Test func aWholeLocalization() throws {
    struct Answer: Decodable {
      struct File: Decodable {
        var path: String
        var isChanged: Bool
      }
      var files: [File]
    }
    try withFiles { folder in
      let app = folder.appendingPathComponent("App.app").path
      func write(_ name: String, _ text: String) throws {
        let file = URL(fileURLWithPath: app + "/" + name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try write("Info.plist", "{ CFBundleDevelopmentRegion = en; }")
      try write("en.lproj/Localizable.strings", "hello = Hello;\n")
      try write("en.lproj/Other.strings", "bye = Bye;\n")
      try write("fr.lproj/Localizable.strings", "hello = Bonjour;\nown = Propre;\n")
      let xliff = folder.appendingPathComponent("fr.xliff").path
      let made = try Executable.run("strings", "export", "--bundle", app, "--to", "fr", "-o", xliff)
      #expect(made.status == 0)
      #expect(made.errors == "")
      var text = try String(contentsOfFile: xliff, encoding: .utf8)
      text = text.replacingOccurrences(
        of: "<source>Bye</source>", with: "<source>Bye</source><target>Au revoir</target>")
      try Data(text.utf8).write(to: URL(fileURLWithPath: xliff))
      let arguments = ["strings", "import", xliff, "--bundle", app, "--to", "fr", "--format", "json"]
      for isWritten in [false, true] {
        let result = try Executable.run(arguments + (isWritten ? [] : ["--check"]))
        let answer: Answer = try Answers.decode(result.output)
        #expect(result.status == 0)
        #expect(answer.files.map(\.path).sorted().last == "fr.lproj/Other.strings")
        #expect(answer.files.filter(\.isChanged).map(\.path) == ["fr.lproj/Other.strings"])
        let there = FileManager.default.contents(atPath: app + "/fr.lproj/Other.strings")
        #expect(there.map { String(decoding: $0, as: UTF8.self) } == (isWritten ? "\"bye\" = \"Au revoir\";\n" : nil))
      }
      let kept = FileManager.default.contents(atPath: app + "/fr.lproj/Localizable.strings")
      #expect(kept.map { String(decoding: $0, as: UTF8.self) } == "hello = Bonjour;\nown = Propre;\n")
      for wrong in [
        ["export", "--to", "fr"], ["export", "--bundle", app, "--source", "x.strings", "--to", "fr"],
        ["export", "--bundle", app, "--target", "x.strings", "--to", "fr"],
        ["export", "--bundle", app, "--to", "../x"],
        ["import", xliff, "--bundle", app, "--to", "ja"],
        ["import", xliff, "--bundle", app, "--to", "fr", "-o", "x"],
      ] {
        let result = try Executable.run(["strings"] + wrong)
        #expect(result.status == 64, "\(wrong)")
        #expect(result.output == "", "\(wrong)")
        #expect(result.errors != "", "\(wrong)")
      }
    }
  }

  @Test func missingLanguageOfACatalog() throws {
    try withFiles { folder in
      let catalog = folder.appendingPathComponent("l.xcstrings").path
      let convert = try Executable.run("strings", "convert", catalog, "--to", "strings", "--language", "xx")
      let show = try Executable.run("strings", "show", catalog, "--language", "xx")
      #expect(show.status == 64)
      #expect(show.output == "")
      #expect(show.errors == convert.errors)
      #expect(show.errors == "which-locale: the catalog has no 'xx'; it has en\n")
    }
  }

  /// Contents that cannot be read would be lost.
  @Test func aDamagedFileIsNotOverwritten() throws {
    try withFiles { folder in
      let file = folder.appendingPathComponent("it.strings")
      let link = folder.appendingPathComponent("link.strings")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      for output in [file.path, folder.path + "/./it.strings", link.path] {
        let result = try Executable.run("strings", "convert", file.path, "--to", "strings", "-o", output)
        #expect(result.status == 74)
        #expect(result.errors.contains("has errors"))
        #expect(try String(contentsOf: file, encoding: .utf8) == Self.italian)
      }
      let other = folder.appendingPathComponent("other.strings")
      #expect(try Executable.run("strings", "convert", file.path, "--to", "strings", "-o", other.path).status == 1)
      #expect(FileManager.default.fileExists(atPath: other.path))
      let english = folder.appendingPathComponent("en.strings").path
      #expect(try Executable.run("strings", "convert", english, "--to", "strings", "-o", english).status == 0)
    }
  }

  @Test func badArguments() throws {
    #expect(try Executable.run("strings", "lint", "/nowhere/a.strings").status == 64)
    #expect(try Executable.run("strings", "lint", "/nowhere/a.txt").status == 64)
    #expect(try Executable.run("strings", "lint").status == 64)
    let folder = try Executable.run("strings", "--help")
    #expect(folder.status == 0)
    #expect(folder.output.contains("lint"))
    #expect(folder.output.contains("import"))
  }
}
