import AppLocalization

/// The audit of one file of texts.
package enum FileCheck {
  /// The problems in the entries of a `.stringsdict` file.
  package static func diagnostics(
    of reading: StringsDictionaryReading, path: String, limits: ReadingLimits
  ) -> [LocalizationDiagnostic] {
    DictionaryChecker.diagnostics(of: reading, path: path, limits: limits)
  }

  /// The problems in the entries of a catalog.
  package static func diagnostics(
    of reading: StringCatalogReading, path: String, limits: ReadingLimits
  ) -> [LocalizationDiagnostic] {
    reading.catalog.map { CatalogChecker.diagnostics(of: $0, path: path, limits: limits) } ?? []
  }

  /// What the audit's rules find in a translation beside the developer's table: missing and stale keys, other arguments.
  package static func differences(
    of translation: LocalizedTable, from source: LocalizedTable, path: String
  ) -> [LocalizationDiagnostic] {
    func contents(_ table: LocalizedTable) -> AuditTable.Contents {
      let entries = table.keys.map { ($0, AuditTable.AuditedText(format: table[$0]?.format, path: path)) }
      return AuditTable.Contents(entries: Dictionary(entries, uniquingKeysWith: { first, _ in first }), paths: [path])
    }
    let folder = path.parentPath.lastPathComponent
    let name = String((folder.hasExtension("lproj") ? folder : path.lastPathComponent).nameAndExtension.name)
    var table = AuditTable(name: String(path.lastPathComponent.nameAndExtension.name))
    table.localizations = ["source": contents(source), name: contents(translation)]
    table.reference = "source"
    table.isReferenceComplete = true
    let facts = TableFacts(nil, table, localizations: [name]).compared()
    let rules: [any TableRule.Type] = [
      FormatMismatch.self, RawKey.self, EmptyText.self, IncompleteLocalization.self, MissingKey.self, StaleKey.self,
      RareKeys.self,
    ]
    return rules.flatMap { $0.check(facts) }.map(\.diagnostic)
  }
}
