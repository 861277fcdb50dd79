import Foundation
import PathKit
import ProgramSupport

/// Writes several files below a folder: each whole, those that differ, in the order that is given.
///
/// An interrupted update leaves files of both states, each whole. `cldr-tables check` names the contradictions, the
/// same update writes the rest, and git undoes it.
package struct TreeUpdate {
  private let root: Path

  /// - Parameter root: the folder that all paths are relative to; nothing outside of it is changed.
  package init(root: Path) { self.root = root.absolute() }

  /// The changes to files that are not yet in their new state. Writes nothing.
  ///
  /// - Throws: an error for paths that lead out of the root, by themselves or by a link, and for things that are not
  ///   files.
  package func pending(_ changes: [FileChange]) throws(CLDRDiagnostics) -> [FileChange] {
    var result: [FileChange] = []
    var faults: [CLDRDiagnostic] = []
    for change in changes {
      let place = root + change.path
      let location = SourceLocation(file: change.path)
      if let fault = InsidePath.fault(of: change.path, in: root) {
        faults.append(fault)
      } else if place.exists, !Self.isPlainFile(place) {
        faults.append(CLDRDiagnostic("not a plain file", at: location, hint: "move it out of the way"))
      } else if place.exists, !FileManager.default.isReadableFile(atPath: place.string) {
        faults.append(
          CLDRDiagnostic("cannot be read", at: location, hint: FileReader.Problem.unreadable.hint, status: .noInput))
      } else if (try? place.bytes()) != change.contents {
        result.append(change)
      }
    }
    if !faults.isEmpty { throw CLDRDiagnostics(faults) }
    return result
  }

  /// Removes the files that an interrupted update began beside those that it would have replaced, in these folders and the
  /// root, and returns their number.
  package func removeLeftovers(in folders: [String]) -> Int {
    let below = folders.flatMap { (try? (root + $0).recursiveChildren()) ?? [] }
    let begun = (below + ((try? root.children()) ?? [])).filter {
      FileWriter.isUnfinished($0.lastComponent) && $0.isFile
    }
    return begun.count { (try? $0.delete()) != nil }
  }

  /// A pipe or a device is none: reading it may not end, and a rename would replace it.
  private static func isPlainFile(_ place: Path) -> Bool {
    if case .file = FileKind(at: place.string) { true } else { false }
  }

  /// Changes the files to their new state.
  ///
  /// - Returns: the paths that changed, in the given order; empty if nothing changed.
  /// - Throws: an error if a file cannot be written; the files before it are.
  @discardableResult
  package func apply(_ changes: [FileChange]) throws(CLDRDiagnostics) -> [String] {
    let pending = try pending(changes)
    for change in pending {
      let place = root + change.path
      do {
        if let contents = change.contents {
          try place.parent().mkpath()
          try FileWriter.write(contents, to: place.string)
        } else {
          try place.delete()
        }
      } catch {
        let reason = (error as? FileWriter.Problem)?.message ?? error.localizedDescription
        throw CLDRDiagnostics(
          "cannot be written", at: SourceLocation(file: place.string), text: reason,
          hint:
            "\(FileKind.writingHint); the same command then writes the rest, or git restores the files before it",
          status: .output)
      }
    }
    return pending.map(\.path)
  }
}

/// The new state of a file.
package struct FileChange: Hashable, Sendable {
  /// The path relative to the folder of the update, with `/`.
  package var path: String
  /// The new bytes; nil to remove the file.
  package var contents: Data?

  package init(path: String, contents: Data?) {
    self.path = path
    self.contents = contents
  }

  package init(path: String, text: String) {
    self.init(path: path, contents: Data(text.utf8))
  }
}

/// Relative paths in manifests and changes. They come from files that anybody may have written, so each is checked
/// before it is used.
enum InsidePath {
  /// Whether a path is below the folder: no part is empty, `.` or `..`.
  static func isInside(_ path: String) -> Bool {
    !path.utf8.contains(0)
      && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && part != "." && part != ".."
      }
  }

  /// The reason why nothing may be written or removed at such a path; nil if it may.
  ///
  /// A symbolic link within the path leads elsewhere, and one at its end would be replaced by a file.
  static func fault(of path: String, in root: Path) -> CLDRDiagnostic? {
    let location = SourceLocation(file: path)
    guard isInside(path) else {
      return CLDRDiagnostic(
        "not a path inside \(root)", at: location, hint: "write it relative to that folder, without ..")
    }
    var place = root
    for part in path.split(separator: "/") {
      place = place + String(part)
      if place.isSymlink {
        return CLDRDiagnostic(
          "a symbolic link in the path", at: location, text: place.string, hint: "put the folder or file itself there")
      }
    }
    return nil
  }
}
