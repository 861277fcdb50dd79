import AppLocalization
import ArgumentParser
import LocaleMatching
import ProgramSupport

/// Reads lists of identifiers as people write them.
enum IdentifierList {
  /// The entries of `a,b,c`.
  ///
  /// - Parameter isLenient: keeps ill-formed entries, which the matcher passes over.
  static func parse(_ text: String, source: IdentifierSource, isLenient: Bool) throws(CommandFailure) -> [String] {
    if text.trimmed.isEmpty { throw .usage("the list of \(source.text) is empty: name at least one locale") }
    var identifiers: [String] = []
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      let identifier = piece.trimmed
      if identifier.isEmpty {
        throw .usage("an empty entry in '\(text.excerpt)': remove the extra comma")
      }
      if !isLenient { try check(identifier, source: source) }
      identifiers.append(identifier)
    }
    return identifiers
  }

  /// The entries of several lists.
  static func parse(
    _ lists: [String], source: IdentifierSource, isLenient: Bool = false
  ) throws(CommandFailure) -> [String] {
    var identifiers: [String] = []
    for list in lists { identifiers += try parse(list, source: source, isLenient: isLenient) }
    return identifiers
  }

  /// Preferences, which may be names as programs write them, `de_AT.UTF-8`: what the matcher reads is accepted.
  static func preferences(
    _ lists: [String], source: IdentifierSource, isLenient: Bool
  ) throws(CommandFailure) -> [String] {
    let preferences = try parse(lists, source: source, isLenient: true)
    for preference in preferences where !isLenient { try checkPreference(preference, source: source) }
    return preferences
  }

  private static func checkPreference(_ preference: String, source: IdentifierSource) throws(CommandFailure) {
    // Who types an identifier wants to know what is wrong with its end; a matcher would read the beginning.
    if EnvironmentLocales.identifier(ofName: preference) == nil { try check(preference, source: source) }
  }

  /// The names of localizations in `a,b,c`. `Base` and `English` are names, although not identifiers.
  static func names(_ text: String) throws(CommandFailure) -> [String] {
    try parse(text, source: .argument, isLenient: true)
  }

  /// The entries of a file, one on each line. Passes over empty lines and lines that begin with `#`.
  static func read(
    path: String, isLenient: Bool = false, arePreferences: Bool = false
  ) throws(CommandFailure) -> [String] {
    var identifiers: [String] = []
    // Other separators, such as U+2028, would make two names of one.
    let lines = try TextFile.read(path).split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
    for (number, line) in lines.enumerated() {
      let identifier = line.trimmed
      if identifier.isEmpty || identifier.hasPrefix("#") { continue }
      let source = IdentifierSource.file(path, line: number + 1)
      if arePreferences {
        try checkPreference(identifier, source: source)
      } else if !isLenient {
        try check(identifier, source: source)
      }
      identifiers.append(identifier)
    }
    return identifiers
  }

  static func check(_ identifier: String, source: IdentifierSource) throws(CommandFailure) {
    do {
      _ = try LocaleIdentifier(validating: identifier).languageIdentifier
    } catch {
      throw .identifier(identifier, error, source: source)
    }
  }
}

/// The place of an identifier in the input.
enum IdentifierSource: Sendable {
  case argument
  case option(String)
  case file(String, line: Int)
  /// A line of standard input. The place of its answer identifies it.
  case line

  var isFile: Bool { if case .file = self { true } else { false } }

  var text: String {
    switch self {
    case .argument: "argument"
    case .option(let name): name
    case .file(let path, let line): "\(path.visibleLine):\(line)"
    case .line: "standard input"
    }
  }
}

/// Answers each line of standard input with one line, in order.
struct LineBatch {
  let output: OutputOptions<OutputFormat>
  /// The columns of a line, for the hint that a terminal shows while the program waits for input.
  let columns: String
  /// Whether the lines are headers: an empty one is that of a visitor without preferences, and only the beginning of a
  /// long one counts.
  var takesHeaders = false

  /// Answers every line, in JSON or as a row. A line that is ill-formed has `error: …` as its answer, and its number on
  /// standard error. The exit status is 64 if there is one, else 1 if a line has no match.
  func run(_ answer: ([String]) throws(CommandFailure) -> (any Answer, isMatch: Bool)) throws {
    let isJSON = output.format == .json
    let isInteractive = Console.isInputInteractive
    if isInteractive { output.remark("reading lines of \(columns) from standard input") }
    var isMatch = true
    var isBad = false
    var lines = LineReader()
    while let line = lines.next() {
      do throws(CommandFailure) {
        let (answered, isFine) = try answer(try cells(of: line))
        Console.print(isJSON ? answered.json.compactText : answered.tsv.first ?? "-", as: .row)
        if !isFine { isMatch = false }
      } catch {
        Console.print(isJSON ? error.json.compactText : "error: \(error.message)")
        Console.complain("line \(line.number): \(error.message)")
        isBad = true
      }
      if isInteractive { Console.flush() }
    }
    if isBad { throw ExitCode.validationFailure }
    if !isMatch { throw ExitCode.failure }
  }

  private func cells(of line: LineReader.Line) throws(CommandFailure) -> [String] {
    if !takesHeaders {
      if line.isCut { throw .usage("the line is longer than \(LineReader.standardLimit) bytes: divide it") }
      if line.text.allSatisfy(\.isWhitespace) { throw .usage("the line is empty: write \(columns)") }
    }
    return line.text.split(separator: "\t", omittingEmptySubsequences: false).map(\.trimmed)
  }
}
