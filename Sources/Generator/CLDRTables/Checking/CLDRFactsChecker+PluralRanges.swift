extension CLDRFactsChecker {
  /// Reports ranges for a text that is not a language with plural rules, or for a language a second time; and a range
  /// of categories that the language does not have, or a second row for one.
  func illFormedPluralRanges(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    var categories: [String: Set<String>] = [:]
    for set in facts.pluralRules where set.kind == .cardinal {
      for locale in set.locales { categories[locale] = Set(set.rules.map(\.category)) }
    }
    var diagnostics: [CLDRDiagnostic] = []
    var first: [String: SourceLocation] = [:]
    for set in facts.pluralRanges {
      for locale in set.locales {
        if categories[locale] == nil || locale.contains("_") {
          diagnostics.append(
            CLDRDiagnostic(
              "plural ranges for something that is not a language with plural rules", at: set.location, text: locale,
              hint: "write a language that \(CLDRFilePath.plurals) has, without script and region"))
        }
        if let earlier = first.updateValue(set.location, forKey: locale) {
          diagnostics.append(.second("plural ranges for a language", at: set.location, text: locale, after: earlier))
        }
      }
      let known = set.locales.compactMap { categories[$0] }.reduce(Set(PluralRuleFact.categories)) {
        $0.intersection($1)
      }
      diagnostics += illFormedRanges(of: set, known)
    }
    return diagnostics
  }

  private func illFormedRanges(of set: PluralRangesFact, _ known: Set<String>) -> [CLDRDiagnostic] {
    var diagnostics: [CLDRDiagnostic] = []
    var first: [[String]: PluralRangeFact] = [:]
    for range in set.ranges {
      for category in [range.start, range.end, range.result] where !known.contains(category) {
        diagnostics.append(
          CLDRDiagnostic(
            "not a plural category of each of these languages", at: range.location, text: category,
            hint: "write one of \(PluralRuleFact.categories.filter(known.contains).joined(separator: " "))"))
      }
      if let earlier = first.updateValue(range, forKey: [range.start, range.end]) {
        diagnostics.append(
          .second(
            "result for a range", at: range.location, text: "\(range.start) to \(range.end)", after: earlier.location,
            saying: earlier.result))
      }
    }
    return diagnostics
  }
}
