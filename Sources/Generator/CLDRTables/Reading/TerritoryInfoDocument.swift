/// `territoryInfo` of `common/supplemental/supplementalData.xml`.
struct TerritoryInfoDocument: CLDRDocument {
  struct Section: Decodable {
    var territory: [Territory]
  }

  struct Territory: Decodable {
    var line: Int
    var type: String?
    var population: String?
    var languagePopulation: [Language]
  }

  struct Language: Decodable {
    var line: Int
    var type: String?
    var populationPercent: String?
  }

  static let root = "supplementalData"
  static let form = ElementForm.sections([
    "territoryInfo": ElementForm(
      decides: false,
      elements: [
        "territory": ElementForm(
          decides: false, attributes: ["type", "gdp", "literacyPercent", "population"],
          elements: [
            "languagePopulation": ElementForm(
              decides: false,
              attributes: ["type", "populationPercent", "literacyPercent", "writingPercent", "officialStatus"])
          ])
      ])
  ])

  var territoryInfo: [Section]

  func facts(_ collector: inout FactCollector) -> [SpeakersFact] {
    var facts: [SpeakersFact] = []
    for territory in territoryInfo.flatMap(\.territory) {
      let type = collector.required(territory.type, "type", of: "territory", at: territory.line)
      // More than the population of the world could overflow later.
      let people = number(
        territory.population, "population", upTo: 1e11, of: "territory", at: territory.line, &collector)
      for language in territory.languagePopulation {
        let percent = number(
          language.populationPercent, "populationPercent", upTo: 100, of: "languagePopulation", at: language.line,
          &collector)
        facts.append(
          SpeakersFact(
            language: collector.required(language.type, "type", of: "languagePopulation", at: language.line),
            territory: type, count: Int((people * percent / 100).rounded()),
            location: collector.location(language.line)))
      }
    }
    return facts
  }

  private func number(
    _ text: String?, _ attribute: String, upTo most: Double, of element: String, at line: Int,
    _ collector: inout FactCollector
  ) -> Double {
    let text = collector.required(text, attribute, of: element, at: line)
    if text.isEmpty { return 0 }
    if let number = Double(text), (0...most).contains(number) { return number }
    collector.report(
      "\(attribute) of <\(element)> is not a number from 0 to \(Int(most))", at: line, text: text,
      hint: "write digits, with a point before a fraction")
    return 0
  }
}
