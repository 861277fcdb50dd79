import AppLocalization
import ArgumentParser
import LocaleValidity
import ProgramSupport

/// Reads lists of identifiers as people write them.
enum IdentifierList {
  /// What an entry may be.
  enum Entry {
    /// What a matcher reads whole: an identifier, or a name as programs write it, `de_AT.UTF-8`. Who types one wants to know
    /// what is wrong with its end, of which a matcher would read the beginning.
    case identifier
    /// An identifier alone: no device and no catalog has another name.
    case tag
    /// Anything. An engine passes over what it cannot read.
    case name
  }

  /// The entries of lists such as `a,b,c`.
  static func parse(
    _ lists: [String], source: IdentifierSource, as entry: Entry = .identifier
  ) throws(CommandFailure) -> [String] {
    var identifiers: [String] = []
    for list in lists {
      if list.trimmed.isEmpty { throw .usage("the list of \(source.text) is empty: name at least one locale") }
      for piece in list.split(separator: ",", omittingEmptySubsequences: false) {
        if piece.trimmed.isEmpty { throw .usage("an empty entry in '\(list.excerpt)': remove the extra comma") }
        try check(piece.trimmed, source: source, as: entry)
        identifiers.append(piece.trimmed)
      }
    }
    return identifiers
  }

  /// The entries of a file, one on each line. Passes over empty lines and lines that begin with `#`.
  static func read(path: String, as entry: Entry) throws(CommandFailure) -> [String] {
    var identifiers: [String] = []
    // Other separators, such as U+2028, would make two names of one.
    let lines = try TextFile.read(path).split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
    for (number, line) in lines.enumerated() {
      let identifier = line.trimmed
      if identifier.isEmpty || identifier.hasPrefix("#") { continue }
      try check(identifier, source: .file(path, line: number + 1), as: entry)
      identifiers.append(identifier)
    }
    return identifiers
  }

  /// What CLDR knows nothing of, so that an answer says little.
  static func doubts(of names: [String]) -> [String] {
    names.compactMap { name in
      LocaleIdentifier(name)?.validity.first { !$0.isValid || $0.suggestion != nil }?.description
    }
  }

  static func check(
    _ identifier: String, source: IdentifierSource, as entry: Entry = .identifier
  ) throws(CommandFailure) {
    if entry == .name { return }
    if entry == .identifier, LocaleMatcher.error(in: identifier) == nil { return }
    do {
      _ = try LocaleIdentifier(validating: identifier)
    } catch {
      throw .identifier(identifier, error, source: source)
    }
  }
}

/// The place of an identifier in the input, in words.
struct IdentifierSource: Sendable {
  /// What may stand there: one identifier, or several with commas between, or one on each line.
  enum Kind { case alone, list, file }

  let text: String
  var kind = Kind.alone

  static let argument = IdentifierSource(text: "argument")
  /// A line of standard input. The place of its answer identifies it.
  static let line = IdentifierSource(text: "standard input")

  static func option(_ name: String) -> IdentifierSource { IdentifierSource(text: name) }
  static func list(_ name: String) -> IdentifierSource { IdentifierSource(text: name, kind: .list) }
  static func file(_ path: String, line: Int) -> IdentifierSource {
    IdentifierSource(text: "\(path.visibleLine):\(line)", kind: .file)
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
  func run(_ answer: ([String]) throws(CommandFailure) -> any Answer) throws {
    let isJSON = output.format == .json
    let isInteractive = Console.isInputInteractive
    if isInteractive { output.remark("reading lines of \(columns) from standard input") }
    var isMatch = true
    var isBad = false
    var lines = LineReader()
    while let line = lines.next() {
      do throws(CommandFailure) {
        let answered = try answer(try cells(of: line))
        Console.print(isJSON ? answered.json.compactText : answered.tsv.first ?? "-", as: .row)
        if !answered.isFound { isMatch = false }
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
