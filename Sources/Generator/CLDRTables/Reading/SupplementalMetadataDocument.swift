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
    @ListItems var replacement: [String]
    var reason: String?
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
                    "type": .form(isList: false, kind.fault(ofType:)),
                    "replacement": .form(isList: false, kind.fault(ofReplacement:)),
                    "reason": .known(["deprecated", "overlong", "macrolanguage", "legacy", "bibliographic"]),
                  ])
              )
            }), unread: ["unitAlias", "usageAlias"]),
        "defaultContent": ElementForm(decides: false, attributes: ["locales": .locales]),
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
          kind: kind, type: $0.type, replacements: $0.replacement, reason: $0.reason, location: $0.location)
      }
    }
    LocaleList.add(
      metadata.flatMap(\.defaultContent), named: "defaultContent", to: &facts.defaultContentLocales, &collector)
  }
}
