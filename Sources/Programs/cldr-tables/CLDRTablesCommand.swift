import ArgumentParser
import SystemAccess

@main
struct CLDRTablesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cldr-tables",
    abstract: "Makes this package's tables from CLDR's XML.",
    discussion: """
      The build runs 'generate' by itself. By hand you need this program to take in a new CLDR release, and after a
      change to the generator:

        cldr-tables update --release 48.2 --from ~/Downloads/cldr-48.2 --dry-run
        cldr-tables update --release 48.2 --from ~/Downloads/cldr-48.2
        cldr-tables regenerate
        cldr-tables check
      """,
    subcommands: [
      Update.self, Check.self, Regenerate.self, Accept.self, Recover.self, Import.self, Generate.self,
    ])

  /// Replaces the parser's own entry, which shows arguments and file names as they are, escapes and all.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let code as ExitCode {
      exit(withError: code)
    } catch {
      let message = fullMessage(for: error)
      if exitCode(for: error).isSuccess {
        StandardStreams.print(message)
      } else {
        StandardStreams.complain(message + "\n")
      }
      exit(withError: exitCode(for: error))
    }
  }
}
