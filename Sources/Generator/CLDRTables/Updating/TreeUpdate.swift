import Foundation
import PathKit
import SystemAccess

/// Changes several files below a folder, all of them or none.
///
/// Everything is first written beside the files, into `.cldr-update`: the new files, the old files, and a journal of
/// both. Then each file is replaced by a rename. The removal of the journal completes the update. If a process dies
/// before it, `recover()` restores the tree byte by byte; if it dies after it, only a folder must be removed. Until the
/// journal is written, no file of the tree has been changed.
package struct TreeUpdate {
  static let folderName = ".cldr-update"
  static let journalName = "journal.json"

  /// The remains of a process that died, and what was done with them.
  package enum Recovery: Hashable, Sendable {
    case nothingToDo
    /// Files beside the tree that are no longer needed: the tree was unchanged, or the update was complete.
    case removedLeftovers
    /// The files that were restored, sorted.
    case putBack([String])
  }

  let root: Path
  var operations = FileOperations()

  var folder: Path { root + Self.folderName }
  var journal: Path { folder + Self.journalName }

  /// - Parameter root: the folder that all paths are relative to; nothing outside of it is changed.
  package init(root: Path) {
    self.root = root.absolute()
  }

  /// The folder of an interrupted update, at or above a folder; nil if there is none.
  package static func interrupted(above folder: Path) -> Path? {
    var place = folder.absolute()
    while true {
      if (place + folderName + journalName).isFile { return place }
      let parent = place.parent()
      if parent == place { return nil }
      place = parent
    }
  }

  /// Exclusive access of this process to a tree, from the reading of an update's input to its last step.
  package struct Session {
    /// The recovery from an update that had died.
    package let recovery: Recovery
    private let update: TreeUpdate
    private let lock: TreeLock

    fileprivate init(_ update: TreeUpdate) throws(CLDRDiagnostics) {
      lock = try TreeLock(folder: update.root)
      // The recovery of a folder above would restore its files over these.
      if let place = TreeUpdate.interrupted(above: update.root.parent()) {
        throw CLDRDiagnostics(TreeUpdate.interruption(at: place))
      }
      self.update = update
      recovery = try update.recoverLocked()
    }

    /// Changes the files to their new state. Files that are already in it are left alone.
    ///
    /// - Parameter progress: called before each replacement with its number and the total number.
    /// - Returns: the paths that changed, sorted; empty if nothing changed.
    /// - Throws: an error if a disk operation fails; then the tree is unchanged.
    @discardableResult
    package func apply(
      _ changes: [FileChange], progress: (_ done: Int, _ of: Int) -> Void = { _, _ in }
    ) throws(CLDRDiagnostics) -> [String] {
      defer { withExtendedLifetime(lock) {} }
      return try update.applyLocked(changes, progress)
    }
  }

  /// Locks the tree for this process, and recovers it from an interrupted update.
  ///
  /// Read the input of the changes after this call. Otherwise another update may change it in between, and the result
  /// would be made from files that no longer exist.
  ///
  /// - Throws: an error if another update is running here, above or below, or if an interrupted one cannot be undone.
  package func begin() throws(CLDRDiagnostics) -> Session { try Session(self) }

  /// The diagnostic for a folder that `interrupted(above:)` found.
  package static func interruption(at place: Path) -> CLDRDiagnostic {
    CLDRDiagnostic(
      "an update was interrupted", at: SourceLocation(file: place.string, line: 0),
      hint: "cldr-tables recover --package \(place) restores everything")
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
        hint: "nothing was changed: give permission or room, and run it again")
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

  /// Restores a tree after an interrupted update, and removes what that left beside it.
  ///
  /// - Throws: an error if a file is neither in its old nor in its new state, because it has been changed since;
  ///   then nothing is changed.
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

extension TreeUpdate {
  /// The changes to files that are not yet in their new state.
  ///
  /// - Throws: an error for paths that lead out of the root, by themselves or by a link, and for things that are not
  ///   files.
  func differing(_ changes: [FileChange]) throws(CLDRDiagnostics) -> [FileChange] {
    var result: [FileChange] = []
    var faults: [CLDRDiagnostic] = []
    for change in changes {
      let place = root + change.path
      let location = SourceLocation(file: change.path, line: 0)
      if let fault = InsidePath.fault(of: change.path, in: root) {
        faults.append(fault)
      } else if place.exists, !Self.isRegular(place) {
        faults.append(CLDRDiagnostic("not a plain file", at: location, hint: "move it out of the way"))
      } else if place.exists, !FileManager.default.isReadableFile(atPath: place.string) {
        faults.append(CLDRDiagnostic("cannot be read", at: location, hint: FileReader.Problem.unreadable.hint))
      } else if contents(of: place) != change.contents {
        result.append(change)
      }
    }
    if !faults.isEmpty { throw CLDRDiagnostics(faults) }
    return result
  }

  /// Whether a place is a regular file. A pipe or a device is not: reading it may not end, and a rename would replace
  /// it.
  private static func isRegular(_ place: Path) -> Bool {
    if case .file = FileKind(at: place.string) { true } else { false }
  }

  func contents(of file: Path) -> Data? { try? file.bytes() }

  /// Writes all files that replacement and recovery need, the journal last.
  func stage(_ changes: [FileChange]) throws -> UpdateJournal {
    var journal = UpdateJournal(files: [], folders: missingFolders(for: changes))
    for part in [folder, folder + "new", folder + "old"] { try operations.makeFolder(part) }
    for (index, change) in changes.enumerated() {
      let place = root + change.path
      let before = contents(of: place)
      if let data = change.contents {
        try operations.write(data, to: folder + "new/\(index)", permissionsOf: place)
      }
      if let before { try operations.write(before, to: folder + "old/\(index)", permissionsOf: place) }
      journal.files.append(
        UpdateJournal.File(
          path: change.path, before: before.map { SHA256.hexDigest(of: $0) },
          after: change.contents.map { SHA256.hexDigest(of: $0) }))
    }
    let draft = folder + "journal.draft"
    try operations.write(journal.encoded(), to: draft, permissionsOf: draft)
    try operations.rename(draft, to: self.journal)
    return journal
  }

  /// The missing folders that the new files need, parents first.
  private func missingFolders(for changes: [FileChange]) -> [String] {
    var missing: Set<String> = []
    for change in changes where change.contents != nil {
      var parts = change.path.split(separator: "/").dropLast()
      while !parts.isEmpty {
        let path = parts.joined(separator: "/")
        if (root + path).isDirectory { break }
        missing.insert(path)
        parts.removeLast()
      }
    }
    return missing.sorted()
  }

  /// Makes the renames. From here to the removal of the journal the tree is neither old nor new.
  func replace(_ journal: UpdateJournal, _ progress: (Int, Int) -> Void) throws {
    for path in journal.folders { try operations.makeFolder(root + path) }
    for (index, file) in journal.files.enumerated() {
      progress(index + 1, journal.files.count)
      if file.after != nil {
        try operations.rename(folder + "new/\(index)", to: root + file.path)
      } else {
        try operations.remove(root + file.path)
      }
    }
  }

  /// Recovers the tree as `recover()` does, for a caller that holds the lock.
  @discardableResult
  func recoverLocked() throws(CLDRDiagnostics) -> Recovery {
    if folder.isSymlink {
      throw CLDRDiagnostics(
        CLDRDiagnostic(
          "a symbolic link, which updates do not follow", at: SourceLocation(file: folder.string, line: 0),
          hint: "remove the link"))
    }
    guard folder.exists else { return .nothingToDo }
    do {
      guard journal.isFile else {
        try operations.remove(folder)
        return .removedLeftovers
      }
      let restored = try putBack(UpdateJournal(file: journal))
      try operations.remove(journal)
      try operations.remove(folder)
      return .putBack(restored)
    } catch let error as CLDRDiagnostics {
      throw error
    } catch {
      throw CLDRDiagnostics(
        CLDRDiagnostic(
          "cannot be restored", at: SourceLocation(file: root.string, line: 0), text: Self.words(for: error),
          hint: "copy the old files back from \(folder)/old, as \(journal) lists them"))
    }
  }

  /// Restores the files. Every step may run twice, because a process may also die here.
  ///
  /// The journal is trusted only as far as it can be checked: a file that anybody can write must not decide which files
  /// are removed or replaced. A journal that does not fit stops everything before the first step.
  private func putBack(_ journal: UpdateJournal) throws -> [String] {
    let faults = (journal.files.map(\.path) + journal.folders).compactMap { InsidePath.fault(of: $0, in: root) }
    if !faults.isEmpty { throw CLDRDiagnostics(faults) }
    let present = journal.files.map { file in contents(of: root + file.path).map { SHA256.hexDigest(of: $0) } }
    let unexpected = zip(journal.files, present).filter { $1 != nil && $1 != $0.before && $1 != $0.after }
    if !unexpected.isEmpty {
      throw CLDRDiagnostics(
        unexpected.map { file, _ in
          CLDRDiagnostic(
            "changed since an update of it was interrupted", at: SourceLocation(file: file.path, line: 0),
            hint: "move it away; then this update can be undone")
        })
    }
    var damaged: [CLDRDiagnostic] = []
    for (index, (file, found)) in zip(journal.files, present).enumerated() where found != file.before {
      guard let before = file.before, digest(ofCopy: index) != before else { continue }
      damaged.append(
        CLDRDiagnostic(
          "its copy differs from what the journal lists", at: SourceLocation(file: file.path, line: 0),
          text: (folder + "old/\(index)").string,
          hint: "nothing was restored: copy the good files back from \(folder)/old, as \(self.journal) lists them"))
    }
    if !damaged.isEmpty { throw CLDRDiagnostics(damaged) }
    var restored: [String] = []
    for (index, (file, found)) in zip(journal.files, present).enumerated() where found != file.before {
      let place = root + file.path
      if file.before == nil {
        try operations.remove(place)
      } else {
        let kept = folder + "old/\(index)"
        let copy = folder + "back"
        if copy.exists || copy.isSymlink { try operations.remove(copy) }
        try operations.write(kept.read(), to: copy, permissionsOf: kept)
        try operations.rename(copy, to: place)
      }
      restored.append(file.path)
    }
    for path in journal.folders.reversed() { try operations.removeIfEmpty(root + path) }
    return restored.sorted()
  }

  private func digest(ofCopy index: Int) -> String? {
    let copy = folder + "old/\(index)"
    return copy.isSymlink ? nil : contents(of: copy).map { SHA256.hexDigest(of: $0) }
  }
}
