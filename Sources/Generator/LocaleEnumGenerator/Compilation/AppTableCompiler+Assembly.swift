import LocaleMatching

extension AppTableCompiler {
  func assemble(_ languages: LanguageRecords) throws(AppTableError) -> CompiledAppTable {
    var writer = TableWriter()
    let classes = RegionClasses(pool.arms)
    let arms = pool.arms.map { ArrangedArm($0, classes) }
    // What lies at fixed places comes first.
    writer.close("header", from: 0, rowCount: TableHeader.count + TableLayout.languageRowCount)
    let rows = writeRegions(classes, arms, &writer)
    writeSettings(&writer)
    writeLocalizations(&writer)
    let records = writeRecords(arms, rows, &writer)
    writeLanguages(languages, records, &writer)
    writeLegacyTags(&writer)
    writeAliases(&writer)
    // What may be large comes last, and is counted from where it begins.
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

  /// `sgn-BR` and its like are told by their country. The texts of the others come first, one after another.
  private static func isCountrySignLanguage(_ tag: String, _ head: String) -> Bool {
    tag.hasPrefix("sgn-") && tag.utf8.count == 6 && head.utf8.count == 3
  }

  private var legacyTags: [(tag: String, head: String)] {
    // By their first letters, otherwise in the order in which they are looked for.
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
