import LocaleCore

/// The tables of likely subtags: rows for bare languages, and a perfect hash of all other rows.
struct LikelySubtagsTables {
  private var entries: [UInt64: LanguageFacts] = [:]
  private var special: [LikelyRow] = []
  private var undetermined: LSR?
  /// What replaces languages.
  private let aliases: [UInt64: LSR]
  /// Deprecated scripts.
  private let scripts: [UInt32]

  /// The facts about a language before they are packed into its word or its row.
  private struct LanguageFacts {
    /// Script and region as in an `LSR`.
    var likely: UInt32?
    /// The flags, as in `LanguageWord`.
    var flags: UInt64 = 0
  }

  init(_ facts: CLDRFacts) throws(CLDRDiagnostic) {
    aliases = try AliasTables.languages(facts.aliases)
    scripts = facts.aliases.filter { $0.kind == .script }.compactMap { PackedSubtag.script($0.type.utf8) }
    let macroRegions = Set(facts.territoryContainment.map(\.type))
    for fact in facts.likelySubtags { try add(fact.keepingMacroRegion(among: macroRegions)) }
    guard undetermined != nil else {
      throw CLDRDiagnostic(
        "no likely subtags for 'und'", at: SourceLocation(file: CLDRFilePath.likelySubtags),
        hint: "add the row from=\"und\"; CLDR's is to=\"en_Latn_US\"")
    }
  }

  /// The triple with its likely subtags, for a language that has a row in the table.
  func maximized(_ lsr: LSR) -> LSR? {
    guard aliases[lsr.language] == nil, let pair = entries[lsr.language]?.likely else { return nil }
    for candidate in special where candidate.lsr.language == lsr.language {
      if candidate.kind == .languageScript, lsr.script != 0, lsr.region == 0, candidate.lsr.script == lsr.script {
        return candidate.lsr
      }
      if candidate.kind == .languageRegion, lsr.script == 0, lsr.region != 0, candidate.lsr.region == lsr.region {
        return candidate.lsr
      }
    }
    let likely = LSR(rawValue: UInt64(pair))
    return LSR(
      language: lsr.language, script: lsr.script != 0 ? lsr.script : likely.script,
      region: lsr.region != 0 ? lsr.region : likely.region)
  }

  private mutating func add(_ fact: LikelySubtagFact) throws(CLDRDiagnostic) {
    let from = try PackedIdentifier(fact.from, at: fact.location)
    let to = try PackedIdentifier(fact.to, at: fact.location).lsr
    let keeps =
      (from.language == 0 || from.language == to.language) && (from.script == 0 || from.script == to.script)
      && (from.region == 0 || from.region == to.region)
    guard keeps else {
      throw CLDRDiagnostic(
        "likely subtags that change a field of their left side", at: fact.location, text: "\(fact.from) → \(fact.to)",
        hint: "keep the subtags of the left side: LikelyRow holds key and answer in one triple")
    }
    switch (from.language != 0, from.script != 0, from.region != 0) {
    case (false, false, false): undetermined = to
    case (true, false, false):
      entries[from.language, default: LanguageFacts()].likely = UInt32(truncatingIfNeeded: to.scriptAndRegion)
    case (true, true, false):
      special.append(LikelyRow(kind: .languageScript, to: to))
      entries[from.language, default: LanguageFacts()].flags |= LanguageWord.likelyByScriptFlag
    case (true, false, true):
      special.append(LikelyRow(kind: .languageRegion, to: to))
      entries[from.language, default: LanguageFacts()].flags |= LanguageWord.likelyByRegionFlag
    case (false, true, false): special.append(LikelyRow(kind: .script, to: to))
    case (false, false, true): special.append(LikelyRow(kind: .region, to: to))
    case (false, true, true): special.append(LikelyRow(kind: .scriptRegion, to: to))
    case (true, true, true):
      throw CLDRDiagnostic(
        "likely subtags for a complete identifier", at: fact.location, text: fact.from,
        hint: "remove the row: it can add nothing")
    }
  }

  /// - Parameters:
  ///   - languages: the facts of rules about languages.
  ///   - paradigms: maximized paradigm locales.
  func file(
    _ languages: [UInt64: DistanceTables.LanguageRules], paradigms: [UInt64]
  ) throws(CLDRDiagnostic) -> CompiledFile {
    let words = words(languages, Set(paradigms.map { LSR(rawValue: $0).language }))
    let rows = LanguageRows(words)
    var direct = [UInt64](repeating: LanguageWord.unknown.rawValue, count: Int(PackedSubtag.twoLetterLimit))
    for (language, word) in words where language < UInt64(direct.count) { direct[Int(language)] = word.rawValue }
    let hash = try PerfectHashTable(
      keys: special.map(\.key), of: "likelySubtag", at: SourceLocation(file: CLDRFilePath.likelySubtags))
    return CompiledFile(
      name: "LikelySubtagsTable", summary: "Likely subtags, and which languages have rules.",
      constants: [
        CompiledConstant(
          "directLanguages", .words64(direct), rows: words.count { $0.key < UInt64(direct.count) },
          comment: "For each packed language of two letters its word. See LanguageWord."),
        CompiledConstant(
          "languagePrefixes", .words64(rows.prefixes), rows: rows.prefixes.count,
          comment: "A word for each pair of first letters of languages of three. See LanguagePrefix."),
        CompiledConstant(
          "languageRows", .words64(NarrowNumbers.words(rows.rows.map(\.rawValue), bits: 16)), rows: rows.rows.count,
          comment: "A row for each language of three letters, four a word. See LanguageRow."),
        CompiledConstant(
          "scriptRegionPairs", .words32(rows.pairs), rows: rows.pairs.count,
          comment: "The distinct pairs of likely script and region of such rows, as in LSR."),
        CompiledConstant(
          "languageWords", .words64(rows.words), rows: rows.words.count,
          comment: "The words of languages of three letters that no row can hold. See LanguageWord."),
        CompiledConstant(
          "rows", .words64(hash.slots.map { $0.map { special[$0].rawValue } ?? 0 }), rows: special.count,
          comment: "Rows with more than a bare language on the left side, by perfect hash. See LikelyRow."),
        CompiledConstant(
          "rowDisplacements", .words64(hash.displacements), rows: hash.displacements.count * 8,
          comment: "Displacements of that hash, eight a word. See PerfectHash."),
        CompiledConstant(
          "aliasedScriptInitials", .word64(scriptInitials), rows: scripts.count + 1,
          comment: "A bit for the first letter, from 1, of each deprecated script and of Zzzz."),
        CompiledConstant(
          "undetermined", .word64(undetermined?.rawValue ?? 0), rows: 1, comment: "The likely subtags of und, an LSR."),
      ])
  }

