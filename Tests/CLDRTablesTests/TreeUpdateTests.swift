import Foundation
import PathKit
import Testing

@testable import CLDRTables

/// An update is done whole or not at all, wherever the process ends.
@Suite struct TreeUpdateTests {
  static let before = ["a/changed": "old", "a/removed": "gone", "kept": "kept", "b/c/changed": "old too"]
  static let after = ["a/changed": "new", "kept": "kept", "b/c/changed": "new too", "d/e/added": "added"]

  static let changes = [
    FileChange(path: "a/changed", text: "new"), FileChange(path: "a/removed", contents: nil),
    FileChange(path: "b/c/changed", text: "new too"), FileChange(path: "d/e/added", text: "added"),
    FileChange(path: "kept", text: "kept"),
  ]

  private func files(_ tree: TreeFixture) throws -> [String: String] { try tree.contents().filter { $0.value != "/" } }

  @Test func allFilesChangeAndNoJournalRemains() throws {
    let tree = try TreeFixture(Self.before)
    defer { tree.delete() }
    let changed = try TreeUpdate(root: tree.root).begin().apply(Self.changes)
    #expect(changed == ["a/changed", "a/removed", "b/c/changed", "d/e/added"])
    #expect(try files(tree) == Self.after)
    #expect(try TreeUpdate(root: tree.root).begin().apply(Self.changes) == [])
    #expect(try tree.contents()[".cldr-update"] == nil)
  }

  /// Killed before each single operation: until the deciding one, the tree is unchanged, at once or after recovery.
  @Test func killedAnywhere() throws {
    let whole = try TreeFixture(Self.before)
    defer { whole.delete() }
    let counter = Killer()
    var update = TreeUpdate(root: whole.root)
    update.operations = counter.operations
    try update.begin().apply(Self.changes)
    let commit = try #require(counter.words.firstIndex { $0.hasPrefix("remove") && $0.hasSuffix("journal.json") }) + 1
    #expect(counter.count == commit + 1)
    #expect(commit > 12)

    for fatal in 1...counter.count {
      let tree = try TreeFixture(Self.before)
      defer { tree.delete() }
      let untouched = try tree.contents()
      var dying = TreeUpdate(root: tree.root)
      dying.operations = Killer(before: fatal).operations
      #expect(throws: CLDRDiagnostics.self) { try dying.begin().apply(Self.changes) }
      if fatal <= commit, TreeUpdate.interrupted(above: tree.root + "a") == nil {
        #expect(try tree.contents().filter { !$0.key.hasPrefix(".cldr-update") } == untouched, "before \(fatal)")
      }
      try TreeUpdate(root: tree.root).recover()
      if fatal <= commit {
        #expect(try tree.contents() == untouched, "before \(counter.words[fatal - 1])")
      } else {
        #expect(try files(tree) == Self.after)
      }
    }
  }

  /// Recovery, too, may be killed before each of its operations.
  @Test func recoveryKilledAnywhere() throws {
    for fatal in 1...40 {
      let tree = try TreeFixture(Self.before)
      defer { tree.delete() }
      let untouched = try tree.contents()
      var dying = TreeUpdate(root: tree.root)
      let killer = Killer(before: 18)
      dying.operations = killer.operations
      #expect(throws: CLDRDiagnostics.self) { try dying.begin().apply(Self.changes) }
      #expect(TreeUpdate.interrupted(above: tree.root) == tree.root.absolute(), "\(killer.words)")
      var recovering = TreeUpdate(root: tree.root)
      recovering.operations = Killer(before: fatal).operations
      _ = try? recovering.recover()
      try TreeUpdate(root: tree.root).recover()
      #expect(try tree.contents() == untouched)
    }
  }

  /// A disk that fails once during an update: the same run restores the files.
  @Test func anErrorRestoresAllFiles() throws {
    let tree = try TreeFixture(Self.before)
    defer { tree.delete() }
    let untouched = try tree.contents()
    var update = TreeUpdate(root: tree.root)
    var renames = 0
    update.operations.willPerform = { words in
      guard words.hasPrefix("rename") else { return }
      renames += 1
      if renames == 3 { throw CocoaError(.fileWriteOutOfSpace) }
    }
    #expect(throws: CLDRDiagnostics.self) { try update.begin().apply(Self.changes) }
    #expect(renames > 3)
    #expect(try tree.contents() == untouched)
  }

