import ArgumentParser
import LocaleMatching

struct AcceptLanguageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept-language",
    abstract: "Reads or writes an Accept-Language header, or answers it.",
    discussion: HelpText.acceptLanguage)

  @Argument(help: "The header's value; left out, each line of standard input is one.")
  var header: String?

  @Option(help: ArgumentHelp("Write the header for these preferences, best first.", valueName: "x,y"))
  var write: String?

  @Option(help: ArgumentHelp("Supported locales, comma separated. May be repeated.", valueName: "a,b,c"))
  var supported: [String] = []

  @OptionGroup(title: "Matching options") var matching: MatchingOptions

  @Flag(help: "Answer each line of standard input. So too without a header.")
  var batch = false

  @OptionGroup(title: "Output options") var output: OutputOptions

  func run() throws {
    if let write {
      guard header == nil, !batch, supported.isEmpty else {
        throw CommandFailure.usage("--write takes neither a header nor --supported")
      }
      let preferences = try IdentifierList.parse(write, source: .option("--write"), isLenient: false)
      let text = AcceptLanguage.header(for: preferences)
      Console.print(output.format == .json ? JSON.object(["header": .string(text)]).text(pretty: true) : text)
      return
    }
    let matcher = try matcher()
    guard let header else { return try runBatch(matcher) }
    if batch { throw CommandFailure.usage("--batch reads standard input and takes no header") }
    let answer = HeaderAnswer(AcceptLanguage(header), matcher)
    answer.lines(output.format, output.style).forEach(Console.print)
    if answer.isUnmatched { throw ExitCode.failure }
  }

  private func matcher() throws -> LocaleMatcher? {
    let options = try matching.matcherOptions()
    if supported.isEmpty { return nil }
    var identifiers: [String] = []
    for list in supported {
      identifiers += try IdentifierList.parse(list, source: .option("--supported"), isLenient: false)
    }
    return LocaleMatcher(supported: identifiers, options: options)
  }

  private func runBatch(_ matcher: LocaleMatcher?) throws {
    let isJSON = output.format == .json
    try LineBatch(format: output.format, columns: "one header").run { cells throws(CommandFailure) in
      let answer = HeaderAnswer(AcceptLanguage(cells.joined(separator: "\t")), matcher)
      return (isJSON ? answer.json.text(pretty: false) : answer.line, answer.isUnmatched ? .noMatch : .answered)
    }
  }
}
