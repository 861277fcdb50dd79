/// One `<parentLocales>` section; CLDR has one for everything and one for each `component` that differs.
package struct ParentLocalesFact: Hashable, Sendable {
  /// The section's components; empty for the section that holds for all.
  package var components: [String]
  package var entries: [ParentLocaleFact]
}

/// `<parentLocale parent="root" localeRules="nonlikelyScript" locales="az_Arab az_Cyrl"/>`.
package struct ParentLocaleFact: Hashable, Sendable, Decodable {
  @Written<LocaleForm> package var parent: String
  @WrittenLocales package var locales: [String]
  package var localeRules: String?
  package var location: SourceLocation
}
