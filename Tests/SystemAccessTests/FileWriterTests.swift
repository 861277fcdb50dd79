import Foundation
import TestSupport
import Testing

@testable import ProgramSupport
@testable import SystemAccess

/// Files are written whole or not at all, and keep their permissions and links.
@Suite final class FileWriterTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  deinit { folder.delete() }

  private func path(_ name: String) -> String { folder.path(name) }
  private func write(_ text: String, _ name: String) throws { try folder.write(name, text) }
  private func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }
  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test func aFileIsMadeAndReplaced() throws {
    try FileWriter.write("new".utf8, to: path("a"))
    #expect(text("a") == "new")
    try FileWriter.write("newer".utf8, to: path("a"))
    #expect(text("a") == "newer")
    try FileWriter.write("".utf8, to: path("a"))
    #expect(text("a") == "")
    #expect(try names == ["a"])
  }

  @Test(arguments: [0o600, 0o640, 0o755]) func permissionsStay(mode: Int) throws {
    try write("old", "a")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path("a"))
    try FileWriter.write("new".utf8, to: path("a"))
    let kept = try FileManager.default.attributesOfItem(atPath: path("a"))[.posixPermissions] as? NSNumber
    #expect(kept?.intValue == mode)
    #expect(text("a") == "new")
  }

  @Test func theTargetOfALinkIsWritten() throws {
    try write("old", "a")
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "a")
    try FileWriter.write("new".utf8, to: path("link"))
    #expect(text("a") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == "a")
    try FileManager.default.createSymbolicLink(atPath: path("nowhere"), withDestinationPath: "b")
    #expect(throws: FileWriter.Problem(message: "a symbolic link that leads nowhere")) {
      try FileWriter.write("new".utf8, to: path("nowhere"))
    }
    #expect(try names == ["a", "link", "nowhere"])
  }

  @Test func whatIsNoFileIsRefused() {
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    for place in [path("pipe"), "/dev/null"] {
      #expect(throws: FileWriter.Problem.self) { try FileWriter.write("x".utf8, to: place) }
      #expect(FileKind(at: place) == .special)
    }
    #expect(throws: FileWriter.Problem(message: "it is a folder")) { try FileWriter.write("x".utf8, to: folder.path) }
    #expect(throws: FileWriter.Problem.self) { try FileWriter.write("x".utf8, to: path("no/such/folder")) }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskIsAnError() {
    let descriptor = open("/dev/full", O_WRONLY)
    defer { close(descriptor) }
    #expect(throws: FileWriter.Problem.system(ENOSPC)) { try StandardStreams.write(Data([0x78]), to: descriptor) }
  }

  /// Written by one thread, and read when that has finished.
  private final class Received: @unchecked Sendable {
    var count = 0
  }

  /// Set by one thread, and read by another sooner or later.
  private final class Flag: @unchecked Sendable {
    var isSet = false
  }

  /// A full pipe that does not block: the writer sleeps until there is room.
  @Test func aFullPipeIsWaitedFor() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (reader, writer) = (ends[0], ends[1])
    defer { close(reader) }
    _ = fcntl(writer, F_SETFL, O_NONBLOCK)
    let data = Data(repeating: 7, count: 1 << 20)
    let received = Received()
    let thread = Thread {
      usleep(400_000)
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      var sum = 0
      while case let count = read(reader, &bytes, bytes.count), count > 0 { sum += count }
      received.count = sum
    }
    thread.start()
    var (before, after) = (timespec(), timespec())
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &before)
    try StandardStreams.write(data, to: writer)
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &after)
    close(writer)
    while !thread.isFinished { usleep(1_000) }
    #expect(received.count == data.count)
    let spent = Double(after.tv_sec - before.tv_sec) + Double(after.tv_nsec - before.tv_nsec) / 1e9
    #expect(spent < 0.05, "\(spent) s of processor time while waiting 0.4 s")
  }

  /// The process's mask decides the permissions of a new file, and is never changed, not even for a moment.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func theMaskStays() throws {
    func mask() -> String? {
      (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8))?.split(separator: "\n")
        .first { $0.hasPrefix("Umask:") }.map(String.init)
    }
    let before = try #require(mask())
    let folder = folder.path
    let thread = Thread {
      for number in 0..<3_000 { try? FileWriter.write("x".utf8, to: "\(folder)/\(number % 10)-\(number)") }
    }
    thread.start()
    var others: Set<String> = []
    while !thread.isFinished { if let now = mask(), now != before { others.insert(now) } }
    #expect(others == [])
    let mode = try FileManager.default.attributesOfItem(atPath: path("0-0"))[.posixPermissions] as? NSNumber
    let bits = Int(before.split(whereSeparator: \.isWhitespace).last ?? "", radix: 8)
    #expect(mode?.intValue == bits.map { 0o666 & ~$0 })
  }

  /// While a file is replaced, nobody can read the new bytes who could not read the old ones.
  @Test func theNewBytesAreNeverOpenToOthers() throws {
    try write("old", "secret")
    #expect(chmod(path("secret"), 0o600) == 0)
    let (target, root) = (path("secret"), folder.path)
    let enough = Flag()
    let thread = Thread {
      for _ in 0..<1_000 where !enough.isSet { try? FileWriter.write(Data(repeating: 7, count: 8 << 20), to: target) }
    }
    thread.start()
    var seen = 0
    while !thread.isFinished {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? [] {
        var status = stat()
        guard stat("\(root)/\(name)", &status) == 0 else { continue }
        if name != "secret" { seen += 1 }
        enough.isSet = seen > 3
        #expect(status.st_mode & 0o077 == 0, "\(name) has \(String(status.st_mode, radix: 8))")
      }
    }
    #expect(seen > 0)
    #expect(try names == ["secret"])
  }

  @Test func otherNamesOfAFileKeepTheOldBytes() throws {
    try write("old", "a")
    #expect(link(path("a"), path("b")) == 0)
    try FileWriter.write("new".utf8, to: path("a"))
    #expect(text("a") == "new")
    #expect(text("b") == "old")
  }

  @Test func nothingIsLeftOfAFailure() throws {
    #expect(throws: FileWriter.Problem.system(ENOENT)) {
      try FileWriter.write("x".utf8, to: path("no/such/folder"))
    }
    #expect(throws: FileWriter.Problem.system(ENAMETOOLONG)) {
      try FileWriter.write("x".utf8, to: path(String(repeating: "n", count: 256)))
    }
    #expect(try names == [])
  }
}
