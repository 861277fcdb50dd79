/// `<languagePopulation type="pa_Arab" populationPercent="70"/>` in `<territory type="PK" population="…">`.
package struct SpeakersFact: Hashable, Sendable {
  /// The language, with a script if it is not the usual one.
  @Written<LocaleForm> package var language: String
  package var territory: String
  /// The number of people who use the language there.
  package var count: Int
  package var location: SourceLocation
}

extension SpeakersFact {
  init(_ language: Written<LocaleForm>, in territory: String, count: Int, at location: SourceLocation) {
    (_language, self.territory, self.count, self.location) = (language, territory, count, location)
  }
}
