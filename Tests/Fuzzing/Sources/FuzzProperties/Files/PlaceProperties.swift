import AppLocalization

/// The property of every place in a text: it is in the text.
enum PlaceProperties {
  static func check(
    _ diagnostics: [LocalizationDiagnostic], in bytes: UnsafeBufferPointer<UInt8>
  ) throws(PropertyViolation) {
    for diagnostic in diagnostics {
      try require(!diagnostic.message.isEmpty, "a diagnostic says what is wrong", "\(diagnostic.code)")
    }
    try check(diagnostics.compactMap(\.position), in: bytes)
  }

  static func check(_ positions: [TextPosition], in bytes: UnsafeBufferPointer<UInt8>) throws(PropertyViolation) {
    // In UTF-16 every other byte of a line end is zero, so there are not more lines than such bytes.
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    for position in positions {
      try require(
        (1...lines).contains(position.line) && (1...bytes.count + 1).contains(position.column),
        "a place is in the text", "\(position.line):\(position.column) of \(lines) lines")
    }
  }
}
