import AppLocalization
import LocalizedStrings

/// The properties of any bytes that are read as an XLIFF file.
enum TranslationProperties {
  static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(PropertyViolation) {
    let reading = TranslationDocument.read(bytes)
    try PlaceProperties.check(reading.diagnostics, in: bytes)
    guard let document = reading.document else {
      try require(
        reading.diagnostics.contains { $0.severity == .error }, "no document is an error", "\(reading.diagnostics)")
      return
    }
    let text = document.xliff
    let again = TranslationDocument.read(text.utf8)
    let back = try require(again.document, "what is written can be read", text)
    try require(
      back.files.map { $0.units.map(\.id) } == document.files.map { $0.units.map(\.id) }, "no unit is lost", text)
    try require(
      back.files.map { $0.units.map(\.target) } == document.files.map { $0.units.map(\.target) },
      "no translation is lost", text)
    try require(back.xliff == text, "writing is stable", text)
    for file in document.files.prefix(2) { try checkImport(file) }
  }

  /// Imports into a table with its own keys: every translation is imported, and nothing else.
  private static func checkImport(_ file: TranslationFile) throws(PropertyViolation) {
    let source = StringsTable(entries: file.units.prefix(32).map { StringsEntry($0.id, $0.source) })
    let (table, report) = file.importing(into: nil, source: source)
    let known = Set(source.entries.map { Array($0.key.utf8) })
    try require(
      table.entries.allSatisfy { known.contains(Array($0.key.utf8)) }, "an import adds no key", "\(report)")
    let written = StringsTable.read(StringsWriter().bytes(of: table))
    try require(!written.hasErrors, "an imported table can be written and read", "\(written.diagnostics)")
  }
}
