import CLibrary

/// Reads standard input. Swift's `readLine` is declared in Embedded Swift, but nothing there implements it.
enum StandardInput {
  /// The next line without its end, nil after the last.
  static func line() -> String? {
    var bytes: [UInt8] = []
    while true {
      let character = getchar()
      if character == EOF { return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self) }
      if character == CInt(UInt8(ascii: "\n")) { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(UInt8(truncatingIfNeeded: character))
    }
  }
}
