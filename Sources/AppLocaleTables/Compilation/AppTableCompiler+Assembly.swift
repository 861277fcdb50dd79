import LocaleMatching

extension AppTableCompiler {
  func assemble(_ languages: LanguageRecords) throws(AppTableError) -> CompiledAppTable {
    var writer = TableWriter()
    writeSettings(&writer)
    writeLocalizations(&writer)
    let known = writeKnownRegions(&writer)
    let arms = pool.arms.map { Self.words(of: $0, known) }
    let records = writeRecords(&writer, arms)
    writeLanguages(languages, records, &writer)
    writeLegacyTags(&writer)
    writeAliases(&writer)
    // What may be large comes last, and is counted from where it begins.
    writer[.arms] = writer.beginLargeSection()
    for arm in arms { writer.append(arm) }
    writer.close("arms", from: writer[.arms] * TableLayout.baseUnit, rowCount: arms.count)
    writeOutcomes(&writer)
    guard writer.words.count <= TableLayout.baseUnit << 16 else { throw .tooLarge(count: writer.words.count) }
    guard writer.texts.utf8.count < 1 << 16 else { throw .tooLarge(count: writer.texts.utf8.count) }
    guard let largest = writer.words.max(), largest < 1 << 16 else {
      throw .tooLarge(count: writer.words.count)
    }
    return CompiledAppTable(
      supported: supported, defaultPosition: defaultPosition,
      words: writer.words.map { UInt16(truncatingIfNeeded: $0) }, texts: writer.texts,
      sections: writer.sections + [.init(name: "texts", rowCount: 1, byteCount: writer.texts.utf8.count)])
  }

  private func writeSettings(_ writer: inout TableWriter) {
    writer.close("header", from: 0, rowCount: writer.words.count)
    writer.append(texts: legacyTags.map(\.tag))
    writer[.threshold] = matcher.firstThreshold
    writer[.demotion] = matcher.effectiveDemotion.eighths
    writer[.flags] =
      (options.direction == .onlyTwoWay ? Int(TableLayout.onlyTwoWay) : 0)
      | (options.favoring == .script ? Int(TableLayout.favorsScript) : 0)
    writer[.defaultPosition] = defaultPosition ?? Int(TableLayout.nothing)
    writer[.wildcardPosition] = matcher.supportedIndexOfDefault ?? Int(TableLayout.nothing)
    let version = CLDR.version.description.split(separator: ".").map { Int($0) ?? 0 }
    writer[.release] = (version.first ?? 0) << 8 | (version.count > 1 ? version[1] : 0)
  }

  private func writeLocalizations(_ writer: inout TableWriter) {
    let start = writer.position
    writer[.localizations] = start
    writer[.localizationCount] = supported.count
    var languageNumbers: [UInt64: Int] = [:]
    var groupNumbers: [[UInt64]: Int] = [:]
    for (position, identifier) in supported.enumerated() {
      let resolved = LocaleMatcher.writtenLanguage(of: identifier)?.resolved ?? 0
      var words = writer.text(identifier) + [Int(resolved)]
      if let entry = entries.first(where: { $0.supportedIndex == position }) {
        let language = languageNumbers[entry.lsr.language] ?? languageNumbers.count
        languageNumbers[entry.lsr.language] = language
        let group = [entry.lsr.language, UInt64(entry.lsr.script)]
        let groupNumber = groupNumbers[group] ?? groupNumbers.count
        groupNumbers[group] = groupNumber
        words.append(
          language | (entry.hasLikelyScript ? Int(TableLayout.hasLikelyScript) : 0)
            | (entry.hasLikelyRegion ? Int(TableLayout.hasLikelyRegion) : 0))
        words.append(groupNumber)
      } else {
        words += [Int(TableLayout.isDuplicate), 0]
      }
      writer.append(words)
    }
    writer.close("localizations", from: start, rowCount: supported.count)
  }

  /// - Returns: where each record is.
  private func writeRecords(_ writer: inout TableWriter, _ armWords: [[Int]]) -> [Int] {
    var arms: [Int] = []
    var end = 0
    for words in armWords {
      arms.append(end)
      end += words.count
    }
    let start = writer.position
    let scripts = Set(pool.records.flatMap(\.scripts)).sorted()
    writer[.scripts] = start
    for script in scripts { writer.append(TableWriter.wide(script)) }
    var positions: [Int] = []
    for record in pool.records {
      positions.append(writer.position)
      let flag = record.other == 0 ? 0 : Int(TableLayout.hasOtherScripts)
      writer.append([arms[record.withoutScript], record.scripts.count | flag])
      for (script, arm) in zip(record.scripts, record.arms) {
        writer.append([(scripts.firstIndex(of: script) ?? 0) * 2, arms[arm]])
      }
      if record.other != 0 { writer.append([arms[record.other]]) }
    }
    writer.close("records", from: start, rowCount: pool.records.count)
    return positions
  }

