import Foundation

/// Reads the names in a folder, as many as are asked for and no more: a folder may have millions.
package enum FolderReader {
  /// The names in the system's order, without `.` and `..`; nil if the folder cannot be read.
  ///
  /// A name that is not UTF-8 has U+FFFD for what is wrong, so no file has it.
  ///
  /// - Parameter limit: the number of names to keep. The rest is counted as far as the first one.
  package static func names(in path: String, limit: Int) -> (names: [String], isCut: Bool)? {
    #if os(Windows)
      // The whole list is made first.
      guard let all = try? FileManager.default.contentsOfDirectory(atPath: path) else { return nil }
      return (Array(all.prefix(limit)), all.count > limit)
    #else
      guard let folder = opendir(path) else { return nil }
      defer { closedir(folder) }
      var names: [String] = []
      while true {
        errno = 0
        guard let entry = readdir(folder) else { return errno == 0 ? (names, false) : nil }
        // The name is a tuple of bytes, of which the system wrote only the beginning.
        guard let start = MemoryLayout.offset(of: \dirent.d_name) else { return nil }
        let name = String(cString: (UnsafeRawPointer(entry) + start).assumingMemoryBound(to: UInt8.self))
        if name == "." || name == ".." { continue }
        if names.count >= limit { return (names, true) }
        names.append(name)
      }
    #endif
  }
}
