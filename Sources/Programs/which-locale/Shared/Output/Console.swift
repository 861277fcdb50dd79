import AppLocalization
import Foundation
import LocaleCore
import LocalizationAudit
import ProgramSupport

typealias Console = StandardStreams

extension StandardStreams {
  static var isInputInteractive: Bool { isatty(STDIN_FILENO) != 0 }
  static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) != 0 }
  /// Whether `NO_COLOR` has a value that is not empty (https://no-color.org), or the terminal is a dumb one.
  static var isColorUnwanted: Bool { variable("NO_COLOR").map { !$0.isEmpty } ?? false || isTerminalDumb }
  static var isTerminalDumb: Bool { variable("TERM") == "dumb" }

  /// The columns of the terminal that standard output is; nil if it is none, or does not say.
  static var outputWidth: Int? {
    var size = winsize()
    guard isOutputTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The value of an environment variable; nil if it is not set.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Prints a problem to standard error, after everything printed before.
  static func complain(_ message: String) { printError("which-locale: \(message.visibleLine)\n") }

  /// Prints diagnostics of files to standard error, then their remedies.
  static func printErrors(_ diagnostics: [LocalizationDiagnostic]) {
    for diagnostic in diagnostics { complain("\(diagnostic)") }
    for line in RuleList.remedyLines(of: diagnostics.map(\.code)) { complain(line) }
  }
}
