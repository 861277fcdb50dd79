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
    case .aliases:
      return [
        try AliasTables(facts.aliases).file(), try LegacyTagTable(facts.aliases).file(), ModifierTable(facts).file(),
      ]
    case .matching:
      let rules = try MatchRules(facts.languageMatching)
      let regions = RegionClasses(facts, rules)
      let likely = try LikelySubtagsTables(facts)
      let distances = try DistanceTables(facts, rules, regions, likely)
      return [
        releaseFile(), try likely.file(distances.languages, paradigms: distances.paradigms),
        try regions.file(aliases: facts.aliases), try distances.file(),
        try distances.ruleFile(facts.languageMatching.rules),
        try ParentLocaleTable(facts.parentLocales, likely).file(), try ScriptTable(facts.scripts).file(),
      ]
    case .canonicalization: return [try TypeAliasTable(facts).file()]
    case .validity: return [try ValidityTable(facts.validity).file()]
    case .plurals: return [try PluralTable(facts).file()]
    }
  }

  private func releaseFile() -> CompiledFile {
    return CompiledFile(
      name: "CLDRReleaseTable", summary: "The CLDR release that the tables of this build were made from.",
      constants: [
        CompiledConstant("version", .text(facts.version.description), rows: 1, comment: "As CLDR writes it.")
      ])
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

/// One generated file: an enum of constants.
package struct CompiledFile: Hashable, Sendable {
  /// The enum's name, and the file's.
  package var name: String
  /// The contents in one line, for the head of the file.
  package var summary: String
  package var constants: [CompiledConstant]

  /// All bytes of its arrays and texts.
  package var byteCount: Int { constants.reduce(0) { $0 + $1.byteCount } }
}

/// One constant: an array, a number or a text.
package struct CompiledConstant: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case words64([UInt64])
    case words32([UInt32])
    case halves([UInt16])
    case bytes([UInt8])
    case integer(Int)
    case word64(UInt64)
    case text(String)
  }

  package var name: String
  /// The meaning of a row, and the type that describes its layout.
  package var comment: String
  /// The number of facts in the constant; an array may pack several into an element.
  package var rowCount: Int
  package var value: Value

  package init(_ name: String, _ value: Value, rows: Int, comment: String) {
    self.name = name
    self.value = value
    self.comment = comment
    rowCount = rows
  }

  /// A column of a table: numbers of 8 or 16 bits.
  ///
  /// - Throws: an error if a number is wider.
  static func column(
    _ name: String, _ numbers: [Int], bits: Int = 16, rows: Int? = nil, comment: String, at location: SourceLocation
  ) throws(CLDRDiagnostic) -> CompiledConstant {
    if let widest = numbers.max(), widest >> bits != 0 {
      throw CLDRDiagnostic(
        "wider than its field: \(widest) in the column \(name)", at: location,
        hint: "widen the column, which has room for \(1 << bits) numbers")
    }
    let value: Value =
      bits == 8
      ? .bytes(numbers.map { UInt8(truncatingIfNeeded: $0) }) : .halves(numbers.map { UInt16(truncatingIfNeeded: $0) })
    return CompiledConstant(name, value, rows: rows ?? numbers.count, comment: comment)
  }

  package var byteCount: Int {
    switch value {
    case .words64(let words): words.count * 8
    case .words32(let words): words.count * 4
    case .halves(let halves): halves.count * 2
    case .bytes(let bytes): bytes.count
    case .integer, .word64: 8
    case .text(let text): text.utf8.count
    }
  }
}
