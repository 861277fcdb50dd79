import AppLocalization
import ArgumentParser
import LocalizationAudit
import ProgramSupport

/// The form of an answer. Each option is here once, for every command; where it has nothing to do it is no error.
struct OutputOptions<Form: OutputForm>: ParsableArguments {
  @Option(help: "The form of the answer: text for people, the others for programs.")
  var format = Form.text

  @Option(help: "Whether text has colours. auto: on a terminal that is not dumb, unless NO_COLOR is set.")
  var color = ColorChoice.auto

  @Flag(name: .shortAndLong, help: "Print the answer alone, without remarks, remedies and totals.")
  var quiet = false

  /// The style of text.
  var style: TextStyle { color.style }

  /// Prints a remark on an answer to standard error.
  func remark(_ message: String) {
    if !quiet { Console.complain(message) }
  }
}

/// The forms that a command's answer has.
protocol OutputForm: ExpressibleByArgument, CaseIterable, RawRepresentable<String>, Sendable {
  static var text: Self { get }
}

extension AuditReport.Format: OutputForm {}

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
enum OutputFormat: String, OutputForm {
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

/// The forms of a report, which may be a page.
enum PageFormat: String, OutputForm {
  case text, html, json, tsv
}

/// The file that a report is written to.
struct OutputFile: ParsableArguments {
  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write, in place of standard output.", valueName: "path"),
    completion: .file())
  var output: String?

  /// Writes lines of text or of a table, as they are printed.
  func write(_ lines: [String], as kind: LineKind) throws(CommandFailure) {
    try write(lines.map { $0.terminalLine(kind) + "\n" }.joined())
  }

  func write(_ text: String) throws(CommandFailure) { try TextFile.write(Array(text.utf8), to: output) }
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
