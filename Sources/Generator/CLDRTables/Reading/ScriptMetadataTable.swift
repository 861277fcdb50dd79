import Foundation

/// `common/properties/scriptMetadata.txt`: rows of fields separated by semicolons, comments after `#`.
enum ScriptMetadataTable {
  private static let scriptField = 0
  private static let rightToLeftField = 6

  /// - Throws: an error if the bytes are not UTF-8; one for every row whose RTL field is missing, or is not YES, NO or
  ///   UNKNOWN.
  static func facts(in data: Data, at path: String) throws(CLDRDiagnostics) -> [ScriptFact] {
    let text = try UTF8Check.check(data, path: path)
    var collector = FactCollector()
    var facts: [ScriptFact] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let row = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
      if row.isEmpty { continue }
      let location = SourceLocation(file: path, line: index + 1)
      let fields = row.split(separator: ";", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard fields.count > rightToLeftField, ["YES", "NO", "UNKNOWN"].contains(fields[rightToLeftField]) else {
        collector.report(
          CLDRDiagnostic(
            "row without an RTL field", at: location, text: row,
            hint: "write YES, NO or UNKNOWN in field \(rightToLeftField), counted from 0"))
        continue
      }
      facts.append(
        ScriptFact(script: fields[scriptField], isRightToLeft: fields[rightToLeftField] == "YES", location: location))
    }
    try collector.finish()
    return facts
  }
}
