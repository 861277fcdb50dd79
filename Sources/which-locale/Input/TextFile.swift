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

  /// A whole file as text, by the C library: the program needs Foundation for nothing but JSON.
  enum TextFile {
    static func read(_ path: String) throws(CommandFailure) -> String {
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
      return String(decoding: bytes, as: UTF8.self)
    }

    private static func reason(_ code: Int32) -> String {
      strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }
  }
#endif
