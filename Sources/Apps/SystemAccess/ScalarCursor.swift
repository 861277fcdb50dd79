/// A position in a text that is being read. Reading beyond the end gives nil.
package struct ScalarCursor {
  package let scalars: [Unicode.Scalar]
  package private(set) var index = 0

  package init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// A cursor over a text. Its scalars are not counted first, which would take as long as reading them.
  package init(_ text: String) {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { scalars.append(scalar) }
    self.init(scalars)
  }

  package var isAtEnd: Bool { index >= scalars.count }

  package var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  package func peek(_ offset: Int) -> Unicode.Scalar? {
    let place = index + offset
    return place >= 0 && place < scalars.count ? scalars[place] : nil
  }

  /// The current scalar, for messages.
  package var found: String { current.map { "'\($0.excerpt)'" } ?? "the end of the file" }

  package mutating func advance(_ count: Int = 1) { index = min(index + count, scalars.count) }

  package mutating func next() -> Unicode.Scalar? {
    let scalar = current
    advance()
    return scalar
  }

  package mutating func rewind(to place: Int) { index = max(0, min(place, scalars.count)) }

  /// Whether the text is here.
  package func isAt(_ text: String) -> Bool { end(of: text) != nil }

  /// Reads the text completely, or nothing.
  package mutating func take(_ text: String) -> Bool {
    guard let end = end(of: text) else { return false }
    index = end
    return true
  }

  /// The place behind the text; nil if it is not here.
  private func end(of text: String) -> Int? {
    var place = index
    for scalar in text.unicodeScalars {
      guard place < scalars.count, scalars[place] == scalar else { return nil }
      place += 1
    }
    return place
  }

  package mutating func skip(while condition: (Unicode.Scalar) -> Bool) {
    while index < scalars.count, condition(scalars[index]) { index += 1 }
  }

  package func text(from start: Int) -> String { text(start..<index) }

  package func text(_ range: Range<Int>) -> String { String(scalars: scalars[range.clamped(to: 0..<scalars.count)]) }
}

extension String {
  /// A text of scalars. Written as UTF-8 at once: `String.UnicodeScalarView` takes ten times as long for each of them.
  package init(scalars: ArraySlice<Unicode.Scalar>) {
    self = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4 * scalars.count) { bytes in
      var count = 0
      for scalar in scalars {
        if scalar.isASCII {
          bytes[count] = UInt8(truncatingIfNeeded: scalar.value)
          count += 1
          continue
        }
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          bytes[count] = byte
          count += 1
        }
      }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[..<count]), as: UTF8.self)
    }
  }
}

/// A position in a text file, as editors show it.
///
/// Lines end with LF, CR LF or CR. Lines and columns count from 1. Columns count Unicode scalar values of the decoded
/// text, not bytes, UTF-16 units or visible characters. A byte-order mark does not count.
package struct TextPosition: Hashable, Comparable, Sendable {
  // Every text of a bundle has one: half the memory.
  private let smallLine: Int32
  private let smallColumn: Int32

  package var line: Int { Int(smallLine) }
  package var column: Int { Int(smallColumn) }

  package init(line: Int, column: Int) { (smallLine, smallColumn) = (Int32(clamping: line), Int32(clamping: column)) }

  /// Whether the first comes earlier in the text: by line, then by column.
  package static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// Finds the line and column of a scalar. They are rarely needed, so that readers do not count them.
package struct LineTable {
  private let starts: [Int]

  package init(_ scalars: [Unicode.Scalar]) {
    var starts = [0]
    // Every scalar of every file: this loop takes a third of the time of one with `enumerated()` in a debug build.
    var index = 0
    while index < scalars.count {
      switch scalars[index].value {
      case 0x0A:
        // CR LF is one end of line: after the CR a line was begun too early.
        if index > 0, scalars[index - 1].value == 0x0D { starts.removeLast() }
        starts.append(index + 1)
      case 0x0D: starts.append(index + 1)
      default: break
      }
      index += 1
    }
    self.starts = starts
  }

  /// The position of a scalar. Time is logarithmic in the number of lines. Does not allocate.
  package func position(of index: Int) -> TextPosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return TextPosition(line: low + 1, column: index - (starts.isEmpty ? 0 : starts[low]) + 1)
  }
}

extension String {
  /// The parts between each occurrence of a text.
  package func components(cutAt text: String) -> [String] {
    var parts: [String] = []
    var cursor = ScalarCursor(self)
    var start = 0
    while !cursor.isAtEnd {
      let end = cursor.index
      if cursor.take(text) {
        parts.append(cursor.text(start..<end))
        start = cursor.index
      } else {
        cursor.advance()
      }
    }
    return parts + [cursor.text(start..<cursor.index)]
  }
}
