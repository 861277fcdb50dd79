import Foundation

/// Runs what takes a moment and should not end in the middle of it: Ctrl-C and a polite request to end count again
/// afterwards. What cannot be put off, `TreeUpdate` puts right.
func uninterrupted<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
  let signals = [SIGINT, SIGTERM, SIGHUP]
  let handlers = signals.map { signal($0, SIG_IGN) }
  defer { for (number, handler) in zip(signals, handlers) { signal(number, handler) } }
  return try body()
}
