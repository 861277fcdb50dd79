import CLDRTables

/// Makes the canonical form, step by step from CLDR's rows (UTS #35, Annex C), with plain Strings and without
/// optimization.
package struct ReferenceCanonicalizer: Sendable {
  private struct AliasRow: Sendable {
    var language: String
    var region: String
    var variants: Set<String>
    var to: ReferenceIdentifier
    /// The number of variants and regions in the row's type: rows with more come first.
    var named: Int { variants.count + (region.isEmpty ? 0 : 1) }
  }

  /// The rows by language. Those of any language, under an empty name, come after the others.
  private let rows: [String: [AliasRow]]
  private let scripts: [String: String]
  private let territories: [String: [String]]
  private let subdivisions: [String: String]
  /// Canonical types by key and alias.
  private let types: [String: String]
  private let likelySubtags: ReferenceLikelySubtags

  package init(facts: CLDRFacts) {
    likelySubtags = ReferenceLikelySubtags(facts: facts)
    var rows: [AliasRow] = []
    var scripts: [String: String] = [:]
    var territories: [String: [String]] = [:]
    var subdivisions: [String: String] = [:]
    for alias in facts.aliases {
      switch alias.kind {
      case .language, .variant:
        let prefix = alias.kind == .variant ? "und_" : ""
        for replacement in alias.replacements.prefix(1) {
          if let row = Self.row(prefix + alias.type, prefix + replacement) { rows.append(row) }
        }
      case .script: scripts[alias.type] = alias.replacements.first
      case .territory: territories[alias.type] = alias.replacements
      case .subdivision:
        guard let first = alias.replacements.first else { continue }
        subdivisions[alias.type] = first.first?.isUppercase == true ? first.lowercased() + "zzzz" : first
      case .zone: break
      }
    }
    self.rows = Dictionary(grouping: rows.sorted { $0.named > $1.named }, by: \.language)
    self.scripts = scripts
    self.territories = territories
    self.subdivisions = subdivisions
    types = Self.types(facts.bcp47Keys)
  }

  private static func row(_ type: String, _ replacement: String) -> AliasRow? {
    guard let from = fields(type), let to = fields(replacement) else { return nil }
    return AliasRow(language: from.language, region: from.region, variants: Set(from.variants), to: to)
  }

  /// The fields of a row's side; nil for one that the grammar cannot read: `i_klingon`, `en_x_i_default`.
  static func fields(_ text: String) -> ReferenceIdentifier? {
    guard let subtags = try? ReferenceSubtag.split(text), let first = subtags.first, first.isLanguage else {
      return nil
    }
    var result = ReferenceIdentifier(language: first.text == "und" ? "" : first.text)
    var rest = subtags.dropFirst()
    if let next = rest.first, next.isScript {
      result.script = next.titleCased
      rest = rest.dropFirst()
    }
    if let next = rest.first, next.isRegion {
      result.region = next.text.uppercased()
      rest = rest.dropFirst()
    }
    guard rest.allSatisfy(\.isVariant) else { return nil }
    result.variants = rest.map(\.text)
    return result
  }

  private static func types(_ keys: [BCP47KeyFact]) -> [String: String] {
    var result: [String: String] = [:]
    for key in keys {
      for type in key.types {
        var name = type.name
        while let next = key.types.first(where: { $0.name == name })?.preferred, next != name { name = next }
        for alias in type.aliases + [type.name] where alias.lowercased() != name.lowercased() {
          result["\(key.name) \(alias.lowercased())"] = name.lowercased()
        }
      }
    }
    return result
  }

  package func canonicalized(_ identifier: ReferenceIdentifier) -> ReferenceIdentifier {
    var result = replacingAliases(identifier)
    result.extensions = result.extensions.map { piece in
      var piece = piece
      if piece.singleton == "u" { piece.subtags = unicode(piece.subtags) }
      if piece.singleton == "t" { piece.subtags = transform(piece.subtags) }
      return piece
    }.sorted { $0.singleton < $1.singleton }
    return result
  }

  private func replacingAliases(_ identifier: ReferenceIdentifier) -> ReferenceIdentifier {
    var result = identifier
    if result.language == "root" { result.language = "" }
    while let next = replacingOnce(result) { result = next }
    result.variants.sort()
    return result
  }

  private func replacingOnce(_ identifier: ReferenceIdentifier) -> ReferenceIdentifier? {
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
    if let regions = territories[identifier.region], let first = regions.first {
      let bare = ReferenceIdentifier(language: identifier.language, script: identifier.script)
      let likely = likelySubtags.adding(to: bare).region
      var result = identifier
      result.region = regions.contains(likely) ? likely : first
      return result
    }
    return nil
  }

  private func unicode(_ subtags: [String]) -> [String] {
    let attributes = subtags.prefix { $0.count > 2 }
    return Set(attributes).sorted() + keywords(Array(subtags.dropFirst(attributes.count)), dropsTrue: true)
  }

  private func transform(_ subtags: [String]) -> [String] {
    let source = subtags.prefix { !($0.count == 2 && $0.last?.isNumber == true) }
    var result: [String] = []
    if let fields = Self.fields(source.joined(separator: "-")) {
      result = replacingAliases(fields).text.lowercased().split(separator: "-").map(String.init)
    }
    return result + keywords(Array(subtags.dropFirst(source.count)), dropsTrue: false)
  }

  private func keywords(_ subtags: [String], dropsTrue: Bool) -> [String] {
    var values: [String: [String]] = [:]
    var rest = subtags[...]
    while let key = rest.popFirst() {
      let value = Array(rest.prefix { $0.count > 2 })
      rest = rest.dropFirst(value.count)
      if values[key] == nil { values[key] = value }
    }
    return values.keys.sorted().flatMap { key -> [String] in
      var value = (values[key] ?? []).joined(separator: "-")
      if key == "rg" || key == "sd" {
        value = subdivisions[value] ?? value
      } else {
        value = types["\(key) \(value)"] ?? value
      }
      if value.isEmpty || dropsTrue && value == "true" { return [key] }
      return [key] + value.split(separator: "-").map(String.init)
    }
  }
}
