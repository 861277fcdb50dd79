import Foundation

/// One line on standard error that says what a program does, from the third second on, if that is a terminal.
package final class ProgressLine: @unchecked Sendable {
  private let lock = NSLock()
  private var words: String?
  private var isShown = false

  /// - Parameter words: what is done first.
  package init(_ words: String) {
    self.words = words
    if isatty(STDERR_FILENO) == 0 { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + 2) { [weak self] in self?.change { $0.isShown = true } }
  }

  /// Begins another step.
  package func step(_ words: String) { change { $0.words = words } }

  /// Clears the line: what follows is printed.
  package func finish() { change { $0.words = nil } }

  private func change(_ body: (ProgressLine) -> Void) {
    lock.withLock {
      body(self)
      if isShown { StandardStreams.printError(raw: "\r\u{1B}[K" + (words.map { "\($0) …" } ?? "")) }
    }
  }
}