  @Test func laterChangesAreNotOverwritten() throws {
    let tree = try TreeFixture(Self.before)
    defer { tree.delete() }
    var dying = TreeUpdate(root: tree.root)
    dying.operations = Killer(before: 18).operations
    #expect(throws: CLDRDiagnostics.self) { try dying.begin().apply(Self.changes) }
    try (tree.root + "b/c/changed").write("mine")
    let half = try tree.contents()
    do throws(CLDRDiagnostics) {
      try TreeUpdate(root: tree.root).recover()
      Issue.record("overwrote a file that somebody had changed")
    } catch {
      #expect(error.diagnostics.map(\.location.file) == ["b/c/changed"])
      #expect(error.description.contains("changed since an update of it was interrupted"))
    }
    #expect(try tree.contents() == half)
  }

  /// A tree on disk whose update was killed.
  private func interrupted() throws -> TreeFixture {
    let tree = try TreeFixture(Self.before)
    var dying = TreeUpdate(root: tree.root)
    dying.operations = Killer(before: 18).operations
    #expect(throws: CLDRDiagnostics.self) { try dying.begin().apply(Self.changes) }
    try #require(TreeUpdate.interrupted(above: tree.root) != nil)
    return tree
  }

  /// Journals of any content: nothing is removed or overwritten only because a journal names it.
  @Test(arguments: ["../outside", "a/../../outside", "/outside", "a//changed", "link/outside", ""])
  func recoveryStaysInItsFolder(path: String) throws {
    let tree = try interrupted()
    defer { tree.delete() }
    let elsewhere = try TreeFixture(["outside": "not yours"])
    defer { elsewhere.delete() }
    try FileManager.default.createSymbolicLink(
      atPath: (tree.root + "link").string, withDestinationPath: elsewhere.root.string)
    let file = TreeUpdate(root: tree.root).journal
    let digest = SHA256.hexDigest(of: Data("not yours".utf8))
    var journal = try UpdateJournal(file: file)
    for entry in [
      UpdateJournal.File(path: path, before: nil, after: digest),
      UpdateJournal.File(path: path, before: SHA256.hexDigest(of: Data("x".utf8)), after: digest),
    ] {
      journal.files = [entry]
      try file.write(journal.encoded())
      let half = try tree.contents()
      #expect(throws: CLDRDiagnostics.self) { try TreeUpdate(root: tree.root).recover() }
      #expect(try tree.contents() == half)
      #expect(try elsewhere.contents() == ["outside": "not yours"])
    }
    journal.files = []
    journal.folders = [path]
    try file.write(journal.encoded())
    #expect(throws: CLDRDiagnostics.self) { try TreeUpdate(root: tree.root).recover() }
    #expect(file.isFile)
  }

  /// If a copy was truncated, changed or replaced by a link, no file is replaced by its copy.
  @Test func damagedCopiesAreNotRestored() throws {
    for damage in 0..<3 {
      let tree = try interrupted()
      defer { tree.delete() }
      let update = TreeUpdate(root: tree.root)
      let copy = update.folder + "old/0"
      switch damage {
      case 0: try copy.delete()
      case 1: try copy.write("other")
      default:
        try copy.delete()
        try FileManager.default.createSymbolicLink(
          atPath: copy.string, withDestinationPath: (tree.root + "kept").string)
      }
      let half = try tree.contents()
      do throws(CLDRDiagnostics) {
        try update.recover()
        Issue.record("put back a damaged copy")
      } catch {
        #expect(error.diagnostics.map(\.location.file) == ["a/changed"])
        #expect(error.description.contains("its copy differs from what the journal lists"))
      }
      #expect(try tree.contents() == half)
      #expect(update.journal.isFile)
    }
  }

  /// Recovery always writes to a new file before it renames it.
  @Test func recoveryWritesThroughNoLink() throws {
    let tree = try interrupted()
    defer { tree.delete() }
    let elsewhere = try TreeFixture(["outside": "not yours"])
    defer { elsewhere.delete() }
    let update = TreeUpdate(root: tree.root)
    try FileManager.default.createSymbolicLink(
      atPath: (update.folder + "back").string, withDestinationPath: (elsewhere.root + "outside").string)
    try update.recover()
    #expect(try files(tree) == Self.before)
    #expect(try elsewhere.contents() == ["outside": "not yours"])

    let linked = try TreeFixture(Self.before)
    defer { linked.delete() }
    try FileManager.default.createSymbolicLink(
      atPath: TreeUpdate(root: linked.root).folder.string, withDestinationPath: elsewhere.root.string)
    #expect(throws: CLDRDiagnostics.self) { try TreeUpdate(root: linked.root).recover() }
    #expect(try elsewhere.contents() == ["outside": "not yours"])
  }

