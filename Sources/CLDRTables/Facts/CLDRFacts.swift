/// Everything this project reads from one CLDR release, as plain values in file order.
///
/// Nothing here is packed, resolved or checked beyond its XML form: `Reading/` makes it, `Compilation/` consumes it.
public struct CLDRFacts: Hashable, Sendable {
  public var version: CLDRVersion
  public var likelySubtags: [LikelySubtagFact]
  public var languageMatching: LanguageMatchingFacts
  public var aliases: [AliasFact]
  /// `defaultContent`: locales whose content is that of their parent, `en_US` of `en`.
  public var defaultContentLocales: [LocaleFact]
  public var parentLocales: [ParentLocalesFact]
  public var territoryContainment: [TerritoryContainmentFact]
  public var bcp47Keys: [BCP47KeyFact]
  public var validity: [ValidityFact]
  public var scripts: [ScriptFact]
  /// Those of `plurals.xml`, then those of `ordinals.xml`.
  public var pluralRules: [PluralRulesFact]

  public init(
    version: CLDRVersion,
    likelySubtags: [LikelySubtagFact],
    languageMatching: LanguageMatchingFacts,
    aliases: [AliasFact],
    defaultContentLocales: [LocaleFact],
    parentLocales: [ParentLocalesFact],
    territoryContainment: [TerritoryContainmentFact],
    bcp47Keys: [BCP47KeyFact],
    validity: [ValidityFact],
    scripts: [ScriptFact],
    pluralRules: [PluralRulesFact]
  ) {
    self.version = version
    self.likelySubtags = likelySubtags
    self.languageMatching = languageMatching
    self.aliases = aliases
    self.defaultContentLocales = defaultContentLocales
    self.parentLocales = parentLocales
    self.territoryContainment = territoryContainment
    self.bcp47Keys = bcp47Keys
    self.validity = validity
    self.scripts = scripts
    self.pluralRules = pluralRules
  }
}
