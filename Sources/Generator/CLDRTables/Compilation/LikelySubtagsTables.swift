import LocaleCore

/// The tables of likely subtags: a word for each bare language, and sorted rows for each other form of a left side.
struct LikelySubtagsTables {
  private var entries: [UInt64: LanguageFacts] = [:]
  /// The right side of each row, by the left one.
  private var answers: [LSR: LSR] = [:]
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

  init(_ facts: CLDRFacts) throws {
    aliases = try AliasTables.languages(facts.aliases)
    scripts = facts.aliases.filter { $0.kind == .script }.compactMap { PackedSubtag.script($0.type.utf8) }
    let macroRegions = Set(facts.territoryContainment.map(\.type))
    for fact in facts.likelySubtags { try add(fact.keepingMacroRegion(among: macroRegions)) }
    guard answers[LSR(rawValue: 0)] != nil else {
      throw InputDiagnostic(
        "no likely subtags for 'und'", at: SourceLocation(file: CLDRFilePath.likelySubtags),
        hint: "add the row from=\"und\"; CLDR's is to=\"en_Latn_US\"")
    }
  }

  /// The triple with its likely subtags, for a language that has a row in the table.
  func maximized(_ lsr: LSR) -> LSR? {
    let bare = LSR(language: lsr.language, script: 0, region: 0)
    guard lsr.language != 0, aliases[lsr.language] == nil, let likely = answers[bare] else { return nil }
    let found = answers[lsr] ?? likely
    return LSR(
      language: lsr.language, script: lsr.script != 0 ? lsr.script : found.script,
      region: lsr.region != 0 ? lsr.region : found.region)
  }

  private mutating func add(_ fact: LikelySubtagFact) throws {
    let (from, to) = (fact.$from.lsr, fact.$to.lsr)
    let keeps =
      (from.language == 0 || from.language == to.language) && (from.script == 0 || from.script == to.script)
      && (from.region == 0 || from.region == to.region)
    guard keeps else {
      throw InputDiagnostic(
        "likely subtags that change a field of their left side", at: fact.location, text: "\(fact.from) → \(fact.to)",
        hint: "keep the subtags of the left side, and add only those that it has not")
    }
    answers[from] = to
    switch (from.language != 0, from.hasScript, from.hasRegion) {
    case (false, _, _): break
    case (true, false, false):
      entries[from.language, default: LanguageFacts()].likely = UInt32(exactly: to.scriptAndRegion)
    case (true, true, false): entries[from.language, default: LanguageFacts()].flags |= LanguageWord.likelyByScriptFlag
    case (true, false, true): entries[from.language, default: LanguageFacts()].flags |= LanguageWord.likelyByRegionFlag
    case (true, true, true):
      throw InputDiagnostic(
        "likely subtags for a complete identifier", at: fact.location, text: fact.from,
        hint: "remove the row: it can add nothing")
    }
  }

  /// - Parameters:
  ///   - languages: the facts of rules about languages.
  ///   - paradigms: maximized paradigm locales.
  func file(
    _ languages: [UInt64: DistanceTables.LanguageRules], paradigms: [UInt64]
  ) throws -> CompiledFile {
    let words = try words(languages, Set(paradigms.map { LSR(rawValue: $0).language }))
    let rows = try LanguageRows(words)
    var direct = [UInt64](repeating: LanguageWord.unknown.rawValue, count: Int(PackedSubtag.twoLetterLimit))
    for (language, word) in words where language < UInt64(direct.count) { direct[Int(language)] = word.rawValue }
    var file = CompiledFile(
      "LikelySubtagsTable", "Likely subtags, and which languages have rules.", from: CLDRFilePath.likelySubtags)
    file.add(
      "directLanguages", .words64(direct), rows: words.count { $0.key < UInt64(direct.count) },
      "For each packed language of two letters its word. See LanguageWord.")
    file.add(
      "languagePrefixes", .words64(rows.prefixes),
      "A word for each pair of first letters of languages of three. See LanguagePrefix.")
    file.add(
      "languageRows", .halves(rows.rows.map(\.rawValue)), "A row for each language of three letters. See LanguageRow.")
    file.add(
      "scriptRegionPairs", .words32(rows.pairs),
      "The distinct pairs of likely script and region of such rows, as in LSR.")
    file.add(
      "languageWords", .words64(rows.words),
      "The words of languages of three letters that no row can hold. See LanguageWord.")
    file.add(
      "languageScriptRows", rightSides(LSR.languageSubtag | LSR.scriptSubtag),
      "Right sides, each an LSR, of rows with language and script on the left side, by which they are sorted.")
    file.add(
      "languageRegionRows", rightSides(LSR.languageSubtag | LSR.regionSubtag),
      "The same of rows with language and region.")
    file.add("scriptRows", rightSides(LSR.scriptSubtag), "The same of rows with a script.")
    file.add("regionRows", rightSides(LSR.regionSubtag), "The same of rows with a region.")
    file.add(
      "scriptRegionRows", rightSides(LSR.scriptSubtag | LSR.regionSubtag), "The same of rows with script and region.")
    file.add(
      "aliasedScriptInitials", .word64(scriptInitials), rows: scripts.count + 1,
      "A bit for the first letter, from 1, of each deprecated script and of Zzzz.")
    file.add("undetermined", .word64(answers[LSR(rawValue: 0)]?.rawValue ?? 0), "The likely subtags of und, an LSR.")
    return file
  }

