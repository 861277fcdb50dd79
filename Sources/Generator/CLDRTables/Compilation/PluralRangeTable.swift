import LocaleCore

/// Packs the categories of ranges of numbers: a set for all languages that have the same, and the set of each language.
struct PluralRangeTable {
  private var languages: [PluralRangeLanguage] = []
  private var sets: [PluralRangeSet] = []

  /// - Throws: an error if there are more sets than a row can number.
  init(_ facts: [PluralRangesFact]) throws(CLDRDiagnostic) {
    for fact in facts {
      var set = PluralRangeSet()
      for range in fact.ranges {
        set[Self.code(of: range.start), Self.code(of: range.end)] = Self.code(of: range.result)
      }
      let index = sets.firstIndex(of: set) ?? sets.count
      if index == sets.count { sets.append(set) }
      guard index < PluralRangeLanguage.setLimit else {
        throw .tooWide(
          "\(sets.count) different sets of plural ranges", at: fact.location, for: PluralRangeLanguage.self,
          room: "\(PluralRangeLanguage.setLimit)")
      }
      for locale in fact.locales {
        let language = try PackedIdentifier(locale, at: fact.location).language
        languages.append(PluralRangeLanguage(language: UInt32(language), set: UInt32(index)))
      }
    }
  }

  private static func code(of category: String) -> Int { PluralRuleFact.categories.firstIndex(of: category) ?? 5 }

  func file() -> CompiledFile {
    CompiledFile(
      name: "PluralRangeTable", summary: "Plural categories of ranges of numbers.",
      constants: [
        CompiledConstant(
          "languages", .words32(languages.map(\.rawValue).sorted()), rows: languages.count,
          comment: "Languages with ranges, sorted. See PluralRangeLanguage."),
        CompiledConstant(
          "sets", .words64(sets.flatMap(\.words)), rows: sets.count,
          comment: "Results for two categories, two words for each set. See PluralRangeSet."),
      ])
  }
}
