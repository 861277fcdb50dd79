import Foundation
import TestSupport
import Testing

/// Paths that are not regular files, full disks, and names that contain commands to a terminal.
@Suite struct SafetyTests {
  private static let english = "\"cancel\" = \"Cancel\";\n\"ok\" = \"OK\";\n"
  private static let catalog =
    "{\"sourceLanguage\":\"en\",\"strings\":{\"cancel\":{},\"ok\":{}},\"version\":\"1.0\"}"

  private static func xliff(_ original: String, _ units: [(String, String)]) -> String {
    let texts = units.map {
      "<trans-unit id=\"\($0.0)\"><source>\($0.0 == "ok" ? "OK" : "Cancel")</source><target>\($0.1)</target></trans-unit>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="\(original)" source-language="en" target-language="it" datatype="plaintext"><body>
      \(texts.joined())
      </body></file></xliff>
      """
  }

  /// Every command that reads files refuses an endless device and a pipe without a writer, by a link or by name.
  @Test func onlyRegularFilesAreRead() throws {
    try withTemporaryFolder { folder in
      let english = try folder.write("en.strings", Self.english)
      let zero = folder.path("zero.strings")
      try folder.link("zero.strings", to: "/dev/zero")
      let pipe = folder.path("pipe.strings")
      try #require(mkfifo(pipe, 0o600) == 0)
      for path in [zero, pipe] {
        for arguments in [
          ["strings", "lint", path], ["strings", "lint", english, "--against", path], ["strings", "show", path],
          ["strings", "convert", path, "--to", "xml"], ["strings", "export", "--source", path, "--to", "it"],
          ["strings", "import", path, "--source", english, "--to", "it"],
          ["match", "--supported-file", path, "--preferred", "en"],
        ] {
          let result = try Executable.run(arguments)
          #expect(result.status == 64, "\(arguments)")
          #expect(result.errors.contains("neither a file nor a folder"), "\(arguments)")
        }
      }
    }
  }

  /// Thirty lines of YAML whose aliases expand to 2^30 values, as a value and as a key; and a usual file.
  @Test func aliasesThatMultiplyAreNotFollowed() throws {
    try withTemporaryFolder { folder in
      try folder.write("en.lproj/Localizable.strings", Self.english)
      try folder.write("de.lproj/Localizable.strings", Self.english)
      let bomb = "b0: &b0 [x, x]\n" + (1...30).map { "b\($0): &b\($0) [*b\($0 - 1), *b\($0 - 1)]\n" }.joined()
      let options = "options:\n  developmentLanguage: de\n"
      try folder.write("project.yml", options)
      let result = try Executable.run(["audit", folder.path, "--format", "json"])
      #expect(result.output.filter { !$0.isWhitespace }.contains("\"developmentRegion\":\"de\""), "\(result)")
      for key in ["", "? *b30\n: x\n", "[*b30]: x\n", "*b30 : x\n"] {
        try folder.write("project.yml", options + bomb + key)
        #expect(try Executable.run(["audit", folder.path]).status == 0)
      }
    }
  }

  @Test func largeFilesNeedTheFileLimitOption() throws {
    try withTemporaryFolder { folder in
      let large = try folder.write("large.strings", "/*" + String(repeating: "x", count: 2 << 20) + "*/")
      let refused = try Executable.run("strings", "lint", large, "--file-limit", "1")
      #expect(refused.status == 64)
      #expect(refused.errors.contains("more than the limit; raise --file-limit"))
      #expect(try Executable.run("strings", "lint", large).status == 0)
      #expect(try Executable.run("strings", "lint", large, "--file-limit", "0").status == 64)
    }
  }

  /// An answer that cannot be written is a failure.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskEndsWithStatus74() throws {
    try withTemporaryFolder { folder in
      let english = try folder.write("en.strings", Self.english)
      let back = try folder.write("it.xliff", Self.xliff("en.strings", [("cancel", "Annulla"), ("ok", "OK")]))
      for arguments in [
        ["match", "--supported", "en,it", "--preferred", "it"], ["strings", "lint", english],
        ["strings", "convert", english, "--to", "xml"], ["strings", "export", "--source", english, "--to", "it"],
        ["strings", "import", back, "--source", english, "--to", "it"],
        ["matrix", "--supported", "en,it", "--format", "svg"],
        ["matrix", "--supported", "en,it"], ["report", "--supported", "en,it", "--format", "tsv"], ["data"], ["--help"],
        ["validate", "en", "--format", "json"],
      ] {
        let result = try Executable.run(arguments, outputPath: "/dev/full")
        #expect(result.status == 74, "\(arguments) \(result)")
        #expect(result.errors.contains("No space left on device"), "\(arguments) \(result)")
      }
      for arguments in [
        ["strings", "convert", english, "--to", "xml"], ["strings", "export", "--source", english, "--to", "it"],
        ["strings", "import", back, "--source", english, "--to", "it"],
        ["report", "--supported", "en,it", "--format", "tsv"],
      ] {
        let result = try Executable.run(arguments + ["-o", "/dev/full"])
        #expect(result.status == 74, "\(arguments)")
        #expect(result.errors.contains("cannot write '/dev/full'"), "\(arguments)")
      }
    }
  }

  /// Contents that cannot be read would be missing in the translator's file.
  @Test func halfReadFilesAreNotExported() throws {
    try withTemporaryFolder { folder in
      let broken = try folder.write("en.strings", Self.english + "\"lost")
      let output = folder.path("it.xliff")
      let result = try Executable.run("strings", "export", "--source", broken, "--to", "it", "-o", output)
      #expect(result.status == 1)
      #expect(result.errors.contains("nothing was written"))
      #expect(!FileManager.default.fileExists(atPath: output))
    }
  }

  /// A translation that could be read only in part is not overwritten.
  @Test func halfReadFilesAreNotReplaced() throws {
    try withTemporaryFolder { folder in
      let english = try folder.write("en.strings", Self.english)
      let damaged = "\"cancel\" = \"Annulla\";\n\"ok\" = \"Va \"bene\";\n"
      let italian = try folder.write("it.strings", damaged)
      let back = try folder.write("it.xliff", Self.xliff("en.strings", [("cancel", "Via")]))
      for arguments in [
        ["strings", "import", back, "--source", english, "--target", italian, "--to", "it", "-o", italian],
        ["strings", "convert", italian, "--to", "strings", "-o", italian],
      ] {
        let result = try Executable.run(arguments)
        #expect(result.status == 74, "\(result)")
        #expect(result.errors.contains("replacing it would lose what could not be read"), "\(result)")
        #expect(try String(contentsOfFile: italian, encoding: .utf8) == damaged)
      }
    }
  }

  /// Two imports into one catalog with another change between them: nothing is lost without an error.
  @Test func simultaneousImportsLoseNothing() throws {
    try withTemporaryFolder { folder in
      let catalog = try folder.write("l.xcstrings", Self.catalog)
      let one = try folder.write("one.xliff", Self.xliff("l.xcstrings", [("cancel", "Annulla")]))
      let other = try folder.write("other.xliff", Self.xliff("l.xcstrings", [("ok", "Va bene")]))
      for _ in 0..<12 {
        try folder.write("l.xcstrings", Self.catalog)
        let running = try [one, other].map { path in
          try Executable.start(["strings", "import", path, "--source", catalog, "--to", "it", "-o", catalog])
        }
        for process in running { process.waitUntilExit() }
        let text = try String(contentsOfFile: catalog, encoding: .utf8)
        let both = [text.contains("Annulla"), text.contains("Va bene")]
        for (process, isThere) in zip(running, both) {
          if !isThere { #expect(process.terminationStatus == 74, "an import was lost: \(text)") }
        }
        #expect(both.contains(true))
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
    }
  }

  /// `it.lproj` is a link to a foreign folder.
  @Test func importsStayInTheBundle() throws {
    try withTemporaryFolder { folder in
      try folder.write("App/en.lproj/Localizable.strings", Self.english)
      let theirs = try folder.write("elsewhere/Localizable.strings", "\"cancel\" = \"Weg\";\n")
      let app = folder.url.appendingPathComponent("App")
      let link = app.appendingPathComponent("it.lproj").path
      let back = try folder.write(
        "it.xliff", Self.xliff("en.lproj/Localizable.strings", [("cancel", "Annulla"), ("ok", "OK")]))
      let arguments = ["strings", "import", back, "--bundle", app.path, "--from", "en", "--to", "it"]
      for target in ["../elsewhere", folder.path("elsewhere")] {
        try? FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
        let result = try Executable.run(arguments)
        #expect(result.status == 1, "\(result)")
        #expect(result.errors.contains("leads out of the bundle"), "\(result)")
        #expect(try String(contentsOfFile: theirs, encoding: .utf8) == "\"cancel\" = \"Weg\";\n")
      }
      // A link that stays inside is followed, as in the bundles of macOS.
      try FileManager.default.removeItem(atPath: link)
      try FileManager.default.createDirectory(
        at: app.appendingPathComponent("Versions/it.lproj"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Versions/it.lproj")
      #expect(try Executable.run(arguments).status == 0)
      let written = app.appendingPathComponent("Versions/it.lproj/Localizable.strings").path
      #expect(try String(contentsOfFile: written, encoding: .utf8).contains("Annulla"))
    }
  }

  /// File names, arguments, regions and texts: the output has no escape sequence and no character that changes the
  /// direction of a line.
  @Test func controlCharactersAreEscaped() throws {
    let evil = "\u{1B}[2J\u{9B}31m\u{202E}\u{7}\u{2028}"
    try withTemporaryFolder { folder in
      let named = try folder.write("\(evil).strings", "\"a")
      let texts = try folder.write("texts.strings", "\"\(evil)\" = \"\(evil)\"")
      let app = folder.url.appendingPathComponent("\(evil).bundle")
      try folder.write("\(evil).bundle/\(evil).lproj/Localizable.strings", Self.english)
      try folder.write(
        "\(evil).bundle/Info.plist",
        "<plist><dict><key>CFBundleDevelopmentRegion</key><string>\u{202E}x\u{2066}</string></dict></plist>")
      for arguments in [
        ["strings", "lint", named, texts], ["strings", "show", named], ["strings", "show", texts],
        ["strings", "convert", named, "--to", "nonsense\(evil)"], ["strings", "lint", "no\(evil).strings"],
        ["bundle", app.path], ["audit", app.path], ["match", "--supported", evil, "--preferred", "en"],
        ["match", "--supported", "en", "--preferred", evil], ["validate", evil], [evil],
        ["explain", "--supported", "en", "--preferred", evil, "--color", "always"],
        ["report", "--supported-file", evil], ["accept-language", evil, "--supported", "en"],
      ] {
        for format in [[], ["--format", "json"], ["--format", "tsv"]] {
          let result = try Executable.run(arguments + format)
          let printed = result.output + result.errors
          let looks = printed.replacingOccurrences(of: "\u{1B}\\[(0|1|2|1;32)m", with: "", options: .regularExpression)
          for scalar in ["\u{1B}", "\u{9B}", "\u{202E}", "\u{2066}", "\u{7}", "\u{2028}"] {
            #expect(!looks.unicodeScalars.contains { String($0) == scalar }, "\(arguments + format): \(printed)")
          }
        }
      }
    }
  }
}
