#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The exit status of this program if it fails.
enum Status: Int32 {
  case violation = 1
  case cannotCount = 2

  func leave(_ message: String = "") -> Never {
    if !message.isEmpty { print(message) }
    exit(rawValue)
  }
}
