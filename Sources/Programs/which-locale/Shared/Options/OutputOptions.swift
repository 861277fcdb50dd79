import AppLocalization
import ArgumentParser
import AuditAsking
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

  /// Prints an answer. Throws the exit status 1 if nothing was found.
  func print(_ answer: some Answer) throws {
    switch OutputFormat(rawValue: format.rawValue) {
    case .text:
      for line in answer.lines(style).flatMap(style.fitted) { Console.print(line, as: style.lineKind) }
      answer.notices.forEach(remark)
    case .tsv: for row in answer.tsv { Console.print(row, as: .row) }
    case .json: Console.printText(answer.json.indentedText)
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

// Each is read in any case.

extension AuditReport.Format: OutputForm {
  package init?(argument: String) { self.init(rawValue: argument.lowercased()) }
}

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

  init?(argument: String) { self.init(rawValue: argument.lowercased()) }
}

/// The forms of a report, which may be a page.
enum PageFormat: String, OutputForm {
  case text, html, json, tsv

  init?(argument: String) { self.init(rawValue: argument.lowercased()) }
}
