import AppLocalization
import ArgumentParser
import LocaleMatching
import SystemAccess

struct AcceptLanguageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept-language",
    abstract: "Shows what an Accept-Language header asks for, which locale it gets, or writes one.",
    discussion: HelpText.acceptLanguage)

  @Argument(help: "The header's value. Without it, each line of standard input is a header.")
  var header: String?

  @Option(help: ArgumentHelp("Write the header for these preferences, best first.", valueName: "x,y"))
  var write: String?

  @OptionGroup(title: "Locales") var supported: SupportedOptions

  @Option(help: "Whose rules, with --supported: \(LocalizationEngine.names). Only cldr has distances.")
  var engine = LocalizationEngine.cldr

  @OptionGroup(title: "Matching options") var matching: MatchingOptions

  @OptionGroup(title: "Output options") var output: ColoredOutputOptions

  func run() throws {
    if let write {
      guard header == nil, supported.isEmpty else {
        throw CommandFailure.usage("--write takes a list of preferences: give neither a header nor --supported")
      }
      try GivenOptions.check(["write"], with: "--write")
      let preferences = try IdentifierList.parse(write, source: .option("--write"), isLenient: false)
      let text = AcceptLanguage.header(for: preferences)
      Console.printText(output.format == .json ? JSONValue.object(["header": .string(text)]).indentedText : text)
      return
    }
    if supported.isEmpty { try GivenOptions.check([], with: "a header alone; with --supported it gets a locale") }
    let options = try matching.matcherOptions(for: engine)
    let locales = supported.isEmpty ? nil : SupportedLocales(try supported.identifiers(for: engine), options, engine)
    guard let header else { return try runBatch(locales) }
    let answer = HeaderAnswer(AcceptLanguage(header), locales)
    if let match = answer.match { return try match.print(output.format, answer.json) }
    output.format.print(style: output.style, text: answer.lines(output.style), tsv: [answer.line], json: answer.json)
  }

  private func runBatch(_ locales: SupportedLocales?) throws {
    let isJSON = output.format == .json
    try LineBatch(format: output.format, columns: "one header", takesHeaders: true).run {
      cells throws(CommandFailure) in
      let answer = HeaderAnswer(AcceptLanguage(cells.joined(separator: "\t")), locales)
      return (isJSON ? answer.json.compactText : answer.line, !answer.isUnmatched)
    }
  }
}

/// The contents of a header and, if supported locales were given, the locale that it gets, in every format.
struct HeaderAnswer {
  private let header: AcceptLanguage
  /// The answer for the supported locales, if there are any.
  let match: MatchAnswer?

  init(_ header: AcceptLanguage, _ locales: SupportedLocales?) {
    self.header = header
    match = locales?.answer(header)
  }

  /// Whether supported locales were given and none of them matches the header.
  var isUnmatched: Bool { match.map { $0.match == nil } ?? false }

  func lines(_ style: TextStyle) -> [String] {
    let table = TextTable(
      [.text("range"), .number("weight")],
      header.ranges.map { [$0.text, (Double($0.weight) / 1000).decimal] })
    let notes = header.diagnostics.map { diagnostic in
      "\(diagnostic.isPassedOver ? "passed over" : "note"): '\(text(diagnostic.bytes).visibleLine)': \(diagnostic.reason)"
    }
    return (header.ranges.isEmpty ? ["no range"] : table.lines(style)) + notes
  }

  /// The answer as in a batch of `match`. Without supported locales: the ranges, `en;q=1,de;q=0.5`.
  var line: String {
    if let match { return match.tsv }
    let ranges = header.ranges.map { "\($0.text.visibleLine);q=\((Double($0.weight) / 1000).decimal)" }
    return ranges.isEmpty ? "-" : ranges.joined(separator: ",")
  }

  var json: JSONValue {
    var object: JSONObject = [
      "ranges": .array(
        header.ranges.map { range in
          .object([
            "range": .string(range.text), "weight": .real(Double(range.weight) / 1000),
            "position": .integer(range.position),
          ])
        }),
      "notes": .array(
        header.diagnostics.map { diagnostic in
          .object([
            "text": .string(text(diagnostic.bytes)), "offset": .integer(diagnostic.bytes.lowerBound),
            "reason": .string("\(diagnostic.reason)"), "isPassedOver": .bool(diagnostic.isPassedOver),
          ])
        }),
    ]
    if let match, case .object(let fields) = match.json { object = object.adding(fields) }
    return .object(object)
  }

  private func text(_ bytes: Range<Int>) -> String {
    String(decoding: header.header.utf8.dropFirst(bytes.lowerBound).prefix(min(bytes.count, 60)), as: UTF8.self)
  }
}
