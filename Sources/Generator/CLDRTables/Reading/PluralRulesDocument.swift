/// `common/supplemental/plurals.xml`, and `ordinals.xml`, which has its form.
struct PluralRulesDocument: CLDRDocument {
  struct Section: Decodable {
    var type: String?
    var pluralRules: [Rules]
  }

  struct Rules: Decodable {
    var locales: String?
    var pluralRule: [Rule]
  }

  struct Rule: Decodable {
    var count: String?
    /// The element's text: XMLCoder's key for it is the empty one.
    var text: String

    enum CodingKeys: String, CodingKey {
      case count
      case text = ""
    }
  }

  static let root = "supplementalData"
  static let form = ElementForm.sections([
    "plurals": ElementForm(
      attributes: ["type"],
      elements: [
        "pluralRules": ElementForm(
          attributes: ["locales"], elements: ["pluralRule": ElementForm(attributes: ["count"])])
      ])
  ])
  private static let path = "supplementalData/plurals/pluralRules"

  var plurals: [Section]

  func facts(in source: XMLSource) throws(CLDRDiagnostics) -> [PluralRulesFact] {
    var collector = FactCollector()
    var facts: [PluralRulesFact] = []
    let sections = try source.locate(plurals, at: "supplementalData/plurals")
    var sets = try source.locate(plurals.flatMap(\.pluralRules), at: Self.path)[...]
    var rules = try source.locate(sets.flatMap(\.element.pluralRule), at: Self.path + "/pluralRule")[...]
    for section in sections {
      let kind = kind(of: section, &collector)
      for set in sets.prefix(section.element.pluralRules.count) {
        let own = rules.prefix(set.element.pluralRule.count)
        rules = rules.dropFirst(own.count)
        let locales = collector.required(set.element.locales, "locales", of: "pluralRules", at: set.location)
        facts.append(
          PluralRulesFact(
            kind: kind, locales: locales.listItems, rules: own.compactMap { fact(of: $0, &collector) },
            location: set.location))
      }
      sets = sets.dropFirst(section.element.pluralRules.count)
    }
    try collector.finish()
    return facts
  }

  /// The DTD says that a section is about cardinals where it does not say what it is about.
  private func kind(of section: XMLSource.Located<Section>, _ collector: inout FactCollector) -> PluralRulesFact.Kind {
    guard let text = section.element.type else { return .cardinal }
    if let kind = PluralRulesFact.Kind(rawValue: text) { return kind }
    collector.report(
      CLDRDiagnostic(
        "type of <plurals> is neither cardinal nor ordinal", at: section.location, text: text,
        hint: "write cardinal or ordinal"))
    return .cardinal
  }

  private func fact(of rule: XMLSource.Located<Rule>, _ collector: inout FactCollector) -> PluralRuleFact? {
    let category = collector.required(rule.element.count, "count", of: "pluralRule", at: rule.location)
    var parser = PluralRuleParser(rule.element.text)
    do throws(PluralRuleParser.Fault) {
      let condition = try parser.condition()
      return PluralRuleFact(
        category: category, condition: condition, samples: try parser.samples(), location: rule.location)
    } catch {
      collector.report(
        CLDRDiagnostic(
          "malformed plural rule, at '\(error.found)'", at: rule.location,
          text: rule.element.text.listItems.joined(separator: " "), hint: "expected \(error.expected) there"))
      return nil
    }
  }
}
