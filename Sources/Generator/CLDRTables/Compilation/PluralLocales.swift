import LocaleCore

/// Assigns sets of plural rules to locales, with parents taken into account.
struct PluralLocales {
  private(set) var languages: [PluralLanguageRow] = []
  private(set) var locales: [PluralLocaleRow] = []

  /// - Parameter indexes: the number of each set of rules.
  /// - Throws: an error if a row cannot hold a locale.
  init(_ facts: CLDRFacts, _ indexes: [PluralRulesFact: Int]) throws(CLDRDiagnostic) {
    var own: [PluralRulesFact.Kind: [String: Int]] = [:]
    var places: [String: SourceLocation] = [:]
    for fact in facts.pluralRules {
      for locale in fact.locales {
        own[fact.kind, default: [:]][locale] = indexes[fact]
        places[locale] = fact.location
      }
    }
    // A locale whose parent in CLDR is not its truncation may have other rules without being named here.
    let parents = Self.parents(in: facts)
    places.merge(parents.mapValues(\.location)) { rules, _ in rules }
    let chain = Chain(own: own, parents: parents.mapValues(\.parent))

    var rows: [(key: UInt64, language: UInt32, isLanguage: Bool, sets: PluralSets)] = []
    let aliases = try AliasTables.languages(facts.aliases)
    for (locale, location) in places {
      let identifier = try locale == "root" ? nil : PackedIdentifier(locale, at: location)
      // An alias is replaced before its rules are looked up.
      if let identifier, aliases[identifier.language] != nil { continue }
      let sets = PluralSets(cardinal: chain.set(.cardinal, locale), ordinal: chain.set(.ordinal, locale))
      let isLanguage = !locale.contains("_")
      // Truncation finds these without a row.
      if !isLanguage, sets == chain.truncated(locale) { continue }
      let key = PluralLocaleRow.key(
        language: identifier?.language ?? 0, script: identifier?.script ?? 0, region: identifier?.region ?? 0)
      rows.append((key, UInt32(identifier?.language ?? 0), isLanguage, sets))
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

  /// The parents for plural rules: those of their own section if CLDR has one, else those for everything.
  private static func parents(in facts: CLDRFacts) -> [String: (parent: String, location: SourceLocation)] {
    let own = facts.parentLocales.filter { $0.components.contains("plurals") }
    let sections = own.isEmpty ? facts.parentLocales.filter(\.components.isEmpty) : own
    var parents: [String: (parent: String, location: SourceLocation)] = [:]
    for entry in sections.flatMap(\.entries) {
      for locale in entry.locales { parents[locale] = (entry.parent, entry.location) }
    }
    return parents
  }

  /// The way from a locale to the rules that it has or inherits (UTS #35, Locale Inheritance and Matching).
  private struct Chain {
    let own: [PluralRulesFact.Kind: [String: Int]]
    let parents: [String: String]

    func set(_ kind: PluralRulesFact.Kind, _ locale: String) -> UInt64 {
      var locale = locale
      // The checker reports cycles of parents before.
      while true {
        if let index = own[kind]?[locale] { return UInt64(index) }
        if locale == "root" { return 0 }
        locale = parents[locale] ?? Self.truncated(locale)
      }
    }

    /// The sets that a locale would have by truncation alone.
    func truncated(_ locale: String) -> PluralSets {
      let parent = Self.truncated(locale)
      return PluralSets(cardinal: set(.cardinal, parent), ordinal: set(.ordinal, parent))
    }

    private static func truncated(_ locale: String) -> String {
      locale.lastIndex(of: "_").map { String(locale[..<$0]) } ?? "root"
    }
  }
}
