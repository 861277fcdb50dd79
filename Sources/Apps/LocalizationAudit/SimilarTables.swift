import AppLocalization

/// Tables whose names differ only by case. File systems of Macs treat them as one, those of devices as two. A localization
/// with the other spelling then shows the developer's texts, or keys.
struct SimilarTables {
  private(set) var findings: [AuditFinding] = []
  /// The localizations that have a table under another spelling, by its name.
  private(set) var elsewhere: [String: Set<String>] = [:]

  init(_ inventory: AuditInventory) {
    let groups = Dictionary(grouping: inventory.tables) { $0.name.lowercased() }.filter { $1.count > 1 }
    for (_, tables) in groups.sorted(by: { $0.key < $1.key }) {
      // The spelling that fewest localizations have is probably a mistake.
      guard let rare = tables.min(by: { $0.localizations.count < $1.localizations.count }) else { continue }
      let names = tables.map { "'\($0.shortName.shown)'" }.joined(separator: ", ")
      let other = Set(tables.filter { $0.name != rare.name }.flatMap(\.localizations.keys))
      let own = rare.localizations.keys.filter { !$0.isEmpty && $0 != LocalizationName.base }.sorted()
      let isShared = !other.isDisjoint(with: rare.localizations.keys)
      let places = rare.localizations.sorted { $0.key < $1.key }.flatMap { name, contents in
        contents.paths.map { AuditFinding.Place(localization: name.isEmpty ? nil : name, path: $0) }
      }
      let message = "tables whose names differ only by case: \(names); devices take them for different ones"
      // A leftover in Base.lproj or outside hides no translation.
      let severity: LocalizationDiagnostic.Severity = own.isEmpty ? .note : isShared ? .warning : .error
      findings.append(
        AuditFinding(
          LocalizationDiagnostic(severity, .Audit.similarTables, message, path: places.first?.path),
          localizations: own, table: rare.name, places: places.count > 1 ? places : []))
      for table in tables {
        elsewhere[table.name] = Set(tables.flatMap(\.localizations.keys)).subtracting(table.localizations.keys)
      }
    }
  }
}
