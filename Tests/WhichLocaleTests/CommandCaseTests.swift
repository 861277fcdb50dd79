import TestSupport
import Testing

/// The commands of `Tests/Fixtures/CommandCases`, as `CommandCase` says.
@Suite struct CommandCaseTests {
  @Test(arguments: CommandCase.list.cases)
  func answers(one: CommandCase) {
    one.line.check { problems in
      for command in one.commands {
        for problem in try one.problems(of: command) { problems.add(problem, asked: command) }
      }
    }
  }

  /// With JSON a refusal is a sentence too, and nothing else is printed.
  @Test(
    arguments: TestSize.part(
      of: CommandCase.list.cases.filter { $0.status >= 64 && $0.input == nil && $0.files.isEmpty }, oneIn: 4))
  func refusals(one: CommandCase) {
    one.line.check { problems in
      for command in one.commands where !command.contains("--format") && !command.hasPrefix("audit-localizations") {
        let result = try CommandCase.run(command + " --format json")
        problems.equal(result.output, "", "the output of a refusal", asked: command)
        problems.equal(result.status, one.status, "the status", asked: command)
        let isSentence = result.errors != "" && !result.errors.contains(/: error:|\[\w+\.\w+\]/)
        problems.expect(isSentence, "no sentence, or a code of a file: '\(result.errors)'", asked: command)
      }
    }
  }

  @Test func bothProgramsListTheSameRules() throws {
    let lists = try ["audit", "audit-localizations"].map { try CommandCase.run("\($0) --list-rules").output }
    #expect(lists[0] == lists[1] && lists[0].contains("audit.belowShare"))
  }

  /// A runner that finds nothing proves nothing.
  @Test(
    arguments: [
      (["de"], [], 0), (["…", "fr"], [], 0), (["d…"], [], 0), (["…d"], [], 0), ([], [], 0), (["en", "…", "en"], [], 0),
      (["en"], ["x"], 0), (["en"], [], 1),
    ] as [([String], [String], Int32)])
  func whatIsWrongIsFound(output: [String], errors: [String], status: Int32) throws {
    var one = CommandCase(commands: ["match --supported en --preferred en"], output: output, errors: errors)
    one.status = status
    #expect(try one.problems(of: one.commands[0]).count == 1)
    let json = one.commands[0] + " --format json"
    for value in [".identifier = \"de\"", ".match = null", ".other = 1"] {
      #expect(try CommandCase(commands: [json], values: [value]).problems(of: json).count == 1)
    }
  }

  @Test func thereAreCases() { #expect(CommandCase.list.areWhole(moreThan: 100)) }
}
