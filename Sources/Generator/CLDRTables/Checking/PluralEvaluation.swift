/// Something of which a relation can be asked: a number, or what is known of many numbers.
protocol PluralSubject {
  /// Nil where what is known does not decide.
  func satisfies(_ relation: PluralRelation) -> Bool?
}

extension PluralCondition {
  /// Whether the condition holds, as far as that is known: an alternative that holds decides, whatever is unknown of the
  /// others, and a relation that does not hold decides its alternative (Kleene's logic of three values).
  func holds(for subject: some PluralSubject) -> Bool? {
    if alternatives.isEmpty { return true }
    var result: Bool? = false
    for alternative in alternatives {
      var holds: Bool? = true
      for relation in alternative {
        let satisfied = subject.satisfies(relation)
        if satisfied == false {
          holds = false
          break
        }
        if satisfied == nil { holds = nil }
      }
      if holds == true { return true }
      if holds == nil { result = nil }
    }
    return result
  }
}

extension PluralRulesFact {
  /// The category of the first rule that holds; nil where that is not known.
  func category(of subject: some PluralSubject) -> String? {
    for rule in rules {
      switch rule.condition.holds(for: subject) {
      case true?: return rule.category
      case false?: continue
      case nil: return nil
      }
    }
    return nil
  }
}

extension PluralRelation {
  /// Whether the relation holds for a value of its operand.
  func holds(for value: Int) -> Bool {
    let remainder = modulus.map { value % $0 } ?? value
    return ranges.contains { $0.contains(remainder) } != isNegated
  }
}

/// The operands of the number as CLDR defines them; the exponent moves the point.
extension PluralSample: PluralSubject {
  func satisfies(_ relation: PluralRelation) -> Bool? {
    let places = min(exponent ?? 0, fraction.utf8.count)
    let zeros = String(repeating: "0", count: (exponent ?? 0) - places)
    let whole = Int(integer + fraction.prefix(places) + zeros) ?? 0
    let visible = String(fraction.dropFirst(places))
    let trimmed = visible.reversed().drop { $0 == "0" }.count
    switch relation.operand {
    // A number with a fraction lies in no range of integers, whatever its remainder.
    case .n: return trimmed > 0 ? relation.isNegated : relation.holds(for: whole)
    case .i: return relation.holds(for: whole)
    case .v: return relation.holds(for: visible.utf8.count)
    case .w: return relation.holds(for: trimmed)
    case .f: return relation.holds(for: Int(visible) ?? 0)
    case .t: return relation.holds(for: Int(visible.prefix(trimmed)) ?? 0)
    case .c, .e: return relation.holds(for: exponent ?? 0)
    }
  }
}
