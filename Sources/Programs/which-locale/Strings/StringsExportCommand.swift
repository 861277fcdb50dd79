import AppLocalization
import ArgumentParser
import LocalizedStrings

struct StringsExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes an XLIFF 1.2 file for a translator into one language.",
    discussion: """
      The file includes existing translations. Units have the names that Xcode gives them. With --bundle it includes \
      every table of a localization, except texts that only a storyboard contains: only Xcode can extract those. \
      Omitted tables and the reasons go to standard error.

        which-locale strings export --source App/Localizable.xcstrings --to it -o it.xliff
        which-locale strings export --bundle App --to it -o it.xliff
      """)

  @OptionGroup(title: "Translation") var translation: TranslationArguments

  @Option(name: .shortAndLong, help: "The file to write. Default: standard output.")
  var output: String?

  @OptionGroup(title: "Reading") var reading: ReadingOptions

  @OptionGroup(title: "Output options") var formats: OutputOptions

  func run() throws {
    if let bundle = try translation.translatedBundle(reading) {
      let categories = try translation.pluralCategories()
      let (document, diagnostics) = bundle.translation(
        to: translation.to, from: translation.from, categories: categories)
      Console.printErrors(diagnostics.filter { $0.severity != .note })
      if diagnostics.contains(where: { $0.severity == .error }) { throw Self.halfRead() }
      let leftOut = bundle.tablesLeftOut(from: translation.from)
      Console.printErrors(leftOut)
      if !leftOut.isEmpty {
        Console.printError("exported: \(document.files.count), left out: \(leftOut.count)")
      }
      if document.files.isEmpty {
        throw CommandFailure.usage(
          "the bundle has nothing to translate: give one with .strings, .stringsdict or .xcstrings files")
      }
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
      guard let catalog = texts.catalog else { throw CommandFailure.unusableFile }
      file = TranslationFile(
        original: translation.sourcePath, catalog: catalog, language: translation.to, categories: categories)
    case (.xliff, _): throw CommandFailure.usage("--source takes a .strings, .stringsdict or .xcstrings file")
    }
    try TextFile.write(Array(TranslationDocument(files: [file]).xliff.utf8), to: output, madeFrom: files.snapshots)
    // Translations that could not be read are in the document as untranslated.
    if files.target?.hasErrors == true { throw ExitCode.failure }
  }

  /// Refuses to export a file that was read only partly: its translation would lack the rest.
  private static func halfRead() -> ExitCode {
    Console.printError("nothing was written: the document would lack the texts that could not be read")
    return .failure
  }
}

/// The options that name the files of a translation and their languages.
struct TranslationArguments: ParsableArguments {
  @Option(help: "The texts in the developer's language: a .strings or .stringsdict file, or a catalog.")
  var source: String?

  @Option(help: ArgumentHelp("All tables of an app, a bundle or its sources, in place of --source.", valueName: "path"))
  var bundle: String?

  @Option(help: "The existing file of the translation, if there is one. Not for a catalog, which contains it.")
  var target: String?

  @Option(help: "The language of the source. Default: a catalog's source language, a bundle's development region.")
  var from: String?

  @Option(help: "The language of the translation.")
  var to: String

  @Option(
    help: "Additional plural categories of the translation: one,few,many,other. Those in use are always exported.")
  var categories: String?

  /// The bundle; nil if single files are named.
  func translatedBundle(_ reading: ReadingOptions) throws(CommandFailure) -> LocalizedBundle? {
    guard (source == nil) != (bundle == nil) else { throw .usage("give either --source or --bundle") }
    try IdentifierList.check(to, source: .option("--to"))
    if let from { try IdentifierList.check(from, source: .option("--from")) }
    guard let bundle else { return nil }
    if target != nil { throw .usage("--target needs --source: with --bundle the translations are in the bundle") }
    let read = try BundleFolder.read(bundle, limits: reading.limits)
    if from == nil, read.developmentRegion == nil, read.catalogs.isEmpty {
      throw .usage("the bundle has no development region: give --from")
    }
    return read
  }

  /// The path of the source; use it only after checking that no bundle is given.
  var sourcePath: String { source ?? "" }

  /// Reads and checks the plural categories.
  func pluralCategories() throws(CommandFailure) -> Set<PluralCategory> {
    var found: Set<PluralCategory> = []
    for name in (categories ?? "").split(separator: ",") {
      guard let category = PluralCategory(rawValue: IdentifierList.trimmed(name)) else {
        throw .usage("'\(String(name).echoed)' is not a plural category: give zero, one, two, few, many or other")
      }
      found.insert(category)
    }
    return found
  }

  /// The source and the target, both of one kind.
  struct Files {
    var source: StringsFile
    var target: StringsFile?
    /// The files as they were when they were read.
    var snapshots: [FileSnapshot]
    /// The translation's file as it was read; nil for none.
    var targetBytes: [UInt8]? { snapshots.dropFirst().first?.bytes }
  }

  func files(_ reading: ReadingOptions) throws -> Files {
    func read(_ path: String) throws -> (FileSnapshot, StringsFile) {
      var snapshot = try FileSnapshot(reading: path, reading.limits)
      let file = try StringsFile(snapshot, reading.limits)
      try file.printDiagnostics()
      snapshot.isHalfRead = file.hasErrors
      return (snapshot, file)
    }
    let source = try read(sourcePath)
    guard let path = target else { return Files(source: source.1, target: nil, snapshots: [source.0]) }
    let target = try read(path)
    if target.1.kind != source.1.kind || source.1.kind == "xcstrings" {
      throw CommandFailure.usage("--target takes a file of the source's kind; a catalog needs no --target")
    }
    return Files(source: source.1, target: target.1, snapshots: [source.0, target.0])
  }
}
