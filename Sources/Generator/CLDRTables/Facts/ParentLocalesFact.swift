import LocaleCore

/// One `<parentLocales>` section; CLDR has one for everything and one for each `component` that differs.
package struct ParentLocalesFact: Hashable, Sendable {
  /// The section's components; empty for the section that holds for all.
  package var components: [String] = []
  package var entries: [ParentLocaleFact] = []
}

extension ParentLocalesFact: CLDRElement {
  static let parts: [Part<Self>] = [
    .attribute("component", .known(Array(LocaleComponent.byName.keys), isList: true), \.component),
    .elements("parentLocale", \.entries),
  ]

  /// The list as CLDR writes it. Other components than the known ones are passed over: no function asks for them.
  private var component: String? {
    get { components.isEmpty ? nil : components.joined(separator: " ") }
    set { components = (newValue?.listItems ?? []).filter { LocaleComponent.byName[$0] != nil } }
  }
}

/// `<parentLocale parent="root" localeRules="nonlikelyScript" locales="az_Arab az_Cyrl"/>`.
package struct ParentLocaleFact: Hashable, Sendable {
  @Written<LocaleForm> package var parent: String = ""
  @WrittenLocales package var locales: [String] = []
  package var localeRules: String?
  package var location = SourceLocation.none
}

extension ParentLocaleFact: CLDRElement {
  static let parts: [Part<Self>] = [
    .line(\.location), .attribute("parent", .locale(.triple, orRoot: true), \._parent),
    .attribute("locales", .locales(.triple), \._locales), .attribute("localeRules", \.localeRules),
  ]
}
