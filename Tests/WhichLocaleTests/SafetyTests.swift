import Foundation
import TestSupport
import Testing

/// Paths that are not regular files, full disks, and names that contain commands to a terminal.
@Suite struct SafetyTests {
  private static let english = "\"cancel\" = \"Cancel\";\n\"ok\" = \"OK\";\n"
  /// Every command that reads files refuses an endless device and a pipe without a writer, by a link or by name.
  @Test func onlyRegularFilesAreRead() throws {
    try withTemporaryFolder { folder in
      let zero = folder.path("zero.strings")
      try folder.link("zero.strings", to: "/dev/zero")
      let pipe = folder.path("pipe.strings")
      try #require(mkfifo(pipe, 0o600) == 0)
      for path in [zero, pipe] {
        for arguments in [
          ["strings", "lint", path], ["strings", "show", path],
          ["match", "--supported-file", path, "--preferred", "en"],
        ] {
          let result = try Executable.run(arguments)
          #expect(result.status == 66, "\(arguments)")
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
      let maps =
        "m0: &m0 {\"x\":1,\"y\":1}\n"
        + (1...30).map { "m\($0): &m\($0) {\"x\":*m\($0 - 1),\"y\":*m\($0 - 1)}\n" }.joined()
      for key in ["", "? *b30\n: x\n", "[*b30]: x\n", "*b30 : x\n", maps + "? {\"x\":*m30,\"y\":*m30}\n: x\n"] {
        try folder.write("project.yml", options + bomb + key)
        #expect(try Executable.run(["audit", folder.path]).status == 0)
      }
    }
  }

  /// Files that include each other in a chain longer than any stack.
  @Test func includedFilesAreBounded() throws {
    try withTemporaryFolder { folder in
      try folder.write("en.lproj/Localizable.strings", Self.english)
      for index in 0..<4_000 {
        let name = index == 0 ? "project.yml" : "p\(index).yml"
        try folder.write(name, "include: p\(index + 1).yml\noptions:\n  developmentLanguage: en\n")
      }
      #expect(try Executable.run(["audit", folder.path]).status == 0)
    }
  }

  /// The path of each of these groups is as long as all paths around it.
  @Test func groupsWithinGroupsAreBounded() throws {
    let groups = (0..<8_000).map { "G\($0) = { isa = PBXGroup; path = g; children = (G\($0 + 1)); };" }.joined()
    let text =
      "{ rootObject = P; objects = { P = { isa = PBXProject; developmentRegion = en; mainGroup = G0; }; \(groups) }; }"
    try withTemporaryFolder { folder in
      try folder.write("en.lproj/Localizable.strings", Self.english)
      try folder.write("A.xcodeproj/project.pbxproj", text)
      #expect(try Executable.run(["audit", folder.path]).status == 0)
    }
  }

  @Test func largeFilesNeedTheFileLimitOption() throws {
    try withTemporaryFolder { folder in
      let large = try folder.write("large.strings", "/*" + String(repeating: "x", count: 2 << 20) + "*/")
      let refused = try Executable.run("strings", "lint", large, "--file-limit", "1")
      #expect(refused.status == 66)
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
      for arguments in [
        ["match", "--supported", "en,it", "--preferred", "it"], ["strings", "lint", english],
        ["matrix", "--supported", "en,it", "--format", "svg"],
        ["matrix", "--supported", "en,it"], ["report", "--supported", "en,it", "--format", "tsv"], ["data"], ["--help"],
        ["inspect", "en", "--format", "json"],
      ] {
        let result = try Executable.run(arguments, outputPath: "/dev/full")
        #expect(result.status == 74, "\(arguments) \(result)")
        #expect(result.errors.contains("No space left on device"), "\(arguments) \(result)")
      }
      let result = try Executable.run("report", "--supported", "en,it", "--format", "tsv", "-o", "/dev/full")
      #expect(result.status == 74)
      #expect(result.errors.contains("cannot write '/dev/full'"))
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
        ["strings", "lint", "no\(evil).strings"],
        ["bundle", app.path], ["audit", app.path], ["match", "--supported", evil, "--preferred", "en"],
        ["match", "--supported", "en", "--preferred", evil], ["inspect", evil], [evil],
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
