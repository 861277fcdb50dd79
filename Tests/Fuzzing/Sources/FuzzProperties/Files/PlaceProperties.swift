import AppLocalization

/// The property of every place in a text: it is in the text.
enum PlaceProperties {
  static func check(
    _ diagnostics: [LocalizationDiagnostic], in bytes: UnsafeBufferPointer<UInt8>
  ) throws(PropertyViolation) {
    // In UTF-16 every other byte of a line end is zero, so there are not more lines than such bytes.
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    for diagnostic in diagnostics {
      try require(!diagnostic.message.isEmpty, "a diagnostic says what is wrong", "\(diagnostic.code)")
      guard let line = diagnostic.line, let column = diagnostic.column else { continue }
      try require(
        (1...lines).contains(line) && (1...bytes.count + 1).contains(column), "a place is in the text",
        "\(line):\(column) of \(lines) lines")
    }
  }
}
