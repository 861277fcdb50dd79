import CLDRTables

extension FactsComparison {
  /// The rules of distance, the sets of regions they name, and the locales that win ties.
  static func matching(_ old: CLDRFacts, _ new: CLDRFacts) -> [FactSection] {
    var rules = FactSection(
      key: "rules", title: "Rules of language matching", old: self.rules(old), new: self.rules(new))
    rules.changes += order(old, new)
    return [
      rules,
      FactSection(
        key: "matchVariables", title: "Sets of regions in the rules", old: variables(old), new: variables(new)),
      FactSection(
        key: "paradigmLocales", title: "Paradigm locales", old: paradigms(old), new: paradigms(new)),
    ]
  }

  private static func sides(_ rule: LanguageMatchFact) -> String { "\(rule.desired) → \(rule.supported)" }

  private static func rules(_ facts: CLDRFacts) -> [(subject: String, value: String)] {
    facts.languageMatching.rules.map { (sides($0), "\($0.distance)\($0.isOneWay ? ", one way" : "")") }
  }

  private static func variables(_ facts: CLDRFacts) -> [(subject: String, value: String)] {
    facts.languageMatching.variables.map { ($0.id, $0.value) }
  }

  private static func paradigms(_ facts: CLDRFacts) -> [(subject: String, value: String)] {
    facts.languageMatching.paradigmLocales.enumerated().map { ($1.name, "number \($0 + 1)") }
  }

  /// The first rule that fits decides: rules that both have count as changed where they come in another order.
  private static func order(_ old: CLDRFacts, _ new: CLDRFacts) -> [FactChange] {
    let (old, new) = (old.languageMatching.rules.map(sides), new.languageMatching.rules.map(sides))
    let (inOld, inNew) = (Set(old), Set(new))
    let before = old.filter(inNew.contains)
    let after = new.filter(inOld.contains)
    guard let place = zip(before, after).enumerated().first(where: { $1.0 != $1.1 }) else { return [] }
    return [
      FactChange(
        subject: "order of the rules that both releases have, number \(place.offset + 1)", old: place.element.0,
        new: place.element.1)
    ]
  }
}
