import Foundation
import LocaleCore

/// Standard output and standard error of a program: what cannot be written is noticed, and what is written steers no
/// terminal.
package enum StandardStreams {
  /// What a program ends with whose output could not be written: EX_IOERR of sysexits.h.
  package static let outputFailure: Int32 = 74

  /// A line on standard output, with what would steer a terminal written out.
  ///
  /// Ends the program with status 74 where it cannot be written, now or when the buffer is emptied: an answer that
  /// nobody got is no success.
  package static func print(_ line: String) {
    buffer.append(Array((line.visibleText + "\n").utf8))
  }

  /// Bytes on standard output as they are: the contents of a file.
  package static func output(_ bytes: [UInt8]) { buffer.append(bytes) }

  /// Hands on what has been printed so far: somebody who types a line waits for its answer.
  package static func flush() { buffer.flush() }

  /// Text on standard error, with what would steer a terminal written out. Where that cannot be written, nobody could
  /// be told.
  package static func complain(_ text: String) { complain(raw: text.visibleText) }

  /// The same for text of the program's own that does steer a terminal: how far it has come.
  package static func complain(raw text: String) {
    flush()
    try? write(Data(text.utf8), to: 2)
  }

  private static let buffer = OutputBuffer()

  /// All of the data, however many steps it takes.
  package static func write(_ data: Data, to descriptor: Int32) throws(FileWriter.Problem) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      if count <= 0 { throw .system(count < 0 ? errno : EIO, "writing") }
      rest = rest.dropFirst(count)
    }
  }
}

/// Gathers lines for standard output. Emptied when it is full, and at the end of the process, however that ends by
/// itself; a terminal gets each line at once.
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
      // Not exit, which is where this may be called from.
      _exit(StandardStreams.outputFailure)
    }
  }
}

/// `write` of the C library, which has the name of a method above.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
