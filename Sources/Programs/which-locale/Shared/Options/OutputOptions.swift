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

  /// Prints an answer, or writes it to a file. Throws the exit status 1 if nothing was found.
  func print(_ answer: some Answer, to path: String? = nil) throws {
    let style = path == nil ? style : .plain
    switch OutputFormat(rawValue: format.rawValue) {
    case .text:
      try TextFile.write(answer.lines(style).flatMap(style.fitted), as: style.lineKind, to: path)
      answer.notices.forEach(remark)
    case .tsv: try TextFile.write(answer.tsv, as: .row, to: path)
    case .json: try TextFile.write(answer.json.indentedText.components(cutAt: "\n"), as: .row, to: path)
    case nil: throw CommandFailure.usage("the answer is text, tsv or json, and not \(format.rawValue)")
    }
    if !answer.isFound { throw ExitCode.failure }
  }

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
    let isColored = self == .always || self == .auto && Console.isOutputTerminal && !Console.isColorUnwanted
    return TextStyle(isColored: isColored, width: Console.outputWidth)
  }
}

/// The output format: for people, for programs, or for spreadsheets and shell pipes.
enum OutputFormat: String, OutputForm {
  case text, json, tsv
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
