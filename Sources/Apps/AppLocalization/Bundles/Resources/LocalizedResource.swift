import SystemAccess

extension LocalizedBundle {
  /// The file for a user with this search list; nil if there is none, or if the name leads out of the bundle.
  ///
  ///     bundle.resource("terms.html", searchList: ["it", "en"])
  ///
  /// The order is Core Foundation's (CFBundle_Resources.c): a file outside all localizations, then the first
  /// language, then `Base.lproj`, then the other languages. Each file falls back separately. Asks the
  /// file system in each place.
  ///
  /// Symbolic links are followed, out of the bundle too: whoever writes a bundle says which files it
  /// has. A name cannot lead out of it.
  ///
  /// - Parameters:
  ///   - name: a file's name with its extension.
  ///   - subdirectory: a folder within the resources, and within each localization: `Images/Flags`.
  ///   - searchList: languages, as `AppLocalizer.searchList` or an engine gives them.
  public func resource(
    _ name: String, in subdirectory: String? = nil, searchList: [String]
  ) -> LocalizedResource? {
    guard let outer = Self.components(subdirectory ?? ""), let parts = Self.components(name), let file = parts.last
    else { return nil }
    let relative = (outer + parts.dropLast() + [file]).joined(separator: "/")
    for place in places(searchList) {
      let path = place.folder.appendingPath(relative)
      if case .file = FileKind(at: self.path(of: path)) { return LocalizedResource(path: path, place: place.place) }
    }
    return nil
  }

  /// The components of a path; nil if it leads out of the bundle or is invalid: absolute, with `..`, or with a zero
  /// byte.
  private static func components(_ path: String) -> [String]? {
    guard !path.hasPrefix("/"), !path.hasPrefix("~/"), !path.utf8.contains(0) else { return nil }
    // Backslashes separate components on Windows.
    let parts = path.split { $0 == "/" || $0 == "\\" }.filter { $0 != "." }
    return parts.contains("..") ? nil : parts.map(String.init)
  }
}

/// A file that was found for a language.
public struct LocalizedResource: Equatable, Sendable {
  /// The file, relative to the bundle.
  public let path: String
  /// The place where it was found.
  public let place: TablePlace
}
