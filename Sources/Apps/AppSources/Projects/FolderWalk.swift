/// A walk over folders, breadth first: a repository and a built app may be deep and wide.
package enum FolderWalk {
  /// The greatest depth, and the greatest number of folders.
  private static let (depthLimit, folderLimit) = (24, 50_000)

  /// - Parameter look: reads a folder, and returns the folders in it to read next, in the order of their names.
  /// - Returns: whether a limit ended the walk.
  package static func visit(from first: String, _ look: (String) -> [String]) -> Bool {
    var folders = [(path: first, depth: 0)]
    var count = 0
    while count < folders.count {
      let (path, depth) = folders[count]
      count += 1
      if depth > depthLimit || count > folderLimit { return true }
      folders += look(path).map { ($0, depth + 1) }
    }
    return false
  }
}
