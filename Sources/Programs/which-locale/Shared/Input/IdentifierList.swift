import ArgumentParser
import LocaleMatching
import LocalizedStrings

/// Reads lists of identifiers as people write them.
enum IdentifierList {
  /// The entries of `a,b,c`.
  ///
  /// - Parameter isLenient: leaves ill-formed entries in, for the matcher to pass over.
  static func parse(_ text: String, source: IdentifierSource, isLenient: Bool) throws(CommandFailure) -> [String] {
    var identifiers: [String] = []
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      let identifier = trimmed(piece)
      if identifier.isEmpty {
        throw .usage("an empty entry in '\(text.echoed)'")
      }
      if !isLenient { try check(identifier, source: source) }
      identifiers.append(identifier)
    }
    return identifiers
  }

  /// The entries of a file, a line each; empty lines and lines that begin with `#` are passed over.
  static func read(path: String, isLenient: Bool) throws(CommandFailure) -> [String] {
    var identifiers: [String] = []
    let lines = try TextFile.read(path).split(omittingEmptySubsequences: false) { $0.isNewline }
    for (number, line) in lines.enumerated() {
      let identifier = trimmed(line)
      if identifier.isEmpty || identifier.hasPrefix("#") { continue }
      if !isLenient { try check(identifier, source: .file(path, line: number + 1)) }
      identifiers.append(identifier)
    }
    return identifiers
  }

  static func check(_ identifier: String, source: IdentifierSource) throws(CommandFailure) {
    do {
      _ = try LanguageIdentifier(validating: identifier)
    } catch {
      throw .identifier(identifier, error, source: source)
    }
  }

  static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

/// Where an identifier stood.
enum IdentifierSource: Sendable {
  case argument
  case option(String)
  case file(String, line: Int)
  /// A line of standard input, whose answer stands in its place.
  case line

  var isFile: Bool { if case .file = self { true } else { false } }

  var text: String {
    switch self {
    case .argument: "argument"
    case .option(let name): name
    case .file(let path, let line): "\(path.shown):\(line)"
    case .line: "standard input"
    }
  }

  var json: JSONValue { .string(text) }
}

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
