import AppLocalization
import ArgumentParser
import AuditAsking
import LocalizationAudit
import ProgramSupport

struct AcceptLanguageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept-language",
    abstract: "Shows what an Accept-Language header asks for.",
    usage: "which-locale accept-language [header] [options]",
    discussion: """
      RFC 9110, §12.5.4. Lists the ranges, highest weight first. Of an ill-formed range the beginning counts if it names a \
      language, else it is passed over; both are reported. At most 4096 bytes and 32 ranges are read. 'match \
      --accept-language' answers a header.

        $ which-locale accept-language 'fr-CH, fr;q=0.9, de;q=0, *;q=0.5, -CH'
          range  weight
          fr-CH       1
          fr        0.9
          *         0.5
          de          0
        passed over: '-CH': not a locale identifier: empty subtag

      A line of standard input gets a line of TSV. An empty one is the header of a visitor without preferences.
      """ + HeaderContents.help)

  @Argument(help: "The header's value. Without it, each line of standard input is a header.")
  var header: String?

  @OptionGroup(title: "Output options") var output: OutputOptions<OutputFormat>

  func run() throws {
    guard let header else {
      return try LineBatch(output: output, columns: "one header", takesHeaders: true).run { cells in
        HeaderContents(header: AcceptLanguage(field: cells.joined(separator: "\t")))
      }
    }
    try output.print(HeaderContents(header: AcceptLanguage(field: header)))
  }
}

/// The contents of a header.
struct HeaderContents: Answer {
  static let columns: [Column<HeaderContents>] = [
    Column("RANGE;q=WEIGHT,…", in: .tsv) { contents in
      contents.header.ranges.map { "\($0.text.visibleLine);q=\($0.qvalue.json.cell)" }
    },
    Column(
      "ranges",
      of: [
        Column("range") { $0.text }, Column("weight") { $0.qvalue }, Column("position") { $0.index },
      ]
    ) { $0.header.ranges },
    Column(
      "notes",
      of: [
        Column("text") { $0.text }, Column("offset") { $0.note.bytes.lowerBound },
        Column("reason") { "\($0.note.reason)" }, Column("isSkipped") { $0.note.isSkipped },
      ]
    ) { contents in contents.header.diagnostics.map { (note: $0, text: contents.header.text($0.bytes)) } },
  ]
  let header: AcceptLanguage

  func lines(_ style: TextStyle) -> [String] {
    let table = TextTable(
      [.text("range"), .number("weight")],
      header.ranges.map { [$0.text, $0.qvalue.text] })
    return (header.ranges.isEmpty ? ["no range"] : table.lines(style)) + header.notes
  }
}

extension AcceptLanguage {
  /// What of the header is not read as it was written.
  var notes: [String] {
    diagnostics.map { diagnostic in
      "\(diagnostic.isSkipped ? "passed over" : "note"): '\(text(diagnostic.bytes).visibleLine)': \(diagnostic.reason)"
    }
  }

  fileprivate func text(_ bytes: Range<Int>) -> String {
    String(decoding: header.utf8.dropFirst(bytes.lowerBound).prefix(min(bytes.count, 60)), as: UTF8.self)
  }
}
