import Foundation

/// `common/properties/scriptMetadata.txt`: rows of fields separated by semicolons, comments after `#`.
enum ScriptMetadataTable {
  private static let scriptField = 0
  private static let rightToLeftField = 6
  /// The fields of every row in CLDR 41 to 48.
  private static let fieldCount = 11

  /// - Throws: an error if the bytes are not UTF-8. The collector gets an error for every row whose RTL field is missing,
  ///   or is not YES, NO or UNKNOWN.
  static func facts(in data: Data, _ collector: inout FactCollector) throws(CLDRDiagnostics) -> [ScriptFact] {
    let text = try UTF8Check.check(data, path: collector.path)
    var facts: [ScriptFact] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let row = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
      if row.isEmpty { continue }
      let fields = row.split(separator: ";", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard fields.count > rightToLeftField, ["YES", "NO", "UNKNOWN"].contains(fields[rightToLeftField]) else {
        collector.report(
          "row without an RTL field", at: index + 1, text: row,
          hint: "write YES, NO or UNKNOWN in field \(rightToLeftField), counted from 0")
        continue
      }
      guard SubtagForm.isScript(fields[scriptField]) else {
        collector.report(
          "not a script", at: index + 1, text: fields[scriptField],
          hint: "expected \(SubtagForm.words(for: .script))")
        continue
      }
      if fields.count > fieldCount {
        collector.report(unknown: "\(fields.count)", "number of fields", among: [], at: index + 1)
      } else if fields.count < fieldCount {
        // What follows a lost field would be read in its place.
        collector.report(
          "row with \(fields.count) fields of \(fieldCount)", at: index + 1, text: row,
          hint: "write the field that is missing, as in the other rows")
      }
      facts.append(
        ScriptFact(
          script: fields[scriptField], isRightToLeft: fields[rightToLeftField] == "YES",
          location: collector.location(index + 1)))
    }
    return facts
  }
}
