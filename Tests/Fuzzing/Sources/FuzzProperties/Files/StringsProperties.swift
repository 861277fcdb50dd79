import AppLocalization
import LocalizedStrings

/// The properties of any bytes that are read as a `.strings` file.
enum StringsProperties {
  static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(PropertyViolation) {
    let reading = StringsTable.read(bytes)
    try PlaceProperties.check(reading.diagnostics, in: bytes)
    try PlaceProperties.check(reading.positions, in: bytes)
    try require(
      reading.positions.isEmpty || reading.positions.count == reading.table.entries.count,
      "every entry has a place, or none has", "\(reading.positions.count) of \(reading.table.entries.count)")
    try checkLookup(reading.table)
    try checkWriting(reading.table, StringsWriter())
    try checkWriting(reading.table, StringsWriter(encoding: .utf16LittleEndian))
    try checkWriting(reading.table, StringsWriter(isASCII: true))
    for entry in reading.table.entries {
      _ = FormatString(entry.text ?? entry.key)
    }
    let dictionary = StringsDictionary.read(bytes)
    try PlaceProperties.check(dictionary.diagnostics, in: bytes)
    let table = LocalizedTable(strings: reading.table, dictionary: dictionary.dictionary)
    for key in table.keys {
      _ = try require(table[key], "a listed key answers", key)
    }
  }

  /// Of several entries with one key the last one counts, as in Foundation.
  private static func checkLookup(_ table: StringsTable) throws(PropertyViolation) {
    var last: [[UInt8]: StringsEntry] = [:]
    for entry in table.entries { last[Array(entry.key.utf8)] = entry }
    for entry in table.entries.prefix(16) {
      try require(
        table.entry(for: entry.key) == last[Array(entry.key.utf8)], "the last entry of a key answers", entry.key)
    }
  }

  /// A file that was written gives the intended entries, and is written again with equal bytes.
  private static func checkWriting(_ table: StringsTable, _ writer: StringsWriter) throws(PropertyViolation) {
    let bytes = writer.bytes(of: table)
    let again = StringsTable.read(bytes)
    try require(!again.hasErrors, "what is written can be read", "\(writer): \(again.diagnostics)")
    try require(
      again.table.entries.map { Array($0.key.utf8) } == table.entries.map { Array($0.key.utf8) },
      "keys survive writing", "\(writer.text(of: table))")
    for (before, after) in zip(table.entries, again.table.entries) {
      guard let text = before.text else { continue }
      try require(after.text?.utf8.elementsEqual(text.utf8) == true, "texts survive writing", "\(before) \(after)")
    }
    try require(writer.bytes(of: again.table) == bytes, "writing is stable", "\(writer.text(of: table))")
  }
}
