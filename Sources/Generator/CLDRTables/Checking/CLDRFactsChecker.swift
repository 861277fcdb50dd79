/// Judges what the facts of a release say, before anything is made of them.
///
/// Each check is a function of its own, in a file of its own. What the packed tables can express is checked elsewhere.
package struct CLDRFactsChecker: Sendable {
  private let facts: CLDRFacts

  package init(_ facts: CLDRFacts) {
    self.facts = facts
  }

  /// Everything that is wrong, check by check, within a check in file order; empty where nothing is.
  package func diagnostics() -> [CLDRDiagnostic] {
    [
      emptyTables(in: facts),
      illFormedLikelySubtags(in: facts),
      duplicateLikelySubtags(in: facts),
      illFormedMatchVariables(in: facts),
      illFormedMatchRules(in: facts),
      contradictingMatchRules(in: facts),
      undefinedMatchVariables(in: facts),
      illFormedAliases(in: facts),
      duplicateAliases(in: facts),
      illFormedContainment(in: facts),
      illFormedKeys(in: facts),
      illFormedValidity(in: facts),
      illFormedScripts(in: facts),
      illFormedLocales(in: facts),
      illFormedPluralRules(in: facts),
      contradictedPluralSamples(in: facts),
      languageAliasCycles(in: facts),
      territoryAliasCycles(in: facts),
      containmentCycles(in: facts),
      parentLocaleCycles(in: facts),
    ].flatMap { $0 }
  }

  /// - Throws: `diagnostics()`, where there are any.
  package func check() throws(CLDRDiagnostics) {
    let found = diagnostics()
    if !found.isEmpty { throw CLDRDiagnostics(found) }
  }
}
