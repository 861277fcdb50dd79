import AppLocalization
import ArgumentParser
import LocalePlurals

struct StringsShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Prints the texts of a file, with their variations by plural, device and width.",
    discussion: """
      Text: one line KEY = TEXT for each text; a text that varies gets one line for each variation. TSV: key, \
      variation or -, text.

      With --arguments each text is printed once, in the forms that fit the numbers:

        $ which-locale strings show Localizable.xcstrings files --language pl --arguments 3
        files = 3 pliki

      Exit status: 0, or 1 if a requested key is missing or the file has errors, otherwise as for all commands.
      """)

  @Argument(help: "A .strings, .stringsdict or .xcstrings file.")
  var file: String

  @Argument(help: "Print only these keys.")
  var keys: [String] = []

  @Option(
    help: "The language of a catalog's texts (default: its source language); for other files, of --arguments.")
  var language: String?

  @Option(
    parsing: .upToNextOption,
    help: "Values to put into the texts: integers, decimals, texts. The plural rules are those of --language.")
  var arguments: [String] = []

  @Option(help: "With --arguments: the device, \(DeviceKind.allCases.map(\.rawValue).joined(separator: ", ")).")
  var device = DeviceKind.other

  @Option(help: "With --arguments: the available width, for texts that vary by width.")
  var width: Int?

  @OptionGroup(title: "Reading") var reading: ReadingOptions

  @OptionGroup(title: "Output options") var output: OutputOptions

  func run() throws {
    let file = try StringsFile(file, reading.limits)
    let contents = try file.printingDiagnostics()
    try show(try arguments.isEmpty ? rows(contents) : written(contents), file.diagnostics.hasErrors)
  }

  private func rows(_ contents: StringsFile.Contents) throws(CommandFailure) -> [TextRow] {
    switch contents {
    case .strings(let table): return Self.rows(table.entries.map { ($0.key, $0.value) })
    case .stringsdict(let dictionary): return Self.rows(dictionary.fields.members.map { ($0.key, $0.value) })
    case .xcstrings(let catalog):
      let language = try catalog.language(named: language)
      return catalog.keys.flatMap { key -> [TextRow] in
        let units = catalog[key]?[language: language]?.units ?? []
        if units.isEmpty, language == catalog.sourceLanguage { return [TextRow(key: key, text: key)] }
        return units.map { TextRow(key: key, path: $0.path, text: $0.unit.value ?? "") }
      }
    }
  }

  /// The texts of a property list, each key once with its last value.
  private static func rows(_ entries: [(String, PropertyListValue)]) -> [TextRow] {
    PropertyListDictionary(entries).members.flatMap { rows($0.key, $0.value, []) }
  }

  /// The texts within a value. Recursion is as deep as the value, which the readers limit.
  private static func rows(_ key: String, _ value: PropertyListValue, _ path: [String]) -> [TextRow] {
    if let text = value.string { return [TextRow(key: key, path: path, text: text)] }
    let rules = [StringsDictionary.Name.ruleType, StringsDictionary.Name.valueType]
    return (value.dictionary?.members ?? []).filter { !rules.contains($0.key) }
      .flatMap { rows(key, $0.value, path + [$0.key]) }
  }

  private struct TextRow {
    let key: String
    let variation: String?
    let text: String

    init(key: String, path: [String] = [], text: String) {
      self.key = key
      variation = path.isEmpty ? nil : path.joined(separator: ".")
      self.text = text
    }
  }

  /// The texts with the arguments put in.
  private func written(_ contents: StringsFile.Contents) throws(CommandFailure) -> [TextRow] {
    var language = language
    if case .xcstrings(let catalog) = contents { language = language ?? catalog.sourceLanguage }
    guard let language else { throw .usage("give --language: its plural rules choose the forms") }
    try IdentifierList.check(language, source: .option("language"))
    let values = arguments.map { text -> any FormatArgument in
      if let number = Int(text) { return number }
      // A text that plural rules can read is a number.
      if (try? PluralOperands(text)) != nil, let number = Double(text) { return number }
      return text
    }
    let table =
      switch contents {
      case .strings(let table): LocalizedTable(strings: table)
      case .stringsdict(let dictionary): LocalizedTable(dictionary: dictionary)
      case .xcstrings(let catalog): LocalizedTable(catalog: catalog, language: language) ?? LocalizedTable()
      }
    return table.keys.compactMap { key in
      let text = table[key]?.format.string(arguments: values, language: language, device: device, width: width)
      return text.map { TextRow(key: key, text: $0) }
    }
  }

  private func show(_ rows: [TextRow], _ hasErrors: Bool) throws {
    let shown = keys.isEmpty ? rows : rows.filter { keys.contains($0.key) }
    let values = shown.map { row in
      JSONValue.object(["key": .string(row.key), "variation": JSONValue(row.variation), "text": .string(row.text)])
    }
    output.format.print(
      text: shown.map { row in
        "\(row.key)\(row.variation.map { " (\($0))" } ?? "") = \(row.text)"
      },
      tsv: shown.map { [$0.key, $0.variation ?? "-", $0.text].tabSeparated },
      json: .object(["texts": .array(values)]))
    let missing = keys.filter { key in !rows.contains { $0.key == key } }
    for key in missing { Console.complain("no text for '\(key.excerpt)'") }
    if !missing.isEmpty || hasErrors { throw ExitCode.failure }
  }
}
