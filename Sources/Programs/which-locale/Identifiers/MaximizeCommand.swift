import ArgumentParser
import LocaleMatching

struct MaximizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "maximize",
    abstract: "Adds the likely script and region: zh-TW becomes zh-Hant-TW.",
    discussion: HelpText.maximize)

  @Argument(help: "Identifiers; left out, each line of standard input is one.")
  var identifiers: [String] = []

  @Flag(help: "Answer each line of standard input. So too without arguments.")
  var batch = false

  @OptionGroup(title: "Output options") var output: OutputOptions

  func run() throws {
    try LikelyAnswers(identifiers: identifiers, batch: batch, format: output.format) { $0.maximized }.run()
  }
}
