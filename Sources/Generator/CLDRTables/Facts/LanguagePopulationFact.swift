/// The number of people of a territory who can use a language: `<languagePopulation>` below `<territory>` (UTS #35,
/// Supplemental Language Data). A person who uses several, or one in two scripts, is counted for each.
package struct LanguagePopulationFact: Hashable, Sendable {
  /// The territory, `CH`.
  package var territory: String
  /// The language as CLDR writes it: `gsw`, or with a script that is not the usual one there, `sr_Latn`.
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
