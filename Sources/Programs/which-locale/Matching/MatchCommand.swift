import ArgumentParser
import LocaleMatching

struct MatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "match",
    abstract: "Prints the supported locale that suits a person best.",
    discussion: HelpText.match)

  @OptionGroup(title: "Locales") var lists: LocaleLists
  @OptionGroup(title: "Matching options") var matching: MatchingOptions

  @Flag(help: "List all that is near enough, best first, for each preference on its own.")
  var ranked = false

  @Flag(
    help: "Answer each line of standard input. So too without --supported and --preferred; with --supported say it.")
  var batch = false

  @OptionGroup(title: "Output options") var output: OutputOptions

  func run() throws {
    let options = try matching.matcherOptions()
    if batch || !lists.namesAny { return try runBatch(options) }
    let matcher = LocaleMatcher(supported: try lists.supportedIdentifiers(), options: options)
    let preferred = try lists.preferredIdentifiers()
    if ranked {
      let ranking = Ranking(matcher: matcher, preferred: preferred)
      ranking.lines(output.format, output.style).forEach(Console.print)
      if ranking.isEmpty { throw ExitCode.failure }
      return
    }
    let answer = MatchAnswer(matcher: matcher, preferred: preferred)
    switch output.format {
    case .text: Console.print(answer.text(output.style))
    case .json: Console.print(answer.json.text(pretty: true))
    case .tsv: Console.print(answer.tsv)
    }
    if answer.match == nil { throw ExitCode.failure }
  }

  private func runBatch(_ options: LocaleMatcher.Options) throws {
    if ranked { throw CommandFailure.usage("--ranked gives no single line for each line of a batch") }
    guard lists.preferred.isEmpty else {
      throw CommandFailure.usage("--preferred and --batch: in a batch the lines tell what is preferred")
    }
    let matcher =
      lists.namesSupported ? LocaleMatcher(supported: try lists.supportedIdentifiers(), options: options) : nil
    let columns = matcher == nil ? "SUPPORTED<TAB>PREFERRED" : "PREFERRED"
    let isLenient = lists.lenient
    let isJSON = output.format == .json
    try LineBatch(format: output.format, columns: columns).run { cells throws(CommandFailure) in
      guard let supported = cells.first, let preferred = cells.last, cells.count == (matcher == nil ? 2 : 1) else {
        throw .usage("the line is not \(columns)")
      }
      let lineMatcher =
        if let matcher {
          matcher
        } else {
          LocaleMatcher(
            supported: try IdentifierList.parse(supported, source: .line, isLenient: isLenient), options: options)
        }
      let answer = MatchAnswer(
        matcher: lineMatcher,
        preferred: try IdentifierList.parse(preferred, source: .line, isLenient: isLenient))
      return (isJSON ? answer.json.text(pretty: false) : answer.tsv, answer.match == nil ? .noMatch : .answered)
    }
  }
}
