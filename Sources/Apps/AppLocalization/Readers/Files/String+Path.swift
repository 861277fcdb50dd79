extension String {
  /// The path with a component appended. An empty component changes nothing. In the current folder, `.`, it is the
  /// component alone, as code hosts name the files of a checkout.
  package func appendingPath(_ component: String) -> String {
    if component.isEmpty { return self }
    return isEmpty || self == "." ? component : hasSuffix("/") ? self + component : self + "/" + component
  }

  /// The path before the last slash; empty without a slash.
  package var parentPath: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }

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
}
