import Foundation
import ProgramSupport

/// Reads and writes whole files for every command: regular files up to a limit, written whole or not at all. `-` is
/// standard input.
enum TextFile {
  static func read(_ path: String) throws(CommandFailure) -> String {
    withoutMark(String(decoding: try readBytes(path), as: UTF8.self))
  }

  /// The text without a byte-order mark, which editors on Windows may write at its beginning.
  static func withoutMark(_ text: String) -> String {
    text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }

  /// - Parameter limit: the size of the largest file to read, in bytes.
  static func readBytes(_ path: String, limit: Int = FileReader.standardLimit) throws(CommandFailure) -> [UInt8] {
    let read =
      path == "-" ? FileReader.read(STDIN_FILENO, expecting: 0, limit: limit) : FileReader.read(path, limit: limit)
    switch read {
    case .success(let data): return Array(data)
    case .failure(.tooLarge(let count)) where limit < .max:
      throw .file(path, "at least \(count) bytes, more than the limit; raise --file-limit")
    case .failure(let problem): throw .file(path, problem.message)
    }
  }

  /// Writes lines to a file as they are printed, or prints them.
  static func write(_ lines: [String], as kind: LineKind, to path: String?) throws(CommandFailure) {
    try write(Array(lines.map { $0.terminalLine(kind) + "\n" }.joined().utf8), to: path)
  }

  /// Writes the bytes to a file as a whole, or to standard output.
  static func write(_ bytes: [UInt8], to path: String?) throws(CommandFailure) {
    guard let path else { return Console.output(bytes) }
    do throws(FileWriter.Problem) {
      try FileWriter.write(bytes, to: path)
    } catch {
      throw .file(path, error.message, .output)
    }
  }
}
