import LocaleMatching

/// Answers the questions that the other locale matchers answer too, so that all are compared and measured in one run.
///
///     locale-matching-peer version
///     locale-matching-peer match|distance|maximize|minimize|canonicalize|accept < TSV
///     locale-matching-peer bench WORKLOAD MODE ROUNDS
@main
enum Peer {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "version": print("swift-locale-matching\tCLDR \(CLDR.version)")
    case "match": answerLines(MatchCommand.answer)
    case "distance": answerLines(DistanceCommand.answer)
    case "maximize": answerLines { columns throws(Refusal) in try LikelySubtagsCommand.maximize(columns) }
    case "minimize": answerLines { columns throws(Refusal) in try LikelySubtagsCommand.minimize(columns) }
    case "canonicalize": answerLines(CanonicalizeCommand.answer)
    case "accept": answerLines(AcceptCommand.answer)
    case "bench": Process.exit(with: Bench.run(Array(arguments.dropFirst())))
    case "localizations", "available", "tables":
      Process.printError("\(arguments.first ?? "") is not there yet")
      Process.exit(with: .lacking)
    default:
      Process.printError(
        "usage: locale-matching-peer version|match|distance|maximize|minimize|canonicalize|accept|bench")
      Process.exit(with: .usage)
    }
  }

  /// Writes one line with an answer for each line of standard input, whatever the line has.
  private static func answerLines(_ answer: ([String]) throws(Refusal) -> String) {
    while let line = readLine() {
      let columns = line.parts(separatedBy: "\t")
      do throws(Refusal) {
        print(try answer(columns))
      } catch {
        print("error: \(error.reason)")
      }
    }
  }
}
