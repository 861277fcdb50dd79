/// A module of the runtime that has tables. A client that does not link it has none of them.
package enum TableModule: String, CaseIterable, Hashable, Sendable {
  case aliases = "LocaleAliases"
  case matching = "LocaleMatching"
  case canonicalization = "LocaleCanonicalization"
  case validity = "LocaleValidity"
  case plurals = "LocalePlurals"
}

/// Packs the facts of a release into the tables that the runtime reads.
///
/// Checks the limits that the runtime relies on. If a later CLDR exceeds them, the generator stops with file, line and
/// text; nothing is dropped silently.
package struct TableCompiler: Sendable {
  package let facts: CLDRFacts
  private let module: TableModule?

  /// - Parameter module: the module whose files the facts were read from; nil for all.
  package init(_ facts: CLDRFacts, for module: TableModule? = nil) {
    self.facts = facts
    self.module = module
  }

  /// - Throws: errors in the facts, or facts that no table can hold.
  package func compile() throws(CLDRDiagnostics) -> CompiledTables {
    let warnings = try CLDRFactsChecker(facts, of: module).check()
    var tables = CompiledTables(
      version: facts.version, passedOver: facts.passedOver, warnings: facts.passedOver + warnings)
    do throws(CLDRDiagnostic) {
      for module in module.map({ [$0] }) ?? TableModule.allCases { tables.modules[module] = try files(of: module) }
    } catch {
      throw CLDRDiagnostics(error)
    }
    return tables
  }

  private func files(of module: TableModule) throws(CLDRDiagnostic) -> [CompiledFile] {
    switch module {
    case .aliases: return [try AliasTables(facts.aliases).file(), try LegacyTagTable(facts.aliases).file()]
    case .matching:
      let rules = try MatchRules(facts.languageMatching)
      let regions = try RegionClasses(facts, rules)
      let likely = try LikelySubtagsTables(facts)
      let distances = try DistanceTables(facts, rules, regions, likely)
      return [
        releaseFile(), try likely.file(distances.languages, paradigms: distances.paradigms),
        try regions.file(aliases: facts.aliases), try distances.file(),
        try distances.ruleFile(facts.languageMatching.rules),
        try ParentLocaleTable(facts.parentLocales, likely).file(), try ScriptTable(facts.scripts).file(),
        try ModifierTable(facts).file(),
      ]
    case .canonicalization: return [try TypeAliasTable(facts).file()]
    case .validity: return [try ValidityTable(facts.validity).file()]
    case .plurals: return [try PluralTable(facts).file()]
    }
  }

  private func releaseFile() -> CompiledFile {
    var file = CompiledFile(
      "CLDRReleaseTable", "The CLDR release that the tables of this build were made from.",
      from: CLDRFilePath.supplementalDTD)
    file.add("version", .text(facts.version.description), "As CLDR writes it.")
    return file
  }
}

/// The tables of one release, packed and ready to be written: one value for each generated file of a module.
package struct CompiledTables: Hashable, Sendable {
  package var version: CLDRVersion
  package var modules: [TableModule: [CompiledFile]] = [:]
  /// The parts of the release that no table has.
  package var passedOver: [CLDRDiagnostic] = []
  /// These parts, and the oddities of the release.
  package var warnings: [CLDRDiagnostic] = []

  /// The files of all modules.
  package var files: [CompiledFile] { TableModule.allCases.flatMap { modules[$0] ?? [] } }
}
