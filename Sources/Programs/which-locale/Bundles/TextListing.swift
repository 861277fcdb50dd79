import AppLocalization
import ArgumentParser
import AuditAsking
import LocalePlurals
import LocalizationAudit
import LocalizationEngines
import ProgramSupport

struct TextsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "texts",
    abstract: "Lists the texts of a file, with arguments put in if they are given.",
    usage: "which-locale texts file [keys] [options]",
    discussion: """
      A line KEY = TEXT for each text, and for each variation by plural and device. With --arguments each is \
      printed once, in the forms that fit the numbers. The exit status is 1 if a requested key is missing or the file has \
      errors, 65 if nothing of it can be used.

        $ which-locale texts Shelf_Shelf.resources/Menu.xcstrings --language de
        Open = Öffnen

        $ which-locale texts Which.app/it.lproj/Localizable.strings --arguments 5
        count = 5
        …
      """ + TextListing.help)

  @Argument(help: "A file of texts: .strings, .stringsdict or .xcstrings.", completion: .file())
  var path: String

  @Argument(help: "Only these keys.")
  var keys: [String] = []

  @Option(
    help: ArgumentHelp(
      "The language of a catalog's texts (default: its source language), and of plural rules (default: the folder's).",
      valueName: "id"))
  var language: String?

  @Option(
    parsing: .upToNextOption,
    help: "Values to put into the texts: integers, decimals, texts.")
  var arguments: [String] = []

  @Option(help: "With --arguments: the device.")
  var device: DeviceKind?

  @OptionGroup(title: "Output options") var output: OutputOptions<OutputFormat>

  func run() throws {
    let listing = try TextListing(self)
    if let key = arguments.last, keys.isEmpty, Double(key) == nil, listing.all.contains(where: { $0.key == key }) {
      output.remark("'\(key.excerpt)' is a value here: the keys stand before --arguments")
    }
    defer { for key in listing.missingKeys { output.remark("no text for '\(key.excerpt)'") } }
    try output.print(listing)
  }
}

/// The texts of a file, with their variations by plural and device, or with arguments put in.
struct TextListing: Answer {
  static let columns: [Column<Row>] = [
    Column("key", \.key), Column("variation", \.variation), Column("text", \.text),
    Column(ifAny: "state") { $0.state?.rawValue }, Column(ifAny: "comment", \.comment),
    Column(ifAny: "shouldTranslate", \.shouldTranslate),
  ]
  static let members: [Column<TextListing>] = [Column("texts", of: columns, \.rows)]
  private let options: TextsCommand
  let all: [Row]
  private let hasErrors: Bool

  /// Reads the file. Prints its problems, and ends the program if nothing could be read.
  init(_ options: TextsCommand) throws(CommandFailure) {
    let path = options.path
    if FileKind(at: path) == .folder {
      throw .file(path, "it is a folder: 'which-locale bundle' lists its tables, and 'texts' reads one of them")
    }
    let bytes = try TextFile.readBytes(path)
    guard let format = path == "-" ? Self.format(of: bytes) : Self.format(named: path) else {
      throw .usage("'\(path.visibleLine)': the name has to end with .strings, .stringsdict or .xcstrings")
    }
    let (contents, diagnostics) = TableFileContents.read(bytes, as: format, path: path, limits: .standard)
    Console.printErrors(diagnostics.filter { $0.severity != .note })
    var isUsable = true
    if case .dictionary(nil)? = contents { isUsable = false }
    guard isUsable, let contents else { throw .malformed("the file cannot be used: correct the errors above") }
    (self.options, hasErrors) = (options, diagnostics.hasErrors)
    let rows = try options.arguments.isEmpty ? Self.rows(contents, options) : Self.written(contents, options)
    all = rows.map { row in
      var row = row
      if case .catalog(let catalog) = contents, let entry = catalog[row.key],
        let language = options.language ?? catalog.sourceLanguage
      {
        row.state = TextRow.State(of: entry, in: language, catalog)
        row.comment = entry.comment
        row.shouldTranslate = entry.shouldTranslate ? nil : false
      }
      return row
    }
  }

  /// The format of standard input, which has no name: a catalog is JSON with a source language, and a
  /// `.stringsdict` a property list with formats.
  private static func format(of bytes: [UInt8]) -> LocalizedTable.Source {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.first(where: { !$0.isWhitespace }) == "{", text.contains("\"sourceLanguage\"") { return .catalog }
    return text.contains(StringsDictionary.Name.formatKey) ? .stringsDictionary : .strings
  }

  private static func format(named path: String) -> LocalizedTable.Source? {
    LocalizedTable.Source.allCases.first { path.lastPathComponent.hasExtension($0.rawValue) }
  }

