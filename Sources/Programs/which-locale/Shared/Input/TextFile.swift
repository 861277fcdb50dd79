import Foundation
import LocalizedStrings
import SystemAccess

/// Reads and writes whole files for every command: regular files up to a limit, written whole or not at all.
enum TextFile {
  /// Whether a file, a folder or anything else has this name.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func read(_ path: String) throws(CommandFailure) -> String {
    withoutMark(String(decoding: try readBytes(path), as: UTF8.self))
  }

  /// The text without a byte-order mark, which editors on Windows may write at its beginning.
  static func withoutMark(_ text: String) -> String {
    text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }

  /// - Parameter limit: the size of the largest file to read, in bytes.
  static func readBytes(_ path: String, limit: Int = FileReader.standardLimit) throws(CommandFailure) -> [UInt8] {
    switch FileReader.read(path, limit: limit) {
    case .success(let data): return Array(data)
    case .failure(.tooLarge(let count)) where limit < .max:
      throw .file(path, "it has \(count) bytes, more than the limit; raise --file-limit")
    case .failure(let problem): throw .file(path, problem.message)
    }
  }

  /// Writes the bytes to a file as a whole, or to standard output.
  ///
  /// - Parameter read: the files that the bytes were made from. If one of them is to be replaced and has changed
  ///   since, or could be read only in part, nothing is written: data would be lost.
  static func write(
    _ bytes: [UInt8], to path: String?, madeFrom read: [FileSnapshot] = []
  ) throws(CommandFailure) {
    guard let path else {
      Console.write(bytes)
      return
    }
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let own = read.first { URL(fileURLWithPath: $0.path).resolvingSymlinksInPath().path == place }
    if own?.isHalfRead == true {
      throw .unwritable(path, "it has errors: replacing it would lose what could not be read; use --output")
    }
    try write(bytes, to: path, replacing: own.map { .some(Data($0.bytes)) })
  }

  /// Makes the folder of a file, where it is not there.
  static func makeFolder(of path: String) throws(CommandFailure) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path, error.localizedDescription)
    }
  }

  static func write(_ bytes: [UInt8], to path: String, replacing expected: Data??) throws(CommandFailure) {
    if let expected, FileManager.default.contents(atPath: path) != expected {
      throw .unwritable(path, "it has changed since it was read; run the command again")
    }
    do throws(FileWriter.Problem) {
      try FileWriter.write(bytes, to: path)
    } catch {
      throw .unwritable(path, error.message)
    }
  }
}

/// A file as it was when it was read.
struct FileSnapshot {
  var path: String
  var bytes: [UInt8]
  /// Whether a part of the file could not be read. Replacing the file would lose that part.
  var isHalfRead = false

  init(reading path: String, _ limits: ReadingLimits) throws(CommandFailure) {
    self.path = path
    bytes = try TextFile.readBytes(path, limit: limits.fileByteCount)
  }
}
