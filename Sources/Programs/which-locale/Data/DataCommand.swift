import ArgumentParser
import LocaleMatching

struct DataCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "data",
    abstract: "Tells which CLDR data is built in, and lists its rules.",
    discussion: HelpText.data)

  @Flag(help: "List the rules of languageMatching, in CLDR's order.")
  var rules = false

  @Argument(help: "With --rules: only those that name this language, script, region or variable on either side.")
  var filter: String?

  @OptionGroup(title: "Output options") var output: OutputOptions

  func run() throws {
    let listing = RuleListing(rules: MatchRule.all)
    guard rules else {
      if filter != nil { throw CommandFailure.usage("a filter goes with --rules") }
      return listing.overview(output.format, output.style).forEach(Console.print)
    }
    let named = filter.map { listing.naming($0) } ?? listing
    named.lines(output.format, output.style).forEach(Console.print)
    if named.isEmpty { throw ExitCode.failure }
  }
}
