/// `common/supplemental/supplementalMetadata.xml`: aliases and the locales with default content.
struct SupplementalMetadataDocument: CLDRDocument {
  struct Facts {
    var aliases: [AliasFact]
    var defaultContentLocales: [LocaleFact]
  }

  struct Metadata: Decodable {
    var alias: [Aliases]
    var defaultContent: [DefaultContent]
  }

  struct DefaultContent: Decodable {
    var line: Int
    var locales: String?
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
    var line: Int
    var type: String?
    var replacement: String?
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
            uniqueKeysWithValues: AliasFact.AliasKind.allCases.map {
              ("\($0.rawValue)Alias", ElementForm(decides: $0 != .zone, attributes: ["type", "replacement", "reason"]))
            }), unread: ["unitAlias", "usageAlias"]),
        "defaultContent": ElementForm(decides: false, attributes: ["locales"]),
      ],
      unread: [
        "attributeOrder", "elementOrder", "serialElements", "suppress", "validity", "deprecated", "distinguishing",
        "blocking", "coverageAdditions", "skipDefaultLocale",
      ])
  ])

  var metadata: [Metadata]

  /// The aliases are in file order within their kind.
  func facts(_ collector: inout FactCollector) -> Facts {
    var facts = Facts(aliases: [], defaultContentLocales: [])
    for kind in AliasFact.AliasKind.allCases {
      let name = "\(kind.rawValue)Alias"
      for alias in metadata.flatMap(\.alias).flatMap({ $0.elements(of: kind) }) {
        let replacement = collector.required(alias.replacement, "replacement", of: name, at: alias.line)
        facts.aliases.append(
          AliasFact(
            kind: kind, type: collector.required(alias.type, "type", of: name, at: alias.line),
            replacements: replacement.listItems, reason: alias.reason, location: collector.location(alias.line)))
      }
    }
    for item in metadata.flatMap(\.defaultContent) {
      facts.defaultContentLocales += collector.locales(item.locales, of: "defaultContent", at: item.line)
    }
    return facts
  }
}
