import Foundation
import TestSupport
import Testing

/// An option means one thing, wherever it is given, and where it has nothing to do it does no harm.
@Suite struct OptionTests {
  /// A CI step that differs by its format only must not fail.
  @Test(arguments: [
    ("audit Which.app --format json", "--notes --max 3 --color always"),
    ("audit Which.app --format sarif", "--notes --summary --max 3"),
    ("audit Which.app --summary", "--max 1"), ("match --supported en,de --preferred de", "--color never -q"),
    ("bundle Which.app", "--engine cldr"), ("device --preferred en", "--engine cldr"),
    ("texts Which.app/it.lproj/Localizable.strings", "--language de --device mac"),
    ("accept-language de", "--color never"), ("report --supported en,de --format tsv", "--color always"),
    ("traffic --supported en,de", "--headers -"),
  ])
  func anIdleOptionIsNoError(command: String, options: String) throws {
    let plain = try Executable.run(Executable.words(command))
    let more = try Executable.run(Executable.words(command + " " + options))
    #expect(more.output == plain.output)
    #expect(more.status == plain.status && more.errors == plain.errors, "\(more.errors)")
    #expect([0, 1].contains(plain.status), "\(plain.errors)")
  }

  private struct Help: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String
    }
    struct Argument: Decodable {
      var kind: String
      var abstract: String?
      var names: [Name]?
    }
    struct Command: Decodable {
      var commandName: String
      var arguments: [Argument]?
      var subcommands: [Command]?
    }
    var command: Command
  }

  /// Help, manual pages and completions are made of the declarations, so one declaration is one meaning. Two are of what the
  /// command is about: fields or codes, a file's language or a translator's.
  @Test func anOptionHasOneMeaning() throws {
    let help: Help = try Answers.decode(try Executable.run(["--experimental-dump-help"]).output)
    var meanings: [String: String] = [:]
    for command in try #require(help.command.subcommands) {
      for option in command.arguments ?? [] where option.kind != "positional" {
        guard let name = option.names?.first(where: { $0.kind == "long" })?.name,
          !["help", "language", "only"].contains(name)
        else { continue }
        let meaning = meanings[name] ?? option.abstract ?? ""
        #expect(option.abstract == meaning, "\(command.commandName) --\(name)")
        meanings[name] = meaning
      }
    }
    #expect(meanings.count > 40)
  }

  @Test func whatIsLeftOut() throws {
    try withTemporaryFolder([
      "App/en.lproj/Localizable.strings": "\"home.title\" = \"Home\";", "App/de.lproj/Localizable.strings": "",
      "Old/it.lproj/Other.strings": "broken", "App/main.swift": "tr(\"home.titel\")",
    ]) { folder in
      let whole = try Executable.run("audit", folder.path)
      #expect(whole.output.contains("Old/it.lproj"))
      #expect(!(try Executable.run("audit", folder.path, "--exclude", "Old").output.contains("Old/it.lproj")))
      #expect(!whole.output.contains("home.titel"))
      #expect(try Executable.run("audit", folder.path, "--key-functions", "tr").output.contains("home.titel"))
      let quiet = try Executable.run("audit", folder.path, "-q").lines
      #expect(!quiet.isEmpty && quiet.allSatisfy { $0.hasSuffix("]") }, "\(quiet)")
    }
    let silent = try Executable.run("match", "--supported", "en", "--preferred", "ja", "-q")
    #expect(silent.lines == ["en"] && silent.errors == "" && silent.status == 1)
  }
}
