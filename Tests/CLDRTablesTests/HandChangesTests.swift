import Foundation
import PathKit
import Testing

@testable import CLDRTables

/// Data that were changed by hand, on purpose.
@Suite struct HandChangesTests {
  private func imported() throws -> TreeFixture {
    let tree = try TreeFixture([:])
    let files = ReadingFixture.release(CLDRFilePath.supplementalDTD, ReadingFixture.dtd)
    try CLDRImporter(files: files, release: ReadingFixture.version).run().write(to: tree.root + "CLDR")
    return tree
  }

  private func change(_ tree: TreeFixture, _ old: String, _ new: String) throws {
    let file = tree.root + "CLDR" + CLDRFilePath.languageInfo
    let text: String = try file.read()
    try #require(text.contains(old))
    try file.write(text.replacing(old, with: new))
  }

  @Test func areNamedInTheManifest() throws {
    let tree = try imported()
    defer { tree.delete() }
    let folder = tree.root + "CLDR"
    try change(tree, "distance=\"1\"", "distance=\"2\"")
    #expect(try CLDRManifest(folder: folder).verify(folder: folder).count == 1)
    let accepted = try HandChanges(folder: folder, reason: " nearer \n")
    #expect(accepted.files == [CLDRFilePath.languageInfo])
    #expect(accepted.facts.languageMatching.rules.first?.distance == 2)
    try TreeUpdate(root: tree.root).begin().apply(accepted.files(in: "CLDR"))
    let manifest = try CLDRManifest(folder: folder)
    #expect(manifest.changes == ["nearer"])
    #expect(manifest.verify(folder: folder) == [])

    try change(tree, "distance=\"2\"", "distance=\"3\"")
    let again = try HandChanges(folder: folder, reason: "nearer still")
    #expect(again.manifest.changes == ["nearer", "nearer still"])
  }

  @Test func mustHold() throws {
    let tree = try imported()
    defer { tree.delete() }
    let folder = tree.root + "CLDR"
    #expect(throws: CLDRDiagnostics.self) { try HandChanges(folder: folder, reason: "nothing") }
    try change(tree, "desired=\"nb\"", "desired=\"n\"")
    #expect(throws: CLDRDiagnostics.self) { try HandChanges(folder: folder, reason: "a language of one letter") }
    try change(tree, "desired=\"n\"", "desired=\"nn\"")
    #expect(throws: CLDRDiagnostics.self) { try HandChanges(folder: folder, reason: " ") }
    try (folder + "common/extra.xml").write("<a/>")
    #expect(throws: CLDRDiagnostics.self) { try HandChanges(folder: folder, reason: "a file more") }
  }
}
