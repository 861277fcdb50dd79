// How a file of CLDR becomes a table
// ==================================
//
// 1. Load (`CLDRFiles`): every XML file of `common/bcp47`, `common/supplemental` and `common/validity`, and
//    `scriptMetadata.txt`; for the tables of one module only the files that name a section of it.
//
// 2. Read (`CLDRReader`). `XMLSource` parses a file into a tree with lines, and expands no entity. `CLDRSections` and the
//    `parts` of each element say once what is read, in whichever file that is. `KnownXML` writes just that into a new text,
//    each element with its line, and tells every other name: a warning, or an error where an answer could depend on it; and
//    every attribute that is not of its form: a flag, a number, a locale, a side of a rule, a code. An attribute is read once,
//    to its value (`ReadValues`) or its fault, with which its element is left out. XMLCoder decodes the text by the same
//    parts, and `add(to:)` makes facts of what is not a fact yet.
//
// 3. Facts (`CLDRFacts`): typed values in file order, files by their paths, each with its place. Where messages and reports
//    show what CLDR writes, the text stands beside its value (`Written`): `from` is "zh_TW", `$from` its locale.
//    `CLDRFacts.kinds` goes through all of them: what is said once, what is missing, which codes are named, what a report compares.
//
// 4. Check (`CLDRFactsChecker`), in three steps, each of which is done only if the one before found no error: what is said
//    twice, and what leads back to itself; kinds of elements that are missing; then what facts mean together: codes that no
//    list has, rules that nothing reaches. What CLDR's editors may judge otherwise is a warning, and stops nothing.
//
// 5. Compile (`TableCompiler.files`): a type for each table sorts and numbers facts. A word of a table is made by its
//    initializer in LocaleCore/TableFormat, a column by `CompiledFile.add`; both refuse a number without room. What only a
//    table can find is found here: rules behind others, and parents that never end by the rules of scripts.
//
// 6. Write (TableEmission): Swift from syntax nodes, which the plugin puts into a build; the same bytes between guards, for
//    builds without it. Equal facts give equal bytes.
//
// The tables are not asked whether they are right. ReferenceMatching and ReferencePlurals answer from the facts alone;
// tests hold the runtime against them, CLDRComparison tells by them what a release changes, and the checker by the second
// whether samples of plural rules have the category of their rule.

import LocaleCore

/// A module of the runtime that has tables. A client that does not link it has none of them.
package enum TableModule: String, CaseIterable, Hashable, Sendable {
  case aliases = "LocaleAliases"
  case matching = "LocaleMatching"
  case canonicalization = "LocaleCanonicalization"
  case validity = "LocaleValidity"
  case plurals = "LocalePlurals"
  case locales = "CLDRLocales"
}

/// Packs the facts of a release into the tables that the runtime reads.
///
/// If a later CLDR exceeds the room of a table, the generator stops with the names of table and field; nothing is dropped
/// silently.
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
    for module in module.map({ [$0] }) ?? TableModule.allCases {
      do {
        tables.modules[module] = try files(of: module)
      } catch let error as InputDiagnostic {
        throw CLDRDiagnostics(error)
      } catch {
        let overflow = error as? FieldOverflow
        let field = overflow.map { "\($0.field) in \(module.rawValue)" } ?? "\(error)"
        let place = SourceLocation(file: CLDRFiles.folders[module == .validity ? 2 : 1])
        throw CLDRDiagnostics(.tooWide(field, overflow?.limit ?? 0, at: place))
      }
    }
    return tables
  }

  private func files(of module: TableModule) throws -> [CompiledFile] {
    switch module {
    case .aliases:
      return [
        try AliasTables(facts.aliases).file(), try LegacyTagTable(facts.aliases).file(),
        try ModifierTable(facts).file(),
      ]
    case .matching:
      let rules = try MatchRules(facts.languageMatching)
      let regions = try RegionClasses(facts, rules)
      let likely = try LikelySubtagsTables(facts)
      let distances = try DistanceTables(facts, rules, regions, likely)
      return [
        releaseFile(), try likely.file(distances.languages, paradigms: distances.paradigms),
        try regions.file(aliases: facts.aliases), try distances.file(),
        try distances.ruleFile(facts.languageMatching.rules),
        try ParentLocaleTable(facts.parentLocales, likely).file(), scriptFile(),
      ]
    case .canonicalization: return [try TypeAliasTable(facts).file()]
    case .validity: return [try ValidityTable(facts.validity).file()]
    case .plurals: return [try PluralTable(facts).file()]
    case .locales: return [localeFile()]
    }
  }

  private func scriptFile() -> CompiledFile {
    var file = CompiledFile(
      "ScriptTable", "Scripts that are written from right to left.", from: CLDRFilePath.scriptMetadata)
    let scripts = facts.scripts.filter(\.isRightToLeft).compactMap { PackedSubtag.script($0.script.utf8) }
    file.add("rightToLeft", .words32(scripts.sorted()), "Packed scripts, sorted.")
    return file
  }

  private func localeFile() -> CompiledFile {
    var file = CompiledFile(
      "CLDRLocaleTable", "The locales that people may choose, by CLDR's data.", from: CLDRFilePath.supplementalData)
    let names = facts.locales
    file.add(
      "names", .text(names.map { "\($0)\n" }.joined()), rows: names.count,
      "A BCP 47 tag a line, sorted: with speakers, default content or a parent of its own.")
    return file
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
  package var passedOver: [InputDiagnostic] = []
  /// These parts, and the oddities of the release.
  package var warnings: [InputDiagnostic] = []

  /// The files of all modules.
  package var files: [CompiledFile] { TableModule.allCases.flatMap { modules[$0] ?? [] } }
}
