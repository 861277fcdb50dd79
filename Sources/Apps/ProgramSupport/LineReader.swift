import Foundation
import SystemAccess

/// Reads a stream line by line. A line costs no more memory than the limit, however long it is.
package struct LineReader {
  /// A line without its end.
  package struct Line: Equatable, Sendable {
    /// The text up to the limit, with U+FFFD for what is not UTF-8.
    package let text: String
    /// The number of the line, from 1.
    package let number: Int
    /// Whether the line is longer than the limit, so that its end is missing.
    package let isCut: Bool
  }

  /// The standard limit in bytes: more than any list of locales, and far less than a machine's memory.
  package static let standardLimit = 1 << 20

  private let descriptor: Int32
  private let limit: Int
  private var chunk: [UInt8] = []
  private var position = 0
  private var number = 0

  /// - Parameters:
  ///   - descriptor: an open file or stream.
  ///   - limit: the bytes of a line that are kept.
  package init(_ descriptor: Int32 = STDIN_FILENO, limit: Int = standardLimit) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// The next line; nil at the end, or if the stream cannot be read. A line ends with LF or CR LF. Waits for a line's end,
  /// but not for more.
  package mutating func next() -> Line? {
    var bytes: [UInt8] = []
    var isCut = false
    var isBegun = false
    while true {
      if position == chunk.count, !fill() {
        return isBegun ? line(bytes, isCut) : nil
      }
      isBegun = true
      let rest = chunk[position...]
      let end = rest.firstIndex(of: 0x0A)
      let part = rest[..<(end ?? chunk.count)]
      let room = limit - bytes.count
      bytes += part.prefix(room)
      if part.count > room { isCut = true }
      position = end.map { $0 + 1 } ?? chunk.count
      if end != nil { return line(bytes, isCut) }
    }
  }

  private mutating func line(_ bytes: [UInt8], _ isCut: Bool) -> Line {
    number += 1
    let isMarked = number == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var text = bytes[(isMarked ? 3 : 0)...]
    if !isCut, text.last == 0x0D { text.removeLast() }
    return Line(text: String(decoding: text, as: UTF8.self), number: number, isCut: isCut)
  }

  /// Reads what there is, waiting if there is nothing; false at the end.
  private mutating func fill() -> Bool {
    chunk = FileReader.readChunk(descriptor, byteCount: 1 << 16)
    position = 0
    return !chunk.isEmpty
  }
}
