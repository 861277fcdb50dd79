import Foundation

/// `common/properties/scriptMetadata.txt`: rows of fields separated by semicolons, comments after `#`.
struct ScriptMetadataTable {
  struct ScriptLine {
    /// The row as published, without comment and surrounding space.
    var text: String
    var line: Int
  }

  private static let scriptField = 0
  private static let rightToLeftField = 6

  let path: String
  let rows: [ScriptLine]

  /// - Throws: an error if the bytes are not UTF-8.
  init(path: String, data: Data) throws(CLDRDiagnostics) {
    self.path = path
    let text = try UTF8Check.check(data, path: path)
    var rows: [ScriptLine] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let published = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
      if !published.isEmpty { rows.append(ScriptLine(text: published, line: index + 1)) }
    }
    self.rows = rows
  }

  /// - Throws: an error for every row whose RTL field is missing, or is not YES, NO or UNKNOWN.
  func facts() throws(CLDRDiagnostics) -> [ScriptFact] {
    var collector = FactCollector()
    var facts: [ScriptFact] = []
    for row in rows {
      let location = SourceLocation(file: path, line: row.line)
      let fields = row.text.split(separator: ";", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard fields.count > Self.rightToLeftField, ["YES", "NO", "UNKNOWN"].contains(fields[Self.rightToLeftField])
      else {
        collector.report(
          CLDRDiagnostic(
            "row without an RTL field", at: location, text: row.text,
            hint: "write YES, NO or UNKNOWN in field \(Self.rightToLeftField), counted from 0"))
        continue
      }
      facts.append(
        ScriptFact(
          script: fields[Self.scriptField], isRightToLeft: fields[Self.rightToLeftField] == "YES", location: location))
    }
    try collector.finish()
    return facts
  }
}
