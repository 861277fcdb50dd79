import Foundation
import SystemAccess

/// The entries of a folder.
package struct FolderListing: Sendable {
  /// Names, in the order asked for.
  package var names: [String] = []
  /// What is wrong; `names` holds what could be read all the same.
  package var problem: FileProblem?

  /// - Parameter isSorted: by UTF-8 bytes of the name without its extension, which gives every machine the same
  ///   order and puts `en.lproj` before `en-GB.lproj`; else as the file system has them.
  package init(of path: String, isSorted: Bool = true, _ limits: ReadingLimits) {
    switch FileKind(at: path) {
    case nil: problem = .missing
    case .file: problem = .notFolder
    case .special: problem = .special
    case .danglingLink: problem = .danglingLink
    case .folder:
      guard let entries = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        problem = .unreadable
        return
      }
      names = isSorted ? entries.sorted(by: Self.precedes) : entries
      guard names.count > limits.folderEntryCount else { return }
      problem = .tooManyEntries(names.count)
      names.removeLast(names.count - limits.folderEntryCount)
    }
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    let (leftName, rightName) = (left.nameAndExtension.name, right.nameAndExtension.name)
    return leftName == rightName
      ? left.utf8.lexicographicallyPrecedes(right.utf8) : leftName.utf8.lexicographicallyPrecedes(rightName.utf8)
  }
}
