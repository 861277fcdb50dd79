/// Packs the facts of a release into the tables that the runtime reads.
///
/// Everything that the runtime relies on is proved here, and what CLDR might bring one day and the tables cannot express
/// stops the generator with file, line and text; nothing is dropped silently.
package struct TableCompiler: Sendable {
  package let facts: CLDRFacts

  package init(_ facts: CLDRFacts) { self.facts = facts }

  /// - Throws: what is wrong with the facts themselves, or what of them no table can hold.
  package func compile() throws(CLDRDiagnostics) -> CompiledTables {
    try CLDRFactsChecker(facts).check()
    do throws(CLDRDiagnostic) {
      let rules = try MatchRules(facts.languageMatching)
      let regions = RegionClasses(facts, rules)
      let likely = try LikelySubtagsTables(facts, rules)
      let distances = try DistanceTables(facts, rules, regions, likely)
      return CompiledTables(
        version: facts.version,
        files: [
          releaseFile(), try likely.file(distances.languages, paradigms: distances.paradigms),
          try regions.file(aliases: facts.aliases), distances.file(),
          distances.ruleFile(facts.languageMatching.rules), try LegacyTagTable(facts.aliases).file(),
          try ParentLocaleTable(facts.parentLocales, likely).file(), try ScriptTable(facts.scripts).file(),
          try AliasTables(facts.aliases).file(), try TypeAliasTable(facts).file(),
          try ValidityTable(facts.validity).file(), try PluralTable(facts).file(),
        ])
    } catch {
      throw CLDRDiagnostics(error)
    }
  }

  private func releaseFile() -> CompiledFile {
    CompiledFile(
      name: "CLDRReleaseTable", summary: "The CLDR release that the tables of this build were made from.",
      constants: [
        CompiledConstant("version", .text(facts.version.description), rows: 1, comment: "As CLDR writes it.")
      ])
  }
}
