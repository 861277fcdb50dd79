import AppLocalization

extension String {
  /// The relative path without `.`, and without `..` if a component precedes it.
  package var normalizedPath: String {
    var parts: [Substring] = []
    for part in split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// Whether this path is a folder's path, or in the folder. Every path is in the empty path.
  package func isWithin(_ folder: String) -> Bool { folder.isEmpty || self == folder || hasPrefix(folder + "/") }

  /// A relative path and every folder around it, the deepest first, the empty one last.
  package var pathAndParents: [String] {
    var paths: [String] = []
    var rest = self[...]
    while !rest.isEmpty {
      paths.append(String(rest))
      rest = rest.lastIndex(of: "/").map { rest[..<$0] } ?? ""
    }
    return paths + [""]
  }

  /// The folder of resources that contains a file of texts, or the folder of its localization.
  var resourceFolder: String { parentPath.hasExtension("lproj") ? parentPath.parentPath : parentPath }
}
