import LocaleMatching

/// Computes an app's table by asking the general matcher about every case that it can distinguish.
///
/// It asks with text, so aliases, likely subtags and rules are the general matcher's own: the table holds answers, not
/// facts. `SubtagDomain` says which questions can be left out.
package struct AppTableCompiler {
  let supported: [String]
  let options: LocaleMatcher.Options
  let matcher: LocaleMatcher
  let entries: [LocaleMatcher.ArrangedEntry]
  let relations: SubtagRelations
  /// Whether languages without a joining rule can match.
  let isWide: Bool
  /// Whether scripts without a joining rule can match.
  let isScriptOpen: Bool
  let supportedScripts: Set<UInt64>
  let supportedRegions: Set<UInt16>
  let allRuleScripts: Set<UInt64>
  /// The position of the localization to use if nothing matches.
  let defaultPosition: Int?

  var pool: TablePool
  var outcomes: OutcomeCompiler

  /// - Throws: an error for an identifier that is ill-formed or occurs twice, or for a default that is not in the list.
  package init(supported: [String], options: LocaleMatcher.Options = .init()) throws(AppTableError) {
    guard !supported.isEmpty else { throw .nothingSupported }
    for (position, identifier) in supported.enumerated() {
      if let error = LocaleMatcher.error(in: identifier) { throw .illFormed(position: position, error: error) }
      if supported[..<position].contains(identifier) { throw .repeated(position: position) }
    }
    switch options.defaultLocale {
    case .firstSupported: defaultPosition = 0
    case .none: defaultPosition = nil
    case .identifier(let identifier):
      guard let position = supported.firstIndex(of: identifier) else { throw .unsupportedDefault(identifier) }
      defaultPosition = position
    }
    self.supported = supported
    self.options = options
    matcher = LocaleMatcher(supported: supported, options: options)
    entries = matcher.arrangedEntries
    relations = SubtagRelations()
    let threshold = matcher.effectiveThreshold
    isWide = options.favoring == .script || threshold > Self.distance("qaa-Latn-US", "qab-Latn-US")
    isScriptOpen = threshold > Self.distance("en-Latn-US", "en-Cyrl-US")
    supportedScripts = Set(entries.map { UInt64($0.lsr.script) })
    supportedRegions = Set(entries.map(\.lsr.region))
    allRuleScripts = relations.ruleScripts.values.reduce(into: []) { $0.formUnion($1) }
    pool = TablePool()
    outcomes = OutcomeCompiler(matcher: matcher, entries: entries)
  }

  private static func distance(_ desired: String, _ supported: String) -> LocaleDistance {
    LocaleDistance.between(desired: desired, supported: supported) ?? 100
  }

  /// Makes the table.
  ///
  /// - Throws: an error if the table does not fit 16-bit positions: use the general matcher for such lists.
  package func compile() throws(AppTableError) -> CompiledAppTable {
    var compiler = self
    let languages = compiler.languageRecords()
    return try compiler.assemble(languages)
  }
}

/// The reason why no table can be made.
package enum AppTableError: Error, Hashable, Sendable {
  case nothingSupported
  /// A position in the list, and what is wrong with the identifier there.
  case illFormed(position: Int, error: IdentifierError)
  /// A position in the list whose identifier occurred before.
  case repeated(position: Int)
  /// A default that is not in the list.
  case unsupportedDefault(String)
  /// The table is too large: the number of 16-bit words, or of bytes of text.
  case tooLarge(count: Int)
}

extension LocaleMatcher {
  /// The error of an identifier; nil if it is well-formed.
  fileprivate static func error(in identifier: String) -> IdentifierError? {
    do throws(UnsupportedIdentifier) {
      _ = try LocaleMatcher(validating: [identifier])
      return nil
    } catch {
      return error.error
    }
  }
}

/// The records of languages.
struct LanguageRecords {
  /// The short languages, packed, that behave differently from an unknown one.
  var short: [(language: UInt64, record: Int)] = []
  /// The record of `und`; nil if nothing matches.
  var undetermined: Int?
  var unknownShort: Int?
  var unknownLong: Int?
  /// The long languages, and those of pseudo-locales with the kind from bit 40.
  var special: [(key: UInt64, record: Int)] = []
  /// The records of pseudo-locales by kind, for languages that are not special.
  var pseudo: [Int?] = [nil, nil, nil]
  /// The outcomes.
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

  /// The languages that may behave differently from an unknown one: a few if only languages joined by rules can match,
  /// else all.
  private func shortLanguages(_ written: [UInt64]) -> [UInt64] {
    // An alias (`thc`) may have a replacement (`tpo`) that is nowhere else in CLDR.
    var languages = Set((written + entries.map(\.lsr.language)).filter { $0 != 0 && $0 < 1 << 15 })
    for language in relations.languages {
      let resolved = relations.resolved(language.packed)
      if isWide || !entries(relatedTo: resolved).isEmpty { languages.insert(language.packed) }
    }
    return languages.sorted()
  }

  /// The likely subtags of a language that no rule joins to a supported one: only these decide. Nil for all others.
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

extension AppTableCompiler {
  /// The record of a language.
  ///
  /// - Parameters:
  ///   - language: packed, for its domain; zero for `und` and for languages that no table knows.
  ///   - text: the language as it is written.
  mutating func record(of language: UInt64, written text: String) -> Int {
    let domain = domain(of: language)
    return record(over: domain) { script, region in
      guard script != 0 || region != 0 else { return text == "und" ? "root" : text }
      return text + Self.tail(script, region)
    }
  }

  /// The record of a pseudo-locale's language. The region gives its kind, or else the variant.
  mutating func pseudoRecord(_ text: String, _ kind: UInt64) -> Int {
    let own = Self.pseudoRegions[Int(kind) - 1]
    let variant = ["psaccent", "psbidi", "pscrack"][Int(kind) - 1]
    return record(over: pseudoDomain(kind: kind)) { script, region in
      text + Self.tail(script, region) + (region == own ? "" : "-\(variant)")
    }
  }

  private static func tail(_ script: UInt64, _ region: UInt16) -> String {
    (script == 0 ? "" : "-" + SubtagText.letters(script)) + (region == 0 ? "" : "-" + SubtagText.region(region))
  }

  private mutating func record(over domain: SubtagDomain, _ text: (UInt64, UInt16) -> String) -> Int {
    var record = TablePool.Record(
      withoutScript: scriptEntry(over: domain) { text(0, $0) },
      other: scriptEntry(over: domain) { text(domain.otherScript, $0) })
    for script in domain.scripts {
      let number = scriptEntry(over: domain) { text(script, $0) }
      if number == record.other { continue }
      record.scripts.append(script)
      record.entries.append(number)
    }
    return pool.number(of: record)
  }

  private mutating func scriptEntry(over domain: SubtagDomain, _ text: (UInt16) -> String) -> Int {
    // Regions that nothing is supported in come first, so that the lists of the others can be found in theirs.
    let other = outcomes.number(of: text(domain.otherRegion))
    var found: [UInt16: Int] = [:]
    for region in domain.regions where !supportedRegions.contains(region) {
      found[region] = outcomes.number(of: text(region))
    }
    for region in domain.regions where supportedRegions.contains(region) {
      found[region] = outcomes.number(of: text(region))
    }
    var scriptEntry = TablePool.ScriptEntry(withoutRegion: outcomes.number(of: text(0)), other: other)
    for region in domain.regions {
      guard let outcome = found[region], outcome != other else { continue }
      scriptEntry.regions.append(region)
      scriptEntry.outcomes.append(outcome)
    }
    return pool.number(of: scriptEntry)
  }
}
