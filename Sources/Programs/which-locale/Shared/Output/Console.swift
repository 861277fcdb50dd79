import AppLocalization
import Foundation
import LocaleCore
import LocalizationAudit
import ProgramSupport

typealias Console = StandardStreams

extension StandardStreams {
  static var isInputInteractive: Bool { isatty(STDIN_FILENO) != 0 }
  static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) != 0 }
  static var isErrorTerminal: Bool { isatty(STDERR_FILENO) != 0 }
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

/// Shows the progress of work that takes longer than a second on the last line of a terminal. Shows nothing if standard
/// error is not a terminal, or is a dumb one.
///
/// Several workers may tell it, one after another.
final class Progress: @unchecked Sendable {
  private let label: String
  private let start = ContinuousClock.now
  private let isTerminal = Console.isErrorTerminal && !Console.isTerminalDumb
  private var shownPercent = -1
  private var shownCount = 0
  private let queue = DispatchQueue(label: "progress")

  init(_ label: String) { self.label = label }

  /// Counts the seconds of work until it says how far it is.
  static func counting<Value>(
    _ label: String, _ work: (Progress) throws(CommandFailure) -> Value
  ) throws(CommandFailure) -> Value {
    let progress = Progress(label)
    let timer = DispatchSource.makeTimerSource(queue: progress.queue)
    timer.schedule(deadline: .now() + 2, repeating: 1)
    timer.setEventHandler {
      if progress.shownPercent < 0 { progress.write("\((ContinuousClock.now - progress.start).components.seconds) s") }
    }
    timer.resume()
    defer {
      timer.cancel()
      progress.finish()
    }
    return try work(progress)
  }

  func show(_ done: Int, of total: Int) {
    let percent = min(100, done * 100 / max(total, 1))
    queue.sync {
      guard percent > shownPercent, ContinuousClock.now - start > .seconds(1) else { return }
      shownPercent = percent
      write("\(percent) %")
    }
  }

  /// Shows how far work is whose end is not known.
  func show(_ text: String) {
    queue.sync { if ContinuousClock.now - start > .seconds(1) { write(text) } }
  }

  private func write(_ text: String) {
    guard isTerminal else { return }
    Console.printError(raw: "\r\(label): \(text)" + String(repeating: " ", count: max(0, shownCount - text.count)))
    shownCount = max(shownCount, text.count)
  }

  /// Clears the line.
  func finish() {
    queue.sync {
      if shownCount == 0 { return }
      Console.printError(raw: "\r" + String(repeating: " ", count: label.count + shownCount + 2) + "\r")
      shownCount = 0
    }
  }
}
