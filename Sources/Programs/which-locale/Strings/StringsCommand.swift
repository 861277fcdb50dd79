import ArgumentParser

struct StringsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract:
      "Checks, shows and converts .strings, .stringsdict and .xcstrings files; XLIFF to translators and back.",
    subcommands: [
      StringsLintCommand.self, StringsShowCommand.self, StringsConvertCommand.self, StringsExportCommand.self,
      StringsImportCommand.self,
    ])
}
