import AppLocalization
import AuditAsking
import LocalizationAudit
import ProgramSupport

/// What a translator of one language has to do.
extension LanguageWork: Answer {
  package static let columns: [Column<LanguageWork.Row>] = [
    Column("table", \.table), Column("key", \.key), Column("source", \.source),
    Column("comment", \.comment), Column("text", \.text), Column("why", \.why),
    Column("place", in: .tsv, \.place?.text), Column("path", in: .json, \.place?.path),
    Column("line", in: .json, \.place?.position?.line), Column("column", in: .json, \.place?.position?.column),
  ]
  package static let members: [Column<LanguageWork>] = [
    Column("language", \.language), Column("texts", of: columns, \.rows),
  ]

  /// Three lines for each text: what is to be done, the developer's text, and their comment; then the number of texts. A file
  /// that cannot be read completely has one line.
  func lines(_ style: TextStyle) -> [String] {
    rows.flatMap { row -> [String] in
      [
        [row.place?.text ?? row.table, row.key.excerpt, row.why].filter { !$0.isEmpty }.joined(separator: ": ")
          .visibleLine
      ]
        + [row.source.map { "  \($0.visibleLine)" }, row.comment.map { "  // \($0.visibleLine)" }].compactMap { $0 }
    } + ["\(language.visibleLine): \(rows.count.counted("text")) to work on"]
  }
}
