/// `common/supplemental/languageInfo.xml`.
struct LanguageInfoDocument: CLDRDocument {
  struct Section: Decodable {
    var languageMatches: [Matches]
  }

  struct Matches: Decodable {
    var type: String?
    var paradigmLocales: [Paradigm]
    var matchVariable: [Variable]
    var languageMatch: [Match]
  }

  struct Paradigm: Decodable {
    var locales: String?
  }

  struct Variable: Decodable {
    var id: String?
    var value: String?
  }

  struct Match: Decodable {
    var desired: String?
    var supported: String?
    var distance: String?
    var percent: String?
    var oneway: String?
  }

  static let root = "supplementalData"
  static let form = ElementForm.sections([
    "languageMatching": ElementForm(elements: [
      "languageMatches": ElementForm(
        attributes: ["type"],
        elements: [
          "paradigmLocales": ElementForm(attributes: ["locales"]),
          "matchVariable": ElementForm(attributes: ["id", "value"]),
          "languageMatch": ElementForm(attributes: ["desired", "supported", "distance", "percent", "oneway"]),
        ])
    ])
  ])
  /// The type of the rules that are used; `written` is the older one, and `spoken` is for another purpose.
  static let matchesType = "written_new"
  private static let path = "supplementalData/languageMatching/languageMatches"

  var languageMatching: [Section]

  func facts(in source: XMLSource) throws(CLDRDiagnostics) -> LanguageMatchingFacts {
    let all = languageMatching.flatMap(\.languageMatches)
    var collector = FactCollector()
    let facts = LanguageMatchingFacts(
      paradigmLocales: try paradigms(of: all, in: source, &collector),
      variables: try variables(of: all, in: source, &collector),
      rules: try rules(of: all, in: source, &collector))
    try collector.finish()
    return facts
  }

  private func paradigms(
    of all: [Matches], in source: XMLSource, _ collector: inout FactCollector
  ) throws(CLDRDiagnostics) -> [LocaleFact] {
    let elements = all.flatMap { matches in matches.paradigmLocales.map { (counts: matches.counts, paradigm: $0) } }
    var facts: [LocaleFact] = []
    for item in try source.locate(elements, at: Self.path + "/paradigmLocales") where item.element.counts {
      facts += collector.locales(item.element.paradigm.locales, of: "paradigmLocales", at: item.location)
    }
    return facts
  }

  private func variables(
    of all: [Matches], in source: XMLSource, _ collector: inout FactCollector
  ) throws(CLDRDiagnostics) -> [MatchVariableFact] {
    let elements = all.flatMap { matches in matches.matchVariable.map { (counts: matches.counts, variable: $0) } }
    let located = try source.locate(elements, at: Self.path + "/matchVariable")
    var facts: [MatchVariableFact] = []
    for item in located where item.element.counts {
      let variable = item.element.variable
      facts.append(
        MatchVariableFact(
          id: collector.required(variable.id, "id", of: "matchVariable", at: item.location),
          value: collector.required(variable.value, "value", of: "matchVariable", at: item.location),
          location: item.location))
    }
    return facts
  }

  private func rules(
    of all: [Matches], in source: XMLSource, _ collector: inout FactCollector
  ) throws(CLDRDiagnostics) -> [LanguageMatchFact] {
    let elements = all.flatMap { matches in matches.languageMatch.map { (counts: matches.counts, match: $0) } }
    let located = try source.locate(elements, at: Self.path + "/languageMatch")
    var facts: [LanguageMatchFact] = []
    for item in located where item.element.counts {
      let match = item.element.match
      facts.append(
        LanguageMatchFact(
          desired: collector.required(match.desired, "desired", of: "languageMatch", at: item.location),
          supported: collector.required(match.supported, "supported", of: "languageMatch", at: item.location),
          distance: distance(of: match, at: item.location, &collector),
          isOneWay: collector.flag(match.oneway, "oneway", of: "languageMatch", at: item.location),
          location: item.location))
    }
    return facts
  }

  /// The value of `distance`, or 100 minus `percent`, its older form.
  private func distance(of match: Match, at location: SourceLocation, _ collector: inout FactCollector) -> Int {
    guard let text = match.distance ?? match.percent else {
      return Int(collector.required(nil, "distance", of: "languageMatch", at: location)) ?? 0
    }
    guard let number = Int(text), (0...100).contains(number) else {
      collector.report(
        CLDRDiagnostic(
          "\(match.distance != nil ? "distance" : "percent") is not a number from 0 to 100", at: location, text: text,
          hint: "write a whole number, without a sign"))
      return 0
    }
    return match.distance != nil ? number : 100 - number
  }
}

extension LanguageInfoDocument.Matches {
  fileprivate var counts: Bool { type == LanguageInfoDocument.matchesType }
}
