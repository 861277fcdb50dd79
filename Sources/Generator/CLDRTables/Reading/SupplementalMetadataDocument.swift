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
    var locales: String?
  }

  /// The aliases. XMLCoder sorts children by name; their numbers in the document restore the file order.
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
    var type: String?
    var replacement: String?
    var reason: String?
  }

  static let root = "supplementalData"
  /// Aliases of units and of their usages are in the DTD, but they are not identifiers.
  static let form = ElementForm.sections([
    "metadata": .sections([
      "alias": ElementForm(
        elements: Dictionary(
          uniqueKeysWithValues: (AliasFact.AliasKind.allCases.map(\.rawValue) + ["unit", "usage"]).map {
            ("\($0)Alias", ElementForm(attributes: ["type", "replacement", "reason"]))
          })),
      "defaultContent": ElementForm(attributes: ["locales"]),
    ])
  ])

  var metadata: [Metadata]

  func facts(in source: XMLSource) throws(CLDRDiagnostics) -> Facts {
    let sections = metadata.flatMap(\.alias)
    var collector = FactCollector()
    var aliases: [(ordinal: Int, fact: AliasFact)] = []
    for kind in AliasFact.AliasKind.allCases {
      let name = "\(kind.rawValue)Alias"
      let located = try source.locate(
        sections.flatMap { $0.elements(of: kind) }, at: "supplementalData/metadata/alias/\(name)")
      for item in located {
        let replacement = collector.required(item.element.replacement, "replacement", of: name, at: item.location)
        let fact = AliasFact(
          kind: kind, type: collector.required(item.element.type, "type", of: name, at: item.location),
          replacements: replacement.listItems, reason: item.element.reason, location: item.location)
        aliases.append((item.ordinal, fact))
      }
    }
    var defaults: [LocaleFact] = []
    for item in try source.locate(metadata.flatMap(\.defaultContent), at: "supplementalData/metadata/defaultContent") {
      defaults += collector.locales(item.element.locales, of: "defaultContent", at: item.location)
    }
    try collector.finish()
    aliases.sort { $0.ordinal < $1.ordinal }
    return Facts(aliases: aliases.map(\.fact), defaultContentLocales: defaults)
  }
}
