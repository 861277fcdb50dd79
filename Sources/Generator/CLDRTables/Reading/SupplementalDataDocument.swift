import LocaleCore

/// `territoryContainment` and `parentLocales`.
struct SupplementalDataDocument: CLDRDocument {
  struct Containment: Decodable {
    var group: [TerritoryContainmentFact]
  }

  struct Parents: Decodable {
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
          attributes: [
            "type": .required, "contains": .required, "status": .known(["deprecated", "grouping"]), "grouping": .flag,
          ])
      ]),
    "parentLocales": ElementForm(
      decides: true, attributes: ["component": .known(Array(LocaleComponent.byName.keys), isList: true)],
      elements: [
        "parentLocale": ElementForm(
          decides: true,
          attributes: [
            "parent": .locale(.triple, orRoot: true), "locales": .locales(.triple), "localeRules": .optional,
          ])
      ],
      isRead: { $0["component"]?.listItems.contains { LocaleComponent.byName[$0] != nil } ?? true }),
  ])

  var territoryContainment: [Containment]
  var parentLocales: [Parents]

  /// Parents of another component than the known ones are passed over: no function asks for them.
  func add(to facts: inout CLDRFacts, _: inout FactCollector) {
    facts.territoryContainment += territoryContainment.flatMap(\.group)
    facts.parentLocales += parentLocales.map { section in
      ParentLocalesFact(
        components: (section.component?.listItems ?? []).filter { LocaleComponent.byName[$0] != nil },
        entries: section.parentLocale)
    }
  }
}
