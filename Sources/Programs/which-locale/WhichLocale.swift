import AppLocalization
import ArgumentParser
import Foundation
import ProgramSupport

@main
struct WhichLocale: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "which-locale",
    abstract: "Finds which of your supported locales a person gets, and explains why.",
    discussion: """
      Somebody in Italy whose phone speaks English wants en-IT. An app has en, en-GB and it:

        $ which-locale match --supported en,en-GB,it --preferred en-IT
        en-GB

      To see why, run 'which-locale explain' with these options. The answers follow CLDR's data and ICU's \
      matcher (UTS #35, Language Matching).

      It changes no app and translates nothing: it reads, explains and checks.

      A file named - is standard input. Exit status: 0 for an answer; 1 for no match, also if the default is printed, \
      and for findings; 64 for bad arguments, 65 for a malformed file, 66 for a missing one, 69 if the system lacks \
      something, 74 if the answer cannot be written.

      See 'which-locale help <subcommand>' for detailed help.
      """,
    version: "which-locale \(ProductVersion.text) (CLDR \(CLDR.version))",
    groupedSubcommands: [
      CommandGroup(
        name: "Person",
        subcommands: [
          MatchCommand.self, ExplainCommand.self, CompareCommand.self, DeviceCommand.self,
          AcceptLanguageCommand.self,
        ]),
      CommandGroup(
        name: "Locale",
        subcommands: [InspectCommand.self, PluralsCommand.self]),
      CommandGroup(
        name: "App",
        subcommands: [
          BundleCommand.self, TextsCommand.self, AuditCommand.self, ReportCommand.self, TrafficCommand.self,
        ]),
    ])

  /// Replaces the parser's own `main()`, so that errors speak in one voice.
  static func main() {
    do {
      if let pasted = Guesses.pastedOption(in: CommandLine.arguments.dropFirst()) { throw CommandFailure.usage(pasted) }
      try refuseUnknownCommand()
      var command = try parseAsRoot()
      try command.run()
    } catch let code as ExitCode {
      exit(withError: code)
    } catch {
      report(error)
    }
  }

  private static func report(_ error: any Error) -> Never {
    if exitCode(for: error).isSuccess {
      // A fixed width, so that the examples' tables stay whole.
      Console.printText(fullMessage(for: error, columns: 80))
      exit()
    }
    // The parser repeats arguments unchanged, with control characters.
    let known = error as? CommandFailure ?? (error as? LocalizationDiagnostic).map(CommandFailure.init)
    let parsed = known == nil ? sentence(of: error) : []
    let failure = known ?? .usage(parsed.first ?? "")
    Console.complain(failure.message)
    if !parsed.isEmpty {
      StandardStreams.printError(
        (parsed.dropFirst() + [dashHint]).filter { !$0.isEmpty }.joined(separator: "\n") + "\n")
    }
    exit(withError: ExitCode(failure.status.rawValue))
  }

  /// What the parser says, in this program's voice: a sentence, then the usage.
  private static func sentence(of error: any Error) -> [String] {
    var lines = cuttingArguments(fullMessage(for: error)).components(cutAt: "\n")
    guard var first = lines.first else { return [] }
    if first.hasPrefix("Error: ") { first = String(first.dropFirst(7)) }
    let words = first.components(cutAt: "'")
    if first.hasPrefix("Unknown option"), words.count > 1 {
      let help = helpMessage(for: called, columns: 80)
      // The parser's own guess is sometimes one that nobody can mean.
      let answer = Guesses.answer(to: words[1], among: Array(words.dropFirst(3).prefix(1)), in: help)
      first = "unknown option '\(words[1])'" + (answer.map { ": \($0)" } ?? "")
    }
    if first.hasPrefix("Unexpected argument"), words.count > 1,
      let answer = Guesses.answer(toArgument: words[1], in: helpMessage(for: called, columns: 80))
    {
      first += ": \(answer)"
    }
    lines[0] = first.prefix(1).lowercased() + first.dropFirst()
    return lines
  }

  /// The command that was called.
  private static var called: any ParsableCommand.Type {
    let name = CommandLine.arguments.dropFirst().first
    return configuration.subcommands.first { $0.configuration.commandName == name } ?? self
  }

  /// What to do if the parser took a value for an option: a header, `-BE;q=0.4`, or a number, `-1`.
  private static var dashHint: String {
    let values = CommandLine.arguments.dropFirst(2).filter { argument in
      argument.hasPrefix("-") && !argument.hasPrefix("--")
        && (argument.contains { ";,".contains($0) } || argument.dropFirst().first?.isNumber == true)
    }
    guard let value = values.first, !CommandLine.arguments.contains("--") else { return "" }
    let before = zip(CommandLine.arguments, CommandLine.arguments.dropFirst()).first { $0.1 == value }?.0
    if let option = before, option.hasPrefix("--") {
      return "A value that begins with '-' is joined to its option: \(option.excerpt)=\(value.excerpt)"
    }
    return "A value that begins with '-' comes after '--', at the end: -- '\(value.excerpt)'"
  }

  /// The parser would take the name for an argument, and complain about the first option.
  private static func refuseUnknownCommand() throws(CommandFailure) {
    var words = CommandLine.arguments.dropFirst()
    if words.first == "help" { words = words.dropFirst() }
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard let name = words.first, !name.hasPrefix("-"), !names.contains(name) else { return }
    let answer = Guesses.answer(to: name, among: names, in: helpMessage())
    let isIdentifier = name.contains { "-_".contains($0) } && LocaleIdentifier(name)?.isValid == true
    let other = isIdentifier ? "'which-locale inspect \(name)' shows a locale" : "'which-locale --help' lists them"
    throw .usage("there is no command '\(name.excerpt)': \(answer ?? other)")
  }

  /// Shortens the arguments in a message, because the parser repeats them whole.
  private static func cuttingArguments(_ message: String) -> String {
    var message = message
    for argument in CommandLine.arguments.dropFirst() {
      let value = argument.split(separator: "=", maxSplits: 1).last.map(String.init) ?? ""
      for text in [argument, value] where text.excerpt != text {
        message = message.replacingOccurrences(of: text, with: text.excerpt)
      }
    }
    return message
  }
}
