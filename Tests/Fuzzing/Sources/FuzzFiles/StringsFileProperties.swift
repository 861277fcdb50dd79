import AppLocalization

/// What holds of a `.strings` file, whatever its bytes.
public enum StringsFileProperties {
  /// Nil, or what does not hold.
  public static func violation(_ bytes: [UInt8]) -> String? {
    let reading = StringsTable.read(bytes)
    let table = reading.table
    if reading.format == .oldStyle, reading.positions.count != table.entries.count { return "an entry without a place" }
    for diagnostic in reading.diagnostics {
      if let position = diagnostic.position, position.line < 1 || position.column < 1 {
        return "a place before the file"
      }
    }
    _ = LocalizedTable(strings: table).keys
    _ = StoryboardKey.groups(of: table)
    if reading.format == .oldStyle, let broken = rewritten(table) { return broken }
    guard bytes.count % 4 == 0 else {
      return translated(TranslationFile(original: "", sourceLanguage: "a", targetLanguage: "b", strings: table))
    }
    let dictionary = StringsDictionary.read(bytes).dictionary
    let varied = LocalizedTable(dictionary: dictionary)
    for key in varied.keys { _ = varied[key]?.format.selection(categories: ["a": .one]) }
    return nil
  }

  /// What is written is read as it was, in a form that changes no more.
  private static func rewritten(_ table: StringsTable) -> String? {
    // One form for each input: all of them would be thrice the time.
    let writers = [StringsWriter(), StringsWriter(encoding: .utf16LittleEndian), StringsWriter(isASCII: true)]
    let writer = writers[table.entries.count % writers.count]
    let text = writer.text(of: table)
    let again = StringsTable.read(writer.bytes(of: table))
    if again.hasErrors { return "what is written has errors: \(again.diagnostics)" }
    if again.table != table { return "what is written is read otherwise: \(text.debugDescription)" }
    if !writer.text(of: again.table).utf8.elementsEqual(text.utf8) {
      return "what is written is not written alike again"
    }
    return nil
  }

  /// The way to the translator and back loses nothing.
  static func translated(_ file: TranslationFile) -> String? {
    let xliff = TranslationDocument(files: [file]).xliff
    let reading = TranslationDocument.read(xliff.utf8)
    guard let units = reading.document?.files.first?.units, units.count == file.units.count else {
      return "XLIFF is not read: \(reading.diagnostics) \(xliff.debugDescription)"
    }
    for (unit, other) in zip(file.units, units) {
      let isEqual =
        unit.id.utf8.elementsEqual(other.id.utf8) && unit.source.utf8.elementsEqual(other.source.utf8)
        && (unit.target ?? "").utf8.elementsEqual((other.target ?? "").utf8)
      if !isEqual || (unit.target == nil) != (other.target == nil) { return "XLIFF changes a unit: \(unit) \(other)" }
    }
    return nil
  }
}
