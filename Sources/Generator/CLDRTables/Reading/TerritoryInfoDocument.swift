/// `territoryInfo`. No table has the speakers of languages.
struct TerritoryInfoDocument: CLDRDocument {
  struct Section: Decodable {
    var territory: [Territory]
  }

  struct Territory: Decodable {
    var type: String
    var population: Double
    var languagePopulation: [Language]
  }

  struct Language: Decodable {
    var location: SourceLocation
    var type: Written<LocaleForm>
    var populationPercent: Double
  }

  static let root = "supplementalData"
  static let form = ElementForm.sections([
    "territoryInfo": ElementForm(
      decides: false,
      elements: [
        "territory": ElementForm(
          decides: false,
          attributes: [
            "type": .required, "gdp": .optional, "literacyPercent": .optional,
            // More than the population of the world could overflow later.
            "population": .number(upTo: 100_000_000_000),
          ],
          elements: [
            "languagePopulation": ElementForm(
              decides: false,
              attributes: [
                "type": .locale(.named, orRoot: true), "populationPercent": .number(upTo: 100),
                "literacyPercent": .optional,
                "writingPercent": .optional, "officialStatus": .optional,
              ])
          ])
      ])
  ])

  var territoryInfo: [Section]

  func add(to facts: inout CLDRFacts, _: inout FactCollector) {
    facts.speakers += territoryInfo.flatMap(\.territory).flatMap { territory in
      territory.languagePopulation.map {
        SpeakersFact(
          $0.type, in: territory.type,
          count: Int((territory.population * $0.populationPercent / 100).rounded()), at: $0.location)
      }
    }
  }
}
