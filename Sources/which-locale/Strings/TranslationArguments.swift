#if BuildTimeTables
  import AppLocalization
  import ArgumentParser

  /// The files of a translation, and their languages.
  struct TranslationArguments: ParsableArguments {
    @Option(help: "The texts in the developer's language: a .strings or .stringsdict file, or a catalog.")
    var source: String

    @Option(help: "The file of the translation as far as there is one. A catalog is its own.")
    var target: String?

    @Option(help: "The language of the source; a catalog names it itself.")
    var from: String?

    @Option(help: "The language of the translation.")
    var to: String

    @Option(
      help: "Plural categories of the translation's language, with commas: one,few,many,other. Those in use are known.")
    var categories: String?

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
      let source = try StringsFile.read(self.source)
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
#endif
