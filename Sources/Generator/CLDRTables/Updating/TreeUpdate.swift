import Foundation
import PathKit
import SystemAccess

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

extension TreeUpdate {
  /// Those that are not yet as they shall be.
  ///
  /// - Throws: for paths that lead out of the root, by themselves or by a link, and for what is there and no file.
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
        faults.append(CLDRDiagnostic("cannot be read", at: location))
      } else if contents(of: place) != change.contents {
        result.append(change)
      }
    }
    if !faults.isEmpty { throw CLDRDiagnostics(faults) }
    return result
  }

  /// A pipe or a device is in the way like a folder: reading it may not end, and a rename would replace it.
  private static func isRegular(_ place: Path) -> Bool {
    if case .file = FileKind(at: place.string) { true } else { false }
  }

  func contents(of file: Path) -> Data? { try? file.bytes() }

  /// Writes all that replacing and putting back need, the journal last.
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

  /// The folders that the new files need and that are not there, parents first.
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

  /// The renames. From here to the removal of the journal the tree is neither old nor new.
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

  /// The same as `recover()`, for whoever holds the lock.
  @discardableResult
  func recoverLocked() throws(CLDRDiagnostics) -> Recovery {
    if folder.isSymlink {
      throw CLDRDiagnostics(
        CLDRDiagnostic(
          "a symbolic link, which no update makes", at: SourceLocation(file: folder.string, line: 0),
          hint: "remove it"))
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
          "cannot be put back", at: SourceLocation(file: root.string, line: 0), text: Self.words(for: error),
          hint: "what was there is kept in \(folder)/old, listed in \(journal)"))
    }
  }

  /// Every step may be done twice: a process may die here as well.
  ///
  /// The journal is believed only in what can be checked: a file that anybody can write must not say where files are
  /// removed, nor what is put in the place of others. What does not fit stops everything before the first step.
  private func putBack(_ journal: UpdateJournal) throws -> [String] {
    let faults = (journal.files.map(\.path) + journal.folders).compactMap { InsidePath.fault(of: $0, in: root) }
    if !faults.isEmpty { throw CLDRDiagnostics(faults) }
    let present = journal.files.map { file in contents(of: root + file.path).map { SHA256.hexDigest(of: $0) } }
    let strangers = zip(journal.files, present).filter { $1 != nil && $1 != $0.before && $1 != $0.after }
    if !strangers.isEmpty {
      throw CLDRDiagnostics(
        strangers.map { file, _ in
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
          "its copy is not what the journal lists", at: SourceLocation(file: file.path, line: 0),
          text: (folder + "old/\(index)").string,
          hint: "nothing was put back; the journal \(self.journal) and the other copies are kept"))
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
