import Foundation
@_exported import SystemAccess

/// Standard output and standard error of a program. Failures to write are detected, and control characters do not reach
/// a terminal.
package enum StandardStreams {
  /// Prints a line to standard output, as `terminalLine` writes it.
  ///
  /// Ends the program with status 74 if it cannot be written, now or when the buffer is flushed: an answer that was not
  /// written is a failure.
  package static func print(_ line: String, as kind: LineKind = .text) {
    buffer.append(Array((line.terminalLine(kind) + "\n").utf8))
  }

  /// Prints a program's own text of several lines.
  package static func printText(_ text: String) { buffer.append(Array((text.terminalText + "\n").utf8)) }

  /// Writes bytes to standard output unchanged: the contents of a file.
  package static func output(_ bytes: [UInt8]) { buffer.append(bytes) }

  /// Flushes standard output: somebody typing a line waits for its answer.
  package static func flush() { buffer.flush() }

  /// Writes text to standard error, with control characters escaped. A failure to write cannot be reported, and is
  /// ignored.
  package static func printError(_ text: String) { printError(raw: text.terminalText) }

  /// Writes text to standard error unchanged, for a program's own text with control characters, such as its progress.
  package static func printError(raw text: String) {
    flush()
    try? write(Data(text.utf8), to: 2)
  }

  private static let buffer = OutputBuffer()

  /// Writes all of the data, in as many steps as necessary.
  package static func write(_ data: Data, to descriptor: Int32) throws(FileWriter.Problem) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN || errno == EWOULDBLOCK {
        // A pipe or terminal that does not block is full: wait until somebody has read from it.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        guard poll(&waiting, 1, -1) >= 0 || errno == EINTR else { throw .system(errno) }
        continue
      }
      if count <= 0 { throw .system(count < 0 ? errno : EIO) }
      rest = rest.dropFirst(count)
    }
  }
}

/// Buffers lines for standard output. It is flushed when it is full, and at every regular end of the process. A
/// terminal gets each line at once.
private final class OutputBuffer: @unchecked Sendable {
  private let lock = NSLock()
  private var bytes: [UInt8] = []
  private let isTerminal = isatty(1) != 0

  init() {
    atexit { StandardStreams.flush() }
  }

  func append(_ more: [UInt8]) {
    lock.lock()
    bytes += more
    let isDue = isTerminal || bytes.count >= 1 << 16
    lock.unlock()
    if isDue { flush() }
  }

  func flush() {
    lock.lock()
    let data = Data(bytes)
    bytes.removeAll(keepingCapacity: true)
    lock.unlock()
    do throws(FileWriter.Problem) {
      try StandardStreams.write(data, to: 1)
    } catch {
      try? StandardStreams.write(Data("cannot write to standard output: \(error.message)\n".utf8), to: 2)
      // `_exit` and not `exit`, because `exit` may call this.
      _exit(ExitStatus.output.rawValue)
    }
  }
}

/// Calls `write` of the C library, whose name a method above hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
