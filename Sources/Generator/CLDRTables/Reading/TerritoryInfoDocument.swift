/// `common/supplemental/supplementalData.xml`, of which the populations of territories are read. No table contains
/// them: an import leaves them out, and only reports use them.
struct TerritoryInfoDocument: CLDRDocument {
  struct TerritoryInfo: Decodable {
    var territory: [Territory]
  }

  struct Territory: Decodable {
    var type: String?
    var population: String?
    var languagePopulation: [LanguagePopulation]
  }

  struct LanguagePopulation: Decodable {
    var type: String?
    var populationPercent: String?
  }

  static let root = SupplementalDataDocument.root
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

  var territoryInfo: [TerritoryInfo]

  func facts(in source: XMLSource) throws(CLDRDiagnostics) -> [LanguagePopulationFact] {
    var collector = FactCollector()
    var facts: [LanguagePopulationFact] = []
    let elements = territoryInfo.flatMap(\.territory)
    let languages = elements.flatMap(\.languagePopulation)
    let territories = try source.locate(elements, at: "supplementalData/territoryInfo/territory")
    var located = try source.locate(
      languages, at: "supplementalData/territoryInfo/territory/languagePopulation")[...]
    for item in territories {
      let type = collector.required(item.element.type, "type", of: "territory", at: item.location)
      let people = number(item.element.population, "population", of: "territory", at: item.location, &collector)
      for language in located.prefix(item.element.languagePopulation.count) {
        let name = "languagePopulation"
        let percent = number(
          language.element.populationPercent, "populationPercent", of: name, at: language.location, &collector)
        facts.append(
          LanguagePopulationFact(
            territory: type,
            language: collector.required(language.element.type, "type", of: name, at: language.location),
            speakers: Int((people * percent / 100).rounded()), location: language.location))
      }
      located = located.dropFirst(item.element.languagePopulation.count)
    }
    try collector.finish()
    return facts
  }

  /// The number of an attribute. A value that is not a number of people or a share of them is reported and counts as
  /// zero.
  private func number(
    _ text: String?, _ attribute: String, of element: String, at location: SourceLocation,
    _ collector: inout FactCollector
  ) -> Double {
    let text = collector.required(text, attribute, of: element, at: location)
    if text.isEmpty { return 0 }
    // A number greater than the world's population could overflow later.
    if let number = Double(text), number >= 0, number <= 1e11 { return number }
    collector.report(
      CLDRDiagnostic(
        "\(attribute) of <\(element)> is not a valid number", at: location, text: text,
        hint: "write a number of at least 0, below the number of people on earth"))
    return 0
  }
}
