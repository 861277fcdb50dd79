import Foundation

/// The kind of file that a path leads to.
package enum FileKind: Hashable, Sendable {
  case file(byteCount: Int)
  case folder
  /// A pipe, a socket or a device. It is never opened: reading it may not end.
  case special
  /// A link to a file that does not exist, or to itself.
  case danglingLink

  /// Finds the kind, following symbolic links; nil if nothing exists at the path.
  package init?(at path: String) {
    guard let first = Self.attributes(path) else { return nil }
    guard first.type == .typeSymbolicLink else {
      self.init(first)
      return
    }
    // Does not resolve a link that leads nowhere or in a circle.
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let second = Self.attributes(target), second.type != .typeSymbolicLink else {
      self = .danglingLink
      return
    }
    self.init(second)
  }

  /// Whether a path is a folder and not a link to one, which may lead in a circle.
  package static func isFolderItself(_ path: String) -> Bool { attributes(path)?.type == .typeDirectory }

  private init(_ attributes: (type: FileAttributeType, byteCount: Int)) {
    switch attributes.type {
    case .typeRegular: self = .file(byteCount: attributes.byteCount)
    case .typeDirectory: self = .folder
    default: self = .special
    }
  }

  private static func attributes(_ path: String) -> (type: FileAttributeType, byteCount: Int)? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let type = attributes[.type] as? FileAttributeType
    else { return nil }
    return (type, (attributes[.size] as? NSNumber)?.intValue ?? 0)
  }
}
