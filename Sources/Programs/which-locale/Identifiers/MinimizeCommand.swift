import ArgumentParser
import LocaleMatching

struct MinimizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "minimize",
    abstract: "Takes away what is likely anyway: zh-Hant-TW becomes zh-TW.",
    discussion: HelpText.minimize)

  @Argument(help: "Identifiers; left out, each line of standard input is one.")
  var identifiers: [String] = []

  @Option(help: "Which subtag stays where either would do.")
  var favor = KeptSubtag.region

  @Flag(help: "Answer each line of standard input. So too without arguments.")
  var batch = false

  @OptionGroup(title: "Output options") var output: OutputOptions

  func run() throws {
    let favored = favor.value
    try LikelyAnswers(identifiers: identifiers, batch: batch, format: output.format) {
      $0.minimized(favoring: favored)
    }.run()
  }
}
