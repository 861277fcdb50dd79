import Foundation
import TestSupport
import Testing

/// An option that is given changes the answer or is refused. One without effect would be believed to have one.
@Suite struct GivenOptionsTests {
  /// A way of asking, and the options that count there but leave this answer as it is: those about ill-formed names, larger
  /// files, longer lists, variables that are not set, or localizations and distances that are not in these lists.
  static let ways: [(way: String, silent: Set<String>)] = [
    ("explain --supported en,en-GB,de --preferred en-IT,de", ["accept-ill-formed", "all"]),
    ("explain --supported en,gsw,de --accept-language de-CH,en", ["accept-ill-formed", "all"]),
    ("explain --supported gsw,en,de --environment", ["accept-ill-formed", "all", "posix"]),
    ("explain --engine all --supported en,en-GB,de --preferred en-IT,de", ["accept-ill-formed", "supported-file"]),
    ("explain --engine all --supported en,en-GB --accept-language en-IT", ["accept-ill-formed", "supported-file"]),
    ("explain gsw de", []), ("explain --rules gsw", []), ("explain --batch", []),
    ("explain --device --preferred en --region IT --supported en,en-GB,it", ["supported-file"]),
    (
      "match --supported en,de --environment",
      [
        "accept-ill-formed", "supported-file", "posix", "engine", "max-distance", "favor", "direction", "demotion",
        "default",
      ]
    ),
    ("match --environment", ["posix"]), ("inspect und-Hant-TW", ["strict", "lenient"]),
    ("inspect zh-TW --only parents", ["strict", "lenient"]), ("accept-language 'de, en;q=0.5'", []),
    ("accept-language --write de,en-GB", []), ("bundle Which.app", ["file-limit"]),
    ("bundle Which.app --preferred de", ["engine", "main-bundle", "file-limit"]), ("audit --list-rules", []),
    ("audit Which.app", ["engine", "file-limit"]), ("audit Which.app --format json", ["file-limit"]),
    ("audit Which.app --format junit", ["engine", "file-limit"]),
    ("audit Which.app --summary", ["engine", "file-limit"]),
    ("audit Broken.strings", ["file-limit", "max", "ignore"]),
    ("report --supported en,de", []),
    ("report --supported en,de --headers HEADERS", ["development-region", "jobs"]),
  ]
  /// Values that differ from what an option is without them.
  static let values = [
    "supported": "ja,fr", "supported-file": "LIST", "preferred": "fr,de", "accept-language": "fr;q=0.5,de",
    "region": "CH",
    "apple-languages": "(fr,en)", "override": "it", "development-region": "de", "bundle": "Which.app", "threshold": "1",
    "max-distance": "en/en-GB", "favor": "script", "direction": "two-way", "demotion": "50", "default": "de",
    "reference": "it", "max": "1", "ignore": "audit", "fail-on": "never", "engine": "classic", "only": "parents",
    "write": "fr,de", "main-bundle": "Which.app", "column": "2", "jobs": "1",
  ]
  @Test(arguments: ways)
  func changesTheAnswerOrIsRefused(way: String, silent: Set<String>) throws {
    try withTemporaryFolder { folder in
      let files = [
        "LIST": try folder.write("list.txt", "ja\nfr\n"),
        "HEADERS": try folder.write("headers.txt", "3\tde,en;q=0.5\n"),
      ]
      func run(_ arguments: [String]) throws -> BuiltProgram.Result {
        try Executable.run(
          arguments.map { files[$0] ?? $0 }, input: Data("gsw\tde\n".utf8), environment: ["LANG": "de_CH.UTF-8"])
      }
      let words = Executable.words(way)
      let plain = try run(words)
      #expect([0, 1].contains(plain.status), "\(way): \(plain.errors)")
      for (option, isFlag) in try options(of: words[0]) where !words.contains("--\(option)") {
        guard isFlag || Self.values[option] != nil else { continue }
        let answer = try run(words + ["--\(option)"] + (isFlag ? [] : [Self.values[option] ?? ""]))
        if answer.output == plain.output, answer.status == plain.status {
          #expect(silent.contains(option), "\(way) --\(option) changes nothing")
        }
      }
    }
  }

