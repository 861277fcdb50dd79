import ArgumentParser

/// One answer line for each line of standard input, in order.
struct LineBatch {
  /// What a line came to; the worst of all lines is the program's exit status.
  enum Outcome: Int32, Comparable {
    case answered = 0
    case noMatch = 1

    static func < (left: Outcome, right: Outcome) -> Bool { left.rawValue < right.rawValue }
  }

  let format: OutputFormat
  /// What a line holds, for somebody at a terminal who wonders what the program waits for.
  let columns: String

  /// Answers every line. An ill-formed one is answered by `error: …` and makes the exit status 64.
  func run(_ answer: ([String]) throws(CommandFailure) -> (line: String, outcome: Outcome)) throws {
    let isInteractive = Console.isInputInteractive
    if isInteractive { Console.complain("reading lines of \(columns) from standard input") }
    var worst = Outcome.answered
    var isBad = false
    var isFirst = true
    while let read = readLine() {
      let line = isFirst ? TextFile.withoutMark(read) : read
      isFirst = false
      do {
        if line.allSatisfy(\.isWhitespace) { throw CommandFailure.usage("an empty line") }
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
        let answered = try answer(columns.map { IdentifierList.trimmed($0) })
        Console.print(answered.line)
        worst = max(worst, answered.outcome)
      } catch let failure as CommandFailure {
        Console.print(format == .json ? failure.json.text(pretty: false) : "error: \(failure.message)")
        isBad = true
      }
      if isInteractive { Console.flush() }
    }
    if isBad { throw ExitCode.validationFailure }
    if worst != .answered { throw ExitCode(worst.rawValue) }
  }
}
