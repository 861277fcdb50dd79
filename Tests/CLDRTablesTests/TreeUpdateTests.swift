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

  @Test(arguments: ["../a", "/a", "a//b", "a/./b", "", "a/\0b"])
  func pathsOutsideAreRefused(path: String) throws {
    let tree = try TreeFixture(Self.before)
    defer { tree.delete() }
    let error = #expect(throws: CLDRDiagnostics.self) {
      try TreeUpdate(root: tree.root).apply(Self.changes + [FileChange(path: path, text: "x")])
    }
    #expect(error?.diagnostics.map(\.location) == [SourceLocation(file: path, line: 0)])
    #expect(error?.diagnostics.map { $0.message.hasPrefix("not a path inside") } == [true])
    #expect(try files(tree) == Self.before)
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

  @Test func linksAndFoldersAreRefused() throws {
    let tree = try TreeFixture(Self.before)
    defer { tree.delete() }
    try FileManager.default.createSymbolicLink(
      atPath: (tree.root + "link").string, withDestinationPath: (tree.root + "kept").string)
    try FileManager.default.createSymbolicLink(
      atPath: (tree.root + "folder").string, withDestinationPath: (tree.root + "a").string)
    for path in ["link", "a", "folder/changed", "folder/added"] {
      let error = #expect(throws: CLDRDiagnostics.self) {
        try TreeUpdate(root: tree.root).apply([FileChange(path: "kept", text: "x"), FileChange(path: path, text: "x")])
      }
      #expect(error?.description.hasPrefix("\(path): error: ") == true)
    }
    #expect(try (tree.root + "kept").read() == "kept")
  }
}