  /// The right sides of the rows whose left side has these subtags and no other, sorted by the left side.
  private func rightSides(_ subtags: UInt64) -> CompiledConstant.Value {
    let rows = answers.filter { $0.key.presentSubtags == subtags }
    return .words64(rows.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value.rawValue))
  }

  private var scriptInitials: UInt64 {
    scripts.reduce(UInt64(1) << UInt64(PackedSubtag.unknownScript & 31)) {
      $0 | 1 << UInt64($1 & 31)
    }
  }

  /// The words of all languages of two and three letters.
  private func words(
    _ rules: [UInt64: DistanceTables.LanguageRules], _ paradigms: Set<UInt64>
  ) throws(FieldOverflow) -> [UInt64: LanguageWord] {
    var words: [UInt64: LanguageWord] = [:]
    for language in Set(entries.keys).union(rules.keys) {
      var entry = entries[language] ?? LanguageFacts()
      if let replacement = aliases[language] {
        // What rules of distance name keeps its name in matching, with the script and region of its replacement, if that
        // has several parts (`sh`). Every other alias is replaced before a word is asked for.
        guard replacement.scriptAndRegion != 0, rules[language] != nil else { continue }
        entry.likely = maximized(replacement).flatMap { UInt32(exactly: $0.scriptAndRegion) }
        entry.flags = LanguageWord.unusualFlag | LanguageWord.namedByRulesFlag
      }
      let rules = rules[language] ?? DistanceTables.LanguageRules()
      if paradigms.contains(language) { entry.flags |= LanguageWord.paradigmFlag }
      words[language] = try LanguageWord(
        likely: entry.likely, flags: entry.flags, scriptRule: rules.scriptRule, regionRuleSet: rules.regionRuleSet,
        languageRule: rules.languageRule)
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
  private var pairNumbers: [UInt32: Int] = [:]

  init(_ languages: [UInt64: LanguageWord]) throws(FieldOverflow) {
    // By prefix, then by third letter.
    let prefixes = Dictionary(grouping: languages.filter { $0.key >= PackedSubtag.twoLetterLimit }) {
      LanguagePrefix.index(of: $0.key)
    }
    for (index, group) in prefixes.sorted(by: { $0.key < $1.key }) {
      let sorted = group.sorted { $0.key < $1.key }
      let thirdLetters = sorted.map { LanguagePrefix.third($0.key) }
      self.prefixes[index] = try LanguagePrefix(firstRow: rows.count, thirdLetters: thirdLetters).rawValue
      for (_, word) in sorted { rows.append(try row(word)) }
    }
  }

  private mutating func row(_ word: LanguageWord) throws(FieldOverflow) -> LanguageRow {
    if word == .unknown { return LanguageRow(rawValue: LanguageRow.noLikelySubtags) }
    guard let pair = UInt32(exactly: word.rawValue) else {
      words.append(word.rawValue)
      return try LanguageRow(word: words.count - 1)
    }
    let number = pairNumbers[pair] ?? pairs.count
    if number == pairs.count { pairs.append(pair) }
    pairNumbers[pair] = number
    return try LanguageRow(scriptRegionPair: number)
  }
}

extension LikelySubtagFact {
  /// The row with its macro-region kept on both sides: `und_002` → `en_Latn_002`.
  ///
  /// Up to CLDR 45 such rows name a member, `und_002` → `en_Latn_NG`. An explicit region is never replaced (UTS #35,
  /// Likely Subtags: only missing subtags are added), so the member is never used, and the answers stay equal. Every
  /// other row that changes a field of its left side is an error.
  func keepingMacroRegion(among macroRegions: Set<String>) -> LikelySubtagFact {
    guard let asked = $from.region, macroRegions.contains(asked), let cut = to.lastIndex(of: "_")
    else { return self }
    var kept = self
    kept.to = to[...cut] + asked
    return kept
  }
}
