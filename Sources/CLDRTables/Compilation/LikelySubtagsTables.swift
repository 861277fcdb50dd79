/// The tables of likely subtags: rows for bare languages, and a perfect hash of everything else.
struct LikelySubtagsTables {
  private var rows: [UInt64: LanguageRow] = [:]
  private var pairs: [UInt32] = []
  private var special: [LikelyRow] = []
  private var undetermined: LSR?

  init(_ facts: CLDRFacts, _ rules: MatchRules) throws(CLDRDiagnostic) {
    let macroRegions = Set(facts.territoryContainment.map(\.type))
    for fact in facts.likelySubtags { try add(fact.keepingMacroRegion(among: macroRegions)) }
    for fact in facts.aliases where fact.kind == .language { try add(fact, facts.aliases) }
    for rule in rules.languages {
      setFlag(LanguageRow.languageRulesFlag, rule.desired.language)
      if !rule.isOneWay { setFlag(LanguageRow.languageRulesFlag, rule.supported.language) }
    }
    for rule in rules.regions { setFlag(LanguageRow.regionRulesFlag, rule.desired.language) }
    guard pairs.count < Int(LanguageRow.noLikelySubtags) else {
      throw CLDRDiagnostic(
        "key wider than its field: \(pairs.count) pairs of script and region",
        at: SourceLocation(file: CLDRFilePath.likelySubtags, line: 0), hint: "an index has ten bits")
    }
    guard undetermined != nil else {
      throw CLDRDiagnostic(
        "no likely subtags for 'und'", at: SourceLocation(file: CLDRFilePath.likelySubtags, line: 0))
    }
  }

  /// The triple with its likely subtags, for a language that has its row in the table.
  func maximized(_ lsr: LSR) -> LSR? {
    guard let row = rows[lsr.language], !row.isAlias, let index = row.pairIndex else { return nil }
    for candidate in special where candidate.lsr.language == lsr.language {
      let isByScript = candidate.rawValue == LikelyRow(kind: .languageScript, to: candidate.lsr).rawValue
      if isByScript, lsr.script != 0, lsr.region == 0, candidate.lsr.script == lsr.script { return candidate.lsr }
      let isByRegion = candidate.rawValue == LikelyRow(kind: .languageRegion, to: candidate.lsr).rawValue
      if isByRegion, lsr.script == 0, lsr.region != 0, candidate.lsr.region == lsr.region { return candidate.lsr }
    }
    let likely = LSR(rawValue: UInt64(pairs[index]))
    return LSR(
      language: lsr.language, script: lsr.script != 0 ? lsr.script : likely.script,
      region: lsr.region != 0 ? lsr.region : likely.region)
  }

  private mutating func add(_ fact: LikelySubtagFact) throws(CLDRDiagnostic) {
    let from = try PackedIdentifier(fact.from, at: fact.location)
    let to = try PackedIdentifier(fact.to, at: fact.location).lsr
    // A script that no known language is written in keeps its language open: `und_Cpmn` → `und_Cpmn_CY`.
    guard to.language != 0 || from.language == 0, to.script != 0, to.region != 0 else {
      throw CLDRDiagnostic("likely subtags that are incomplete", at: fact.location, text: fact.to)
    }
    let keeps =
      (from.language == 0 || from.language == to.language) && (from.script == 0 || from.script == to.script)
      && (from.region == 0 || from.region == to.region)
    guard keeps else {
      throw CLDRDiagnostic(
        "likely subtags that change a field they were asked with", at: fact.location, text: "\(fact.from) → \(fact.to)",
        hint: "a row holds its key and its answer in one triple; see LikelyRow")
    }
    switch (from.language != 0, from.script != 0, from.region != 0) {
    case (false, false, false): undetermined = to
    case (true, false, false):
      let flags = rows[from.language]?.rawValue ?? 0
      rows[from.language] = LanguageRow(rawValue: flags & ~LanguageRow.pairMask | pairIndex(to))
    case (true, true, false):
      special.append(LikelyRow(kind: .languageScript, to: to))
      setFlag(LanguageRow.likelyByScriptFlag, from.language)
    case (true, false, true):
      special.append(LikelyRow(kind: .languageRegion, to: to))
      setFlag(LanguageRow.likelyByRegionFlag, from.language)
    case (false, true, false): special.append(LikelyRow(kind: .script, to: to))
    case (false, false, true): special.append(LikelyRow(kind: .region, to: to))
    case (false, true, true): special.append(LikelyRow(kind: .scriptRegion, to: to))
    case (true, true, true):
      throw CLDRDiagnostic("likely subtags for a complete identifier", at: fact.location, text: fact.from)
    }
  }

  /// Only aliases from one bare language to another count in matching; the rest is canonicalization's.
  private mutating func add(_ fact: AliasFact, _ all: [AliasFact]) throws(CLDRDiagnostic) {
    guard fact.replacements.count == 1, (2...3).contains(fact.type.utf8.count),
      let from = PackedSubtag.language(fact.type.utf8), from != 0
    else { return }
    var target = fact.replacements[0]
    while let next = all.first(where: { $0.kind == .language && $0.type == target && $0.replacements.count == 1 }) {
      target = next.replacements[0]
    }
    guard (2...3).contains(target.utf8.count), let to = PackedSubtag.language(target.utf8) else { return }
    rows[from] = LanguageRow(rawValue: LanguageRow.aliasFlag | UInt16(to))
  }

