import LocaleMatching

extension AppTableCompiler {
  /// Writes which language has which record, and fills in the rows that languages of two letters are found by.
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
