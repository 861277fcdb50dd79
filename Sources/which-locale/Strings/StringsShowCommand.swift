import AppLocalization
import ArgumentParser
import LocalizedStrings

struct StringsShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Prints the texts of a file, with what they vary by.",
    discussion: """
      Text: a line KEY = TEXT for each, where one that varies follows in a line for each variation. TSV: key, variation \
      or -, text. JSON: texts [{key, variation, text}].

      Exit status: 0, or 1 where a key that was asked for is not there or the file has errors, 64 for bad arguments.
      """)

  @Argument(help: "A .strings, .stringsdict or .xcstrings file.")
  var file: String

  @Argument(help: "Only these keys.")
  var keys: [String] = []

  @Option(help: "Of a catalog: the language; left out, its source language.")
  var language: String?

  @OptionGroup(title: "Output options") var output: OutputOptions

  func run() throws {
    let read = try StringsFile.read(file)
    try read.complain()
    let all: TranslationFile
    switch read {
    case .strings(let reading):
      all = TranslationFile(original: file, sourceLanguage: "", targetLanguage: "", strings: reading.table)
    case .dictionary(let reading):
      all = TranslationFile(
        original: file, sourceLanguage: "", targetLanguage: "", dictionary: reading.dictionary ?? StringsDictionary())
    case .catalog(let reading):
      return try show(catalog: reading.catalog, hasErrors: reading.hasErrors)
    case .xliff: throw CommandFailure.usage("show takes .strings, .stringsdict and .xcstrings files")
    }
    try show(
      all.units.map { Row(unit: $0, kind: read.kind) }, hasErrors: read.diagnostics.contains { $0.severity == .error }
    )
  }

  private struct Row {
    var key: String
    var variation: String?
    var text: String

    init(key: String, variation: String?, text: String) {
      self.key = key
      self.variation = variation
      self.text = text
    }

    /// `/key:dict/variable:dict/one:dict/:string` is told as `variable.one` of `key`.
    init(unit: TranslationUnit, kind: String) {
      self.init(key: unit.id, variation: nil, text: unit.source)
      guard kind == "stringsdict" else { return }
      var parts = unit.id.dropFirst().components(separatedBy: ":dict/")
      parts.removeLast()
      key = parts.first ?? unit.id
      variation = parts.count > 1 ? parts.dropFirst().joined(separator: ".") : nil
    }
  }

  private func show(catalog: StringCatalog?, hasErrors: Bool) throws {
    guard let catalog, let language = language ?? catalog.sourceLanguage else {
      throw CommandFailure.usage("the catalog names no source language: say --language")
    }
    let rows = catalog.keys.flatMap { key -> [Row] in
      let units = catalog[key]?[language: language]?.units ?? []
      if units.isEmpty, language == catalog.sourceLanguage { return [Row(key: key, variation: nil, text: key)] }
      return units.map {
        Row(key: key, variation: $0.path.isEmpty ? nil : $0.path.joined(separator: "."), text: $0.unit.value ?? "")
      }
    }
    try show(rows, hasErrors: hasErrors)
  }

  private func show(_ rows: [Row], hasErrors: Bool) throws {
    let shown = keys.isEmpty ? rows : rows.filter { keys.contains($0.key) }
    switch output.format {
    case .json:
      let values = shown.map { row in
        JSON.object(["key": .string(row.key), "variation": JSON(row.variation), "text": .string(row.text)])
      }
      Console.print(JSON.object(["texts": .array(values)]).text(pretty: true))
    case .tsv:
      for row in shown { Console.print("\(row.key.shown)\t\(row.variation?.shown ?? "-")\t\(row.text.shown)") }
    case .text:
      for row in shown {
        Console.print("\(row.key.shown)\(row.variation.map { " (\($0.shown))" } ?? "") = \(row.text.shown)")
      }
    }
    let missing = keys.filter { key in !rows.contains { $0.key == key } }
    for key in missing { Console.complain("no text for '\(key.shown)'") }
    if !missing.isEmpty || hasErrors { throw ExitCode.failure }
  }
}

extension Substring {
  /// The parts between each occurrence of a text.
  fileprivate func components(separatedBy text: String) -> [String] {
    var parts: [String] = []
    var rest = self
    while let place = rest.indices.first(where: { rest[$0...].hasPrefix(text) }) {
      parts.append(String(rest[..<place]))
      rest = rest[place...].dropFirst(text.count)
    }
    return parts + [String(rest)]
  }
}
