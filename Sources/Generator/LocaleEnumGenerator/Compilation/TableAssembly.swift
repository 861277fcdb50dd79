import LocaleMatching
import SupportedLocales

extension AppTableCompiler {
  func assemble(_ languages: LanguageRecords) throws(AppTableError) -> CompiledAppTable {
    var writer = TableWriter()
    let classes = RegionClasses(pool.scriptEntries)
    let scriptEntries = pool.scriptEntries.map { PackedScriptEntry($0, classes) }
    // The parts at fixed places come first.
    writer.close("header", from: 0, rowCount: TableHeader.count + TableLayout.languageRowCount)
    let rows = writeRegions(classes, scriptEntries, &writer)
    writeSettings(&writer)
    writeLocalizations(&writer)
    let records = writeRecords(scriptEntries, rows, &writer)
    writeLanguages(languages, records, &writer)
    writeLegacyTags(&writer)
    writeAliases(&writer)
    // The parts that may be large come last, with positions relative to their beginning.
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
        let word = LocalizationWord(
          languageNumber: language, hasLikelyScript: entry.hasLikelyScript, hasLikelyRegion: entry.hasLikelyRegion)
        words += [Int(word.rawValue), groupNumber]
      } else {
        words += [Int(LocalizationWord.duplicate.rawValue), 0]
      }
      writer.append(words)
    }
    writer.close("localizations", from: start, rowCount: supported.count)
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
        let script = subtags.first { $0.utf8.count == 4 }.map { Self.words(ofScript: SubtagText.packed($0)) } ?? [0, 0]
        let region = subtags.dropFirst().first { $0.utf8.count == 2 }.map { SubtagText.packed($0) } ?? 0
        words += script + [Int(region)]
      }
      writer.append(words)
    }
    writer.close("legacy tags", from: start, rowCount: countries.count + legacyTags.count)
  }

  /// Whether a tag is a sign language by country, as `sgn-BR`. The texts of the others come first, one after another.
  private static func isCountrySignLanguage(_ tag: String, _ head: String) -> Bool {
    tag.hasPrefix("sgn-") && tag.utf8.count == 6 && head.utf8.count == 3
  }

  private var legacyTags: [(tag: String, head: String)] {
    // The tags by their first letters, otherwise in the order of the search.
    KnownSubtags.legacyTags.filter { !Self.isCountrySignLanguage($0.tag, $0.head) }.enumerated()
      .sorted { ($0.element.tag.utf8.first ?? 0, $0.offset) < ($1.element.tag.utf8.first ?? 0, $1.offset) }
      .map(\.element)
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

extension AppTableCompiler {
  /// Writes the class of every region: first a byte for each of two letters, directly after the rows of languages, and
  /// the rows of exceptions; then a list of other regions.
  ///
  /// - Returns: the position where each row begins.
  func writeRegions(
    _ classes: RegionClasses, _ scriptEntries: [PackedScriptEntry], _ writer: inout TableWriter
  ) -> ExceptionRows {
    var start = writer.position
    var bytes = [Int](repeating: 0, count: TableLayout.letterRegionLimit)
    for (region, number) in classes.numbers where region < 1024 {
      bytes[Int(region)] = min(number, Int(TableLayout.listedClass))
    }
    for region in Self.specialRegions { bytes[Int(region)] = Int(TableLayout.specialClass) }
    writer.append(stride(from: 0, to: bytes.count, by: 2).map { bytes[$0] | bytes[$0 + 1] << 8 })
    writer.close("regions", from: start, rowCount: classes.numbers.keys.count { $0 < 1024 })

    start = writer.position
    let rows = ExceptionRows(Set(scriptEntries.map(\.exceptions)), classCount: classes.count)
    writer.append(rows.words)
    writer.close("exceptions", from: start, rowCount: rows.starts.count)

    start = writer.position
    let listed = Self.listedRegions(classes)
    writer[.listedRegions] = start
    writer[.listedRegionCount] = listed.count
    for (key, number) in listed { writer.append([key, number]) }
    writer.close("listed regions", from: start, rowCount: listed.count)
    return rows
  }

  /// The listed regions: numbers, regions of classes that no byte can number, and those of pseudo-locales if there are
  /// any.
  private static func listedRegions(_ classes: RegionClasses) -> [(key: Int, number: Int)] {
    let all = classes.numbers.sorted { $0.key < $1.key }.compactMap { region, number -> (key: Int, number: Int)? in
      let isInBytes = region < 1024 && !RegionClasses.isListed(number) && !specialRegions.contains(region)
      return isInBytes ? nil : (Int(region), number)
    }
    // Latin America, the world and Europe come first, in a class or not: they are requested more than all other numbers
    // together.
    let first = [419, 1, 150].map { 1024 + $0 }
    return first.map { key in (key, all.first { $0.key == key }?.number ?? 0) } + all.filter { !first.contains($0.key) }
  }

  private static var specialRegions: [UInt16] { pseudoRegions + [unknownRegion] }
}

extension AppTableCompiler {
  /// Writes script entries and records.
  ///
  /// - Returns: the position of each record.
  func writeRecords(_ arranged: [PackedScriptEntry], _ rows: ExceptionRows, _ writer: inout TableWriter) -> [Int] {
    var start = writer.position
    let scriptEntries = arranged.map { scriptEntry in
      let position = writer.position
      writer.append([rows.starts[scriptEntry.exceptions] ?? 0] + scriptEntry.outcomes)
      return position
    }
    writer.close("script entries", from: start, rowCount: scriptEntries.count)

    start = writer.position
    let positions = pool.records.map { record in
      let position = writer.position
      let flag = record.other == 0 ? 0 : Int(TableLayout.hasOtherScripts)
      writer.append([scriptEntries[record.withoutScript], record.scripts.count | flag])
      for (script, scriptEntry) in zip(record.scripts, record.entries) {
        writer.append(Self.words(ofScript: script) + [scriptEntries[scriptEntry]])
      }
      if record.other != 0 { writer.append([scriptEntries[record.other]]) }
      return position
    }
    writer.close("records", from: start, rowCount: pool.records.count)
    return positions
  }

  /// The words of a packed script in records and legacy tags, the low one first.
  static func words(ofScript packed: UInt64) -> [Int] { [Int(packed & 0xFFFF), Int(packed >> 16)] }
}

extension AppTableCompiler {
  /// Writes the record of each language, and fills in the rows by which languages of two letters are found.
  func writeLanguages(_ languages: LanguageRecords, _ records: [Int], _ writer: inout TableWriter) {
    func position(_ record: Int?) -> Int { record.map { records[$0] } ?? 0 }
    writer[.undeterminedRecord] = position(languages.undetermined)
    writer[.unknownShortRecord] = position(languages.unknownShort)
    writer[.unknownLongRecord] = position(languages.unknownLong)
    writer[.accentsRecord] = position(languages.pseudo[0])
    writer[.bidiRecord] = position(languages.pseudo[1])
    writer[.crackedRecord] = position(languages.pseudo[2])
    writer[.undeterminedOutcome] = languages.undeterminedAlone
    writer[.unknownNameOutcome] = languages.unknownName
    let hasPseudoLocales = languages.pseudo.contains { $0 != nil } || languages.special.contains { $0.key >> 40 != 0 }
    writer[.unknownMayMatch] = languages.unknownShort != nil || hasPseudoLocales ? 1 : 0

    let start = writer.position
    let recordOf = Dictionary(uniqueKeysWithValues: languages.short.map { ($0.language, records[$0.record]) })
    let pairs = LanguageRows(languages.short.map(\.language).filter { $0 < 1 << 10 })
    for (row, slot) in pairs.starts.enumerated() { writer[TableLayout.languageRows + row] = start + slot * 2 }
    for language in pairs.slots {
      let letters = language == 0 ? 0 : Int(language & 31 | (language >> 5) << 8 | 0x6060)
      writer.append([letters, recordOf[language] ?? 0])
    }
    let triples = LanguageSlots(languages.short.map(\.language).filter { $0 >= 1 << 10 })
    writer[.languages] = writer.position
    writer[.languageRange] = triples.languages.count
    for language in triples.languages { writer.append([Int(language), recordOf[UInt64(language)] ?? 0]) }
    writer[.multipliers] = writer.position
    writer[.bucketMask] = triples.multipliers.count - 1
    writer.append(triples.multipliers.map { Int($0) })
    writer.close("languages", from: start, rowCount: languages.short.count)
    writeSpecialLanguages(languages, records, &writer)
  }

  private func writeSpecialLanguages(_ languages: LanguageRecords, _ records: [Int], _ writer: inout TableWriter) {
    let start = writer.position
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
}

extension AppTableCompiler {
  func writeOutcomes(_ writer: inout TableWriter) {
    var (what, lists) = candidateWords()
    let (groupWords, groups) = groupWords(after: what.count)
    what += groupWords
    writer[.outcomes] = writer.beginLargeSection()
    writer.append([Int(TableLayout.nothing), Int(OutcomeWord.noMatch), 0])
    for outcome in outcomes.outcomes.dropFirst() {
      let (next, hasNextOutcome) =
        switch outcome.next {
        case .outcome(let number): (number, true)
        case .candidates(let list): (lists[list], false)
        case .distanceGroup(let group): (groups[group], false)
        }
      let word = OutcomeWord(
        eighths: outcome.eighths, isSameTriple: outcome.isSameTriple, comesFirst: outcome.comesFirst,
        hasNextOutcome: hasNextOutcome)
      writer.append([outcome.position, Int(word.rawValue), next])
    }
    writer.close(
      "outcomes", from: writer[.outcomes] * TableLayout.baseUnit, rowCount: outcomes.outcomes.count)
    writer[.candidates] = writer.beginLargeSection()
    writer.append(what)
    writer.close(
      "candidates", from: writer[.candidates] * TableLayout.baseUnit, rowCount: lists.count + groups.count - 2)
  }

  /// - Returns: the position of each list, from the beginning of the section; zero for the empty one.
  private func candidateWords() -> (words: [Int], positions: [Int]) {
    // The first word is unused, so that no list is at zero.
    var words = [0]
    var positions = [0]
    for list in outcomes.lists.dropFirst() {
      positions.append(words.count)
      words.append(list.count)
      for candidate in list {
        let word = OutcomeWord(eighths: candidate.distance, isSameTriple: candidate.isSameTriple)
        words += [candidate.position, Int(word.rawValue)]
        if options.direction == .onlyTwoWay { words.append(candidate.reverseDistance) }
      }
    }
    return (words, positions)
  }

  /// - Returns: the position of each group, from the beginning of the section; zero for none.
  private func groupWords(after start: Int) -> (words: [Int], positions: [Int]) {
    var words: [Int] = []
    var positions = [0]
    for group in outcomes.distanceGroups.groups.dropFirst() {
      positions.append(start + words.count)
      words += [group.eighths, positions[group.next], group.positions.count] + group.positions
    }
    return (words, positions)
  }
}
