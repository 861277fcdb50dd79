import LocaleCore

/// One generated file: an enum of constants.
package struct CompiledFile: Hashable, Sendable {
  /// The enum's name, and the file's.
  package let name: String
  /// The contents in one line, for the head of the file.
  package let summary: String
  package var constants: [CompiledConstant] = []
  /// The file of CLDR that the tables are made from, for what is too wide.
  private let place: SourceLocation

  /// - Parameter path: the file of CLDR that the tables are made from.
  package init(_ name: String, _ summary: String, from path: String) {
    self.name = name
    self.summary = summary
    place = SourceLocation(file: path)
  }

  /// All bytes of its arrays and texts.
  package var byteCount: Int { constants.reduce(0) { $0 + $1.byteCount } }

  /// Adds a table of words that are packed, or another constant.
  ///
  /// - Parameters:
  ///   - rows: the number of facts in it; nil for one in each element, or for one in all.
  ///   - comment: the meaning of a row, and the type that describes its layout.
  package mutating func add(
    _ name: String, _ value: CompiledConstant.Value, rows: Int? = nil, _ comment: String
  ) {
    constants.append(CompiledConstant(name: name, comment: comment, rowCount: rows ?? value.size.count, value: value))
  }

  /// Lines as one text, and where each begins.
  static func text(of lines: [String]) -> (text: String, starts: [Int]) {
    lines.reduce(into: (text: "", starts: [])) { result, line in
      result.starts.append(result.text.utf8.count)
      result.text += line + "\n"
    }
  }

  /// Adds a column: a number of 8 or 16 bits for each row.
  ///
  /// - Throws: an error if a number is wider.
  mutating func add(
    _ name: String, column numbers: some Sequence<some BinaryInteger>, bits: Int = 16, rows: Int? = nil,
    _ comment: String
  ) throws(InputDiagnostic) {
    let limit = UInt64(1) << UInt64(bits)
    var checked: [UInt64] = []
    for number in numbers {
      guard let value = UInt64(exactly: number), value < limit else {
        throw .tooWide("a number in \(self.name).\(name)", limit, at: place)
      }
      checked.append(value)
    }
    // Each number was held against the width.
    add(
      name,
      bits == 8
        ? .bytes(checked.map { UInt8(truncatingIfNeeded: $0) })
        : .halves(checked.map { UInt16(truncatingIfNeeded: $0) }), rows: rows, comment)
  }
}

/// One constant: an array, a number or a text.
package struct CompiledConstant: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case words64([UInt64])
    case words32([UInt32])
    case halves([UInt16])
    case bytes([UInt8])
    case integer(Int)
    case word64(UInt64)
    case text(String)

    /// The number of elements, and of their bytes.
    fileprivate var size: (count: Int, byteCount: Int) {
      switch self {
      case .words64(let words): (words.count, words.count * 8)
      case .words32(let words): (words.count, words.count * 4)
      case .halves(let halves): (halves.count, halves.count * 2)
      case .bytes(let bytes): (bytes.count, bytes.count)
      case .integer, .word64: (1, 8)
      case .text(let text): (1, text.utf8.count)
      }
    }
  }

  package let name: String
  /// The meaning of a row, and the type that describes its layout.
  package let comment: String
  /// The number of facts in the constant; an array may pack several into an element.
  package var rowCount: Int
  package let value: Value

  package var byteCount: Int { value.size.byteCount }
}

extension InputDiagnostic {
  /// What no release had in such numbers, or so wide: only a wider field helps.
  static func tooWide(_ field: String, _ limit: UInt64, at location: SourceLocation) -> InputDiagnostic {
    InputDiagnostic(
      "more than the tables have room for", at: location, text: field,
      hint: "widen the field, which has room for numbers below \(limit)")
  }
}
