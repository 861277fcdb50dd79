#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How this program ends when it does not end well.
enum Status: Int32 {
  case violation = 1
  case cannotCount = 2

  func leave(_ message: String = "") -> Never {
    if !message.isEmpty { print(message) }
    exit(rawValue)
  }
}
