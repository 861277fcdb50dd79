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

/// The three standard streams.
enum Console {
  static var isInputInteractive: Bool { isatty(STDIN_FILENO) != 0 }
  static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) != 0 }
  static var isErrorTerminal: Bool { isatty(STDERR_FILENO) != 0 }
  /// The wish of https://no-color.org: any value but the empty one.
  static var isColorUnwanted: Bool { getenv("NO_COLOR").map { $0.pointee != 0 } ?? false }

  /// The value of a variable of the environment, nil where it is not set.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// A line on standard output. Ends the program with status 74 where it cannot be written.
  static func print(_ line: String) { StandardStreams.print(line) }

  /// Bytes on standard output, after everything printed before them.
  static func write(_ bytes: [UInt8]) { StandardStreams.output(bytes) }

  /// Hands on what has been printed so far: somebody who types a line waits for its answer.
  static func flush() { StandardStreams.flush() }

  /// How many columns standard output has, nil where it is no terminal or does not tell.
  static var outputWidth: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Text on standard error as it is, after everything printed before it.
  static func writeError(_ text: String) { StandardStreams.complain(raw: text) }

  /// A line on standard error, after everything printed before it.
  static func complain(_ message: String) { StandardStreams.complain("which-locale: \(message)\n") }
}

/// How far long work has come, on the last line of a terminal; nothing where standard error is none, or is a dumb one,
/// and for a few steps, which are over before anybody has read it.
struct Progress {
  private let label: String
  private let total: Int
  private let isShown: Bool
  private var done = 0
  private var shownPercent = -1

  init(_ label: String, total: Int) {
    self.label = label
    self.total = total
    isShown = total >= 200 && Console.isErrorTerminal && Console.variable("TERM") != "dumb"
  }

  mutating func advance(by count: Int = 1) {
    done += count
    guard isShown else { return }
    let percent = min(100, done * 100 / total)
    guard percent > shownPercent else { return }
    shownPercent = percent
    Console.writeError("\r\(label): \(percent) %")
  }

  /// Leaves the line as it was found.
  func finish() {
    guard isShown, shownPercent >= 0 else { return }
    Console.writeError("\r" + String(repeating: " ", count: label.count + 7) + "\r")
  }
}
