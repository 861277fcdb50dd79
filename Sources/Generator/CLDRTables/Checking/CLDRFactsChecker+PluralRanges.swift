extension CLDRFactsChecker {
  /// Reports ranges for a text that is not a language with plural rules, or of categories that the language does not have.
  func illFormedPluralRanges(in facts: CLDRFacts) -> [InputDiagnostic] {
    var categories: [String: Set<String>] = [:]
    for set in facts.pluralRules where set.kind == .cardinal {
      for locale in set.locales { categories[locale] = Set(set.rules.map(\.category)) }
    }
    var diagnostics: [InputDiagnostic] = []
    for set in facts.pluralRanges {
      for locale in set.locales where categories[locale] == nil || locale.contains("_") {
        diagnostics.append(
          InputDiagnostic(
            "plural ranges for something that is not a language with plural rules", at: set.location, text: locale,
            hint: "write a language that \(CLDRFilePath.plurals) has, without script and region"))
      }
      let known = set.locales.compactMap { categories[$0] }.reduce(Set(PluralRuleFact.categories)) {
        $0.intersection($1)
      }
      for range in set.ranges {
        for category in [range.start, range.end, range.result] where !known.contains(category) {
          diagnostics.append(
            InputDiagnostic(
              "not a plural category of each of these languages", at: range.location, text: category,
              hint: "write one of \(PluralRuleFact.categories.filter(known.contains).joined(separator: " "))"))
        }
      }
    }
    return diagnostics
  }
}
