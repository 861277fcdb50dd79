import ReferencePlurals

extension CLDRFactsChecker {
  /// Reports rules for a category a second time, or without the condition that distinguishes it.
  func illFormedPluralRules(in facts: CLDRFacts) -> [InputDiagnostic] {
    var diagnostics: [InputDiagnostic] = []
    for kind in PluralRulesFact.Kind.allCases {
      let sets = facts.pluralRules.filter { $0.kind == kind }
      diagnostics += sets.flatMap(illFormedRules)
      if !sets.isEmpty, !sets.contains(where: { $0.locales.contains("root") }) {
        let file = kind == .cardinal ? CLDRFilePath.plurals : CLDRFilePath.ordinals
        diagnostics.append(
          InputDiagnostic(
            "no \(kind.rawValue) rules for root", at: SourceLocation(file: file),
            hint: "add them: languages without rules use those of root"))
      }
    }
    return diagnostics
  }

  private func illFormedRules(of set: PluralRulesFact) -> [InputDiagnostic] {
    var diagnostics: [InputDiagnostic] = []
    var seen: Set<String> = []
    func order(_ rule: PluralRuleFact) -> Int { PluralRuleFact.categories.firstIndex(of: rule.category) ?? 0 }
    var last: Int?
    for rule in set.rules {
      defer { last = order(rule) }
      let fault: (message: String, hint: String)? =
        if !seen.insert(rule.category).inserted {
          ("second rule for a category of a language", "write one rule, with its alternatives joined by 'or'")
        } else if rule.category != "other", rule.condition.alternatives.isEmpty {
          ("plural rule without a condition", "write a condition: only 'other' has none")
        } else if rule.category == "other", !rule.condition.alternatives.isEmpty {
          ("plural rule 'other' with a condition", "remove the condition of 'other'")
        } else if let last, order(rule) < last {
          (
            "plural rule out of order",
            "write the rules in the order \(PluralRuleFact.categories.joined(separator: " "))"
          )
        } else {
          nil
        }
      if let fault {
        diagnostics.append(
          InputDiagnostic(fault.message, at: rule.location, text: rule.category, hint: fault.hint))
      }
    }
    if !seen.contains("other") {
      diagnostics.append(
        InputDiagnostic(
          "plural rules without 'other'", at: set.location, text: set.locales.joined(separator: " "),
          hint: "add 'other', for all other numbers"))
    }
    return diagnostics
  }

  /// Reports samples of a rule that belong to another category by the rules: then CLDR contradicts itself, and
  /// either could be right.
  func contradictedPluralSamples(in facts: CLDRFacts) -> [InputDiagnostic] {
    var diagnostics: [InputDiagnostic] = []
    for set in facts.pluralRules {
      let reference = set.reference
      for rule in set.rules {
        for number in rule.samples {
          let category = reference.category(of: number.text)
          if category == rule.category { continue }
          diagnostics.append(
            InputDiagnostic(
              "a sample of '\(rule.category)' that has \(category.map { "the category '\($0)'" } ?? "no category") by the rules",
              at: rule.location, text: number.text,
              hint: "correct the rule or the sample of \(set.locales.joined(separator: " "))"))
          break
        }
      }
    }
    return diagnostics
  }
}

extension PluralRulesFact {
  /// The rules as the reference reads them, which judges samples and reports.
  package var reference: ReferencePluralRules {
    ReferencePluralRules(rules.map { ($0.category, $0.condition.description) })
  }
}