  /// What no input can make count is refused by name.
  @Test(arguments: [
    (
      "explain --engine all --supported en,de --preferred en --threshold 3", "--threshold changes nothing with --engine"
    ),
    ("explain --engine all --supported en,de --preferred en --default de", "--default changes nothing with --engine"),
    (
      "explain --supported en --preferred en --region IT",
      "--region changes nothing with CLDR's rules, but with --device"
    ),
    ("explain gsw de --direction two-way", "--direction changes nothing with the distance of two locales"),
    ("explain gsw de --device", "give either two locales or --device"),
    ("explain --rules gsw --demotion none", "--demotion changes nothing with --rules"),
    ("explain --device --preferred en --favor=script", "--favor changes nothing with --device"),
    ("accept-language en --engine apple", "--engine changes nothing with a header alone"),
    ("match --environment --demotion none", "--demotion changes nothing with --environment alone"),
    ("bundle Which.app --engine cldr", "--engine changes nothing with a bundle alone"),
    ("explain --device --preferred en --engine cldr", "--engine changes nothing with --device alone"),
    (
      "bundle Which.app/it.lproj/Localizable.strings --width 9",
      "--width changes nothing with a file of texts without --arguments"
    ),
    (
      "bundle Which.app/it.lproj/Localizable.strings --language de",
      "--language changes nothing with a file of texts without --arguments"
    ),
    ("report --supported en --jobs 2", "--jobs changes nothing with CLDR's locales, but with --headers"),
    ("report --supported en --headers - --html", "--html changes nothing with --headers"),
    ("match --supported en --preferred en --posix", "--posix goes with --environment"),
    ("audit Which.app/de.lproj --engine apple", "--engine changes nothing with files"),
    ("audit Which.app/de.lproj --notes", "--notes changes nothing with files"),
    ("audit Which.app/de.lproj --names-only", "--names-only changes nothing with files"),
    ("audit Which.app --names-only --reference de", "--reference changes nothing with --names-only"),
    ("audit Which.app --list-rules", "'Which.app' changes nothing with --list-rules"),
    ("audit Which.app --format json --max 2", "--max changes nothing with --format json"),
    ("audit Which.app --format json --notes", "--notes changes nothing with --format json"),
    ("audit Which.app --format sarif --summary", "--summary changes nothing with --format sarif"),
    ("audit Which.app --format junit --max 1", "--max changes nothing with --format junit"),
    ("audit Which.app --summary --max 1", "--max changes nothing with --summary"),
    ("audit Which.app --reference zz", "no localization is 'zz'"),
    ("report --supported en,de --force", "--force goes with --output"),
  ])
  func isRefused(command: String, message: String) throws {
    let result = try Executable.run(Executable.words(command))
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  private struct Help: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String
    }
    struct Argument: Decodable {
      var kind: String
      var names: [Name]?
    }
    struct Command: Decodable {
      var commandName: String
      var arguments: [Argument]?
      var subcommands: [Command]?
    }
    var command: Command
  }

  /// The options of a subcommand, as the program tells them: their names, and whether they take no value.
  private func options(of command: String) throws -> [(String, Bool)] {
    let help: Help = try Answers.decode(try Executable.run(["--experimental-dump-help"]).output)
    let found = try #require(help.command.subcommands?.first { $0.commandName == command }?.arguments)
    return found.filter { $0.kind != "positional" }.compactMap { argument in
      argument.names?.first { $0.kind == "long" }.map { ($0.name, argument.kind == "flag") }
    }.filter { !["help", "version", "format", "color"].contains($0.0) }
  }
}
