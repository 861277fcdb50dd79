import ArgumentParser
import LocaleMatching
import LocalizedStrings
import SystemAccess

@main
struct WhichLocale: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "which-locale",
    abstract: "Which of the locales you support will a person get, and why.",
    discussion: """
      Somebody in Italy whose phone speaks English wants en-IT. An app has en, en-GB and it:

        $ which-locale match --supported en,en-GB,it --preferred en-IT
        en-GB

      'which-locale explain' with the same options tells why. The answers are those of CLDR's data and of ICU's \
      matcher (UTS #35, Language Matching).

      Exit status: 0 for a match, 1 for none (also where the default stands in), 64 for bad arguments, 74 where the \
      answer cannot be written.
      """,
    version: "which-locale \(ProductVersion.text) (CLDR \(CLDR.version))",
    subcommands: [
      ExplainCommand.self, MatchCommand.self, DistanceCommand.self, MaximizeCommand.self, MinimizeCommand.self,
      CanonicalizeCommand.self, ValidateCommand.self, ParentsCommand.self, PluralsCommand.self,
      AcceptLanguageCommand.self,
      EnvironmentCommand.self, DeviceCommand.self, BundleCommand.self, AuditCommand.self, CompareCommand.self,
      MatrixCommand.self, ReportCommand.self, StringsCommand.self, DataCommand.self, DiffCommand.self,
      VerifyPlatformCommand.self,
    ])

  /// Replaces the parser's own entry so that errors too are JSON where JSON was asked for.
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
      // Help, wide enough for the tables in its examples.
      Console.print(fullMessage(for: error, columns: 100))
      exit()
    }
    let failure = error as? CommandFailure
    if OutputFormat.isJSON(amongArguments: CommandLine.arguments) {
      Console.print((failure ?? .usage(Self.cuttingQuotations(message(for: error)))).json.text(pretty: true))
    } else if let failure {
      Console.complain(failure.message)
    } else {
      // The parser quotes arguments as they are.
      StandardStreams.complain(Self.cuttingQuotations(fullMessage(for: error)) + "\n")
      exit(withError: exitCode(for: error))
    }
    exit(withError: ExitCode(failure?.status ?? ExitCode.validationFailure.rawValue))
  }

  /// The parser repeats what was typed between quotation marks, whole.
  private static func cuttingQuotations(_ message: String) -> String {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .map { $0 % 2 == 1 ? String($1).cut : String($1) }.joined(separator: "'")
  }
}

struct StringsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract:
      "Checks, shows and converts .strings, .stringsdict and .xcstrings files; XLIFF to translators and back.",
    subcommands: [
      StringsLintCommand.self, StringsShowCommand.self, StringsConvertCommand.self,
      StringsToCatalogCommand.self, StringsToFoldersCommand.self, StringsExportCommand.self, StringsImportCommand.self,
    ])
}
