/// A path inside a bundle that somebody asks for.
enum ResourcePath {
  /// The parts of a path, nil for one that leads out of the bundle or is none: absolute, with `..`, or with a zero byte.
  static func components(_ path: String) -> [String]? {
    guard !path.hasPrefix("/"), !path.hasPrefix("~/"), !path.utf8.contains(0) else { return nil }
    var parts: [String] = []
    // Backslashes separate on Windows.
    for part in path.split(whereSeparator: { $0 == "/" || $0 == "\\" }) {
      if part == ".." { return nil }
      if part != "." { parts.append(String(part)) }
    }
    return parts
  }
}
