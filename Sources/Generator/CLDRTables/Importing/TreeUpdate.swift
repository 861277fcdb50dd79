import Foundation
import PathKit
import ProgramSupport
import SystemAccess

/// Writes several files below a folder: each whole, those that differ, in the order that is given.
///
/// An interrupted update leaves files of both states, each whole. `cldr-tables check` names the contradictions, the
/// same update writes the rest, and git undoes it.
package struct TreeUpdate {
  private let root: Path

  /// - Parameter root: the folder that all paths are relative to.
  package init(root: Path) { self.root = root.absolute() }

  /// The changes to files that are not yet in their new state. Writes nothing.
  ///
  /// - Throws: an error for each thing in the way that is not a file, or cannot be read.
  package func pending(_ changes: [FileChange]) throws(CLDRDiagnostics) -> [FileChange] {
    var result: [FileChange] = []
    var faults: [InputDiagnostic] = []
    for change in changes {
      switch FileReader.read((root + change.path).string) {
      case .success(let present): if present != change.contents { result.append(change) }
      case .failure(.missing): if change.contents != nil { result.append(change) }
      case .failure(let problem):
        faults.append(
          InputDiagnostic(
            "cannot be replaced", at: SourceLocation(file: change.path), text: problem.message,
            hint: problem == .unreadable ? problem.hint : "move it out of the way", status: .output))
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