  @Test(arguments: ["../a", "/a", "a//b", "a/./b", "", "a/\0b"])
  func pathsOutsideAreRefused(path: String) throws {
    let tree = try TreeFixture(Self.before)
    defer { tree.delete() }
    #expect(throws: CLDRDiagnostics.self) {
      try TreeUpdate(root: tree.root).begin().apply([FileChange(path: path, text: "x")])
    }
    #expect(try files(tree) == Self.before)
  }

  @Test func linksAndFoldersAreRefused() throws {
    let tree = try TreeFixture(Self.before)
    defer { tree.delete() }
    try FileManager.default.createSymbolicLink(
      atPath: (tree.root + "link").string, withDestinationPath: (tree.root + "kept").string)
    try FileManager.default.createSymbolicLink(
      atPath: (tree.root + "folder").string, withDestinationPath: (tree.root + "a").string)
    for path in ["link", "a", "folder/changed", "folder/added"] {
      #expect(throws: CLDRDiagnostics.self) {
        try TreeUpdate(root: tree.root).begin().apply([
          FileChange(path: "kept", text: "x"), FileChange(path: path, text: "x"),
        ])
      }
    }
    #expect(try (tree.root + "kept").read() == "kept")
  }

  @Test func oneUpdateAtATime() throws {
    let tree = try TreeFixture(Self.before)
    defer { tree.delete() }
    let lock = try TreeLock(folder: tree.root)
    do throws(CLDRDiagnostics) {
      try TreeUpdate(root: tree.root).begin().apply(Self.changes)
      Issue.record("updated beside another update")
    } catch {
      #expect(error.description.contains("another update is running"))
    }
    withExtendedLifetime(lock) {}
    #expect(try files(tree) == Self.before)
  }

  /// An update takes the lock before it reads. Otherwise a `regenerate` that begins during the minute in which `update`
  /// computes would write the tables of the old data.
  @Test func oneUpdateFromItsFirstReading() throws {
    let tree = try TreeFixture(Self.before)
    defer { tree.delete() }
    let session = try TreeUpdate(root: tree.root).begin()
    for folder in [tree.root, tree.root + "a", tree.root + "b/c"] {
      do throws(CLDRDiagnostics) {
        _ = try TreeUpdate(root: folder).begin()
        Issue.record("began an update of \(folder) beside another")
      } catch {
        #expect(error.description.contains("another update is running"))
      }
    }
    try session.apply(Self.changes)
    #expect(try files(tree) == Self.after)
  }

  /// An import into a folder blocks an update of the package above it, but not one of a neighbouring folder.
  @Test func oneUpdateOfAFolderInAnother() throws {
    let tree = try TreeFixture(Self.before)
    defer { tree.delete() }
    do {
      let session = try TreeUpdate(root: tree.root + "a").begin()
      #expect(throws: CLDRDiagnostics.self) { try TreeUpdate(root: tree.root).begin() }
      _ = try TreeUpdate(root: tree.root + "b").begin()
      try session.apply([])
    }
    _ = try TreeUpdate(root: tree.root).begin()
  }

  @Test func noUpdateBeginsInsideAnInterruptedOne() throws {
    let tree = try interrupted()
    defer { tree.delete() }
    do throws(CLDRDiagnostics) {
      _ = try TreeUpdate(root: tree.root + "a").begin()
      Issue.record("began below an interrupted update")
    } catch {
      #expect(error.description.contains("an update was interrupted"))
    }
  }

  @Test func permissionsStay() throws {
    let tree = try TreeFixture(Self.before)
    defer { tree.delete() }
    let file = tree.root + "a/changed"
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.string)
    try TreeUpdate(root: tree.root).begin().apply(Self.changes)
    let mode = try FileManager.default.attributesOfItem(atPath: file.string)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o600)
  }
}
