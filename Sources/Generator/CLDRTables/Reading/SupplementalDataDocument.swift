import LocaleCore

/// `territoryContainment` and `parentLocales`.
struct SupplementalDataDocument: CLDRDocument {
  struct Containment: Decodable {
    var group: [TerritoryContainmentFact]
  }

  struct Parents: Decodable {
    var location: SourceLocation
    var component: String?
    var parentLocale: [ParentLocaleFact]
  }

  static let root = "supplementalData"
  static let form = ElementForm.sections([
    "territoryContainment": ElementForm(
      decides: false,
      elements: [
        "group": ElementForm(
          decides: false,
          attributes: ["type": .required, "contains": .required, "status": .optional, "grouping": .flag])
      ]),
    "parentLocales": ElementForm(
      decides: true, attributes: ["component": .optional],
      elements: [
        "parentLocale": ElementForm(
          decides: true, attributes: ["parent": .localeOrRoot, "locales": .locales, "localeRules": .optional])
      ],
      isRead: { $0["component"]?.listItems.contains { LocaleComponent.byName[$0] != nil } ?? true }),
  ])

  var territoryContainment: [Containment]
  var parentLocales: [Parents]

  func add(to facts: inout CLDRFacts, _ collector: inout FactCollector) {
    let groups = territoryContainment.flatMap(\.group)
    let statuses = ["deprecated", "grouping"]
    for group in groups {
      guard let status = group.status, !statuses.contains(status) else { continue }
      collector.report(unknown: status, "status of <group>", among: statuses, at: group.location.line)
    }
    facts.territoryContainment += groups
    facts.parentLocales += parentLocales.compactMap { fact(of: $0, &collector) }
  }

  /// Parents of another component than the known ones are passed over: no function asks for them.
  private func fact(of section: Parents, _ collector: inout FactCollector) -> ParentLocalesFact? {
    let named = section.component?.listItems ?? []
    if named.isEmpty, section.component != nil {
      collector.reportMissing("component", of: "parentLocales", at: section.location.line, isEmpty: true)
    }
    let components = named.filter { component in
      if LocaleComponent.byName[component] != nil { return true }
      collector.report(
        unknown: component, "component of <parentLocales>", among: LocaleComponent.byName.keys,
        at: section.location.line)
      return false
    }
    if components.isEmpty, section.component != nil { return nil }
    return ParentLocalesFact(components: components, entries: section.parentLocale)
  }
}
