import Foundation

/// The kind of file that a path leads to.
package enum FileKind: Hashable, Sendable {
  case file(byteCount: Int)
  case folder
  /// A pipe, a socket or a device. It is never opened: reading it may not end.
  case special
  /// A link to a file that does not exist, or to itself.
  case danglingLink

  /// The remedy if a file cannot be written, as a phrase without a full stop.
  package static let writingHint = "name a file in a folder that you may write, on a disk with room"

  /// Whether a path, links followed, is in a folder. A file that does not exist is where its folder is.
  package static func isInside(_ path: String, folder: String) -> Bool {
    let parent = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    guard let root = resolved(folder), let place = resolved(FileKind(at: path) == nil ? parent : path) else {
      return false
    }
    return place == root || place.hasPrefix(root == "/" ? root : root + "/")
  }

  private static func resolved(_ path: String) -> String? {
    FileKind(at: path).map { _ in URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
  }
}

#if os(Windows)
  extension FileKind {
    /// Finds the kind, following symbolic links; nil if nothing exists at the path.
    package init?(at path: String) {
      let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: target) else {
        guard (try? FileManager.default.attributesOfItem(atPath: path)) != nil else { return nil }
        self = .danglingLink
        return
      }
      switch attributes[.type] as? FileAttributeType {
      case .typeRegular: self = .file(byteCount: (attributes[.size] as? NSNumber)?.intValue ?? 0)
      case .typeDirectory: self = .folder
      default: self = .special
      }
    }

    /// Whether a path is a folder and not a link to one, which may lead in a circle.
    package static func isFolderItself(_ path: String) -> Bool {
      (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType == .typeDirectory
    }
  }
#else
  extension FileKind {
    /// Finds the kind, following symbolic links; nil if nothing exists at the path. Opens no file.
    package init?(at path: String) {
      var status = stat()
      if stat(path, &status) == 0 {
        self.init(status)
      } else if lstat(path, &status) == 0 {
        self = .danglingLink
      } else {
        return nil
      }
    }

    /// The kind of an open file; nil if the descriptor is not open.
    init?(of descriptor: Int32) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { return nil }
      self.init(status)
    }

    /// Whether a path is a folder and not a link to one, which may lead in a circle.
    package static func isFolderItself(_ path: String) -> Bool {
      var status = stat()
      return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private init(_ status: stat) {
      switch status.st_mode & S_IFMT {
      case S_IFREG: self = .file(byteCount: Int(clamping: status.st_size))
      case S_IFDIR: self = .folder
      default: self = .special
      }
    }
  }
#endif
