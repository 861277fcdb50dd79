import AppLocalization
import Foundation
import LocalizationAudit
import SystemAccess
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
          ["audit", path], ["texts", path],
          ["match", "--supported-file", path, "--preferred", "en"],
        ] {
          let result = try Executable.run(arguments)
          #expect(result.status == 66, "\(arguments)")
          #expect(result.errors.contains("a device or a pipe"), "\(arguments)")
        }
      }
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

  /// An answer that cannot be written is a failure.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskEndsWithStatus74() throws {
    try withTemporaryFolder { folder in
      let english = try folder.write("en.strings", Self.english)
      for arguments in [
        ["match", "--supported", "en,it", "--preferred", "it"], ["audit", english],
        ["report", "--supported", "en,it", "--format", "html"], ["report", "--supported", "en,it", "--format", "tsv"],
        ["--version"],
        ["--help"],
        ["inspect", "en", "--format", "json"],
      ] {
        let result = try Executable.run(arguments, outputPath: "/dev/full")
        #expect(result.status == 74, "\(arguments) \(result)")
        #expect(result.errors.contains("No space left on device"), "\(arguments) \(result)")
      }
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
        ["audit", named, texts], ["texts", named], ["texts", texts],
        ["audit", "no\(evil).strings"],
        ["bundle", app.path], ["audit", app.path], ["match", "--supported", evil, "--preferred", "en"],
        ["match", "--supported", "en", "--preferred", evil], ["inspect", evil], [evil],
        ["explain", "--supported", "en", "--preferred", evil, "--color", "always"],
        ["report", "--supported-file", evil], ["match", "--accept-language", evil, "--supported", "en"],
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

  /// Every command and format with names that would make a line, a column, a colour or a command of their own. What
  /// follows the forbidden character would begin a line, or be coloured.
  @Test(arguments: [
    "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}", "\u{1B}[1;32m", "\u{9B}1m", "\t", "\u{202E}",
  ])
  func noNameMakesALineOfItsOwn(separator: String) throws {
    let name = "a\(separator)::error::FORGED"
    try withTemporaryFolder { folder in
      let text = name.replacingOccurrences(of: "\n", with: "\\n")
      for localization in ["en", name, "x-\(name)"] {
        try folder.write(
          "\(name).bundle/\(localization).lproj/Localizable.strings", "\"\(text)\" = \"\(text) %d\"; \"b\" = ;")
        try folder.write(
          "\(name).bundle/\(localization).lproj/\(name).strings",
          "\"k\" = \"\(text)\"; \"k\" = \"other\"; \"e\" = \"\";")
      }
      try folder.write("\(name).bundle/de.lproj/Localizable.strings", "\"\(text)\" = \"\(text) %@\";")
      let plist = separator.unicodeScalars.allSatisfy { XMLText.isAllowed($0) } ? XMLText.escaped(name) : "x"
      try folder.write(
        "\(name).bundle/Info.plist",
        "<plist><dict><key>CFBundleDevelopmentRegion</key><string>\(plist)</string></dict></plist>")
      let catalog = JSONValue.object([
        "sourceLanguage": .string(name), "version": .string("1.0"),
        "strings": .object([
          name: .object([
            "localizations": .object([
              "de": .object(["stringUnit": .object(["state": .string(name), "value": .string(name)])])
            ])
          ])
        ]),
      ])
      try folder.write("\(name).bundle/C.xcstrings", catalog.indentedText)
      let list = try folder.write("list.txt", separator == "\n" || separator == "\r" ? "en" : "en\n\(name)\n")
      let app = folder.path("\(name).bundle")
      let strings = "\(app)/en.lproj/\(name).strings"
      let plain = [
        ["bundle", app], ["bundle", app, "--preferred", "de"], ["bundle", app, "--preferred", "en-\(name)"],
        ["device", app, "--preferred", "en"],
        ["device", "--supported", "en,\(name)", "--preferred", "de"],
        ["device", "--supported", "\(name),en", "--preferred", "ja", "--development-region", name],
        ["device", "--apple-languages", "(\"\(name)\", en)", "--supported", "en"],
        ["compare", "--supported", "\(name),en", "--preferred", "de"],
        ["compare", "--supported", "\(name)", "--preferred", "de", "--all"],
        ["match", "--supported", "\(name),en", "--preferred", "de"],
        ["match", "--supported", "\(name),en", "--preferred", "\(name),en", "--ranked"],
        ["match", "--supported", "en", "--preferred", name],
        ["explain", "--supported", "\(name),en", "--preferred", "\(name),de", "--all"],
        ["explain", "--supported-file", list, "--preferred", "de", "--all"],
        ["match", "--supported-file", list, "--preferred", "de"],
        ["report", app, "--engine", "apple"], ["report", "--supported-file", list],
        ["report", "--supported", name],
        ["audit", strings], ["texts", strings], ["audit", app],
        ["texts", "\(app)/C.xcstrings", "--language", name], ["texts", "\(app)/C.xcstrings"],
        ["accept-language", name], ["match", "--accept-language", "\(name), de", "--supported", "\(name),en"],
        ["inspect", name], ["plurals", name], ["plurals", "en", name], ["\(name)"],
        ["match", "--\(name)"],
        ["bundle", "\(app)/none"], ["audit", "\(app)/none"], ["audit", app, "--only", name],
        ["audit", app, "--reference", name],
      ]
      let formats = [[], ["--format", "json"], ["--format", "tsv"]]
      var commands = plain.flatMap { command in formats.map { command + $0 } }
      commands += plain.filter { ["explain", "bundle", "texts", "report", "compare"].contains($0.first) }.map {
        $0 + ["--color", "always"]
      }
      for format in ["text", "tsv", "json", "github", "sarif", "xcode"] {
        let options = ["--format", format] + (["json", "sarif"].contains(format) ? [] : ["--notes"])
        commands += [["audit", app] + options, ["audit", folder.path] + options]
      }
      for command in TestSize.part(of: commands, oneIn: 24, seed: UInt64(separator.unicodeScalars.first?.value ?? 0)) {
        let result = try Executable.run(command)
        #expect(![132, 133, 134, 139].contains(result.status), "\(command)")
        for stream in [result.output, result.errors] {
          #expect(Self.forgery(in: stream, isTable: command.contains("tsv")) == nil, "\(command): \(stream)")
        }
      }
    }
  }

  /// The first line that a name made, or the first character that steers a display.
  private static func forgery(in output: String, isTable: Bool) -> String? {
    let separators = CharacterSet(charactersIn: "\n\r\u{85}\u{2028}\u{2029}\u{B}\u{C}")
    let lines = output.components(separatedBy: separators)
    if let line = lines.first(where: { $0.trimmingCharacters(in: .whitespaces).hasPrefix("::error::FORGED") }) {
      return line
    }
    if output.contains("m::error::FORGED"), output.contains("\u{1B}[1;32m::") { return "a colour" }
    let steering = output.replacingOccurrences(of: "\u{1B}\\[(0|1|2|1;32)m", with: "", options: .regularExpression)
      .unicodeScalars.first {
        $0.value < 0x20 && $0 != "\n" && !(isTable && $0 == "\t") || (0x7F...0x9F).contains($0.value)
          || [0x2028, 0x2029, 0x202E].contains($0.value)
      }
    if let steering { return "U+\(String(steering.value, radix: 16))" }
    return isTable && output.contains("\t::error::FORGED") ? "a column" : nil
  }
}