  private var scriptInitials: UInt64 {
    scripts.reduce(UInt64(1) << UInt64(PackedSubtag.unknownScript & 31)) {
      $0 | 1 << UInt64($1 & 31)
    }
  }

  /// The words of all languages of two and three letters.
  private func words(
    _ rules: [UInt64: DistanceTables.LanguageRules], _ paradigms: Set<UInt64>
  ) -> [UInt64: LanguageWord] {
    var words: [UInt64: LanguageWord] = [:]
    for language in Set(entries.keys).union(rules.keys) {
      var entry = entries[language] ?? LanguageFacts()
      if let replacement = aliases[language] {
        // What rules of distance name keeps its name in matching, with the script and region of its replacement, if that
        // has several parts (`sh`). Every other alias is replaced before a word is asked for.
        guard replacement.scriptAndRegion != 0, rules[language] != nil else { continue }
        entry.likely = maximized(replacement).map { UInt32(truncatingIfNeeded: $0.scriptAndRegion) }
        entry.flags = LanguageWord.unusualFlag | LanguageWord.namedByRulesFlag
      }
      let rules = rules[language] ?? DistanceTables.LanguageRules()
      words[language] = LanguageWord(
        likely: entry.likely, flags: entry.flags | (paradigms.contains(language) ? LanguageWord.paradigmFlag : 0),
        scriptRule: rules.scriptRule, regionRuleSet: rules.regionRuleSet, languageRule: rules.languageRule)
    }
    return words
  }
}

/// The languages of three letters in rows of 16 bits, and a word for each language that no row can hold.
struct LanguageRows {
  private(set) var prefixes = [UInt64](repeating: 0, count: LanguagePrefix.count)
  private(set) var rows: [LanguageRow] = []
  private(set) var pairs: [UInt32] = []
  private(set) var words: [UInt64] = []
  private var pairNumbers: [UInt32: UInt16] = [:]

  init(_ languages: [UInt64: LanguageWord]) {
    // By prefix, then by third letter.
    let sorted = languages.filter { $0.key >= PackedSubtag.twoLetterLimit }.sorted {
      (LanguagePrefix.index(of: $0.key), LanguagePrefix.third($0.key)) < (
        LanguagePrefix.index(of: $1.key), LanguagePrefix.third($1.key)
      )
    }
    for (position, (language, word)) in sorted.enumerated() {
      let index = LanguagePrefix.index(of: language)
      var prefix = LanguagePrefix(rawValue: prefixes[index])
      if prefix.rawValue == 0 { prefix = LanguagePrefix(firstRow: position) }
      prefix.insert(language)
      prefixes[index] = prefix.rawValue
      rows.append(row(word))
    }
    // There are fewer languages of three letters than a row can number pairs or words.
  }

  private mutating func row(_ word: LanguageWord) -> LanguageRow {
    if word == .unknown { return LanguageRow(rawValue: LanguageRow.noLikelySubtags) }
    let pair = UInt32(truncatingIfNeeded: word.scriptAndRegion)
    guard word == LanguageWord(likely: pair) else {
      words.append(word.rawValue)
      return LanguageRow(word: words.count - 1)
    }
    if let number = pairNumbers[pair] { return LanguageRow(rawValue: number) }
    let number = UInt16(truncatingIfNeeded: pairs.count)
    pairs.append(pair)
    pairNumbers[pair] = number
    return LanguageRow(rawValue: number)
  }
}

extension LikelySubtagFact {
  /// The row with its macro-region kept on both sides: `und_002` → `en_Latn_002`.
  ///
  /// Up to CLDR 45 such rows name a member, `und_002` → `en_Latn_NG`. An explicit region is never replaced (UTS #35,
  /// Likely Subtags: only missing subtags are added), so the member is never used, and the answers stay equal. Every
  /// other row that changes a field of its left side is an error.
  func keepingMacroRegion(among macroRegions: Set<String>) -> LikelySubtagFact {
    guard let asked = from.split(separator: "_").last.map(String.init), macroRegions.contains(asked),
      let cut = to.lastIndex(of: "_")
    else { return self }
    var kept = self
    kept.to = to[...cut] + asked
    return kept
  }
}
