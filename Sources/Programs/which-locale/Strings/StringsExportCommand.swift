import AppLocalization
import ArgumentParser
import LocalizedStrings

struct StringsExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes XLIFF 1.2 for the translator of one language.",
    discussion: """
      What is translated already comes along. Units have the names that Xcode gives them. With --bundle it is every \
      table of a localization, but for the texts that only a storyboard holds: Xcode alone takes those out of it. What \
      is left out, and why, goes to standard error.

        which-locale strings export --source App/Localizable.xcstrings --to it -o it.xliff
        which-locale strings export --bundle App --to it -o it.xliff
      """)

  @OptionGroup(title: "Translation") var translation: TranslationArguments

  @Option(name: .shortAndLong, help: "The file to write; left out, standard output.")
  var output: String?

  @OptionGroup(title: "Reading") var reading: ReadingOptions

  @OptionGroup(title: "Output options") var formats: OutputOptions

  func run() throws {
    if let bundle = try translation.translatedBundle(reading) {
      let categories = try translation.pluralCategories()
      let (document, diagnostics) = bundle.translation(
        to: translation.to, from: translation.from, categories: categories)
      for diagnostic in diagnostics where diagnostic.severity != .note { Console.complain("\(diagnostic)") }
      if diagnostics.contains(where: { $0.severity == .error }) { throw Self.halfRead() }
      let leftOut = bundle.tablesLeftOut(from: translation.from)
      for diagnostic in leftOut { Console.complain("\(diagnostic)") }
      if !leftOut.isEmpty {
        Console.complain("exported: \(document.files.count), left out: \(leftOut.count)")
      }
      if document.files.isEmpty { throw CommandFailure.usage("the bundle has nothing to translate") }
      try TextFile.write(Array(document.xliff.utf8), to: output)
      return
    }
    let files = try translation.files(reading)
    if files.source.hasErrors { throw Self.halfRead() }
    let (source, target) = (files.source, files.target)
    let categories = try translation.pluralCategories()
    let from = translation.from ?? "en"
    let file: TranslationFile
    switch (source, target) {
    case (.strings(let texts), .strings(let old)?):
      file = TranslationFile(
        original: translation.sourcePath, sourceLanguage: from, targetLanguage: translation.to,
        strings: texts.table,
        translation: old.table)
    case (.strings(let texts), _):
      file = TranslationFile(
        original: translation.sourcePath, sourceLanguage: from, targetLanguage: translation.to, strings: texts.table
      )
    case (.dictionary(let texts), .dictionary(let old)?):
      file = TranslationFile(
        original: translation.sourcePath, sourceLanguage: from, targetLanguage: translation.to,
        dictionary: texts.dictionary ?? StringsDictionary(), translation: old.dictionary, categories: categories)
    case (.dictionary(let texts), _):
      file = TranslationFile(
        original: translation.sourcePath, sourceLanguage: from, targetLanguage: translation.to,
        dictionary: texts.dictionary ?? StringsDictionary(), categories: categories)
    case (.catalog(let texts), _):
      guard let catalog = texts.catalog else { throw CommandFailure.usage("nothing to work on") }
      file = TranslationFile(
        original: translation.sourcePath, catalog: catalog, language: translation.to, categories: categories)
    case (.xliff, _): throw CommandFailure.usage("--source takes a .strings, .stringsdict or .xcstrings file")
    }
    try TextFile.write(Array(TranslationDocument(files: [file]).xliff.utf8), to: output, madeFrom: files.snapshots)
    // What is translated and could not be read is asked of the translator once more.
    if files.target?.hasErrors == true { throw ExitCode.failure }
  }

  /// A translator who gets half of a file sends half of it back.
  private static func halfRead() -> ExitCode {
    Console.complain("nothing was written: what could not be read would be missing from the document")
    return .failure
  }
}
