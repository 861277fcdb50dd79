import LocaleCore

/// The rules of `languageMatching` by level, checked against the limits of the tables.
struct MatchRules {
  struct Rule {
    /// The position in CLDR's file order.
    let index: Int
    let fact: LanguageMatchFact

    var desired: RulePattern { fact.$desired }
    var supported: RulePattern { fact.$supported }
    var distance: Int { fact.distance }
  }

  /// The rules between two languages, without the default.
  private(set) var languages: [Rule] = []
  /// The rules between two languages in given scripts, without the default.
  private(set) var scripts: [Rule] = []
  /// The rules between regions of one language, without the default.
  private(set) var regions: [Rule] = []
  /// The default rules: `*` `*`, `*_*` `*_*`, `*_*_*` `*_*_*`.
  private(set) var defaults: [Rule] = []

  init(_ facts: LanguageMatchingFacts) throws(InputDiagnostic) {
    for (index, fact) in facts.rules.enumerated() { try add(Rule(index: index, fact: fact)) }
    guard defaults.count == 3 else {
      throw InputDiagnostic(
        "a rule for all is missing",
        at: facts.rules.last?.location ?? SourceLocation(file: CLDRFilePath.languageInfo),
        hint: "write one each of '*', '*_*' and '*_*_*' on both sides")
    }
  }

  private mutating func add(_ rule: Rule) throws(InputDiagnostic) {
    let (desired, supported) = (rule.desired, rule.supported)
    guard desired.level == supported.level else {
      throw unknownShape(rule, "both sides of a rule must name the same fields")
    }
    // Distance zero means equal fields, and a distance has seven bits.
    guard (1...100).contains(rule.distance) else { throw unknownShape(rule, "a distance is 1 to 100") }
    if (desired.language == nil && desired.script != nil) || (supported.language == nil && supported.script != nil) {
      throw unknownShape(rule, "a script of any language; the matcher's tables hold scripts by language")
    }
    let isDefault = desired.language == nil && supported.language == nil
    if isDefault {
      guard desired.region == .any, supported.region == .any, !rule.fact.isOneWay else {
        throw unknownShape(rule, "a rule for any language must be a default")
      }
      guard defaults.count == desired.level - 1 else {
        throw unknownShape(rule, "defaults must come once each, in the order '*', '*_*', '*_*_*'")
      }
      defaults.append(rule)
      return
    }
    guard desired.language != nil, supported.language != nil else {
      throw unknownShape(rule, "a language on one side and any language on the other")
    }
    guard defaults.count < desired.level else {
      let before = Array(repeating: "*", count: desired.level).joined(separator: "_")
      throw InputDiagnostic(
        "rule that is never reached, behind the rule for all", at: rule.fact.location, text: rule.fact.text,
        hint: "put it before the rule from '\(before)' to '\(before)'")
    }
    switch desired.level {
    case 1:
      guard desired.language != supported.language else { throw unknownShape(rule, "the same language on both sides") }
      languages.append(rule)
    case 2:
      guard let one = desired.script, let other = supported.script,
        one != other || desired.language != supported.language
      else { throw unknownShape(rule, "a script rule names two scripts") }
      scripts.append(rule)
    default:
      guard desired.language == supported.language, desired.script == supported.script else {
        throw unknownShape(rule, "a region rule joins one language, in any script or in one script, to itself")
      }
      regions.append(rule)
    }
  }

  private func unknownShape(_ rule: Rule, _ reason: String) -> InputDiagnostic {
    InputDiagnostic(
      "rule that the tables cannot express: \(reason)", at: rule.fact.location, text: rule.fact.text,
      hint:
        "write it in a shape that CLDR's own rules have, for two languages, or for the scripts or the regions of one")
  }
}

extension LanguageMatchFact {
  /// The rule as CLDR writes it.
  package var text: String {
    "<languageMatch desired=\"\(desired)\" supported=\"\(supported)\" distance=\"\(distance)\"\(isOneWay ? " oneway=\"true\"" : "")/>"
  }
}
