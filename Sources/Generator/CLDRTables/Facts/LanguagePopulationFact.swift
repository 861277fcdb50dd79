/// How many people of a territory can use a language: `<languagePopulation>` below `<territory>` (UTS #35,
/// Supplemental Language Data). Who uses several, or one in two scripts, is counted with each.
package struct LanguagePopulationFact: Hashable, Sendable {
  /// `CH`.
  package var territory: String
  /// As CLDR writes it: `gsw`, or with a script that is not the usual one there, `sr_Latn`.
  package var language: String
  /// The share of the territory's people, rounded to one person.
  package var speakers: Int
  package var location: SourceLocation

  package init(territory: String, language: String, speakers: Int, location: SourceLocation) {
    self.territory = territory
    self.language = language
    self.speakers = speakers
    self.location = location
  }
}