  private mutating func pairIndex(_ lsr: LSR) -> UInt16 {
    let pair = UInt32(lsr.script) << 11 | UInt32(lsr.region)
    if let index = pairNumbers[pair] { return index }
    let index = UInt16(truncatingIfNeeded: pairs.count) & LanguageRow.pairMask
    pairs.append(pair)
    pairNumbers[pair] = index
    return index
  }
  private var pairNumbers: [UInt32: UInt16] = [:]

  private mutating func setFlag(_ flag: UInt16, _ language: UInt64?) {
    guard let language else { return }
    let row = rows[language] ?? .unknown
    if !row.isAlias { rows[language] = LanguageRow(rawValue: row.rawValue | flag) }
  }

  /// - Parameters:
  ///   - firstRules: for each language with language rules, where they begin and how far the nearest leads.
  ///   - paradigms: maximised paradigm locales.
  func file(
    firstRules: [UInt64: (index: Int, distance: Int)], paradigms: [UInt64]
  ) throws(CLDRDiagnostic) -> CompiledFile {
    let likelyFile = SourceLocation(file: CLDRFilePath.likelySubtags, line: 0)
    let (prefixes, ordered) = prefixes()
    let direct = try directLanguages(firstRules, Set(paradigms.map { LSR(rawValue: $0).language }))
    let keys = special.map { $0.rawValue & (7 << 61) | LikelyRow.key(Self.kind(of: $0), $0.rawValue) }
    guard let hash = PerfectHashTable(keys: keys) else {
      throw CLDRDiagnostic("likely subtags with the same left side", at: likelyFile)
    }
    return CompiledFile(
      name: "LikelySubtagsTable", summary: "Likely subtags, language aliases, and which languages have rules.",
      constants: [
        CompiledConstant(
          "directLanguages", .words64(direct), rows: rows.keys.filter { $0 < UInt64(LanguageWord.directCount) }.count,
          comment: "For each packed language of two letters its word. See LanguageWord."),
        CompiledConstant(
          "languagePrefixes", .words64(prefixes), rows: prefixes.count,
          comment: "A word for each pair of first letters of languages of three. See LanguagePrefix."),
        CompiledConstant(
          "languageRows", .words64(Packing.words(halves: ordered.map(\.rawValue))), rows: ordered.count,
          comment: "A row for each language of three letters, four a word. See LanguageRow."),
        CompiledConstant(
          "scriptRegionPairs", .words32(pairs), rows: pairs.count,
          comment: "The distinct pairs of likely script and region, as in LSR."),
        CompiledConstant(
          "rows", .words64(hash.slots.map { $0.map { special[$0].rawValue } ?? 0 }), rows: special.count,
          comment: "Rows with more than a bare language on the left side, by perfect hash. See LikelyRow."),
        CompiledConstant(
          "rowDisplacements", .words64(hash.displacements), rows: hash.displacements.count * 8,
          comment: "Displacements of that hash, eight a word. See PerfectHash."),
        CompiledConstant(
          "undetermined", .word64(undetermined?.rawValue ?? 0), rows: 1, comment: "The likely subtags of und, an LSR."),
      ])
  }

  private static func kind(of row: LikelyRow) -> LikelyRow.Kind {
    LikelyRow.Kind(rawValue: row.rawValue >> 61) ?? .scriptRegion
  }

  /// The words of all languages of two letters.
  private func directLanguages(
    _ firstRules: [UInt64: (index: Int, distance: Int)], _ paradigms: Set<UInt64>
  ) throws(CLDRDiagnostic) -> [UInt64] {
    var words = [UInt64](repeating: LanguageWord.unknown.rawValue, count: LanguageWord.directCount)
    for (language, row) in rows where language < UInt64(LanguageWord.directCount) {
      var word = LanguageWord(row, scriptRegionPairs: pairs).rawValue
      if let rules = firstRules[language], !row.isAlias {
        guard rules.index < LanguageWord.rulesElsewhere, rules.distance <= 100 else {
          throw CLDRDiagnostic(
            "key wider than its field: language rule \(rules.index)",
            at: SourceLocation(file: CLDRFilePath.languageInfo, line: 0), hint: "an index has fifteen bits")
        }
        word &= ~(0x7FFF << 31 | 0x7F << 46)
        word |= UInt64(rules.index) << 31 | UInt64(rules.distance) << 46
      } else if !row.isAlias, row.hasLanguageRules {
        // Another language's rules lead to it, none of its own.
        word = word & ~(0x7FFF << 31) | LanguageWord.noRules << 46
      }
      if paradigms.contains(language) { word |= LanguageWord.paradigmFlag }
      words[Int(language)] = word
    }
    return words
  }

  /// Languages sorted by prefix and third letter, with a word for each prefix.
  private func prefixes() -> (prefixes: [UInt64], rows: [LanguageRow]) {
    var prefixes = [UInt64](repeating: 0, count: LanguagePrefix.count)
    let languages = rows.keys.filter { $0 >= UInt64(LanguageWord.directCount) }.sorted {
      (LanguagePrefix.index(of: $0), $0 >> 10) < (LanguagePrefix.index(of: $1), $1 >> 10)
    }
    for (position, language) in languages.enumerated() {
      let index = LanguagePrefix.index(of: language)
      if prefixes[index] == 0 { prefixes[index] = UInt64(position) << 27 }
      prefixes[index] |= 1 << (language >> 10)
    }
    return (prefixes, languages.compactMap { rows[$0] })
  }
}
