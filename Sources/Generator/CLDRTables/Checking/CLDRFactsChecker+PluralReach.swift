/// Finds plural rules that no number reaches.
extension CLDRFactsChecker {
  /// Warns of rules without samples for which no number is found.
  ///
  /// A sample is a number that reaches its rule: `contradictedPluralSamples` proves it.
  func unreachedPluralRules(in facts: CLDRFacts) -> [InputDiagnostic] {
    facts.pluralRules.flatMap { set -> [InputDiagnostic] in
      let silent = set.rules.filter { $0.samples.isEmpty && $0.category != "other" }
      if silent.isEmpty { return [] }
      let reference = set.reference
      let reached = Set(Self.numbers(for: set).compactMap(reference.category))
      return silent.filter { !reached.contains($0.category) }.map { rule in
        InputDiagnostic(
          "plural rule that no number reaches", at: rule.location, text: "\(rule.category): \(rule.condition)",
          hint: "correct it, or add a sample that it holds for", severity: .warning)
      }
    }
  }

  /// Numbers that rules can tell apart: all up to a thousand and a few, those around the numbers of the rules and around
  /// multiples of their moduli, with fractions and exponents of the same kind.
  private static func numbers(for set: PluralRulesFact) -> [String] {
    let relations = set.rules.flatMap(\.condition.alternatives).flatMap { $0 }
    var bounds: Set<Int> = []
    for range in relations.flatMap(\.ranges) {
      for bound in [range.lowerBound, range.upperBound] { bounds.formUnion([bound, bound + 1]) }
    }
    var whole = bounds.union(0...1100)
    for modulus in Set(relations.compactMap(\.modulus)) {
      for factor in [1, 3, 10, 1001] { whole.formUnion(bounds.map { $0 + factor * modulus }) }
    }
    var texts = whole.map(String.init)
    let fractions = bounds.filter { $0 < 100_000 }.union(0...30)
    for number in bounds.filter({ $0 < 1000 }).union(0...11) {
      for digits in fractions {
        for zeros in ["", "0", "00"] { texts += ["\(number).\(digits)\(zeros)", "\(number).0\(digits)\(zeros)"] }
      }
      for exponent in 0...9 { texts += ["\(number)c\(exponent)", "\(number).1c\(exponent)"] }
    }
    return texts
  }
}
