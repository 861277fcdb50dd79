import ArgumentParser
import LocaleMatching

struct DistanceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "distance",
    abstract: "Tells how far a supported locale is from a desired one, and by which rules.",
    discussion: HelpText.distance)

  @Argument(help: "What the person wants.")
  var desired: String?

  @Argument(help: "What you support.")
  var supported: String?

  @Option(help: "Which subtag counts most; under script the language counts a quarter.")
  var favor = FavoredChoice.language

  @Flag(help: "Answer each line DESIRED<TAB>SUPPORTED of standard input. So too without arguments.")
  var batch = false

  @OptionGroup(title: "Output options") var output: OutputOptions

  func run() throws {
    guard let desired else { return try runBatch() }
    guard !batch else { throw CommandFailure.usage("--batch reads standard input and takes no identifiers") }
    guard let supported else { throw CommandFailure.usage("distance takes two identifiers: DESIRED SUPPORTED") }
    let pair = try DistancePair(desired: desired, supported: supported, favoring: favor.value, source: .argument)
    switch output.format {
    case .text: pair.lines(output.style).forEach(Console.print)
    case .json: Console.print(pair.json.text(pretty: true))
    case .tsv: Console.print(pair.tsv)
    }
  }

  private func runBatch() throws {
    let favored = favor.value
    let isJSON = output.format == .json
    try LineBatch(format: output.format, columns: "DESIRED<TAB>SUPPORTED").run { cells throws(CommandFailure) in
      guard let desired = cells.first, let supported = cells.last, cells.count == 2 else {
        throw .usage("the line is not DESIRED<TAB>SUPPORTED")
      }
      let pair = try DistancePair(desired: desired, supported: supported, favoring: favored, source: .line)
      return (isJSON ? pair.json.text(pretty: false) : pair.tsv, .answered)
    }
  }
}
