/// One `<parentLocales>` section; CLDR has one for everything and one for each `component` that differs.
public struct ParentLocalesFact: Hashable, Sendable {
  /// `collations`, `segmentations`…; empty for the section that holds for all.
  public var components: [String]
  public var entries: [ParentLocaleFact]

  public init(components: [String], entries: [ParentLocaleFact]) {
    self.components = components
    self.entries = entries
  }
}

/// `<parentLocale parent="root" localeRules="nonlikelyScript" locales="az_Arab az_Cyrl"/>`.
public struct ParentLocaleFact: Hashable, Sendable {
  public var parent: String
  public var locales: [String]
  public var localeRules: String?
  public var location: SourceLocation

  public init(parent: String, locales: [String], localeRules: String?, location: SourceLocation) {
    self.parent = parent
    self.locales = locales
    self.localeRules = localeRules
    self.location = location
  }
}
