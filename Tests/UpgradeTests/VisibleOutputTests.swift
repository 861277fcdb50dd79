import Foundation
import TestSupport
import Testing

@Suite struct VisibleOutputTests {
  /// Names of files and arguments: what the programs print holds no escape, and nothing that turns a line around.
  /// `which-locale` has a test of its own.
  @Test(
    arguments: [
      ("cldr-tables", ["check", "--package", "FOLDER"]), ("cldr-tables", ["update", "--release", "FOLDER"]),
      ("cldr-tables", ["update", "--release", "46", "--from", "FOLDER", "--package", "FOLDER"]),
      ("generate-tables", ["--from", "FOLDER", "--to", "FOLDER"]), ("generate-tables", ["FOLDER"]),
      ("generate-app-locale", ["--folder", "FOLDER", "--to", "FOLDER/AppLocale.swift"]),
      ("generate-app-locale", ["FOLDER"]), ("audit-localizations", ["--path", "FOLDER"]),
      ("audit-localizations", ["--path", "FOLDER", "--baseline", "FOLDER"]),
    ])
  func controlCharactersAreEscaped(program: String, arguments: [String]) throws {
    let folder = try TemporaryFolder(prefix: "\u{1B}[2J\u{9B}31m\u{202E}\u{7}")
    defer { folder.delete() }
    let result = try Program.run(
      arguments.map { $0.replacingOccurrences(of: "FOLDER", with: folder.path) }, of: program)
    let printed = result.output + result.errors
    #expect(!printed.isEmpty)
    #expect(!printed.unicodeScalars.contains { ["\u{1B}", "\u{9B}", "\u{202E}", "\u{7}"].contains($0) }, "\(printed)")
  }

  @Test(
    arguments: [
      ("upgrade", "did you mean 'update'?"), ("Import", "did you mean 'update'?"), ("dif", "did you mean 'diff'?"),
      ("version", "did you mean '--version'?"), ("xyzzy", "there are update, diff, check, regenerate, help"),
    ])
  func aWordThatIsNoCommandIsGuessed(word: String, answer: String) throws {
    let result = try Program.run([word])
    #expect(result.errors == "error: there is no command '\(word)': \(answer)\n" && result.status == 64)
    #expect(try Program.run(["--version"]).output.hasPrefix("cldr-tables "))
  }
}
