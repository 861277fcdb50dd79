import LocaleCore

/// The sections of CLDR's files from which facts are made, in whichever file a release has them.
struct CLDRSections: CLDRElement {
  private var likelySubtags: [LikelySubtagFact] = []
  private var paradigmLocales: [LocaleList] = []
  private var variables: [MatchVariableFact] = []
  private var rules: [LanguageMatchFact] = []
  private var aliases = [[AliasRow]](repeating: [], count: AliasFact.AliasKind.allCases.count)
  private var defaultContent: [LocaleList] = []
  private var territories: [TerritoryContainmentFact] = []
  private var parents: [ParentLocalesFact] = []
  private var populations: [TerritoryRow] = []
  private var plurals: [PluralsRow] = []
  private var identifiers: [IdentifiersRow] = []
  private var keys: [BCP47KeyFact] = []
  private var attributes: [BCP47TypeFact] = []

  static let parts = supplemental + bcp47

  /// What is read below each root element.
  static let roots = [
    "supplementalData": ElementForm(decides: false, supplemental, unread: ElementForm.sectionsOfCLDR),
    "ldmlBCP47": ElementForm(decides: false, bcp47, unread: ["version", "generation", "cldrVersion"]),
  ]

  private static let supplemental: [Part<Self>] = [
    .group("likelySubtags", [.elements("likelySubtag", \.likelySubtags)]),
    .group(
      "languageMatching",
      [
        .group(
          "languageMatches",
          [
            .elements("paradigmLocales", \.paradigmLocales, parts: LocaleList.described(.triple)),
            .elements("matchVariable", \.variables), .elements("languageMatch", \.rules),
            .unread("type", .known([LanguageMatchFact.rulesType, "written"], isRequired: true)),
          ], isRead: { $0["type"] == LanguageMatchFact.rulesType }
        )
      ]),
    .group(
      "metadata", decides: false,
      [
        // Aliases of units and of their usages are in the DTD, but they are not identifiers.
        .group("alias", decides: false, aliasesByKind, unread: ["unitAlias", "usageAlias"]),
        .elements("defaultContent", \.defaultContent, parts: LocaleList.described(.named), decides: false),
      ],
      unread: [
        "attributeOrder", "elementOrder", "serialElements", "suppress", "validity", "deprecated", "distinguishing",
        "blocking", "coverageAdditions", "skipDefaultLocale",
      ]),
    .group("territoryContainment", decides: false, [.elements("group", \.territories)]),
    // Parents of another component than the known ones are passed over: no function asks for them.
    .elements(
      "parentLocales", \.parents,
      isRead: { $0["component"]?.listItems.contains { LocaleComponent.byName[$0] != nil } ?? true }),
    .group("territoryInfo", decides: false, [.elements("territory", \.populations)]),
    .elements("plurals", \.plurals),
    .group("idValidity", [.elements("id", \.identifiers)]),
  ]

  private static let aliasesByKind: [Part<Self>] = AliasFact.AliasKind.allCases.enumerated().map { place, kind in
    .elements(
      "\(kind.rawValue)Alias", \.aliases[place], parts: AliasRow.described(kind), decides: kind != .zone)
  }

  private static let bcp47: [Part<Self>] = [
    .group("keyword", decides: false, [.elements("key", \.keys)]), .elements("attribute", \.attributes),
  ]

  /// Adds what one file has to the facts of the release.
  func add(to facts: inout CLDRFacts, _ collector: inout FactCollector) {
    facts.likelySubtags += likelySubtags
    LocaleList.add(
      paradigmLocales, named: "paradigmLocales", to: &facts.languageMatching.paradigmLocales, &collector)
    facts.languageMatching.variables += variables
    facts.languageMatching.rules += rules
    facts.aliases += zip(AliasFact.AliasKind.allCases, aliases).flatMap { kind, rows in rows.map { $0.fact(kind) } }
    LocaleList.add(defaultContent, named: "defaultContent", to: &facts.defaultContentLocales, &collector)
    facts.territoryContainment += territories
    facts.parentLocales += parents
    facts.speakers += populations.flatMap(\.speakers)
    for section in plurals { section.add(to: &facts, &collector) }
    facts.validity += identifiers.compactMap { $0.fact(&collector) }
    facts.bcp47Keys += keys
    if let first = attributes.first {
      facts.bcp47Keys.append(BCP47KeyFact(types: attributes, location: first.location))
    }
  }
}

/// An element that is a list of locales, which a release has once.
struct LocaleList: CLDRElement {
  private var location = SourceLocation.none
  private var locales = WrittenLocales(wrappedValue: [])

  static let parts = described(.named)
  static func described(_ extent: LocaleForm.Extent) -> [Part<Self>] {
    [.line(\.location), .attribute("locales", .locales(extent), \.locales)]
  }

  /// Adds the locales of the only list to those of the release; a second one is an error, because nothing says how the two
  /// are joined.
  static func add(
    _ lists: [LocaleList], named name: String, to facts: inout [LocaleFact], _ collector: inout FactCollector
  ) {
    for list in lists {
      if let first = facts.first {
        collector.report(
          .second(
            name, at: list.location, text: list.locales.wrappedValue.joined(separator: " "), after: first.location))
      }
      facts += list.locales.each.map { LocaleFact($0, at: list.location) }
    }
  }
}

/// `<territory type="PK" population="…">`, with the languages of its people. No table has them.
struct TerritoryRow: CLDRElement {
  private var type = ""
  private var population = 0.0
  private var languages: [Language] = []

  private struct Language: CLDRElement {
    var location = SourceLocation.none
    var type = Written<LocaleForm>(wrappedValue: "root")
    var percent = 0.0

    static let decides = false
    static let parts: [Part<Self>] =
      [
        .line(\.location), .attribute("type", .locale(.named, orRoot: true), \.type),
        .attribute("populationPercent", .number(upTo: 100), \.percent), .unread("literacyPercent"),
        .unread("writingPercent"), .unread("officialStatus"),
      ]
  }

  static let decides = false
  static let parts: [Part<Self>] =
    [
      .attribute("type", .required, \.type),
      // More than the population of the world could overflow later.
      .attribute("population", .number(upTo: 100_000_000_000), \.population),
      .elements("languagePopulation", \.languages), .unread("gdp"), .unread("literacyPercent"),
    ]

  var speakers: [SpeakersFact] {
    languages.map {
      SpeakersFact($0.type, in: type, count: Int((population * $0.percent / 100).rounded()), at: $0.location)
    }
  }
}
