import Foundation
import TestSupport
import Testing

@testable import ProgramSupport
@testable import SystemAccess

/// A file is opened once, and read to its limit.
@Suite final class FileReaderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  deinit { folder.delete() }

  private func path(_ name: String) -> String { folder.path(name) }

  @Test func onlyRegularFilesAreRead() throws {
    #expect(FileReader.read(path("no")) == .failure(.missing))
    #expect(FileReader.read("\(path("no"))/a") == .failure(.missing))
    #expect(FileReader.read(folder.path) == .failure(.folder))
    #expect(FileReader.read("/dev/null") == .failure(.special))
    try folder.link("zero", to: "/dev/zero")
    #expect(FileReader.read(path("zero")) == .failure(.special))
    try folder.link("nowhere", to: "none")
    #expect(FileReader.read(path("nowhere")) == .failure(.danglingLink))
    try folder.link("circle", to: "circle")
    #expect(FileReader.read(path("circle")) == .failure(.danglingLink))
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    #expect(FileReader.read(path("pipe")) == .failure(.special))
    try folder.write("a", "12345")
    try folder.link("link", to: "a")
    #expect(FileReader.read(path("a"), limit: 4) == .failure(.tooLarge(byteCount: 5)))
    #expect(FileReader.read(path("a"), limit: 5) == .success(Data("12345".utf8)))
    #expect(FileReader.read(path("link"), limit: .max) == .success(Data("12345".utf8)))
    try folder.write("empty", "")
    #expect(FileReader.read(path("empty"), limit: 0) == .success(Data()))
  }

  /// At most the limit's names are kept, and it is known whether there are more.
  @Test func namesInAFolder() throws {
    for name in ["a", "b", ".c"] { try folder.write(name, "") }
    let all = try #require(FolderReader.names(in: folder.path, limit: 3))
    #expect(all.names.sorted() == [".c", "a", "b"] && !all.isCut)
    let some = try #require(FolderReader.names(in: folder.path, limit: 2))
    #expect(some.names.count == 2 && Set(some.names).isSubset(of: all.names) && some.isCut)
    #expect(FolderReader.names(in: folder.path, limit: 0)?.isCut == true)
    #expect(FolderReader.names(in: path("a"), limit: 3) == nil)
    #expect(FolderReader.names(in: path("none"), limit: 3) == nil)
  }

  @Test func kinds() throws {
    try folder.write("a", "12345")
    try folder.link("folder", to: ".")
    #expect(FileKind(at: path("a")) == .file(byteCount: 5))
    #expect(FileKind(at: path("folder")) == .folder)
    #expect(FileKind.isFolderItself(folder.path))
    #expect(!FileKind.isFolderItself(path("folder")))
    #expect(FileKind(at: path("a/b")) == nil)
    #expect(FileKind(at: "") == nil)
  }

  /// Whatever size a file says: /dev/zero has none, and no end.
  @Test(arguments: [0, 1, 65_535, 65_536, 1 << 20]) func anEndlessStreamIsReadToTheLimit(limit: Int) throws {
    let zero = open("/dev/zero", O_RDONLY)
    defer { close(zero) }
    for expected in [0, 1, limit, 1 << 40] {
      #expect(throws: FileReader.Problem.tooLarge(byteCount: limit + 1)) {
        try FileReader.read(zero, expecting: expected, limit: limit).get()
      }
    }
  }

  /// Files below /proc have the size 0 and any length; `pagemap` is 512 GiB, and is read only by multiples of eight bytes.
  @Test(.enabled(if: FileManager.default.isReadableFile(atPath: "/proc/self/pagemap")), arguments: [7, 1 << 20])
  func aFileThatHidesItsSizeIsReadToTheLimit(limit: Int) throws {
    try folder.link("Localizable.strings", to: "/proc/self/pagemap")
    #expect(throws: FileReader.Problem.self) {
      try FileReader.read(path("Localizable.strings"), limit: limit).get()
    }
    let status = try FileReader.read("/proc/self/status").get()
    #expect(String(decoding: status, as: UTF8.self).contains("VmRSS"))
  }

  /// A pipe may take the place of a file after it was looked at: opening never waits for a writer.
  @Test func aFileThatBecomesAPipeIsNotWaitedFor() throws {
    let (target, other) = (path("a"), path("pipe"))
    try folder.write("plain", "12345")
    #expect(mkfifo(other, 0o600) == 0 && link(path("plain"), target) == 0)
    let thread = Thread { [plain = path("plain"), next = path("next")] in
      for round in 0..<20_000 {
        link(round % 2 == 0 ? other : plain, next)
        rename(next, target)
        unlink(next)
      }
    }
    thread.start()
    var results: Set<String> = []
    while !thread.isFinished { results.insert("\(FileReader.read(target))") }
    #expect(
      results.isSubset(of: ["success(5 bytes)", "failure(SystemAccess.FileReader.Problem.special)"]), "\(results)")
  }
}

/// A stream is read line by line, each to its limit.
@Suite struct LineReaderTests {
  private func lines(_ bytes: some Sequence<UInt8>, limit: Int = 10) throws -> [LineReader.Line] {
    try withTemporaryFolder { folder in
      let file = open(try folder.write("lines", Data(bytes)), O_RDONLY)
      defer { close(file) }
      var reader = LineReader(file, limit: limit)
      var lines: [LineReader.Line] = []
      while let line = reader.next() { lines.append(line) }
      return lines
    }
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb", ["a", "", "b"]), ("\n", [""]), ("a\r\nb\r\n", ["a", "b"]),
    ("a\rb\u{85}c\u{2028}d", ["a\rb\u{85}c\u{2028}d"]), ("\u{FEFF}a\n\u{FEFF}b", ["a", "\u{FEFF}b"]),
    ("0123456789\n01234567890\nx", ["0123456789", "0123456789", "x"]),
  ])
  func lines(text: String, expected: [String]) throws {
    let lines = try lines(text.utf8)
    #expect(lines.map { Array($0.text.utf8) } == expected.map { Array($0.utf8) })
    #expect(lines.map(\.number) == Array(1..<(expected.count + 1)))
    let bytes = Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false)
    #expect(lines.map(\.isCut) == bytes.prefix(expected.count).map { $0.count == 11 })
  }

  /// Lines that cross the borders of what is read at once.
  @Test func longLines() throws {
    for count in [65_535, 65_536, 65_537, 300_000] {
      let text = String(repeating: "x", count: count)
      let read = try lines("\(text)\n\(text)\ny".utf8, limit: 300_000)
      #expect(read.map(\.text.utf8.count) == [count, count, 1])
      #expect(read.count { $0.isCut } == 0)
    }
  }

  @Test func whatIsNotUTF8IsReplaced() throws {
    #expect(try lines([0x61, 0xFF, 0x0A, 0xC3]).map(\.text) == ["a\u{FFFD}", "\u{FFFD}"])
  }
}
