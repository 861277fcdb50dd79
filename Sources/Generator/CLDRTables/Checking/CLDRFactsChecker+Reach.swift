/// Finds what no input can reach.
extension CLDRFactsChecker {
  /// Warns of variables that no rule names.
  func unusedMatchVariables(in facts: CLDRFacts) -> [InputDiagnostic] {
    let named = Set(facts.languageMatching.rules.flatMap { [$0.$desired.variable, $0.$supported.variable] })
    return facts.languageMatching.variables.filter { !named.contains($0.id) }.map {
      InputDiagnostic(
        "matchVariable that no rule names", at: $0.location, text: $0.id, hint: "remove it, or write a rule with it",
        severity: .warning)
    }
  }

  /// Reports rules that no pair of locales reaches: for `und`, which is always filled in, or for one region on both
  /// sides; and warns of rules at a distance at which nothing matches. `DistanceTables` finds region rules behind others.
  func unreachedMatchRules(in facts: CLDRFacts) -> [InputDiagnostic] {
    let groups = Set(facts.territoryContainment.map(\.type))
    return facts.languageMatching.rules.compactMap { rule in
      let fields = [rule.$desired.fields, rule.$supported.fields]
      let fault: (String, String)? =
        if fields.contains(where: { $0.first == "und" }) {
          ("rule for 'und', which no locale has after its likely subtags", "remove it")
        } else if fields[0] == fields[1], fields[0].count == 3, SubtagForm.isRegion(fields[0][2]),
          !groups.contains(fields[0][2])
        {
          ("rule that no pair of locales reaches", "name regions that differ")
        } else {
          nil
        }
      if let fault { return InputDiagnostic(fault.0, at: rule.location, text: rule.text, hint: fault.1) }
      guard rule.distance == 100 else { return nil }
      return InputDiagnostic(
        "distance 100, at which nothing matches", at: rule.location, text: rule.text,
        hint: "write less, or remove the rule", severity: .warning)
    }
  }

  /// Warns of rules for a script that no likely subtags give the language. CLDR has some, for transliterations.
  func unwrittenScripts(in facts: CLDRFacts) -> [InputDiagnostic] {
    let written = Set(facts.likelySubtags.map { [$0.$to.language, $0.$to.script] })
    return facts.languageMatching.rules.flatMap { rule in
      [rule.$desired, rule.$supported].map(\.fields).filter {
        $0.count == 2 && $0[1] != "*" && !written.contains($0)
      }.map { fields in
        InputDiagnostic(
          "rule for a script that no likely subtags give the language, as in CLDR", at: rule.location,
          text: fields.joined(separator: "_"), hint: "write a script that the language is written in",
          severity: .warning)
      }
    }
  }

  /// Warns of rows that put another region in the place of a macro-region, which stays: up to CLDR 45 there are some.
  func replacedMacroRegions(in facts: CLDRFacts) -> [InputDiagnostic] {
    let macroRegions = Set(facts.territoryContainment.map(\.type))
    return facts.likelySubtags.filter { $0.keepingMacroRegion(among: macroRegions).to != $0.to }.map {
      InputDiagnostic(
        "likelySubtag that replaces the region of its left side, which the tables keep, as in CLDR", at: $0.location,
        text: "\($0.from) → \($0.to)", hint: "write the region of the left side", severity: .warning)
    }
  }
}
