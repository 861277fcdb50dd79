import AppLocalization
import ArgumentParser
import LocalizedStrings

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