  private func writeLanguages(_ languages: LanguageRecords, _ records: [Int], _ writer: inout TableWriter) {
    func position(_ record: Int?) -> Int { record.map { records[$0] } ?? 0 }
    writer[.undeterminedRecord] = position(languages.undetermined)
    writer[.unknownShortRecord] = position(languages.unknownShort)
    writer[.unknownLongRecord] = position(languages.unknownLong)
    writer[.accentsRecord] = position(languages.pseudo[0])
    writer[.bidiRecord] = position(languages.pseudo[1])
    writer[.crackedRecord] = position(languages.pseudo[2])
    writer[.undeterminedOutcome] = languages.undeterminedAlone
    writer[.unknownNameOutcome] = languages.unknownName

    var start = writer.position
    writer[.languages] = start
    let slots = LanguageSlots(languages.short.map(\.language))
    writer[.languageRange] = slots.languages.count
    let recordOf = Dictionary(uniqueKeysWithValues: languages.short.map { ($0.language, records[$0.record]) })
    for language in slots.languages { writer.append([Int(language), recordOf[language] ?? 0]) }
    writer[.displacements] = writer.position
    writer[.bucketCount] = slots.displacements.count
    writer.append(
      stride(from: 0, to: slots.displacements.count, by: 2).map { index in
        slots.displacements[index] | (index + 1 < slots.displacements.count ? slots.displacements[index + 1] << 8 : 0)
      })
    writer.close("languages", from: start, rowCount: languages.short.count)

    start = writer.position
    writer[.specialRecords] = start
    writer[.specialRecordCount] = languages.special.count
    for (key, record) in languages.special {
      writer.append([Int(key & 0xFFFF), Int(key >> 16 & 0xFFFF), Int(key >> 32), records[record]])
    }
    writer[.names] = writer.position
    writer[.nameCount] = languages.names.count
    for (name, outcome) in languages.names { writer.append(writer.text(name) + [outcome]) }
    if writer.position > start {
      writer.close("names", from: start, rowCount: languages.special.count + languages.names.count)
    }
  }

  private func writeLegacyTags(_ writer: inout TableWriter) {
    let start = writer.position
    let countries = KnownSubtags.legacyTags.filter(Self.isCountrySignLanguage)
    writer[.signLanguages] = start
    writer[.signLanguageCount] = countries.count
    for (tag, head) in countries {
      writer.append([Int(SubtagText.packed(tag.suffix(2))), Int(SubtagText.packed(head))])
    }
    writer[.legacyTags] = writer.position
    writer[.legacyTagCount] = legacyTags.count
    for (tag, head) in legacyTags {
      var words = [tag.utf8.count]
      var subtags = head.split(separator: "-")
      if subtags.last == "x" {
        subtags.removeLast()
        words[0] |= Int(TableLayout.endsWithPrivateUse) | (subtags.isEmpty ? Int(TableLayout.isPrivateUse) : 0)
      }
      words.append(subtags.first.map { Int(SubtagText.packed($0)) } ?? 0)
      if subtags.count > 1 {
        words[0] |= Int(TableLayout.hasScriptOrRegion)
        let script = subtags.first { $0.utf8.count == 4 }.map { SubtagText.packed($0) } ?? 0
        let region = subtags.dropFirst().first { $0.utf8.count == 2 }.map { SubtagText.packed($0) } ?? 0
        words += TableWriter.wide(script) + [Int(region)]
      }
      writer.append(words)
    }
    writer.close("legacy tags", from: start, rowCount: countries.count + legacyTags.count)
  }

  /// `sgn-BR` and its like are told by their country. The texts of the others come first, one after another.
  private static func isCountrySignLanguage(_ tag: String, _ head: String) -> Bool {
    tag.hasPrefix("sgn-") && tag.utf8.count == 6 && head.utf8.count == 3
  }

  private var legacyTags: [(tag: String, head: String)] {
    KnownSubtags.legacyTags.filter { !Self.isCountrySignLanguage($0.tag, $0.head) }
  }

  /// Aliases of the languages that are supported, for headers that exclude them by another name.
  private func writeAliases(_ writer: inout TableWriter) {
    let start = writer.position
    let languages = Set(supported.compactMap { LocaleMatcher.writtenLanguage(of: $0)?.resolved })
    let aliases = relations.languages.filter { $0.replacement.map { languages.contains($0) } ?? false }
    writer[.aliases] = start
    writer[.aliasCount] = aliases.count
    for alias in aliases { writer.append([Int(alias.packed), Int(alias.replacement ?? 0)]) }
    writer.close("aliases", from: start, rowCount: aliases.count)
  }
}
