/// `territoryInfo` of `common/supplemental/supplementalData.xml`.
struct TerritoryInfoDocument: CLDRDocument {
  struct Section: Decodable {
    var territory: [Territory]
  }

  struct Territory: Decodable {
    var type: String?
    var population: String?
    var languagePopulation: [Language]
  }

  struct Language: Decodable {
    var type: String?
    var populationPercent: String?
  }

  static let root = "supplementalData"
  static let form = ElementForm.sections([
    "territoryInfo": ElementForm(elements: [
      "territory": ElementForm(
        attributes: ["type", "gdp", "literacyPercent", "population"],
        elements: [
          "languagePopulation": ElementForm(attributes: [
            "type", "populationPercent", "literacyPercent", "writingPercent", "officialStatus",
          ])
        ])
    ])
  ])
  private static let path = "supplementalData/territoryInfo/territory"

  var territoryInfo: [Section]

  func facts(in source: XMLSource) throws(CLDRDiagnostics) -> [SpeakersFact] {
    let territories = try source.locate(territoryInfo.flatMap(\.territory), at: Self.path)
    var languages = try source.locate(
      territories.flatMap(\.element.languagePopulation), at: Self.path + "/languagePopulation")[...]
    var collector = FactCollector()
    var facts: [SpeakersFact] = []
    for territory in territories {
      let type = collector.required(territory.element.type, "type", of: "territory", at: territory.location)
      // More than the population of the world could overflow later.
      let people = number(
        territory.element.population, "population", upTo: 1e11, of: "territory", at: territory.location, &collector)
      for language in languages.prefix(territory.element.languagePopulation.count) {
        let percent = number(
          language.element.populationPercent, "populationPercent", upTo: 100, of: "languagePopulation",
          at: language.location, &collector)
        facts.append(
          SpeakersFact(
            language: collector.required(
              language.element.type, "type", of: "languagePopulation", at: language.location),
            territory: type, count: Int((people * percent / 100).rounded())))
      }
      languages = languages.dropFirst(territory.element.languagePopulation.count)
    }
    try collector.finish()
    return facts
  }

  private func number(
    _ text: String?, _ attribute: String, upTo most: Double, of element: String, at location: SourceLocation,
    _ collector: inout FactCollector
  ) -> Double {
    let text = collector.required(text, attribute, of: element, at: location)
    if text.isEmpty { return 0 }
    if let number = Double(text), (0...most).contains(number) { return number }
    collector.report(
      CLDRDiagnostic(
        "\(attribute) of <\(element)> is not a number from 0 to \(Int(most))", at: location, text: text,
        hint: "write digits, with a point before a fraction"))
    return 0
  }
}
