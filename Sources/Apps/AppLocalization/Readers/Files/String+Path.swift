extension String {
  /// The path with a component appended. An empty component changes nothing. In the current folder, `.`, it is the
  /// component alone, as code hosts name the files of a checkout.
  package func appendingPath(_ component: String) -> String {
    if component.isEmpty { return self }
    return isEmpty || self == "." ? component : hasSuffix("/") ? self + component : self + "/" + component
  }

  /// The text after the last slash.
  package var lastPathComponent: String {
    var path = self[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? String(path)
  }

  /// A file's name without its extension, and the extension: `Localizable`, `strings`. A leading dot does not begin an
  /// extension.
  package var nameAndExtension: (name: Substring, extension: Substring?) {
    guard let dot = lastIndex(of: "."), dot != startIndex else { return (self[...], nil) }
    return (self[..<dot], self[index(after: dot)...])
  }

  /// Whether the file has this extension, regardless of case.
  package func hasExtension(_ wanted: String) -> Bool {
    nameAndExtension.extension.map { $0.lowercased() == wanted } ?? false
  }

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
}
