/// `common/supplemental/languageInfo.xml`.
struct LanguageInfoDocument: CLDRDocument {
  struct Section: Decodable {
    var languageMatches: [Matches]
  }

  struct Matches: Decodable {
    var line: Int
    var type: String?
    var paradigmLocales: [Paradigm]
    var matchVariable: [Variable]
    var languageMatch: [Match]
  }

  struct Paradigm: Decodable {
    var line: Int
    var locales: String?
  }

  struct Variable: Decodable {
    var line: Int
    var id: String?
    var value: String?
  }

  struct Match: Decodable {
    var line: Int
    var desired: String?
    var supported: String?
    var distance: String?
    var percent: String?
    var oneway: String?
  }

  static let root = "supplementalData"
  static let form = ElementForm.sections([
    "languageMatching": ElementForm(
      decides: true,
      elements: [
        "languageMatches": ElementForm(
          decides: true, attributes: ["type"],
          elements: [
            "paradigmLocales": ElementForm(decides: true, attributes: ["locales"]),
            "matchVariable": ElementForm(decides: true, attributes: ["id", "value"]),
            "languageMatch": ElementForm(
              decides: true, attributes: ["desired", "supported", "distance", "percent", "oneway"]),
          ], isRead: { $0["type"] == rulesType })
      ])
  ])

  /// The type of the rules of distance. `written` is their older form, which earlier releases have beside it.
  private static let rulesType = "written_new"

  var languageMatching: [Section]

  func facts(_ collector: inout FactCollector) -> LanguageMatchingFacts {
    var facts = LanguageMatchingFacts(paradigmLocales: [], variables: [], rules: [])
    for matches in languageMatching.flatMap(\.languageMatches) where isUsed(matches, &collector) {
      for paradigm in matches.paradigmLocales {
        facts.paradigmLocales += collector.locales(paradigm.locales, of: "paradigmLocales", at: paradigm.line)
      }
      for variable in matches.matchVariable {
        facts.variables.append(
          MatchVariableFact(
            id: collector.required(variable.id, "id", of: "matchVariable", at: variable.line),
            value: collector.required(variable.value, "value", of: "matchVariable", at: variable.line),
            location: collector.location(variable.line)))
      }
      for match in matches.languageMatch {
        facts.rules.append(
          LanguageMatchFact(
            desired: collector.required(match.desired, "desired", of: "languageMatch", at: match.line),
            supported: collector.required(match.supported, "supported", of: "languageMatch", at: match.line),
            distance: distance(of: match, &collector),
            isOneWay: collector.flag(match.oneway, "oneway", of: "languageMatch", at: match.line),
            location: collector.location(match.line)))
      }
    }
    return facts
  }

  private func isUsed(_ matches: Matches, _ collector: inout FactCollector) -> Bool {
    if matches.type == Self.rulesType { return true }
    if matches.type == "written" { return false }
    let type = collector.required(matches.type, "type", of: "languageMatches", at: matches.line)
    if !type.isEmpty {
      collector.report(unknown: type, "type of <languageMatches>", among: [Self.rulesType], at: matches.line)
    }
    return false
  }

  /// The value of `distance`, or 100 minus `percent`, its older form.
  private func distance(of match: Match, _ collector: inout FactCollector) -> Int {
    let attribute = match.distance != nil ? "distance" : "percent"
    guard let text = match.distance ?? match.percent else {
      _ = collector.required(nil, "distance", of: "languageMatch", at: match.line)
      return 0
    }
    guard let number = Int(text), (0...100).contains(number), match.distance == nil || match.percent == nil else {
      let isTwofold = match.distance != nil && match.percent != nil
      collector.report(
        isTwofold
          ? "both distance and percent in <languageMatch>" : "\(attribute) is not a number from 0 to 100",
        at: match.line, text: text,
        hint: isTwofold ? "keep distance: percent is its older form" : "write a whole number, without a sign")
      return 0
    }
    return match.distance != nil ? number : 100 - number
  }
}
