/// `languageMatching`.
struct LanguageInfoDocument: CLDRDocument {
  struct Section: Decodable {
    var languageMatches: [Matches]
  }

  struct Matches: Decodable {
    var paradigmLocales: [LocaleList]
    var matchVariable: [MatchVariableFact]
    var languageMatch: [Match]
  }

  struct Match: Decodable {
    var location: SourceLocation
    var desired: Written<RulePattern>
    var supported: Written<RulePattern>
    var distance: String?
    var percent: String?
    var oneway: Bool
  }

  static let root = "supplementalData"
  static let form = ElementForm.sections([
    "languageMatching": ElementForm(
      decides: true,
      elements: [
        "languageMatches": ElementForm(
          decides: true, attributes: ["type": .known([rulesType, "written"], isRequired: true)],
          elements: [
            "paradigmLocales": ElementForm(decides: true, attributes: ["locales": .locales(.triple)]),
            "matchVariable": ElementForm(
              decides: true,
              attributes: [
                "id": .word("a dollar sign, then letters and digits", isRequired: true) {
                  $0.hasPrefix("$") && SubtagForm.isWord($0.dropFirst())
                }, "value": .value(RegionSet.self),
              ]),
            "languageMatch": ElementForm(
              decides: true,
              attributes: [
                "desired": .value(RulePattern.self), "supported": .value(RulePattern.self),
                "distance": .optional, "percent": .optional,
                "oneway": .flag,
              ]),
          ], isRead: { $0["type"] == rulesType })
      ])
  ])

  /// The type of the rules of distance. `written` is their older form, which earlier releases have beside it.
  private static let rulesType = "written_new"

  var languageMatching: [Section]

  func add(to facts: inout CLDRFacts, _ collector: inout FactCollector) {
    for matches in languageMatching.flatMap(\.languageMatches) {
      LocaleList.add(
        matches.paradigmLocales, named: "paradigmLocales", to: &facts.languageMatching.paradigmLocales, &collector)
      facts.languageMatching.variables += matches.matchVariable
      for match in matches.languageMatch {
        facts.languageMatching.rules.append(
          LanguageMatchFact(
            match.desired, match.supported, distance: distance(of: match, &collector), isOneWay: match.oneway,
            at: match.location))
      }
    }
  }

  /// The value of `distance`, or 100 minus `percent`, its older form.
  private func distance(of match: Match, _ collector: inout FactCollector) -> Int {
    let attribute = match.distance != nil ? "distance" : "percent"
    guard let text = match.distance ?? match.percent else {
      collector.reportMissing("distance", of: "languageMatch", at: match.location.line)
      return 0
    }
    guard let number = Int(text), (0...100).contains(number), match.distance == nil || match.percent == nil else {
      let isTwofold = match.distance != nil && match.percent != nil
      collector.report(
        isTwofold
          ? "both distance and percent in <languageMatch>" : "\(attribute) is not a number from 0 to 100",
        at: match.location.line, text: text,
        hint: isTwofold ? "keep distance: percent is its older form" : "write a whole number, without a sign")
      return 0
    }
    return match.distance != nil ? number : 100 - number
  }
}