  private static func rows(
    _ contents: TableFileContents, _ options: TextsCommand
  ) throws(CommandFailure) -> [Row] {
    switch contents {
    case .strings(let table):
      // Each key once, with its last value.
      let last = Dictionary(table.entries.map { ($0.key, $0) }) { $1 }
      return PropertyListDictionary(table.entries.map { ($0.key, $0.value) }).members.flatMap { member in
        let comment = last[member.key]?.comments.map(\.trimmed).joined(separator: " ") ?? ""
        return rows(member.key, member.value, [], comment.isEmpty ? nil : comment)
      }
    case .dictionary(let dictionary):
      return (dictionary?.fields.members ?? []).flatMap { member in
        variations(member.key, member.value, [])
      }
    case .catalog(let catalog):
      let language = try catalog.language(named: options.language)
      return catalog.keys.flatMap { key -> [Row] in
        let units = catalog[key]?[language: language]?.units ?? []
        if units.isEmpty, language == catalog.sourceLanguage { return [Row(key: key, text: key)] }
        return units.map { Row(key: key, path: $0.path, text: $0.unit.value ?? "") }
      }
    }
  }

  /// The texts within a value of a `.strings` file. Recursion is as deep as the value, which the readers limit.
  private static func rows(_ key: String, _ value: PropertyListValue, _ path: [String], _ comment: String?) -> [Row] {
    if let text = value.string { return [Row(key: key, path: path, text: text, comment: comment)] }
    return (value.dictionary?.members ?? []).flatMap { rows(key, $0.value, path + [$0.key], comment) }
  }

  /// The texts of a `.stringsdict` entry, with the words of catalogs for what they vary by: `plural.one`, `device.mac`, `width.20`,
  /// and `substitutions.files.plural.one` for a variable.
  private static func variations(_ key: String, _ value: PropertyListValue, _ path: [String]) -> [Row] {
    if let text = value.string { return [Row(key: key, path: path, text: text)] }
    let rules = [StringsDictionary.Name.ruleType, StringsDictionary.Name.valueType]
    return (value.dictionary?.members ?? []).flatMap { member -> [Row] in
      let cases = (member.value.dictionary?.members ?? []).filter { !rules.contains($0.key) }
      func rows(_ words: [String]) -> [Row] { cases.flatMap { variations(key, $0.value, path + words + [$0.key]) } }
      return switch member.key {
      case StringsDictionary.Name.formatKey: variations(key, member.value, path)
      case StringsDictionary.Name.devices: rows(["device"])
      case StringsDictionary.Name.widths: rows(["width"])
      default: rows(["substitutions", member.key, "plural"])
      }
    }
  }

  struct Row {
    let key: String
    var path: [String] = []
    let text: String
    /// The state of a catalog's text, as the audit has it.
    var state: TextRow.State?
    /// The developer's comment.
    var comment: String?
    /// False for a text of a catalog that nobody is to translate.
    var shouldTranslate: Bool?

    var variation: String? { path.isEmpty ? nil : path.joined(separator: ".") }
  }

  /// The texts with the arguments put in.
  private static func written(
    _ contents: TableFileContents, _ options: TextsCommand
  ) throws(CommandFailure) -> [Row] {
    var language = options.language
    if case .catalog(let catalog) = contents { language = language ?? catalog.sourceLanguage }
    // A file in de.lproj or German.lproj is German; Base has no language.
    if language == nil, let folder = LocalizationFolder(options.path.parentPath) {
      let tag = folder.modernTag ?? folder.localization
      if LocaleIdentifier(tag)?.isValid == true { language = tag }
    }
    guard let language else { throw .usage("give --language: its plural rules choose the forms") }
    try IdentifierList.check(language, source: .option("--language"), as: .tag)
    let values = options.arguments.map { text -> any FormatArgument in
      if let number = Int(text) { return number }
      // A text that plural rules can read is a number.
      if (try? PluralOperands(text)) != nil, let number = Double(text) { return number }
      return text
    }
    let table =
      switch contents {
      case .strings(let table): LocalizedTable(strings: table)
      case .dictionary(let dictionary): dictionary.map { LocalizedTable(dictionary: $0) } ?? LocalizedTable()
      case .catalog(let catalog): LocalizedTable(catalog: catalog, language: language) ?? LocalizedTable()
      }
    return table.keys.compactMap { key in
      let text = table[key]?.format.string(
        arguments: values, language: language, device: options.device ?? .other)
      return text.map { Row(key: key, text: $0) }
    }
  }

  var rows: [Row] { options.keys.isEmpty ? all : all.filter { options.keys.contains($0.key) } }

  /// The keys that were asked for and are not there.
  var missingKeys: [String] { options.keys.filter { key in !all.contains { $0.key == key } } }

  var isFound: Bool { missingKeys.isEmpty && !hasErrors }

  func lines(_ style: TextStyle) -> [String] {
    rows.map { row in "\(row.key)\(row.variation.map { " (\($0))" } ?? "") = \(row.text)".visibleLine }
  }
}

extension StringCatalog {
  /// The language that the option names, or else the source language.
  fileprivate func language(named wanted: String?) throws(CommandFailure) -> String {
    guard let language = wanted ?? sourceLanguage else {
      throw .usage("the catalog names no source language: give --language")
    }
    guard languages.contains(language) else {
      throw .usage("the catalog has no '\(language.excerpt)'; it has \(languages.joined(separator: ", ").visibleLine)")
    }
    return language
  }
}
