import PathKit
import Testing

@testable import CLDRTables

@Suite struct FingerprintsTests {
  private let tables: CompiledTables = {
    var file = CompiledFile("T", "", from: "")
    file.add("words", .words64([0x0807_0605_0403_0201]), rows: 3, "")
    file.add("halves", .words32([0x0403_0201]), rows: 2, "")
    file.add("text", .text("abc"), "")
    file.add("number", .integer(1), "")
    return CompiledTables(version: CLDRVersion(major: 48), modules: [.matching: [file]])
  }()

  /// Each constant has a line, with the figures that are also in the head of the generated file, and the hash of known
  /// bytes.
  @Test func linesCountAndHash() {
    let lines = Fingerprints(tables).text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    // Made by sha256sum from the bytes 1…8, 1…4, "abc", and 1 with seven zeros.
    #expect(
      lines == [
        "T.words   3  8  66840dda154e8a113c31dd0ad32f7f3a366a80e8136979d8f5a101d3d29d6f72",
        "T.halves  2  4  9f64a747e1b97f131fabb6b447296c9b6f0201e79fb3c5356e6c77e89b6a806a",
        "T.text    1  3  ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        "T.number  1  8  7c9fa136d4413fa6173637e883b6998d32e1d675f88cddff9dcbcf331820f4b8",
      ])
  }

  /// A checkout with other ends of lines is one sentence, and rows that were lost are counted against the file before.
  @Test func endsOfLinesAndLostRows() throws {
    let tree = try TreeFixture([:])
    defer { tree.delete() }
    let file = tree.root + Fingerprints.fileName
    let text = Fingerprints(tables).text
    try file.write(String(text.flatMap { $0 == "\n" ? "\r\n" : "\($0)" }))
    #expect(Fingerprints(tables).verify(folder: tree.root).map(\.message) == ["lines end with CR LF"])
    for (count, lost) in [(3, 0), (102, 0), (103, 1), (5_000, 1)] {
      try file.write(text.replacing("T.words   3", with: "T.words   \(count)"))
      let found = Fingerprints(tables).fewerRows(thanIn: tree.root)
      #expect(found.count == lost && found.allSatisfy { $0.text == "T.words" && $0.severity == .warning }, "\(count)")
    }
  }

  /// Each line that differs, is missing or is not the tables' is named with its place.
  @Test func linesThatDiffer() throws {
    let tree = try TreeFixture([:])
    defer { tree.delete() }
    let text = Fingerprints(tables).text
    let lines = text.split(separator: "\n").map(String.init)
    func faults(_ change: (inout [String]) -> Void) throws -> [String] {
      var changed = lines
      change(&changed)
      try (tree.root + Fingerprints.fileName).write(changed.joined(separator: "\n") + "\n")
      return Fingerprints(tables).verify(folder: tree.root).map {
        "\($0.location.line) \($0.message): \($0.text ?? "")"
      }
    }
    #expect(try faults { _ in } == [])
    #expect(try faults { $0.remove(at: 4) } == ["0 a line is missing: T.text"])
    #expect(try faults { $0.remove(at: 0) } == ["0 a line is missing: \(lines[0])"])
    #expect(try faults { $0.insert("# note", at: 2) } == ["3 differs from the tables: # note"])
    #expect(
      try faults { $0.append("U.x  1  2  abcdefgh1234") } == [
        "7 differs from the tables: U.x: 1 rows, 2 bytes, abcdefgh…"
      ])
    #expect(
      try faults { $0[2] = "T.words  3" } == [
        "3 differs from the tables: T.words: nothing, the data gives 3 rows, 8 bytes, 66840dda…"
      ])
    #expect(
      try faults { lines in
        lines.insert("# x", at: 3)
        lines.insert("", at: 2)
      } == ["5 differs from the tables: # x"])
    #expect(try faults { $0.swapAt(2, 3) } == ["0 lines in a different order: "])
  }

  @Test func aTableThatMovedIsNamed() throws {
    let tree = try TreeFixture([:])
    defer { tree.delete() }
    try (tree.root + Fingerprints.fileName).write(Fingerprints(tables).text)
    #expect(Fingerprints(tables).verify(folder: tree.root) == [])
    var moved = tables
    moved.modules[.matching]?[0].constants[1].rowCount += 1
    let found = Fingerprints(moved).verify(folder: tree.root)
    #expect(found.count == 1)
    #expect(found.first?.text?.hasPrefix("T.halves: ") == true)
    #expect(found.first?.text?.contains(", the data gives 3 rows") == true)
    #expect(found.first.map { $0.location.line > 0 } == true)
    let changed = Fingerprints(tables, changedByHand: ["common/a.xml"]).verify(folder: tree.root)
    #expect(changed.map(\.text) == ["# Changed by hand since the import: common/a.xml"])
    try (tree.root + Fingerprints.fileName).delete()
    #expect(
      Fingerprints(tables).verify(folder: tree.root).map { "\($0.location.line) \($0.message)" } == ["0 missing file"])
  }
}
