/// `metadata`: aliases and the locales with default content.
struct SupplementalMetadataDocument: CLDRDocument {
  struct Metadata: Decodable {
    var alias: [Aliases]
    var defaultContent: [LocaleList]
  }

  struct Aliases: Decodable {
    var languageAlias: [Alias]
    var scriptAlias: [Alias]
    var territoryAlias: [Alias]
    var subdivisionAlias: [Alias]
    var variantAlias: [Alias]
    var zoneAlias: [Alias]

    func elements(of kind: AliasFact.AliasKind) -> [Alias] {
      switch kind {
      case .language: languageAlias
      case .script: scriptAlias
      case .territory: territoryAlias
      case .subdivision: subdivisionAlias
      case .variant: variantAlias
      case .zone: zoneAlias
      }
    }
  }

  struct Alias: Decodable {
    var location: SourceLocation
    var type: String
    var replacement: Replacement
    var reason: String?
  }

  struct Replacement: Decodable {
    var items: [String]
    /// What replaces a language; nil for another replacement.
    var locale: LocaleForm?

    init(from decoder: any Decoder) throws {
      items = try decoder.singleValueContainer().decode(String.self).listItems
      locale = try? ReadValues.value(of: items.joined(separator: " "), in: decoder)
    }
  }

  static let root = "supplementalData"
  /// Aliases of units and of their usages are in the DTD, but they are not identifiers. Zones have their own table in
  /// bcp47.
  static let form = ElementForm.sections([
    "metadata": .sections(
      [
        "alias": ElementForm(
          decides: false,
          elements: Dictionary(
            uniqueKeysWithValues: AliasFact.AliasKind.allCases.map { kind in
              (
                "\(kind.rawValue)Alias",
                ElementForm(
                  decides: kind != .zone,
                  attributes: [
                    "type": .value(isList: false) { text, _ throws(LocaleForm.Fault) in try kind.check(type: text) },
                    "replacement": .value(isList: false) { text, values throws(LocaleForm.Fault) in
                      try kind.check(replacement: text, &values)
                    },
                    "reason": .known(["deprecated", "overlong", "macrolanguage", "legacy", "bibliographic"]),
                  ])
              )
            }), unread: ["unitAlias", "usageAlias"]),
        "defaultContent": ElementForm(decides: false, attributes: ["locales": .locales(.named)]),
      ],
      unread: [
        "attributeOrder", "elementOrder", "serialElements", "suppress", "validity", "deprecated", "distinguishing",
        "blocking", "coverageAdditions", "skipDefaultLocale",
      ])
  ])

  var metadata: [Metadata]

  func add(to facts: inout CLDRFacts, _ collector: inout FactCollector) {
    facts.aliases += AliasFact.AliasKind.allCases.flatMap { kind in
      metadata.flatMap(\.alias).flatMap { $0.elements(of: kind) }.map {
        AliasFact(
          kind: kind, type: $0.type, replacements: $0.replacement.items, reason: $0.reason, location: $0.location,
          locale: $0.replacement.locale)
      }
    }
    LocaleList.add(
      metadata.flatMap(\.defaultContent), named: "defaultContent", to: &facts.defaultContentLocales, &collector)
  }
}
