import AppLocalization
import ArgumentParser
import LocaleMatching
import ProgramSupport

struct AcceptLanguageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept-language",
    abstract: "Shows what an Accept-Language header asks for.",
    usage: "which-locale accept-language [header] [options]",
    discussion: HelpText.acceptLanguage)

  @Argument(help: "The header's value. Without it, each line of standard input is a header.")
  var header: String?

  @OptionGroup(title: "Output options") var output: OutputOptions<OutputFormat>

  func run() throws {
    guard let header else {
      return try LineBatch(output: output, columns: "one header", takesHeaders: true).run { cells in
        (HeaderContents(header: AcceptLanguage(cells.joined(separator: "\t"))), true)
      }
    }
    let contents = HeaderContents(header: AcceptLanguage(header))
    output.format.print(
      style: output.style, text: contents.lines(output.style), tsv: [contents.tsv], json: contents.json)
  }
}

struct WriteAcceptLanguageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "write-accept-language",
    abstract: "Writes the Accept-Language header for preferences.",
    usage: "which-locale write-accept-language x,y [options]",
    discussion: HelpText.writeAcceptLanguage)

  @Argument(help: ArgumentHelp("The preferences, best first, comma separated.", valueName: "x,y"))
  var preferences: String

  @OptionGroup(title: "Output options") var output: OutputOptions<OutputFormat>

  func run() throws {
    let identifiers = try IdentifierList.parse(preferences, source: .argument, isLenient: false)
    let text = AcceptLanguage(preferences: identifiers).header
    output.format.print(text: [text], tsv: [text], json: .object(["header": .string(text)]))
  }
}

/// The contents of a header, in every format.
struct HeaderContents: LineAnswer {
  let header: AcceptLanguage

  func lines(_ style: TextStyle) -> [String] {
    let table = TextTable(
      [.text("range"), .number("weight")],
      header.ranges.map { [$0.text, $0.qvalue.decimal] })
    let notes = header.diagnostics.map { diagnostic in
      "\(diagnostic.isSkipped ? "passed over" : "note"): '\(text(diagnostic.bytes).visibleLine)': \(diagnostic.reason)"
    }
    return (header.ranges.isEmpty ? ["no range"] : table.lines(style)) + notes
  }

  /// The ranges, `en;q=1,de;q=0.5`, or `-`.
  var tsv: String {
    let ranges = header.ranges.map { "\($0.text.visibleLine);q=\($0.qvalue.decimal)" }
    return ranges.isEmpty ? "-" : ranges.joined(separator: ",")
  }

  var json: JSONValue {
    .object([
      "ranges": .array(
        header.ranges.map { range in
          .object([
            "range": .string(range.text), "weight": .real(range.qvalue),
            "position": .integer(range.index),
          ])
        }),
      "notes": .array(
        header.diagnostics.map { diagnostic in
          .object([
            "text": .string(text(diagnostic.bytes)), "offset": .integer(diagnostic.bytes.lowerBound),
            "reason": .string("\(diagnostic.reason)"), "isSkipped": .bool(diagnostic.isSkipped),
          ])
        }),
    ])
  }

  private func text(_ bytes: Range<Int>) -> String {
    String(decoding: header.header.utf8.dropFirst(bytes.lowerBound).prefix(min(bytes.count, 60)), as: UTF8.self)
  }
}
