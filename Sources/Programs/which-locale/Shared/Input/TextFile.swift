import Foundation
import LocalizedStrings
import SystemAccess

/// Whole files, as every command reads and writes them: regular files up to a limit, written whole or not at all.
enum TextFile {
  /// Whether there is a file, or anything else, of this name.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func read(_ path: String) throws(CommandFailure) -> String {
    withoutMark(String(decoding: try readBytes(path), as: UTF8.self))
  }

  /// A text without the byte-order mark that editors on Windows begin it with.
  static func withoutMark(_ text: String) -> String {
    text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }

  /// - Parameter limit: the largest file, in bytes.
  static func readBytes(_ path: String, limit: Int = FileReader.standardLimit) throws(CommandFailure) -> [UInt8] {
    switch FileReader.read(path, limit: limit) {
    case .success(let data): return Array(data)
    case .failure(.tooLarge(let count)) where limit < .max:
      throw .file(path, "\(count) bytes are more than is read; see --file-limit")
    case .failure(let problem): throw .file(path, problem.message)
    }
  }

  /// Writes a whole file, or to standard output.
  ///
  /// - Parameter read: files that the bytes were made from. Where one of them is to be replaced, and somebody has
  ///   written it since, or it could be read only half, nothing is written: the rest would be lost.
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
      throw .unwritable(path, "it has errors; written anew it would lose what cannot be read")
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
    do throws(FileWriter.Problem) {
      try FileWriter.write(bytes, to: path, replacing: expected)
    } catch {
      throw .unwritable(path, error.message)
    }
  }
}

/// A file as it was when it was read.
struct FileSnapshot {
  var path: String
  var bytes: [UInt8]
  /// Whether not all of it could be understood: written anew it would lose the rest.
  var isHalfRead = false

  init(reading path: String, _ limits: ReadingLimits) throws(CommandFailure) {
    self.path = path
    bytes = try TextFile.readBytes(path, limit: limits.fileByteCount)
  }
}
