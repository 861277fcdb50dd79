import CLDRTables

/// CLDR's aliases of languages, scripts, regions and variants, row by row, with plain Strings (UTS #35, Annex C, and Add
/// Likely Subtags, step 1.2).
package struct ReferenceAliases: Sendable {
  private struct Row: Sendable {
    var language: String
    var region: String
    var variants: Set<String>
    var to: ReferenceIdentifier
    /// The number of variants and regions in the row's type: rows with more come first.
    var named: Int { variants.count + (region.isEmpty ? 0 : 1) }
  }

  /// The rows by language. Those of any language, under an empty name, come after the others.
  private let rows: [String: [Row]]
  private let scripts: [String: String]
  private let territories: [String: [String]]

  package init(facts: CLDRFacts) {
    var rows: [Row] = []
    var scripts: [String: String] = [:]
    var territories: [String: [String]] = [:]
    for alias in facts.aliases {
      switch alias.kind {
      case .language, .variant:
        let prefix = alias.kind == .variant ? "und_" : ""
        for replacement in alias.replacements.prefix(1) {
          if let row = Self.row(prefix + alias.type, prefix + replacement) { rows.append(row) }
        }
      case .script: scripts[alias.type] = alias.replacements.first
      case .territory: territories[alias.type] = alias.replacements
      case .subdivision, .zone: break
      }
    }
    self.rows = Dictionary(grouping: rows.sorted { $0.named > $1.named }, by: \.language)
    self.scripts = scripts
    self.territories = territories
  }

  private static func row(_ type: String, _ replacement: String) -> Row? {
    guard let from = fields(type), let to = fields(replacement) else { return nil }
    return Row(language: from.language, region: from.region, variants: Set(from.variants), to: to)
  }

  /// The fields of a row's side; nil for one that the grammar cannot read: `i_klingon`, `en_x_i_default`.
  package static func fields(_ text: String) -> ReferenceIdentifier? {
    let fields = try? ReferenceIdentifierParser.fields(of: text)
    return fields.flatMap { $0.extensions.isEmpty && $0.privateUse.isEmpty ? $0 : nil }
  }

  /// The identifier with aliases applied until none applies.
  ///
  /// - Parameter region: chooses one of the regions that replace the identifier's.
  package func replacing(
    _ identifier: ReferenceIdentifier, region: (ReferenceIdentifier, [String]) -> String
  ) -> ReferenceIdentifier {
    var result = identifier
    if result.language == "root" { result.language = "" }
    while let next = replacingOnce(result, region: region) { result = next }
    return result
  }

  private func replacingOnce(
    _ identifier: ReferenceIdentifier, region: (ReferenceIdentifier, [String]) -> String
  ) -> ReferenceIdentifier? {
    for row in (rows[identifier.language] ?? []) + (rows[""] ?? []) {
      guard row.region.isEmpty || row.region == identifier.region, row.variants.isSubset(of: identifier.variants) else {
        continue
      }
      var result = identifier
      if !row.language.isEmpty { result.language = row.to.language }
      if result.script.isEmpty { result.script = row.to.script }
      if !row.region.isEmpty { result.region = "" }
      if result.region.isEmpty { result.region = row.to.region }
      result.variants.removeAll(where: row.variants.contains)
      for variant in row.to.variants where !result.variants.contains(variant) { result.variants.append(variant) }
      return result
    }
    if let script = scripts[identifier.script] {
      var result = identifier
      result.script = script
      return result
    }
    if let regions = territories[identifier.region], !regions.isEmpty {
      var result = identifier
      result.region = region(identifier, regions)
      return result
    }
    return nil
  }
}
