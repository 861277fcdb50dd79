import Foundation
import PathKit
import SystemAccess

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
}
