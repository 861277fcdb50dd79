import Foundation
import PathKit
import Testing

@testable import CLDRTables

/// All of an update or nothing of it, wherever the process ends.
@Suite struct TreeUpdateTests {
  static let before = ["a/changed": "old", "a/removed": "gone", "kept": "kept", "b/c/changed": "old too"]
  static let after = ["a/changed": "new", "kept": "kept", "b/c/changed": "new too", "d/e/added": "added"]

  static let changes = [
    FileChange(path: "a/changed", text: "new"), FileChange(path: "a/removed", contents: nil),
    FileChange(path: "b/c/changed", text: "new too"), FileChange(path: "d/e/added", text: "added"),
    FileChange(path: "kept", text: "kept"),
  ]

  private func files(_ tree: TreeFixture) throws -> [String: String] { try tree.contents().filter { $0.value != "/" } }

  @Test func everythingIsChangedAndNothingIsLeft() throws {
    let tree = try TreeFixture(Self.before)
    defer { tree.delete() }
    let changed = try TreeUpdate(root: tree.root).apply(Self.changes)
    #expect(changed == ["a/changed", "a/removed", "b/c/changed", "d/e/added"])
    #expect(try files(tree) == Self.after)
    #expect(try TreeUpdate(root: tree.root).apply(Self.changes) == [])
    #expect(try tree.contents()[".cldr-update"] == nil)
  }

  /// Killed before each single operation: the tree is untouched, at once or after recovery, until the one that counts.
  @Test func killedAnywhere() throws {
    let whole = try TreeFixture(Self.before)
    defer { whole.delete() }
    let counter = Killer()
    var update = TreeUpdate(root: whole.root)
    update.operations = counter.operations
    try update.apply(Self.changes)
    let commit = try #require(counter.words.firstIndex { $0.hasPrefix("remove") && $0.hasSuffix("journal.json") }) + 1
    #expect(counter.count == commit + 1 && commit > 12)

    for fatal in 1...counter.count {
      let tree = try TreeFixture(Self.before)
      defer { tree.delete() }
      let untouched = try tree.contents()
      var dying = TreeUpdate(root: tree.root)
      dying.operations = Killer(before: fatal).operations
      #expect(throws: CLDRDiagnostics.self) { try dying.apply(Self.changes) }
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
      #expect(throws: CLDRDiagnostics.self) { try dying.apply(Self.changes) }
      #expect(TreeUpdate.interrupted(above: tree.root) == tree.root.absolute(), "\(killer.words)")
      var recovering = TreeUpdate(root: tree.root)
      recovering.operations = Killer(before: fatal).operations
      _ = try? recovering.recover()
      try TreeUpdate(root: tree.root).recover()
      #expect(try tree.contents() == untouched)
    }
  }

  /// A disk that refuses something half-way, and then works again: put back by the same run.
  @Test func anErrorPutsEverythingBack() throws {
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
    #expect(throws: CLDRDiagnostics.self) { try update.apply(Self.changes) }
    #expect(renames > 3)
    #expect(try tree.contents() == untouched)
  }

  @Test func whatSomebodyChangedSinceIsNotOverwritten() throws {
    let tree = try TreeFixture(Self.before)
    defer { tree.delete() }
    var dying = TreeUpdate(root: tree.root)
    dying.operations = Killer(before: 18).operations
    #expect(throws: CLDRDiagnostics.self) { try dying.apply(Self.changes) }
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

  @Test(arguments: ["../a", "/a", "a//b", "a/./b", ""])
  func pathsOutsideAreRefused(path: String) throws {
    let tree = try TreeFixture(Self.before)
    defer { tree.delete() }
    #expect(throws: CLDRDiagnostics.self) {
      try TreeUpdate(root: tree.root).apply([FileChange(path: path, text: "x")])
    }
    #expect(try files(tree) == Self.before)
  }

  @Test func linksAndFoldersAreRefused() throws {
    let tree = try TreeFixture(Self.before)
    defer { tree.delete() }
    try FileManager.default.createSymbolicLink(
      atPath: (tree.root + "link").string, withDestinationPath: (tree.root + "kept").string)
    for path in ["link", "a"] {
      #expect(throws: CLDRDiagnostics.self) {
        try TreeUpdate(root: tree.root).apply([FileChange(path: "kept", text: "x"), FileChange(path: path, text: "x")])
      }
    }
    #expect(try (tree.root + "kept").read() == "kept")
  }

  @Test func oneUpdateAtATime() throws {
    let tree = try TreeFixture(Self.before)
    defer { tree.delete() }
    let lock = try TreeLock(folder: tree.root)
    do throws(CLDRDiagnostics) {
      try TreeUpdate(root: tree.root).apply(Self.changes)
      Issue.record("updated beside another update")
    } catch {
      #expect(error.description.contains("another update is running"))
    }
    withExtendedLifetime(lock) {}
    #expect(try files(tree) == Self.before)
  }

  @Test func permissionsStay() throws {
    let tree = try TreeFixture(Self.before)
    defer { tree.delete() }
    let file = tree.root + "a/changed"
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.string)
    try TreeUpdate(root: tree.root).apply(Self.changes)
    let mode = try FileManager.default.attributesOfItem(atPath: file.string)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o600)
  }
}
