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
  func translatedBundle() throws(CommandFailure) -> LocalizedBundle? {
    guard (source == nil) != (bundle == nil) else { throw .usage("say either --source or --bundle") }
    guard let bundle else { return nil }
    if target != nil { throw .usage("--target goes with --source: a bundle has the folders of its translations") }
    try IdentifierList.check(to, source: .option("--to"))
    let read = try BundleFolder.read(bundle)
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
        throw .usage("'\(String(name).shown)' is none of zero, one, two, few, many, other")
      }
      found.insert(category)
    }
    return found
  }

  /// Source and target, both of one kind.
  func files() throws -> (source: StringsFile, target: StringsFile?) {
    let source = try StringsFile.read(sourcePath)
    try source.complain()
    guard let path = target else { return (source, nil) }
    let target = try StringsFile.read(path)
    if target.kind != source.kind || source.kind == "xcstrings" {
      throw CommandFailure.usage("--target takes a file of the source's kind, and none for a catalog")
    }
    try target.complain()
    return (source, target)
  }
}
