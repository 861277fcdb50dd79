import AppLocalization
import ArgumentParser
import Foundation
import LocalizationAudit
import SystemAccess

struct OutputOptions: ParsableArguments {
  @Option(help: "text for people, json with sorted keys for programs, or tsv.")
  var format = OutputFormat.text
}

/// The same, for commands whose text has colours.
struct ColoredOutputOptions: ParsableArguments {
  @Option(help: "text for people, json with sorted keys for programs, or tsv.")
  var format = OutputFormat.text

  @Option(help: "Whether text has colours. auto: on a terminal that is not dumb, unless NO_COLOR is set.")
  var color = ColorChoice.auto

  var style: TextStyle { color.style }
}

enum ColorChoice: String, CaseIterable, ExpressibleByArgument, Sendable {
  case auto, always, never

  var style: TextStyle {
    switch self {
    case .always: TextStyle(isColored: true)
    case .never: .plain
    case .auto: TextStyle(isColored: Console.isOutputTerminal && !Console.isColorUnwanted)
    }
  }
}

/// The output format: for people, for programs, or for spreadsheets and shell pipes.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case text, json, tsv

  /// Prints an answer.
  ///
  /// - Parameter style: the style that the text has, if it has any.
  func print(
    style: TextStyle = .plain,
    text: @autoclosure () -> [String], tsv: @autoclosure () -> [String], json: @autoclosure () -> JSONValue
  ) {
    switch self {
    case .text: for line in text() { Console.print(line, as: style.lineKind) }
    case .tsv: for line in tsv() { Console.print(line, as: .row) }
    case .json: Console.printText(json().indentedText)
    }
  }

  /// Whether the raw arguments ask for JSON. After a failed parse nothing else is known.
  static func isJSON(amongArguments arguments: [String]) -> Bool {
    arguments.contains("--format=json")
      || zip(arguments, arguments.dropFirst()).contains { $0 == "--format" && $1 == "json" }
  }
}

/// The file that a document is written to.
struct OutputFile: ParsableArguments {
  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write. Default: standard output.", valueName: "path"),
    completion: .file())
  var output: String?

  @Flag(help: "Replace a file that which-locale has not written.")
  var force = false

  func validate() throws {
    if force, output == nil { throw ValidationError("--force goes with --output") }
  }

  /// Writes lines of text or of a table, as they are printed.
  func write(_ lines: [String], as kind: LineKind) throws(CommandFailure) {
    try write(lines.map { $0.terminalLine(kind) + "\n" }.joined())
  }

  /// - Throws: if the file holds something else than a page of this program, and `--force` is not given.
  func write(_ text: String) throws(CommandFailure) {
    guard let output else { return Console.output(Array(text.utf8)) }
    if !force, case .success(let old) = FileReader.read(output), !old.isEmpty, old != Data(text.utf8),
      old.prefix(2000).range(of: Data(Self.mark.utf8)) == nil
    {
      throw .usage(
        "'\(output.visibleLine)' exists, and which-locale may not have written it: give --force to replace it")
    }
    try TextFile.write(Array(text.utf8), to: output)
  }

  /// The generator, as a page names it near its beginning.
  private static let mark = "content=\"which-locale "
}

/// The limit on the size of input files.
struct ReadingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The size of the largest file to read, in mebibytes.", valueName: "number"))
  var fileLimit = FileReader.standardLimit >> 20

  func validate() throws {
    guard (1...(1 << 20)).contains(fileLimit) else { throw ValidationError("--file-limit takes 1 to 1048576") }
  }

  var limits: ReadingLimits { ReadingLimits(fileByteCount: fileLimit << 20) }
}
