import LocaleCore

/// The aliases of language, script, region and variant (UTS #35, Annex C).
///
/// A bare language, a script and a region are found by their number. Everything else, `hy-arevmda`, `sgn-BR`,
/// `und-hepburn-heploc`, and variant aliases, which are such rows with `und`, is a line of text: few, and looked for only
/// where one of their variants is written or the language is `sgn`.
struct AliasTables {
  private var languages: [(language: UInt64, row: AliasRow)] = []
  private var scripts: [UInt64] = []
  private var regions: [RegionAliasRow] = []
  private var regionReplacements: [UInt64] = []
  private var compounds: [(fields: LocaleForm, line: String)] = []

  init(_ aliases: [AliasFact]) throws(CLDRDiagnostic) {
    for fact in aliases {
      switch fact.kind {
      case .language where !fact.type.contains("_"): try addLanguage(fact)
      case .language: try addCompound(fact, type: fact.type, replacement: fact.replacements.first ?? "")
      case .variant:
        for replacement in fact.replacements {
          try addCompound(fact, type: "und_\(fact.type)", replacement: "und_\(replacement)")
        }
      case .script:
        guard let from = PackedSubtag.script(fact.type.utf8), let first = fact.replacements.first,
          let to = PackedSubtag.script(first.utf8), fact.replacements.count == 1
        else { throw CLDRDiagnostic("scriptAlias is not one script for another", at: fact.location, text: fact.type) }
        scripts.append(ScriptAliasRow(script: from, replacement: to).rawValue)
      case .territory where SubtagForm.isRegion(fact.type): try addRegion(fact)
      // Regions of three letters are no subtags; subdivisions are types; zones are no identifiers.
      case .territory, .subdivision, .zone: break
      }
    }
    // The language of a row comes before `und`, the longer row before the shorter.
    compounds.sort { left, right in
      let ranks = (Self.rank(left.fields), Self.rank(right.fields))
      return ranks.0 == ranks.1 ? left.line < right.line : ranks.0 < ranks.1
    }
    try prove(aliases)
  }

  private static func rank(_ form: LocaleForm) -> Int {
    (form.language == "und" ? 100 : 0) - form.variants.count - (form.region == nil ? 0 : 1)
  }

  private mutating func addLanguage(_ fact: AliasFact) throws(CLDRDiagnostic) {
    guard let from = PackedSubtag.language(fact.type.utf8), from != 0, from < PackedSubtag.shortLanguageLimit else {
      throw CLDRDiagnostic(
        "key wider than its field: an alias of more than three letters", at: fact.location, text: fact.type)
    }
    let replacement = try PackedIdentifier(fact.replacements.first ?? "", at: fact.location).lsr
    languages.append((from, AliasRow(language: from, replacement: replacement.fields)))
  }

  private mutating func addRegion(_ fact: AliasFact) throws(CLDRDiagnostic) {
    guard let from = PackedSubtag.region(fact.type.utf8) else {
      throw CLDRDiagnostic("no region in territoryAlias", at: fact.location, text: fact.type)
    }
    regions.append(
      RegionAliasRow(region: from, start: regionReplacements.count, count: fact.replacements.count))
    for replacement in fact.replacements {
      guard let to = PackedSubtag.region(replacement.utf8) else {
        throw CLDRDiagnostic("no region in territoryAlias", at: fact.location, text: replacement)
      }
      regionReplacements.append(UInt64(to))
    }
    guard regionReplacements.count < RegionAliasRow.startLimit, fact.replacements.count < RegionAliasRow.countLimit
    else { throw CLDRDiagnostic("key wider than its field: too many regions", at: fact.location, text: fact.type) }
  }

  private mutating func addCompound(_ fact: AliasFact, type: String, replacement: String) throws(CLDRDiagnostic) {
    // What the grammar cannot read is replaced on reading: see LegacyTagTable.
    guard let form = try? LocaleForm(type) else { return }
    guard form.script == nil, !form.variants.isEmpty || form.language == "sgn" && form.region != nil else {
      throw CLDRDiagnostic(
        "languageAlias that the tables cannot express", at: fact.location, text: fact.type,
        hint: "a row of several fields needs a variant, or a region after sgn; see AliasTables")
    }
    guard (try? LocaleForm(replacement)) != nil else {
      throw CLDRDiagnostic("languageAlias with private use", at: fact.location, text: replacement)
    }
    compounds.append(
      (form, "\(type) \(replacement)".lowercased().split(separator: "_").joined(separator: "-")))
  }

  /// The runtime goes round until nothing applies, and relies on that being soon.
  private func prove(_ aliases: [AliasFact]) throws(CLDRDiagnostic) {
    var byType: [String: AliasFact] = [:]
    for fact in aliases where fact.kind == .script || fact.kind == .variant {
      if byType.updateValue(fact, forKey: fact.type.lowercased()) != nil {
        throw CLDRDiagnostic("alias that comes twice", at: fact.location, text: fact.type)
      }
    }
    for fact in byType.values.sorted(by: { $0.location.line < $1.location.line }) {
      if let next = fact.replacements.first(where: { byType[$0.lowercased()] != nil }) {
        throw CLDRDiagnostic("an alias leads to another alias", at: fact.location, text: "\(fact.type) → \(next)")
      }
    }
  }

  func file() throws(CLDRDiagnostic) -> CompiledFile {
    let location = SourceLocation(file: CLDRFilePath.supplementalMetadata, line: 0)
    guard let table = PerfectHashTable(keys: languages.map(\.language)) else {
      throw CLDRDiagnostic("languageAlias that comes twice", at: location)
    }
    let variants = Set(compounds.flatMap(\.fields.variants)).sorted().compactMap { SubtagWord.pack($0.utf8) }
    return CompiledFile(
      name: "AliasTable", summary: "What replaces deprecated languages, scripts, regions and variants.",
      constants: [
        CompiledConstant(
          "languageDisplacements", .words64(table.displacements), rows: table.displacements.count * 8,
          comment: "Displacements of the perfect hash of languages, eight a word. See PerfectHash."),
        CompiledConstant(
          "languages", .words64(table.slots.map { $0.map { languages[$0].row.rawValue } ?? 0 }), rows: languages.count,
          comment: "A language and what replaces it. See AliasRow."),
        CompiledConstant(
          "scripts", .words64(scripts.sorted()), rows: scripts.count,
          comment: "Deprecated script (upper half) and the one that replaces it."),
        CompiledConstant(
          "regionBits", .words64(RegionAliasBits.words(regions.map(\.region))), rows: regions.count,
          comment: "A bit for each packed region: it is an alias."),
        CompiledConstant(
          "regions", .words32(regions.map(\.rawValue).sorted()), rows: regions.count,
          comment: "A region and where its replacements stand. See RegionAliasRow."),
        CompiledConstant(
          "regionReplacements", .words64(NarrowNumbers.words(halves: regionReplacements.map { UInt16($0) })),
          rows: regionReplacements.count, comment: "Packed regions, four a word."),
        CompiledConstant(
          "variants", .words64(variants), rows: variants.count,
          comment: "Every variant that a line below asks for. See SubtagWord."),
        CompiledConstant(
          "compounds", .text(compounds.map { "\($0.line)\n" }.joined()), rows: compounds.count,
          comment: "Aliases of more than a language, and what replaces them, in the order in which they apply."),
      ])
  }
}
