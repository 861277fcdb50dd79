import Foundation
import ProgramSupport

/// Reads whole files for every command, up to a limit; `-` is standard input.
enum TextFile {
  static func read(_ path: String) throws(CommandFailure) -> String {
    withoutMark(String(decoding: try readBytes(path), as: UTF8.self))
  }

  /// The text without a byte-order mark, which editors on Windows may write at its beginning.
  static func withoutMark(_ text: String) -> String {
    text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }

  static func readBytes(_ path: String) throws(CommandFailure) -> [UInt8] {
    switch path == "-"
      ? FileReader.read(STDIN_FILENO, expecting: 0, limit: FileReader.standardLimit) : FileReader.read(path)
    {
    case .success(let data): return Array(data)
    case .failure(let problem): throw .file(path, problem.message)
    }
  }
}
