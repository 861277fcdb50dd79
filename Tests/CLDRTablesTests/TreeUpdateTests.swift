import Foundation
import PathKit
import Testing

@testable import CLDRTables

/// An update writes the files that differ, each whole, and nothing outside of its folder.
@Suite struct TreeUpdateTests {
  private static let before = ["a/changed": "old", "a/removed": "gone", "kept": "kept"]
  private static let changes = [
    FileChange(path: "a/changed", text: "new"), FileChange(path: "a/removed", contents: nil),
    FileChange(path: "d/e/added", text: "added"), FileChange(path: "kept", text: "kept"),
  ]

  private func files(_ tree: TreeFixture) throws -> [String: String] { try tree.contents().filter { $0.value != "/" } }

  @Test func onlyFilesThatDifferAreWritten() throws {
    let tree = try TreeFixture(Self.before)
    defer { tree.delete() }
    #expect(try TreeUpdate(root: tree.root).apply(Self.changes) == ["a/changed", "a/removed", "d/e/added"])
    #expect(try files(tree) == ["a/changed": "new", "kept": "kept", "d/e/added": "added"])
    #expect(try TreeUpdate(root: tree.root).apply(Self.changes) == [])
  }

  /// Other signs are as good as letters, and what cannot be written has the status of output, after the files before it.
  @Test func namesOfFiles() throws {
    let tree = try TreeFixture(Self.before)
    defer { tree.delete() }
    let odd = ["...", "a\u{1} b", ".hidden"].map { FileChange(path: $0, text: "x") }
    #expect(try TreeUpdate(root: tree.root).apply(odd) == odd.map(\.path))
    let error = #expect(throws: CLDRDiagnostics.self) {
      try TreeUpdate(root: tree.root).apply([
        FileChange(path: "new", text: "x"), FileChange(path: String(repeating: "n", count: 300), text: "x"),
      ])
    }
    #expect(error?.exitStatus == .output)
    #expect(error?.diagnostics.first?.location.line == 0)
    #expect(try (tree.root + "new").read() == "x")
  }

  /// Nothing is written where a folder, a pipe or a link to nothing is in the way of one file.
  @Test func whatIsNoFileIsRefused() throws {
    let tree = try TreeFixture(Self.before)
    defer { tree.delete() }
    try FileManager.default.createSymbolicLink(
      atPath: (tree.root + "link").string, withDestinationPath: (tree.root + "none").string)
    #expect(mkfifo((tree.root + "pipe").string, 0o600) == 0)
    for path in ["link", "a", "pipe"] {
      let error = #expect(throws: CLDRDiagnostics.self) {
        try TreeUpdate(root: tree.root).apply([FileChange(path: "kept", text: "x"), FileChange(path: path, text: "x")])
      }
      #expect(error?.description.hasPrefix("\(path): error: cannot be replaced: ") == true)
      #expect(error?.exitStatus == .output)
    }
    #expect(try (tree.root + "kept").read() == "kept")
  }
}
