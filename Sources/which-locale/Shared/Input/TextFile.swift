#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A whole file, by the C library: the program needs Foundation for nothing but JSON.
enum TextFile {
  /// Whether there is a file, or anything else, of this name.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func read(_ path: String) throws(CommandFailure) -> String {
    String(decoding: try readBytes(path), as: UTF8.self)
  }

  static func readBytes(_ path: String) throws(CommandFailure) -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw .file(path, reason(errno)) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { break }
      bytes += chunk.prefix(count)
    }
    if ferror(file) != 0 { throw .file(path, reason(errno)) }
    return bytes
  }

  /// Writes a whole file, or to standard output.
  static func write(_ bytes: [UInt8], to path: String?) throws(CommandFailure) {
    guard let path else {
      Console.write(bytes)
      return
    }
    guard let file = fopen(path, "wb") else { throw .unwritable(path, reason(errno)) }
    let count = fwrite(bytes, 1, bytes.count, file)
    let isClosed = fclose(file) == 0
    if count != bytes.count || !isClosed { throw .unwritable(path, reason(errno)) }
  }

  private static func reason(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
