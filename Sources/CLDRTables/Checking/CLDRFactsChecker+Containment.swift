extension CLDRFactsChecker {
  /// Groups that are no region or contain something that is none.
  func illFormedContainment(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    facts.territoryContainment.flatMap { group in
      ([group.type] + group.contains).filter { !SubtagForm.isRegion($0) }.map { region in
        CLDRDiagnostic(
          "'\(region)' in group '\(group.type)' is no region", at: group.location,
          text: group.contains.joined(separator: " "), hint: "expected 2 letters or 3 digits")
      }
    }
  }
}
