extension CLDRFactsChecker {
  /// Reports variables with an ill-formed name, and values that are more than regions with `+` and `-` between them.
  func illFormedMatchVariables(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    func isNameByte(_ byte: UInt8) -> Bool { SubtagForm.isLetter(byte) || SubtagForm.isDigit(byte) }
    return facts.languageMatching.variables.compactMap { variable in
      let name = variable.id.utf8.dropFirst()
      guard variable.id.hasPrefix("$"), !name.isEmpty, name.allSatisfy(isNameByte) else {
        return CLDRDiagnostic(
          "not the name of a matchVariable", at: variable.location, text: variable.id,
          hint: "write a dollar sign, then letters and digits")
      }
      let operators = variable.value.unicodeScalars.filter { !$0.isASCII || !isNameByte(UInt8(ascii: $0)) }
      return operators.first { $0 != "+" && $0 != "-" }.map {
        CLDRDiagnostic(
          "'\($0)' in matchVariable \(variable.id) is no operator", at: variable.location, text: variable.value,
          hint: "write regions, with + between what is in the set and - before what is not")
      }
    }
  }

  /// Reports rules in two files: the first rule that fits decides, and files have no order.
  func matchRulesInTwoFiles(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    let rules = facts.languageMatching.rules
    guard let first = rules.first, let other = rules.first(where: { $0.location.file != first.location.file }) else {
      return []
    }
    return [
      CLDRDiagnostic(
        "rules of distance in two files, whose order decides", at: other.location, text: other.text,
        hint: "move them into \(first.location.file)")
    ]
  }

  /// Reports rules that give a pair another distance than an earlier rule, and rules that earlier ones say already. A rule
  /// without `oneway` holds in both directions.
  func contradictingMatchRules(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    var first: [[String]: LanguageMatchFact] = [:]
    var diagnostics: [CLDRDiagnostic] = []
    // Rules for any language are defaults; `MatchRules` checks these.
    for rule in facts.languageMatching.rules where !rule.desired.hasPrefix("*") {
      let pairs = [[rule.desired, rule.supported]] + (rule.isOneWay ? [] : [[rule.supported, rule.desired]])
      if let earlier = pairs.compactMap({ first[$0] }).first(where: { $0.distance != rule.distance }) {
        diagnostics.append(
          .second(
            "distance between '\(rule.desired)' and '\(rule.supported)'", at: rule.location,
            text: "\(rule.distance)", after: earlier.location, saying: "\(earlier.distance)"))
      }
      if let same = first[pairs[0]], same.text == rule.text {
        diagnostics.append(.second("rule of this text", at: rule.location, text: rule.text, after: same.location))
      } else if pairs.allSatisfy({ first[$0]?.distance == rule.distance }), let same = first[pairs[0]] {
        diagnostics.append(.unreached(rule, after: same.location))
      }
      for pair in pairs where first[pair] == nil { first[pair] = rule }
    }
    return diagnostics
  }

  /// Reports rules that name a variable that no matchVariable defines.
  func undefinedMatchVariables(in facts: CLDRFacts) -> [CLDRDiagnostic] {
    let defined = Set(facts.languageMatching.variables.map(\.id))
    var diagnostics: [CLDRDiagnostic] = []
    for rule in facts.languageMatching.rules {
      for pattern in [rule.desired, rule.supported] {
        for field in pattern.split(separator: "_") where field.hasPrefix("$") {
          let id = field.hasPrefix("$!") ? "$\(field.dropFirst(2))" : String(field)
          if defined.contains(id) { continue }
          diagnostics.append(
            CLDRDiagnostic(
              "undefined match variable '\(id)'", at: rule.location, text: pattern,
              hint: "define it, or use one of: \(defined.isEmpty ? "none" : defined.sorted().joined(separator: " "))"))
        }
      }
    }
    return diagnostics
  }
}

extension RulePattern {
  /// The first field that is neither `*` nor a language, script or region, as its position requires; nil for none.
  @Sendable static func fault(of pattern: String) -> LocaleForm.Fault? {
    let fields = pattern.split(separator: "_", omittingEmptySubsequences: false)
    for (index, field) in fields.enumerated() {
      let expected: String
      switch index {
      case 0 where field == "*" || SubtagForm.isLanguage(field): continue
      case 0: expected = "* or a language"
      case 1 where field == "*" || SubtagForm.isScript(field): continue
      case 1: expected = "* or a script"
      case 2 where field == "*" || field.hasPrefix("$") || SubtagForm.isRegion(field): continue
      case 2: expected = "*, a region or a variable"
      default: expected = "no more than language, script and region"
      }
      return LocaleForm.Fault(subtag: String(field), expected: expected)
    }
    return nil
  }
}
