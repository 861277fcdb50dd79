import LocaleCore

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
    var line: Int
    var type: String?
    var contains: String?
    var status: String?
    var grouping: String?
  }

  struct Parents: Decodable {
    var line: Int
    var component: String?
    var parentLocale: [Parent]
  }

  struct Parent: Decodable {
    var line: Int
    var parent: String?
    var locales: String?
    var localeRules: String?
  }

  static let root = "supplementalData"
  static let form = ElementForm.sections([
    "territoryContainment": ElementForm(
      decides: false,
      elements: ["group": ElementForm(decides: false, attributes: ["type", "contains", "status", "grouping"])]),
    "parentLocales": ElementForm(
      decides: true, attributes: ["component"],
      elements: ["parentLocale": ElementForm(decides: true, attributes: ["parent", "locales", "localeRules"])],
      isRead: { $0["component"]?.listItems.contains { ParentRow.Section.byComponent[$0] != nil } ?? true }),
  ])

  var territoryContainment: [Containment]
  var parentLocales: [Parents]

  func facts(_ collector: inout FactCollector) -> Facts {
    let groups = territoryContainment.flatMap(\.group).map { group in
      if let status = group.status, !["deprecated", "grouping"].contains(status) {
        collector.report(
          unknown: status, "status of <group>", among: ["deprecated", "grouping"], at: group.line)
      }
      return TerritoryContainmentFact(
        type: collector.required(group.type, "type", of: "group", at: group.line),
        contains: collector.required(group.contains, "contains", of: "group", at: group.line).listItems,
        status: group.status, isGrouping: collector.flag(group.grouping, "grouping", of: "group", at: group.line),
        location: collector.location(group.line))
    }
    return Facts(
      territoryContainment: groups, parentLocales: parentLocales.compactMap { fact(of: $0, &collector) })
  }

  /// Parents of another component than the known ones are passed over: no function asks for them.
  private func fact(of section: Parents, _ collector: inout FactCollector) -> ParentLocalesFact? {
    let named = section.component?.listItems ?? []
    let components = named.filter { component in
      if ParentRow.Section.byComponent[component] != nil { return true }
      collector.report(
        unknown: component, "component of <parentLocales>", among: ParentRow.Section.byComponent.keys,
        at: section.line)
      return false
    }
    if components.isEmpty, section.component != nil { return nil }
    return ParentLocalesFact(
      components: components,
      entries: section.parentLocale.map { entry in
        ParentLocaleFact(
          parent: collector.required(entry.parent, "parent", of: "parentLocale", at: entry.line),
          locales: collector.required(entry.locales, "locales", of: "parentLocale", at: entry.line).listItems,
          localeRules: entry.localeRules, location: collector.location(entry.line))
      })
  }
}
