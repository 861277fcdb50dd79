import Foundation
import TestSupport
import Testing

/// `Documentation/Schemas/which-locale.schema.json` describes what each command prints with `--format json`, and no more.
@Suite struct JSONSchemaTests {
  /// Together they print every property.
  private static let commands = [
    "match --supported en,en-GB --preferred en-IT", "match --supported en,en-GB --preferred en-IT --engine apple",
    "match --supported en --preferred ja", "match --supported en --preferred ja --default none",
    "match --supported en,en-GB --preferred en-IT --ranked",
    "explain --accept-ill-formed --supported en,en-GB,de,en-GB,not-a-locale! --preferred e!,en-IT",
    "explain --accept-ill-formed --supported x! --preferred en",
    "explain --supported en-US,de --accept-language 'en, en-US;q=0'", "explain --supported en --accept-language '*'",
    "explain --supported en,de --preferred en,de --default none",
    "compare --supported en,en-AU,en-GB --preferred en-NZ", "compare --supported en --accept-language fr",
    "device --preferred en --region IT --supported en,en-GB,it", "device --apple-languages '(en_GB,it)'",
    "device Which.app --preferred fr --region FR", "environment", "accept-language 'fr-CH, it;q=0.9, ;;;x!'",
    "write-accept-language en-IT,it", "inspect en-nonsense de-DD iw und ar-u-rg-xxzzzz",
    "inspect --only maximized,validity jp", "distance gsw de", "rules gsw", "plurals pl 5", "plurals da 1-5 1.5",
    "plurals --ordinal tlh", "bundle Shelf_Shelf.resources --preferred en-IT", "bundle Which.app",
    "bundle Desk.app --preferred fr", "texts Which.app/it.lproj/Localizable.strings",
    "texts Shelf_Shelf.resources/Menu.xcstrings", "audit Plain", "audit Which.app", "audit Greeter",
    "audit Broken.strings Which.app/it.lproj", "audit Which.app --explain greeting", "audit Which.app --language de",
    "audit --list-rules",
    "report Which.app --speakers supplementalData.xml",
    "report --supported en,de --engine cldr", "traffic --supported en,de --headers headers.txt",
  ]
  private static let errors = [
    "match --supported en,x!", "audit nowhere.strings", "audit Which.app --explain greetin", "inspect --nonsense",
    "texts Which.app/Info.plist",
  ]

  /// The definition of what a command prints.
  private static func definition(_ command: String) -> String {
    if errors.contains(command) { return "error" }
    if command.contains("--list-rules") { return "audit-rules" }
    if command.contains("--explain") { return "audit-explain" }
    if command.contains("--language") { return "audit-language" }
    return command.contains("--ranked") ? "match-ranked" : Executable.words(command)[0]
  }

  /// The file is a copy of what the program makes of its answers:
  /// `which-locale schema > Documentation/Schemas/which-locale.schema.json`.
  @Test func theFileIsMadeOfTheAnswers() throws {
    #expect(try JSONSchema.text("which-locale") == Executable.run("schema").output)
  }

  @Test func everyCommandPrintsItsDefinition() throws {
    let schema = try JSONSchema()
    let commands = Self.commands + Self.errors
    var seen: Set<String> = []
    for command in commands {
      let result = try Executable.run(Executable.words(command) + ["--format", "json"])
      // An error is on standard error, and nothing else then.
      let isError = Self.errors.contains(command)
      #expect(!isError || result.output == "", "\(command)")
      let text = isError ? result.errors : result.output
      #expect(schema.problems(text, as: Self.definition(command), seen: &seen) == [], "\(command)")
    }
    let all = schema.places(of: Set(commands.map(Self.definition)))
    #expect(all.subtracting(seen).sorted() == [], "in the schema, and not printed")
  }

  @Test func answersToLinesHaveTheirDefinitions() throws {
    let schema = try JSONSchema()
    let lines: [(definition: String, arguments: [String], input: String)] = [
      ("match", ["match"], "en,en-GB\ten-IT\nde,fr\tgsw\n"), ("inspected", ["inspect"], "en-GB\nzh_TW\n"),
      ("distance", ["distance"], "en-IT\ten-GB\ngsw\tde\n"),
      ("accept-language", ["accept-language"], "fr, it;q=0.9\n\n"),
    ]
    var seen: Set<String> = []
    for (definition, arguments, input) in lines {
      let result = try Executable.run(arguments + ["--format", "json"], input: Data(input.utf8))
      #expect(result.lines.count == 2, "\(arguments)")
      for line in result.lines { #expect(schema.problems(line, as: definition, seen: &seen) == []) }
    }
  }

  /// The plugins' tool prints what `which-locale audit` does.
  @Test func thePluginsToolPrintsTheSame() throws {
    let result = try BuiltProgram("audit-localizations").run(
      ["--path", "Which.app", "--format", "json"], directory: Surroundings.bundles)
    var seen: Set<String> = []
    #expect(try JSONSchema().problems(result.output, as: "audit", seen: &seen) == [])
    #expect(result.output == (try Executable.run("audit", "Which.app", "--format", "json").output))
    let rules = ["--list-rules", "--format", "json"]
    #expect(try BuiltProgram("audit-localizations").run(rules).output == Executable.run(["audit"] + rules).output)
  }

  @Test func everyCommandHasADefinition() throws {
    let help = try Executable.run("--help").lines
    let start = try #require(help.firstIndex { $0.hasSuffix("SUBCOMMANDS:") })
    let commands = help[start...].compactMap { line -> String? in
      guard line.hasPrefix("  "), !line.hasPrefix("   "), !line.hasPrefix("  See") else { return nil }
      return line.split(separator: " ").first.map(String.init)
    }
    #expect(commands.count == 16)
    let schema = try JSONSchema()
    #expect(commands.filter { schema.definitions[$0] == nil } == [])
    // Whatever is defined is printed, or referred to; of what has no properties nobody can tell.
    let printed = Set((Self.commands + Self.errors).map(Self.definition)).union(["cldr-tables-diff"])
    let used = Set(schema.places(of: printed).map { String($0.prefix { $0 != "." && $0 != "[" }) })
    let unused = schema.definitions.filter { $0.value.object["properties"] != nil && !used.contains($0.key) }
    #expect(unused.keys.sorted() == [])
  }

  /// A validator that finds nothing proves nothing.
  @Test(
    arguments: [
      ("{}", ".header: is missing"), (#"{"header":"a","b":1}"#, ".b: is not in the schema"),
      (#"{"header":null}"#, #".header: is no ["string"]"#), ("[]", #": is no ["object"]"#),
    ])
  func whatIsWrongIsFound(text: String, problem: String) throws {
    var seen: Set<String> = []
    #expect(try JSONSchema().problems(text, as: "write-accept-language", seen: &seen) == [problem])
  }

  @Test func wrongPartsAreFound() throws {
    let schema = try JSONSchema()
    let right = #"{"identifier":"en","isDefault":false,"match":{"supportedIndex":0,"desiredIndex":0,"distance":0.5}}"#
    var seen: Set<String> = []
    #expect(schema.problems(right, as: "match", seen: &seen) == [])
    for (part, wrong) in [
      ("0.5", "0.3"), ("0.5", "101"), ("\"desiredIndex\":0", "\"desiredIndex\":-1"), ("false", "0"),
    ] {
      let text = right.replacingOccurrences(of: part, with: wrong)
      #expect(schema.problems(text, as: "match", seen: &seen).count == 1, "\(text)")
    }
    let environment = #"{"preferred":["en"],"variable":"PATH"}"#
    #expect(schema.problems(environment, as: "environment", seen: &seen).count == 1)
  }
}
