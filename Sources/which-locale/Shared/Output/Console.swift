#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// `write` of the C library, which has the name of a method below.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

/// The three standard streams.
enum Console {
  static var isInputInteractive: Bool { isatty(STDIN_FILENO) != 0 }
  static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) != 0 }
  static var isErrorTerminal: Bool { isatty(STDERR_FILENO) != 0 }
  /// The wish of https://no-color.org: any value but the empty one.
  static var isColorUnwanted: Bool { getenv("NO_COLOR").map { $0.pointee != 0 } ?? false }

  /// The value of a variable of the environment, nil where it is not set.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  static func print(_ line: String) { Swift.print(line) }

  /// Bytes on standard output, after everything printed before them.
  static func write(_ bytes: [UInt8]) {
    flush()
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(STDOUT_FILENO, $0) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Hands on what has been printed so far: somebody who types a line waits for its answer.
  static func flush() { fflush(nil) }

  /// How many columns standard output has, nil where it is no terminal or does not tell.
  static var outputWidth: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Text on standard error as it is, after everything printed before it.
  static func writeError(_ text: String) {
    flush()
    _ = Array(text.utf8).withUnsafeBytes { systemWrite(STDERR_FILENO, $0) }
  }

  /// A line on standard error, after everything printed before it.
  static func complain(_ message: String) {
    flush()
    _ = Array("which-locale: \(message)\n".utf8).withUnsafeBytes { systemWrite(STDERR_FILENO, $0) }
  }
}
