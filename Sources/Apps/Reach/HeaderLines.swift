import AppLocalization
import Foundation
import SystemAccess

/// A stream of lines, given out in blocks of whole lines to several workers. It keeps one block, however long the stream is.
package final class LineBlocks: @unchecked Sendable {
  struct Block {
    let bytes: [UInt8]
    /// The number of the first line, from 1.
    let firstLine: Int
  }

  /// Far longer than any header.
  static let size = 1 << 20

  private let lock = NSLock()
  private let descriptor: Int32
  /// The size of the file; zero for a stream.
  private let byteCount: Int
  /// Hears how far the reading is: bytes read, of how many, and lines.
  private let progress: @Sendable (_ done: Int, _ all: Int, _ lines: Int) -> Void
  private var readCount = 0
  private var rest: [UInt8] = []
  private var nextLine = 1
  private var isAtEnd = false
  /// Whether the stream is within a line of which a block had the beginning.
  private var isInCutLine = false

  /// - Parameter byteCount: the size of the file; zero for a stream, whose end is not known.
  package init(
    _ descriptor: Int32, byteCount: Int, progress: @escaping @Sendable (_ done: Int, _ all: Int, _ lines: Int) -> Void
  ) {
    self.descriptor = descriptor
    self.byteCount = byteCount
    self.progress = progress
  }

  /// The next block; nil at the end. A line that is longer than a block is cut.
  func next() -> Block? {
    lock.lock()
    defer { lock.unlock() }
    var bytes = rest
    rest = []
    while bytes.count < Self.size, !isAtEnd { fill(&bytes) }
    progress(readCount, byteCount, nextLine)
    if bytes.isEmpty { return nil }
    if !isAtEnd {
      if let end = bytes.lastIndex(of: 0x0A) {
        rest = Array(bytes[(end + 1)...])
        bytes.removeSubrange((end + 1)...)
      } else {
        isInCutLine = true
      }
    }
    let block = Block(bytes: bytes, firstLine: nextLine)
    nextLine += bytes.count { $0 == 0x0A } + (isInCutLine ? 1 : 0)
    return block
  }

  private func fill(_ bytes: inout [UInt8]) {
    let more = FileReader.readChunk(descriptor, byteCount: Self.size)
    readCount += more.count
    if more.isEmpty { isAtEnd = true }
    guard isInCutLine else {
      bytes += more
      return
    }
    if let end = more.firstIndex(of: 0x0A) {
      isInCutLine = false
      bytes += more[(end + 1)...]
    }
  }
}

/// A line of a log or of a list of counts.
struct HeaderLine {
  /// A header, or the identifiers of a list of preferences, which are ranges of equal weight.
  let header: UnsafeBufferPointer<UInt8>
  let visits: Int

  /// More visits than this in one line are no count.
  static let greatestCount = 1_000_000_000_000

  /// Reads `header`, `count<TAB>header`, or a count and a space, as `uniq -c` writes it; or the column of a log. Nil if there
  /// is no such column, or if the count is zero or beyond the limit.
  init?(_ line: UnsafeBufferPointer<UInt8>, column: Int?) {
    var cell = line[...]
    if cell.last == 0x0D { cell = cell.dropLast() }
    guard let column else {
      let start = cell.drop { $0 == 0x20 }
      let rest = start.drop { $0 &- 0x30 < 10 }
      let digits = start[..<rest.startIndex]
      guard !digits.isEmpty, let separator = rest.first, separator == 0x20 || separator == 0x09 else {
        self.init(cell: cell, visits: 1)
        return
      }
      guard let visits = Int(String(decoding: digits, as: UTF8.self)),
        (1...Self.greatestCount).contains(visits)
      else { return nil }
      self.init(cell: rest.dropFirst(), visits: visits)
      return
    }
    for _ in 1..<column {
      guard let tab = cell.firstIndex(of: 0x09) else { return nil }
      cell = cell[(tab + 1)...]
    }
    self.init(cell: cell.prefix { $0 != 0x09 }, visits: 1)
  }

  /// Takes off spaces and the quotation marks of a log; `-` is a log's word for no header.
  private init(cell: Slice<UnsafeBufferPointer<UInt8>>, visits: Int) {
    var cell = cell
    func isOuter(_ byte: UInt8?) -> Bool { byte == 0x20 || byte == 0x22 }
    while isOuter(cell.first) { cell = cell.dropFirst() }
    while isOuter(cell.last) { cell = cell.dropLast() }
    if cell.count == 1, cell.first == 0x2D { cell = cell.dropFirst() }
    header = UnsafeBufferPointer(rebasing: cell)
    self.visits = visits
  }
}

/// The visits of each distinct header, up to a number of headers and of bytes: a header occurs many times in a log, and is
/// then decided once. Its order says nothing; it is emptied when it is full.
struct HeaderCounts {
  private static let limit = 1 << 15
  private static let byteLimit = 1 << 22

  private var visits: [LiteralKey: Int] = [:]
  private var byteCount = 0

  var isFull: Bool { visits.count >= Self.limit || byteCount >= Self.byteLimit }

  mutating func add(_ line: HeaderLine) {
    let known = visits.count
    visits[LiteralKey(String(decoding: line.header, as: UTF8.self)), default: 0].add(line.visits)
    if visits.count > known { byteCount += line.header.count }
  }

  /// Gives every header with its visits, and forgets all.
  mutating func empty(_ body: (String, Int) -> Void) {
    for (header, count) in visits { body(header.text, count) }
    visits.removeAll(keepingCapacity: true)
    byteCount = 0
  }
}

extension Int {
  /// Adds a count. No number of lines overflows it.
  mutating func add(_ count: Int) {
    let (sum, isTooLarge) = addingReportingOverflow(count)
    self = isTooLarge ? .max : sum
  }
}
