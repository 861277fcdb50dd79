import Foundation
import PathKit

/// Changes several files below a folder, all of them or none.
///
/// Everything is written beside the files first, into `.cldr-update`: what they shall be, what they are, and a journal
/// of both. Then each file is replaced by a rename. Removing the journal is the one step after which the update counts:
/// a process that dies before it leaves a tree that `recover()` puts back byte by byte, one that dies after it leaves
/// only a folder to remove. Up to the journal no file of the tree has been touched.
package struct TreeUpdate {
  static let folderName = ".cldr-update"
  static let journalName = "journal.json"

  /// What a process that died left behind, and what became of it.
  package enum Recovery: Hashable, Sendable {
    case nothingToDo
    /// Files beside the tree, which nobody needs any more; the tree was untouched, or the update had been done.
    case removedLeftovers
    /// The files that were put back, sorted.
    case putBack([String])
  }

  let root: Path
  var operations = FileOperations()

  var folder: Path { root + Self.folderName }
  var journal: Path { folder + Self.journalName }

  /// - Parameter root: The folder that all paths are relative to; nothing outside of it is touched.
  package init(root: Path) {
    self.root = root.absolute()
  }

  /// The folder of an update that died half-way, at or above a folder; nil where there is none.
  package static func interrupted(above folder: Path) -> Path? {
    var place = folder.absolute()
    while true {
      if (place + folderName + journalName).isFile { return place }
      let parent = place.parent()
      if parent == place { return nil }
      place = parent
    }
  }

  /// A tree that is this process's alone, from the reading of what an update is made from to its last step.
  package struct Session {
    /// What was done about an update that had died.
    package let recovery: Recovery
    private let update: TreeUpdate
    private let lock: TreeLock

    fileprivate init(_ update: TreeUpdate) throws(CLDRDiagnostics) {
      lock = try TreeLock(folder: update.root)
      // What lies above would put its own files back over these.
      if let place = TreeUpdate.interrupted(above: update.root.parent()) {
        throw CLDRDiagnostics(TreeUpdate.interruption(at: place))
      }
      self.update = update
      recovery = try update.recoverLocked()
    }

    /// Makes the files what they shall be. Those that already are so are left alone.
    ///
    /// - Parameter progress: Called before each replacement with its number and how many there are.
    /// - Returns: The paths that changed, sorted; empty where all was as it shall be.
    /// - Throws: when the disk refuses something; the tree is as it was then.
    @discardableResult
    package func apply(
      _ changes: [FileChange], progress: (_ done: Int, _ of: Int) -> Void = { _, _ in }
    ) throws(CLDRDiagnostics) -> [String] {
      defer { withExtendedLifetime(lock) {} }
      return try update.applyLocked(changes, progress)
    }
  }

  /// Takes the tree for this process alone, and puts it back where an update of it died.
  ///
  /// Whatever the changes are computed from, be it read after this: else another update may move it in between, and
  /// what is written is made from files that are gone.
  ///
  /// - Throws: when another update is running here, above or below; when one that died cannot be undone.
  package func begin() throws(CLDRDiagnostics) -> Session { try Session(self) }

  /// The diagnostic for a folder that `interrupted(above:)` found.
  package static func interruption(at place: Path) -> CLDRDiagnostic {
    CLDRDiagnostic(
      "an update was interrupted half-way", at: SourceLocation(file: place.string, line: 0),
      hint: "cldr-tables recover --package \(place) puts everything back")
  }

  private func applyLocked(
    _ changes: [FileChange], _ progress: (_ done: Int, _ of: Int) -> Void
  ) throws(CLDRDiagnostics) -> [String] {
    let differing = try differing(changes)
    if differing.isEmpty { return [] }
    do {
      let journal = try stage(differing)
      try replace(journal, progress)
      try operations.remove(self.journal)
      try operations.remove(folder)
    } catch {
      let fault = CLDRDiagnostic(
        "cannot be updated", at: SourceLocation(file: root.string, line: 0), text: Self.words(for: error),
        hint: "mend that and try again")
      do throws(CLDRDiagnostics) {
        try recoverLocked()
      } catch {
        throw CLDRDiagnostics([fault] + error.diagnostics)
      }
      throw CLDRDiagnostics(fault)
    }
    return differing.map(\.path).sorted()
  }

  /// The paths that `apply` would change, sorted. Writes nothing.
  package func pending(_ changes: [FileChange]) throws(CLDRDiagnostics) -> [String] {
    try differing(changes).map(\.path).sorted()
  }

  /// Puts a tree back that an update left half-way, and removes what it left beside it.
  ///
  /// - Throws: when a file is neither what it was nor what it was to become, for somebody has changed it since; then
  ///   nothing is touched.
  @discardableResult
  package func recover() throws(CLDRDiagnostics) -> Recovery { try begin().recovery }

  static func words(for error: any Error) -> String {
    (error as? CocoaError)?.filePath ?? String(describing: error)
  }
}

extension CocoaError {
  fileprivate var filePath: String? {
    (userInfo[NSFilePathErrorKey] as? String).map { "\($0): \(localizedDescription)" }
  }
}
