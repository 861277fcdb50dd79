import Foundation
import PathKit

extension TreeUpdate {
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
