extension String {
  /// A path with a component added; none is added by an empty one.
  package func appendingPath(_ component: String) -> String {
    if component.isEmpty { return self }
    return isEmpty ? component : hasSuffix("/") ? self + component : self + "/" + component
  }

  /// What stands behind the last slash.
  package var lastPathComponent: String {
    var path = self[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? String(path)
  }

  /// A file's name without its extension, and the extension: `Localizable`, `strings`. A leading dot begins no extension.
  package var nameAndExtension: (name: Substring, extension: Substring?) {
    guard let dot = lastIndex(of: "."), dot != startIndex else { return (self[...], nil) }
    return (self[..<dot], self[index(after: dot)...])
  }

  /// Whether a file's extension is this one, in any case.
  package func hasExtension(_ wanted: String) -> Bool {
    nameAndExtension.extension.map { $0.lowercased() == wanted } ?? false
  }
}
