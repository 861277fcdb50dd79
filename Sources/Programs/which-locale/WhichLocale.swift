import AppLocalization
import ArgumentParser
import LocaleMatching
import SystemAccess

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

      Exit status: 0 for a match, 1 for no match (also if the default is printed), 64 for bad arguments, 74 if the \
      answer cannot be written.
      """,
    version: "which-locale \(ProductVersion.text) (CLDR \(CLDR.version))",
    subcommands: [
      ExplainCommand.self, MatchCommand.self, DistanceCommand.self, MaximizeCommand.self, MinimizeCommand.self,
      CanonicalizeCommand.self, ValidateCommand.self, ParentsCommand.self, PluralsCommand.self,
      AcceptLanguageCommand.self,
      EnvironmentCommand.self, DeviceCommand.self, BundleCommand.self, AuditCommand.self, CompareCommand.self,
      MatrixCommand.self, ReportCommand.self, StringsCommand.self, DataCommand.self,
      VerifyPlatformCommand.self,
    ])

  /// Replaces the parser's own `main()`, so that with `--format json` errors are JSON too.
  static func main() {
    do {
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
      // Help is wide enough for the tables in its examples.
      Console.print(fullMessage(for: error, columns: 100))
      exit()
    }
    let failure = error as? CommandFailure
    if OutputFormat.isJSON(amongArguments: CommandLine.arguments) {
      Console.print((failure ?? .usage(Self.cuttingQuotations(message(for: error)))).json.text(pretty: true))
    } else if let failure {
      Console.printError(failure.message)
    } else {
      // The parser repeats arguments unchanged, with control characters.
      StandardStreams.printError(Self.cuttingQuotations(fullMessage(for: error)) + "\n")
      exit(withError: exitCode(for: error))
    }
    exit(withError: ExitCode(failure?.status ?? ExitCode.validationFailure.rawValue))
  }

  /// Shortens the quotations in a message: the parser repeats the whole argument between quotation marks.
  private static func cuttingQuotations(_ message: String) -> String {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .map { $0 % 2 == 1 ? String($1).cut : String($1) }.joined(separator: "'")
  }
}

struct StringsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract:
      "Checks and shows .strings, .stringsdict and .xcstrings files.",
    discussion: """
      These files are only read. Xcode, and the tools of translators, convert them and exchange XLIFF.
      """,
    subcommands: [StringsLintCommand.self, StringsShowCommand.self])
}
