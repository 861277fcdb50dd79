import AppLocalization
import ArgumentParser
import LocalizedStrings

struct StringsToCatalogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "to-catalog",
    abstract: "Makes one catalog of the .strings and .stringsdict files of a table in all .lproj folders.",
    discussion: """
      Texts, plural forms, comments and the order of the source language's keys stay. Keys that a catalog cannot hold, \
      such as texts that vary by width or comments that differ between languages, are named, and nothing is written; \
      with --allow-loss they are named and left out.

        which-locale strings to-catalog App/Resources -o App/Resources/Localizable.xcstrings

      Exit status: 0, 1 where something would be lost or a file has errors, 64 for bad arguments.
      """)

  @Argument(help: "The folder that holds the .lproj folders.", completion: .directory)
  var folder: String

  @Option(help: "The table; left out, Localizable.")
  var table = "Localizable"

  @Option(help: "The developer's language; left out, what the folder says, else en.")
  var source: String?

  @Flag(help: "Leave out what a catalog has no place for.")
  var allowLoss = false

  @Option(name: .shortAndLong, help: "The file to write; left out, standard output.")
  var output: String?

  @OptionGroup(title: "Reading") var reading: ReadingOptions

  @OptionGroup(title: "Output options") var formats: OutputOptions

  func run() throws {
    let bundle = try BundleFolder.read(folder, limits: reading.limits)
    let files = bundle.tableFiles.filter { $0.format != .catalog && $0.place != .unlocalized }
    let own = files.filter { $0.table == table }
    if own.isEmpty {
      let names = Set(files.map(\.table)).sorted().joined(separator: ", ")
      throw CommandFailure.usage(
        "no .lproj folder has '\(table.echoed)': give \(names.isEmpty ? "another bundle" : "--table with one of \(names.shown)")"
      )
    }
    let source = source ?? bundle.developmentRegion ?? "en"
    var tables: [String: TranslatedTable] = [:]
    var isDamaged = false
    for file in own {
      var language = source
      if case .localization(let name) = file.place {
        // The region may be spelled otherwise than its folder.
        language = LocalizationName.contains([name], source) ? source : name
      }
      let read = try StringsFile.read(bundle.path(of: file.path), reading.limits)
      try read.printDiagnostics()
      if read.hasErrors { isDamaged = true }
      var table = tables[language] ?? TranslatedTable(language: language)
      if file.format == .strings ? table.strings != nil : table.dictionary != nil {
        throw CommandFailure.usage(
          "two files of '\(self.table.echoed)' for '\(language.echoed)': remove one, a catalog holds no more")
      }
      switch read {
      case .strings(let reading): table.strings = reading.table
      case .dictionary(let reading): table.dictionary = reading.dictionary
      case .catalog, .xliff: break
      }
      tables[language] = table
    }
    if isDamaged {
      Console.printError("nothing was written: what could not be read would be missing from the catalog")
      throw ExitCode.failure
    }
    if tables[source] == nil {
      let names = tables.keys.sorted().joined(separator: ", ")
      throw CommandFailure.usage(
        "'\(source.echoed)' has no '\(table.echoed)': give --source with one of \(names.shown)")
    }
    let (catalog, losses) = StringCatalog.joining(Array(tables.values), sourceLanguage: source)
    try ConversionLosses.tell(losses, allowed: allowLoss)
    try TextFile.write(Array(catalog.text.utf8), to: output)
  }
}

/// The things that one form of a table cannot contain.
enum ConversionLosses {
  /// Prints them, and fails if they are not allowed.
  static func tell(_ losses: [LocalizationDiagnostic], allowed: Bool) throws {
    for loss in losses {
      var loss = loss
      if allowed { loss.severity = .warning }
      Console.printError("\(loss)")
    }
    if losses.isEmpty || allowed { return }
    Console.printError("nothing was written; with --allow-loss that is left out")
    throw ExitCode.failure
  }
}
