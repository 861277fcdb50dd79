/// Checks the facts of a release before tables are made from them.
///
/// Each check is a function of its own. The compiler checks the limits of the packed tables.
package struct CLDRFactsChecker: Sendable {
  private let facts: CLDRFacts
  let kinds: [FactKind]
  /// The module whose tables are wanted; nil for all.
  let module: TableModule?

  package init(_ facts: CLDRFacts, of module: TableModule? = nil) {
    self.facts = facts
    kinds = facts.kinds
    self.module = module
  }

  /// All errors and warnings, check by check, in file order within a check. Warnings that differ only in their text are one.
  package func diagnostics() -> [InputDiagnostic] {
    let malformed = [
      matchRulesInTwoFiles(in: facts),
      undefinedMatchVariables(in: facts),
      wrongKeys(in: facts),
      repetitions(),
      illFormedPluralRules(in: facts),
      illFormedPluralRanges(in: facts),
      contradictedPluralSamples(in: facts),
      aliasCycles(in: facts),
      containmentCycles(in: facts),
      parentLocaleCycles(in: facts),
    ].flatMap { $0 }
    // The meaning of what is damaged would give errors that follow from the damage.
    if !malformed.isEmpty { return malformed }
    let missing = missingElements(in: facts)
    if !missing.isEmpty { return missing }
    let found = [
      contradictingMatchRules(in: facts),
      unusedMatchVariables(in: facts),
      unreachedMatchRules(in: facts),
      unwrittenScripts(in: facts),
      wrongCodes(in: facts),
      aliasesOfOthers(in: facts),
      replacedMacroRegions(in: facts),
      unreachedPluralRules(in: facts),
      unnamedCodes(in: facts),
    ].flatMap { $0 }
    var grouped: [InputDiagnostic] = []
    var places: [[String]: (index: Int, count: Int)] = [:]
    for diagnostic in found {
      let kind = ["\(diagnostic.severity)", diagnostic.message, diagnostic.location.file]
      guard diagnostic.severity == .warning, let text = diagnostic.text, let (index, count) = places[kind] else {
        if places[kind] == nil { places[kind] = (grouped.count, 1) }
        grouped.append(diagnostic)
        continue
      }
      places[kind] = (index, count + 1)
      // Nobody reads a thousand codes.
      if count <= CLDRDiagnostics.printed {
        grouped[index].text?.append(count < CLDRDiagnostics.printed ? " \(text)" : " …")
      }
    }
    return grouped
  }

  /// - Throws: the errors, if there are any.
  /// - Returns: the warnings.
  @discardableResult
  package func check() throws(CLDRDiagnostics) -> [InputDiagnostic] {
    let found = diagnostics()
    let errors = found.filter { $0.severity == .error }
    if !errors.isEmpty { throw CLDRDiagnostics(errors) }
    return found
  }
}
