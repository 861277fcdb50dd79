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

/// The files of a translation, and their languages.
struct TranslationArguments: ParsableArguments {
  @Option(help: "The texts in the developer's language: a .strings or .stringsdict file, or a catalog.")
  var source: String?

  @Option(help: ArgumentHelp("All tables of an app, a bundle or its sources instead.", valueName: "path"))
  var bundle: String?

  @Option(help: "The file of the translation as far as there is one. A catalog is its own.")
  var target: String?

  @Option(help: "The language of the source; a catalog names it itself, a bundle in its development region.")
  var from: String?

  @Option(help: "The language of the translation.")
  var to: String

  @Option(
    help: "Plural categories of the translation's language, with commas: one,few,many,other. Those in use are known.")
  var categories: String?

  /// The bundle; nil where single files are named.
  func translatedBundle(_ reading: ReadingOptions) throws(CommandFailure) -> LocalizedBundle? {
    guard (source == nil) != (bundle == nil) else { throw .usage("say either --source or --bundle") }
    try IdentifierList.check(to, source: .option("--to"))
    if let from { try IdentifierList.check(from, source: .option("--from")) }
    guard let bundle else { return nil }
    if target != nil { throw .usage("--target goes with --source: a bundle has the folders of its translations") }
    let read = try BundleFolder.read(bundle, limits: reading.limits)
    if from == nil, read.developmentRegion == nil, read.catalogs.isEmpty {
      throw .usage("the bundle has no development region: say --from")
    }
    return read
  }

  /// The path of the source, for who has made sure that there is no bundle.
  var sourcePath: String { source ?? "" }

  /// The plural categories, checked.
  func pluralCategories() throws(CommandFailure) -> Set<PluralCategory> {
    var found: Set<PluralCategory> = []
    for name in (categories ?? "").split(separator: ",") {
      guard let category = PluralCategory(rawValue: IdentifierList.trimmed(name)) else {
        throw .usage("'\(String(name).echoed)' is none of zero, one, two, few, many, other")
      }
      found.insert(category)
    }
    return found
  }

  /// Source and target, both of one kind.
  struct Files {
    var source: StringsFile
    var target: StringsFile?
    /// As they were read.
    var snapshots: [FileSnapshot]
    /// The translation's file as it was read; nil for none.
    var targetBytes: [UInt8]? { snapshots.dropFirst().first?.bytes }
  }

  func files(_ reading: ReadingOptions) throws -> Files {
    func read(_ path: String) throws -> (FileSnapshot, StringsFile) {
      var snapshot = try FileSnapshot(reading: path, reading.limits)
      let file = try StringsFile(snapshot, reading.limits)
      try file.complain()
      snapshot.isHalfRead = file.hasErrors
      return (snapshot, file)
    }
    let source = try read(sourcePath)
    guard let path = target else { return Files(source: source.1, target: nil, snapshots: [source.0]) }
    let target = try read(path)
    if target.1.kind != source.1.kind || source.1.kind == "xcstrings" {
      throw CommandFailure.usage("--target takes a file of the source's kind, and none for a catalog")
    }
    return Files(source: source.1, target: target.1, snapshots: [source.0, target.0])
  }
}
