import LocaleMatching

/// Which language has which record.
struct LanguageRecords {
  /// Short languages, packed, that behave otherwise than an unknown one.
  var short: [(language: UInt64, record: Int)] = []
  /// Nil where nothing matches.
  var undetermined: Int?
  var unknownShort: Int?
  var unknownLong: Int?
  /// Long languages, and those of pseudo-locales with the kind from bit 40.
  var special: [(key: UInt64, record: Int)] = []
  /// By kind, for languages that are not special.
  var pseudo: [Int?] = [nil, nil, nil]
  /// Outcomes.
  var undeterminedAlone = 0
  var names: [(name: String, outcome: Int)] = []
  var unknownName = 0
}

extension AppTableCompiler {
  mutating func languageRecords() -> LanguageRecords {
    var found = LanguageRecords()
    let written = supported.compactMap { LocaleMatcher.writtenLanguage(of: $0) }
    found.undeterminedAlone = outcomes.number(of: "und")
    // One statement for each: `used` must see the record that has just been made.
    let undetermined = record(of: 0, written: "und")
    found.undetermined = used(undetermined)
    let unknown = unknownShortLanguage(written.map(\.packed))
    let unknownRecord = record(of: unknown, written: SubtagText.letters(unknown))
    found.unknownShort = used(unknownRecord)
    var recordsOfLikeRules: [[UInt64]: Int] = [:]
    for language in shortLanguages(written.map(\.packed)) {
      let text = SubtagText.letters(language)
      let rules = signature(of: language)
      let number = rules.flatMap { recordsOfLikeRules[$0] } ?? record(of: language, written: text)
      if let rules { recordsOfLikeRules[rules] = number }
      if number != unknownRecord { found.short.append((language, number)) }
    }
    let unknownLong = record(of: 0, written: unusedName(written.map(\.packed)))
    found.unknownLong = used(unknownLong)
    for language in Set(written.map(\.packed)).sorted() where language >= 1 << 15 {
      found.special.append((language, record(of: 0, written: SubtagText.letters(language))))
    }
    if isWide || written.contains(where: { $0.pseudoLocale != 0 }) {
      for kind in UInt64(1)...3 {
        let other = pseudoRecord(SubtagText.letters(unknown), kind)
        found.pseudo[Int(kind) - 1] = used(other)
        for language in Set(written.filter { $0.pseudoLocale == kind }.map(\.packed)).sorted() {
          let text = language == 0 ? "und" : SubtagText.letters(language)
          found.special.append((language | kind << 40, pseudoRecord(text, kind)))
        }
      }
    }
    var names: Set<String> = []
    for (identifier, language) in zip(supported, written) {
      guard let start = language.nameStart else { continue }
      let name = String(decoding: identifier.utf8.dropFirst(start), as: UTF8.self).lowercased()
        .split(separator: "_", omittingEmptySubsequences: false).joined(separator: "-")
      if names.insert(name).inserted { found.names.append((name, outcomes.number(of: name))) }
    }
    let unusedPrivate = (0...names.count).map { "x-q\($0)" }.first { !names.contains($0) } ?? "x-q"
    found.unknownName = outcomes.number(of: unusedPrivate)
    return found
  }

  private func used(_ record: Int) -> Int? { pool.matchesNothing(record) ? nil : record }

  /// Languages that may behave otherwise than an unknown one: where only what rules join can match few, else all.
  private func shortLanguages(_ written: [UInt64]) -> [UInt64] {
    // An alias (`thc`) may stand for a language (`tpo`) that CLDR says nothing else of.
    var languages = Set((written + entries.map(\.lsr.language)).filter { $0 != 0 && $0 < 1 << 15 })
    for language in relations.languages {
      let resolved = relations.resolved(language.packed)
      if isWide || !entries(relatedTo: resolved).isEmpty { languages.insert(language.packed) }
    }
    return languages.sorted()
  }

  /// What a language that nothing joins to a supported one behaves by: its likely subtags. Nil for all others.
  private func signature(of written: UInt64) -> [UInt64]? {
    let language = relations.resolved(written)
    guard entries(relatedTo: language).isEmpty, relations.related[language] == nil,
      let likely = relations.likely[language]
    else { return nil }
    let rules = (relations.likelyRules[language] ?? []).flatMap {
      [UInt64($0.script) << 16 | UInt64($0.region), UInt64($0.likely.script) << 16 | UInt64($0.likely.region)]
    }
    return [UInt64(likely.script), UInt64(likely.region)] + rules
  }

  private func unknownShortLanguage(_ written: [UInt64]) -> UInt64 {
    let taken = Set(relations.languages.map(\.packed) + written + entries.map(\.lsr.language))
    // `qaa` to `qtz` are private use: 520 of them.
    for second in UInt64(1)...20 {
      for third in UInt64(1)...26 {
        let language = 17 | second << 5 | third << 10
        if !taken.contains(language), relations.related[language] == nil { return language }
      }
    }
    return 17 | 17 << 5 | 17 << 10
  }

  private func unusedName(_ written: [UInt64]) -> String {
    let names = (UInt64(1)...26).map { "qqqqqqq" + SubtagText.letters($0) }
    return names.first { !written.contains(SubtagText.packed($0)) } ?? "qqqqqqqq"
  }
}
