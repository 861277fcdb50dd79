#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The exit status of this process, and its messages on standard error.
enum Process {
  enum Status: Int32 {
    case success = 0
    case usage = 2
    /// The status for a command or mode that this peer does not have: the scripts leave its cell empty.
    case lacking = 3
  }

  static func exit(with status: Status) -> Never {
    fflush(nil)
    #if canImport(Glibc)
      Glibc.exit(status.rawValue)
    #elseif canImport(Musl)
      Musl.exit(status.rawValue)
    #else
      Darwin.exit(status.rawValue)
    #endif
  }

  /// A line on standard error.
  static func printError(_ message: String) {
    // Written to the descriptor, because C's `stderr` is a mutable global, which Swift 6 does not allow.
    let line = Array((message + "\n").utf8)
    _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }
}
