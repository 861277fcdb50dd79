import Foundation
import SystemAccess

/// What is being done, on standard error: one line that is written over on a terminal, else a line for each step.
final class Progress {
  private let isTerminal = isatty(STDERR_FILENO) != 0
  private var lastBar = -1

  /// A step begins.
  func step(_ words: String) {
    write(isTerminal ? "\r\u{1B}[K\(words) …" : "\(words)\n")
    lastBar = -1
  }

  /// How far the step is. On a terminal only: elsewhere nobody waits for it.
  func count(_ words: String, _ done: Int, of total: Int) {
    guard isTerminal, total > 0 else { return }
    let filled = done * 20 / total
    if filled == lastBar { return }
    lastBar = filled
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: 20 - filled)
    write("\r\u{1B}[K\(words) [\(bar)] \(done)/\(total)")
  }

  /// Leaves no half line behind.
  func finish() {
    if isTerminal { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    StandardStreams.complain(raw: text)
  }
}
