#if BuildTimeTables
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
    /// The wish of https://no-color.org: any value but the empty one.
    static var isColorUnwanted: Bool { getenv("NO_COLOR").map { $0.pointee != 0 } ?? false }

    /// The value of a variable of the environment, nil where it is not set.
    static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    static func print(_ line: String) { Swift.print(line) }

    /// Hands on what has been printed so far: somebody who types a line waits for its answer.
    static func flush() { fflush(nil) }

    /// A line on standard error, after everything printed before it.
    static func complain(_ message: String) {
      flush()
      _ = Array("which-locale: \(message)\n".utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
  }
#endif
