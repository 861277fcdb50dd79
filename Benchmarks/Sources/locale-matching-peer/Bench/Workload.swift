import LocaleMatching

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A workload file: `supported<TAB>list`, `desired<TAB>list<TAB>kind`, `id<TAB>identifier`, `#` comments.
struct Workload {
  var supported: [String] = []
  var desired: [[String]] = []
  /// Each desired list as in the file, which is an Accept-Language header without weights.
  var desiredTexts: [String] = []
  var identifiers: [String] = []

  /// Reads a workload; nil if the file cannot be read.
  init?(path: String) {
    guard let text = Self.contents(of: path) else { return nil }
    for line in text.parts(separatedBy: "\n") where !line.hasPrefix("#") {
      let columns = line.parts(separatedBy: "\t")
      guard columns.count > 1 else { continue }
      switch columns[0] {
      case "supported": supported = MatchCommand.list(columns[1])
      case "desired":
        desired.append(MatchCommand.list(columns[1]))
        desiredTexts.append(columns[1])
      case "id": identifiers.append(columns[1])
      default: break
      }
    }
  }

  private static func contents(of path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&block, 1, block.count, file)
      guard count > 0 else { break }
      bytes.append(contentsOf: block.prefix(count))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
