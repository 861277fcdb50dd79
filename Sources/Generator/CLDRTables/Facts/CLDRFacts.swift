/// Everything this project reads from one CLDR release, as plain values in file order.
///
/// Nothing here is packed, resolved or checked beyond its XML form: `Reading/` makes it, `Compilation/` consumes it.
package struct CLDRFacts: Hashable, Sendable {
  package var version: CLDRVersion
  package var likelySubtags: [LikelySubtagFact]
  package var languageMatching: LanguageMatchingFacts
  package var aliases: [AliasFact]
  /// `defaultContent`: locales whose content is that of their parent, `en_US` of `en`.
  package var defaultContentLocales: [LocaleFact]
  package var parentLocales: [ParentLocalesFact]
  package var territoryContainment: [TerritoryContainmentFact]
  package var bcp47Keys: [BCP47KeyFact]
  package var validity: [ValidityFact]
  package var scripts: [ScriptFact]
  /// Those of `plurals.xml`, then those of `ordinals.xml`.
  package var pluralRules: [PluralRulesFact]

  package init(
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
