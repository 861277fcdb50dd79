/// The tables of one release, packed and ready to be written: one value for each generated file.
package struct CompiledTables: Hashable, Sendable {
  package var version: CLDRVersion
  package var files: [CompiledFile]
}

/// One generated file: an enum of constants.
package struct CompiledFile: Hashable, Sendable {
  /// The enum's name, and the file's.
  package var name: String
  /// What it holds, a line for the head of the file.
  package var summary: String
  package var constants: [CompiledConstant]

  /// All bytes of its arrays and texts.
  package var byteCount: Int { constants.reduce(0) { $0 + $1.byteCount } }
}

/// One constant: an array, a number or a text.
package struct CompiledConstant: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case words64([UInt64])
    case words32([UInt32])
    case bytes([UInt8])
    case integer(Int)
    case word64(UInt64)
    case text(String)
  }

  package var name: String
  /// What a row is and where its layout is described.
  package var comment: String
  /// How many facts the constant holds; an array may pack several into an element.
  package var rowCount: Int
  package var value: Value

  package init(_ name: String, _ value: Value, rows: Int, comment: String) {
    self.name = name
    self.value = value
    self.comment = comment
    rowCount = rows
  }

  package var byteCount: Int {
    switch value {
    case .words64(let words): words.count * 8
    case .words32(let words): words.count * 4
    case .bytes(let bytes): bytes.count
    case .integer, .word64: 8
    case .text(let text): text.utf8.count
    }
  }
}
