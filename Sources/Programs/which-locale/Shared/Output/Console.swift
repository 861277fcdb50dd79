import AppLocalization
import LocalizationAudit
import SystemAccess

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Reads and writes the three standard streams.
enum Console {
  static var isInputInteractive: Bool { isatty(STDIN_FILENO) != 0 }
  static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) != 0 }
  static var isErrorTerminal: Bool { isatty(STDERR_FILENO) != 0 }
  /// Whether `NO_COLOR` has a value that is not empty (https://no-color.org), or the terminal is a dumb one.
  static var isColorUnwanted: Bool { variable("NO_COLOR").map { !$0.isEmpty } ?? false || isTerminalDumb }
  static var isTerminalDumb: Bool { variable("TERM") == "dumb" }

  /// The value of an environment variable; nil if it is not set.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Prints a line to standard output. Ends the program with status 74 if it cannot be written.
  static func print(_ line: String) { StandardStreams.print(line) }

  /// Writes bytes to standard output, after everything printed before.
  static func write(_ bytes: [UInt8]) { StandardStreams.output(bytes) }

  /// Flushes standard output: somebody typing a line waits for its answer.
  static func flush() { StandardStreams.flush() }

  /// The number of columns of standard output; nil if it is not a terminal or does not report it.
  static var outputWidth: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes text to standard error unchanged, after everything printed before.
  static func writeError(_ text: String) { StandardStreams.printError(raw: text) }

  /// Prints a line to standard error, after everything printed before.
  static func printError(_ message: String) { StandardStreams.printError("which-locale: \(message)\n") }

  /// Prints diagnostics of files to standard error, and then what to do about each kind of them.
  static func printErrors(_ diagnostics: [LocalizationDiagnostic]) {
    for diagnostic in diagnostics { printError("\(diagnostic)") }
    for line in RuleList.remedyLines(of: diagnostics.map(\.code)) { printError(line) }
  }
}

/// Shows the progress of work that takes longer than a second on the last line of a terminal. Shows nothing if standard
/// error is not a terminal, or is a dumb one.
struct Progress {
  private let label: String
  private let start = ContinuousClock.now
  private let isTerminal = Console.isErrorTerminal && !Console.isTerminalDumb
  private var shownPercent = -1

  init(_ label: String) { self.label = label }

  mutating func show(_ done: Int, of total: Int) {
    let percent = min(100, done * 100 / max(total, 1))
    guard isTerminal, percent > shownPercent, ContinuousClock.now - start > .seconds(1) else { return }
    shownPercent = percent
    Console.writeError("\r\(label): \(percent) %")
  }

  /// Clears the line.
  func finish() {
    if shownPercent >= 0 { Console.writeError("\r" + String(repeating: " ", count: label.count + 7) + "\r") }
  }
}
