import LocaleCore

/// Assigns sets of plural rules to locales, with parents taken into account.
struct PluralLocales {
  private(set) var languages: [PluralLanguageRow] = []
  private(set) var locales: [PluralLocaleRow] = []

  /// - Parameter indexes: the number of each set of rules.
  /// - Throws: an error if a row cannot hold a locale.
  init(_ facts: CLDRFacts, _ indexes: [PluralRulesFact: Int]) throws(CLDRDiagnostic) {
    let inheritance = PluralInheritance(facts)
    func sets(_ locale: String) -> PluralSets {
      func set(_ kind: PluralRulesFact.Kind) -> UInt64 {
        inheritance.rules(kind, of: locale).flatMap { indexes[$0] }.map(UInt64.init) ?? 0
      }
      return PluralSets(cardinal: set(.cardinal), ordinal: set(.ordinal))
    }
    var rows: [(key: UInt64, language: UInt32, isLanguage: Bool, sets: PluralSets)] = []
    let aliases = try AliasTables.languages(facts.aliases)
    for (locale, location) in inheritance.places {
      let identifier = try locale == "root" ? nil : PackedIdentifier(locale, at: location)
      // An alias is replaced before its rules are looked up.
      if let identifier, aliases[identifier.language] != nil { continue }
      let own = sets(locale)
      let isLanguage = !locale.contains("_")
      // Truncation finds these without a row.
      if !isLanguage || !inheritance.hasOwn(locale), own == sets(PluralInheritance.truncated(locale)) { continue }
      let key = PluralLocaleRow.key(
        language: identifier?.language ?? 0, script: identifier?.script ?? 0, region: identifier?.region ?? 0)
      rows.append((key, UInt32(identifier?.language ?? 0), isLanguage, own))
    }
    rows.sort { $0.key < $1.key }
    locales = rows.filter { !$0.isLanguage }.map { PluralLocaleRow(key: $0.key, sets: $0.sets) }
    let withLocales = Set(rows.filter { !$0.isLanguage }.map(\.language))
    languages = rows.filter(\.isLanguage).map {
      PluralLanguageRow(language: $0.language, sets: $0.sets, hasLocales: withLocales.contains($0.language))
    }
    let known = Set(languages.map(\.language))
    for row in rows where !known.contains(row.language) {
      throw CLDRDiagnostic(
        "plural rules for a locale but not for its language", at: SourceLocation(file: CLDRFilePath.plurals),
        hint: "add rules for the language: PluralLanguageRow leads to its locales")
    }
  }
}
