/// `common/supplemental/supplementalData.xml`, of which containment and parents are read.
struct SupplementalDataDocument: CLDRDocument {
  struct Facts {
    var territoryContainment: [TerritoryContainmentFact]
    var parentLocales: [ParentLocalesFact]
  }

  struct Containment: Decodable {
    var group: [Group]
  }

  struct Group: Decodable {
    var type: String?
    var contains: String?
    var status: String?
    var grouping: String?
  }

  struct Parents: Decodable {
    var component: String?
    var parentLocale: [Parent]
  }

  struct Parent: Decodable {
    var parent: String?
    var locales: String?
    var localeRules: String?
  }

  static let root = "supplementalData"
  static let form = ElementForm.sections([
    "territoryContainment": ElementForm(elements: [
      "group": ElementForm(attributes: ["type", "contains", "status", "grouping"])
    ]),
    "parentLocales": ElementForm(
      attributes: ["component"],
      elements: ["parentLocale": ElementForm(attributes: ["parent", "locales", "localeRules"])]),
  ])

  var territoryContainment: [Containment]
  var parentLocales: [Parents]

  func facts(in source: XMLSource) throws(CLDRDiagnostics) -> Facts {
    var collector = FactCollector()
    let facts = Facts(
      territoryContainment: try containmentFacts(in: source, &collector),
      parentLocales: try parentFacts(in: source, &collector))
    try collector.finish()
    return facts
  }

  private func containmentFacts(
    in source: XMLSource, _ collector: inout FactCollector
  ) throws(CLDRDiagnostics) -> [TerritoryContainmentFact] {
    var facts: [TerritoryContainmentFact] = []
    let groups = territoryContainment.flatMap(\.group)
    for item in try source.locate(groups, at: "supplementalData/territoryContainment/group") {
      let contains = collector.required(item.element.contains, "contains", of: "group", at: item.location)
      facts.append(
        TerritoryContainmentFact(
          type: collector.required(item.element.type, "type", of: "group", at: item.location),
          contains: contains.listItems, status: item.element.status,
          isGrouping: collector.flag(item.element.grouping, "grouping", of: "group", at: item.location),
          location: item.location))
    }
    return facts
  }

  private func parentFacts(
    in source: XMLSource, _ collector: inout FactCollector
  ) throws(CLDRDiagnostics) -> [ParentLocalesFact] {
    let elements = parentLocales.flatMap(\.parentLocale)
    var located = try source.locate(elements, at: "supplementalData/parentLocales/parentLocale")[...]
    var facts: [ParentLocalesFact] = []
    for section in parentLocales {
      var entries: [ParentLocaleFact] = []
      for item in located.prefix(section.parentLocale.count) {
        let locales = collector.required(item.element.locales, "locales", of: "parentLocale", at: item.location)
        entries.append(
          ParentLocaleFact(
            parent: collector.required(item.element.parent, "parent", of: "parentLocale", at: item.location),
            locales: locales.listItems, localeRules: item.element.localeRules, location: item.location))
      }
      located = located.dropFirst(section.parentLocale.count)
      facts.append(ParentLocalesFact(components: section.component?.listItems ?? [], entries: entries))
    }
    return facts
  }
}
